"""What may be proposed in a trade between players, and how a proposal is found again.

Both sides give, nobody gives what they have not got, and no resource stands on both sides.
Source: std/domestic-no-gift, cjp/trade-no-gift, cjp/trade-no-future
"""

from functools import lru_cache
from typing import Final

from engine.catan.actions import Actions, CounterOffer, Offer
from engine.catan.hands import BANK_LIMIT, ONE, Hand, choices, count, covers, is_pile, kinds, size
from engine.catan.options import CatanOptions
from engine.catan.refusals import MALFORMED, CatanCode
from engine.catan.state import BANK
from engine.protocol import EngineRefusal

LISTED: Final = 4
"""How many cards a side the offers have that `legal` lists: larger ones are too many, and are asked for as they are."""
ALL_SEATS: Final = 0b1111
PROPOSAL: Final = 0
"""The number under which rivals propose unasked."""
NO_OFFER: Final = EngineRefusal(CatanCode.NO_OFFER, "std/domestic-negotiate")


@lru_cache(maxsize=1 << 10)
def sides(pile: Hand, limit: int) -> tuple[Hand, ...]:
    """Every way to pick one to `limit` cards from a pile, in rising order of the packed number."""
    return tuple(sorted(cards for number in range(1, limit + 1) for cards in choices(pile, number)))


@lru_cache(maxsize=1 << 8)
def wants(give: Hand, limit: int) -> tuple[Hand, ...]:
    """Everything that may be asked for in return: one to `limit` cards, none of a resource that is given."""
    rest = BANK - sum(count(BANK, kind) * ONE[kind] for kind in kinds(give))
    return sides(rest, limit)


@lru_cache(maxsize=1 << 9)
def offers_of(give: Hand, limit: int) -> Actions:
    """Every offer of these cards."""
    return tuple(Offer(give, want) for want in wants(give, limit))


@lru_cache(maxsize=1 << 10)
def counters_of(give: Hand, limit: int, numbers: tuple[int, ...]) -> Actions:
    """Every counter-offer of these cards, to each of these offers."""
    return tuple(CounterOffer(give, want, number) for want in wants(give, limit) for number in numbers)


def gifts(hand: Hand, limit: int) -> tuple[Hand, ...]:
    """Everything that a hand can give, up to so many cards."""
    few = sum(min(count(hand, resource), limit) * ONE[resource] for resource in kinds(hand))
    return sides(few, limit)


def unfair(options: CatanOptions, hand: Hand, action: Offer | CounterOffer) -> EngineRefusal | None:
    """Why these terms may not be proposed: both sides must give, no resource on both sides, cards in hand.

    A resource on both sides would be a gift in disguise. Source: std/domestic-no-gift, cjp/trade-no-gift
    """
    if not (is_pile(action.give, BANK_LIMIT) and is_pile(action.want, BANK_LIMIT)):
        return MALFORMED
    if not action.give or not action.want:
        return EngineRefusal(CatanCode.GIFT, "std/domestic-no-gift")
    if any(count(action.want, kind) for kind in kinds(action.give)):
        return EngineRefusal(CatanCode.SAME_RESOURCE, "cjp/trade-no-gift")
    limit = options.offer_limit
    if size(action.give) > limit or size(action.want) > limit:
        return EngineRefusal(CatanCode.OFFER_TOO_LARGE, None, (("number", limit),))
    if not covers(hand, action.give):
        return EngineRefusal(CatanCode.CANNOT_PAY, "cjp/trade-no-future")
    return None

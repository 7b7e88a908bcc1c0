"""One line of text for each entry of the orders, and back; the same lines are stored and sent by a panel's controls.

`h7 s2`, `h7`, `s2`, `leader`, `h7 leader`, `any` for the robber; `1W 1G keep 2W not-to-leader` for an offer (give,
want); the text of its action for a wish: `build-city v12`, `buy-card`.
"""

from collections.abc import Sequence
from typing import Any, Final

from engine.catan.actions import BuildCity, BuildRoad, BuildSettlement, BuyCard
from engine.catan.codecs import HEX, PILE, RESOURCE, SEAT, Codec, UnreadableText
from engine.catan.hands import Hand, count, kinds
from engine.catan.names import Hex, Resource, Seat
from engine.catan.notation import parse_action
from engine.catan.orders.refusals import OrderCode
from engine.catan.orders.wishes import ANYBODY, LEADER, BuildOrder, RobberWish, StandingOffer
from engine.protocol import EngineRefusal

_ANY: Final = "any"
_LEADER: Final = "leader"
_KEEP: Final = "keep"
_SPARE: Final = "not-to-leader"
_SIDES: Final = 2


def write_robber(wish: RobberWish) -> str:
    """A robber wish as text."""
    place = "" if wish.hex is None else str(HEX.write(wish.hex))
    return f"{place} {_victim_text(wish.victim)}".strip() or _ANY


def _victim_text(victim: Seat) -> str:
    if victim == ANYBODY:
        return ""
    return _LEADER if victim == LEADER else str(SEAT.write(victim))


def read_robber(text: str) -> RobberWish | EngineRefusal:
    """The robber wish that a text stands for. Refusal: `orders-unknown-target`."""
    if text == _ANY:
        return RobberWish()
    words = text.split(" ")
    tile = _hex(words[0])
    rest = words if tile is None else words[1:]
    victim = _victim(rest)
    return EngineRefusal(OrderCode.UNKNOWN_TARGET) if victim is None else RobberWish(tile, victim)


def _hex(word: str) -> Hex | None:
    found = _read(HEX, word)
    return Hex(found) if isinstance(found, int) else None


def _victim(words: Sequence[str]) -> Seat | None:
    if not words:
        return ANYBODY
    if len(words) > 1:
        return None
    found = LEADER if words[0] == _LEADER else _read(SEAT, words[0])
    return found if isinstance(found, int) else None


def write_offer(offer: StandingOffer) -> str:
    """A standing offer as text."""
    words = [PILE.write(offer.give), PILE.write(offer.want)]
    words += [_KEEP, PILE.write(offer.keep)] if offer.keep else []
    words += [_SPARE] if offer.not_to_leader else []
    return " ".join(words)


def read_offer(text: str) -> StandingOffer | EngineRefusal:
    """The standing offer that a text stands for.

    Refusals: `orders-bad-cards`, `orders-one-sided`, `orders-same-resource`.
    """
    words = text.split(" ")
    spare = words[-1] == _SPARE
    piles = _piles(words[:-1] if spare else words)
    if piles is None:
        return EngineRefusal(OrderCode.BAD_CARDS)
    give, want, keep = piles
    return unfair(give, want) or StandingOffer(give, want, keep, spare)


def _piles(words: Sequence[str]) -> tuple[Hand, Hand, Hand] | None:
    """What is given, wanted and kept; `keep` with its pile may be left out."""
    sides, tail = words[:_SIDES], words[_SIDES:]
    if tail and tail[0] != _KEEP:
        return None
    found = [_read(PILE, word) for word in (*sides, *(tail[1:] or ("-",) * (not tail)))]
    if len(found) != _SIDES + 1 or not all(isinstance(pile, int) for pile in found):
        return None
    return found[0], found[1], found[2]


def unfair(give: Hand, want: Hand) -> EngineRefusal | None:
    """Why this cannot be an exchange: a side is empty, or a resource stands on both.

    Source: std/domestic-no-gift, cjp/trade-no-gift
    """
    if not give or not want:
        return EngineRefusal(OrderCode.ONE_SIDED, "std/domestic-no-gift")
    shared = any(count(want, kind) for kind in kinds(give))
    return EngineRefusal(OrderCode.SAME_RESOURCE, "cjp/trade-no-gift") if shared else None


def read_wish(text: str) -> BuildOrder | EngineRefusal:
    """The wish that a text stands for. Refusal: `orders-unknown-spot`."""
    action = parse_action(text)
    if isinstance(action, (BuildRoad, BuildSettlement, BuildCity, BuyCard)):
        return action
    return EngineRefusal(OrderCode.UNKNOWN_SPOT)


def write_resources(resources: Sequence[Resource]) -> str:
    """Resources as words."""
    return " ".join(RESOURCE.write(resource) for resource in resources)


def read_resources(text: str) -> tuple[Resource, ...] | EngineRefusal:
    """The resources that words stand for, each once. Refusals: `orders-unknown-resource`, `orders-resource-twice`."""
    found = [_read(RESOURCE, word) for word in text.split(" ") if text]
    if not all(isinstance(resource, Resource) for resource in found):
        return EngineRefusal(OrderCode.UNKNOWN_RESOURCE)
    return tuple(found) if len(set(found)) == len(found) else EngineRefusal(OrderCode.RESOURCE_TWICE)


def _read(codec: Codec, word: str) -> Any:  # noqa: ANN401 - the codec's own type, or None
    try:
        return codec.read(word)
    except UnreadableText:
        return None

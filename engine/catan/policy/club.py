"""The house's club player: it builds as the beginner does, and it trades.

It proposes what brings it nearer to a building, makes counter-offers, answers by value, and gives nothing to a seat
that is about to win or far ahead of it.
"""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from engine.catan import actions as a
from engine.catan.hands import KINDS, ONE, Hand, count, covers, size
from engine.catan.names import Chance, Seat
from engine.catan.policy import opening, value
from engine.catan.policy.hand_value import exchanged
from engine.catan.view import OfferView, View

Exchange: TypeAlias = Callable[[View, Seat, Hand, Hand, Hand], float]
"""How much it brings a seat with this hand to give the one pile for the other."""
GAIN: Final = 0.5
"""How much an exchange must bring."""
PRICE: Final = 0.2
"""What each card that an offer gives counts against it."""
CLOSE: Final = 2
"""Points short of the target from which on a seat gets no cards."""
AHEAD: Final = 3
"""Points more than one's own from which on a leader gets none."""
TALK: Final = (
    a.Offer, a.CounterOffer, a.AcceptOffer, a.DeclineOffer, a.WithdrawAnswer, a.WithdrawOffer, a.Confirm,
)  # fmt: skip
_LAST: Final = (a.EndTurn, a.TradeWithBank, a.BuyCard)
"""Before these it asks whether somebody will trade."""


def choose(view: View, actions: Sequence[a.Action], chance: Chance) -> a.Action:
    """What it does where it must decide."""
    plain = [action for action in actions if not isinstance(action, TALK)]
    if not plain:
        return reply(view, actions, chance) or actions[0]
    best = opening.placed(view, plain) or value.choose(view, plain, chance)
    if isinstance(best, a.DeclareVictory):
        return best
    agreed = deal(view, actions)
    if agreed is not None:
        return agreed
    return (offer(view, actions) if isinstance(best, _LAST) else None) or best


def reply(
    view: View, actions: Sequence[a.Action], _chance: Chance, gain: Exchange = exchanged
) -> a.Action | None:
    """What it says to the first open offer that it has not answered: yes, other terms, or no."""
    numbers = [action.offer for action in actions if isinstance(action, a.DeclineOffer)]
    if view.seat is None or view.own is None or not numbers:
        return None
    offer = next(one for one in view.offers if one.number == min(numbers))
    if not trusted(view, view.seat, view.turn.player):
        return a.DeclineOffer(offer.number)
    fits = covers(view.own.hand, offer.want)
    if fits and gain(view, view.seat, view.own.hand, offer.want, offer.give) >= GAIN / 2:
        return a.AcceptOffer(offer.number)
    return _counter(view, offer, gain) or a.DeclineOffer(offer.number)


def trusted(view: View, seat: Seat, partner: Seat) -> bool:
    """Whether a partner may have cards: nobody who is about to win, or far ahead."""
    theirs, mine = view.seats[partner].points, view.seats[seat].points
    return theirs < view.options.profile.target - CLOSE and theirs < mine + AHEAD


def offer(view: View, actions: Sequence[a.Action], gain: Exchange = exchanged) -> a.Offer | None:
    """One card, or two of a kind, for the card that is missing most; never a second offer beside an open one."""
    seat, own = view.seat, view.own
    if seat is None or own is None or view.offers or not any(isinstance(one, a.Offer) for one in actions):
        return None
    partners = (other for other in range(len(view.seats)) if other != seat and view.seats[other].cards)
    if not any(trusted(view, seat, other) for other in partners):
        return None
    plain = [
        a.Offer(number * ONE[give], ONE[want])
        for number in (1, 2)
        for give in KINDS
        for want in KINDS
        if give != want and count(own.hand, give) >= number
    ]
    scored = [(gain(view, seat, own.hand, one.give, one.want) - PRICE * size(one.give), one) for one in plain]
    most, found = max(scored, key=lambda pair: pair[0], default=(0.0, None))
    return found if most >= GAIN else None


def deal(view: View, actions: Sequence[a.Action], gain: Exchange = exchanged) -> a.Confirm | None:
    """A trade with one of those who answered, if it still brings something."""
    seat, own = view.seat, view.own
    if seat is None or own is None:
        return None
    for agreed in (one for one in actions if isinstance(one, a.Confirm)):
        give, get = _terms(view, agreed)
        if trusted(view, seat, agreed.partner) and gain(view, seat, own.hand, give, get) >= GAIN / 2:
            return agreed
    return None


def _terms(view: View, deal: a.Confirm) -> tuple[Hand, Hand]:
    """What a deal gives and gets: the partner's own terms, else those of the offer."""
    offer = next((one for one in view.offers if one.number == deal.offer), None)
    said = view.proposed[deal.partner] if offer is None else offer.answers[deal.partner]
    if isinstance(said, a.CounterOffer):
        return said.want, said.give
    return (0, 0) if offer is None else (offer.give, offer.want)


def _counter(view: View, offer: OfferView, gain: Exchange) -> a.CounterOffer | None:
    """Another card for what is offered, or the wanted one for two."""
    seat, own = view.seat, view.own
    if seat is None or own is None:
        return None
    hand = own.hand
    terms = [(ONE[kind], offer.give) for kind in KINDS if count(hand, kind) and not count(offer.give, kind)]
    if covers(hand, offer.want) and size(offer.give) == 1:
        terms.append((offer.want, 2 * offer.give))
    scored = [(gain(view, seat, hand, give, want), give, want) for give, want in terms]
    most, give, want = max(scored, default=(0.0, 0, 0))
    return a.CounterOffer(give, want, offer.number) if most >= GAIN else None

"""What a trade between players, or the refusal of one, gave away: the chances with it beside those without it.

All hands lie open by then, so that what the partner gained counts, too. Not judged are offers, for nobody knows who
would have taken them, and other terms, which keep the talk going. Source: house
"""

from typing import NamedTuple

from engine.catan import events as e
from engine.catan.chances import chances_of
from engine.catan.hands import Hand, covers
from engine.catan.names import Seat
from engine.catan.state import CatanState


class Deal(NamedTuple):
    """A trade as one of the two sees it: with whom, and what for what; whether it came about."""

    partner: Seat
    give: Hand
    get: Hand
    made: bool


class DealGiven(NamedTuple):
    """A trade that its seat had better not made, or made, and how much of its chance to win that gave away."""

    seat: Seat
    deal: Deal
    chance: float


def deals_given(state: CatanState, event: e.Event) -> tuple[DealGiven, ...]:
    """What a trade, or a "no", gave away for those who decided on it; nothing where it was right."""
    match event:
        case e.Traded(seat, partner, give, get):
            both = (Deal(partner, give, get, made=True), Deal(seat, get, give, made=True))
            change = changes(state, seat, both[0])
            found = [
                DealGiven(who, deal, -change[who]) for who, deal in zip((seat, partner), both, strict=True)
            ]
        case e.OfferDeclined(seat, number):
            deal = _declined(state, number)
            found = [] if deal is None else [DealGiven(seat, deal, changes(state, seat, deal)[seat])]
            found = [one for one in found if covers(state.players[seat].hand, one.deal.give)]
        case _:
            found = []
    return tuple(one for one in found if one.chance > 0)


def _declined(state: CatanState, number: int) -> Deal | None:
    """What the offer would have been for whoever said no."""
    offer, proposer = state.turn.offered(number), state.turn.player
    if offer is None or not covers(state.players[proposer].hand, offer.give):
        return None
    return Deal(proposer, offer.want, offer.give, made=False)


def changes(state: CatanState, seat: Seat, deal: Deal) -> tuple[float, ...]:
    """What the trade does to the chance of every seat."""
    players = list(state.players)
    players[seat] = players[seat].gaining(deal.get - deal.give)
    players[deal.partner] = players[deal.partner].gaining(deal.give - deal.get)
    then, now = chances_of(state), chances_of(state._replace(players=tuple(players)))
    return tuple(after - before for before, after in zip(then, now, strict=True))

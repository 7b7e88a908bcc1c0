"""The active player's offers: to whom they go, for how long they lie open, and how they leave the table.

An offer stays until it is withdrawn, carried out, its hours are over or the turn ends, or until another takes its
place: a few may lie open at once, each with a number. It binds nobody, and hands are looked at again when it is
carried out.
The rules know no clock: that the hours are over is said by the host.
Source: std/domestic-active-only, cjp/talk-nonbinding
"""

from itertools import chain, combinations
from typing import Final

from engine.catan.actions import Actions, AskSeats, ExpireOffer, Offer, SetOfferEnd, WithdrawOffer
from engine.catan.events import (
    Offered,
    OfferEndSet,
    OfferExpired,
    OfferWithdrawn,
    SeatsAsked,
)
from engine.catan.names import HOST, Bits, Seat
from engine.catan.phases import MAIN
from engine.catan.refusals import MALFORMED, CatanCode, not_due, out_of_turn
from engine.catan.state import Answer, CatanState, Effects, OfferReply, OpenOffer, Rules
from engine.catan.terms import ALL_SEATS, LISTED, NO_OFFER, PROPOSAL, gifts, offers_of, unfair
from engine.protocol import EngineRefusal

HOURS: Final = (0, 1, 2, 6, 12)
"""For how long offers may lie open; 0: until the turn ends. Source: house"""


def legal(state: CatanState, seat: Seat) -> Actions:
    """New offers, whom and how long the next ones ask, and taking open ones back."""
    hand, limit = state.players[seat].hand, min(LISTED, state.options.offer_limit)
    new = tuple(chain.from_iterable(offers_of(give, limit) for give in gifts(hand, limit)))
    new += tuple(AskSeats(asked) for asked in askable(state, seat))
    new += tuple(SetOfferEnd(hours) for hours in ends(state, seat))
    numbers = sorted(offer.number for offer in state.turn.offers)
    return new + tuple(WithdrawOffer(number) for number in numbers if number != PROPOSAL)


def legal_host(state: CatanState) -> Actions:
    """Ending each offer that has an end."""
    return tuple(
        ExpireOffer(number) for number in sorted(one.number for one in state.turn.offers if one.hours)
    )


def free_number(state: CatanState) -> int:
    """The number that a new offer gets: the lowest one free, else that of the oldest offer, which it replaces."""
    taken = [offer.number for offer in state.turn.offers if offer.number != PROPOSAL]
    free = (number for number in range(1, state.options.open_offers + 1) if number not in taken)
    return next(free, taken[0] if taken else 1)


def barred(state: CatanState, seat: Seat) -> EngineRefusal | None:
    """Why the seat may not act on its own offers now: not its turn, dice unresolved, or no trade at this table."""
    if seat != state.turn.player or state.turn.phase is not MAIN:
        return out_of_turn(state, seat)
    return None if state.options.domestic_trade else EngineRefusal(CatanCode.TRADE_OFF)


def offer(state: CatanState, seat: Seat, action: Offer) -> Answer:
    """The active player proposes an exchange to everybody, beside the offers that lie open.

    Source: std/domestic-negotiate, std/domestic-rate
    """
    refusal = barred(state, seat) or unfair(state.options, state.players[seat].hand, action)
    return refusal or (Offered(seat, action.give, action.want, free_number(state)),)


def askable(state: CatanState, seat: Seat) -> tuple[Bits, ...]:
    """Every choice of rivals to ask but the present one, for whoever has cards to offer; all of them is 0."""
    if not state.players[seat].hand:
        return ()
    rivals = [1 << other for other in range(len(state.players)) if other != seat]
    parts = (sum(chosen) for number in range(len(rivals)) for chosen in combinations(rivals, number))
    return tuple(sorted(part for part in parts if part != state.turn.asked))


def ask_seats(state: CatanState, seat: Seat, action: AskSeats) -> Answer:
    """The active player says whom the next offers are meant for; those that lie open stay as they are.

    Source: std/domestic-negotiate
    """
    refusal = barred(state, seat)
    if refusal is None and (type(action.asked) is not int or action.asked not in askable(state, seat)):
        refusal = MALFORMED
    return refusal or (SeatsAsked(seat, action.asked),)


def seats_asked(state: CatanState, event: SeatsAsked) -> CatanState:
    """Offers to come are for these rivals."""
    return state._replace(turn=state.turn._replace(asked=event.asked, last=None))


def ends(state: CatanState, seat: Seat) -> tuple[int, ...]:
    """Every end that offers to come can have but the present one, for whoever has cards to offer."""
    if not state.players[seat].hand:
        return ()
    return tuple(hours for hours in HOURS if hours != state.turn.lasting)


def set_end(state: CatanState, seat: Seat, action: SetOfferEnd) -> Answer:
    """The active player says for how long the next offers lie open; those that do keep theirs.

    Source: house
    """
    refusal = barred(state, seat)
    if refusal is None and (type(action.hours) is not int or action.hours not in ends(state, seat)):
        refusal = MALFORMED
    return refusal or (OfferEndSet(seat, action.hours),)


def end_set(state: CatanState, event: OfferEndSet) -> CatanState:
    """Offers to come lie open for so long."""
    return state._replace(turn=state.turn._replace(lasting=event.hours))


def expire(state: CatanState, seat: Seat, action: ExpireOffer) -> Answer:
    """The host ends an offer whose hours are over.

    Source: house
    """
    offer = state.turn.offered(action.offer)
    if seat != HOST or offer is None or not offer.hours:
        return not_due(state)
    return (OfferExpired(state.turn.player, action.offer),)


def withdraw_offer(state: CatanState, seat: Seat, action: WithdrawOffer) -> Answer:
    """An offer may be taken back: talk binds nobody.

    Source: cjp/talk-nonbinding
    """
    refusal = barred(state, seat)
    if refusal is None and (action.offer == PROPOSAL or state.turn.offered(action.offer) is None):
        refusal = NO_OFFER
    return refusal or (OfferWithdrawn(seat, action.offer),)


def offered(state: CatanState, event: Offered) -> CatanState:
    """The offer lies on the table, unanswered."""
    others = tuple(offer for offer in state.turn.offers if offer.number != event.offer)
    to = (state.turn.asked or ALL_SEATS) | 1 << event.seat
    said = tuple(None if to >> seat & 1 else OfferReply.LEFT_OUT for seat in range(len(state.players)))
    new = OpenOffer(event.give, event.want, said, event.offer, state.turn.lasting)
    return state._replace(turn=state.turn._replace(offers=(*others, new), last=None))


def offer_withdrawn(state: CatanState, event: OfferWithdrawn | OfferExpired) -> CatanState:
    """The offer is gone."""
    left = tuple(offer for offer in state.turn.offers if offer.number != event.offer)
    return state._replace(turn=state.turn._replace(offers=left, last=None))


RULES: Final[Rules] = {
    Offer: offer,
    AskSeats: ask_seats,
    SetOfferEnd: set_end,
    WithdrawOffer: withdraw_offer,
    ExpireOffer: expire,
}
EFFECTS: Final[Effects] = {
    Offered: offered,
    SeatsAsked: seats_asked,
    OfferEndSet: end_set,
    OfferWithdrawn: offer_withdrawn,
    OfferExpired: offer_withdrawn,
}

"""What rivals say to the active player's offers, and what they propose unasked.

A rival's own proposal to the active player is a counter-offer to offer number 0, which nobody made and nobody is
asked about. Only the active player can take it up.
Source: std/domestic-counter, cjp/trade-active-only, cjp/talk-nonbinding
"""

from dataclasses import replace
from itertools import chain
from typing import Final

from engine.catan.actions import AcceptOffer, Actions, CounterOffer, DeclineOffer, WithdrawAnswer
from engine.catan.events import AnswerWithdrawn, Countered, Event, OfferAccepted, OfferDeclined
from engine.catan.hands import covers
from engine.catan.names import Seat
from engine.catan.phases import MAIN
from engine.catan.refusals import CatanCode, out_of_turn, within
from engine.catan.state import Answer, CatanState, Effects, OfferReply, OpenOffer, Rules
from engine.catan.terms import LISTED, NO_OFFER, PROPOSAL, counters_of, gifts, unfair
from engine.protocol import EngineRefusal


def legal(state: CatanState, seat: Seat) -> Actions:
    """What a rival can say to the open offers."""
    turn = state.turn
    if turn.phase is not MAIN or seat == turn.player or not state.options.domestic_trade:
        return ()
    offers = sorted(turn.offers, key=lambda offer: offer.number)
    asked = tuple(offer for offer in offers if offer.answers[seat] is None and offer.number != PROPOSAL)
    hand, limit = state.players[seat].hand, min(LISTED, state.options.offer_limit)
    accept = (AcceptOffer(offer.number) for offer in asked if covers(hand, offer.want))
    numbers = tuple(offer.number for offer in asked)
    decline = (DeclineOffer(number) for number in numbers)
    said = turn.offered(PROPOSAL)
    silent = said is None or said.answers[seat] is None
    unasked = (PROPOSAL,) if silent else ()
    counters = chain.from_iterable(
        counters_of(give, limit, (*unasked, *numbers))
        for give in (gifts(hand, limit) if silent or numbers else ())
    )
    undo = (
        WithdrawAnswer(offer.number)
        for offer in offers
        if offer.answers[seat] is not None and offer.answers[seat] is not OfferReply.LEFT_OUT
    )
    return (*accept, *decline, *counters, *undo)


def asked(state: CatanState, seat: Seat, number: int) -> OpenOffer | EngineRefusal:
    """The offer that the seat may answer now, or why it may not."""
    turn = state.turn
    if turn.phase is not MAIN or not within(seat, len(state.players)):
        return out_of_turn(state, seat)
    offer = turn.offered(number)
    if offer is None and type(number) is int and number == PROPOSAL:
        offer = _unasked(state)
    if offer is None or seat == turn.player or offer.answers[seat] is OfferReply.LEFT_OUT:
        return NO_OFFER
    return offer


def _unasked(state: CatanState) -> OpenOffer:
    """What rivals' own proposals stand beside."""
    return OpenOffer(0, 0, (None,) * len(state.players), PROPOSAL)


def unanswered(state: CatanState, seat: Seat, number: int) -> OpenOffer | EngineRefusal:
    """The offer to which the seat may give a first answer now, or why it may not."""
    offer = asked(state, seat, number)
    if isinstance(offer, EngineRefusal) or offer.answers[seat] is None:
        return offer
    return EngineRefusal(CatanCode.ALREADY_ANSWERED, "std/domestic-negotiate")


def accept(state: CatanState, seat: Seat, action: AcceptOffer) -> Answer:
    """A rival who holds the cards is ready to trade.

    Source: cjp/trade-no-future
    """
    offer = _made(unanswered(state, seat, action.offer))
    if isinstance(offer, EngineRefusal):
        return offer
    if not covers(state.players[seat].hand, offer.want):
        return EngineRefusal(CatanCode.CANNOT_PAY, "cjp/trade-no-future")
    return (OfferAccepted(seat, action.offer),)


def decline(state: CatanState, seat: Seat, action: DeclineOffer) -> Answer:
    """A rival wants no trade."""
    offer = _made(unanswered(state, seat, action.offer))
    return offer if isinstance(offer, EngineRefusal) else (OfferDeclined(seat, action.offer),)


def _made(offer: OpenOffer | EngineRefusal) -> OpenOffer | EngineRefusal:
    """The offer, unless it is no offer of the active player."""
    return NO_OFFER if isinstance(offer, OpenOffer) and offer.number == PROPOSAL else offer


def counter(state: CatanState, seat: Seat, action: CounterOffer) -> Answer:
    """A rival proposes other terms to the active player, or terms of its own.

    Source: std/domestic-counter
    """
    if type(action.offer) is int and action.offer == PROPOSAL and not state.options.domestic_trade:
        return EngineRefusal(CatanCode.TRADE_OFF)
    offer = unanswered(state, seat, action.offer)
    if isinstance(offer, EngineRefusal):
        return offer
    refusal = unfair(state.options, state.players[seat].hand, action)
    return refusal or (Countered(seat, action.give, action.want, action.offer),)


def withdraw_answer(state: CatanState, seat: Seat, action: WithdrawAnswer) -> Answer:
    """An answer may be taken back: talk binds nobody.

    Source: cjp/talk-nonbinding
    """
    offer = asked(state, seat, action.offer)
    if isinstance(offer, EngineRefusal):
        return offer
    if offer.answers[seat] is None:
        return EngineRefusal(CatanCode.NOT_ANSWERED, "std/domestic-negotiate")
    return (AnswerWithdrawn(seat, action.offer),)


def answered(state: CatanState, event: Event) -> CatanState:
    """The seat's answer stands beside the offer."""
    match event:
        case OfferAccepted(seat, number):
            return _with_answer(state, seat, number, OfferReply.ACCEPTED)
        case OfferDeclined(seat, number):
            return _with_answer(state, seat, number, OfferReply.DECLINED)
        case Countered(seat, give, want, number):
            return _with_answer(state, seat, number, CounterOffer(give, want, number))
        case AnswerWithdrawn(seat, number):
            return _with_answer(state, seat, number, None)
        case _:
            raise TypeError(event)


def _with_answer(
    state: CatanState, seat: Seat, number: int, answer: OfferReply | CounterOffer | None
) -> CatanState:
    open_ = state.turn.offers
    if number == PROPOSAL and state.turn.offered(number) is None:
        open_ = (*open_, _unasked(state))
    offers = tuple(told(offer, seat, answer) if offer.number == number else offer for offer in open_)
    return state._replace(turn=state.turn._replace(offers=offers))


def told(offer: OpenOffer, seat: Seat, answer: OfferReply | CounterOffer | None) -> OpenOffer:
    """The offer with this answer of the seat's beside it."""
    answers = (*offer.answers[:seat], answer, *offer.answers[seat + 1 :])
    return replace(offer, answers=answers)


RULES: Final[Rules] = {
    AcceptOffer: accept,
    DeclineOffer: decline,
    CounterOffer: counter,
    WithdrawAnswer: withdraw_answer,
}
EFFECTS: Final[Effects] = {
    OfferAccepted: answered,
    OfferDeclined: answered,
    Countered: answered,
    AnswerWithdrawn: answered,
}

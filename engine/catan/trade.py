"""Trade between players: the active one lays offers on the table, the others answer, one is chosen.

An offer stays until it is withdrawn, carried out or the turn ends, or until another takes its place: a
few may lie open at once, each with a number. It binds nobody, and hands are looked at again when it is
carried out. Only the active player trades, always with one partner.

Offers are alternatives as far as they concern the same cards: a trade or a payment takes every offer off
the table that gives a kind just given, or asks for a kind just got. So nobody trades twice what was meant
once, and whatever lies open can be paid: no taker shows cards for a trade that does not come about. What
goes is worked out from the offers and the trade, which all see. If instead only the offers went that the
hand no longer pays, the table would read from them what is left in it; if they stayed, a taker would
find it out and show cards for nothing.
A rival may speak first: its proposal to the active player is a counter-offer to offer number 0, which nobody made and
nobody is asked about. Only the active player can take it up.
Source: std/domestic-active-only, std/domestic-counter, cjp/trade-active-only, cjp/trade-one-to-one,
cjp/talk-nonbinding, cjp/trade-no-future
"""

from dataclasses import replace
from functools import lru_cache
from itertools import chain, combinations
from typing import Final

from engine.catan.actions import (
    AcceptOffer,
    Actions,
    AskSeats,
    Confirm,
    CounterOffer,
    DeclineOffer,
    Offer,
    WithdrawAnswer,
    WithdrawOffer,
)
from engine.catan.events import (
    AnswerWithdrawn,
    Countered,
    Event,
    OfferAccepted,
    OfferDeclined,
    Offered,
    OfferWithdrawn,
    SeatsAsked,
    Traded,
)
from engine.catan.hands import BANK_LIMIT, ONE, Hand, choices, count, covers, is_pile, kinds, shares, size
from engine.catan.names import Bits, Seat
from engine.catan.phases import MAIN
from engine.catan.refusals import MALFORMED, CatanCode, out_of_turn, within
from engine.catan.state import BANK, Answer, CatanState, Effects, OfferReply, OpenOffer, Rules
from engine.protocol import EngineRefusal

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
def _offers(give: Hand, limit: int) -> Actions:
    return tuple(Offer(give, want) for want in wants(give, limit))


@lru_cache(maxsize=1 << 10)
def _counters(give: Hand, limit: int, numbers: tuple[int, ...]) -> Actions:
    return tuple(CounterOffer(give, want, number) for want in wants(give, limit) for number in numbers)


def gifts(hand: Hand, limit: int) -> tuple[Hand, ...]:
    """Everything that a hand can give, within the table's limit."""
    few = sum(min(count(hand, resource), limit) * ONE[resource] for resource in kinds(hand))
    return sides(few, limit)


def unfair(state: CatanState, hand: Hand, action: Offer | CounterOffer) -> EngineRefusal | None:
    """Why these terms may not be proposed: both sides must give, no resource on both sides, cards in hand.

    A resource on both sides would be a gift in disguise. Source: std/domestic-no-gift, cjp/trade-no-gift
    """
    if not (is_pile(action.give, BANK_LIMIT) and is_pile(action.want, BANK_LIMIT)):
        return MALFORMED
    if not action.give or not action.want:
        return EngineRefusal(CatanCode.GIFT, "std/domestic-no-gift")
    if any(count(action.want, kind) for kind in kinds(action.give)):
        return EngineRefusal(CatanCode.SAME_RESOURCE, "cjp/trade-no-gift")
    limit = state.options.offer_limit
    if size(action.give) > limit or size(action.want) > limit:
        return EngineRefusal(CatanCode.OFFER_TOO_LARGE, None, (("number", limit),))
    if not covers(hand, action.give):
        return EngineRefusal(CatanCode.CANNOT_PAY, "cjp/trade-no-future")
    return None


def legal_active(state: CatanState, seat: Seat) -> Actions:
    """New offers, taking open ones back, and carrying one out with each seat that can."""
    hand, limit = state.players[seat].hand, state.options.offer_limit
    new = tuple(chain.from_iterable(_offers(give, limit) for give in gifts(hand, limit)))
    new += tuple(AskSeats(asked) for asked in askable(state, seat))
    numbers = sorted(offer.number for offer in state.turn.offers)
    if not numbers:
        return new
    back = tuple(WithdrawOffer(number) for number in numbers if number != PROPOSAL)
    others = (other for other in range(len(state.players)) if other != seat)
    deals = (
        Confirm(other, number) for other in others for number in numbers if deal_with(state, other, number)
    )
    return (*new, *back, *deals)


def legal_answers(state: CatanState, seat: Seat) -> Actions:
    """What a rival can say to the open offers."""
    turn = state.turn
    if turn.phase is not MAIN or seat == turn.player or not state.options.domestic_trade:
        return ()
    offers = sorted(turn.offers, key=lambda offer: offer.number)
    asked = tuple(offer for offer in offers if offer.answers[seat] is None and offer.number != PROPOSAL)
    hand, limit = state.players[seat].hand, state.options.offer_limit
    accept = (AcceptOffer(offer.number) for offer in asked if covers(hand, offer.want))
    numbers = tuple(offer.number for offer in asked)
    decline = (DeclineOffer(number) for number in numbers)
    said = turn.offered(PROPOSAL)
    silent = said is None or said.answers[seat] is None
    unasked = (PROPOSAL,) if silent else ()
    counters = chain.from_iterable(
        _counters(give, limit, (*unasked, *numbers))
        for give in (gifts(hand, limit) if silent or numbers else ())
    )
    undo = (
        WithdrawAnswer(offer.number)
        for offer in offers
        if offer.answers[seat] is not None and offer.answers[seat] is not OfferReply.LEFT_OUT
    )
    return (*accept, *decline, *counters, *undo)


def deal_with(state: CatanState, partner: Seat, number: int) -> tuple[Hand, Hand] | None:
    """What the active player would give and get in a deal with this seat now, if both hold the cards."""
    offer = state.turn.offered(number)
    answer = offer.answers[partner] if offer else None
    if offer is None or answer is None or answer in (OfferReply.DECLINED, OfferReply.LEFT_OUT):
        return None
    terms = (answer.want, answer.give) if isinstance(answer, CounterOffer) else (offer.give, offer.want)
    hands = state.players[state.turn.player].hand, state.players[partner].hand
    return terms if covers(hands[0], terms[0]) and covers(hands[1], terms[1]) else None


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
    refusal = barred(state, seat) or unfair(state, state.players[seat].hand, action)
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


def withdraw_offer(state: CatanState, seat: Seat, action: WithdrawOffer) -> Answer:
    """An offer may be taken back: talk binds nobody.

    Source: cjp/talk-nonbinding
    """
    refusal = barred(state, seat)
    if refusal is None and (action.offer == PROPOSAL or state.turn.offered(action.offer) is None):
        refusal = NO_OFFER
    return refusal or (OfferWithdrawn(seat, action.offer),)


def confirm(state: CatanState, seat: Seat, action: Confirm) -> Answer:
    """The active player trades with one who answered, if both still hold the cards.

    Source: cjp/trade-one-to-one
    """
    refusal = barred(state, seat)
    if refusal is None and state.turn.offered(action.offer) is None:
        refusal = NO_OFFER
    if refusal is None and not within(action.partner, len(state.players)):
        refusal = MALFORMED
    if refusal:
        return refusal
    terms = deal_with(state, action.partner, action.offer)
    if terms is None:
        return EngineRefusal(CatanCode.PARTNER_NOT_READY, "cjp/talk-nonbinding")
    return (Traded(seat, action.partner, *terms, action.offer),)


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
    refusal = unfair(state, state.players[seat].hand, action)
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


def offered(state: CatanState, event: Offered) -> CatanState:
    """The offer lies on the table, unanswered."""
    others = tuple(offer for offer in state.turn.offers if offer.number != event.offer)
    to = (state.turn.asked or ALL_SEATS) | 1 << event.seat
    said = tuple(None if to >> seat & 1 else OfferReply.LEFT_OUT for seat in range(len(state.players)))
    new = OpenOffer(event.give, event.want, said, event.offer)
    return state._replace(turn=state.turn._replace(offers=(*others, new), last=None))


def offer_withdrawn(state: CatanState, event: OfferWithdrawn) -> CatanState:
    """The offer is gone."""
    left = tuple(offer for offer in state.turn.offers if offer.number != event.offer)
    return state._replace(turn=state.turn._replace(offers=left, last=None))


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
    offers = tuple(_told(offer, seat, answer) if offer.number == number else offer for offer in open_)
    return state._replace(turn=state.turn._replace(offers=offers))


def _told(offer: OpenOffer, seat: Seat, answer: OfferReply | CounterOffer | None) -> OpenOffer:
    answers = (*offer.answers[:seat], answer, *offer.answers[seat + 1 :])
    return replace(offer, answers=answers)


def traded(state: CatanState, event: Traded) -> CatanState:
    """The cards have changed hands, and what concerned the same cards is off the table.

    What the partner said to other offers was said with another hand.
    """
    change = event.get - event.give
    active, partner = state.players[event.seat], state.players[event.partner]
    players = list(state.players)
    players[event.seat], players[event.partner] = active.gaining(change), partner.gaining(-change)
    left = tuple(_unsaid(offer, event.partner) for offer in state.turn.offers if _stands(offer, event))
    return state.moved_on(tuple(players), state.bank, state.turn._replace(offers=left, last=None))


def _unsaid(offer: OpenOffer, seat: Seat) -> OpenOffer:
    return offer if offer.answers[seat] is OfferReply.LEFT_OUT else _told(offer, seat, None)


def _stands(offer: OpenOffer, event: Traded) -> bool:
    same = shares(offer.give, event.give) or shares(offer.want, event.get)
    return not same and offer.number != event.offer


RULES: Final[Rules] = {
    Offer: offer,
    AskSeats: ask_seats,
    WithdrawOffer: withdraw_offer,
    Confirm: confirm,
    AcceptOffer: accept,
    DeclineOffer: decline,
    CounterOffer: counter,
    WithdrawAnswer: withdraw_answer,
}
EFFECTS: Final[Effects] = {
    Offered: offered,
    SeatsAsked: seats_asked,
    OfferWithdrawn: offer_withdrawn,
    OfferAccepted: answered,
    OfferDeclined: answered,
    Countered: answered,
    AnswerWithdrawn: answered,
    Traded: traded,
}

"""Trade between players: the active one lays one offer on the table, the others answer, one is chosen.

The offer stays until it is withdrawn, replaced, carried out or the turn ends; it binds nobody, and
hands are looked at again when it is carried out. Only the active player trades, always with one
partner. Source: std/domestic-active-only, cjp/trade-one-to-one, cjp/talk-nonbinding
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from engine.catan.actions import (
    AcceptOffer,
    Action,
    Actions,
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
    Traded,
)
from engine.catan.hands import BANK_LIMIT, ONE, Hand, choices, count, covers, is_pile, kinds, size
from engine.catan.names import Seat
from engine.catan.phases import MAIN
from engine.catan.refusals import MALFORMED, Code, out_of_turn, within
from engine.catan.state import BANK, Answer, Effects, OpenOffer, Reply, Rules, State
from engine.protocol import Refusal

NO_OFFER: Final = Refusal(Code.NO_OFFER, "std/domestic-negotiate")


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
def _proposals(kind: Callable[[Hand, Hand], Action], give: Hand, limit: int) -> Actions:
    return tuple(kind(give, want) for want in wants(give, limit))


def proposals(kind: Callable[[Hand, Hand], Action], hand: Hand, limit: int) -> Actions:
    """Every proposal that a hand allows, within the table's limit."""
    few = sum(min(count(hand, resource), limit) * ONE[resource] for resource in kinds(hand))
    found: list[Action] = []
    for give in sides(few, limit):
        found.extend(_proposals(kind, give, limit))
    return tuple(found)


def unfair(state: State, hand: Hand, action: Offer | CounterOffer) -> Refusal | None:
    """Why these terms may not be proposed: both sides must give, no resource on both sides, cards in hand.

    A resource on both sides would be a gift in disguise. Source: std/domestic-no-gift, cjp/trade-no-gift
    """
    if not (is_pile(action.give, BANK_LIMIT) and is_pile(action.want, BANK_LIMIT)):
        return MALFORMED
    if not action.give or not action.want:
        return Refusal(Code.GIFT, "std/domestic-no-gift")
    if any(count(action.want, kind) for kind in kinds(action.give)):
        return Refusal(Code.SAME_RESOURCE, "cjp/trade-no-gift")
    limit = state.options.offer_limit
    if size(action.give) > limit or size(action.want) > limit:
        return Refusal(Code.OFFER_TOO_LARGE, None, (("number", limit),))
    if not covers(hand, action.give):
        return Refusal(Code.CANNOT_PAY, "cjp/trade-no-future")
    return None


def legal_active(state: State, seat: Seat) -> Actions:
    """New offers, taking the open one back, and carrying it out with each seat that can."""
    offers = proposals(Offer, state.players[seat].hand, state.options.offer_limit)
    if state.turn.offer is None:
        return offers
    ready = (other for other in range(len(state.players)) if other != seat and deal_with(state, other))
    return (*offers, WithdrawOffer(), *(Confirm(other) for other in ready))


def legal_answers(state: State, seat: Seat) -> Actions:
    """What a rival can say to the open offer."""
    offer, turn = state.turn.offer, state.turn
    if offer is None or turn.phase is not MAIN or seat == turn.player:
        return ()
    if offer.answers[seat] is not None:
        return (WithdrawAnswer(),)
    hand = state.players[seat].hand
    accept: Actions = (AcceptOffer(),) if covers(hand, offer.want) else ()
    return (*accept, DeclineOffer(), *proposals(CounterOffer, hand, state.options.offer_limit))


def deal_with(state: State, partner: Seat) -> tuple[Hand, Hand] | None:
    """What the active player would give and get in a deal with this seat now, if both hold the cards."""
    offer = state.turn.offer
    answer = offer.answers[partner] if offer else None
    if offer is None or answer is None or answer is Reply.DECLINED:
        return None
    terms = (answer.want, answer.give) if isinstance(answer, CounterOffer) else (offer.give, offer.want)
    hands = state.players[state.turn.player].hand, state.players[partner].hand
    return terms if covers(hands[0], terms[0]) and covers(hands[1], terms[1]) else None


def barred(state: State, seat: Seat) -> Refusal | None:
    """Why the seat may not act on its own offers now: not its turn, dice unresolved, or no trade at this table."""
    if seat != state.turn.player or state.turn.phase is not MAIN:
        return out_of_turn(state, seat)
    return None if state.options.domestic_trade else Refusal(Code.TRADE_OFF)


def offer(state: State, seat: Seat, action: Offer) -> Answer:
    """The active player proposes an exchange to everybody.

    Source: std/domestic-negotiate, std/domestic-rate
    """
    refusal = barred(state, seat) or unfair(state, state.players[seat].hand, action)
    return refusal or (Offered(seat, action.give, action.want),)


def withdraw_offer(state: State, seat: Seat, _action: WithdrawOffer) -> Answer:
    """An offer may be taken back: talk binds nobody.

    Source: cjp/talk-nonbinding
    """
    refusal = barred(state, seat)
    if refusal is None and state.turn.offer is None:
        refusal = NO_OFFER
    return refusal or (OfferWithdrawn(seat),)


def confirm(state: State, seat: Seat, action: Confirm) -> Answer:
    """The active player trades with one who answered, if both still hold the cards.

    Source: cjp/trade-one-to-one
    """
    refusal = barred(state, seat)
    if refusal is None and state.turn.offer is None:
        refusal = NO_OFFER
    if refusal is None and not within(action.partner, len(state.players)):
        refusal = MALFORMED
    if refusal:
        return refusal
    terms = deal_with(state, action.partner)
    if terms is None:
        return Refusal(Code.PARTNER_NOT_READY, "cjp/talk-nonbinding")
    return (Traded(seat, action.partner, *terms),)


def mute(state: State, seat: Seat) -> Refusal | None:
    """Why the seat may not answer an offer now."""
    turn = state.turn
    if turn.phase is not MAIN or not within(seat, len(state.players)):
        return out_of_turn(state, seat)
    if turn.offer is None or seat == turn.player:
        return NO_OFFER
    return None


def unanswered(state: State, seat: Seat) -> Refusal | None:
    """Why the seat may not give a first answer now."""
    refusal = mute(state, seat)
    if refusal is None and state.turn.offer and state.turn.offer.answers[seat] is not None:
        return Refusal(Code.ALREADY_ANSWERED, "std/domestic-negotiate")
    return refusal


def accept(state: State, seat: Seat, _action: AcceptOffer) -> Answer:
    """A rival who holds the cards is ready to trade.

    Source: cjp/trade-no-future
    """
    refusal = unanswered(state, seat)
    if refusal:
        return refusal
    wanted = state.turn.offer.want if state.turn.offer else 0
    if not covers(state.players[seat].hand, wanted):
        return Refusal(Code.CANNOT_PAY, "cjp/trade-no-future")
    return (OfferAccepted(seat),)


def decline(state: State, seat: Seat, _action: DeclineOffer) -> Answer:
    """A rival wants no trade."""
    return unanswered(state, seat) or (OfferDeclined(seat),)


def counter(state: State, seat: Seat, action: CounterOffer) -> Answer:
    """A rival proposes other terms to the active player.

    Source: std/domestic-counter
    """
    refusal = unanswered(state, seat) or unfair(state, state.players[seat].hand, action)
    return refusal or (Countered(seat, action.give, action.want),)


def withdraw_answer(state: State, seat: Seat, _action: WithdrawAnswer) -> Answer:
    """An answer may be taken back: talk binds nobody.

    Source: cjp/talk-nonbinding
    """
    refusal = mute(state, seat)
    if refusal is None and state.turn.offer and state.turn.offer.answers[seat] is None:
        refusal = Refusal(Code.NOT_ANSWERED, "std/domestic-negotiate")
    return refusal or (AnswerWithdrawn(seat),)


def offered(state: State, event: Offered) -> State:
    """The offer lies on the table, unanswered; it replaces an earlier one."""
    on_table = OpenOffer(event.give, event.want, (None,) * len(state.players))
    return state._replace(turn=state.turn._replace(offer=on_table, last=None))


def offer_withdrawn(state: State, _event: OfferWithdrawn) -> State:
    """The table is clear."""
    return state._replace(turn=state.turn._replace(offer=None, last=None))


def answered(state: State, event: Event) -> State:
    """The seat's answer stands beside the offer."""
    match event:
        case OfferAccepted(seat):
            return _with_answer(state, seat, Reply.ACCEPTED)
        case OfferDeclined(seat):
            return _with_answer(state, seat, Reply.DECLINED)
        case Countered(seat, give, want):
            return _with_answer(state, seat, CounterOffer(give, want))
        case AnswerWithdrawn(seat):
            return _with_answer(state, seat, None)
        case _:
            raise TypeError(event)


def _with_answer(state: State, seat: Seat, answer: Reply | CounterOffer | None) -> State:
    offer = state.turn.offer
    if offer is None:
        return state
    answers = (*offer.answers[:seat], answer, *offer.answers[seat + 1 :])
    return state._replace(turn=state.turn._replace(offer=OpenOffer(offer.give, offer.want, answers)))


def traded(state: State, event: Traded) -> State:
    """The cards have changed hands and the table is clear."""
    change = event.get - event.give
    active, partner = state.players[event.seat], state.players[event.partner]
    players = list(state.players)
    players[event.seat], players[event.partner] = active.gaining(change), partner.gaining(-change)
    return state.moved_on(tuple(players), state.bank, state.turn._replace(offer=None, last=None))


RULES: Final[Rules] = {
    Offer: offer,
    WithdrawOffer: withdraw_offer,
    Confirm: confirm,
    AcceptOffer: accept,
    DeclineOffer: decline,
    CounterOffer: counter,
    WithdrawAnswer: withdraw_answer,
}
EFFECTS: Final[Effects] = {
    Offered: offered,
    OfferWithdrawn: offer_withdrawn,
    OfferAccepted: answered,
    OfferDeclined: answered,
    Countered: answered,
    AnswerWithdrawn: answered,
    Traded: traded,
}

"""Trade between players: the active one lays offers on the table, the others answer, one is chosen.

Only the active player trades, always with one partner.

Offers are alternatives as far as they concern the same cards: a trade or a payment takes every offer off
the table that gives a kind just given, or asks for a kind just got. So nobody trades twice what was meant
once, and whatever lies open can be paid: no taker shows cards for a trade that does not come about. What
goes is worked out from the offers and the trade, which all see. If instead only the offers went that the
hand no longer pays, the table would read from them what is left in it; if they stayed, a taker would
find it out and show cards for nothing.
Source: std/domestic-active-only, cjp/trade-active-only, cjp/trade-one-to-one, cjp/talk-nonbinding, cjp/trade-no-future
"""

from typing import Final

from engine.catan import answers, offers
from engine.catan.actions import Actions, Confirm, CounterOffer
from engine.catan.events import Traded
from engine.catan.hands import Hand, covers, shares
from engine.catan.names import Seat
from engine.catan.refusals import MALFORMED, CatanCode, within
from engine.catan.state import Answer, CatanState, Effects, OfferReply, OpenOffer, Rules
from engine.catan.terms import NO_OFFER
from engine.protocol import EngineRefusal


def legal(state: CatanState, seat: Seat) -> Actions:
    """The active player's offers, and carrying one out with each seat that can."""
    mine = offers.legal(state, seat)
    numbers = sorted(offer.number for offer in state.turn.offers)
    if not numbers:
        return mine
    others = (other for other in range(len(state.players)) if other != seat)
    deals = (
        Confirm(other, number) for other in others for number in numbers if deal_with(state, other, number)
    )
    return (*mine, *deals)


def deal_with(state: CatanState, partner: Seat, number: int) -> tuple[Hand, Hand] | None:
    """What the active player would give and get in a deal with this seat now, if both hold the cards."""
    offer = state.turn.offered(number)
    answer = offer.answers[partner] if offer else None
    if offer is None or answer is None or answer in (OfferReply.DECLINED, OfferReply.LEFT_OUT):
        return None
    terms = (answer.want, answer.give) if isinstance(answer, CounterOffer) else (offer.give, offer.want)
    hands = state.players[state.turn.player].hand, state.players[partner].hand
    return terms if covers(hands[0], terms[0]) and covers(hands[1], terms[1]) else None


def confirm(state: CatanState, seat: Seat, action: Confirm) -> Answer:
    """The active player trades with one who answered, if both still hold the cards.

    Source: cjp/trade-one-to-one
    """
    refusal = offers.barred(state, seat)
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
    return offer if offer.answers[seat] is OfferReply.LEFT_OUT else answers.told(offer, seat, None)


def _stands(offer: OpenOffer, event: Traded) -> bool:
    same = shares(offer.give, event.give) or shares(offer.want, event.get)
    return not same and offer.number != event.offer


RULES: Final[Rules] = {**offers.RULES, **answers.RULES, Confirm: confirm}
EFFECTS: Final[Effects] = {**offers.EFFECTS, **answers.EFFECTS, Traded: traded}

"""Trade with the bank: four to one, or better with a harbour."""

from functools import lru_cache
from typing import Final

from engine.catan.actions import Actions, ChangeTaken, TradeWithBank
from engine.catan.board import GENERIC
from engine.catan.events import BankTraded, TakenChanged, bank_traded
from engine.catan.hands import KINDS, LANE, ONE, Hand, count, enough, pack
from engine.catan.names import RESOURCES, Bits, Resource, Seat
from engine.catan.phases import MAIN
from engine.catan.refusals import MALFORMED, CatanCode, out_of_turn
from engine.catan.relocation import NOTHING, changeable
from engine.catan.state import Answer, CatanState, Effects, LastExchange, Player, Rules, last_exchange
from engine.protocol import EngineRefusal

PLAIN_RATE: Final = 4
"""Source: std/bank-4-1"""
GENERIC_RATE: Final = 3
"""Source: std/harbor-3-1"""
SPECIAL_RATE: Final = 2
"""Source: std/harbor-2-1"""
TWO_OR_MORE: Final[Hand] = sum(ONE) * (LANE - 1)
"""No bit in common with a hand of at most one card of each resource, which buys nothing anywhere."""
EACH: Final[Hand] = sum(ONE)
"""One card of every resource."""


@lru_cache(maxsize=1 << 12)
def rates(sites: tuple[Bits, ...], built: Bits) -> Hand:
    """How many cards of each resource the bank asks for one, given the harbours and where the seat has built.

    Source: std/bank-4-1, std/harbor-3-1, std/harbor-2-1, std/harbor-same-turn
    """
    plain = GENERIC_RATE if sites[GENERIC] & built else PLAIN_RATE
    return pack(SPECIAL_RATE if sites[kind] & built else plain for kind in KINDS)


def best_rates(state: CatanState, player: Player) -> Hand:
    """The rates at which this player gives each resource to the bank."""
    return rates(state.board.harbour_sites, player.settlements | player.cities)


@lru_cache(maxsize=1 << 10)
def _trades(gives: Bits, takes: Bits) -> Actions:
    return tuple(
        TradeWithBank(give, take)
        for give in RESOURCES
        for take in RESOURCES
        if count(gives, give) and count(takes, take) and give is not take
    )


def legal(state: CatanState, seat: Seat) -> Actions:
    """Every exchange that the seat's hand and the bank's stock allow."""
    player = state.players[seat]
    if not player.hand & TWO_OR_MORE:
        return ()
    gives = enough(player.hand, best_rates(state, player))
    return _trades(gives, enough(state.bank, EACH)) if gives else ()


def trade(state: CatanState, seat: Seat, action: TradeWithBank) -> Answer:
    """Cards of one resource for one card of another that the bank has.

    Source: std/bank-4-1, std/harbor-own-turn
    """
    if seat != state.turn.player or state.turn.phase is not MAIN:
        return out_of_turn(state, seat)
    give, take, player = action.give, action.take, state.players[seat]
    if not (isinstance(give, Resource) and isinstance(take, Resource)):
        return MALFORMED
    if give is take:
        return EngineRefusal(CatanCode.SAME_RESOURCE, "std/bank-4-1")
    price = count(best_rates(state, player), give)
    if count(player.hand, give) < price:
        return EngineRefusal(CatanCode.CANNOT_PAY, "std/bank-4-1", (("number", price),))
    if not count(state.bank, take):
        return EngineRefusal(CatanCode.BANK_LACKS, "std/bank-4-1")
    return (bank_traded(seat, give, price, take),)


def traded(state: CatanState, event: BankTraded) -> CatanState:
    """The cards have changed places; the one taken may still be changed."""
    player = state.players[event.seat]
    gain = ONE[event.take] - event.number * ONE[event.give]
    last = last_exchange(event.seat, event.give, event.take)
    turn = state.turn.paying(ONE[event.give], MAIN, last)
    return state.moved_on(state.with_player(event.seat, player.gaining(gain)), state.bank - gain, turn)


def change_targets(state: CatanState, last: LastExchange) -> tuple[Resource, ...]:
    """The cards that could have been taken instead; those paid stay paid.

    Source: cwc/3.0.15
    """
    return tuple(take for take in RESOURCES if take not in (last.give, last.take) and count(state.bank, take))


def legal_changes(state: CatanState, seat: Seat) -> Actions:
    """Every other card for the one just taken."""
    last = changeable(state, seat)
    if not isinstance(last, LastExchange):
        return ()
    return tuple(ChangeTaken(take) for take in change_targets(state, last))


def change(state: CatanState, seat: Seat, action: ChangeTaken) -> Answer:
    """Until the next action another card may be taken for those paid.

    Source: cjp/change-payment, cwc/3.0.15
    """
    if seat != state.turn.player or state.turn.phase is not MAIN:
        return out_of_turn(state, seat)
    last = changeable(state, seat)
    if not isinstance(last, LastExchange):
        return NOTHING
    if not isinstance(action.take, Resource):
        return MALFORMED
    if action.take in (last.give, last.take):
        return EngineRefusal(CatanCode.SAME_RESOURCE, "cjp/change-payment")
    if not count(state.bank, action.take):
        return EngineRefusal(CatanCode.BANK_LACKS, "cjp/change-payment")
    return (TakenChanged(seat, last.take, action.take),)


def changed(state: CatanState, event: TakenChanged) -> CatanState:
    """The other card is in hand; it may be changed again."""
    player, last = state.players[event.seat], state.turn.last
    gain = ONE[event.new] - ONE[event.old]
    if isinstance(last, LastExchange):
        last = LastExchange(event.seat, last.give, event.new)
    return state._replace(
        players=state.with_player(event.seat, player._replace(hand=player.hand + gain)),
        bank=state.bank - gain,
        turn=state.turn._replace(last=last),
    )


RULES: Final[Rules] = {TradeWithBank: trade, ChangeTaken: change}
EFFECTS: Final[Effects] = {BankTraded: traded, TakenChanged: changed}

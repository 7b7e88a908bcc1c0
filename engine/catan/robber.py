"""The robber: discards on a seven, the move, the theft, and what happens when it is forgotten."""

from functools import lru_cache
from typing import Final

from engine.catan.actions import Actions, Discard, ForgetRobber, MoveRobber, Steal
from engine.catan.events import Discarded, RobberForgotten, RobberMoved, Stolen
from engine.catan.hands import BANK_LIMIT, ONE, choices, covers, is_pile, kind_at, size
from engine.catan.names import CHANCE, HOST, NOBODY, Bits, Hex, Resource, Seat
from engine.catan.refusals import MALFORMED, Code, not_due, out_of_turn, within
from engine.catan.state import Answer, Effects, Phase, Rules, State, buildings
from engine.catan.topology import HEXES, topology
from engine.catan.turn import open_phase
from engine.protocol import Refusal

FORGET: Final = (ForgetRobber(),)


def owes(state: State, seat: Seat) -> int:
    """How many cards the seat has still to discard."""
    return state.turn.owed[seat] if state.turn.phase is Phase.DISCARD else 0


@lru_cache(maxsize=512)
def _discards(hand: int, number: int) -> Actions:
    return tuple(Discard(cards) for cards in choices(hand, number))


def legal_discards(state: State, seat: Seat) -> Actions:
    """Every half of the hand, for a seat that owes one."""
    number = owes(state, seat)
    return _discards(state.players[seat].hand, number) if number else ()


def discard(state: State, seat: Seat, action: Discard) -> Answer:
    """Whoever held eight or more gives up half, of their choice, in any order.

    Source: std/burst
    """
    if state.turn.phase is not Phase.DISCARD or not within(seat, len(state.players)):
        return out_of_turn(state, seat)
    owed = owes(state, seat)
    if not owed:
        return Refusal(Code.NOTHING_TO_DISCARD, "std/burst")
    if not is_pile(action.cards, BANK_LIMIT):
        return MALFORMED
    if size(action.cards) != owed:
        return Refusal(Code.WRONG_DISCARD, "std/burst-odd", (("number", owed),))
    if not covers(state.players[seat].hand, action.cards):
        return Refusal(Code.CARD_NOT_HELD, "std/burst")
    return (Discarded(seat, action.cards),)


def discarded(state: State, event: Discarded) -> State:
    """The cards are in the bank; when nobody owes any more, the robber moves."""
    player, turn = state.players[event.seat], state.turn
    owed = tuple(0 if seat == event.seat else number for seat, number in enumerate(turn.owed))
    turn = turn._replace(owed=owed) if any(owed) else turn._replace(owed=(), phase=Phase.ROBBER)
    return state._replace(
        players=state.with_player(event.seat, player._replace(hand=player.hand - event.cards)),
        bank=state.bank + event.cards,
        turn=turn,
    )


def victims(state: State, seat: Seat, tile: Hex) -> tuple[Seat, ...]:
    """The rivals with a building on the hex and a card in hand.

    Source: std/robber-steal
    """
    corners: Bits = topology().hex_corners[tile]
    return tuple(
        other
        for other, player in enumerate(state.players)
        if other != seat and player.hand and buildings(player) & corners
    )


def legal_moves(state: State, seat: Seat) -> Actions:
    """Every other hex, with each of its victims."""
    return tuple(
        MoveRobber(tile, victim)
        for tile in HEXES
        if tile != state.robber
        for victim in victims(state, seat, tile) or (NOBODY,)
    )


def move(state: State, seat: Seat, action: MoveRobber) -> Answer:
    """The robber goes to any other hex, the desert too, and robs one of the neighbours who hold cards.

    Source: std/robber-move, std/robber-must-move, std/robber-desert, std/robber-steal, cjp/steal-procedure
    """
    if seat != state.turn.player or state.turn.phase is not Phase.ROBBER:
        return out_of_turn(state, seat)
    if not within(action.hex, len(HEXES)) or type(action.victim) is not int:
        return MALFORMED
    if action.hex == state.robber:
        return Refusal(Code.ROBBER_MUST_MOVE, "std/robber-must-move")
    if action.victim not in (victims(state, seat, action.hex) or (NOBODY,)):
        return Refusal(Code.WRONG_VICTIM, "std/robber-steal")
    return (RobberMoved(seat, action.hex, action.victim),)


def moved(state: State, event: RobberMoved) -> State:
    """The robber stands on its new hex; a card of the victim is drawn next."""
    phase = open_phase(state.turn) if event.victim == NOBODY else Phase.THEFT
    return state._replace(robber=event.hex, turn=state.turn._replace(phase=phase, victim=event.victim))


def steal(state: State, seat: Seat, action: Steal) -> Answer:
    """Chance draws one card of the victim's hand.

    Source: cjp/steal-procedure, cjp/steal-no-specify
    """
    turn = state.turn
    if seat != CHANCE or turn.phase is not Phase.THEFT:
        return not_due(state)
    hand = state.players[turn.victim].hand
    if not within(action.index, size(hand)):
        return MALFORMED
    return (Stolen(turn.player, turn.victim, Resource(kind_at(hand, action.index))),)


def stolen(state: State, event: Stolen) -> State:
    """The card has changed hands."""
    card = ONE[event.resource]
    thief, victim = state.players[event.thief], state.players[event.victim]
    state = state._replace(players=state.with_player(event.victim, victim._replace(hand=victim.hand - card)))
    return state._replace(
        players=state.with_player(event.thief, thief._replace(hand=thief.hand + card)),
        turn=state.turn._replace(phase=open_phase(state.turn), victim=NOBODY),
    )


def forget(state: State, seat: Seat, _action: ForgetRobber) -> Answer:
    """A forgotten robber goes to the desert and nothing is stolen; the host says so.

    Source: cjp/robber-forgot, cwc/3.0.14-b
    """
    if seat != HOST or state.turn.phase is not Phase.ROBBER:
        return not_due(state)
    return (RobberForgotten(state.turn.player, state.board.desert),)


def forgotten(state: State, event: RobberForgotten) -> State:
    """The robber stands on the desert and the turn goes on."""
    return state._replace(robber=event.hex, turn=state.turn._replace(phase=open_phase(state.turn)))


RULES: Final[Rules] = {Discard: discard, MoveRobber: move, Steal: steal, ForgetRobber: forget}
EFFECTS: Final[Effects] = {
    Discarded: discarded,
    RobberMoved: moved,
    Stolen: stolen,
    RobberForgotten: forgotten,
}

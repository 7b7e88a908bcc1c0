"""The robber: discards on a seven, the move, the theft, and what happens when it is forgotten."""

from functools import lru_cache, reduce
from operator import or_
from typing import Final

from engine.catan import events
from engine.catan.actions import (
    Action,
    Actions,
    Discard,
    ForgetRobber,
    MoveRobber,
    ReplaceRobber,
    Steal,
    WithdrawDiscard,
)
from engine.catan.events import (
    DiscardChosen,
    Discarded,
    DiscardWithdrawn,
    RobberForgotten,
    RobberMoved,
    Stolen,
)
from engine.catan.hands import BANK_LIMIT, ONE, Hand, choices, covers, is_pile, kind_at, size
from engine.catan.names import CHANCE, HOST, NOBODY, Bits, Hex, Resource, Seat
from engine.catan.phases import DISCARD, ROBBER, THEFT
from engine.catan.refusals import MALFORMED, CatanCode, not_due, out_of_turn, within
from engine.catan.relocation import changeable, nothing
from engine.catan.state import Answer, CatanState, Effects, LastRobber, Rules
from engine.catan.topology import HEXES, hexes_at
from engine.catan.turn import open_phase
from engine.protocol import EngineRefusal

MOST_SEATS: Final = 4
FORGET: Final = (ForgetRobber(),)
WITHDRAW: Final = (WithdrawDiscard(),)


def owes(state: CatanState, seat: Seat) -> int:
    """How many cards the seat has still to discard."""
    return state.turn.owed[seat] if state.turn.phase is DISCARD else 0


_discard_of: Final = lru_cache(maxsize=1 << 13)(Discard)


@lru_cache(maxsize=512)
def _discards(hand: Hand, number: int) -> Actions:
    return tuple([_discard_of(cards) for cards in choices(hand, number)])


def legal_discards(state: CatanState, seat: Seat) -> Actions:
    """Every half of the hand, for a seat that owes one; who has put one aside may take it up again."""
    number = owes(state, seat)
    if number:
        return _discards(state.players[seat].hand, number)
    return WITHDRAW if put_aside(state, seat) and not state.turn.rechosen >> seat & 1 else ()


def put_aside(state: CatanState, seat: Seat) -> Hand:
    """What the seat has chosen to discard while others still choose; 0: nothing."""
    chosen = state.turn.chosen
    return chosen[seat] if chosen and state.turn.phase is DISCARD else 0


def discard(state: CatanState, seat: Seat, action: Discard) -> Answer:
    """Whoever held eight or more gives up half, of their choice, in any order.

    Nobody's cards are seen before the last has chosen: then all are given up, those of the last first, for it is
    their choice that brings the others about.

    Source: std/burst
    """
    if state.turn.phase is not DISCARD or not within(seat, len(state.players)):
        return out_of_turn(state, seat)
    owed = owes(state, seat)
    if not owed:
        return EngineRefusal(CatanCode.NOTHING_TO_DISCARD, "std/burst")
    if not is_pile(action.cards, BANK_LIMIT):
        return MALFORMED
    if size(action.cards) != owed:
        return EngineRefusal(CatanCode.WRONG_DISCARD, "std/burst-odd", (("number", owed),))
    if not covers(state.players[seat].hand, action.cards):
        return EngineRefusal(CatanCode.CARD_NOT_HELD, "std/burst")
    return _turned_up(state, seat, action.cards)


def _turned_up(state: CatanState, seat: Seat, cards: Hand) -> events.Events:
    turn = state.turn
    if any(number for other, number in enumerate(turn.owed) if other != seat):
        return (DiscardChosen(seat, cards),)
    shown = state.options.discards_public
    others = (Discarded(other, pile, shown) for other, pile in enumerate(turn.chosen) if pile)
    return (Discarded(seat, cards, shown), *others)


def chosen(state: CatanState, event: DiscardChosen) -> CatanState:
    """The cards are still in hand, and the seat owes no more."""
    return _aside(state, event.seat, 0, event.cards)


def withdraw(state: CatanState, seat: Seat, _action: WithdrawDiscard) -> Answer:
    """What is put aside may be changed once until all cards are turned up: nobody can hold the game up with it.

    Source: house
    """
    if state.turn.phase is not DISCARD or not within(seat, len(state.players)):
        return out_of_turn(state, seat)
    if not put_aside(state, seat):
        return EngineRefusal(CatanCode.NOTHING_PUT_ASIDE)
    if state.turn.rechosen >> seat & 1:
        return EngineRefusal(CatanCode.CHOSEN_AGAIN)
    return (DiscardWithdrawn(seat),)


def withdrawn(state: CatanState, event: DiscardWithdrawn) -> CatanState:
    """The seat owes as many cards as it had put aside."""
    after = _aside(state, event.seat, size(put_aside(state, event.seat)), 0)
    return after._replace(turn=after.turn._replace(rechosen=after.turn.rechosen | 1 << event.seat))


def _aside(state: CatanState, seat: Seat, owed: int, cards: Hand) -> CatanState:
    turn = state.turn
    due, piles = list(turn.owed), list(turn.chosen or (0,) * len(state.players))
    due[seat], piles[seat] = owed, cards
    return state._replace(turn=turn._replace(owed=tuple(due), chosen=tuple(piles) if any(piles) else ()))


def discarded(state: CatanState, event: Discarded) -> CatanState:
    """The cards are in the bank; when nobody owes any more, the robber moves."""
    player, turn = state.players[event.seat], state.turn
    owed = tuple(0 if seat == event.seat else number for seat, number in enumerate(turn.owed))
    aside = tuple(0 if seat == event.seat else cards for seat, cards in enumerate(turn.chosen))
    if any(owed) or any(aside):
        turn = turn._replace(owed=owed, chosen=aside)
    else:
        turn = turn._replace(owed=(), chosen=(), rechosen=0, phase=ROBBER)
    players = state.with_player(event.seat, player.gaining(-event.cards))
    return state.moved_on(players, state.bank + event.cards, turn)


def exposed(state: CatanState, seat: Seat) -> tuple[Bits, ...]:
    """For each seat, the hexes on which it can be robbed: those of its if it is a rival with cards.

    Source: std/robber-steal
    """
    return tuple(
        [
            hexes_at(player.settlements | player.cities) if player.hand and other != seat else 0
            for other, player in enumerate(state.players)
        ]
    )


def victims(on: tuple[Bits, ...], tile: Hex) -> tuple[Seat, ...]:
    """Who may be named with a hex: one of those exposed there, `NOBODY` if there is none."""
    return tuple(seat for seat, hexes in enumerate(on) if hexes >> tile & 1) or (NOBODY,)


_EVERYBODY: Final = (*range(MOST_SEATS), NOBODY)
_MOVES: Final[tuple[tuple[Hex, Actions], ...]] = tuple(
    (tile, tuple(MoveRobber(tile, victim) for victim in _EVERYBODY)) for tile in HEXES
)
_ANEW: Final[tuple[tuple[Hex, Actions], ...]] = tuple(
    (tile, tuple(ReplaceRobber(tile, victim) for victim in _EVERYBODY)) for tile in HEXES
)
"""For each hex the moves there by victim; the last one robs nobody."""


def legal_moves(state: CatanState, seat: Seat) -> Actions:
    """Every other hex, with each of its victims."""
    return _raids(state, seat, _MOVES, 1 << state.robber)


def _raids(state: CatanState, seat: Seat, moves: tuple[tuple[Hex, Actions], ...], barred: Bits) -> Actions:
    on = exposed(state, seat)
    peopled = reduce(or_, on)
    sides = [(victim, hexes) for victim, hexes in enumerate(on) if hexes]
    actions: list[Action] = []
    for tile, there in moves:
        if barred >> tile & 1:
            continue
        if peopled >> tile & 1:
            actions += [there[victim] for victim, hexes in sides if hexes >> tile & 1]
        else:
            actions.append(there[NOBODY])
    return tuple(actions)


def move(state: CatanState, seat: Seat, action: MoveRobber) -> Answer:
    """The robber goes to any other hex, the desert too, and robs one of the neighbours who hold cards.

    Source: std/robber-move, std/robber-must-move, std/robber-desert, std/robber-steal, cjp/steal-procedure
    """
    if seat != state.turn.player or state.turn.phase is not ROBBER:
        return out_of_turn(state, seat)
    if not within(action.hex, len(HEXES)) or type(action.victim) is not int:
        return MALFORMED
    if action.hex == state.robber:
        return EngineRefusal(CatanCode.ROBBER_MUST_MOVE, "std/robber-must-move")
    if action.victim not in victims(exposed(state, seat), action.hex):
        return EngineRefusal(CatanCode.WRONG_VICTIM, "std/robber-steal")
    return (events.robber_moved(seat, action.hex, action.victim),)


def legal_anew(state: CatanState, seat: Seat) -> Actions:
    """Where the robber that robbed nobody may go instead: neither where it is nor where it came from."""
    last = changeable(state, seat)
    if not isinstance(last, LastRobber):
        return ()
    return _raids(state, seat, _ANEW, 1 << state.robber | 1 << last.source)


def replace(state: CatanState, seat: Seat, action: ReplaceRobber) -> Answer:
    """Until the next action the robber may be placed anew, unless it has robbed somebody.

    Source: cjp/action-complete, cjp/robber-complete, cwc/3.0.7, cwc/3.0.7-robber
    """
    last = changeable(state, seat)
    if not isinstance(last, LastRobber):
        return nothing(state, seat)
    if not within(action.hex, len(HEXES)) or type(action.victim) is not int:
        return MALFORMED
    if action.hex in (state.robber, last.source):
        return EngineRefusal(CatanCode.ROBBER_MUST_MOVE, "std/robber-must-move")
    if action.victim not in victims(exposed(state, seat), action.hex):
        return EngineRefusal(CatanCode.WRONG_VICTIM, "std/robber-steal")
    return (events.robber_moved(seat, action.hex, action.victim),)


def moved(state: CatanState, event: RobberMoved) -> CatanState:
    """The robber stands on its new hex; a card of the victim is drawn next, else it may be placed anew."""
    turn = state.turn
    if event.victim == NOBODY:
        source = turn.last.source if isinstance(turn.last, LastRobber) else state.robber
        last = LastRobber(event.seat, source)
        return state._replace(robber=event.hex, turn=turn.resume(open_phase(turn), last))
    return state._replace(robber=event.hex, turn=state.turn._replace(phase=THEFT, victim=event.victim))


def steal(state: CatanState, seat: Seat, action: Steal) -> Answer:
    """Chance draws one card of the victim's hand.

    Source: cjp/steal-procedure, cjp/steal-no-specify
    """
    turn = state.turn
    if seat != CHANCE or turn.phase is not THEFT:
        return not_due(state)
    hand = state.players[turn.victim].hand
    if not within(action.index, size(hand)):
        return MALFORMED
    return (events.stolen(turn.player, turn.victim, Resource(kind_at(hand, action.index))),)


def stolen(state: CatanState, event: Stolen) -> CatanState:
    """The card has changed hands."""
    card = ONE[event.resource]
    players = list(state.players)
    players[event.victim] = players[event.victim].gaining(-card)
    players[event.thief] = players[event.thief].gaining(card)
    return state.moved_on(tuple(players), state.bank, state.turn.resume(open_phase(state.turn)))


def forget(state: CatanState, seat: Seat, _action: ForgetRobber) -> Answer:
    """A forgotten robber goes to the desert and nothing is stolen; the host says so.

    Source: cjp/robber-forgot, cwc/3.0.14-b
    """
    if seat != HOST or state.turn.phase is not ROBBER:
        return not_due(state)
    return (RobberForgotten(state.turn.player, state.board.desert),)


def forgotten(state: CatanState, event: RobberForgotten) -> CatanState:
    """The robber stands on the desert and the turn goes on."""
    return state._replace(robber=event.hex, turn=state.turn._replace(phase=open_phase(state.turn)))


RULES: Final[Rules] = {
    Discard: discard, WithdrawDiscard: withdraw, MoveRobber: move, ReplaceRobber: replace, Steal: steal,
    ForgetRobber: forget,
}  # fmt: skip
EFFECTS: Final[Effects] = {
    DiscardChosen: chosen,
    DiscardWithdrawn: withdrawn,
    Discarded: discarded,
    RobberMoved: moved,
    Stolen: stolen,
    RobberForgotten: forgotten,
}

"""The nine functions of `engine.protocol.Game`, put together from the rooms of the rules."""

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Final

from engine.catan import (
    answers,
    bank,
    building,
    development,
    offers,
    placement,
    production,
    relocation,
    robber,
    trade,
    turn,
    victory,
)
from engine.catan.actions import Action, Actions, Draw, EndTurn, Steal
from engine.catan.board import LAYERS
from engine.catan.events import BoardLaid, Event
from engine.catan.hands import size
from engine.catan.names import CHANCE, HOST, Chance, Seat
from engine.catan.notation import format_action as format  # noqa: A004 - the protocol's name
from engine.catan.notation import parse_action as parse
from engine.catan.options import CatanOptions
from engine.catan.phases import (
    BEFORE_ROLL,
    DICE,
    DISCARD,
    DRAW,
    FREE_ROADS,
    MAIN,
    OVER,
    ROBBER,
    SETUP_ROAD,
    SETUP_SETTLEMENT,
    THEFT,
    CatanPhase,
)
from engine.catan.refusals import MALFORMED
from engine.catan.state import Answer, CatanState, Effects, LastSettlement, Rules, lay_board, opening
from engine.catan.terms import PROPOSAL
from engine.catan.victory import result
from engine.catan.view import view

__all__ = ["decide", "evolve", "fold", "format", "lay", "legal", "new", "parse", "result", "to_act", "view"]

SEATS: Final = (3, 4)
RULES: Final[Rules] = {
    **placement.RULES, **production.RULES, **robber.RULES, **development.RULES, **building.RULES, **relocation.RULES,
    **bank.RULES, **trade.RULES, **turn.RULES, **victory.RULES,
}  # fmt: skip
EFFECTS: Final[Effects] = {
    BoardLaid: lay_board, **placement.EFFECTS, **production.EFFECTS, **robber.EFFECTS, **development.EFFECTS,
    **building.EFFECTS, **relocation.EFFECTS, **bank.EFFECTS, **trade.EFFECTS, **turn.EFFECTS, **victory.EFFECTS,
}  # fmt: skip
_END: Final = (EndTurn(),)


def lay(options: CatanOptions, chance: Chance) -> BoardLaid:
    """The first event of a game: the island, laid as the options say, or as another table of the round has drawn it.

    Source: cjp/setup-board
    """
    taken = options.island.layout if options.island else None
    return BoardLaid(taken or LAYERS[options.board](chance))


def new(options: CatanOptions, seats: int, chance: Chance) -> CatanState:
    """A game for three or four seats on a fresh island, before the first placement.

    Source: cjp/table-size
    """
    if seats not in SEATS:
        raise ValueError(f"{seats} seats")
    return opening(options, seats, lay(options, chance).layout)


def fold(options: CatanOptions, seats: int, events: Iterable[Event]) -> CatanState:
    """The state after a stored game, whose first event lays the island."""
    stream = iter(events)
    first = next(stream)
    if not isinstance(first, BoardLaid):
        raise TypeError(first)
    state = opening(options, seats, first.layout)
    for event in stream:
        state = evolve(state, event)
    return state


def decide(state: CatanState, seat: Seat, action: Action) -> Answer:
    """What the action brings about, or why it is refused."""
    rule = RULES.get(type(action))
    return rule(state, seat, action) if rule and type(seat) is int else MALFORMED


def evolve(state: CatanState, event: Event) -> CatanState:
    """The state after one event."""
    return EFFECTS[type(event)](state, event)


def to_act(state: CatanState) -> tuple[Seat, ...]:
    """Whom the game waits for: chance, all who must discard, or the active player.

    While offers lie on the table, those who have not answered them all are listed too.
    """
    phase = state.turn.phase
    if phase in _CHANCE:
        return (CHANCE,)
    if phase is OVER:
        return ()
    if phase is DISCARD:
        return tuple(seat for seat, number in enumerate(state.turn.owed) if number)
    if state.turn.offers and phase is MAIN:
        answers = (enumerate(one.answers) for one in state.turn.offers if one.number != PROPOSAL)
        asked = {seat for each in answers for seat, answer in each if answer is None}
        return tuple(sorted(asked | {state.turn.player}))
    return (state.turn.player,)


def legal(state: CatanState, seat: Seat) -> Actions:
    """Exactly the actions that `decide` accepts from this actor, in the order of `actions.KINDS`.

    Offers of many cards apart (`terms.LISTED`).
    """
    if type(seat) is not int:
        return ()
    if seat == state.turn.player:
        return ACTIVE[state.turn.phase](state, seat)
    if seat == CHANCE:
        return _of_chance(state)
    if seat == HOST:
        return _of_host(state)
    return _of_rival(state, seat) if 0 <= seat < len(state.players) else ()


def _main(state: CatanState, seat: Seat) -> Actions:
    actions: Actions = victory.DECLARE + _END if victory.may_declare(state, seat) else _END
    if state.players[seat].hand:
        actions += building.legal(state, seat) + development.legal_purchase(state, seat)
    actions += development.legal_plays(state, seat) + bank.legal(state, seat)
    if state.turn.last is not None:
        actions += _second_thoughts(state, seat) + bank.legal_changes(state, seat)
    return actions + trade.legal(state, seat) if state.options.domestic_trade else actions


def _second_thoughts(state: CatanState, seat: Seat) -> Actions:
    return relocation.legal(state, seat) + robber.legal_anew(state, seat)


def _before_roll(state: CatanState, seat: Seat) -> Actions:
    declare = victory.DECLARE if victory.may_declare(state, seat) else ()
    moves = _second_thoughts(state, seat) if state.turn.last is not None else ()
    return declare + production.ROLL + development.legal_plays(state, seat) + moves


def _free_roads(state: CatanState, seat: Seat) -> Actions:
    declare = victory.DECLARE if victory.may_declare(state, seat) else ()
    return declare + building.legal_free_roads(state, seat) + relocation.legal(state, seat)


def _discard(state: CatanState, seat: Seat) -> Actions:
    declare = victory.DECLARE if victory.may_declare(state, seat) else ()
    return declare + robber.legal_discards(state, seat)


def _robber(state: CatanState, seat: Seat) -> Actions:
    declare = victory.DECLARE if victory.may_declare(state, seat) else ()
    return declare + robber.legal_moves(state, seat)


def _setup(state: CatanState, seat: Seat) -> Actions:
    moves = () if isinstance(state.turn.last, LastSettlement) else relocation.legal(state, seat)
    return placement.legal(state, seat) + moves


def _nothing(_state: CatanState, _seat: Seat) -> Actions:
    return ()


ACTIVE: Final[dict[CatanPhase, Callable[[CatanState, Seat], Actions]]] = {
    SETUP_SETTLEMENT: _setup,
    SETUP_ROAD: _setup,
    BEFORE_ROLL: _before_roll,
    DICE: _nothing,
    DISCARD: _discard,
    ROBBER: _robber,
    THEFT: _nothing,
    MAIN: _main,
    DRAW: _nothing,
    FREE_ROADS: _free_roads,
    OVER: _nothing,
}
"""What the seat whose turn it is may do in each phase."""


def _of_rival(state: CatanState, seat: Seat) -> Actions:
    if state.turn.phase is DISCARD:
        return robber.legal_discards(state, seat)
    if state.turn.phase is SETUP_SETTLEMENT:
        return relocation.legal(state, seat)
    return answers.legal(state, seat)


@lru_cache(maxsize=256)
def _draws(number: int) -> Actions:
    return tuple(Draw(index) for index in range(number))


@lru_cache(maxsize=256)
def _steals(number: int) -> Actions:
    return tuple(Steal(index) for index in range(number))


_CHANCE: Final[dict[CatanPhase, Callable[[CatanState], Actions]]] = {
    DICE: lambda _state: production.ALL_DICE,
    THEFT: lambda state: _steals(size(state.players[state.turn.victim].hand)),
    DRAW: lambda state: _draws(size(state.deck)),
}


def _of_chance(state: CatanState) -> Actions:
    return _CHANCE[state.turn.phase](state) if state.turn.phase in _CHANCE else ()


def _of_host(state: CatanState) -> Actions:
    if state.turn.phase is OVER:
        return ()
    forget = robber.FORGET if state.turn.phase is ROBBER else ()
    return forget + offers.legal_host(state) + victory.CALL_TIME

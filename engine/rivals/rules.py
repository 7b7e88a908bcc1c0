"""Rivals for Catan as the house plays it: the one object that a host asks."""

from collections.abc import Sequence
from typing import Final

from engine.capabilities import Engine
from engine.protocol import CHANCE, HOST, Json, Outcome, Streams
from engine.rivals import codecs, game, options, waiting
from engine.rivals import view as sight
from engine.rivals.actions import RivalsAction, StopGame
from engine.rivals.analysis import RivalsAnalyst
from engine.rivals.automation import RivalsStandingOrders, RivalsTimeOut
from engine.rivals.events import Opened, RivalsDecision, RivalsEvent
from engine.rivals.house import SampledSearch, ThriftyBuilder
from engine.rivals.names import NOBODY, Chance, Seat
from engine.rivals.notation import format_action, parse_action
from engine.rivals.options import RULES_VERSION, RivalsOptions
from engine.rivals.points import victory_points
from engine.rivals.set_up import opened
from engine.rivals.state import RivalsState
from engine.rivals.view import RivalsView, Unseen

OPEN: Final = "open"


class RivalsRules:
    """A game of any set, by any reading; what takes time is the engine's own function without a step between."""

    key: Final = "rivals"
    version: Final = RULES_VERSION
    streams: Final = Streams.BY_COUNT
    seats: Final = (2,)

    fold = staticmethod(game.fold)
    evolve = staticmethod(game.evolve)
    decide = staticmethod(game.decide)
    legal = staticmethod(game.legal)
    chance_due = staticmethod(game.chance_due)
    chance_action = staticmethod(game.chance_action)
    view = staticmethod(sight.view)
    witness = staticmethod(sight.witness)
    awaited = staticmethod(waiting.awaited)
    clock = staticmethod(waiting.clock)
    format = staticmethod(format_action)
    parse = staticmethod(parse_action)
    write_event = staticmethod(codecs.write_event)
    read_event = staticmethod(codecs.read_event)
    write_known = staticmethod(codecs.write_known)
    read_known = staticmethod(codecs.read_known)
    write_options = staticmethod(options.write_options)
    read_options = staticmethod(options.read_options)

    def open(self, options: RivalsOptions, _seats: int, chance: Chance) -> tuple[RivalsEvent, ...]:
        """The stacks are shuffled and dealt."""
        return (opened(options, chance),)

    def outcome(self, state: RivalsState) -> Outcome | None:
        """Claimed by whoever reached the goal, or ended by the host. Source: riv/goal."""
        if state.ending is None:
            return None
        raw = (victory_points(state, 0), victory_points(state, 1))
        winner = None if state.winner == NOBODY else state.winner
        return Outcome(state.ending, winner, raw, raw)

    def time_called(self, _state: RivalsState) -> RivalsAction:
        """A game that nobody finishes ends without a winner."""
        return StopGame(NOBODY)

    def drawn(self, event: RivalsEvent) -> str | None:
        """Stacks at the start; dice, event cards, regions and the die of protection later."""
        if isinstance(event, Opened):
            return OPEN
        return game.STREAM_OF.get(type(event.action)) if isinstance(event, RivalsDecision) else None

    def cause(self, _state: RivalsState, event: RivalsEvent) -> tuple[Seat, RivalsAction] | None:
        """An event holds its own decision; secret choices are shown by the last of them."""
        known = isinstance(event, RivalsDecision) and event.seat in {CHANCE, HOST, 0, 1}
        return (event.seat, event.action) if known and isinstance(event, RivalsDecision) else None

    def scenery(self, _state: RivalsState) -> Json:
        """Every game of a set begins alike to everybody's eyes."""
        return None

    def still_means(self, action: RivalsAction, seat: Seat, since: Sequence[RivalsEvent]) -> bool:
        """A secret choice is not touched by the other's; everything else may be."""
        del action
        return all(
            isinstance(event, RivalsDecision) and event.hidden and event.seat != seat for event in since
        )


class RivalsResignation:
    """A duel ends when one gives up."""

    def resigned(self, _state: RivalsState, seat: Seat) -> RivalsAction:
        """The opponent has won."""
        return StopGame(seat)

    def out_of_time(self, _state: RivalsState, seat: Seat) -> RivalsAction | None:
        """Whoever lets the time run out too often has lost: nobody can take the seat of a hand in secret."""
        return StopGame(seat, True)

    def last_chance(self, _state: RivalsState, _seat: Seat) -> None:
        """Nothing: the turn is over with its time."""


RULES: Final = RivalsRules()
RIVALS: Final[
    Engine[RivalsOptions, RivalsState, RivalsAction, RivalsEvent, RivalsView, RivalsEvent | Unseen]
] = Engine(
    RULES,
    time_out=RivalsTimeOut(),
    house=ThriftyBuilder(),
    search=SampledSearch(),
    orders=RivalsStandingOrders(),
    resignation=RivalsResignation(),
    analysis=RivalsAnalyst(),
)

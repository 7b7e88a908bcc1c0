"""The present state of a stored game: a fold of its events, remembered within the process."""

import json
from collections import OrderedDict
from functools import lru_cache
from threading import Lock
from typing import TypeAlias

from data.game_records import Game, GameEvent
from data.unit_of_work import UnitOfWork
from engine.catan import game as catan
from engine.catan.events import Event
from engine.catan.log import read_event
from engine.catan.options import PROFILES, BoardKind, Options, ProfileName
from engine.catan.state import State

Past: TypeAlias = tuple[tuple[GameEvent, Event], ...]
"""What was stored of each event, and what it stands for."""
_KEPT = 2000
"""States that a process remembers, the last used ones: some 10 KiB each."""
_KNOWN = 8192
"""Events that a process remembers, the last read ones: some 400 bytes each."""


def options_of(game: Game) -> Options:
    """What the engine is to play."""
    profile = PROFILES[ProfileName(game.profile)]
    return Options(BoardKind(game.board), profile, game.domestic_trade)


class States:
    """The last state seen of each game.

    A state is a function of the events alone, and committed events never change: what names them is the game's
    commitment (two databases hold different games), its epoch and their number. Only what was read is remembered, never
    what a transaction is about to write.
    """

    def __init__(self) -> None:
        """Nothing is known yet."""
        self._lock = Lock()
        self._seen: OrderedDict[tuple[str, int], tuple[int, State]] = OrderedDict()

    def of(self, game: Game, uow: UnitOfWork) -> State:
        """The state after all stored events; the game must have begun."""
        return self.with_past(game, uow, game.events)[0]

    def with_past(self, game: Game, uow: UnitOfWork, place: int) -> tuple[State, Past]:
        """The state after all stored events, and those from this place on; the game must have begun."""
        key = (game.commitment, game.epoch)
        with self._lock:
            count, state = self._seen.get(key, (0, None))
        if state is None or count > game.events:
            count, state = 0, None
        start = min(place, count)
        past = past_of(uow, game, start) if start < game.events else ()
        if state is None or count < game.events:
            state = _folded(game, state, [event for _, event in past[count - start :]])
            self._remember(key, game.events, state)
        return state, past[place - start :]

    def _remember(self, key: tuple[str, int], count: int, state: State) -> None:
        with self._lock:
            self._seen[key] = (count, state)
            self._seen.move_to_end(key)
            if len(self._seen) > _KEPT:
                self._seen.popitem(last=False)


STATES = States()
"""Those of this process: every transaction may use them."""


def past_of(uow: UnitOfWork, game: Game, place: int) -> Past:
    """The events of a game from this place on."""
    stored = uow.game_events.since(game.id, place)
    return tuple(zip(stored, events_of(stored), strict=True))


def events_of(stored: tuple[GameEvent, ...]) -> tuple[Event, ...]:
    """The engine's events of stored ones."""
    return tuple([_event_of(one.event) for one in stored])


@lru_cache(maxsize=_KNOWN)
def _event_of(text: str) -> Event:
    """Four of five events are the same as one of another game: that somebody takes the dice, builds or ends a turn."""
    return read_event(json.loads(text))


def _folded(game: Game, state: State | None, events: list[Event]) -> State:
    if state is None:
        return catan.fold(options_of(game), game.seats, events)
    for event in events:
        state = catan.evolve(state, event)
    return state

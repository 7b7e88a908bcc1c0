"""The present state of a stored game: a fold of its events, remembered within the process."""

import json
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from threading import Lock
from typing import TypeAlias

from data.game_records import GameEvent, PostGame
from data.unit_of_work import UnitOfWork
from usecases.play.registry import Event, State, known_rules, options_of, rules_of

Past: TypeAlias = tuple[tuple[GameEvent, Event], ...]
"""What was stored of each event, and what it stands for."""
_KEPT = 2000
"""States that a process remembers, the last used ones: some 10 KiB each."""
_KNOWN = 8192
"""Events that a process remembers, the last read ones: some 400 bytes each."""


@dataclass(frozen=True, slots=True)
class Folded:
    """A state, and how many results of each stream chance has given so far."""

    state: State
    drawn: Mapping[str, int]


class States:
    """The last state seen of each game.

    A state is a function of the events alone, and committed events never change: what names them is the game's
    commitment (two databases hold different games), its epoch and their number. Only what was read is remembered, never
    what a transaction is about to write.
    """

    def __init__(self) -> None:
        """Nothing is known yet."""
        self._lock = Lock()
        self._seen: OrderedDict[tuple[str, int], tuple[int, Folded]] = OrderedDict()

    def of(self, game: PostGame, uow: UnitOfWork) -> State:
        """The state after all stored events; the game must have begun."""
        return self.with_past(game, uow, game.events)[0].state

    def with_past(self, game: PostGame, uow: UnitOfWork, place: int) -> tuple[Folded, Past]:
        """The state after all stored events, and those from this place on; the game must have begun."""
        key = (game.commitment, game.epoch)
        with self._lock:
            count, moment = self._seen.get(key, (0, None))
        if moment is None or count > game.events:
            count, moment = 0, None
        start = min(place, count)
        past = past_of(uow, game, start) if start < game.events else ()
        if moment is None or count < game.events:
            moment = _folded(game, moment, [event for _, event in past[count - start :]])
            self._remember(key, game.events, moment)
        return moment, past[place - start :]

    def _remember(self, key: tuple[str, int], count: int, moment: Folded) -> None:
        with self._lock:
            self._seen[key] = (count, moment)
            self._seen.move_to_end(key)
            if len(self._seen) > _KEPT:
                self._seen.popitem(last=False)


STATES = States()
"""Those of this process: every transaction may use them."""


def past_of(uow: UnitOfWork, game: PostGame, place: int) -> Past:
    """The events of a game from this place on."""
    stored = uow.game_events.since(game.id, place)
    return tuple(zip(stored, events_of(game, stored), strict=True))


def events_of(game: PostGame, stored: tuple[GameEvent, ...]) -> tuple[Event, ...]:
    """The game's events as stored ones stand for them."""
    kind, version = game.kind, game.rules_version
    return tuple([_event_of(kind, version, one.event) for one in stored])


@lru_cache(maxsize=_KNOWN)
def _event_of(kind: str, version: int, text: str) -> Event:
    """Four of five events are the same as one of another game: that a player takes the dice, builds or ends a turn."""
    return known_rules(kind, version).read_event(json.loads(text))


def _folded(game: PostGame, moment: Folded | None, events: list[Event]) -> Folded:
    rules = rules_of(game)
    drawn = dict(moment.drawn) if moment else {}
    for event in events:
        stream = rules.drawn(event)
        if stream is not None:
            drawn[stream] = drawn.get(stream, 0) + 1
    if moment is None:
        return Folded(rules.fold(options_of(game), game.seats, events), drawn)
    state = moment.state
    for event in events:
        state = rules.evolve(state, event)
    return Folded(state, drawn)

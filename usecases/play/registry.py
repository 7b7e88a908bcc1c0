"""Which games can be played: `bot.startup` fills it, and nothing here knows any of them by name.

To the host a game's options, states, actions, events and views are opaque: it hands them from one function of the
game to the next and looks into none of them.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Protocol, TypeAlias, cast

from data.game_records import PostGame
from engine.capabilities import Engine
from engine.protocol import EngineRefusal, Rules
from league.regulations import Profile

Options: TypeAlias = Any
State: TypeAlias = Any
Action: TypeAlias = Any
Event: TypeAlias = Any
View: TypeAlias = Any
Known: TypeAlias = Any
Orders: TypeAlias = Any

HostRules: TypeAlias = Rules[Options, State, Action, Event, View, Known]
HostEngine: TypeAlias = Engine[Options, State, Action, Event, View, Known]

Choices: TypeAlias = Mapping[str, str]
"""What somebody chose who opens a game, by the names of the command's options."""


class Setup(Protocol):
    """How a game gets its options: `usecases.games.<game>` has one."""

    def plays(self, profile: Profile, /) -> bool:
        """Whether a league by these regulations plays this game."""

    def chosen(self, choices: Choices, /) -> object | EngineRefusal:
        """The options of a game between friends."""

    def of_event(self, profile: Profile, choices: Choices, /) -> object | EngineRefusal:
        """The options of a league's table: its regulations decide, choices only where they are silent."""


@dataclass(frozen=True, slots=True)
class Playable:
    """A game with all versions of its rules that were ever played, the newest last."""

    engines: tuple[HostEngine, ...]
    setup: Setup

    @property
    def newest(self) -> HostEngine:
        """What a new game is played by."""
        return self.engines[-1]


_GAMES: dict[str, Playable] = {}


def register(engines: Sequence[Engine[Any, Any, Any, Any, Any, Any]], setup: Setup) -> None:
    """A game can be played from now on; once more does no harm."""
    _GAMES[engines[-1].rules.key] = Playable(cast("tuple[HostEngine, ...]", tuple(engines)), setup)


def playable(kind: str) -> Playable:
    """The game of this key; `KeyError` where nobody registered it."""
    return _GAMES[kind]


def kinds() -> tuple[str, ...]:
    """The keys of all games, in the order in which they were registered."""
    return tuple(_GAMES)


def engine_of(game: PostGame) -> HostEngine:
    """What a stored game is played by: the version of its rules that it began with."""
    return _engine(game.kind, game.rules_version)


def rules_of(game: PostGame) -> HostRules:
    """The rules that a stored game is played by."""
    return _engine(game.kind, game.rules_version).rules


def known_rules(kind: str, version: int) -> HostRules:
    """The rules of this key and version, which must be known."""
    return _engine(kind, version).rules


def _engine(kind: str, version: int) -> HostEngine:
    return next(engine for engine in _GAMES[kind].engines if engine.rules.version == version)


def options_of(game: PostGame) -> Options:
    """What the game was set up with, all of it."""
    return _options(game.kind, game.rules_version, game.options)


@lru_cache(maxsize=256)
def _options(kind: str, version: int, text: str) -> Options:
    options = _engine(kind, version).rules.read_options(json.loads(text))
    if isinstance(options, EngineRefusal):
        raise TypeError(text)
    return options

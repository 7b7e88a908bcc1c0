"""The contract between a game and its host; stated once, typed, and free of any game's rules.

A game gives an `Engine` (`engine.capabilities`): its `Rules`, and whichever of the optional capabilities it has. The
host stores nothing but kind, rules version, options and events: a state is a fold over them. It asks `awaited` whom
the game waits for, shows `legal`, puts a decision to `decide`, stores the events and folds them with `evolve`. Chance
is an actor like the others: while `chance_due` names a stream, the host carries out `chance_action` with checked
randomness.

What no game need care about, because the host does it for all: lobby, deadlines, reminders, prompts, panels, pauses,
undo, substitutes, proof of the dice, league tables.
"""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from enum import IntEnum, StrEnum
from typing import Any, Final, NamedTuple, Protocol, TypeAlias, TypeVar

Seat: TypeAlias = int
"""A place at the table, 0 to n-1 in turn order; `CHANCE` and `HOST` are the two actors without a place."""

CHANCE: Final = -1
"""The dice, the draw and the theft: the host acts for it with checked randomness."""

HOST: Final = -2
"""The judge or the program that runs the table: calls time, puts a forgotten robber away."""

Chance: TypeAlias = Callable[[int], int]
"""`chance(n)` is a whole number from 0 to n-1; the only way randomness enters an engine."""

Json: TypeAlias = Any
"""Text, whole numbers, lists and objects of these."""


@dataclass(frozen=True, slots=True)
class EngineRefusal:
    """Why an action is not allowed: a code for the locale files, the rule's section, and numbers to show.

    `section` is `None` where the documents say nothing and the house had to choose.
    """

    code: StrEnum
    section: str | None = None
    params: tuple[tuple[str, int], ...] = ()


class Need(StrEnum):
    """What a seat is waited for: its own turn, a reply that the rules demand, or an answer that it may give."""

    TURN = "turn"
    REPLY = "reply"
    OFFER = "offer"


class Awaited(NamedTuple):
    """A seat that is to decide something.

    `key` tells one occasion from another of the same seat and need (the number of the turn, of the request); `None`
    means the newest proposal, see `Negotiation.proposes`. `must`: the game stands still until the seat has decided.
    Who is asked hangs on open facts alone: asking only those who can answer would tell what they hold.
    """

    seat: Seat
    need: Need
    key: int | None
    must: bool = True


class Clock(NamedTuple):
    """How far the game is. `turn` counts up by one with every turn from 0; the log is told turn by turn.

    `seat` has the turn. `following` is who surely comes next and may want to hear it, `None` where nobody can say or
    nobody need know.
    """

    turn: int
    seat: Seat
    following: Seat | None = None


class Ending(StrEnum):
    """How a game came to its end."""

    WON = "won"
    DRAWN = "drawn"
    TIME = "time"
    RESIGNED = "resigned"
    FORFEIT = "forfeit"


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game (of a match: of all its games).

    `raw` are the points as they stood, `recorded` those after the caps of the options. `winner` is `None` for a draw
    and where time ended the game without one. `late` is whose time has run out, where that decided who won.
    """

    ending: Ending
    winner: Seat | None
    raw: tuple[int, ...]
    recorded: tuple[int, ...]
    late: Seat | None = None


class Streams(IntEnum):
    """How the chance of an event is derived from the secret: see `engine.fairness`."""

    BY_PLACE = 1
    BY_COUNT = 2


O = TypeVar("O")  # noqa: E741 - options
S = TypeVar("S")  # state
A = TypeVar("A")  # action
E = TypeVar("E")  # event
V_co = TypeVar("V_co", covariant=True)  # view
K = TypeVar("K")  # what a witness knows of an event


class Rules(Protocol[O, S, A, E, V_co, K]):
    """One game's rules, pure and deterministic: the same arguments give the same answer in every process."""

    @property
    def key(self) -> str:
        """The game's name in the database, in custom ids and locale keys: `catan`, `backgammon`, `rivals`."""

    @property
    def version(self) -> int:
        """The rules version: raised whenever the same events would no longer fold to the same state."""

    @property
    def streams(self) -> Streams:
        """How chance is derived; new games take `BY_COUNT`."""

    @property
    def seats(self) -> Collection[int]:
        """How many may sit down, fewest first."""

    # Options

    def read_options(self, value: Json, /) -> O | EngineRefusal:
        """The options that `write_options` wrote; a broken value is refused."""

    def write_options(self, options: O, /) -> Json:
        """All that the game depends on, defaults included: a default that changes later changes no stored game."""

    # The course of a game

    def open(self, options: O, seats: int, chance: Chance, /) -> tuple[E, ...]:
        """The events with which a game begins; board, shuffled decks and other random set-up come from `chance`."""

    def fold(self, options: O, seats: int, events: Sequence[E], /) -> S:
        """The state after a stored game, which begins with the events of `open`."""

    def evolve(self, state: S, event: E, /) -> S:
        """The state after one event that `decide` produced."""

    def awaited(self, state: S, /) -> tuple[Awaited, ...]:
        """Everybody who may or must decide something, the seat whose turn it is first; `()` at the end.

        While `chance_due` names a stream nobody must.
        """

    def clock(self, state: S, /) -> Clock:
        """How far the game is, and whose turn it is."""

    def legal(self, state: S, seat: Seat, /) -> Sequence[A]:
        """Exactly the actions that `decide` accepts from this actor, in one fixed order.

        Where words are free (an offer of many cards) and there are too many to list, the larger ones are left out.
        """

    def decide(self, state: S, seat: Seat, action: A, /) -> tuple[E, ...] | EngineRefusal:
        """What the action brings about, or why it is refused; never raises, whatever it is given."""

    def outcome(self, state: S, /) -> Outcome | None:
        """How the game ended, or `None` while it goes on."""

    def time_called(self, state: S, /) -> A:
        """The action with which the `HOST` ends a game that nobody finishes."""

    # Chance

    def chance_due(self, state: S, /) -> str | None:
        """The stream from which chance must act now (`roll`, `draw`, …); `None` if it is for a seat to decide."""

    def chance_action(self, state: S, chance: Chance, /) -> A:
        """What `CHANCE` does in a state that waits for it."""

    def drawn(self, event: E, /) -> str | None:
        """The stream that an event used up one number of; `None` for all that chance had no part in.

        The n-th event of a stream gets the n-th chance, whatever was said or undone in between.
        """

    def cause(self, state: S, event: E, /) -> tuple[Seat, A] | None:
        """Which actor's action brings this event about in this state; `None` for one that only follows another.

        With it a stored game is gone through again: every event must be what the rules would have made it.
        """

    # Who knows what

    def view(self, state: S, seat: Seat | None, /) -> V_co:
        """What this seat may know; `None` is a spectator."""

    def witness(self, event: E, seat: Seat | None, /) -> K | None:
        """What of an event a seat (or a spectator) learns: all, a part (`K` holds what is left), or nothing."""

    def scenery(self, state: S, /) -> Json:
        """What stands open from the start and is needed to put events into words (the island); `None` if nothing."""

    def still_means(self, action: A, seat: Seat, since: Sequence[E], /) -> bool:
        """Whether a decision still means what its player saw, after these events of others."""

    # Texts

    def format(self, action: A, /) -> str:
        """One line of text for an action, at most 60 characters, so that a button's custom id holds it."""

    def parse(self, text: str, /) -> A | EngineRefusal:
        """The action that a line of text stands for, or why it stands for none."""

    def write_event(self, event: E, /) -> Json:
        """One event as a JSON object with its name under `event`."""

    def read_event(self, value: Json, /) -> E:
        """The event that a JSON object stands for; raises `ValueError` if it stands for none."""

    def write_known(self, known: K, /) -> Json:
        """What a witness knows, as JSON."""

    def read_known(self, value: Json, /) -> K:
        """What `write_known` wrote."""

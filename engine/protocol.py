"""The contract that every game in this house follows; stated once, typed, and free of any game's rules.

A game is a module (or any object) with these nine functions. A host needs nothing else: it asks
`to_act`, shows `legal`, hands an action to `decide`, stores the events, and folds them with `evolve`.
Chance is an actor like the others: when dice, a draw or a theft is due, `to_act` answers `(CHANCE,)`
and the host supplies one of `legal(state, CHANCE)`.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Protocol, TypeAlias, TypeVar

Seat: TypeAlias = int
"""A place at the table, 0 to n-1 in turn order; `CHANCE` and `HOST` are the two actors without a place."""

CHANCE: Final = -1
"""The dice, the draw and the theft: the host acts for it with checked randomness."""

HOST: Final = -2
"""The judge or the program that runs the table: calls time, puts a forgotten robber away."""

Chance: TypeAlias = Callable[[int], int]
"""`chance(n)` is a whole number from 0 to n-1; the only way randomness enters an engine."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not allowed: a code for the locale files, the rule's section, and numbers to show.

    `section` is `None` where the documents say nothing and the house had to choose.
    """

    code: StrEnum
    section: str | None = None
    params: tuple[tuple[str, int], ...] = ()


Options_contra = TypeVar("Options_contra", contravariant=True)
State = TypeVar("State")
Action = TypeVar("Action")
Event = TypeVar("Event")
View_co = TypeVar("View_co", covariant=True)
Result_co = TypeVar("Result_co", covariant=True)


class Game(Protocol[Options_contra, State, Action, Event, View_co, Result_co]):
    """One game's rules, pure and deterministic: the same arguments give the same answer in every process."""

    def new(self, options: Options_contra, seats: int, chance: Chance, /) -> State:
        """The state before the first action; board and other random set-up come from `chance`."""

    def to_act(self, state: State, /) -> tuple[Seat, ...]:
        """Everybody whose decision the game waits for, in seat order; `(CHANCE,)` for dice; `()` at the end."""

    def legal(self, state: State, seat: Seat, /) -> Sequence[Action]:
        """Exactly the actions that `decide` accepts from this actor, in one fixed order."""

    def decide(self, state: State, seat: Seat, action: Action, /) -> tuple[Event, ...] | Refusal:
        """What the action brings about, or why it is refused; never raises, whatever it is given."""

    def evolve(self, state: State, event: Event, /) -> State:
        """The state after one event that `decide` produced."""

    def view(self, state: State, seat: Seat | None, /) -> View_co:
        """What this seat may know; `None` is a spectator."""

    def result(self, state: State, /) -> Result_co | None:
        """The final scores, or `None` while the game goes on."""

    def format(self, action: Action, /) -> str:
        """One line of text for an action."""

    def parse(self, text: str, /) -> Action | Refusal:
        """The action that a line of text stands for, or why it stands for none."""

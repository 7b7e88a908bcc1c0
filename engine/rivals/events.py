"""Everything that can happen: what is stored, and all that a replay needs.

Most of what happens is what somebody has decided; the rules derive the rest, so that an event holds the decision and
what it brought to light: cards that were drawn, regions that were turned.
"""

from typing import Final, NamedTuple, TypeAlias

from engine.rivals.actions import RivalsAction
from engine.rivals.names import CardKey, Seat


class Opened(NamedTuple):
    """The stacks, top card first, and the event cards of the game without Yule."""

    stacks: tuple[tuple[CardKey, ...], ...]
    pool: tuple[CardKey, ...]


HAND_OF: Final = "hand"
PILE_OF: Final = "pile"
Source: TypeAlias = tuple[str, Seat] | tuple[()]
"""Whose hand or discard pile a card comes from; empty where it is a stack, or the hand of whoever acts."""
Forced: TypeAlias = tuple[Seat, RivalsAction, tuple[CardKey, ...]]
"""An answer that could be no other: whose, what, and the card or region that it is about."""
Changes: TypeAlias = tuple[tuple[int, ...], ...]
"""How much more (below zero: fewer) of each good a seat has, in the order of `Good`; empty where nothing changes."""


class RivalsDecision(NamedTuple):
    """A seat, chance or the host has taken an action.

    `cards` are those that its player sees by it, or the open card or region that it is about.

    `hidden`: it was decided in secret at the same time as the other seat's choice. `changes` are the goods that came
    and went besides those which the action and the `forced` answers name: prices, yields, losses.
    """

    seat: Seat
    action: RivalsAction
    cards: tuple[CardKey, ...] = ()
    hidden: bool = False
    changes: Changes = ()
    forced: tuple[Forced, ...] = ()
    source: Source = ()


class Revealed(NamedTuple):
    """Both have chosen: the choices are shown, each with the region that it is about, and what follows from them."""

    choices: tuple[tuple[Seat, RivalsAction], ...]
    cards: tuple[tuple[CardKey, ...], ...] = ()
    changes: Changes = ()
    forced: tuple[Forced, ...] = ()


RivalsEvent: TypeAlias = Opened | RivalsDecision | Revealed

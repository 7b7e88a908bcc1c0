"""Everything that can happen: what is stored, and all that a replay needs.

Most of what happens is what somebody has decided; the rules derive the rest, so that an event holds the decision and
what it brought to light: cards that were drawn, regions that were turned.
"""

from typing import NamedTuple, TypeAlias

from engine.rivals.actions import RivalsAction
from engine.rivals.names import CardKey, Seat


class Opened(NamedTuple):
    """The stacks, top card first, and the event cards of the game without Yule."""

    stacks: tuple[tuple[CardKey, ...], ...]
    pool: tuple[CardKey, ...]


class RivalsDecision(NamedTuple):
    """A seat, chance or the host has taken an action.

    `cards` are those that its player sees by it, or the open card or region that it is about.

    `hidden`: it was decided in secret at the same time as the other seat's choice. `changes` are what dice and event
    cards brought each seat by themselves, or took, in the order of `Good`; empty where they did nothing.
    """

    seat: Seat
    action: RivalsAction
    cards: tuple[CardKey, ...] = ()
    hidden: bool = False
    changes: tuple[tuple[int, ...], ...] = ()


class Revealed(NamedTuple):
    """Both have chosen: the choices are shown, each with the region that it is about."""

    choices: tuple[tuple[Seat, RivalsAction], ...]
    cards: tuple[tuple[CardKey, ...], ...] = ()


RivalsEvent: TypeAlias = Opened | RivalsDecision | Revealed

"""A game by post at a league's table: whether it counts there, and why it is held."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from league.round import TableStatus


class HeldFor(StrEnum):
    """Why a game stands still.

    Its table has a result, a judge is to come, or the bot is not on its server; `OFF`: it had not begun when its table
    was called off or decided.
    """

    NOTHING = ""
    JUDGE = "judge"
    DECIDED = "decided"
    OFF = "off"
    AWAY = "away"


class HoldKind(StrEnum):
    """What somebody did that holds a game, or takes it from its table: the rest follows from the table itself."""

    JUDGE = "judge"
    AWAY = "away"
    VOIDED = "voided"
    """The match is played again by others."""
    ANEW = "anew"
    """The table's row is used for another match."""


PUT_AWAY: Final = frozenset({HoldKind.VOIDED, HoldKind.ANEW})
"""What takes a game from its table for good."""


@dataclass(frozen=True, slots=True)
class HoldFacts:
    """What a game's standing hangs on; `table` is how the table stands for which it was opened (None: for none)."""

    has_begun: bool
    is_over: bool
    table: TableStatus | None
    is_event_off: bool
    holds: frozenset[HoldKind]


def counts(facts: HoldFacts) -> bool:
    """Whether its score is the table's: nothing counts in an event that is called off, until that is taken back.

    Source: house
    """
    is_off = facts.is_event_off or facts.table in {None, TableStatus.CANCELLED}
    return not is_off and not facts.holds & PUT_AWAY


def why_held(facts: HoldFacts) -> HeldFor:
    """Why nothing can be played in it; what decides the table outranks a judge's pause.

    Source: house
    """
    if facts.is_over:
        return HeldFor.NOTHING
    counted = counts(facts)
    is_decided = counted and facts.table is TableStatus.FINAL
    if not facts.has_begun:
        is_off = facts.table is not None and (is_decided or not counted)
        return HeldFor.OFF if is_off else HeldFor.NOTHING
    if is_decided:
        return HeldFor.DECIDED
    if HoldKind.JUDGE in facts.holds:
        return HeldFor.JUDGE
    return HeldFor.AWAY if HoldKind.AWAY in facts.holds else HeldFor.NOTHING

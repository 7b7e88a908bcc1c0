"""What was made of a ranking, or of who plays, that has changed since."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import TypeAlias

from data.unit_of_work import UnitOfWork
from league.entry import OUT
from league.event import Event, Pairing
from league.ids import PlayerId
from league.refusal import Refusal
from league.round import (
    RANKED_STAGES,
    PairingMethod,
    Round,
    RoundStatus,
    Stage,
    TableStatus,
    is_bye,
    ranked_in,
)
from usecases.round.find import rounds_of, tables_in
from usecases.round.publish import outdated
from usecases.standings.advance import seeds_of, seeds_of_now
from usecases.standings.line import LineMoved, StageSeating, wrong_line

_GOING_ON = frozenset({RoundStatus.PLANNED, RoundStatus.PUBLISHED, RoundStatus.RUNNING})


@dataclass(frozen=True, slots=True)
class SeededBefore:
    """A planned stage has the right players, but their seeds are those of before."""

    stage: Stage
    round: Round


@dataclass(frozen=True, slots=True)
class PairedBefore:
    """A later round that was paired by the ranking of before; `untouched`: nobody has begun to play it."""

    round: Round
    untouched: bool


@dataclass(frozen=True, slots=True)
class SeatedBefore:
    """A planned round that seats a player who has left, or leaves out one who is here; `why` names them."""

    round: Round
    why: Refusal


Outdated: TypeAlias = LineMoved | SeededBefore | PairedBefore | SeatedBefore


def outdated_by(
    uow: UnitOfWork, event: Event, corrected: Round, moved: Callable[[], Collection[PlayerId]]
) -> Outdated | None:
    """What another result in this round leaves outdated; `moved` says whose rank it changed.

    Source: house
    """
    return (
        outdated_line(uow, event, corrected.stage)
        or seeded_before(uow, event, corrected.stage, moved)
        or _paired_before(uow, event, corrected)
    )


def outdated_line(uow: UnitOfWork, event: Event, since: Stage) -> LineMoved | None:
    """A stage in which the wrong players sit, or are to.

    Where all of them have only left since, they were through: whoever decides about their seats is asked (`departure`).
    """
    line = wrong_line(uow, event, since)
    if line is None or line.seating is StageSeating.PLANNED or not line.playing:
        return line
    gone = {entry.player for entry in uow.entries.list_of(event).having(*OUT)}
    return None if gone.issuperset(person.id for person in line.playing) else line


def outdated_plan(uow: UnitOfWork, event: Event) -> SeatedBefore | None:
    """The planned round, where it does not fit who plays."""
    planned = planned_in(uow, event)
    if planned is None:
        return None
    why = outdated(uow, event, planned)
    return None if why is None else SeatedBefore(planned, why)


def planned_in(uow: UnitOfWork, event: Event) -> Round | None:
    """The round that players do not see yet."""
    return next((row for row in rounds_of(uow, event) if row.status is RoundStatus.PLANNED), None)


def seeded_before(
    uow: UnitOfWork, event: Event, since: Stage, moved: Callable[[], Collection[PlayerId]]
) -> SeededBefore | None:
    """A planned stage after this one, where one of those who are through was `moved`: others may sit as laid by hand.

    Source: house
    """
    planned = planned_in(uow, event)
    order = RANKED_STAGES
    if (
        planned is None
        or planned.stage not in order
        or order.index(planned.stage) <= order.index(ranked_in(since))
    ):
        return None
    through = {player for seats in seeds_of(uow, event, planned) for player in seats}
    other = seeds_are_others(uow, event, planned)
    return SeededBefore(planned.stage, planned) if other and through & set(moved()) else None


def seeds_are_others(uow: UnitOfWork, event: Event, planned: Round) -> bool:
    """Whether the same players would be laid otherwise by the ranking of now."""
    if planned.stage in {Stage.QUALIFIER, Stage.PLAY_OFF}:
        return False
    laid = seeds_of(uow, event, planned)
    through = {player for seats in laid for player in seats}
    now = seeds_of_now(uow, event, planned, len(through)) or laid
    return now != laid and {player for seats in now for player in seats} == through


def _paired_before(uow: UnitOfWork, event: Event, corrected: Round) -> PairedBefore | None:
    """The next round, if results decided who meets whom and who has the bye."""
    later = (row for row in rounds_of(uow, event) if row.number > corrected.number)
    found = next((row for row in later if row.status in _GOING_ON), None)
    if found is None or not (found.stage is corrected.stage is Stage.QUALIFIER):
        return None
    by_results = found.drawing is PairingMethod.POWER or (
        found.drawing is PairingMethod.PAIRED and event.pairing is Pairing.SWISS
    )
    return PairedBefore(found, _untouched(uow, found)) if by_results else None


def _untouched(uow: UnitOfWork, row: Round) -> bool:
    played = (table for table in tables_in(uow, row) if not is_bye(table))
    return row.status is not RoundStatus.RUNNING and all(t.status is TableStatus.WAITING for t in played)

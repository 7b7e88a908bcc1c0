"""What follows a round and was made of a ranking that a correction has changed since."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import TypeAlias

from data.unit_of_work import UnitOfWork
from league.event import Event, Pairing
from league.ids import PlayerId
from league.round import PairingMethod, Round, RoundStatus, Stage, TableStatus, is_bye
from usecases.round.find import rounds_of, tables_in
from usecases.standings.advance import seeds_of, seeds_of_now
from usecases.standings.line import LineMoved, wrong_line

_GOING_ON = frozenset({RoundStatus.PLANNED, RoundStatus.PUBLISHED, RoundStatus.RUNNING})


@dataclass(frozen=True, slots=True)
class SeededBefore:
    """A planned stage has the right players, but their seeds are those of before."""

    stage: Stage


@dataclass(frozen=True, slots=True)
class PairedBefore:
    """A later round that was paired by the ranking of before; `untouched`: nobody has begun to play it."""

    round: Round
    untouched: bool


Outdated: TypeAlias = LineMoved | SeededBefore | PairedBefore


def outdated_by(
    uow: UnitOfWork, event: Event, corrected: Round, moved: Collection[PlayerId]
) -> Outdated | None:
    """What a correction in this round leaves outdated; `moved` are those whose rank it changed.

    Source: house
    """
    return (
        wrong_line(uow, event, corrected.stage)
        or _seeded_before(uow, event, corrected, moved)
        or _paired_before(uow, event, corrected)
    )


def _seeded_before(
    uow: UnitOfWork, event: Event, corrected: Round, moved: Collection[PlayerId]
) -> SeededBefore | None:
    """Only where the correction moved one of those who are through: an organizer may have laid the seats by hand."""
    order = tuple(Stage)
    planned = next((row for row in rounds_of(uow, event) if row.status is RoundStatus.PLANNED), None)
    if planned is None or order.index(planned.stage) <= order.index(corrected.stage):
        return None
    laid = seeds_of(uow, event, planned)
    through = {player for seats in laid for player in seats}
    if not through & set(moved):
        return None
    now = seeds_of_now(uow, event, planned, len(through))
    return SeededBefore(planned.stage) if now is not None and now != laid else None


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

"""Keeping a version of a result: nothing is overwritten, and everything that shows it is refreshed."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime

from data.unit_of_work import UnitOfWork
from league.ids import PlayerId, ResultId
from league.reporting import ReportedResult, ReportKind, ReportState
from league.results import TableEnding, TableResult
from league.round import TableStatus
from usecases.bracket.labels import named
from usecases.bracket.play_on import play_on
from usecases.result.find import Standing, TableAt
from usecases.result.scored import ended_word, scored, scores_text
from usecases.result.typed import ScoreReport

_TABLE_STATUS = {
    ReportState.REPORTED: TableStatus.REPORTED,
    ReportState.DISPUTED: TableStatus.DISPUTED,
    ReportState.FINAL: TableStatus.FINAL,
}


def version_of(
    at: TableAt, kind: ReportKind, told: ScoreReport, by: int, now: datetime, *, reason: str = ""
) -> ReportedResult:
    """A new version as it was told; final, unless its reporter makes it wait for the others."""
    return ReportedResult(
        id=ResultId(0),
        table_id=at.table.id,
        number=0,
        kind=kind,
        state=ReportState.FINAL,
        players=at.table.seats,
        raw=tuple(told.scores[player] for player in at.table.seats),
        ended_by_time=told.ending is TableEnding.TIME,
        winner=told.winner or PlayerId(0),
        by=by,
        at=now,
        reason=reason,
        retired=told.ending is TableEnding.RETIRED,
    )


def with_winner(result: ReportedResult, counted: TableResult) -> ReportedResult:
    """The result with the winner whom the scores name."""
    return replace(result, winner=counted.winner or PlayerId(0))


def keep_result(uow: UnitOfWork, at: TableAt, result: ReportedResult) -> Standing:
    """Store a version; the one that counted before stays, superseded.

    Its timer is left, and so is the table's clock: they do nothing now, and count again if this is undone.
    """
    versions = uow.results.find(table_id=at.table.id)
    for version in versions:
        if version.state is not ReportState.SUPERSEDED:
            uow.results.save(replace(version, state=ReportState.SUPERSEDED))
    stored = uow.results.add(replace(result, number=len(versions) + 1))
    return _shown(uow, at, stored)


def change_state(uow: UnitOfWork, standing: Standing, changed: ReportedResult) -> Standing:
    """Store a result that was confirmed, disputed or settled; its timer counts again if this is undone."""
    return _shown(uow, standing.at, uow.results.save(changed))


def _shown(uow: UnitOfWork, at: TableAt, result: ReportedResult) -> Standing:
    """The table's status follows its result, and so does a bracket."""
    status = _TABLE_STATUS[result.state]
    if at.table.status is not status:
        at = replace(at, table=uow.tables.save(replace(at.table, status=status)))
    drawn = None
    if result.state is ReportState.FINAL:
        drawn = play_on(uow, at.event, result.at).get(at.round.id)
    return Standing(at, result, drawn)


def recorded_words(uow: UnitOfWork, standing: Standing) -> Mapping[str, str | int]:
    """What is on record, as the parameters of a refusal or an answer."""
    return {
        **named(uow, standing.at.round, standing.at.table),
        "scores": scores_text(uow, scored(uow, standing.at, standing.result)),
        "ended": ended_word(standing.result),
        "result": standing.result.id,
    }

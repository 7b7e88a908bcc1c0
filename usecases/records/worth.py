"""What a recorded table is under regulations: how it ended and who won, or why it cannot have been so."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from league.ids import PlayerId, ResultId, TableId
from league.importing import RefusedLine
from league.importing.records import TableRecord
from league.refusal import Refusal
from league.regulations import Profile
from league.reporting import ReportedResult, ReportKind, ReportState
from league.results import TableEnding, claim_of, report, walkover

_IN_PLAY: Final = (TableEnding.VICTORY, TableEnding.TIME)


@dataclass(frozen=True, slots=True)
class RecordedEnding:
    """How a table ended, with the score of each seat in turn order; `winner` 0: nobody."""

    kind: ReportKind
    raw: tuple[int, ...]
    ending: TableEnding
    winner: PlayerId


def ending_of(
    record: TableRecord, players: Sequence[PlayerId], profile: Profile
) -> RecordedEnding | RefusedLine:
    """The ending that a record means. A table at which nobody reached the target ended by time.

    Whoever has a table alone has a bye, unless a score was played there: then the others' lines are missing.
    Refused as `record-no-score`, `record-size` (params: count), `record-rules` (params: reason, those of the refusal).
    Source: house
    """
    seats = tuple(players)
    if is_part(record):
        return RefusedLine(record.line, "record-size", {"count": "1"})
    if len(seats) == 1:
        return RecordedEnding(ReportKind.BYE, (0,), TableEnding.VICTORY, seats[0])
    won = [player for player, seat in zip(seats, record.seats, strict=True) if seat.won]
    if record.walkover and len(won) == 1:
        absent = [player for player in seats if player != won[0]]
        refused = walkover(profile, won[0], absent)
        if isinstance(refused, Refusal):
            return _by_rules(record, refused)
        return RecordedEnding(ReportKind.WALKOVER, (0,) * len(seats), TableEnding.VICTORY, won[0])
    if not record.is_scored:
        return RefusedLine(record.line, "record-no-score")
    return _played(record, seats, won[0] if len(won) == 1 else None, profile)


def is_part(record: TableRecord) -> bool:
    """Whether of a table only one seat is left, with a score that no bye has."""
    return len(record.seats) == 1 and (record.seats[0].score or 0) > 1


def _played(
    record: TableRecord, seats: tuple[PlayerId, ...], winner: PlayerId | None, profile: Profile
) -> RecordedEnding | RefusedLine:
    raw = tuple(seat.score or 0 for seat in record.seats)
    first: Refusal | None = None
    for ending, named in _readings(record, winner):
        claim = claim_of(seats, dict(zip(seats, raw, strict=True)), ending, named)
        counted = claim if isinstance(claim, Refusal) else report(profile, claim)
        if not isinstance(counted, Refusal):
            return RecordedEnding(ReportKind.REPORT, raw, ending, counted.winner or PlayerId(0))
        first = first or counted
    return _by_rules(record, first or Refusal("winner-unclear"))


def _readings(record: TableRecord, winner: PlayerId | None) -> Iterator[tuple[TableEnding, PlayerId | None]]:
    """As it is written; where no ending is, as the regulations have it: a time-out has no winner of its own."""
    for ending in (TableEnding.TIME,) if record.by_time else _IN_PLAY:
        yield ending, winner
        if winner is not None and ending is TableEnding.TIME:
            yield ending, None


def _by_rules(record: TableRecord, refused: Refusal) -> RefusedLine:
    params = {name: str(value) for name, value in refused.params.items()}
    return RefusedLine(record.line, "record-rules", {**params, "reason": refused.code})


def result_of(
    ending: RecordedEnding, table: TableId, players: tuple[PlayerId, ...], by: int, at: datetime
) -> ReportedResult:
    """The version that is stored: final at once."""
    return ReportedResult(
        id=ResultId(0),
        table_id=table,
        number=1,
        kind=ending.kind,
        state=ReportState.FINAL,
        players=players,
        raw=ending.raw,
        ended_by_time=ending.ending is TableEnding.TIME,
        winner=ending.winner,
        by=by,
        at=at,
        final_at=at,
    )

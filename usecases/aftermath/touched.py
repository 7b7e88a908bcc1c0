"""What a transaction has changed, by the events that it concerns."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from data.journal import Row, RowDiff
from data.unit_of_work import UnitOfWork
from league.entry import EntryStatus
from league.event import Event, EventStatus
from league.ids import EventId, PlayerId, ResultId, RoundId, TableId
from league.reporting import ReportedResult, ReportKind, ReportState
from league.round import RoundStatus
from league.tournament import Leavers
from usecases.find import PLAYED
from usecases.round.find import PUBLIC

_RESULT, _EVENT, _TABLE, _ROUND, _ENTRY = "result", "event", "game_table", "round", "entry"
_TOURNAMENT = "tournament"
RANKING = frozenset({_RESULT, _ENTRY, "penalty", _TOURNAMENT})
"""The rows from which a ranking follows, apart from the event's own."""
_FOLLOWED = RANKING | {_EVENT, _TABLE, _ROUND}
_BEGUN = PLAYED | {EventStatus.CANCELLED}
_TOLD = ("kind", "raw", "ended_by_time", "retired")
"""What a result says beside who won; its state, and who has agreed with it, move nobody."""


@dataclass(frozen=True, slots=True)
class Touched:
    """An event, and what is otherwise there than before.

    `kinds` names the tables of the database, `rounds` are those whose own rows differ, `hidden` those that were public
    and are planned again.
    `before` holds what counted at the tables of which something else counts now (None: nothing did), `classes` the
    handicap classes that players had who have another one now. `entered` are the states of the entries that differ
    (None: there was none), `leavers` is the rule for those who leave a round robin, where choices were made.
    """

    event: Event
    kinds: frozenset[str]
    rounds: frozenset[RoundId]
    hidden: frozenset[RoundId]
    before: Mapping[TableId, ReportedResult | None]
    classes: Mapping[PlayerId, str]
    entered: Mapping[PlayerId, EntryStatus | None]
    leavers: Leavers | None

    @property
    def has_begun(self) -> bool:
        """Whether there can be rounds of which players know."""
        return self.event.status in _BEGUN


def touched_in(uow: UnitOfWork, now: datetime) -> tuple[Touched, ...]:
    """The events that this transaction has changed so far."""
    diffs = [diff for diff in uow.journal.changed() if diff.table_name in _FOLLOWED]
    if not diffs:
        return ()
    numbers = frozenset(_table(diff) for diff in diffs if diff.table_name == _RESULT)
    at = {table.id: table.event_id for table in uow.tables.find(id=numbers)} if numbers else {}
    by_event: dict[EventId, list[RowDiff]] = defaultdict(list)
    for diff in diffs:
        event_id = _event(diff, at)
        if event_id:
            by_event[event_id].append(diff)
    events = uow.events.find(id=frozenset(by_event)) if by_event else ()
    return tuple(_touched(event, by_event[event.id], now) for event in events)


def _event(diff: RowDiff, at: Mapping[TableId, EventId]) -> EventId | None:
    if diff.table_name == _RESULT:
        return at.get(_table(diff))
    return EventId(diff.row_id if diff.table_name == _EVENT else _row(diff).get("event_id", 0))


def _touched(event: Event, diffs: Collection[RowDiff], now: datetime) -> Touched:
    results = [diff for diff in diffs if diff.table_name == _RESULT]
    entries = [diff for diff in diffs if diff.table_name == _ENTRY]
    return Touched(
        event,
        frozenset(diff.table_name for diff in diffs),
        frozenset(RoundId(diff.row_id) for diff in diffs if diff.table_name == _ROUND),
        frozenset(RoundId(diff.row_id) for diff in diffs if diff.table_name == _ROUND and _is_hidden(diff)),
        _counted_before(results, now),
        _classes_before(entries),
        _entered_before(entries),
        _leavers_before(diff for diff in diffs if diff.table_name == _TOURNAMENT),
    )


def _classes_before(entries: Iterable[RowDiff]) -> dict[PlayerId, str]:
    changed = (diff for diff in entries if diff.before and diff.now)
    pairs = ((diff.before or {}, diff.now or {}) for diff in changed)
    return {
        PlayerId(was["player"]): was["handicap"] for was, now in pairs if was["handicap"] != now["handicap"]
    }


def _is_hidden(round_: RowDiff) -> bool:
    was, now = ((row or {}).get("status") for row in (round_.before, round_.now))
    return was in PUBLIC and now == RoundStatus.PLANNED


def _entered_before(entries: Iterable[RowDiff]) -> dict[PlayerId, EntryStatus | None]:
    return {PlayerId(_row(diff)["player"]): _entry_status(diff.before) for diff in entries}


def _entry_status(row: Row) -> EntryStatus | None:
    """A removed entry keeps its row, and is none."""
    known = row is not None and row["status"] in set(EntryStatus)
    return EntryStatus(row["status"]) if row is not None and known else None


def _leavers_before(tournaments: Iterable[RowDiff]) -> Leavers | None:
    """Where nothing was chosen the rule was the usual one."""
    diff = next(iter(tournaments), None)
    if diff is None:
        return None
    return Leavers.BY_HALF if diff.before is None else Leavers(diff.before["leavers"])


def _counted_before(results: Collection[RowDiff], now: datetime) -> dict[TableId, ReportedResult | None]:
    """The versions that counted at each table where another one, or none, counts by now."""
    found: dict[TableId, ReportedResult | None] = {}
    for table in {_table(diff) for diff in results}:
        own = [diff for diff in results if _table(diff) == table]
        before = next((diff.before for diff in own if _counts(diff.before)), None)
        after = next((diff.now for diff in own if _counts(diff.now)), None)
        if _said(before) != _said(after):
            found[table] = None if before is None else _result(before, now)
    return found


def _counts(row: Row) -> bool:
    return row is not None and row["state"] != ReportState.SUPERSEDED


def _said(row: Row) -> list[object]:
    """The winner by the place at the table: a guest who gets an account has another number, and has won the same."""
    if row is None:
        return []
    winner = row["players"].index(row["winner"]) if row["winner"] in row["players"] else None
    return [winner, *(row[name] for name in _TOLD)]


def _result(row: Mapping[str, Any], now: datetime) -> ReportedResult:
    """As much of a version as decides what it is worth: it may be stored no more."""
    return ReportedResult(
        id=ResultId(row["id"]),
        table_id=TableId(row["table_id"]),
        number=row["number"],
        kind=ReportKind(row["kind"]),
        state=ReportState.FINAL,
        players=tuple(map(PlayerId, row["players"])),
        raw=tuple(row["raw"]),
        ended_by_time=row["ended_by_time"],
        winner=PlayerId(row["winner"]),
        by=0,
        at=now,
        retired=row["retired"],
    )


def _row(diff: RowDiff) -> Mapping[str, Any]:
    return diff.before or diff.now or {}


def _table(diff: RowDiff) -> TableId:
    return TableId(_row(diff).get("table_id", 0))

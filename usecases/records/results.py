"""The results of a round from a list: sheets of paper, a program beside; shown, and stored after one yes."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from data.unit_of_work import UnitOfWork
from league.event import Event
from league.ids import EventId, PlayerId, TableId
from league.importing import RefusedLine
from league.importing.records import RecordList, TableRecord
from league.refusal import Refusal
from league.reporting import ReportedResult
from league.round import Round, RoundStatus, Table, TableStatus, is_bye
from usecases.audit import audit
from usecases.caller import Caller, Role, refusal_unless
from usecases.find import GOING_ON, event_at, stored_people
from usecases.judge.own_table import unless_own_table
from usecases.records.kept import forget, keep, kept
from usecases.records.who import Roster, by_line
from usecases.records.worth import ending_of, is_part, result_of
from usecases.result.find import TableAt, plays_by_post, takes_result
from usecases.result.record import keep_result, with_winner
from usecases.result.scored import ScoredResult, scored, scores_text
from usecases.round.find import rounds_of, tables_in
from usecases.signup.read import Members
from usecases.table_rules import TableRules, table_rules

RESULTS: Final = "round-import"
_SHOWN: Final = frozenset({RoundStatus.PUBLISHED, RoundStatus.RUNNING, RoundStatus.FINISHED})


@dataclass(frozen=True, slots=True)
class PreviewResults:
    """The results of the event's newest round, with what Discord says of those whom the list names."""

    caller: Caller
    event_id: EventId
    records: RecordList
    members: Members = field(default_factory=Members)


@dataclass(frozen=True, slots=True)
class ConfirmResults:
    """A judge says yes to the results of this event."""

    caller: Caller
    event_id: EventId


@dataclass(frozen=True, slots=True)
class ResultsPreview:
    """Which tables would have which scores, and which lines are refused."""

    event: Event
    round: int
    tables: tuple[tuple[int, str], ...]
    refused: tuple[RefusedLine, ...]
    columns: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class ResultsStored:
    """How many tables have a result now."""

    event: Event
    round: int
    tables: int


def preview_results(command: PreviewResults, uow: UnitOfWork) -> ResultsPreview | Refusal:
    """What the list says of the newest round; it is kept until it is confirmed.

    Refusals: `needs-judge`, those of `event_at`, `no-round-yet`, `records-none`.
    """
    read = _read(uow, command.caller, command.event_id, command.records.tables, command.members.users)
    if isinstance(read, Refusal):
        return read
    users = {f"@{name}": str(user) for name, user in command.members.users.items()}
    keep(uow, command.caller, RESULTS, read.event.id, command.records.tables, users)
    lines = by_line((*command.records.refused, *read.refused))
    tables = tuple((one.at.table.number, scores_text(uow, one)) for one in read.good)
    return ResultsPreview(read.event, read.round, tables, lines, command.records.columns)


def confirm_results(command: ConfirmResults, uow: UnitOfWork) -> ResultsStored | Refusal:
    """The results of the last preview are final; tables that have one meanwhile keep it.

    Refusals: `import-gone`, those of `preview_results`.
    Source: cjp/judge-final
    """
    found = kept(uow, command.caller, RESULTS, command.event_id)
    if found is None:
        return Refusal("import-gone")
    tables, said = found
    users = {name[1:]: int(user) for name, user in said.items() if name.startswith("@")}
    read = _read(uow, command.caller, command.event_id, tables, users)
    if isinstance(read, Refusal):
        return read
    for one in read.good:
        counted = one.worth
        if not isinstance(counted, Refusal):
            keep_result(uow, one.at, with_winner(one.result, counted))
    forget(uow, command.caller, RESULTS, command.event_id)
    details = {"event": read.event.name, "round": read.round, "tables": len(read.good)}
    audit(uow, command.caller, read.event.id, "result-imported", details)
    return ResultsStored(read.event, read.round, len(read.good))


@dataclass(frozen=True, slots=True)
class _Read:
    event: Event
    round: int
    good: tuple[ScoredResult, ...]
    refused: tuple[RefusedLine, ...]


def _read(
    uow: UnitOfWork,
    caller: Caller,
    event_id: EventId,
    records: tuple[TableRecord, ...],
    users: Mapping[str, int],
) -> _Read | Refusal:
    refused = refusal_unless(uow, caller, Role.JUDGE)
    if refused:
        return refused
    event = event_at(uow, caller, event_id, GOING_ON)
    if isinstance(event, Refusal):
        return event
    public = [row for row in rounds_of(uow, event) if row.status in _SHOWN]
    if not public:
        return Refusal("no-round-yet")
    read = _Newest(uow, caller, event, public[-1], users)
    for record in records:
        if record.round in {0, public[-1].number} and (len(record.seats) > 1 or is_part(record)):
            read.table(record)
    if not read.good and not read.refused:
        return Refusal("records-none")
    return _Read(event, public[-1].number, tuple(read.good.values()), tuple(read.refused))


class _Newest:
    """The newest round while the list's tables are found in it."""

    def __init__(
        self, uow: UnitOfWork, caller: Caller, event: Event, newest: Round, users: Mapping[str, int]
    ) -> None:
        tables = [table for table in tables_in(uow, newest) if not is_bye(table)]
        people = stored_people(uow, [player for table in tables for player in table.seats])
        self._uow, self._caller, self._event, self._round = uow, caller, event, newest
        self._roster = Roster(list(people.values()), users)
        self._seated = {frozenset(table.seats): table for table in tables}
        self._rules = table_rules(uow, event)
        self.good: dict[TableId, ScoredResult] = {}
        self.refused: list[RefusedLine] = []

    def table(self, record: TableRecord) -> None:
        """A table has a result by the list, or its line is refused."""
        players = self._roster.players(record)
        table = None if isinstance(players, RefusedLine) else self._seated.get(frozenset(players))
        if isinstance(players, RefusedLine):
            self.refused.append(players)
        elif table is None:
            self.refused.append(RefusedLine(record.line, "record-seated"))
        elif table.id in self.good:
            self.refused.append(RefusedLine(record.line, "record-known", {"table": str(table.number)}))
        else:
            at = TableAt(self._event, self._round, table)
            outcome = _result(self._uow, self._caller, at, record, players, self._rules)
            if isinstance(outcome, RefusedLine):
                self.refused.append(outcome)
            else:
                self.good[table.id] = outcome


def _result(
    uow: UnitOfWork,
    caller: Caller,
    at: TableAt,
    record: TableRecord,
    players: tuple[PlayerId, ...],
    rules: TableRules,
) -> ScoredResult | RefusedLine:
    """The result under the rules of its table, by its own turn order."""
    number = {"table": str(at.table.number)}
    if at.table.status is TableStatus.FINAL:
        return RefusedLine(record.line, "record-known", number)
    refused = takes_result(at) or plays_by_post(uow, at) or unless_own_table(uow, caller, at.table)
    if refused:
        return RefusedLine(record.line, "record-rules", {**number, "reason": refused.code})
    ending = ending_of(record, players, rules.at(at.table))
    if isinstance(ending, RefusedLine):
        return ending
    told = result_of(ending, at.table.id, players, caller.user_id, caller.now)
    found = scored(uow, at, _in_turn(told, at.table), rules)
    if isinstance(found.worth, Refusal):
        return RefusedLine(record.line, "record-rules", {**number, "reason": found.worth.code})
    return found


def _in_turn(told: ReportedResult, table: Table) -> ReportedResult:
    """Scores in the order in which the players sit."""
    raw = dict(zip(told.players, told.raw, strict=True))
    return ReportedResult(
        told.id, told.table_id, told.number, told.kind, told.state, table.seats,
        tuple(raw[player] for player in table.seats), told.ended_by_time, told.winner, told.by, told.at,
        final_at=told.final_at,
    )  # fmt: skip

"""The sheet of a match, to be read."""

from dataclasses import dataclass

from data.records import Person
from data.unit_of_work import UnitOfWork
from league.backgammon_clock import Breaks, breaks
from league.event import Event
from league.match_sheet import SheetKind, SheetLine
from league.refusal import Refusal
from usecases.caller import Caller
from usecases.match.here import MatchAt, match_at
from usecases.round.told import seated_people


@dataclass(frozen=True, slots=True)
class AskSheet:
    """A player or judge wants to see what is written down."""

    caller: Caller
    channel_id: int


@dataclass(frozen=True, slots=True)
class SheetView:
    """The match with its lines; `breaks_left` is None where the rules name no number."""

    match: MatchAt
    breaks_left: int | None


def match_sheet(question: AskSheet, uow: UnitOfWork) -> SheetView | Refusal:
    """The sheet. Refusals: those of `match_at`."""
    match = match_at(uow, question.caller, question.channel_id, over=True)
    if isinstance(match, Refusal):
        return match
    found = breaks(match.points)
    taken = sum(line.kind is SheetKind.BREAK for line in match.sheet)
    allowed = found.allowed if isinstance(found, Breaks) else None
    return SheetView(match, None if allowed is None else max(0, allowed - taken))


@dataclass(frozen=True, slots=True)
class SheetReport:
    """What was put down at one match: where, who played, and the lines in their order."""

    round: int
    table: int
    people: tuple[Person, ...]
    lines: tuple[SheetLine, ...]


def sheets_of(uow: UnitOfWork, event: Event) -> tuple[SheetReport, ...]:
    """The sheets of all matches of an event that have one. Source: jbl/5.6."""
    lines = [line for line in uow.match_sheet.find(event_id=event.id) if line.table_id]
    reports = []
    for table_id in dict.fromkeys(line.table_id for line in lines):
        table = uow.tables.require(table_id)
        round_, people = uow.rounds.require(table.round_id), seated_people(uow, table)
        own = tuple(line for line in lines if line.table_id == table_id)
        reports.append(SheetReport(round_.number, table.number, people, own))
    return tuple(sorted(reports, key=lambda sheet: (sheet.round, sheet.table)))

"""What there is in a world, as whoever chooses a command at random sees it."""

from dataclasses import dataclass
from random import Random
from typing import Final, TypeVar

from data.game_records import GameSeat, PostGame
from data.records import AuditLine, JudgeCall, Penalty, Person
from data.unit_of_work import UnitOfWork
from league.brackets import BracketDraw
from league.entry import EntryList
from league.event import Event
from league.ids import EventId
from league.match_sheet import SheetLine
from league.reporting import ReportedResult, ReportState
from league.round import Round, Table

T = TypeVar("T")
_NEWEST: Final = 0.8
"""How often the newest event is meant, where there are several."""
_LINES: Final = 30


@dataclass(frozen=True, slots=True)
class Facts:
    """The rows of one event, which is the newest one mostly, and what belongs to none."""

    events: tuple[Event, ...]
    event: Event | None
    entries: EntryList
    people: tuple[Person, ...]
    rounds: tuple[Round, ...]
    tables: tuple[Table, ...]
    results: tuple[ReportedResult, ...]
    calls: tuple[JudgeCall, ...]
    penalties: tuple[Penalty, ...]
    brackets: tuple[BracketDraw, ...]
    sheet: tuple[SheetLine, ...]
    lines: tuple[AuditLine, ...]
    games: tuple[PostGame, ...]
    seats: tuple[GameSeat, ...]
    threads: tuple[int, ...]

    @property
    def undecided(self) -> tuple[ReportedResult, ...]:
        """The reports that somebody can still answer."""
        return tuple(one for one in self.results if one.state in _UNDECIDED)


_UNDECIDED: Final = frozenset({ReportState.REPORTED, ReportState.DISPUTED})


def facts_of(uow: UnitOfWork, guild_id: int, chance: Random) -> Facts:
    """The rows as they are now."""
    events = uow.events.find(guild_id=guild_id)
    event = events[-1] if events and chance.random() < _NEWEST else chosen(chance, events)
    number = event.id if event else EventId(0)
    tables = uow.tables.find(event_id=number)
    ids = tuple(table.id for table in tables)
    games = uow.games.find(guild_id=guild_id)
    threads = [number for (number,) in uow.outbox.posts.values("thread_id", guild_id=guild_id) if number]
    return Facts(
        events,
        event,
        uow.entries.list_of(event) if event else EntryList(),
        uow.people.find(guild_id=guild_id),
        uow.rounds.find(event_id=number),
        tables,
        uow.results.find(table_id=ids) if ids else (),
        uow.calls.find(event_id=number),
        uow.penalties.find(event_id=number),
        uow.brackets.find(event_id=number),
        uow.match_sheet.find(event_id=number),
        uow.journal.lines(guild_id, EventId(0), _LINES),
        games,
        uow.game_seats.find(game_id=tuple(game.id for game in games)) if games else (),
        tuple(threads),
    )


def chosen(chance: Random, of: "tuple[T, ...] | list[T]") -> T | None:
    """One of them, None where there is none."""
    return chance.choice(of) if of else None

"""An event with players and rounds, put into the database without Discord."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from typing import Any, TypeVar

from data.database import Database
from data.records import Delivery, Guild, Person
from data.transaction import read, write
from data.unit_of_work import UnitOfWork
from league.entry import EntryList, EntryStatus, EventEntry
from league.event import Event, EventStatus
from league.ids import EventId, PlayerId, RoundId, TableId
from league.refusal import Refusal
from league.round import Round, RoundStatus, Stage, Table, TableStatus
from league.standings import Standings
from usecases.caller import Caller
from usecases.execute import execute
from usecases.result.report import Reported, ReportResult, report_result
from usecases.result.typed import score_field
from usecases.round.byes import credit_bye
from usecases.standings.tables import stage_standings

T = TypeVar("T")
GUILD = 10
NOW = datetime(2026, 5, 1, 10, tzinfo=UTC)
ORGANIZER_ROLE, JUDGE_ROLE = 7, 8


@dataclass
class League:
    """One event in a database; players have the numbers 1 to n, and the Discord ids 1001 to 1000+n."""

    database: Database
    event_id: EventId
    minutes: int = 0
    interactions: int = 1

    @property
    def event(self) -> Event:
        """The event as it is stored."""
        return read(self.database, lambda uow: uow.events.require(self.event_id))

    def caller(self, user: int, *roles: int) -> Caller:
        """Somebody, a minute later each time."""
        self.minutes += 1
        self.interactions += 1
        now = NOW + timedelta(minutes=self.minutes)
        return Caller(user, f"U{user}", GUILD, now, self.interactions, frozenset(roles))

    def player(self, player: int) -> Caller:
        """A player."""
        return self.caller(1000 + player)

    def judge(self) -> Caller:
        """The judge."""
        return self.caller(2, JUDGE_ROLE)

    def organizer(self) -> Caller:
        """The organizer."""
        return self.caller(1, ORGANIZER_ROLE)

    def do(self, use_case: Any, command: Any) -> Any:  # noqa: ANN401 - any use case
        """Carry out a use case."""
        return execute(self.database, use_case, command)

    def change(self, work: Any) -> Any:  # noqa: ANN401 - any change
        """Write directly."""
        return write(self.database, work, lambda _: True)

    def delivered(self) -> None:
        """Discord has taken every message that was to be sent."""

        def send(uow: UnitOfWork) -> None:
            for notice in uow.outbox.notices.find(state=Delivery.PENDING):
                uow.outbox.notices.change(notice, state=Delivery.SENT, attempted_at=self.judge().now)

        self.change(send)

    def standings(self, stage: Stage = Stage.QUALIFIER) -> Standings:
        """The standings as the bot computes them."""
        return read(self.database, lambda uow: stage_standings(uow, self.event, stage))

    def round(
        self, number: int, seats: Sequence[Sequence[int]], stage: Stage = Stage.QUALIFIER
    ) -> list[Table]:
        """A running round with these tables; a table of one is a bye."""

        def work(uow: UnitOfWork) -> list[Table]:
            row = uow.rounds.add(Round(RoundId(0), self.event_id, number, stage, RoundStatus.RUNNING))
            return [_table(uow, self, row, place, players) for place, players in enumerate(seats, 1)]

        made: list[Table] = self.change(work)
        return made

    def report(
        self, table: Table, scores: Mapping[int, object], ended: str = "victory", by: Caller | None = None
    ) -> Reported | Refusal:
        """The table's result, by the judge unless somebody else is named."""
        typed = {score_field(PlayerId(player)): str(score) for player, score in scores.items()}
        command = ReportResult(by or self.judge(), table.id, {**typed, "ended": ended})
        outcome: Reported | Refusal = self.do(report_result, command)
        return outcome


def league(database: Database, players: int = 8, **changes: object) -> League:
    """A running event with so many players who have checked in."""

    def work(uow: UnitOfWork) -> int:
        uow.guilds.add(Guild(GUILD, language="en", organizer_role=ORGANIZER_ROLE, judge_role=JUDGE_ROLE))
        plain = Event(EventId(0), GUILD, "Cup", "catan-japan", 1, NOW, status=EventStatus.RUNNING)
        event = uow.events.add(replace(plain, **changes))  # type: ignore[arg-type]  # a test's shorthand
        entries = []
        for number in range(1, players + 1):
            person = uow.people.add(Person(PlayerId(0), GUILD, f"P{number}", 1000 + number))
            entries.append(EventEntry(PlayerId(person.id), EntryStatus.CONFIRMED, number))
        uow.entries.store(event, EntryList(entries=tuple(entries)))
        return event.id

    return League(database, EventId(write(database, work, lambda _: True)))


def _table(uow: UnitOfWork, made: League, row: Round, number: int, players: Sequence[int]) -> Table:
    seats = tuple(PlayerId(player) for player in players)
    fresh = Table(TableId(0), row.event_id, row.id, number, seats, TableStatus.PLAYING)
    table = uow.tables.add(fresh)
    return credit_bye(uow, made.judge(), table) if len(seats) == 1 else table

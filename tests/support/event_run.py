"""An event as organizers, judges and players run it, through the use cases alone: codes and keys, no wording."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Any

from bot.i18n import LANGUAGES, refusal_text
from data.database import Database
from data.records import Delivery, Guild, Notice, Penalty, Post
from data.transaction import read, write
from data.unit_of_work import UnitOfWork
from league.clock import ClockState
from league.entry import EntryStatus
from league.event import Event, EventStatus
from league.ids import EventId, PlayerId, ResultId, TableId
from league.importing import guessed_layout, sheet_of
from league.refusal import Refusal
from league.reporting import ReportedResult, ReportKind, ReportState
from league.round import Round, Table, TableStatus
from tests.support.event_commands import COMMANDS
from usecases.caller import Caller
from usecases.clocks import clock_of
from usecases.delivery.outcome import Sent, notice_sent
from usecases.execute import ask, execute
from usecases.result.correct import CorrectResult, correct_result
from usecases.result.report import ReportResult, report_result
from usecases.result.typed import score_field
from usecases.round.draw import draw
from usecases.round.pairing_input import SeatRound, basis_of
from usecases.round.seat import StoreSeating, store_seating
from usecases.signup.preview import ConfirmImport, PreviewImport, confirm_import, preview_import
from usecases.signup.read import Members
from usecases.timers import fire
from usecases.undo.find import Undo
from usecases.undo.take_back import undo

GUILD = 10
NOW = datetime(2026, 1, 1, tzinfo=UTC)
ORGANIZER_ROLE, JUDGE_ROLE = 7, 8
ANNOUNCEMENTS, PAIRINGS, RESULTS, JUDGES = 20, 21, 22, 23


@dataclass(frozen=True)
class Member:
    """Somebody on the server."""

    user: int
    name: str
    roles: frozenset[int] = frozenset()
    is_admin: bool = False


ORGANIZER = Member(1, "Olivia", frozenset({ORGANIZER_ROLE}))
JUDGE = Member(2, "Jun", frozenset({JUDGE_ROLE}))
ADMIN = Member(3, "Ada", is_admin=True)
OUTSIDER = Member(900, "Otto")
_USERS = 700_000_000_000_000_001
PLAYERS = tuple(Member(_USERS + number, f"P{number:02d}") for number in range(40))


@dataclass
class EventRun:
    """A server with its events; commands have the names and options that they have on Discord."""

    database: Database
    now: datetime = NOW
    interactions: int = 0
    sent: int = field(default=0)

    # What somebody does

    def caller(self, who: Member, channel: int = 0) -> Caller:
        """Somebody, now."""
        self.interactions += 1
        return Caller(
            who.user,
            who.name,
            GUILD,
            self.now,
            self.interactions,
            who.roles,
            who.is_admin,
            channel_id=channel,
        )

    def do(self, use_case: Any, command: Any) -> Any:  # noqa: ANN401 - any use case
        """The outcome of a use case."""
        return execute(self.database, use_case, command)

    def run(self, who: Member, name: str, /, **options: Any) -> Any:  # noqa: ANN401 - any command
        """The outcome of a command."""
        if name == "round seat":
            return self._seat(who, **options)
        event = EventId(options.pop("event", 0))
        use_case, command = COMMANDS[name](self.caller(who), event, options)
        return self.do(use_case, command)

    def done(self, who: Member, name: str, /, **options: Any) -> Any:  # noqa: ANN401 - any command
        """The outcome of a command that is not refused."""
        outcome = self.run(who, name, **options)
        assert not isinstance(outcome, Refusal), outcome
        return outcome

    def refused(self, who: Member, name: str, /, **options: Any) -> str:  # noqa: ANN401 - any command
        """The code with which a command is refused."""
        return code(self.run(who, name, **options))

    def _seat(self, who: Member, event: int = 0, **options: Any) -> Any:  # noqa: ANN401 - the outcome of any step
        question = SeatRound(self.caller(who), EventId(event), **options)
        basis = ask(self.database, basis_of, question)
        drawn = basis if isinstance(basis, Refusal) else draw(basis)
        return drawn if isinstance(drawn, Refusal) else self.do(store_seating, StoreSeating(question, drawn))

    def imported(self, content: bytes, *, sure: bool = True) -> Any:  # noqa: ANN401 - a preview, an import or a refusal
        """The organizer sends a file of players, and says yes to what it would do."""
        sheet = sheet_of(content)
        if isinstance(sheet, Refusal):
            return sheet
        known = Members({one.user: one.name for one in PLAYERS}, is_known=True)
        command = PreviewImport(
            self.caller(ORGANIZER), EventId(0), sheet, guessed_layout(sheet), known, rename=False
        )
        shown = self.do(preview_import, command)
        if isinstance(shown, Refusal) or not sure:
            return shown
        return self.do(confirm_import, ConfirmImport(self.caller(ORGANIZER), shown.event.id))

    def report(self, who: Member, table: Table, scores: Sequence[object], ended: str = "victory") -> Any:  # noqa: ANN401 - an outcome
        """Somebody reports a table."""
        return self.do(report_result, ReportResult(self.caller(who), table.id, typed(table, scores, ended)))

    def correct(
        self, table: Table, scores: Sequence[object], ended: str = "victory", reason: str = "misread"
    ) -> Any:  # noqa: ANN401 - an outcome
        """The judge corrects a table."""
        command = CorrectResult(self.caller(JUDGE), table.id, typed(table, scores, ended), reason)
        return self.do(correct_result, command)

    def take_back(self, who: Member = ORGANIZER, action: str = "", event: int = 0) -> Any:  # noqa: ANN401 - an outcome
        """Somebody takes the newest action back, or the newest of this name."""
        event_id = EventId(event) or self.event.id
        line = next((one.id for one in self.lines() if one.action == action), 0)
        return self.do(undo, Undo(self.caller(who), event_id, line))  # type: ignore[arg-type]  # a line's number

    def later(self, seconds: float = 0) -> None:
        """Time passes; what is due happens in its order."""
        until = self.now + timedelta(seconds=seconds)
        while (due := self.read(lambda uow: uow.timers.next_due())) is not None and due <= until:
            self.now = max(self.now, due)
            for number in self.read(lambda uow: uow.timers.due(self.now)):
                write(self.database, partial(fire, number, self.now), bool)
        self.now = until

    # How an event gets so far

    def event_with(self, players: int = 8, **options: Any) -> None:  # noqa: ANN401 - any option of an event
        """An event, its signup open, with so many players in it."""
        self.done(ORGANIZER, "event create", **{"name": "Cup", **options})
        self.done(ORGANIZER, "event open")
        for player in PLAYERS[:players]:
            self.done(player, "signup join")

    def published(self, players: int = 8, **options: Any) -> None:  # noqa: ANN401 - any option of an event
        """The first round is public."""
        self.event_with(players, **options)
        self.next_round()

    def running(self, players: int = 8, **options: Any) -> None:  # noqa: ANN401 - any option of an event
        """The first round is being played."""
        self.published(players, **options)
        self.done(JUDGE, "round start")

    def next_round(self, **options: Any) -> None:  # noqa: ANN401 - any option of a seating
        """A round is seated and public."""
        self.done(ORGANIZER, "round seat", **{"seed": 7, **options})
        self.done(ORGANIZER, "round publish")

    def record_all(self, number: int = 1, winner: int = 0) -> None:
        """Every table of a round has a final result; the player in this seat has won."""
        for table in self.tables(number):
            if len(table.seats) > 1:
                self.record(table, winner)

    def record(self, table: Table, winner: int = 0) -> None:
        """A final result of a table: the player in this seat has won."""
        raw = tuple(10 if seat == winner else 3 + seat for seat in range(len(table.seats)))
        result = ReportedResult(
            ResultId(0), table.id, 1, ReportKind.REPORT, ReportState.FINAL, table.seats, raw, False,
            table.seats[winner], 0, self.now,
        )  # fmt: skip

        def store(uow: UnitOfWork) -> None:
            uow.results.add(result)
            uow.tables.save(replace(uow.tables.require(table.id), status=TableStatus.FINAL))

        self.change(store)

    def delivered(self) -> None:
        """Discord has taken every message that was to be sent."""

        def send(uow: UnitOfWork) -> None:
            for notice in uow.outbox.notices.find(state=Delivery.PENDING):
                self.sent += 1
                tried = uow.outbox.notices.change(notice, attempted_at=self.now)
                notice_sent(Sent(tried.id, 30, self.sent, tried.text, tried.buttons, tried.params), uow)

        self.change(send)

    # What is so

    def read(self, query: Callable[[UnitOfWork], Any]) -> Any:  # noqa: ANN401 - any question
        """Look into the database."""
        return read(self.database, query)

    def change(self, work: Callable[[UnitOfWork], Any]) -> Any:  # noqa: ANN401 - any change
        """Write directly."""
        return write(self.database, work, lambda _: True)

    @property
    def event(self) -> Event:
        """The first event."""
        found: Event = self.read(lambda uow: uow.events.find(guild_id=GUILD)[0])
        return found

    @property
    def status(self) -> EventStatus:
        """How far the first event is."""
        return self.event.status

    def player(self, who: Member) -> PlayerId:
        """The league's number of a member."""
        return PlayerId(self.read(lambda uow: uow.people.first(guild_id=GUILD, user_id=who.user)).id)

    def guest(self, name: str) -> PlayerId:
        """The league's number of a guest."""
        return PlayerId(self.read(lambda uow: uow.people.first(guild_id=GUILD, name=name)).id)

    def member(self, player: PlayerId) -> Member:
        """Who a player is on Discord."""
        user = self.read(lambda uow: uow.people.require(player)).user_id
        return next(one for one in (*PLAYERS, OUTSIDER, JUDGE, ORGANIZER) if one.user == user)

    def entry(self, who: Member | PlayerId) -> EntryStatus | None:
        """How somebody stands in the first event; None: not entered."""
        number = self.player(who) if isinstance(who, Member) else who
        found = self.read(lambda uow: uow.entries.list_of(self.event)).entry_of(number)
        return found.status if found else None

    def rounds(self) -> tuple[Round, ...]:
        """All rounds of the first event, cancelled ones too."""
        found: tuple[Round, ...] = self.read(lambda uow: uow.rounds.find(event_id=self.event.id))
        return found

    def tables(self, number: int = 1) -> list[Table]:
        """The tables of a round that were not cancelled, by number."""
        numbers = [row.id for row in self.rounds() if row.number == number]
        found = self.read(lambda uow: uow.tables.find(round_id=numbers))
        kept = (table for table in found if table.status is not TableStatus.CANCELLED)
        return sorted(kept, key=lambda table: table.number)

    def seats(self, number: int = 1) -> list[tuple[PlayerId, ...]]:
        """Who sits where."""
        return [table.seats for table in self.tables(number)]

    def at_table(self, table: Table) -> list[Member]:
        """The members at a table, in turn order."""
        return [self.member(player) for player in table.seats]

    def table_now(self, table: Table) -> Table:
        """The table as it is stored now."""
        found: Table = self.read(lambda uow: uow.tables.require(TableId(table.id)))
        return found

    def versions(self, table: Table) -> tuple[ReportedResult, ...]:
        """Every version of a table's result."""
        found: tuple[ReportedResult, ...] = self.read(lambda uow: uow.results.find(table_id=table.id))
        return found

    def clock(self, table: Table) -> ClockState:
        """A table's clock."""
        found = self.read(lambda uow: clock_of(uow, table))
        assert isinstance(found, ClockState)
        return found

    def penalties(self) -> tuple[Penalty, ...]:
        """Every penalty of the first event."""
        found: tuple[Penalty, ...] = self.read(lambda uow: uow.penalties.find(event_id=self.event.id))
        return found

    def lines(self) -> Any:  # noqa: ANN401 - audit lines
        """What was done on the server, newest first."""
        return self.read(lambda uow: uow.journal.lines(GUILD, EventId(0), 100))

    def audited(self) -> list[str]:
        """The names of what was done, oldest first."""
        return [line.action for line in reversed(self.lines())]

    # What is told

    def notices(self, **which: Any) -> list[Notice]:  # noqa: ANN401 - columns of a notice
        """Every message that was to be sent and was not withdrawn before anybody read it, oldest first."""
        found = self.read(lambda uow: uow.outbox.notices.find(**which))
        kept = (one for one in found if one.state is not Delivery.WITHDRAWN)
        return sorted(kept, key=lambda one: one.id)

    def letters(self, who: Member) -> list[Notice]:
        """What somebody is told in private."""
        return self.notices(place="private", subject=who.user)

    def heard(self, who: Member) -> list[str]:
        """The names of the texts that somebody is told in private."""
        return [one.text for one in self.letters(who)]

    def told(self, place: str) -> list[str]:
        """The names of the texts that are said in a place: `judges`, `announcements`, `thread`."""
        return [one.text for one in self.notices(place=place)]

    def posts(self, kind: str, subject: int) -> Post | None:
        """A living post."""
        found: Post | None = self.read(lambda uow: uow.outbox.posts.first(kind=kind, subject=subject))
        return found


def event_run(database: Database) -> EventRun:
    """A server that is set up; nobody has made an event yet."""
    row = Guild(
        GUILD,
        language="en",
        announcements_channel=ANNOUNCEMENTS,
        pairings_channel=PAIRINGS,
        results_channel=RESULTS,
        judges_channel=JUDGES,
        organizer_role=ORGANIZER_ROLE,
        judge_role=JUDGE_ROLE,
    )
    write(database, lambda uow: uow.guilds.add(row), lambda _: True)
    return EventRun(database)


def code(outcome: object) -> str:
    """The code of a refusal, which has its words in both languages."""
    assert isinstance(outcome, Refusal), outcome
    assert all(refusal_text(language, outcome) for language in LANGUAGES)
    return outcome.code


def typed(table: Table, scores: Sequence[object], ended: str = "victory") -> dict[str, str]:
    """A form as it is filled in: scores in turn order."""
    fields = {score_field(player): str(score) for player, score in zip(table.seats, scores, strict=False)}
    return {**fields, "ended": ended}

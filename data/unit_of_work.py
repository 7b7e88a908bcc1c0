"""The unit of work: one transaction, rolled back unless it is committed."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime

from sqlalchemy import Engine
from sqlmodel import Session, SQLModel

from data.clocks import TableClock
from data.database import WRITING, turn_to_write
from data.entries import Entries
from data.game_events import GameEvents
from data.game_records import Game, GameCard, GameSeat
from data.game_tables import GameCardRow, GameRow, GameSeatRow
from data.journal import Journal
from data.outbox import Outbox
from data.records import Draft, Guild, JudgeCall, Penalty, Person, UserSettings
from data.repository import Repository
from data.rule_store import RuleStore
from data.rule_tables import HouseRuleRow, RuleAskRow, RuleFormRow
from data.tables import (
    CallRow,
    ClockRow,
    CommandRow,
    DraftRow,
    EntryRow,
    EventRow,
    GuildRow,
    PenaltyRow,
    PersonRow,
    ResultRow,
    RoundRow,
    TableRow,
    UserRow,
)
from data.timers import Timers
from league.event import Event
from league.reporting import ReportedResult
from league.round import Round, Table

_UNDOABLE: tuple[type[SQLModel], ...] = (
    GuildRow, PersonRow, EventRow, EntryRow, RoundRow, TableRow, ResultRow, ClockRow, PenaltyRow, CallRow,
    HouseRuleRow, RuleFormRow, RuleAskRow,
)  # fmt: skip


class UnitOfWork:
    """The repositories of one transaction."""

    def __init__(self, session: Session) -> None:
        """Use `writing` or `reading` to get one."""
        self._session = session
        self.journal = Journal(session, {str(row.__tablename__): row for row in _UNDOABLE})
        noted = self.journal.changes
        self.guilds = Repository(session, GuildRow, Guild, noted)
        self.users = Repository(session, UserRow, UserSettings)
        self.people = Repository(session, PersonRow, Person, noted)
        self.events = Repository(session, EventRow, Event, noted)
        self.entries = Entries(session, noted)
        self.rounds = Repository(session, RoundRow, Round, noted)
        self.tables = Repository(session, TableRow, Table, noted)
        self.results = Repository(session, ResultRow, ReportedResult, noted)
        self.clocks = Repository(session, ClockRow, TableClock, noted)
        self.penalties = Repository(session, PenaltyRow, Penalty, noted)
        self.calls = Repository(session, CallRow, JudgeCall, noted)
        self.drafts = Repository(session, DraftRow, Draft)
        self.games = Repository(session, GameRow, Game)
        self.game_seats = Repository(session, GameSeatRow, GameSeat)
        self.game_cards = Repository(session, GameCardRow, GameCard)
        self.game_events = GameEvents(session)
        self.rules = RuleStore(session, noted)
        self.outbox = Outbox(session)
        self.timers = Timers(session)

    def first_time(self, interaction_id: int, now: datetime) -> bool:
        """Whether this interaction has not been carried out before; notes that it is now."""
        if self._session.get(CommandRow, interaction_id) is not None:
            return False
        self._session.add(CommandRow(id=interaction_id, at=now))
        self._session.flush()
        return True

    def commit(self) -> None:
        """Make everything of this transaction last."""
        self.journal.flush()
        self._session.commit()


@contextmanager
def writing(database: Engine) -> Iterator[UnitOfWork]:
    """A transaction that may write; without `commit` nothing happened."""
    with (
        turn_to_write(database),
        database.connect().execution_options(**{WRITING: True}) as connection,
        Session(connection) as session,
    ):
        yield UnitOfWork(session)


@contextmanager
def reading(database: Engine) -> Iterator[UnitOfWork]:
    """A transaction that only reads a consistent picture."""
    with database.connect() as connection, Session(connection) as session:
        yield UnitOfWork(session)

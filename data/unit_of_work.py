"""The unit of work: one transaction, rolled back unless it is committed."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime

from sqlalchemy import Connection, Engine, bindparam, exists, insert, select
from sqlmodel import SQLModel

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
from data.statements import table_of
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
_COMMAND = table_of(CommandRow)
_FIRST_TIME = (
    insert(_COMMAND)
    .execution_options(preserve_rowcount=True)
    .from_select(
        ["id", "at"],
        select(bindparam("id", type_=_COMMAND.c.id.type), bindparam("at", type_=_COMMAND.c.at.type)).where(
            ~exists().where(_COMMAND.c.id == bindparam("id"))
        ),
    )
)


class UnitOfWork:
    """The repositories of one transaction."""

    def __init__(self, connection: Connection) -> None:
        """Use `writing` or `reading` to get one."""
        self._connection = connection
        self.journal = Journal(connection, {str(row.__tablename__): row for row in _UNDOABLE})
        noted = self.journal.changes
        self.guilds = Repository(connection, GuildRow, Guild, noted)
        self.users = Repository(connection, UserRow, UserSettings)
        self.people = Repository(connection, PersonRow, Person, noted)
        self.events = Repository(connection, EventRow, Event, noted)
        self.entries = Entries(connection, noted)
        self.rounds = Repository(connection, RoundRow, Round, noted)
        self.tables = Repository(connection, TableRow, Table, noted)
        self.results = Repository(connection, ResultRow, ReportedResult, noted)
        self.clocks = Repository(connection, ClockRow, TableClock, noted)
        self.penalties = Repository(connection, PenaltyRow, Penalty, noted)
        self.calls = Repository(connection, CallRow, JudgeCall, noted)
        self.drafts = Repository(connection, DraftRow, Draft)
        self.games = Repository(connection, GameRow, Game)
        self.game_seats = Repository(connection, GameSeatRow, GameSeat)
        self.game_cards = Repository(connection, GameCardRow, GameCard)
        self.game_events = GameEvents(connection)
        self.rules = RuleStore(connection, noted)
        self.outbox = Outbox(connection)
        self.timers = Timers(connection)

    def first_time(self, interaction_id: int, now: datetime) -> bool:
        """Whether this interaction has not been carried out before; notes that it is now."""
        return self._connection.execute(_FIRST_TIME, {"id": interaction_id, "at": now}).rowcount == 1

    def commit(self) -> None:
        """Make everything of this transaction last."""
        self.journal.flush()
        self._connection.commit()


@contextmanager
def writing(database: Engine) -> Iterator[UnitOfWork]:
    """A transaction that may write; without `commit` nothing happened."""
    with turn_to_write(database), database.connect().execution_options(**{WRITING: True}) as connection:
        yield UnitOfWork(connection)


@contextmanager
def reading(database: Engine) -> Iterator[UnitOfWork]:
    """A transaction that only reads a consistent picture."""
    with database.connect() as connection:
        yield UnitOfWork(connection)

"""The unit of work: one transaction, rolled back unless it is committed."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime

from sqlalchemy import BigInteger, Connection, Engine, bindparam, exists, func, insert, select
from sqlmodel import SQLModel

from data.bracket_tables import BracketRow, BracketSeedRow, GoesOnRow, TournamentRow
from data.check_in_tables import CheckInCall, CheckInCallRow
from data.clocks import Clocks
from data.database import WRITING, read_only, turn_to_write
from data.door_tables import DoorKeyRow, DoorRequestRow, Doors
from data.entries import Entries
from data.floor_tables import FloorNote, FloorNoteRow
from data.game_events import GameEvents
from data.game_records import GameHold, GameSeat, GameWatch, InvitationAnswer, PostGame, Prompt, SeatHandover
from data.game_tables import (
    GameCardRow,
    GameHoldRow,
    GameRow,
    GameSeatRow,
    GameWatchRow,
    InvitationAnswerRow,
    SeatHandoverRow,
)
from data.hall_tables import BoardCallRow, BoardCalls, HallRow
from data.journal import Journal
from data.left_tables import LeftServer, LeftServerRow
from data.limits import Blocklist, LimitCounts
from data.list_records import ListMapping
from data.list_tables import ListMappingRow
from data.match_tables import SheetRow
from data.news_tables import News, NewsRow
from data.orphans import orphans
from data.outbox import Outbox
from data.own_data import OwnData
from data.page_tables import EventPageRow
from data.passes import WebPasses
from data.public import PublicPeople, PublicSeats
from data.rank_moves import RankMove, RankMoveRow
from data.records import Draft, EventPage, Guild, JudgeCall, Penalty, Person, UserSettings
from data.repository import Repository
from data.results import Results
from data.rule_store import RuleStore
from data.rule_tables import EventDocumentRow, HouseRuleRow, RuleAskRow, RuleDocumentRow, RuleFormRow
from data.season_tables import SeasonRulesRow
from data.seats import Tables
from data.shard_tables import ShardServed, ShardServedRow
from data.slip_tables import SlipKeyRow, Slips
from data.stamps import Stamps
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
    ReminderRow,
    ResultRow,
    RoundRow,
    TableRow,
    TimerRow,
    UserRow,
)
from data.team_tables import TeamRow
from data.timers import Timers
from data.told_kinds import ToldKind, ToldKindRow
from league.brackets import BracketDraw, GoesOn, SeededPlayer
from league.event import Event
from league.hall import Hall
from league.ids import AuditId, GameSeatId, PlayerId
from league.match_sheet import SheetLine
from league.reporting import Reminder
from league.round import Round
from league.standings.season import SeasonRules
from league.teams import Team
from league.tournament import Tournament

_UNDOABLE: tuple[type[SQLModel], ...] = (
    GuildRow, PersonRow, EventRow, EventPageRow, EntryRow, RoundRow, TableRow, ResultRow, ClockRow, PenaltyRow, CallRow,
    ReminderRow, HouseRuleRow, RuleFormRow, RuleAskRow, BracketRow, BracketSeedRow, GoesOnRow, TournamentRow, SheetRow,
    SeasonRulesRow, TeamRow, RankMoveRow, GameHoldRow, SeatHandoverRow,
    CheckInCallRow, NewsRow, RuleDocumentRow, EventDocumentRow, HallRow, BoardCallRow, SlipKeyRow, FloorNoteRow,
    DoorKeyRow, DoorRequestRow,
)  # fmt: skip
UNDOABLE = {str(row.__tablename__): row for row in _UNDOABLE}
"""The tables whose changes are noted, and put back when an action is undone."""
_FOLLOWED: tuple[type[SQLModel], ...] = (
    UserRow,
    GameRow,
    GameSeatRow,
    GameCardRow,
    TimerRow,
    LeftServerRow,
    InvitationAnswerRow,
)
_KNOWN = UNDOABLE | {str(row.__tablename__): row for row in _FOLLOWED}
"""With those that are never put back, but from which something follows."""
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


_GAMES = select(table_of(GameRow).c.status, func.count()).group_by(table_of(GameRow).c.status)
_LOCK = select(func.pg_advisory_xact_lock(bindparam("server", type_=BigInteger)))


class UnitOfWork:
    """The repositories of one transaction."""

    def __init__(self, connection: Connection) -> None:
        """Use `writing` or `reading` to get one."""
        self._connection = connection
        self.journal = Journal(connection, _KNOWN)
        noted, seen = self.journal.changes, self.journal.seen
        self.guilds = Repository(connection, GuildRow, Guild, noted)
        self.users = Repository(connection, UserRow, UserSettings, seen)
        self.people: Repository[Person, PlayerId] = Repository(connection, PersonRow, Person, noted)
        self.events = Repository(connection, EventRow, Event, noted)
        self.pages = Repository(connection, EventPageRow, EventPage, noted)
        self.entries = Entries(connection, noted)
        self.check_in_calls = Repository(connection, CheckInCallRow, CheckInCall, noted)
        self.news = Repository(connection, NewsRow, News, noted)
        self.rounds = Repository(connection, RoundRow, Round, noted)
        self.tables = Tables(connection, noted)
        self.results = Results(connection, noted)
        self.clocks = Clocks(connection, noted, seen)
        self.penalties = Repository(connection, PenaltyRow, Penalty, noted)
        self.calls = Repository(connection, CallRow, JudgeCall, noted)
        self.reminders = Repository(connection, ReminderRow, Reminder, noted)
        self.brackets = Repository(connection, BracketRow, BracketDraw, noted)
        self.bracket_seeds = Repository(connection, BracketSeedRow, SeededPlayer, noted)
        self.goes_on = Repository(connection, GoesOnRow, GoesOn, noted)
        self.tournaments = Repository(connection, TournamentRow, Tournament, noted)
        self.list_mappings = Repository(connection, ListMappingRow, ListMapping)
        self.seasons = Repository(connection, SeasonRulesRow, SeasonRules, noted)
        self.teams = Repository(connection, TeamRow, Team, noted)
        self.rank_moves = Repository(connection, RankMoveRow, RankMove, noted)
        self.match_sheet = Repository(connection, SheetRow, SheetLine, noted)
        self.halls, self.board_calls = (
            Repository(connection, HallRow, Hall, noted),
            BoardCalls(connection, noted, seen),
        )
        self.slips, self.doors, self.notes = (
            Slips(connection, noted),
            Doors(connection, noted),
            Repository(connection, FloorNoteRow, FloorNote, noted),
        )
        self.left_servers = Repository(connection, LeftServerRow, LeftServer, seen)
        self.drafts = Repository(connection, DraftRow, Draft)
        self.shards_served = Repository(connection, ShardServedRow, ShardServed)
        self.told_kinds = Repository(connection, ToldKindRow, ToldKind)
        self.games = Repository(connection, GameRow, PostGame, seen)
        self.game_seats: Repository[GameSeat, GameSeatId] = Repository(
            connection, GameSeatRow, GameSeat, seen
        )
        self.game_holds = Repository(connection, GameHoldRow, GameHold, noted)
        self.handovers = Repository(connection, SeatHandoverRow, SeatHandover, noted)
        self.invitation_answers, self.game_watches = (
            Repository(connection, InvitationAnswerRow, InvitationAnswer, seen),
            Repository(connection, GameWatchRow, GameWatch),
        )
        self.game_cards = Repository(connection, GameCardRow, Prompt, seen)
        self.game_events = GameEvents(connection)
        self.rules = RuleStore(connection, noted)
        self.limit_counts = LimitCounts(connection)
        self.blocklist = Blocklist(connection)
        self.web_passes = WebPasses(connection)
        self.stamps = Stamps(connection)
        self.outbox = Outbox(connection)
        self.timers = Timers(connection, seen)
        self.cause = AuditId(0)
        """The audit line from which follows what happens here without one of its own."""

    def lock(self, server: int) -> None:
        """Wait for whoever changes this server's data, and change it alone until the end; begin with it.

        SQLite has one writer at a time anyway. What belongs to no server is guarded by the versions of its rows.
        """
        if server and self._connection.dialect.name == "postgresql":
            self._connection.execute(_LOCK, {"server": server})

    def count_games(self) -> dict[str, int]:
        """How many games by post there are, by their status."""
        return {row.status: row[1] for row in self._connection.execute(_GAMES)}

    def own_data(self, user_id: int) -> OwnData:
        """What is kept of a person on every server."""
        return OwnData(self._connection, user_id, self.journal.seen)

    def orphans(self, guild_id: int) -> dict[str, int]:
        """What speaks of things that are gone, counted by its kind."""
        return orphans(self._connection, guild_id)

    def first_time(self, interaction_id: int, now: datetime) -> bool:
        """Whether this interaction has not been carried out before; notes that it is now."""
        return self._connection.execute(_FIRST_TIME, {"id": interaction_id, "at": now}).rowcount == 1

    def commit(self) -> None:
        """Make everything of this transaction last."""
        line = self.journal.flush() or self.cause
        self.outbox.flush(line)
        self.timers.note_cause(line)
        self._connection.commit()


@contextmanager
def writing(database: Engine) -> Iterator[UnitOfWork]:
    """A transaction that may write; without `commit` nothing happened."""
    with turn_to_write(database), database.connect().execution_options(**{WRITING: True}) as connection:
        yield UnitOfWork(connection)


@contextmanager
def reading(database: Engine) -> Iterator[UnitOfWork]:
    """A transaction that only reads a consistent picture."""
    with read_only(database) as connection:
        yield _only_reading(connection)


@contextmanager
def reading_publicly(database: Engine) -> Iterator[UnitOfWork]:
    """A transaction that only reads, in which everybody has the name that they show to the public."""
    with read_only(database) as connection:
        uow = _only_reading(connection)
        uow.people, uow.game_seats = PublicPeople(connection), PublicSeats(connection)
        yield uow


def _only_reading(connection: Connection) -> UnitOfWork:
    """Settings of people and servers are asked for all over a page."""
    uow = UnitOfWork(connection)
    uow.users.remember()
    uow.guilds.remember()
    return uow

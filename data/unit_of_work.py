"""The unit of work: one transaction, rolled back unless it is committed."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from functools import cached_property

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
from data.repository import Id, Keyed, R, Repository
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


def _undoable(row: type[Keyed[Id]], record: type[R]) -> cached_property[Repository[R, Id]]:
    """A table whose changes are noted, and taken back with the action that made them."""
    return cached_property(lambda self: Repository(self._connection, row, record, self.journal.changes))


def _followed(row: type[Keyed[Id]], record: type[R]) -> cached_property[Repository[R, Id]]:
    """A table from which something follows, and which no undo puts back."""
    return cached_property(lambda self: Repository(self._connection, row, record, self.journal.seen))


def _plain(row: type[Keyed[Id]], record: type[R]) -> cached_property[Repository[R, Id]]:
    """A table from which nothing follows."""
    return cached_property(lambda self: Repository(self._connection, row, record))


class UnitOfWork:
    """The repositories of one transaction, each made when it is asked for: a transaction needs few of them."""

    def __init__(self, connection: Connection) -> None:
        """Use `writing` or `reading` to get one."""
        self._connection = connection
        self.journal = Journal(connection, _KNOWN)
        self.outbox = Outbox(connection)
        self.timers = Timers(connection, self.journal.seen)
        self.cause = AuditId(0)
        """The audit line from which follows what happens here without one of its own."""

    guilds = _undoable(GuildRow, Guild)
    users = _followed(UserRow, UserSettings)
    people: cached_property[Repository[Person, PlayerId]] = _undoable(PersonRow, Person)
    events = _undoable(EventRow, Event)
    pages = _undoable(EventPageRow, EventPage)
    entries = cached_property(lambda self: Entries(self._connection, self.journal.changes))
    check_in_calls = _undoable(CheckInCallRow, CheckInCall)
    news = _undoable(NewsRow, News)
    rounds = _undoable(RoundRow, Round)
    tables = cached_property(lambda self: Tables(self._connection, self.journal.changes))
    results = cached_property(lambda self: Results(self._connection, self.journal.changes))
    clocks = cached_property(lambda self: Clocks(self._connection, self.journal.changes, self.journal.seen))
    penalties = _undoable(PenaltyRow, Penalty)
    calls = _undoable(CallRow, JudgeCall)
    reminders = _undoable(ReminderRow, Reminder)
    brackets = _undoable(BracketRow, BracketDraw)
    bracket_seeds = _undoable(BracketSeedRow, SeededPlayer)
    goes_on = _undoable(GoesOnRow, GoesOn)
    tournaments = _undoable(TournamentRow, Tournament)
    list_mappings = _plain(ListMappingRow, ListMapping)
    seasons = _undoable(SeasonRulesRow, SeasonRules)
    teams = _undoable(TeamRow, Team)
    rank_moves = _undoable(RankMoveRow, RankMove)
    match_sheet = _undoable(SheetRow, SheetLine)
    halls = _undoable(HallRow, Hall)
    board_calls = cached_property(
        lambda self: BoardCalls(self._connection, self.journal.changes, self.journal.seen)
    )
    slips = cached_property(lambda self: Slips(self._connection, self.journal.changes))
    doors = cached_property(lambda self: Doors(self._connection, self.journal.changes))
    notes = _undoable(FloorNoteRow, FloorNote)
    left_servers = _followed(LeftServerRow, LeftServer)
    drafts = _plain(DraftRow, Draft)
    shards_served = _plain(ShardServedRow, ShardServed)
    told_kinds = _plain(ToldKindRow, ToldKind)
    games = _followed(GameRow, PostGame)
    game_seats: cached_property[Repository[GameSeat, GameSeatId]] = _followed(GameSeatRow, GameSeat)
    game_holds = _undoable(GameHoldRow, GameHold)
    handovers = _undoable(SeatHandoverRow, SeatHandover)
    invitation_answers = _followed(InvitationAnswerRow, InvitationAnswer)
    game_watches = _plain(GameWatchRow, GameWatch)
    game_cards = _followed(GameCardRow, Prompt)
    game_events = cached_property(lambda self: GameEvents(self._connection))
    rules = cached_property(lambda self: RuleStore(self._connection, self.journal.changes))
    limit_counts = cached_property(lambda self: LimitCounts(self._connection))
    blocklist = cached_property(lambda self: Blocklist(self._connection))
    web_passes = cached_property(lambda self: WebPasses(self._connection))
    stamps = cached_property(lambda self: Stamps(self._connection))

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

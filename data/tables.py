"""The tables. Nobody but `data` sees a row: repositories hand out frozen values with the same field names."""

from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import JSON, BigInteger, ForeignKey, ForeignKeyConstraint, Integer, UniqueConstraint
from sqlmodel import Field, SQLModel

from data.constraints import each_of, narrow, one_of
from data.records import CallStatus, Visibility
from data.rows import NEVER_AGAIN, Numbered, SnowflakeRow, VersionedRow
from data.types import Duration, Moment, Reference
from league.brackets import Seeding
from league.entry import EntryStatus
from league.event import EventStatus
from league.ids import (
    AuditId,
    CallId,
    EventId,
    PenaltyId,
    PlayerId,
    ResultId,
    RoundId,
    TableId,
    TeamId,
)
from league.regulations import PenaltyKind
from league.reporting import ReportKind, ReportState, Wanted
from league.round import RoundStatus, Stage, TableStatus

REMOVED = "removed"
"""The status of an entry that is no entry any more."""


class GuildRow(SnowflakeRow, table=True):
    """A server's settings."""

    __tablename__ = "guild"
    language: str
    time_zone: str
    announcements_channel: int = Field(sa_type=BigInteger)
    pairings_channel: int = Field(sa_type=BigInteger)
    results_channel: int = Field(sa_type=BigInteger)
    judges_channel: int = Field(sa_type=BigInteger)
    organizer_role: int = Field(sa_type=BigInteger)
    judge_role: int = Field(sa_type=BigInteger)
    confirm_minutes: int
    event_pages: str = Visibility.UNLISTED
    server_events: bool = False


class UserRow(SnowflakeRow, table=True):
    """A Discord user's own settings."""

    __tablename__ = "user_settings"
    language: str
    locale: str
    notices: bool
    direct_messages_closed: bool
    time_zone: str
    wakes: int
    sleeps: int
    away_since: datetime | None = Field(default=None, sa_type=Moment)
    away_until: datetime | None = Field(default=None, sa_type=Moment)
    tell_next: bool
    initials: bool = False
    hints: bool = True
    hinted: str = ""


class PersonRow(VersionedRow[PlayerId], table=True):
    """A player of a server's league."""

    __tablename__ = "person"
    __table_args__ = (UniqueConstraint("guild_id", "user_id"), NEVER_AGAIN)
    guild_id: int = Field(sa_type=BigInteger, index=True)
    name: str
    user_id: int | None = Field(default=None, sa_type=BigInteger)
    former: list[str] = Field(default_factory=list, sa_type=JSON)


class EventRow(VersionedRow[EventId], table=True):
    """An event."""

    __tablename__ = "event"
    __table_args__ = (one_of("event", "status", EventStatus), NEVER_AGAIN)
    guild_id: int = Field(sa_type=BigInteger, index=True)
    name: str
    profile: str
    created_by: int = Field(sa_type=BigInteger)
    created_at: datetime = Field(sa_type=Moment)
    status: str
    season: str
    profile_toml: str
    pairing: str
    power_weight: int
    capacity: int
    rounds: int
    match_points: int
    approval: bool
    late_entry: bool
    hidden: bool
    seed: int = Field(sa_type=BigInteger)
    imported: bool = False
    starts_at: datetime | None = Field(default=None, sa_type=Moment)
    checkin_until: datetime | None = Field(default=None, sa_type=Moment)
    check_ins: int = 0
    venue: str = ""


class EntryRow(VersionedRow[int], table=True):
    """A player's entry in an event; `order` orders the entries and the waiting list."""

    __tablename__ = "entry"
    __table_args__ = (
        UniqueConstraint("event_id", "player"),
        one_of("entry", "status", EntryStatus, REMOVED),
        one_of("entry", "was", EntryStatus),
        NEVER_AGAIN,
    )
    event_id: EventId = Field(sa_type=Integer, foreign_key="event.id", index=True)
    player: PlayerId = Field(sa_type=Integer, foreign_key="person.id", index=True)
    status: str
    order: int
    replaces: PlayerId | None = Field(default=None, sa_type=Integer, foreign_key="person.id")
    was: str | None = None
    handicap: str = ""
    pool: int = 0
    times_left: int = 0
    news: str = ""
    times_told: int = 0
    told_with: str = ""
    seed: int = 0
    rating: float = 0.0
    team_id: TeamId = Field(default=0, sa_type=Reference, foreign_key="team.id", nullable=True, index=True)
    board: int = 0
    put_in_team: bool = False
    accessible: bool = False
    stands_in: bool = False
    challenges: PlayerId | None = Field(default=None, sa_type=Integer, foreign_key="person.id")
    challenge_round: int = 0


class RoundRow(VersionedRow[RoundId], table=True):
    """A round of an event."""

    __tablename__ = "round"
    __table_args__ = (
        UniqueConstraint("event_id", "number"), *each_of("round", status=RoundStatus, stage=Stage), NEVER_AGAIN
    )  # fmt: skip
    event_id: EventId = Field(sa_type=Integer, foreign_key="event.id", index=True)
    number: int
    stage: str
    status: str
    seed: int = Field(sa_type=BigInteger)
    drawing: str
    avoid: list[PlayerId] = Field(sa_type=JSON)
    byes: list[PlayerId] = Field(sa_type=JSON, default_factory=list)
    seeding: str = Seeding.LOT
    seeded: list[PlayerId] = Field(default_factory=list, sa_type=JSON)
    accelerated: bool = False
    paired_by: str = ""
    times_drawn: int = 0
    times_published: int = 0
    called_off: bool = False
    ends_at: datetime | None = Field(default=None, sa_type=Moment)


class TableRow(VersionedRow[TableId], table=True):
    """A table of a round; its seats are rows of their own."""

    __tablename__ = "game_table"
    __table_args__ = (
        *(UniqueConstraint("round_id", "number"), UniqueConstraint("id", "round_id")),
        one_of("game_table", "status", TableStatus),
        NEVER_AGAIN,
    )
    event_id: EventId = Field(sa_type=Integer, foreign_key="event.id", index=True)
    round_id: RoundId = Field(sa_type=Integer, foreign_key="round.id", index=True)
    number: int
    status: str
    locked: bool
    private: bool


class SeatRow(SQLModel, table=True):
    """A player at a table: once a round, or once a match of a bracket, which is one round.

    `place` counts the turn order from 0; `part` is the number of a bracket's match, 0 in any other round.
    """

    __tablename__ = "seat"
    __table_args__ = (
        UniqueConstraint("round_id", "part", "player"),
        ForeignKeyConstraint(["table_id", "round_id"], ["game_table.id", "game_table.round_id"]),
    )
    table_id: TableId = Field(sa_type=Integer, primary_key=True)
    place: int = Field(primary_key=True)
    round_id: RoundId = Field(sa_type=Integer)
    part: int = 0
    player: PlayerId = Field(sa_type=Integer, foreign_key="person.id", index=True)


class ResultRow(VersionedRow[ResultId], table=True):
    """One version of a table's result."""

    __tablename__ = "result"
    __table_args__ = (
        UniqueConstraint("table_id", "number"), *each_of("result", kind=ReportKind, state=ReportState), NEVER_AGAIN
    )  # fmt: skip
    table_id: TableId = Field(sa_type=Integer, foreign_key="game_table.id", index=True)
    number: int
    kind: str
    state: str
    players: list[PlayerId] = Field(sa_type=JSON)
    raw: list[int] = Field(sa_type=JSON)
    ended_by_time: bool
    winner: PlayerId = Field(sa_type=Reference, foreign_key="person.id", nullable=True)
    by: int = Field(sa_type=BigInteger)
    at: datetime = Field(sa_type=Moment)
    reason: str
    confirmed: list[PlayerId] = Field(sa_type=JSON)
    disputed: list[PlayerId] = Field(sa_type=JSON)
    final_at: datetime | None = Field(default=None, sa_type=Moment)
    retired: bool = False
    objections: list[str] = Field(default_factory=list, sa_type=JSON)
    closed_by: int = Field(default=0, sa_type=BigInteger)


class DraftRow(VersionedRow[int], table=True):
    """A form that was sent and not accepted."""

    __tablename__ = "draft"
    __table_args__ = (UniqueConstraint("form", "subject", "user_id"), NEVER_AGAIN)
    form: str
    subject: int = Field(sa_type=BigInteger)
    user_id: int = Field(sa_type=BigInteger)
    guild_id: int = Field(sa_type=BigInteger, index=True)
    at: datetime = Field(sa_type=Moment)
    typed: dict[str, str] = Field(sa_type=JSON)


class ClockRow(SQLModel, table=True):
    """A table's clock; its number is the table's."""

    __tablename__ = "clock"
    __table_args__ = (narrow("ix_clock_held", "id", "held_for <> ''"),)
    id: TableId = Field(sa_type=Integer, primary_key=True, foreign_key="game_table.id")
    version: int = 0
    setup: timedelta = Field(sa_type=Duration)
    play: timedelta = Field(sa_type=Duration)
    placement_time: timedelta = Field(sa_type=Duration)
    started_at: datetime | None = Field(default=None, sa_type=Moment)
    paused_at: datetime | None = Field(default=None, sa_type=Moment)
    paused_total: timedelta = Field(sa_type=Duration)
    extended: timedelta = Field(sa_type=Duration)
    saved: timedelta = Field(sa_type=Duration)
    ended_at: datetime | None = Field(default=None, sa_type=Moment)
    held_at: datetime | None = Field(default=None, sa_type=Moment)
    held_for: str = ""


class PenaltyRow(VersionedRow[PenaltyId], table=True):
    """A line of the penalty ledger."""

    __tablename__ = "penalty"
    __table_args__ = (one_of("penalty", "kind", PenaltyKind), NEVER_AGAIN)
    event_id: EventId = Field(sa_type=Integer, foreign_key="event.id", index=True)
    player_id: PlayerId = Field(sa_type=Integer, foreign_key="person.id", index=True)
    kind: str
    section: str
    reason: str
    round_number: int
    table_number: int
    by: int = Field(sa_type=BigInteger)
    at: datetime = Field(sa_type=Moment)
    public: bool
    revoked_by: int = Field(sa_type=BigInteger)
    revoked_at: datetime | None = Field(default=None, sa_type=Moment)
    revoke_reason: str
    points: int = 0
    table_id: TableId = Field(sa_type=Reference, foreign_key="game_table.id", nullable=True, index=True)


class CallRow(VersionedRow[CallId], table=True):
    """A judge call."""

    __tablename__ = "judge_call"
    __table_args__ = (one_of("judge_call", "status", CallStatus), NEVER_AGAIN)
    event_id: EventId = Field(sa_type=Integer, foreign_key="event.id", index=True)
    table_id: TableId = Field(sa_type=Reference, foreign_key="game_table.id", nullable=True)
    caller: int = Field(sa_type=BigInteger)
    question: str
    at: datetime = Field(sa_type=Moment)
    status: str
    ruling: str
    section: str
    judge: int = Field(sa_type=BigInteger)
    ruled_at: datetime | None = Field(default=None, sa_type=Moment)
    appeal: str
    appellant: int = Field(sa_type=BigInteger)
    committee: list[int] = Field(sa_type=JSON)
    votes: list[str] = Field(sa_type=JSON)
    outcome: str
    candidates: list[str] = Field(sa_type=JSON)
    asked_in: int = Field(sa_type=BigInteger)
    halted_at: datetime | None = Field(default=None, sa_type=Moment)
    going: int = Field(sa_type=BigInteger)
    role: int = Field(default=0, sa_type=BigInteger)
    elsewhere: bool = False
    worded: dict[str, Any] = Field(default_factory=dict, sa_type=JSON)


class ReminderRow(VersionedRow[int], table=True):
    """A table that was asked for its result, or to which players were called."""

    __tablename__ = "reminder"
    __table_args__ = (one_of("reminder", "wants", Wanted), NEVER_AGAIN)
    event_id: EventId = Field(sa_type=Integer, foreign_key="event.id", index=True)
    table_id: TableId = Field(sa_type=Reference, foreign_key="game_table.id", nullable=True, index=True)
    at: datetime = Field(sa_type=Moment)
    wants: str = Field(default=Wanted.RESULT.value, sa_column_kwargs={"server_default": Wanted.RESULT.value})


class AuditRow(Numbered[AuditId], table=True):
    """Who did what."""

    __tablename__ = "audit"
    guild_id: int = Field(sa_type=BigInteger, index=True)
    event_id: EventId = Field(sa_type=Integer, index=True)
    actor: int = Field(sa_type=BigInteger)
    action: str
    params: dict[str, Any] = Field(sa_type=JSON)
    at: datetime = Field(sa_type=Moment)
    # Looked at when the transaction ends: a copy is put back line by line, and this points ahead.
    undone_by: AuditId = Field(
        default=0,
        nullable=True,
        sa_type=Reference,
        sa_column_args=[ForeignKey("audit.id", deferrable=True, initially="DEFERRED")],
    )


class ChangeRow(Numbered[int], table=True):
    """What one audited action changed in one row, to take it back; `before` null means it was added."""

    __tablename__ = "change"
    audit_id: AuditId = Field(sa_type=Integer, foreign_key="audit.id", index=True)
    table_name: str
    row_id: int = Field(sa_type=BigInteger)
    before: dict[str, Any] | None = Field(default=None, sa_type=JSON)
    version: int


class CommandRow(SQLModel, table=True):
    """An interaction that has been carried out, so that a repeated delivery changes nothing."""

    __tablename__ = "command"
    id: int = Field(sa_type=BigInteger, primary_key=True, sa_column_kwargs={"autoincrement": False})
    at: datetime = Field(sa_type=Moment, index=True)


class TimerRow(Numbered[int], table=True):
    """A moment at which something is due; `audit_id` is the line of the action that set it."""

    __tablename__ = "timer"
    __table_args__ = (narrow("ix_timer_waiting", "due_at", "done_at IS NULL"), NEVER_AGAIN)
    audit_id: AuditId = Field(sa_type=Reference, foreign_key="audit.id", nullable=True)
    key: str = Field(unique=True)
    kind: str
    subject: int = Field(sa_type=BigInteger, index=True)
    due_at: datetime = Field(sa_type=Moment)
    detail: int
    done_at: datetime | None = Field(default=None, sa_type=Moment)

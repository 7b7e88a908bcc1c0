"""The tables of games played by post."""

from datetime import datetime
from typing import Any

from sqlalchemy import JSON, BigInteger, Index, Integer, UniqueConstraint
from sqlmodel import Field, SQLModel

from data.constraints import each_of, narrow, one_of
from data.game_records import GameStatus, HandoverKind, SeatState
from data.rows import NEVER_AGAIN, Numbered, VersionedRow
from data.types import Moment, Reference
from league.by_post import HeldFor, HoldKind
from league.ids import GameHoldId, GameId, GameSeatId, PromptId, SeatHandoverId, TableId


class GameRow(VersionedRow[GameId], table=True):
    """A game."""

    __tablename__ = "game"
    __table_args__ = (
        Index("ix_game_guild_id_status", "guild_id", "status"),
        one_of("game", "status", GameStatus),
        one_of("game", "held_for", HeldFor),
        NEVER_AGAIN,
    )
    guild_id: int = Field(sa_type=BigInteger)
    channel_id: int = Field(sa_type=BigInteger)
    created_by: int = Field(sa_type=BigInteger)
    created_at: datetime = Field(sa_type=Moment)
    secret: str
    commitment: str
    kind: str
    rules_version: int
    options: str
    seats: int
    start: int = Field(sa_type=BigInteger)
    turn_hours: int
    reserve_hours: int
    in_thread: bool
    opened_for: TableId = Field(
        default=0, sa_type=Reference, foreign_key="game_table.id", nullable=True, index=True
    )
    table_id: TableId = Field(sa_type=Reference, foreign_key="game_table.id", nullable=True, index=True)
    status: str
    events: int
    epoch: int
    turn_place: int
    started_at: datetime | None = Field(default=None, sa_type=Moment)
    ended_at: datetime | None = Field(default=None, sa_type=Moment)
    paused_at: datetime | None = Field(default=None, sa_type=Moment)
    called_by: int = Field(sa_type=BigInteger)
    held_for: str = ""
    head: str = ""
    told_head: str = ""


class GameSeatRow(VersionedRow[GameSeatId], table=True):
    """A seat of a game."""

    __tablename__ = "game_seat"
    __table_args__ = (
        UniqueConstraint("game_id", "number"),
        one_of("game_seat", "state", SeatState),
        NEVER_AGAIN,
    )
    game_id: GameId = Field(sa_type=Integer, foreign_key="game.id", index=True)
    number: int
    state: str
    user_id: int = Field(sa_type=BigInteger, index=True)
    name: str
    word: str
    by_message: bool
    orders: str
    misses: int
    autopilot: bool
    resigned: bool
    deadline: datetime | None = Field(default=None, sa_type=Moment)
    listed: int
    ticked: str
    reserve: int
    spent: str = ""
    place: int = 0


class GameHoldRow(VersionedRow[GameHoldId], table=True):
    """What holds a game, or takes it from its table (`GameHold`)."""

    __tablename__ = "game_hold"
    __table_args__ = (
        one_of("game_hold", "why", HoldKind),
        narrow("ix_game_hold_lasts", "game_id", "ended_at IS NULL"),
        NEVER_AGAIN,
    )
    game_id: GameId = Field(sa_type=Integer, foreign_key="game.id")
    why: str
    since: datetime | None = Field(default=None, sa_type=Moment)
    ended_at: datetime | None = Field(default=None, sa_type=Moment)
    called_by: int = Field(sa_type=BigInteger)
    calls: bool
    caller: int = Field(sa_type=BigInteger)
    question: str
    role: int = Field(sa_type=BigInteger)
    heard_in: int = Field(sa_type=BigInteger)
    unheard: bool


class InvitationAnswerRow(VersionedRow[int], table=True):
    """What somebody for whom a seat was kept has answered (`InvitationAnswer`)."""

    __tablename__ = "invitation_answer"
    __table_args__ = (UniqueConstraint("game_id", "user_id"), NEVER_AGAIN)
    game_id: GameId = Field(sa_type=Integer, foreign_key="game.id", index=True)
    user_id: int = Field(sa_type=BigInteger, index=True)
    accepts: bool
    at: datetime = Field(sa_type=Moment)


class GameWatchRow(VersionedRow[int], table=True):
    """Somebody who may watch a game on the web for a while (`GameWatch`)."""

    __tablename__ = "game_watch"
    __table_args__ = (UniqueConstraint("game_id", "user_id"), NEVER_AGAIN)
    game_id: GameId = Field(sa_type=Integer, foreign_key="game.id", index=True)
    user_id: int = Field(sa_type=BigInteger, index=True)
    ends_at: datetime = Field(sa_type=Moment, index=True)


class SeatHandoverRow(VersionedRow[SeatHandoverId], table=True):
    """A seat of a game that a league gave to another user (`SeatHandover`)."""

    __tablename__ = "seat_history"
    __table_args__ = (*each_of("seat_history", kind=HandoverKind, state=SeatState), NEVER_AGAIN)
    game_id: GameId = Field(sa_type=Integer, foreign_key="game.id", index=True)
    seat: int
    kind: str
    was: int = Field(sa_type=BigInteger)
    now: int = Field(sa_type=BigInteger)
    state: str
    at: datetime = Field(sa_type=Moment)


class GameEventRow(Numbered[int], table=True):
    """An event of a game; two players who act at the same moment cannot both get a place."""

    __tablename__ = "game_event"
    __table_args__ = (UniqueConstraint("game_id", "place"), NEVER_AGAIN)
    game_id: GameId = Field(sa_type=Integer, foreign_key="game.id")
    place: int
    step: int
    seat: int
    at: datetime = Field(sa_type=Moment)
    event: dict[str, Any] = Field(sa_type=JSON)


class GameArchiveRow(SQLModel, table=True):
    """The events of a game that has long been over, packed: base64 of compressed JSON."""

    __tablename__ = "game_archive"
    game_id: GameId = Field(
        sa_type=Integer, primary_key=True, foreign_key="game.id", sa_column_kwargs={"autoincrement": False}
    )
    events: str


class GameTakenBackRow(Numbered[int], table=True):
    """Events that a judge took back, as many as followed the first `place` ones; the chain of the game names them."""

    __tablename__ = "game_taken_back"
    game_id: GameId = Field(sa_type=Integer, foreign_key="game.id", index=True)
    place: int
    events: list[dict[str, Any]] = Field(sa_type=JSON)


class GameCardRow(VersionedRow[PromptId], table=True):
    """A message to a player (`Prompt`)."""

    __tablename__ = "game_card"
    __table_args__ = (UniqueConstraint("game_id", "seat", "kind", "about", "repeats"), NEVER_AGAIN)
    game_id: GameId = Field(sa_type=Integer, foreign_key="game.id", index=True)
    seat: int
    user_id: int = Field(sa_type=BigInteger)
    kind: str
    about: int
    since: int
    opened_at: datetime = Field(sa_type=Moment)
    by_message: bool
    is_open: bool
    repeats: int
    until: int
    taken_back: bool
    hint: str = ""
    head: str = ""
    step: str = ""
    step_place: int = 0

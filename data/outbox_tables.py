"""The tables of what is shown on Discord: living posts, and messages that are sent once."""

from datetime import datetime
from typing import Any

from sqlalchemy import JSON, BigInteger, Index, UniqueConstraint
from sqlmodel import Field

from data.constraints import narrow, one_of
from data.records import Delivery
from data.rows import NEVER_AGAIN, Numbered
from data.types import Moment, Reference
from league.ids import AuditId, PostId


class PostRow(Numbered[PostId], table=True):
    """A living post and the wish to refresh it."""

    __tablename__ = "post"
    __table_args__ = (
        UniqueConstraint("kind", "subject"),
        # Each click asks which post it was under, and each change of the database what waits: a league of a year has
        # hundreds of thousands of posts, of which a handful wait.
        narrow("ix_post_waiting", "id", "wanted > done"),
        narrow("ix_post_due", "due_at", "wanted > done"),
        narrow("ix_post_owed", "guild_id", "error <> '' AND wanted <= done"),
        NEVER_AGAIN,
    )
    kind: str
    subject: int = Field(sa_type=BigInteger)
    guild_id: int = Field(sa_type=BigInteger, index=True)
    channel_id: int = Field(sa_type=BigInteger)
    message_id: int = Field(sa_type=BigInteger, index=True)
    thread_id: int = Field(sa_type=BigInteger, index=True)
    wanted: int
    done: int
    attempts: int
    due_at: datetime | None = Field(default=None, sa_type=Moment)
    attempted_at: datetime | None = Field(default=None, sa_type=Moment)
    attempted: str
    nonce: str
    digest: str
    error: str


class NoticeRow(Numbered[int], table=True):
    """A message that is sent once: the outbox. `audit_id` caused it."""

    __tablename__ = "outbox"
    __table_args__ = (
        narrow("ix_outbox_waiting", "id", "state IN ('pending', 'settled')"),
        narrow("ix_outbox_due", "due_at", "state IN ('pending', 'settled')"),
        narrow("ix_outbox_owed", "guild_id", "state = 'given-up' AND place <> 'private'"),
        Index("ix_outbox_subject_state", "subject", "state"),
        narrow("ix_outbox_duty", "about", "duty <> ''"),
        one_of("outbox", "state", Delivery),
        NEVER_AGAIN,
    )
    audit_id: AuditId = Field(sa_type=Reference, foreign_key="audit.id", nullable=True, index=True)
    key: str = Field(unique=True)
    guild_id: int = Field(sa_type=BigInteger, index=True)
    place: str
    subject: int = Field(sa_type=BigInteger)
    text: str
    params: dict[str, Any] = Field(sa_type=JSON)
    mentions: list[int] = Field(sa_type=JSON)
    buttons: list[str] = Field(sa_type=JSON)
    state: str
    attempts: int
    due_at: datetime | None = Field(default=None, sa_type=Moment)
    attempted_at: datetime | None = Field(default=None, sa_type=Moment)
    channel_id: int = Field(sa_type=BigInteger)
    message_id: int = Field(sa_type=BigInteger)
    error: str
    instead: int = Field(sa_type=BigInteger)
    after_post: int
    asked: list[str] = Field(sa_type=JSON)
    duty: str = ""
    about: int = Field(default=0, sa_type=BigInteger)
    stands: bool = True

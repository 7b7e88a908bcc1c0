"""The tables of what a server adds to the rules, and of what it was asked."""

from datetime import datetime

from sqlalchemy import JSON, BigInteger, Integer, UniqueConstraint
from sqlmodel import Field

from data.constraints import one_of
from data.rows import NEVER_AGAIN, SnowflakeRow, VersionedRow
from data.types import Moment
from faq.own_document import DocumentStanding
from league.ids import EventId


class HouseRuleRow(VersionedRow[int], table=True):
    """A house rule."""

    __tablename__ = "house_rule"
    __table_args__ = (UniqueConstraint("guild_id", "number"), NEVER_AGAIN)
    guild_id: int = Field(sa_type=BigInteger, index=True)
    number: int
    title_ja: str
    title_en: str
    text_ja: str
    text_en: str
    questions: list[str] = Field(sa_type=JSON)
    replaces: list[str] = Field(sa_type=JSON)
    by: int = Field(sa_type=BigInteger)
    at: datetime = Field(sa_type=Moment)
    removed: bool


class RuleFormRow(VersionedRow[int], table=True):
    """A question form that a server adds to a section."""

    __tablename__ = "rule_form"
    guild_id: int = Field(sa_type=BigInteger, index=True)
    section: str
    question: str


class RuleDocumentRow(VersionedRow[int], table=True):
    """A rule document of a server's own."""

    __tablename__ = "rule_document"
    __table_args__ = (UniqueConstraint("guild_id", "number"), NEVER_AGAIN)
    guild_id: int = Field(sa_type=BigInteger, index=True)
    number: int
    name: str
    sections: str
    by: int = Field(sa_type=BigInteger)
    at: datetime = Field(sa_type=Moment)
    removed: bool


class EventDocumentRow(VersionedRow[int], table=True):
    """An own document that an event names."""

    __tablename__ = "event_document"
    __table_args__ = (
        UniqueConstraint("event_id", "document_id"),
        one_of("event_document", "standing", DocumentStanding),
        NEVER_AGAIN,
    )
    event_id: EventId = Field(sa_type=Integer, foreign_key="event.id", index=True)
    document_id: int = Field(foreign_key="rule_document.id", index=True)
    standing: str


class RuleAskRow(VersionedRow[int], table=True):
    """A question that was put to the rules."""

    __tablename__ = "rule_ask"
    guild_id: int = Field(sa_type=BigInteger, index=True)
    folded: str
    question: str
    language: str
    band: str
    at: datetime = Field(sa_type=Moment, index=True)
    picked: bool
    done: bool


class RuleVoteRow(VersionedRow[int], table=True):
    """A vote on an answer."""

    __tablename__ = "rule_vote"
    __table_args__ = (UniqueConstraint("ask_id", "section", "user_id"), NEVER_AGAIN)
    guild_id: int = Field(sa_type=BigInteger, index=True)
    ask_id: int = Field(foreign_key="rule_ask.id", index=True)
    section: str
    user_id: int = Field(sa_type=BigInteger)
    up: bool


class RuleShownRow(SnowflakeRow, table=True):
    """An answer that was shown to all."""

    __tablename__ = "rule_shown"
    guild_id: int = Field(sa_type=BigInteger, index=True)
    at: datetime = Field(sa_type=Moment, index=True)

"""Whole rule documents of a server's own, and the events that name them."""

import sqlalchemy as sa
from alembic import op

from data.types import Moment

revision = "0056"
down_revision = "0055"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "rule_document",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("sections", sa.String(), nullable=False),
        sa.Column("by", sa.BigInteger(), nullable=False),
        sa.Column("at", Moment(timezone=True), nullable=False),
        sa.Column("removed", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("guild_id", "number"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_rule_document_guild_id", "rule_document", ["guild_id"])
    op.create_table(
        "event_document",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("event_id", sa.Integer(), nullable=False),
        sa.Column("document_id", sa.Integer(), nullable=False),
        sa.Column("standing", sa.String(), nullable=False),
        sa.CheckConstraint("standing IN ('above', 'beneath', 'nowhere')", name="event_document_standing"),
        sa.ForeignKeyConstraint(["document_id"], ["rule_document.id"]),
        sa.ForeignKeyConstraint(["event_id"], ["event.id"]),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("event_id", "document_id"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_event_document_event_id", "event_document", ["event_id"])
    op.create_index("ix_event_document_document_id", "event_document", ["document_id"])


def downgrade() -> None:
    """The documents are gone; the events are as they were."""
    op.drop_table("event_document")
    op.drop_table("rule_document")

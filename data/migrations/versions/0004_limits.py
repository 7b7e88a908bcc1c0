"""Limits: how often something was done lately, and whom the host has shut out."""

import sqlalchemy as sa
from alembic import op

import data.types

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "limit_use",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("subject", sa.BigInteger(), nullable=False),
        sa.Column("since", data.types.Moment(timezone=True), nullable=False),
        sa.Column("used", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("guild_id", "name", "subject"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_limit_use_since", "limit_use", ["since"])
    op.create_table(
        "blocked",
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("at", data.types.Moment(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )


def downgrade() -> None:
    op.drop_table("blocked")
    op.drop_index("ix_limit_use_since", "limit_use")
    op.drop_table("limit_use")

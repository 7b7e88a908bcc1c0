"""A server's seasons have rules of their own; a round knows who has asked to sit it out."""

import sqlalchemy as sa
from alembic import op

revision = "0032"
down_revision = "0028"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "season",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("measure", sa.String(), nullable=False),
        sa.Column("awards", sa.JSON(), nullable=False),
        sa.Column("participation", sa.Integer(), nullable=False),
        sa.Column("best", sa.Integer(), nullable=False),
        sa.Column("drop_worst", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("guild_id", "name"),
        sa.CheckConstraint("measure IN ('places', 'points')", name="season_measure"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_season_guild_id", "season", ["guild_id"])
    op.add_column("round", sa.Column("byes", sa.JSON(), nullable=False, server_default="[]"))


def downgrade() -> None:
    """Rules of seasons are gone; every season is added up by the defaults."""
    op.drop_column("round", "byes")
    op.drop_index("ix_season_guild_id", "season")
    op.drop_table("season")

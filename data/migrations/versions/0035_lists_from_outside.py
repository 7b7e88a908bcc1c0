"""Entries have a seed and a rating of their own, past events are marked, mappings of columns are remembered."""

import sqlalchemy as sa
from alembic import op

from data.migrations.rebuild import rebuilt

revision = "0035"
down_revision = "0034"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("entry", sa.Column("seed", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("entry", sa.Column("rating", sa.Float(), nullable=False, server_default="0"))
    op.add_column("event", sa.Column("imported", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "list_mapping",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("headings", sa.String(), nullable=False),
        sa.Column("meanings", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("guild_id", "headings"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_list_mapping_guild_id", "list_mapping", ["guild_id"])


def downgrade() -> None:
    """Seeds and ratings of lists are gone, past events are events like any other."""
    op.drop_index("ix_list_mapping_guild_id", "list_mapping")
    op.drop_table("list_mapping")
    with rebuilt("event") as batch:
        batch.drop_column("imported")
    with rebuilt("entry") as batch:
        batch.drop_column("rating")
        batch.drop_column("seed")

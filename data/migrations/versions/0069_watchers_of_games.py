"""Whoever sees a game's board on Discord may watch it on the web for a day."""

import sqlalchemy as sa
from alembic import op

from data.types import Moment

revision = "0069"
down_revision = "0068"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "game_watch",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("game_id", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("ends_at", Moment(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"]),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("game_id", "user_id"),
        sqlite_autoincrement=True,
    )
    for column in ("game_id", "user_id", "ends_at"):
        op.create_index(f"ix_game_watch_{column}", "game_watch", [column])


def downgrade() -> None:
    """Nobody watches any more but who plays."""
    for column in ("game_id", "user_id", "ends_at"):
        op.drop_index(f"ix_game_watch_{column}", "game_watch")
    op.drop_table("game_watch")

"""Games by post have a running hash: its head, and what a judge took back. Games that began before have none."""

import sqlalchemy as sa
from alembic import op

revision = "0054"
down_revision = "0051"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game", sa.Column("head", sa.String(), nullable=False, server_default=""))
    op.add_column("game", sa.Column("told_head", sa.String(), nullable=False, server_default=""))
    op.add_column("game_card", sa.Column("head", sa.String(), nullable=False, server_default=""))
    op.create_table(
        "game_taken_back",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("game_id", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("events", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"]),
        sa.PrimaryKeyConstraint("id"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_game_taken_back_game_id", "game_taken_back", ["game_id"])


def downgrade() -> None:
    """What was taken back is forgotten; decisions are not proved any more."""
    op.drop_index("ix_game_taken_back_game_id", "game_taken_back")
    op.drop_table("game_taken_back")
    op.drop_column("game_card", "head")
    op.drop_column("game", "told_head")
    op.drop_column("game", "head")

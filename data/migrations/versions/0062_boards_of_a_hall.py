"""An event may have boards: how many, which are reserved, and which match has been called to which."""

import sqlalchemy as sa
from alembic import op

from data.migrations.rebuild import rebuilt
from data.types import Moment

revision = "0062"
down_revision = "0060"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "hall",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("event_id", sa.Integer(), nullable=False),
        sa.Column("boards", sa.Integer(), nullable=False),
        sa.Column("first", sa.Integer(), nullable=False),
        sa.Column("streamed", sa.JSON(), nullable=False),
        sa.Column("accessible", sa.JSON(), nullable=False),
        sa.Column("matches", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["event_id"], ["event.id"]),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("event_id"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "board_call",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("event_id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("since", Moment(timezone=True), nullable=False),
        sa.Column("priority", sa.Integer(), nullable=False),
        sa.Column("board", sa.Integer(), nullable=False),
        sa.Column("called_at", Moment(timezone=True), nullable=True),
        sa.Column("left_at", Moment(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(["event_id"], ["event.id"]),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("table_id"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_board_call_event_id", "board_call", ["event_id"])
    op.add_column("entry", sa.Column("accessible", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Nobody is called to a board any more; what was told of them stays as it was said."""
    op.execute(sa.text("UPDATE outbox SET duty = '', about = 0 WHERE duty = 'board'"))
    with rebuilt("entry") as batch:
        batch.drop_column("accessible")
    op.drop_index("ix_board_call_event_id", "board_call")
    op.drop_table("board_call")
    op.drop_table("hall")

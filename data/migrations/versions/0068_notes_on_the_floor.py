"""Tables and players have notes on the floor board; a reminder says for what a table was called."""

import sqlalchemy as sa
from alembic import op

from data.migrations.rebuild import rebuilt
from data.types import Moment

revision = "0068"
down_revision = "0067"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "floor_note",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("event_id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("player", sa.Integer(), nullable=False),
        sa.Column("text", sa.String(), nullable=False),
        sa.Column("by", sa.BigInteger(), nullable=False),
        sa.Column("at", Moment(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["event_id"], ["event.id"]),
        sa.PrimaryKeyConstraint("id"),
        sqlite_autoincrement=True,
    )
    for column in ("event_id", "player"):
        op.create_index(f"ix_floor_note_{column}", "floor_note", [column])
    op.add_column("reminder", sa.Column("wants", sa.String(), nullable=False, server_default="result"))
    with rebuilt("reminder") as batch:
        batch.create_check_constraint("reminder_wants", "wants IN ('result', 'players')")


def downgrade() -> None:
    """Nobody is called to a table any more; what was noted is gone."""
    change, reminder = sa.table("change", sa.column("table_name")), sa.table("reminder", sa.column("wants"))
    op.execute(sa.delete(change).where(change.c.table_name.in_(("floor_note", "reminder"))))
    op.execute(sa.delete(reminder).where(reminder.c.wants == "players"))
    with rebuilt("reminder", without=("reminder_wants",)) as batch:
        batch.drop_constraint("reminder_wants", type_="check")
        batch.drop_column("wants")
    for column in ("event_id", "player"):
        op.drop_index(f"ix_floor_note_{column}", "floor_note")
    op.drop_table("floor_note")

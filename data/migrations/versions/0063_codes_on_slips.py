"""The codes on a table's slip speak for its seats: the secret of an event's codes, and what was said by them."""

import sqlalchemy as sa
from alembic import op

from data.types import Moment

revision = "0063"
down_revision = "0062"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "slip_key",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("event_id", sa.Integer(), nullable=False),
        sa.Column("secret", sa.String(), nullable=False),
        sa.Column("on", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["event_id"], ["event.id"]),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("event_id"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "slip_deed",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("event_id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("result_id", sa.Integer(), nullable=False),
        sa.Column("player", sa.Integer(), nullable=False),
        sa.Column("verb", sa.String(), nullable=False),
        sa.Column("device", sa.String(), nullable=False),
        sa.Column("at", Moment(timezone=True), nullable=False),
        sa.CheckConstraint("verb IN ('entered', 'confirmed', 'disputed')", name="slip_deed_verb"),
        sa.ForeignKeyConstraint(["event_id"], ["event.id"]),
        sa.ForeignKeyConstraint(["player"], ["person.id"]),
        sa.PrimaryKeyConstraint("id"),
        sqlite_autoincrement=True,
    )
    for column in ("event_id", "table_id", "player"):
        op.create_index(f"ix_slip_deed_{column}", "slip_deed", [column])


def downgrade() -> None:
    """No code opens anything any more; what was entered by one stays entered."""
    for column in ("event_id", "table_id", "player"):
        op.drop_index(f"ix_slip_deed_{column}", "slip_deed")
    op.drop_table("slip_deed")
    op.drop_table("slip_key")

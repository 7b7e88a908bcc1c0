"""A code at an event's door: its secret, and who asked there to join or to check in."""

import sqlalchemy as sa
from alembic import op

from data.types import Moment

revision = "0067"
down_revision = "0064"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "door_key",
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
        "door_request",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("event_id", sa.Integer(), nullable=False),
        sa.Column("wish", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("player", sa.Integer(), nullable=True),
        sa.Column("state", sa.String(), nullable=False),
        sa.Column("device", sa.String(), nullable=False),
        sa.Column("at", Moment(timezone=True), nullable=False),
        sa.CheckConstraint("wish IN ('join', 'check-in')", name="door_request_wish"),
        sa.CheckConstraint(
            "state IN ('open', 'accepted', 'declined', 'withdrawn')", name="door_request_state"
        ),
        sa.ForeignKeyConstraint(["event_id"], ["event.id"]),
        sa.ForeignKeyConstraint(["player"], ["person.id"]),
        sa.PrimaryKeyConstraint("id"),
        sqlite_autoincrement=True,
    )
    for column in ("event_id", "player"):
        op.create_index(f"ix_door_request_{column}", "door_request", [column])


def downgrade() -> None:
    """No code opens a door any more; who came in by one stays in."""
    for column in ("event_id", "player"):
        op.drop_index(f"ix_door_request_{column}", "door_request")
    op.drop_table("door_request")
    op.drop_table("door_key")

"""A match at the board has a sheet: its draw, clock, scores, breaks, stops and officials."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None

KINDS = ("director", "monitor", "setup", "clock", "score", "break", "leave", "stop", "false-claim")


def upgrade() -> None:
    words = ", ".join(f"'{kind}'" for kind in KINDS)
    op.create_table(
        "match_sheet",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("event_id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=True),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("by", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("player_id", sa.Integer(), nullable=True),
        sa.Column("official", sa.BigInteger(), nullable=False),
        sa.Column("minutes", sa.Integer(), nullable=False),
        sa.Column("detail", sa.String(), nullable=False),
        sa.Column("scores", sa.JSON(), nullable=False),
        sa.Column("agreed_by", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["event_id"], ["event.id"]),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"]),
        sa.ForeignKeyConstraint(["player_id"], ["person.id"]),
        sa.PrimaryKeyConstraint("id"),
        sa.CheckConstraint(f"kind IN ({words})", name="match_sheet_kind"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_match_sheet_event_id", "match_sheet", ["event_id"])
    op.create_index("ix_match_sheet_table_id", "match_sheet", ["table_id"])


def downgrade() -> None:
    """Sheets are gone; results and penalties stay."""
    op.drop_table("match_sheet")

"""What happens to an event, a seat or an account is a row of which those are told whom it concerns.

What was told before is history: an undo of its action still takes it back by the line that caused it.
"""

import sqlalchemy as sa
from alembic import op

revision = "0049"
down_revision = "0048"
branch_labels = None
depends_on = None

_KINDS = (
    "announcement",
    "event-changed",
    "event-cancelled",
    "seat-taken",
    "seat-lost",
    "account",
    "account-changed",
    "account-left",
    "merged",
)
_DUTIES = ("announcement", "event-changed", "seat-lost", "account")
_OUTBOX = sa.table("outbox", *map(sa.column, ("id", "key", "duty", "about")))


def upgrade() -> None:
    op.create_table(
        "news",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("said", sa.JSON(), nullable=False),
        sa.Column("users", sa.JSON(), nullable=False),
        sa.Column("event_id", sa.Integer(), nullable=True),
        sa.Column("player_id", sa.Integer(), nullable=True),
        sa.CheckConstraint(f"kind IN ({', '.join(map(repr, _KINDS))})", name="news_kind"),
        sa.ForeignKeyConstraint(["event_id"], ["event.id"]),
        sa.ForeignKeyConstraint(["player_id"], ["person.id"]),
        sa.PrimaryKeyConstraint("id"),
        sqlite_autoincrement=True,
    )
    for column in ("guild_id", "event_id", "player_id"):
        op.create_index(f"ix_news_{column}", "news", [column])


def downgrade() -> None:
    """What was told stays, as history, by a key that no row has later."""
    key = sa.literal("news:") + sa.cast(_OUTBOX.c.id, sa.String)
    told = _OUTBOX.c.duty.in_(_DUTIES)
    op.execute(sa.update(_OUTBOX).where(told).values(key=key, duty="", about=0))
    change = sa.table("change", sa.column("table_name"))
    op.execute(sa.delete(change).where(change.c.table_name == "news"))
    op.drop_table("news")

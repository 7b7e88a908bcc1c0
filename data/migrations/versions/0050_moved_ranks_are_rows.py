"""A rank that a correction or a handicap class moved is a row: whoever it concerns is told by it."""

import sqlalchemy as sa
from alembic import op

revision = "0050"
down_revision = "0049"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "rank_move",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("event_id", sa.Integer(), nullable=False),
        sa.Column("player", sa.Integer(), nullable=False),
        sa.Column("before", sa.Integer(), nullable=False),
        sa.Column("after", sa.Integer(), nullable=False),
        sa.Column("place", sa.JSON(), nullable=False),
        sa.Column("table", sa.Integer(), nullable=False),
        sa.Column("reason", sa.String(), nullable=False),
        sa.Column("classed", sa.Integer(), nullable=True),
        sa.Column("handicap", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(["event_id"], ["event.id"]),
        sa.ForeignKeyConstraint(["player"], ["person.id"]),
        sa.ForeignKeyConstraint(["classed"], ["person.id"]),
        sa.PrimaryKeyConstraint("id"),
        sqlite_autoincrement=True,
    )
    for column in ("event_id", "player", "classed"):
        op.create_index(f"ix_rank_move_{column}", "rank_move", [column])


def downgrade() -> None:
    """What was told stays, by a key that no row has later."""
    told = sa.table("outbox", *map(sa.column, ("id", "key", "duty", "about")))
    key = sa.literal("rank:") + sa.cast(told.c.id, sa.String)
    op.execute(sa.update(told).where(told.c.duty == "rank-moved").values(key=key, duty="", about=0))
    change = sa.table("change", sa.column("table_name"))
    op.execute(sa.delete(change).where(change.c.table_name == "rank_move"))
    op.drop_table("rank_move")

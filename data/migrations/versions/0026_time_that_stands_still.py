"""A game by post knows for what it is held; of each shard it is kept when a process last served it."""

import sqlalchemy as sa
from alembic import op

from data.migrations.rebuild import rebuilt
from data.types import Moment

revision = "0026"
down_revision = "0025"
branch_labels = None
depends_on = None

_GAME = sa.table("game", *map(sa.column, ("status", "held_for", "table_id")))
_TABLE = sa.table("game_table", *map(sa.column, ("id", "status")))
_CHECK = "game_held_for"


def upgrade() -> None:
    op.add_column("game", sa.Column("held_for", sa.String(), nullable=False, server_default=""))
    held, decided = _GAME.c.status == "paused", sa.select(_TABLE.c.id).where(_TABLE.c.status == "final")
    op.execute(sa.update(_GAME).where(held).values(held_for="judge"))
    op.execute(sa.update(_GAME).where(held, _GAME.c.table_id.in_(decided)).values(held_for="decided"))
    with rebuilt("game") as batch:
        batch.create_check_constraint(_CHECK, "held_for IN ('', 'judge', 'decided', 'server')")
    op.create_table(
        "shard_served",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("at", Moment(), nullable=False),
        sqlite_autoincrement=True,
    )


def downgrade() -> None:
    op.drop_table("shard_served")
    with rebuilt("game", without=[_CHECK]) as batch:
        batch.drop_constraint(_CHECK, type_="check")
        batch.drop_column("held_for")

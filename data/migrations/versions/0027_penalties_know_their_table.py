"""A penalty names the table at which it was given by its number in the database, not by two numbers on paper."""

import sqlalchemy as sa
from alembic import op

from data.migrations.rebuild import rebuilt

revision = "0027"
down_revision = "0026"
branch_labels = None
depends_on = None

_PENALTY = sa.table("penalty", *map(sa.column, ("event_id", "round_number", "table_number", "table_id")))
_TABLE = sa.table("game_table", *map(sa.column, ("id", "round_id", "number")))
_ROUND = sa.table("round", *map(sa.column, ("id", "event_id", "number")))


def upgrade() -> None:
    with rebuilt("penalty") as batch:
        batch.add_column(sa.Column("table_id", sa.Integer(), nullable=True))
        batch.create_foreign_key("fk_penalty_table_id_game_table", "game_table", ["table_id"], ["id"])
        batch.create_index("ix_penalty_table_id", ["table_id"])
    of_penalty = (
        sa.select(_TABLE.c.id)
        .join(_ROUND, _ROUND.c.id == _TABLE.c.round_id)
        .where(
            _ROUND.c.event_id == _PENALTY.c.event_id,
            _ROUND.c.number == _PENALTY.c.round_number,
            _TABLE.c.number == _PENALTY.c.table_number,
        )
    )
    op.execute(
        sa.update(_PENALTY)
        .where(_PENALTY.c.table_number != 0)
        .values(table_id=of_penalty.correlate(_PENALTY).scalar_subquery())
    )


def downgrade() -> None:
    with rebuilt("penalty") as batch:
        batch.drop_index("ix_penalty_table_id")
        batch.drop_constraint("fk_penalty_table_id_game_table", type_="foreignkey")
        batch.drop_column("table_id")

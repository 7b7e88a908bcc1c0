"""A round may be a play-off of those who are level on the cut line."""

import sqlalchemy as sa
from alembic import op

from data.migrations.rebuild import on_sqlite, rebuilt

revision = "0036"
down_revision = "0035"
branch_labels = None
depends_on = None

_NAME = "round_stage"
_BEFORE = ("qualifier", "semi-final", "final")
_ROUND = sa.table("round", *map(sa.column, ("stage", "status")))


def upgrade() -> None:
    _hold((*_BEFORE, "play-off"))


def downgrade() -> None:
    # A version that knows no play-off would count it in the qualifier: there it did not take place.
    op.execute(sa.update(_ROUND).where(_ROUND.c.stage == "play-off").values(stage="qualifier", status="cancelled"))
    _hold(_BEFORE)


def _hold(words: tuple[str, ...]) -> None:
    with rebuilt("round", without=[_NAME]) as batch:
        if not on_sqlite():  # there it is left out on the way
            batch.drop_constraint(_NAME, type_="check")
        batch.create_check_constraint(_NAME, f"stage IN ({', '.join(map(repr, words))})")

"""A table that plays by post has no clock that rings, and its post says so: also where it was played so before."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None

_GAME = sa.table("game", sa.column("table_id"), sa.column("status"))
_POST = sa.table(
    "post", *map(sa.column, ("kind", "subject", "wanted", "attempts", "due_at", "error"))
)
_TIMER = sa.table("timer", *map(sa.column, ("kind", "subject", "done_at")))
_GOES_ON = ("open", "starting", "playing", "paused")
_RING = ("placement", "clock-warning", "clock-end")


def upgrade() -> None:
    by_post = sa.select(_GAME.c.table_id).where(_GAME.c.status.in_(_GOES_ON), _GAME.c.table_id.is_not(None))
    of_tables = (_POST.c.kind == "table", _POST.c.subject.in_(by_post))
    drawn_anew = {"wanted": _POST.c.wanted + 1, "attempts": 0, "due_at": None, "error": ""}
    op.execute(sa.update(_POST).where(*of_tables).values(drawn_anew))
    rings = (_TIMER.c.kind.in_(_RING), _TIMER.c.done_at.is_(None), _TIMER.c.subject.in_(by_post))
    op.execute(sa.delete(_TIMER).where(*rings))


def downgrade() -> None:
    """Nothing of the schema has changed."""

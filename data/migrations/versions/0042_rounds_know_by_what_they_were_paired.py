"""A round keeps by what it was paired, and how often it was drawn: what is made of a ranking of before is told by rows.

What was asked keeps its message under the name of its slot. The earlier ones were paired by what nobody has kept: where
it was told that this has changed, it is another than that of now.
"""

from collections.abc import Iterator

import sqlalchemy as sa
from alembic import op

revision = "0042"
down_revision = "0041"
branch_labels = None
depends_on = None

_OUTBOX = sa.table(
    "outbox", *map(sa.column, ("id", "key", "guild_id", "text", "state", "subject", "duty", "about"))
)
_ROUND = sa.table("round", *map(sa.column, ("id", "event_id", "status", "paired_by")))
_ASKED_OF_PLAN = ("seats", "seeds", "pairing-outdated")


def upgrade() -> None:
    op.add_column("round", sa.Column("paired_by", sa.String(), nullable=False, server_default=""))
    op.add_column("round", sa.Column("times_drawn", sa.Integer(), nullable=False, server_default="0"))
    rows, named = op.get_bind(), set[str]()
    for one in _open():
        slot = _slot(one.key, one.subject)
        if slot and slot not in named:
            named.add(slot)
            kept = {"key": slot, "duty": "outdated", "about": one.subject}
            rows.execute(sa.update(_OUTBOX).where(_OUTBOX.c.id == one.id).values(**kept))


def _open() -> Iterator[sa.Row[tuple[int, str, int]]]:
    """The questions that wait for somebody, the newest first."""
    found = sa.select(_OUTBOX.c.id, _OUTBOX.c.key, _OUTBOX.c.subject).where(
        _OUTBOX.c.key.like("outdated:%"),
        _OUTBOX.c.text != "notice-outdated-over",
        _OUTBOX.c.text != "notice-taken-back",
        _OUTBOX.c.state != "withdrawn",
    )
    yield from op.get_bind().execute(found.order_by(_OUTBOX.c.id.desc())).all()


def _slot(key: str, event: int) -> str:
    """`outdated:<event>:<what>.<which>:<time>` named what is outdated before."""
    _, _, name, _ = key.split(":")
    what, *which = name.split(".")
    if what == "line" and which[1] != "planned":
        return f"outdated:{event}:{event}:judges:line.{which[-1]}"
    if what != "line" and what not in _ASKED_OF_PLAN:
        return ""
    of_event = sa.select(_ROUND.c.id).where(_ROUND.c.event_id == event, _ROUND.c.status == "planned")
    planned = op.get_bind().scalar(of_event)
    if planned is None:
        return ""
    if what in {"seeds", "pairing-outdated"}:
        op.execute(sa.update(_ROUND).where(_ROUND.c.id == planned).values(paired_by="another"))
    return f"outdated:{event}:{planned}:judges:0"


def downgrade() -> None:
    rows = op.get_bind()
    told = sa.select(_OUTBOX.c.id, _OUTBOX.c.key, _OUTBOX.c.about).where(_OUTBOX.c.duty == "outdated")
    for one in rows.execute(told).all():
        before = {"key": f"outdated:{one.about}:told.{one.id}:0", "duty": "", "about": 0}
        rows.execute(sa.update(_OUTBOX).where(_OUTBOX.c.id == one.id).values(**before))
    op.drop_column("round", "times_drawn")
    op.drop_column("round", "paired_by")

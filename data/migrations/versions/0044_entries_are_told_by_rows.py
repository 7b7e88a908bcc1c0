"""Entries know what somebody else has done with them, of which their players are told.

A message that still asks its player to check in keeps its place under the name of its slot; all others are history.
"""

import sqlalchemy as sa
from alembic import op

revision = "0044"
down_revision = "0043"
branch_labels = None
depends_on = None

_OUTBOX = sa.table(
    "outbox",
    *map(sa.column, ("id", "key", "subject", "text", "state", "duty", "about")),
    *(sa.column(name, sa.JSON) for name in ("params", "buttons")),
)
_ENTRY = sa.table(
    "entry", *map(sa.column, ("id", "event_id", "player", "status", "news", "times_told", "told_with"))
)
_EVENT = sa.table("event", *map(sa.column, ("id", "status", "capacity")))
_PERSON = sa.table("person", *map(sa.column, ("id", "user_id")))
_NEWS = {
    "notice-entered": "entered",
    "notice-promoted": "promoted",
    "notice-approved": "approved",
    "notice-returned": "returned",
}
_IN_PLAY = ("confirmed", "checked-in")
_COLUMNS = ("told_with", "times_told", "news")


def upgrade() -> None:
    op.add_column("entry", sa.Column("news", sa.String(), nullable=False, server_default=""))
    op.add_column("entry", sa.Column("times_told", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("entry", sa.Column("told_with", sa.String(), nullable=False, server_default=""))
    _take_over_questions()
    _take_over_caps()


def _take_over_caps() -> None:
    """What was said last of more players than places has the slot that is due, as long as it is so."""
    rows = op.get_bind()
    going_on = sa.select(_EVENT).where(_EVENT.c.capacity > 0, _EVENT.c.status.not_in(("cancelled", "finished", "draft")))
    for event in rows.execute(going_on).all():
        own = _ENTRY.c.event_id == event.id
        taken = rows.scalar(sa.select(sa.func.count()).where(own, _ENTRY.c.status.in_(_IN_PLAY)))
        told = _OUTBOX.c.key.like(f"over-cap:%:{event.id}"), _OUTBOX.c.state != "withdrawn"
        newest = rows.scalar(sa.select(sa.func.max(_OUTBOX.c.id)).where(*told))
        if newest is not None and (taken or 0) > event.capacity:
            slot = {"key": f"over-cap:{event.id}:{event.id}:judges:", "duty": "over-cap", "about": event.id}
            rows.execute(sa.update(_OUTBOX).where(_OUTBOX.c.id == newest).values(**slot))


def _take_over_questions() -> None:
    rows = op.get_bind()
    checking_in = (
        sa.select(_ENTRY.c.id, _ENTRY.c.event_id, _ENTRY.c.player, _PERSON.c.user_id)
        .join(_EVENT, _EVENT.c.id == _ENTRY.c.event_id)
        .join(_PERSON, _PERSON.c.id == _ENTRY.c.player)
        .where(_EVENT.c.status == "check-in", _ENTRY.c.status.in_(_IN_PLAY), _PERSON.c.user_id.is_not(None))
    )
    for entry in rows.execute(checking_in).all():
        told = sa.select(_OUTBOX.c.id, _OUTBOX.c.key, _OUTBOX.c.text, _OUTBOX.c.buttons).where(
            _OUTBOX.c.key.like(f"entered:{entry.event_id}:{entry.user_id}:%"), _OUTBOX.c.state != "withdrawn"
        )
        asked = [one for one in rows.execute(told.order_by(_OUTBOX.c.id)).all() if one.buttons and one.text in _NEWS]
        if not asked:
            continue
        first = asked[-1].key.removesuffix(":instead")
        for one in asked:
            if one.key.removesuffix(":instead") == first:
                copy = ":instead" if one.key.endswith(":instead") else ""
                slot = f"entry-news:{entry.event_id}:{entry.player}:player:{entry.id}.1{copy}"
                named = sa.update(_OUTBOX).where(_OUTBOX.c.id == one.id)
                rows.execute(named.values(key=slot, duty="entry-news", about=entry.event_id))
        news = {"news": _NEWS[asked[-1].text], "times_told": 1, "told_with": "check-in-now"}
        rows.execute(sa.update(_ENTRY).where(_ENTRY.c.id == entry.id).values(**news))


def downgrade() -> None:
    rows = op.get_bind()
    told = sa.select(_OUTBOX.c.id, _OUTBOX.c.key).where(_OUTBOX.c.duty == "entry-news")
    for one in rows.execute(told).all():
        _, event, player, _, occasion, *copy = one.key.split(":")
        user = rows.scalar(sa.select(_PERSON.c.user_id).where(_PERSON.c.id == int(player)))
        key = ":".join((f"entered:{event}:{user or 0}", occasion.replace(".", "00"), *copy))
        rows.execute(sa.update(_OUTBOX).where(_OUTBOX.c.id == one.id).values(key=key, duty="", about=0))
    for one in rows.execute(sa.select(_OUTBOX.c.id, _OUTBOX.c.about).where(_OUTBOX.c.duty == "over-cap")).all():
        key = f"over-cap:{one.id}:{one.about}"
        rows.execute(sa.update(_OUTBOX).where(_OUTBOX.c.id == one.id).values(key=key, duty="", about=0))
    for column in _COLUMNS:
        op.drop_column("entry", column)

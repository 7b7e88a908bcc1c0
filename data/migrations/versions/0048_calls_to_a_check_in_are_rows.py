"""Calls to a check-in are rows, and an event counts its check-ins.

Messages that call to an open check-in, or to one that an organizer has ended, keep their place under the name of their
slot; all others are history. Whoever has signed up during an open check-in has read that it waits for them.
"""

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0048"
down_revision = "0047"
branch_labels = None
depends_on = None

_OUTBOX = sa.table(
    "outbox",
    *map(sa.column, ("id", "key", "text", "state", "duty", "about", "stands", "settled_by")),
    *(sa.column(name, sa.JSON) for name in ("params", "buttons", "mentions")),
)
_CALL = sa.table(
    "check_in_call", *map(sa.column, ("id", "version", "event_id", "check_in", "kind")), sa.column("users", sa.JSON)
)
_EVENT = sa.table("event", *map(sa.column, ("id", "status", "checkin_until", "check_ins")))
_ENTRY = sa.table("entry", *map(sa.column, ("id", "event_id", "player", "status", "news", "told_with")))
_PERSON = sa.table("person", *map(sa.column, ("id", "user_id")))
_CHANGE = sa.table("change", *map(sa.column, ("id", "table_name", "row_id")), sa.column("before", sa.JSON))
_KINDS = ("check-in", "check-in-again", "check-in-reminder")
_OPEN, _OVER = "check-in", "notice-check-in-over"


def upgrade() -> None:
    op.create_table(
        "check_in_call",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("event_id", sa.Integer(), nullable=False),
        sa.Column("check_in", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("users", sa.JSON(), nullable=False),
        sa.CheckConstraint(f"kind IN ({', '.join(map(repr, _KINDS))})", name="check_in_call_kind"),
        sa.ForeignKeyConstraint(["event_id"], ["event.id"]),
        sa.PrimaryKeyConstraint("id"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_check_in_call_event_id", "check_in_call", ["event_id"])
    op.add_column("event", sa.Column("check_ins", sa.Integer(), nullable=False, server_default="0"))
    rows = op.get_bind()
    for event in rows.execute(sa.select(_EVENT).where(_EVENT.c.checkin_until.is_not(None))).all():
        rows.execute(sa.update(_EVENT).where(_EVENT.c.id == event.id).values(check_ins=1))
        _count_before(event.id)
        is_open = event.status == _OPEN
        calls = _calls(event.id, is_open=is_open)
        for call in calls:
            _take_over(event.id, call, is_open=is_open)
        if is_open:
            _note_readers(event.id, {user for call in calls for user in call.mentions})


def _count_before(event: int) -> None:
    """What an undo of an earlier action puts back is the same check-in."""
    rows = op.get_bind()
    own = _CHANGE.c.table_name == "event", _CHANGE.c.row_id == event
    for change in rows.execute(sa.select(_CHANGE).where(*own)).all():
        if change.before and change.before.get("checkin_until"):
            before = {**change.before, "check_ins": 1}
            rows.execute(sa.update(_CHANGE).where(_CHANGE.c.id == change.id).values(before=before))


def _calls(event: int, *, is_open: bool) -> Sequence[Any]:
    """The messages with which the check-in of now calls, or called until an action ended it."""
    prefixes = [_OUTBOX.c.key.startswith(f"notice-{kind}:{event}:") for kind in _KINDS]
    query = sa.select(_OUTBOX).where(sa.or_(*prefixes), _OUTBOX.c.state != "withdrawn").order_by(_OUTBOX.c.id)
    found = op.get_bind().execute(query).all()
    if is_open:
        return [one for one in found if one.buttons]
    over = [one for one in found if one.text == _OVER and one.settled_by]
    return [one for one in over if one.settled_by == over[-1].settled_by]


def _take_over(event: int, call: Any, *, is_open: bool) -> None:  # noqa: ANN401 - a row
    rows = op.get_bind()
    kind = call.key.partition(":")[0].removeprefix("notice-")
    values = {"version": 0, "event_id": event, "check_in": 1, "kind": kind, "users": call.mentions}
    rows.execute(sa.insert(_CALL).values(**values))
    number = rows.scalar(sa.select(sa.func.max(_CALL.c.id)))
    params = {name: value for name, value in call.params.items() if name in {"event", "until", "was"}}
    slot = {"key": f"check-in:{event}:{number}:announcements:", "duty": "check-in", "about": event, "params": params}
    rows.execute(sa.update(_OUTBOX).where(_OUTBOX.c.id == call.id).values(stands=is_open, **slot))


def _note_readers(event: int, called: set[int]) -> None:
    rows = op.get_bind()
    query = (
        sa.select(_ENTRY.c.id, _PERSON.c.user_id)
        .join(_PERSON, _PERSON.c.id == _ENTRY.c.player)
        .where(_ENTRY.c.event_id == event, _ENTRY.c.status == "confirmed", _ENTRY.c.news == "")
    )
    for entry in rows.execute(query).all():
        if entry.user_id not in called:
            rows.execute(sa.update(_ENTRY).where(_ENTRY.c.id == entry.id).values(told_with="check-in-now"))


def downgrade() -> None:
    rows = op.get_bind()
    for one in rows.execute(sa.select(_OUTBOX).where(_OUTBOX.c.duty == "check-in")).all():
        _, event, number, *_ = one.key.split(":")
        kind = rows.scalar(sa.select(_CALL.c.kind).where(_CALL.c.id == int(number))) or _OPEN
        key = f"notice-{kind}:{event}:{one.id}:0"
        rows.execute(sa.update(_OUTBOX).where(_OUTBOX.c.id == one.id).values(key=key, duty="", about=0))
    rows.execute(sa.delete(_CHANGE).where(_CHANGE.c.table_name == "check_in_call"))
    op.drop_table("check_in_call")
    op.drop_column("event", "check_ins")

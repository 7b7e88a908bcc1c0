"""Messages know from which event's rows they follow, clocks for which departures they stand, entries how many there were.

What asks about a seat is taken over where it stands: nobody is told anything again.
"""

from typing import Any

import sqlalchemy as sa
from alembic import op

from data.types import Moment

revision = "0034"
down_revision = "0033"
branch_labels = None
depends_on = None

_OUTBOX = sa.table(
    "outbox", sa.column("id"), sa.column("key"), sa.column("text"), sa.column("subject"), sa.column("state"),
    sa.column("duty"), sa.column("about"), sa.column("stands"), sa.column("params", sa.JSON),
    sa.column("buttons", sa.JSON),
)  # fmt: skip
_TABLE = sa.table("game_table", sa.column("id"), sa.column("event_id"))
_ENTRY = sa.table(
    "entry", *map(sa.column, ("id", "event_id", "player", "order", "status", "times_left"))
)
_PERSON = sa.table("person", *map(sa.column, ("id", "user_id")))
_CLOCK = sa.table("clock", *map(sa.column, ("id", "paused_at", "held_at", "held_for")))
_JUDGES = ("notice-departure", "notice-departure-game", "notice-departure-small")
_SEAT = "vacant-seat"


def upgrade() -> None:
    op.add_column("entry", sa.Column("times_left", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("clock", sa.Column("held_at", Moment(timezone=True), nullable=True))
    op.add_column("clock", sa.Column("held_for", sa.String(), nullable=False, server_default=""))
    op.add_column("outbox", sa.Column("duty", sa.String(), nullable=False, server_default=""))
    op.add_column("outbox", sa.Column("about", sa.BigInteger(), nullable=False, server_default="0"))
    op.add_column("outbox", sa.Column("stands", sa.Boolean(), nullable=False, server_default=sa.true()))
    for name, table, column, where in (
        ("ix_clock_held", "clock", "id", "held_for <> ''"),
        ("ix_outbox_duty", "outbox", "about", "duty <> ''"),
    ):
        op.create_index(name, table, [column], sqlite_where=sa.text(where), postgresql_where=sa.text(where))
    _take_over_lists()
    _take_over_seats()


def _take_over_seats() -> None:
    """The open questions about seats, and what their tables were told, have the slots that are due."""
    rows = op.get_bind()
    asked = sa.select(_OUTBOX).where(_OUTBOX.c.text.in_(_JUDGES), _OUTBOX.c.state != "withdrawn")
    for question in rows.execute(asked.order_by(_OUTBOX.c.id)).all():
        player = int(question.key.rpartition(":")[2])
        of_seat = (
            sa.select(_ENTRY.c.id, _ENTRY.c.event_id)
            .join(_TABLE, _TABLE.c.event_id == _ENTRY.c.event_id)
            .where(_TABLE.c.id == question.subject, _ENTRY.c.player == player)
        )
        entry = rows.execute(of_seat).first()
        if entry is None:
            continue
        _name(question.id, entry, question.subject, "judges")
        told = _OUTBOX.c.key.like(f"notice-left-table:{question.subject}:%:{player}")
        newest = sa.select(sa.func.max(_OUTBOX.c.id)).where(told, _OUTBOX.c.text == "notice-left-table")
        number = rows.scalar(newest)
        if number is not None:
            _name(number, entry, question.subject, "table")
        if "halted" in question.params:
            params = {name: value for name, value in question.params.items() if name != "halted"}
            rows.execute(sa.update(_OUTBOX).where(_OUTBOX.c.id == question.id).values(params=params))
            held = sa.update(_CLOCK).where(_CLOCK.c.id == question.subject, _CLOCK.c.paused_at.is_not(None))
            rows.execute(held.values(held_at=_CLOCK.c.paused_at, held_for=_occasion(entry)))


def _take_over_lists() -> None:
    """What was asked about entries and told to who waits, where it still holds; other messages stay as they are."""
    rows = op.get_bind()
    entries = sa.select(_ENTRY.c.id, _ENTRY.c.event_id, _ENTRY.c.player, _ENTRY.c.order, _ENTRY.c.status)
    for entry in rows.execute(entries.where(_ENTRY.c.status.in_(("pending", "waitlisted")))).all():
        user = rows.scalar(sa.select(_PERSON.c.user_id).where(_PERSON.c.id == entry.player))
        occasion = f"{entry.id}.{entry.order}"
        _rename(f"approval:{entry.event_id}:{entry.player}", "approval", entry, f"{entry.player}:judges:{occasion}")
        waits = f"waiting:{entry.event_id}:{entry.player}"
        _rename(waits, "begun-without", entry, f"{user}:player:{occasion}")
        _rename(f"{waits}:instead", "begun-without", entry, f"{user}:player:{occasion}:instead")
    told = sa.select(_OUTBOX).where(_OUTBOX.c.text == "notice-place-free", _OUTBOX.c.state != "withdrawn")
    for notice in rows.execute(told.order_by(_OUTBOX.c.id)).all():
        _, event, player, _ = notice.key.split(":")
        left = sa.select(_ENTRY.c.id, _ENTRY.c.event_id).where(
            _ENTRY.c.event_id == int(event), _ENTRY.c.player == int(player)
        )
        entry = rows.execute(left).first()
        if entry is not None:
            op.execute(sa.update(_ENTRY).where(_ENTRY.c.id == entry.id).values(times_left=1))
            _rename(notice.key, "place-free", entry, f"{player}:judges:{entry.id}.1")


def _rename(key: str, duty: str, entry: Any, rest: str) -> None:  # noqa: ANN401 - a row of the database
    slot = f"{duty}:{entry.event_id}:{rest}"
    if op.get_bind().scalar(sa.select(_OUTBOX.c.id).where(_OUTBOX.c.key == slot)) is None:
        named = sa.update(_OUTBOX).where(_OUTBOX.c.key == key, _OUTBOX.c.state != "withdrawn")
        op.execute(named.values(key=slot, duty=duty, about=entry.event_id))


def _name(notice: int, entry: Any, table: int, reader: str) -> None:  # noqa: ANN401 - a row of the database
    key = f"{_SEAT}:{entry.event_id}:{table}:{reader}:{_occasion(entry)}"
    there = sa.select(_OUTBOX.c.id).where(_OUTBOX.c.key == key)
    if op.get_bind().scalar(there) is None:
        named = sa.update(_OUTBOX).where(_OUTBOX.c.id == notice)
        op.execute(named.values(key=key, duty=_SEAT, about=entry.event_id))


def _occasion(entry: Any) -> str:  # noqa: ANN401 - a row of the database
    times = op.get_bind().scalar(sa.select(_ENTRY.c.times_left).where(_ENTRY.c.id == entry.id))
    return f"{entry.id}.{times}"


def downgrade() -> None:
    for name, table in (("ix_clock_held", "clock"), ("ix_outbox_duty", "outbox")):
        op.drop_index(name, table)
    for table, column in (
        ("outbox", "stands"), ("outbox", "about"), ("outbox", "duty"), ("clock", "held_for"), ("clock", "held_at"),
        ("entry", "times_left"),
    ):  # fmt: skip
        op.drop_column(table, column)

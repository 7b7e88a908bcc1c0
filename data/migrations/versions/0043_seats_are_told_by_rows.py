"""A round counts how often its players were called to their seats; the messages that call them have their slots.

What was told keeps its message under the name of its slot. Where the message is kept no more, a row without one says
that it was told: nobody is told anything again.
"""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0043"
down_revision = "0042"
branch_labels = None
depends_on = None

_OUTBOX = sa.table(
    "outbox",
    *map(sa.column, ("id", "key", "text", "subject", "state", "duty", "about", "stands", "message_id")),
    sa.column("params", sa.JSON),
)
_ROUND = sa.table("round", *map(sa.column, ("id", "event_id", "status", "times_published")))
_TABLE = sa.table("game_table", *map(sa.column, ("id", "event_id", "round_id", "status", "version")))
_SEAT = sa.table("seat", *map(sa.column, ("table_id", "player", "place")))
_BRACKET = sa.table("bracket", *map(sa.column, ("round_id", "drawn", "players")))
_PUBLIC = ("published", "running")
_BYES = ("notice-bye", "notice-free-round", "notice-bye-asked")
_KINDS = ("seated", "match-called")


def upgrade() -> None:
    op.add_column("round", sa.Column("times_published", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("round", sa.Column("called_off", sa.Boolean(), nullable=False, server_default=sa.false()))
    seen = _ROUND.c.status.in_((*_PUBLIC, "finished"))
    op.execute(sa.update(_ROUND).where(seen).values(times_published=1))
    rows = op.get_bind()
    for round_ in rows.execute(sa.select(_ROUND).where(_ROUND.c.status.in_(_PUBLIC))).all():
        drawn = rows.scalar(
            sa.select(_BRACKET.c.drawn).where(_BRACKET.c.round_id == round_.id, _BRACKET.c.players > 0)
        )
        laid = (_TABLE.c.round_id == round_.id, _TABLE.c.status != "cancelled")
        for table in rows.execute(sa.select(_TABLE).where(*laid)).all():
            _take_over(table, drawn)


def _take_over(table: Any, drawn: int | None) -> None:  # noqa: ANN401 - a row
    """The last call to a table of which nobody was told that it is passed."""
    rows = op.get_bind()
    seated = sa.select(_SEAT.c.player).where(_SEAT.c.table_id == table.id).order_by(_SEAT.c.place)
    seats = list(rows.scalars(seated).all())
    told = rows.execute(
        sa.select(_OUTBOX)
        .where(_OUTBOX.c.subject == table.id, _OUTBOX.c.state != "withdrawn")
        .where(sa.or_(*(_OUTBOX.c.key.startswith(f"{word}:{table.id}:") for word in ("seated", "moved"))))
        .order_by(_OUTBOX.c.id)
    ).all()
    is_bye = len(seats) == 1
    calls = [one for one in told if _is_call(one, is_bye=is_bye, in_bracket=drawn is not None)]
    if not calls:
        return
    params = {**calls[-1].params, "seats": seats}
    kind, about = ("seated", table.round_id) if drawn is None else ("match-called", table.event_id)
    reader, occasion = ("pairings", f"1.{seats[0]}") if is_bye else ("table", str(drawn or 1))
    key = f"{kind}:{table.event_id}:{table.id}:{reader}:{occasion}"
    named = sa.update(_OUTBOX).where(_OUTBOX.c.id == calls[-1].id)
    rows.execute(named.values(key=key, duty=kind, about=about, stands=True, params=params))


def _is_call(notice: Any, *, is_bye: bool, in_bracket: bool) -> bool:  # noqa: ANN401 - a row
    """In a bracket a table may be used again, and its players were called by another text then."""
    if is_bye:
        return notice.text in _BYES
    return notice.text in {"notice-seated", "notice-match-seated"} or (
        in_bracket and notice.text == "notice-match-moved"
    )


def downgrade() -> None:
    rows = op.get_bind()
    told = _OUTBOX.c.duty.in_((*_KINDS, "round-off"))
    op.execute(sa.delete(_OUTBOX).where(told, _OUTBOX.c.message_id == 0, _OUTBOX.c.state == "withdrawn"))
    for one in rows.execute(sa.select(_OUTBOX).where(told)).all():
        params = {name: value for name, value in one.params.items() if name != "seats"}
        key = f"seated:{one.subject}:{one.id}" if _is_slot(one.key) else one.key
        named = sa.update(_OUTBOX).where(_OUTBOX.c.id == one.id)
        rows.execute(named.values(key=key, duty="", about=0, params=params))
    op.drop_column("round", "called_off")
    op.drop_column("round", "times_published")


def _is_slot(key: str) -> bool:
    """Not what was said beside one, and not that a round is off."""
    kind, *rest = key.split(":")
    return kind in _KINDS and len(rest) == 4

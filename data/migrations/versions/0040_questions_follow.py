"""What was told in brackets and of match sheets is taken over where it stands: nobody is told anything again."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0040"
down_revision = "0039"
branch_labels = None
depends_on = None

_OUTBOX = sa.table(
    "outbox", sa.column("id"), sa.column("key"), sa.column("text"), sa.column("subject"), sa.column("state"),
    sa.column("duty"), sa.column("about"), sa.column("stands"), sa.column("buttons", sa.JSON), sa.column("params", sa.JSON),
)  # fmt: skip
_TABLE = sa.table("game_table", *map(sa.column, ("id", "event_id", "round_id", "number")))
_SEAT = sa.table("seat", *map(sa.column, ("table_id", "player")))
_RESULT = sa.table("result", *map(sa.column, ("id", "table_id", "state", "kind", "by", "winner")))
_SHEET = sa.table("match_sheet", *map(sa.column, ("id", "table_id", "detail")))
_BRACKET = sa.table("bracket", *map(sa.column, ("id", "event_id", "round_id")))


def upgrade() -> None:
    for notice in _told("goes-on:"):
        table = _row(_TABLE, notice.subject)
        if table is not None:
            result = notice.key.rpartition(":")[2]
            _rename(notice, "goes-on", table.event_id, f"{table.id}:judges:{result}", stands=bool(notice.buttons))
    _take_over_fallen()
    _take_over_paths()
    _take_over_sheets()


def downgrade() -> None:
    """The messages stand as they are."""


def _take_over_fallen() -> None:
    for notice in _told("fallen:"):
        marks = [one.partition(".")[0] for one in notice.key.removeprefix("fallen:").split("-")]
        tables = [_row(_TABLE, int(number)) for number in marks if number.isdigit()]
        draw = _of(_BRACKET, _BRACKET.c.round_id == tables[0].round_id) if all(tables) and tables else None
        if not notice.buttons or draw is None:
            continue
        played = [_played(table.id) for table in tables]
        _rename(notice, "matches-fall", draw.event_id, f"{draw.id}:judges:{'-'.join(played)}")
        for table, mark in zip(tables, played, strict=True):
            for told in _told(f"falls:{table.id}:")[-1:]:
                _rename(told, "matches-fall", draw.event_id, f"{table.id}:table:{mark}")


def _take_over_paths() -> None:
    for notice in _told("byes:"):
        _, number, drawn, *start = notice.key.split(":")
        draw = _row(_BRACKET, int(number))
        if draw is not None and len(start) == 1 and drawn != "by":
            _rename(notice, "byes", draw.event_id, f"{draw.id}:pairings:{drawn}.{start[0]}")
    for notice in _told("onward:"):
        _, result, player = notice.key.split(":")
        table = _row(_TABLE, notice.subject)
        if table is not None:
            _rename(notice, "onward", table.event_id, f"{table.id}:player:{result}.{player}")
    for notice in _told("given:"):
        table = _row(_TABLE, notice.subject)
        given = sa.and_(
            _RESULT.c.table_id == notice.subject, _RESULT.c.kind == "walkover", _RESULT.c.by == 0,
            _RESULT.c.state == "final",
        )  # fmt: skip
        result = _of(_RESULT, given)
        if table is not None and result is not None:
            _rename(notice, "onward", table.event_id, f"{table.id}:player:{result.id}.{result.winner}")


def _take_over_sheets() -> None:
    for notice in _told("match-"):
        text, number, *_ = notice.key.removeprefix("match-").split(":")
        line = _row(_SHEET, int(number))
        table = _row(_TABLE, line.table_id) if line is not None and line.table_id else None
        if text == "break" and line is not None:
            left = sa.update(_SHEET).where(_SHEET.c.id == line.id).values(detail=str(notice.params["left"]))
            op.get_bind().execute(left)
        if table is not None and text != "break-over":
            reader = "judges" if text == "leave-judges" else "table"
            agreed = ".agreed" if text.startswith("agreed-") else ""
            _rename(notice, "match-sheet", table.event_id, f"{table.id}:{reader}:{number}{agreed}", table.id)


def _told(prefix: str) -> list[Any]:
    found = sa.select(_OUTBOX).where(_OUTBOX.c.key.startswith(prefix), _OUTBOX.c.state != "withdrawn")
    return list(op.get_bind().execute(found.order_by(_OUTBOX.c.id)).all())


def _row(of: Any, number: int) -> Any:  # noqa: ANN401 - a row of the database
    return _of(of, of.c.id == number)


def _of(of: Any, which: Any) -> Any:  # noqa: ANN401 - a row of the database
    return op.get_bind().execute(sa.select(of).where(which)).first()


def _played(table: int) -> str:
    """Who sits at a table, and the result that counts there."""
    rows = op.get_bind()
    seats = rows.scalars(sa.select(_SEAT.c.player).where(_SEAT.c.table_id == table)).all()
    counting = sa.and_(_RESULT.c.table_id == table, _RESULT.c.state != "superseded")
    result = rows.scalar(sa.select(sa.func.max(_RESULT.c.id)).where(counting)) or 0
    return ".".join(map(str, (table, result, *sorted(seats))))


def _rename(notice: Any, duty: str, event: int, rest: str, about: int = 0, *, stands: bool = True) -> None:  # noqa: ANN401 - a row of the database
    key = f"{duty}:{event}:{rest}"
    rows = op.get_bind()
    if rows.scalar(sa.select(_OUTBOX.c.id).where(_OUTBOX.c.key == key)) is None:
        rows.execute(
            sa.update(_OUTBOX)
            .where(_OUTBOX.c.id == notice.id)
            .values(key=key, duty=duty, about=about or event, stands=stands)
        )

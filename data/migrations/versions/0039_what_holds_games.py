"""What holds games and gives their seats to others are rows: until now messages and audit lines kept it.

Undoing an action of before the upgrade takes them back as well; nobody is told anything again.
"""

from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa
from alembic import op

from data.migrations.rebuild import rebuilt
from data.types import Moment

revision = "0039"
down_revision = "0037"
branch_labels = None
depends_on = None

_GAME = sa.table(
    "game",
    *map(sa.column, ("id", "table_id", "opened_for", "status", "held_for", "called_by")),
    sa.column("paused_at", Moment(timezone=True)),
)
_SEAT = sa.table("game_seat", *map(sa.column, ("game_id", "number", "user_id", "state")))
_TABLE = sa.table("game_table", *map(sa.column, ("id", "event_id", "status")))
_HOLD = sa.table(
    "game_hold",
    *map(sa.column, ("id", "version", "game_id", "why", "called_by")),
    sa.column("since", Moment(timezone=True)),
    sa.column("ended_at", Moment(timezone=True)),
)
_HISTORY = sa.table(
    "seat_history",
    *map(sa.column, ("id", "version", "game_id", "seat", "kind", "was", "now", "state")),
    sa.column("at", Moment(timezone=True)),
)
_AUDIT = sa.table(
    "audit",
    *map(sa.column, ("id", "action", "undone_by")),
    sa.column("params", sa.JSON),
    sa.column("at", Moment(timezone=True)),
)
_CHANGE = sa.table("change", *map(sa.column, ("audit_id", "table_name", "row_id", "version")), sa.column("before", sa.JSON))
_OUTBOX = sa.table(
    "outbox", *map(sa.column, ("id", "key", "text", "state", "duty", "about")), sa.column("params", sa.JSON)
)
_CHECK = "game_held_for"
_DUTY = "league-game"
_HELD = ("game-decided", "game-decided-left")
_LET_GO = ("game-let-go", "game-voided")
_ON = ("playing", "paused")
_WORDS = ("let_go", "over_then", "passed", "moved")


def upgrade() -> None:
    op.create_table(
        "game_hold",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("game_id", sa.Integer(), sa.ForeignKey("game.id"), nullable=False),
        sa.Column("why", sa.String(), nullable=False),
        sa.Column("since", Moment(timezone=True), nullable=True),
        sa.Column("ended_at", Moment(timezone=True), nullable=True),
        sa.Column("called_by", sa.BigInteger(), nullable=False),
        sa.CheckConstraint("why IN ('judge', 'away', 'voided', 'anew')", name="game_hold_why"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "seat_history",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("game_id", sa.Integer(), sa.ForeignKey("game.id"), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("was", sa.BigInteger(), nullable=False),
        sa.Column("now", sa.BigInteger(), nullable=False),
        sa.Column("state", sa.String(), nullable=False),
        sa.Column("at", Moment(timezone=True), nullable=False),
        sa.CheckConstraint("kind IN ('passed', 'moved')", name="seat_history_kind"),
        sa.CheckConstraint("state IN ('free', 'invited', 'taken', 'bot')", name="seat_history_state"),
        sqlite_autoincrement=True,
    )
    lasts = sa.text("ended_at IS NULL")
    op.create_index("ix_game_hold_lasts", "game_hold", ["game_id"], sqlite_where=lasts, postgresql_where=lasts)
    op.create_index("ix_seat_history_game_id", "seat_history", ["game_id"])
    with rebuilt("game", without=[_CHECK]) as batch:
        batch.add_column(sa.Column("opened_for", sa.Integer(), nullable=True))
        batch.create_foreign_key("fk_game_opened_for_game_table", "game_table", ["opened_for"], ["id"])
        batch.drop_constraint(_CHECK, type_="check")
    op.create_index("ix_game_opened_for", "game", ["opened_for"])
    op.execute(sa.update(_GAME).values(opened_for=_GAME.c.table_id))
    _take_over()
    op.execute(sa.update(_GAME).where(_GAME.c.held_for == "server").values(held_for="away"))
    with rebuilt("game") as batch:
        batch.create_check_constraint(_CHECK, "held_for IN ('', 'judge', 'decided', 'off', 'away')")


def _take_over() -> None:
    rows = op.get_bind()
    for line in rows.execute(sa.select(_AUDIT).where(_AUDIT.c.undone_by.is_(None)).order_by(_AUDIT.c.id)).all():
        if any(word in line.params for word in _WORDS):
            _take_over_line(line)
    for game in rows.execute(sa.select(_GAME).where(_GAME.c.status == "paused")).all():
        if game.held_for in ("judge", "server"):
            why = "away" if game.held_for == "server" else "judge"
            _add_hold(game.id, why, game.paused_at, game.called_by)
    for told in rows.execute(sa.select(_OUTBOX).where(_OUTBOX.c.text.in_((*_HELD, *_LET_GO)))).all():
        if told.state != "withdrawn":
            _take_over_told(told)


def _take_over_line(line: Any) -> None:  # noqa: ANN401 - a row of the database
    """What an action did to games, which an undo of it takes back."""
    for game, table in (*_numbers(line, "let_go"), *_numbers(line, "over_then")):
        op.execute(sa.update(_GAME).where(_GAME.c.id == game).values(opened_for=table))
        voided = line.action == "matches-voided"
        if voided or not _is_off(table):
            number = _add_hold(game, "voided" if voided else "anew", line.at if voided else None, 0)
            _note(line, "game_hold", number)
    for game, _ in _numbers(line, "let_go"):
        op.execute(sa.update(_GAME).where(_GAME.c.id == game, _GAME.c.status == "called-off").values(held_for="off"))
    for kind in ("passed", "moved"):
        for game, seat, now, was, *state in _parts(line, kind):
            number = op.get_bind().scalar(
                sa.insert(_HISTORY).returning(_HISTORY.c.id),
                {"version": 0, "game_id": int(game), "seat": int(seat), "kind": kind, "was": int(was), "now": int(now),
                 "state": state[0] if state else "taken", "at": line.at},
            )  # fmt: skip
            _note(line, "seat_history", number)


def _numbers(line: Any, word: str) -> Iterator[tuple[int, int]]:  # noqa: ANN401 - a row of the database
    for game, table in _parts(line, word):
        yield int(game), int(table)


def _parts(line: Any, word: str) -> Iterator[list[str]]:  # noqa: ANN401 - a row of the database
    return (kept.split(":") for kept in str(line.params.get(word, "")).split())


def _is_off(table: int) -> bool:
    """Whether the table itself, or its event, says that a game there counts for none."""
    event = sa.table("event", sa.column("id"), sa.column("status"))
    off = sa.or_(_TABLE.c.status == "cancelled", event.c.status == "cancelled")
    found = sa.select(_TABLE.c.id).join(event, event.c.id == _TABLE.c.event_id).where(_TABLE.c.id == table, off)
    return op.get_bind().scalar(found) is not None


def _add_hold(game: int, why: str, since: Any, called_by: int) -> int:  # noqa: ANN401 - a moment as the column has it
    added = sa.insert(_HOLD).returning(_HOLD.c.id)
    values = {"version": 0, "game_id": game, "why": why, "since": since, "ended_at": None, "called_by": called_by}
    return int(op.get_bind().scalar(added, values) or 0)


def _note(line: Any, table: str, row: int | None) -> None:  # noqa: ANN401 - a row of the database
    """The line has added the row."""
    op.execute(
        sa.insert(_CHANGE).values(audit_id=line.id, table_name=table, row_id=row, before=sa.null(), version=0)
    )


def _take_over_told(told: Any) -> None:  # noqa: ANN401 - a row of the database
    """What a game's players were told of its table stands as what is due; before a pause by a judge was kept in it."""
    rows = op.get_bind()
    found = sa.select(_GAME, _TABLE.c.event_id, _TABLE.c.status.label("of_table")).join(
        _TABLE, _TABLE.c.id == _GAME.c.opened_for
    )
    game = rows.execute(found.where(_GAME.c.id == int(told.params["game"]))).first()
    if game is None:
        return
    held = told.text in _HELD and game.of_table == "final" and game.table_id is not None
    if held and told.params.get("was") == "paused" and game.status == "paused":
        _add_hold(game.id, "judge", game.paused_at, 0)
    if held and game.status == "called-off":
        op.execute(sa.update(_GAME).where(_GAME.c.id == game.id).values(held_for="off"))
    stands = (held and game.status in ("paused", "called-off")) or (
        told.text in _LET_GO and game.status in _ON and game.table_id is None
    )
    if stands:
        key = f"{_DUTY}:{game.event_id}:{game.id}:{'held' if held else 'gone'}:"
        if rows.scalar(sa.select(_OUTBOX.c.id).where(_OUTBOX.c.key == key)) is None:
            params = {name: value for name, value in told.params.items() if name != "was" or isinstance(value, dict)}
            named = sa.update(_OUTBOX).where(_OUTBOX.c.id == told.id)
            op.execute(named.values(key=key, duty=_DUTY, about=game.event_id, params=params))


def downgrade() -> None:
    op.execute(sa.delete(_CHANGE).where(_CHANGE.c.table_name.in_(("game_hold", "seat_history"))))
    op.execute(sa.update(_OUTBOX).where(_OUTBOX.c.duty == _DUTY).values(duty=""))
    op.execute(sa.update(_GAME).where(_GAME.c.held_for == "off").values(held_for=""))
    with rebuilt("game", without=[_CHECK]) as batch:
        batch.drop_constraint(_CHECK, type_="check")
    op.execute(sa.update(_GAME).where(_GAME.c.held_for == "away").values(held_for="server"))
    op.drop_index("ix_game_opened_for", "game")
    with rebuilt("game") as batch:
        batch.create_check_constraint(_CHECK, "held_for IN ('', 'judge', 'decided', 'server')")
        batch.drop_constraint("fk_game_opened_for_game_table", type_="foreignkey")
        batch.drop_column("opened_for")
    op.drop_index("ix_game_hold_lasts", "game_hold")
    op.drop_table("seat_history")
    op.drop_table("game_hold")

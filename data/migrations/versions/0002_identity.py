"""No number twice, seats as rows, statuses and references that the database holds; what is broken is mended and told."""

import logging

import sqlalchemy as sa
from alembic import op

from data.migrations.mending import add_seats, mend, seats_back
from data.migrations.rebuild import on_sqlite, rebuilt

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

_log = logging.getLogger("guildhall.migration")

NUMBERED = (
    "audit", "change", "draft", "entry", "event", "game", "game_card", "game_event", "game_seat", "game_table",
    "house_rule", "judge_call", "outbox", "penalty", "person", "post", "result", "round", "rule_ask", "rule_form",
    "rule_vote", "timer",
)  # fmt: skip
STATUSES: dict[str, dict[str, str]] = {
    "event": {"status": "draft open check-in closed running finished cancelled"},
    "entry": {
        "status": "pending waitlisted confirmed checked-in refused no-show dropped substituted disqualified removed",
        "was": "pending waitlisted confirmed checked-in refused no-show dropped substituted disqualified",
    },
    "round": {"status": "planned published running finished cancelled"},
    "game_table": {"status": "waiting playing reported disputed final cancelled"},
    "result": {
        "kind": "report correction walkover bye game",
        "state": "reported disputed final superseded",
    },
    "judge_call": {"status": "open ruled appealed decided"},
}
# Columns that said 0 for none, and the table of which they speak otherwise.
REFERENCES = {
    "judge_call": ("table_id", "game_table"),
    "result": ("winner", "person"),
    "audit": ("undone_by", "audit"),
    "game": ("table_id", "game_table"),
    "entry": ("replaces", "person"),
}
# Posts remember the numbers of things that are gone.
_SHOWN = {
    "event": "announcement",
    "round": "round",
    "game_table": "table",
    "judge_call": "call",
    "game": "game",
    "game_card": "game-card",
}


def upgrade() -> None:
    """Mend, then forbid."""
    connection = op.get_bind()
    op.create_table(
        "seat",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("round_id", sa.Integer(), nullable=False),
        sa.Column("player", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["person.id"]),
        sa.PrimaryKeyConstraint("table_id", "place"),
        sa.UniqueConstraint("round_id", "player"),
    )
    op.create_index("ix_seat_player", "seat", ["player"])
    for line in (*mend(connection), *add_seats(connection)):
        _log.warning("%s", line)
    for table in NUMBERED:
        _tighten(table)
    with op.batch_alter_table("seat") as batch:
        batch.create_foreign_key("seat_table", "game_table", ["table_id", "round_id"], ["id", "round_id"])
    for table in NUMBERED if on_sqlite() else ():
        _count_on(connection, table)


def downgrade() -> None:
    """Back to lists, zeros and no constraints."""
    with op.batch_alter_table("game_table") as batch:
        batch.add_column(sa.Column("seats", sa.JSON(), nullable=False, server_default="[]"))
    seats_back(op.get_bind())
    op.drop_table("seat")
    for table in NUMBERED:
        _loosen(table)


def _tighten(table: str) -> None:
    column, parent = REFERENCES.get(table, ("", ""))
    with rebuilt(table) as batch:
        for status, words in STATUSES.get(table, {}).items():
            batch.create_check_constraint(f"{table}_{status}", _one_of(status, words.split()))
        if column:
            batch.alter_column(column, existing_type=sa.Integer(), nullable=True)
            if on_sqlite():
                _refer(batch, table, column, parent)
        if table == "game_table":
            batch.drop_column("seats")
            batch.create_unique_constraint("game_table_id_round_id", ["id", "round_id"])
        if table == "outbox":
            batch.add_column(sa.Column("audit_id", sa.Integer(), nullable=True))
            batch.create_foreign_key("outbox_audit_id", "audit", ["audit_id"], ["id"])
            batch.create_index("ix_outbox_audit_id", ["audit_id"])
            batch.add_column(sa.Column("channel_id", sa.BigInteger(), nullable=False, server_default="0"))
    if column:
        op.execute(f'UPDATE "{table}" SET {column} = NULL WHERE {column} = 0')  # noqa: S608 - our own names
        if not on_sqlite():
            with rebuilt(table) as batch:
                _refer(batch, table, column, parent)


def _refer(batch, table: str, column: str, parent: str) -> None:  # type: ignore[no-untyped-def]  # noqa: ANN001 - alembic's own
    ahead = {"deferrable": True, "initially": "DEFERRED"} if table == "audit" else {}
    batch.create_foreign_key(f"{table}_{column}", parent, [column], ["id"], **ahead)


def _loosen(table: str) -> None:
    column, _ = REFERENCES.get(table, ("", ""))
    was_nullable = table == "entry"
    if column and not on_sqlite():
        op.drop_constraint(f"{table}_{column}", table, type_="foreignkey")
    if column and not was_nullable:
        op.execute(f'UPDATE "{table}" SET {column} = 0 WHERE {column} IS NULL')  # noqa: S608 - our own names
    with op.batch_alter_table(table, recreate="always" if on_sqlite() else "never") as batch:
        if column:
            batch.alter_column(column, existing_type=sa.Integer(), nullable=was_nullable)
            if on_sqlite():
                batch.drop_constraint(f"{table}_{column}", type_="foreignkey")
        if not on_sqlite():  # there they are forgotten on the way
            for status in STATUSES.get(table, {}):
                batch.drop_constraint(f"{table}_{status}", type_="check")
        if table == "game_table":
            batch.drop_constraint("game_table_id_round_id", type_="unique")
            batch.alter_column("seats", existing_type=sa.JSON(), server_default=None)
        if table == "outbox":
            batch.drop_index("ix_outbox_audit_id")
            batch.drop_constraint("outbox_audit_id", type_="foreignkey")
            batch.drop_column("audit_id")
            batch.drop_column("channel_id")


def _count_on(connection: sa.Connection, table: str) -> None:
    """Behind every number that was ever given, also to rows that are gone."""
    known = [
        f'SELECT max(id) FROM "{table}"',  # noqa: S608 - our own names
        f"SELECT max(row_id) FROM change WHERE table_name = '{table}'",  # noqa: S608 - our own names
    ]
    if table in _SHOWN:
        known.append(f"SELECT max(subject) FROM post WHERE kind = '{_SHOWN[table]}'")  # noqa: S608 - our own names
    largest = max(connection.exec_driver_sql(question).scalar() or 0 for question in known)
    connection.exec_driver_sql("DELETE FROM sqlite_sequence WHERE name = ?", (table,))
    connection.exec_driver_sql("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", (table, largest))


def _one_of(column: str, words: list[str]) -> str:
    return f"{column} IN ({', '.join(repr(word) for word in words)})"

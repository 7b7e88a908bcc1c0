"""Narrow indexes for what waits, and an archive for the events of games that are long over."""

import base64
import json
import zlib
from datetime import datetime

import sqlalchemy as sa
from alembic import op

import data.types

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

NARROW = (
    ("ix_post_due", "post", "due_at", "wanted > done"),
    ("ix_outbox_waiting", "outbox", "id", "state IN ('pending', 'settled')"),
    ("ix_outbox_due", "outbox", "due_at", "state IN ('pending', 'settled')"),
    ("ix_timer_waiting", "timer", "due_at", "done_at IS NULL"),
)
WIDE = (
    ("ix_outbox_subject_state", "outbox", ["subject", "state"]),
    ("ix_game_guild_id_status", "game", ["guild_id", "status"]),
)
GONE = (
    ("ix_post_due_at", "post", "due_at"),
    ("ix_outbox_state", "outbox", "state"),
    ("ix_timer_due_at", "timer", "due_at"),
    ("ix_game_guild_id", "game", "guild_id"),
    ("ix_game_status", "game", "status"),
)


def upgrade() -> None:
    for name, table, column, where in NARROW:
        op.create_index(name, table, [column], sqlite_where=sa.text(where), postgresql_where=sa.text(where))
    for name, table, columns in WIDE:
        op.create_index(name, table, columns)
    for name, table, _ in GONE:
        op.drop_index(name, table)
    op.create_table(
        "game_archive",
        sa.Column("game_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("events", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"]),
        sa.PrimaryKeyConstraint("game_id"),
    )


def downgrade() -> None:
    _unpack()
    op.drop_table("game_archive")
    for name, table, column in GONE:
        op.create_index(name, table, [column])
    for name, table, *_ in (*NARROW, *WIDE):
        op.drop_index(name, table)


def _unpack() -> None:
    """Put the events back where they were: the form is that of this revision, and stays here as it was."""
    connection = op.get_bind()
    for game_id, packed in connection.execute(sa.text("SELECT game_id, events FROM game_archive")).all():
        rows = json.loads(zlib.decompress(base64.b64decode(packed)))
        for place, step, seat, at, event in rows:
            moment = datetime.fromisoformat(at)
            connection.execute(
                EVENT.insert().values(
                    game_id=game_id, place=place, step=step, seat=seat, at=moment, event=event
                )
            )


EVENT = sa.table(
    "game_event",
    *(sa.column(name) for name in ("game_id", "place", "step", "seat")),
    sa.column("at", data.types.Moment(timezone=True)),
    sa.column("event", sa.JSON()),
)

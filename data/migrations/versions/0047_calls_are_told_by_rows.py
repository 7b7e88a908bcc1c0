"""What is told of a judge call follows from its row, and what a table is reminded of from a row of its own.

What was told of the calls of an event that is over counts as told; of the others the next start says so.
"""

from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa
from alembic import op

from data.types import Moment

revision = "0047"
down_revision = "0046"
branch_labels = None
depends_on = None

_EVENT = sa.table("event", *map(sa.column, ("id", "guild_id", "status")))
_CALL = sa.table(
    "judge_call",
    *map(sa.column, ("id", "event_id", "table_id", "status", "going")),
    sa.column("ruled_at", Moment),
    sa.column("committee", sa.JSON),
)
_LISTS = ("mentions", "buttons", "asked")
_OUTBOX = sa.table(
    "outbox",
    *map(sa.column, ("key", "guild_id", "place", "subject", "text", "state", "attempts", "channel_id", "message_id")),
    *map(sa.column, ("error", "instead", "after_post", "duty", "about", "stands")),
    *(sa.column(name, sa.JSON) for name in ("params", *_LISTS)),
)
_NOTHING = {
    "place": "judges", "subject": 0, "text": "", "state": "withdrawn", "attempts": 0, "channel_id": 0, "message_id": 0,
    "error": "", "instead": 0, "after_post": 0, "stands": True, "params": {}, **{name: [] for name in _LISTS},
}  # fmt: skip
_RULED = ("ruled", "appealed", "decided")


def upgrade() -> None:
    op.add_column("judge_call", sa.Column("role", sa.BigInteger(), nullable=False, server_default="0"))
    op.add_column("judge_call", sa.Column("elsewhere", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("judge_call", sa.Column("worded", sa.JSON(), nullable=False, server_default="{}"))
    op.create_table(
        "reminder",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("event_id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=True),
        sa.Column("at", Moment(), nullable=False),
        sa.ForeignKeyConstraint(["event_id"], ["event.id"]),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"]),
        sa.PrimaryKeyConstraint("id"),
        sqlite_autoincrement=True,
    )
    for column in ("event_id", "table_id"):
        op.create_index(f"ix_reminder_{column}", "reminder", [column])
    over = sa.select(_CALL, _EVENT.c.guild_id).join(_EVENT, _EVENT.c.id == _CALL.c.event_id)
    for call in op.get_bind().execute(over.where(_EVENT.c.status.in_(("finished", "cancelled")))).all():
        for kind, reader in _told(call):
            slot = {"key": f"{kind}:{call.event_id}:{call.id}:{reader}", "duty": kind, "about": call.event_id}
            op.get_bind().execute(sa.insert(_OUTBOX).values(**_NOTHING, **slot, guild_id=call.guild_id))


def _told(call: Any) -> Iterator[tuple[str, str]]:  # noqa: ANN401 - a row
    """The kinds of messages that were told of a call, and the rest of their slots."""
    if call.status == "open":
        yield "judge-called", "judges:"
        yield "judge-called", "table:"
        yield "judge-called", "going:"
    if call.status in _RULED and call.ruled_at is not None:
        yield "ruling", f"parties:{int(call.ruled_at.timestamp())}"
    if call.status == "appealed":
        yield "appeal", "judges:"
        yield from (("appeal", f"member:{user}") for user in call.committee)
    if call.status == "decided":
        yield "ruling", "parties:decided"


def downgrade() -> None:
    change = sa.table("change", sa.column("table_name"))
    op.execute(sa.delete(change).where(change.c.table_name == "reminder"))
    op.drop_table("reminder")
    for column in ("worded", "elsewhere", "role"):
        op.drop_column("judge_call", column)

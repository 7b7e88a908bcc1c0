"""Results know the words of who disputes them and the judge who closed them; penalties, places and results are told by rows.

What was told keeps its message under the name of its slot. Where the message is kept no more, a row without one says
that it was told: nobody is told anything again.
"""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0041"
down_revision = "0040"
branch_labels = None
depends_on = None

_JSON_COLUMNS = ("params", "mentions", "buttons", "asked")
_PLAIN = (
    "id", "key", "guild_id", "place", "subject", "text", "state", "attempts", "channel_id", "message_id", "error",
    "instead", "after_post", "duty", "about", "stands", "audit_id",
)  # fmt: skip
_OUTBOX = sa.table(
    "outbox", *(sa.column(name) for name in _PLAIN), *(sa.column(name, sa.JSON) for name in _JSON_COLUMNS)
)
_EVENT = sa.table("event", *map(sa.column, ("id", "guild_id", "status")))
_ENTRY = sa.table("entry", *map(sa.column, ("event_id", "player")))
_TABLE = sa.table("game_table", *map(sa.column, ("id", "event_id", "round_id")))
_ROUND = sa.table("round", *map(sa.column, ("id", "status")))
_SEAT = sa.table("seat", *map(sa.column, ("table_id", "player")))
_PENALTY = sa.table(
    "penalty", *map(sa.column, ("id", "event_id", "player_id", "revoked_at", "public", "points", "table_id"))
)
_RESULT = sa.table(
    "result", *map(sa.column, ("id", "table_id", "kind", "state")), sa.column("objections", sa.JSON)
)
_AUDIT = sa.table("audit", *map(sa.column, ("id", "event_id")))

_KEY_OF = {
    ("penalty", "player"): "penalty",
    ("penalty", "all"): "penalty-public",
    ("result", "table"): "result",
    ("result", "judges"): "disputed",
    ("result", "ruled"): "corrected",
}


def upgrade() -> None:
    op.add_column("result", sa.Column("objections", sa.JSON(), nullable=False, server_default="[]"))
    op.add_column("result", sa.Column("closed_by", sa.BigInteger(), nullable=False, server_default="0"))
    rows = op.get_bind()
    guilds = {one.id: one.guild_id for one in rows.execute(sa.select(_EVENT.c.id, _EVENT.c.guild_id)).all()}
    _take_over_penalties(guilds)
    _take_over_places(guilds)
    _take_over_results(guilds)


def _take_over_penalties(guilds: dict[int, int]) -> None:
    rows = op.get_bind()
    for one in rows.execute(sa.select(_PENALTY).where(_PENALTY.c.revoked_at.is_(None))).all():
        slot, guild = f"penalty:{one.event_id}:{one.id}", guilds[one.event_id]
        _take_over(f"penalty:{one.id}", f"{slot}:player:", "penalty", one.event_id, guild)
        if one.public:
            _take_over(f"penalty-public:{one.id}", f"{slot}:all:", "penalty", one.event_id, guild)
        if one.points and one.table_id:
            seated = sa.select(_SEAT.c.player).where(_SEAT.c.table_id == one.table_id)
            for player in rows.scalars(seated).all():
                if player != one.player_id:
                    key = f"penalty-opponent:{one.id}:{player}"
                    _take_over(key, f"{slot}:opponent.{player}:", "penalty", one.event_id, guild)


def _take_over_places(guilds: dict[int, int]) -> None:
    rows = op.get_bind()
    texts = ("notice-place", "notice-place-gone", "notice-place-in-ladder")
    told = (
        sa.select(_OUTBOX.c.key, _AUDIT.c.event_id)
        .join(_AUDIT, _AUDIT.c.id == _OUTBOX.c.audit_id)
        .where(_OUTBOX.c.text.in_(texts), _OUTBOX.c.key.like("place:%"), _OUTBOX.c.state != "withdrawn")
        .order_by(_OUTBOX.c.id)
    )
    key_of = {(one.event_id, int(one.key.rpartition(":")[2])): one.key for one in rows.execute(told).all()}
    entered = sa.select(_ENTRY.c.event_id, _ENTRY.c.player).join(_EVENT, _EVENT.c.id == _ENTRY.c.event_id)
    for event, player in rows.execute(entered.where(_EVENT.c.status == "finished")).all():
        key = key_of.get((event, player), "")
        _take_over(key, f"place:{event}:{player}:player:", "place", event, guilds[event])


def _take_over_results(guilds: dict[int, int]) -> None:
    rows = op.get_bind()
    known = (_RESULT.c.id, _RESULT.c.table_id, _RESULT.c.kind, _RESULT.c.state, _TABLE.c.event_id, _ROUND.c.status)
    at_tables = sa.select(*known).join(_TABLE, _TABLE.c.id == _RESULT.c.table_id)
    results = at_tables.join(_ROUND, _ROUND.c.id == _TABLE.c.round_id)
    for one in rows.execute(results).all():
        slot, guild = f"result:{one.event_id}:{one.id}", guilds[one.event_id]
        if one.state in {"reported", "disputed"}:
            _take_over(f"result:{one.id}", f"{slot}:table:", "result", one.table_id, guild)
        if one.state == "disputed":
            _note_objections(one.id)
            _take_over(f"disputed:{one.id}", f"{slot}:judges:", "result", one.table_id, guild)
        entered = one.kind == "report" and one.state == "final" and one.status in {"published", "running"}
        if entered or one.kind in {"correction", "walkover"}:
            _take_over(f"corrected:{one.id}", f"{slot}:ruled:", "result", one.table_id, guild)


def _note_objections(result: int) -> None:
    """The words stood in the message to the judges alone."""
    told = sa.select(_OUTBOX.c.params).where(_OUTBOX.c.key == f"disputed:{result}")
    params: dict[str, Any] = op.get_bind().scalar(told) or {}
    lines = [one["line"] for one in params.get("below", ())]
    first = [one["params"]["words"] for one in lines if one["text"] == "notice-objection"]
    others = [one["params"]["words"] for one in lines if one["text"] == "notice-objection-too"]
    said = [*(first or [""]), *("" if words == "—" else words for words in others)]
    op.execute(sa.update(_RESULT).where(_RESULT.c.id == result).values(objections=said))


def _take_over(key: str, slot: str, duty: str, about: int, guild: int) -> None:
    """The message of this key has this slot; where there is none, a row says that it was told."""
    rows = op.get_bind()
    named = sa.update(_OUTBOX).where(_OUTBOX.c.key.in_((key, slot)), _OUTBOX.c.state != "withdrawn")
    if not rows.execute(named.values(key=slot, duty=duty, about=about)).rowcount:
        plain: dict[str, Any] = dict.fromkeys(("attempts", "channel_id", "message_id", "instead", "after_post"), 0)
        lists: dict[str, Any] = {"params": {}, "mentions": [], "buttons": [], "asked": []}
        words = {"place": "private", "text": "", "state": "withdrawn", "error": ""}
        told = {**plain, **lists, **words, "key": slot, "guild_id": guild, "subject": 0}
        rows.execute(sa.insert(_OUTBOX).values(**told, duty=duty, about=about, stands=True))


def downgrade() -> None:
    rows = op.get_bind()
    told = _OUTBOX.c.duty.in_(("penalty", "place", "result"))
    op.execute(sa.delete(_OUTBOX).where(told, _OUTBOX.c.message_id == 0, _OUTBOX.c.state == "withdrawn"))
    for one in rows.execute(sa.select(_OUTBOX.c.id, _OUTBOX.c.key, _OUTBOX.c.audit_id).where(told)).all():
        named = sa.update(_OUTBOX).where(_OUTBOX.c.id == one.id)
        rows.execute(named.values(key=_key_before(one.key, one.audit_id), duty="", about=0))
    op.drop_column("result", "closed_by")
    op.drop_column("result", "objections")


def _key_before(slot: str, line: int | None) -> str:
    """The key that the message of a slot had; what was said beside one keeps its own."""
    parts = slot.split(":")
    if len(parts) != 5:
        return slot
    kind, _, subject, reader, _ = parts
    if kind == "place":
        return f"place:{line}:{subject}"
    if reader.startswith("opponent."):
        return f"penalty-opponent:{subject}:{reader.removeprefix('opponent.')}"
    return f"{_KEY_OF[kind, reader]}:{subject}"

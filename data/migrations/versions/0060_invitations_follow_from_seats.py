"""Invitations to games follow from the seats that are kept; no message knows any more which action settled it."""

from typing import Any

import sqlalchemy as sa
from alembic import op

from data.migrations.rebuild import rebuilt

revision = "0060"
down_revision = "0059"
branch_labels = None
depends_on = None

_TOLD = sa.table(
    "outbox",
    *map(sa.column, ("id", "key", "text", "duty", "about")),
    *(sa.column(name, sa.JSON()) for name in ("params", "buttons")),
    sa.column("stands", sa.Boolean()),
)
_GAME = sa.table("game", *map(sa.column, ("id", "status")))
_OLD, _INSTEAD = "game-first:game-invited:", ":instead"
_NOT_BEGUN = ("open", "called-off")


def upgrade() -> None:
    link = op.get_bind()
    op.drop_index("ix_outbox_settled", "outbox")
    with rebuilt("outbox") as batch:
        batch.drop_constraint("outbox_settled_by", type_="foreignkey")
        batch.drop_column("settled_by")
    waiting = {number for (number,) in link.execute(sa.select(_GAME.c.id).where(_GAME.c.status.in_(_NOT_BEGUN)))}
    for told in link.execute(sa.select(_TOLD).where(_TOLD.c.key.startswith(_OLD, autoescape=True))).all():
        game, user, *copy = told.key.removeprefix(_OLD).split(":")
        if int(game) in waiting:
            values = {
                "key": f"invitation:0:{game}:{user}:{_INSTEAD if copy else ''}",
                "duty": "invitation",
                "about": int(game),
                "stands": bool(told.buttons),
            }
            link.execute(sa.update(_TOLD).where(_TOLD.c.id == told.id).values(values))
    was_closed = sa.cast(_TOLD.c.params, sa.String).contains('"inside"')
    for told in link.execute(sa.select(_TOLD).where(was_closed)).all():
        link.execute(sa.update(_TOLD).where(_TOLD.c.id == told.id).values(params=_without_inside(told.params)))


def _without_inside(params: dict[str, Any]) -> dict[str, Any]:
    """What a message said before it was closed nobody asks any more, nor of words that were struck since."""
    was = {name: value for name, value in params.get("was", {}).items() if name != "inside"}
    if "said" in was:
        was["said"] = {**was["said"], "params": _without_inside(was["said"]["params"])}
    rest = {name: value for name, value in params.items() if name != "was"}
    return {**rest, **({"was": was} if was else {})}


def downgrade() -> None:
    """What was told of invitations stays as it was said."""
    with rebuilt("outbox") as batch:
        batch.add_column(sa.Column("settled_by", sa.Integer(), nullable=True))
        batch.create_foreign_key("outbox_settled_by", "audit", ["settled_by"], ["id"])
    waits = sa.text("settled_by IS NOT NULL")
    op.create_index(
        "ix_outbox_settled", "outbox", ["settled_by"], sqlite_where=waits, postgresql_where=waits
    )
    op.execute(sa.text("UPDATE outbox SET duty = '', about = 0 WHERE duty = 'invitation'"))

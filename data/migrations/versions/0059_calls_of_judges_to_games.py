"""A call of the judges to a game by post is a row, from which they read it; what stands open goes on by its row."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0059"
down_revision = "0058"
branch_labels = None
depends_on = None

_TOLD = sa.table(
    "outbox",
    *map(sa.column, ("id", "key", "text", "instead", "duty", "about")),
    sa.column("params", sa.JSON()),
    sa.column("buttons", sa.JSON()),
    sa.column("stands", sa.Boolean()),
)
_HOLD = sa.table(
    "game_hold",
    *map(sa.column, ("id", "game_id", "why", "ended_at", "called_by", "caller", "question", "role", "heard_in")),
    sa.column("calls", sa.Boolean()),
    sa.column("unheard", sa.Boolean()),
)
_WANTED = ("game-judge-wanted", "game-judge-wanted-plain")
_UNHEARD = ("game-call-unheard", "game-call-elsewhere")
_INSTEAD = ":instead"
_FALSE, _ZERO = sa.false(), "0"


def upgrade() -> None:
    for name, kind, empty in (
        ("calls", sa.Boolean(), _FALSE),
        ("caller", sa.BigInteger(), _ZERO),
        ("question", sa.String(), ""),
        ("role", sa.BigInteger(), _ZERO),
        ("heard_in", sa.BigInteger(), _ZERO),
        ("unheard", sa.Boolean(), _FALSE),
    ):
        op.add_column("game_hold", sa.Column(name, kind, nullable=False, server_default=empty))
    link = op.get_bind()
    lasts = sa.select(_HOLD).where(_HOLD.c.why == "judge", _HOLD.c.ended_at.is_(None))
    for hold in link.execute(lasts.order_by(_HOLD.c.id)).all():
        _take_over(link, hold)


def _take_over(link: sa.Connection, hold: Any) -> None:  # noqa: ANN401 - a row
    """The newest call to this game that still asks is the one that this hold is."""
    call = _newest(link, f"game-judge:{hold.game_id}:", _WANTED)
    if call is None:
        return
    own = call.key.removesuffix(_INSTEAD)
    unheard = _newest(link, f"unheard:{own}", _UNHEARD)
    is_elsewhere = unheard is not None and unheard.text == "game-call-elsewhere"
    values = {
        "calls": True,
        "caller": hold.called_by,
        "question": call.params.get("question", ""),
        "role": int(call.params.get("role", {}).get("role", 0)),
        "heard_in": unheard.params["channel"]["channel"] if is_elsewhere else 0,
        "unheard": unheard is not None and not is_elsewhere,
    }
    link.execute(sa.update(_HOLD).where(_HOLD.c.id == hold.id).values(values))
    slot = f"game-call:0:{hold.id}:"
    for key, becomes in (
        (own, f"{slot}judges:"),
        (f"{own}{_INSTEAD}", f"{slot}judges:{_INSTEAD}"),
        (f"unheard:{own}", f"{slot}caller:"),
    ):
        told = {"key": becomes, "duty": "game-call", "about": hold.game_id, "stands": True}
        link.execute(sa.update(_TOLD).where(_TOLD.c.key == key).values(told))


def _newest(link: sa.Connection, beginning: str, texts: tuple[str, ...]) -> Any:  # noqa: ANN401 - a row
    found = sa.select(_TOLD).where(_TOLD.c.key.startswith(beginning, autoescape=True), _TOLD.c.text.in_(texts))
    asking = [one for one in link.execute(found.order_by(_TOLD.c.id.desc())).all() if one.buttons]
    return asking[0] if asking else None


def downgrade() -> None:
    """What was told of them stays as it was said."""
    op.execute(sa.text("UPDATE outbox SET duty = '', about = 0 WHERE duty = 'game-call'"))
    for name in ("unheard", "heard_in", "role", "question", "caller", "calls"):
        op.drop_column("game_hold", name)

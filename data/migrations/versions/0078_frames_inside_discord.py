"""A game may be opened inside Discord: who is signed in there, and with which game a frame begins."""

import sqlalchemy as sa
from alembic import op

from data.migrations.rebuild import rebuilt

revision = "0078"
down_revision = "0075"
branch_labels = None
depends_on = None

_PASS = sa.table("web_pass", sa.column("kind"))
_FRAMES = ("launch", "frame")


def upgrade() -> None:
    op.add_column("web_pass", sa.Column("leads_to", sa.String(), nullable=False, server_default=""))
    _may_be("link", "device", *_FRAMES)


def downgrade() -> None:
    """Whoever plays inside Discord is signed out there."""
    op.execute(sa.delete(_PASS).where(_PASS.c.kind.in_(_FRAMES)))
    _may_be("link", "device")
    with rebuilt("web_pass") as batch:
        batch.drop_column("leads_to")


def _may_be(*kinds: str) -> None:
    words = ", ".join(f"'{kind}'" for kind in kinds)
    with rebuilt("web_pass", without=("web_pass_kind",)) as batch:
        batch.drop_constraint("web_pass_kind", type_="check")
    with rebuilt("web_pass") as batch:
        batch.create_check_constraint("web_pass_kind", f"kind IN ({words})")

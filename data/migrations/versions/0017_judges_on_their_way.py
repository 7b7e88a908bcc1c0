"""A judge call knows when it stopped the table's clock, and which judge is on the way."""

import sqlalchemy as sa
from alembic import op

from data.types import Moment

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None

_CALL = sa.table("judge_call", sa.column("at", Moment), sa.column("halted_at", Moment), sa.column("status"))


def upgrade() -> None:
    op.add_column("judge_call", sa.Column("halted_at", Moment(), nullable=True))
    op.add_column("judge_call", sa.Column("going", sa.BigInteger(), nullable=False, server_default="0"))
    # A call that waits has stopped its table's clock, if that ran.
    op.execute(sa.update(_CALL).where(_CALL.c.status == "open").values(halted_at=_CALL.c.at))


def downgrade() -> None:
    op.drop_column("judge_call", "going")
    op.drop_column("judge_call", "halted_at")

"""Rounds of an event that lasts for weeks have an end, after so many days as its format says."""

import sqlalchemy as sa
from alembic import op

from data.migrations.rebuild import rebuilt
from data.types import Moment

revision = "0073"
down_revision = "0071"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tournament", sa.Column("round_days", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("round", sa.Column("ends_at", Moment(timezone=True), nullable=True))


def downgrade() -> None:
    """Nothing says any more until when a round is to be played."""
    with rebuilt("tournament") as batch:
        batch.drop_column("round_days")
    with rebuilt("round") as batch:
        batch.drop_column("ends_at")

"""An event says where it is played."""

import sqlalchemy as sa
from alembic import op

from data.migrations.rebuild import rebuilt

revision = "0064"
down_revision = "0063"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("event", sa.Column("venue", sa.String(), nullable=False, server_default=""))


def downgrade() -> None:
    """Nothing says any more where events are played."""
    with rebuilt("event") as batch:
        batch.drop_column("venue")

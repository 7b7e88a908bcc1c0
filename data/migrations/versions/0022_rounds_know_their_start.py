"""A round keeps by what it was seeded, and whether it belongs to an accelerated start."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("round", sa.Column("seeding", sa.String(), nullable=False, server_default="lot"))
    op.add_column("round", sa.Column("seeded", sa.JSON(), nullable=False, server_default="[]"))
    op.add_column("round", sa.Column("accelerated", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    op.drop_column("round", "accelerated")
    op.drop_column("round", "seeded")
    op.drop_column("round", "seeding")

"""A match can be given up, points can be given in it, and a round robin can be played in groups."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("result", sa.Column("retired", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("penalty", sa.Column("points", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("entry", sa.Column("pool", sa.Integer(), nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("entry", "pool")
    op.drop_column("penalty", "points")
    op.drop_column("result", "retired")

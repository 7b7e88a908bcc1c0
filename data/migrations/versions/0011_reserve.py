"""A match by post may have a reserve of time besides that of each turn."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game", sa.Column("reserve_hours", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("game_seat", sa.Column("reserve", sa.Integer(), nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("game_seat", "reserve")
    op.drop_column("game", "reserve_hours")

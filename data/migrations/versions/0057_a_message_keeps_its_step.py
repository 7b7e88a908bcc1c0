"""A message to a player knows which step of its panel stands there, and since when."""

import sqlalchemy as sa
from alembic import op

revision = "0057"
down_revision = "0056"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game_card", sa.Column("step", sa.String(), nullable=False, server_default=""))
    op.add_column("game_card", sa.Column("step_place", sa.Integer(), nullable=False, server_default="0"))


def downgrade() -> None:
    """Panels go back to their first step when they are drawn anew."""
    op.drop_column("game_card", "step_place")
    op.drop_column("game_card", "step")

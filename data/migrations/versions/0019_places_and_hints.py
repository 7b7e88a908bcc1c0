"""A game by post keeps who came in where; a player keeps which hints to a first game were shown."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game_seat", sa.Column("place", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("user_settings", sa.Column("hints", sa.Boolean(), nullable=False, server_default=sa.true()))
    op.add_column("user_settings", sa.Column("hinted", sa.String(), nullable=False, server_default=""))
    op.add_column("game_card", sa.Column("hint", sa.String(), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("game_card", "hint")
    op.drop_column("user_settings", "hinted")
    op.drop_column("user_settings", "hints")
    op.drop_column("game_seat", "place")

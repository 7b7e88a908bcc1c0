"""A seat of a game by post keeps what its reserve and its misses were before they changed: a judge's undo gives them back."""

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0022"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game_seat", sa.Column("spent", sa.String(), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("game_seat", "spent")

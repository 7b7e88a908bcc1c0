"""A server may have its events among Discord's own, too."""

import sqlalchemy as sa
from alembic import op

revision = "0075"
down_revision = "0073"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("guild", sa.Column("server_events", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """No server says any more that it wishes for them; what stands on Discord stays there."""
    op.execute("DELETE FROM post WHERE kind = 'server-event'")
    op.drop_column("guild", "server_events")

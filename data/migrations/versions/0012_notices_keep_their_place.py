"""A notice knows behind which post it was wished for, so that both keep their order in a channel."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("outbox", sa.Column("after_post", sa.Integer(), nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("outbox", "after_post")

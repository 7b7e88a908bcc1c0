"""A player keeps the names of before, so that all of them can be forgotten."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("person", sa.Column("former", sa.JSON(), nullable=False, server_default="[]"))


def downgrade() -> None:
    op.drop_column("person", "former")

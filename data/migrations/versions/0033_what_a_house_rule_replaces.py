"""A house rule knows the sections of the rule documents whose place it takes."""

import sqlalchemy as sa
from alembic import op

from data.migrations.rebuild import rebuilt

revision = "0033"
down_revision = "0032"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("house_rule", sa.Column("replaces", sa.JSON(), nullable=False, server_default="[]"))


def downgrade() -> None:
    with rebuilt("house_rule") as batch:
        batch.drop_column("replaces")

"""An entry says whether its player only stands in where somebody is missing for one round."""

import sqlalchemy as sa
from alembic import op

from data.migrations.rebuild import rebuilt

revision = "0071"
down_revision = "0069"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("entry", sa.Column("stands_in", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Whoever stood in has a place of their own."""
    with rebuilt("entry") as batch:
        batch.drop_column("stands_in")

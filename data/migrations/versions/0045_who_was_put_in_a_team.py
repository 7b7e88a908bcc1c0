"""An entry knows whether others have put the player in a team: whoever was is told so."""

import sqlalchemy as sa
from alembic import op

from data.migrations.rebuild import rebuilt

revision = "0045"
down_revision = "0044"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("entry", sa.Column("put_in_team", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    with rebuilt("entry") as batch:
        batch.drop_column("put_in_team")

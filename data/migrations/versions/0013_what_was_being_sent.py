"""A post knows what was being sent when the process died, so that it is found where nobody wants it any more."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("post", sa.Column("attempted", sa.String(), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("post", "attempted")

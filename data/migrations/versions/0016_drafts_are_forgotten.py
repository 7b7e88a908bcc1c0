"""A draft knows when something was last typed, so that it is forgotten one day; older ones count from here."""

import sqlalchemy as sa
from alembic import op

import data.types

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    at = sa.Column("at", data.types.Moment(), nullable=False, server_default="2026-11-22 00:00:00")
    op.add_column("draft", at)


def downgrade() -> None:
    op.drop_column("draft", "at")

"""Kinds of messages are taken over once: a later start tells what has become due while nobody looked."""

import sqlalchemy as sa
from alembic import op

revision = "0046"
down_revision = "0045"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "told_kind",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("kind"),
        sqlite_autoincrement=True,
    )


def downgrade() -> None:
    """The next start takes all kinds over anew."""
    op.drop_table("told_kind")

"""People sign in on the web: one-time links and devices, of which only digests are kept."""

import sqlalchemy as sa
from alembic import op

from data.types import Moment

revision = "0051"
down_revision = "0050"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "web_pass",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("digest", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("label", sa.String(), nullable=False),
        sa.Column("made_at", Moment(timezone=True), nullable=False),
        sa.Column("seen_at", Moment(timezone=True), nullable=False),
        sa.Column("ends_at", Moment(timezone=True), nullable=False),
        sa.CheckConstraint("kind IN ('link', 'device')", name="web_pass_kind"),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("digest"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_web_pass_user_id", "web_pass", ["user_id"])
    op.create_index("ix_web_pass_ends_at", "web_pass", ["ends_at"])


def downgrade() -> None:
    """Nobody is signed in any more."""
    op.drop_index("ix_web_pass_ends_at", "web_pass")
    op.drop_index("ix_web_pass_user_id", "web_pass")
    op.drop_table("web_pass")

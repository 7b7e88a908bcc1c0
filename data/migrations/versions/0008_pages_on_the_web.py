"""Events have a page on the web, whose address cannot be guessed; players may appear there under initials."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "event_page",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("event_id", sa.Integer(), nullable=False),
        sa.Column("visibility", sa.String(), nullable=False),
        sa.Column("key", sa.String(), nullable=False),
        sa.Column("screen", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["event_id"], ["event.id"]),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("event_id"),
        sa.UniqueConstraint("key"),
        sa.CheckConstraint("visibility IN ('public', 'unlisted', 'off')", name="event_page_visibility"),
        sqlite_autoincrement=True,
    )
    op.add_column("guild", sa.Column("event_pages", sa.String(), nullable=False, server_default="unlisted"))
    op.add_column("user_settings", sa.Column("initials", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Pages are gone; nothing else hangs on them."""
    op.drop_column("user_settings", "initials")
    op.drop_column("guild", "event_pages")
    op.drop_table("event_page")

"""Players of an event can play for teams."""

import sqlalchemy as sa
from alembic import op

from data.migrations.rebuild import rebuilt

revision = "0037"
down_revision = "0036"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "team",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("event_id", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("captain", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["captain"], ["person.id"]),
        sa.ForeignKeyConstraint(["event_id"], ["event.id"]),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("event_id", "name"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_team_event_id", "team", ["event_id"])
    op.create_index("ix_team_captain", "team", ["captain"])
    with rebuilt("entry") as batch:
        batch.add_column(sa.Column("team_id", sa.Integer(), nullable=True))
        batch.add_column(sa.Column("board", sa.Integer(), nullable=False, server_default="0"))
        batch.create_foreign_key("fk_entry_team_id_team", "team", ["team_id"], ["id"])
        batch.create_index("ix_entry_team_id", ["team_id"])


def downgrade() -> None:
    """The teams are gone; everybody plays alone."""
    with rebuilt("entry") as batch:
        batch.drop_index("ix_entry_team_id")
        batch.drop_constraint("fk_entry_team_id_team", type_="foreignkey")
        batch.drop_column("board")
        batch.drop_column("team_id")
    op.drop_index("ix_team_captain", "team")
    op.drop_index("ix_team_event_id", "team")
    op.drop_table("team")

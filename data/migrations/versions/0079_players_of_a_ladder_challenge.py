"""A player of a ladder challenges another one to a match of the next round."""

import sqlalchemy as sa
from alembic import op

from data.migrations.rebuild import rebuilt

revision = "0079"
down_revision = "0078"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with rebuilt("entry") as batch:
        batch.add_column(sa.Column("challenges", sa.Integer(), nullable=True))
        batch.add_column(sa.Column("challenge_round", sa.Integer(), nullable=False, server_default="0"))
        batch.create_foreign_key("entry_challenges", "person", ["challenges"], ["id"])


def downgrade() -> None:
    """Challenges are gone; events that are ladders become Swiss ones, which the version before knows."""
    event = sa.table("event", sa.column("pairing"))
    op.execute(event.update().where(event.c.pairing == "ladder").values(pairing="swiss"))
    with rebuilt("entry") as batch:
        batch.drop_constraint("entry_challenges", type_="foreignkey")
        batch.drop_column("challenge_round")
        batch.drop_column("challenges")

"""A message knows what it asked and which action settled that: an undo asks again."""

import sqlalchemy as sa
from alembic import op

from data.migrations.rebuild import rebuilt

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with rebuilt("outbox") as batch:
        batch.add_column(sa.Column("settled_by", sa.Integer(), nullable=True))
        batch.add_column(sa.Column("asked", sa.JSON(), nullable=False, server_default="[]"))
        batch.create_foreign_key("outbox_settled_by", "audit", ["settled_by"], ["id"])
    waits = sa.text("settled_by IS NOT NULL")
    op.create_index(
        "ix_outbox_settled", "outbox", ["settled_by"], sqlite_where=waits, postgresql_where=waits
    )


def downgrade() -> None:
    op.drop_index("ix_outbox_settled", "outbox")
    with rebuilt("outbox") as batch:
        batch.drop_constraint("outbox_settled_by", type_="foreignkey")
        batch.drop_column("asked")
        batch.drop_column("settled_by")

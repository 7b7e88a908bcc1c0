"""A timer knows the action that set it."""

import sqlalchemy as sa

from data.migrations.rebuild import rebuilt

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with rebuilt("timer") as batch:
        batch.add_column(sa.Column("audit_id", sa.Integer(), nullable=True))
        batch.create_foreign_key("timer_audit_id", "audit", ["audit_id"], ["id"])


def downgrade() -> None:
    with rebuilt("timer") as batch:
        batch.drop_constraint("timer_audit_id", type_="foreignkey")
        batch.drop_column("audit_id")

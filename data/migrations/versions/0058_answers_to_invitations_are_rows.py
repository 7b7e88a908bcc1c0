"""What people answer to an invitation is a row, from which whoever invited them reads it."""

import sqlalchemy as sa
from alembic import op

revision = "0058"
down_revision = "0057"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "invitation_answer",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("game_id", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("accepts", sa.Boolean(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"]),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("game_id", "user_id"),
        sqlite_autoincrement=True,
    )
    for column in ("game_id", "user_id"):
        op.create_index(f"ix_invitation_answer_{column}", "invitation_answer", [column])


def downgrade() -> None:
    """What was told of them stays as it was said."""
    op.execute(sa.text("UPDATE outbox SET duty = '', about = 0 WHERE duty = 'invitation-answered'"))
    op.drop_table("invitation_answer")

"""What Discord did not take is found without a walk through everything that was ever sent."""

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0027"
branch_labels = None
depends_on = None

_OWED = (
    ("ix_post_owed", "post", "error <> '' AND wanted <= done"),
    ("ix_outbox_owed", "outbox", "state = 'given-up' AND place <> 'private'"),
)


def upgrade() -> None:
    for name, table, where in _OWED:
        op.create_index(
            name, table, ["guild_id"], sqlite_where=sa.text(where), postgresql_where=sa.text(where)
        )


def downgrade() -> None:
    for name, table, _ in _OWED:
        op.drop_index(name, table)

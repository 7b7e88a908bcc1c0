"""Who has left a server is a row, of which the judges are told; what stands open goes on by its row."""

import sqlalchemy as sa
from alembic import op

revision = "0055"
down_revision = "0054"
branch_labels = None
depends_on = None

_TOLD = sa.table(
    "outbox",
    *map(sa.column, ("id", "key", "guild_id", "subject", "text", "duty", "about")),
    sa.column("stands", sa.Boolean),
)
_LEFT = sa.table("left_server", *map(sa.column, ("id", "version", "guild_id", "user_id", "is_back")))
_OPEN, _SETTLED = "notice-left-server", "notice-left-server-settled"


def upgrade() -> None:
    op.create_table(
        "left_server",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("is_back", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sqlite_autoincrement=True,
    )
    for column in ("guild_id", "user_id"):
        op.create_index(f"ix_left_server_{column}", "left_server", [column])
    link = op.get_bind()
    told = sa.select(_TOLD).where(_TOLD.c.text.in_((_OPEN, _SETTLED))).order_by(_TOLD.c.id)
    for notice in link.execute(told).all():
        if notice.key != f"left-server:{notice.guild_id}:{notice.subject}":
            continue  # of an earlier departure
        row = {"version": 1, "guild_id": notice.guild_id, "user_id": notice.subject, "is_back": False}
        number = link.execute(sa.insert(_LEFT).values(row).returning(_LEFT.c.id)).scalar_one()
        values = {
            "key": f"left-server:{notice.guild_id}:{number}:judges:",
            "subject": number,
            "duty": "left-server",
            "about": notice.guild_id,
            "stands": notice.text == _OPEN,
        }
        link.execute(sa.update(_TOLD).where(_TOLD.c.id == notice.id).values(values))


def downgrade() -> None:
    link = op.get_bind()
    told = sa.select(_TOLD).where(_TOLD.c.duty == "left-server")
    users = dict(link.execute(sa.select(_LEFT.c.id, _LEFT.c.user_id)).tuples().all())
    for notice in link.execute(told).all():
        user = users.get(notice.subject, 0)  # 0: is forgotten
        key = f"left-server:{notice.guild_id}:{user}"
        if not user or notice.text not in (_OPEN, _SETTLED):
            key += f":{notice.id}"
        values = {"key": key, "subject": user, "duty": "", "about": 0}
        link.execute(sa.update(_TOLD).where(_TOLD.c.id == notice.id).values(values))
    op.drop_table("left_server")

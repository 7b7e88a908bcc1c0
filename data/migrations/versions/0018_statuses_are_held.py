"""Games by post, their seats, what waits to be told, stages and penalties hold only the words that the code knows."""

from alembic import op

from data.migrations.rebuild import on_sqlite, rebuilt

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None

WORDS = {
    "game": {"status": "open starting playing paused over called-off"},
    "game_seat": {"state": "free invited taken bot"},
    "outbox": {"state": "pending sent settled given-up withdrawn"},
    "round": {"stage": "qualifier semi-final final"},
    "penalty": {"kind": "warning point disqualification"},
}


def upgrade() -> None:
    for table, columns in WORDS.items():
        with rebuilt(table) as batch:
            for column, words in columns.items():
                batch.create_check_constraint(f"{table}_{column}", _one_of(column, words.split()))


def downgrade() -> None:
    for table, columns in WORDS.items():
        names = [f"{table}_{column}" for column in columns]
        with rebuilt(table, without=names) as batch:
            for name in names if not on_sqlite() else ():  # there it is left out on the way
                batch.drop_constraint(name, type_="check")


def _one_of(column: str, words: list[str]) -> str:
    return f"{column} IN ({', '.join(repr(word) for word in words)})"

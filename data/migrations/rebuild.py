"""Changing a table that SQLite can only make anew: what it would forget on the way comes along.

A migration says `with rebuilt("entry") as batch:` wherever it does more than add a column or an index.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import sqlalchemy as sa
from alembic import op
from alembic.operations.base import BatchOperations

from data.numbering import count_on, numbers_of


def on_sqlite() -> bool:
    """Whether the migration runs on SQLite."""
    return op.get_bind().dialect.name == "sqlite"


@contextmanager
def rebuilt(table: str, without: Sequence[str] = ()) -> Iterator[BatchOperations]:
    """A batch that keeps numbers from being given twice and the words that a column may hold.

    `without` names the check constraints that are to go.
    """
    if not on_sqlite():
        with op.batch_alter_table(table, recreate="never") as batch:
            yield batch
        return
    checks = tuple(
        sa.CheckConstraint(check["sqltext"], name=check["name"])
        for check in sa.inspect(op.get_bind()).get_check_constraints(table)
        if check["name"] not in without
    )
    given = numbers_of(op.get_bind(), table)
    with op.batch_alter_table(
        table, recreate="always", table_args=checks, table_kwargs={"sqlite_autoincrement": True}
    ) as batch:
        yield batch
    count_on(op.get_bind(), table, given)

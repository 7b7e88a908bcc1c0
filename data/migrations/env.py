"""Alembic's entry: the connection is handed in by `data.migrate`."""

from alembic import context
from sqlmodel import SQLModel

import data.bracket_tables
import data.game_tables
import data.match_tables
import data.rule_tables
import data.tables  # noqa: F401 - fills the metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=SQLModel.metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()

"""Bringing the database to a schema, forwards and backwards."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from data.database import WRITING, Database

_FOLDER = Path(__file__).parent / "migrations"


def upgrade(database: Database, revision: str = "head") -> None:
    """Bring the schema forward; nothing happens when it is there already."""
    _run(database, "upgrade", revision)


def downgrade(database: Database, revision: str = "base") -> None:
    """Take the schema back."""
    _run(database, "downgrade", revision)


def new_revision(database: Database, message: str, revision: str) -> None:
    """Write the migration from the present schema to the tables as they stand in the code."""
    with database.connect().execution_options(**{WRITING: True}) as connection:
        command.revision(_config(connection), message=message, autogenerate=True, rev_id=revision)


def _run(database: Database, direction: str, revision: str) -> None:
    with database.connect().execution_options(**{WRITING: True}) as connection:
        getattr(command, direction)(_config(connection), revision)
        connection.commit()


def _config(connection: object) -> Config:
    config = Config()
    config.set_main_option("script_location", str(_FOLDER))
    config.attributes["connection"] = connection
    return config


def current_revision(database: Database) -> str:
    """The revision that the database is at ("" before the first)."""
    with database.connect() as connection:
        return MigrationContext.configure(connection).get_current_revision() or ""


def newest_revision() -> str:
    """The revision that the code wants."""
    return ScriptDirectory(str(_FOLDER)).get_current_head() or ""

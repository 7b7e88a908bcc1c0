"""Bringing the database to a schema, forwards and backwards.

Alembic is imported only where the schema changes: with the template engine that it brings along it takes 9 MB, which a
bot would hold for ever to learn at its start that there is nothing to do.
"""

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import inspect

from data.database import WRITING, Database

if TYPE_CHECKING:
    from alembic.config import Config

_FOLDER = Path(__file__).parent / "migrations"


def upgrade(database: Database, revision: str = "head") -> None:
    """Bring the schema forward; nothing happens when it is there already."""
    if revision != "head" or current_revision(database) != newest_revision():
        _run(database, "upgrade", revision)


def downgrade(database: Database, revision: str = "base") -> None:
    """Take the schema back."""
    _run(database, "downgrade", revision)


def new_revision(database: Database, message: str, revision: str) -> None:
    """Write the migration from the present schema to the tables as they stand in the code."""
    from alembic import command

    with database.connect().execution_options(**{WRITING: True}) as connection:
        command.revision(_config(connection), message=message, autogenerate=True, rev_id=revision)


def _run(database: Database, direction: str, revision: str) -> None:
    from alembic import command

    with database.connect().execution_options(**{WRITING: True}) as connection:
        getattr(command, direction)(_config(connection), revision)
        connection.commit()


def _config(connection: object) -> "Config":
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(_FOLDER))
    config.attributes["connection"] = connection
    return config


def current_revision(database: Database) -> str:
    """The revision that the database is at ("" before the first)."""
    with database.connect() as connection:
        if not inspect(connection).has_table("alembic_version"):
            return ""
        return str(connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar() or "")


def newest_revision() -> str:
    """The revision that the code wants: files begin with theirs, and each follows the one before it."""
    return max((file.name.partition("_")[0] for file in (_FOLDER / "versions").glob("*_*.py")), default="")

"""The schema goes forward and back, and the migrations make exactly the tables of the code."""

import subprocess
import sys
from pathlib import Path

from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import inspect
from sqlmodel import SQLModel

import data.migrate
import data.tables
from data.database import Database, open_database
from data.migrate import current_revision, downgrade, newest_revision, upgrade

assert data.tables  # the import fills the metadata


def test_the_schema_goes_up_down_and_up_again(database: Database) -> None:
    downgrade(database)
    assert set(inspect(database).get_table_names()) <= {"alembic_version"}
    upgrade(database)
    assert current_revision(database) == newest_revision()
    assert set(SQLModel.metadata.tables) <= set(inspect(database).get_table_names())


def test_the_files_of_the_migrations_tell_the_newest_revision_that_alembic_finds() -> None:
    folder = Path(data.migrate.__file__).parent / "migrations"
    assert newest_revision() == ScriptDirectory(str(folder)).get_current_head()


def test_a_start_with_the_newest_schema_loads_no_alembic_and_no_spreadsheets(database_url: str) -> None:
    start = (
        "import sys\n"
        "from importlib import import_module\n"
        "from bot.config import Settings\n"
        "from bot.startup import COGS, create_bot\n"
        f"create_bot(Settings(database_url={database_url!r}, _env_file=None))\n"
        "list(map(import_module, COGS))\n"
        "print({'alembic', 'xlsxwriter'} & set(sys.modules))"
    )
    done = subprocess.run((sys.executable, "-c", start), capture_output=True, text=True, check=True)  # noqa: S603 - ours
    assert done.stdout == "set()\n"


def test_the_migrations_make_the_tables_of_the_code(database: Database) -> None:
    with database.connect() as connection:
        differences = compare_metadata(
            MigrationContext.configure(connection, opts={"compare_type": False}), SQLModel.metadata
        )
    assert differences == []


def test_sqlite_runs_in_wal_mode_with_foreign_keys(tmp_path: Path) -> None:
    opened = open_database(f"sqlite:///{tmp_path / 'x.db'}")
    with opened.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1
    opened.dispose()

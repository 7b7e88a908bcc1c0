"""Backups by the databases' own means: SQLite copies its pages, PostgreSQL dumps itself, while the bot runs.

Nothing goes row by row through Python, so a large league costs the bot no time and no memory.
"""

import gzip
import os
import re
import shutil
import sqlite3
import subprocess
import zlib
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import IO, Any, Final, cast

from sqlalchemy import inspect
from sqlalchemy.engine import make_url

from data.database import Database, open_database
from data.left_over import RESTORING, on_the_way
from data.migrate import known_revisions, upgrade
from data.numbering import given, go_on_behind, said_behind
from data.restore_refused import RestoreRefused

_CHUNK: Final = 1 << 20
_OWN_SERVERS: Final = "/usr/lib/postgresql/*/bin"
_NO_OWNERS: Final = ("--no-owner", "--no-privileges")


def copy_sqlite(database: Database, to: Path) -> None:
    """A consistent copy of all pages, packed: one reader's view, which no writer waits for."""
    with on_the_way(to.with_name(f"{to.name}.copying")) as copy:
        with database.connect() as connection, closing(sqlite3.connect(copy)) as target:
            _driver(connection).backup(target)
        with copy.open("rb") as pages, gzip.open(to, "wb", compresslevel=6) as packed:
            shutil.copyfileobj(pages, packed, _CHUNK)


@contextmanager
def unpacked_sqlite(file: Path) -> Iterator[Path]:
    """A copy as a database of the newest schema, checked. Raises RestoreRefused."""
    with on_the_way(file.with_name(f"{file.name}{RESTORING}")) as pages:
        try:
            with gzip.open(file, "rb") as packed, pages.open("wb") as whole:
                shutil.copyfileobj(packed, whole, _CHUNK)
            _check_sqlite(file, pages)
        except (OSError, EOFError, zlib.error, sqlite3.DatabaseError) as error:
            raise RestoreRefused(f"{file} is not a whole backup ({error})") from error
        database = open_database(f"sqlite:///{pages}")
        upgrade(database)
        database.dispose()
        yield pages


def _check_sqlite(file: Path, pages: Path) -> None:
    with closing(sqlite3.connect(pages)) as connection:
        (found,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
        if found != "ok" or connection.execute("PRAGMA foreign_key_check").fetchone():
            raise RestoreRefused(f"{file} is not a whole backup ({found})")
        revision = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    _require_known(revision[0] if revision else "")


def put_sqlite(database: Database, pages: Path) -> None:
    """Put the pages of a file in the place of the database's, all in one transaction; numbers go on behind both."""
    with database.connect() as connection:
        numbers = given(connection)
    behind = open_database(f"sqlite:///{pages}")
    with behind.begin() as connection:
        go_on_behind(connection, numbers)
    behind.dispose()
    with closing(sqlite3.connect(pages)) as source, database.connect() as connection:
        source.backup(_driver(connection))


def _driver(connection: Any) -> sqlite3.Connection:  # noqa: ANN401 - SQLAlchemy's connection hides it
    found: sqlite3.Connection = connection.connection.driver_connection
    return found


def postgres_program(name: str) -> str:
    """Where one of PostgreSQL's programs is, "" where there is none."""
    found = sorted(Path("/").glob(f"{_OWN_SERVERS[1:]}/{name}"), key=lambda path: int(path.parts[-3]))
    return str(found[-1]) if found else shutil.which(name) or ""


def dumps(database: Database) -> bool:
    """Whether PostgreSQL's own dump is to be had: pg_dump refuses a server that is newer than itself."""
    program = postgres_program("pg_dump")
    if not program:
        return False
    said = subprocess.run([program, "--version"], capture_output=True, text=True, check=False).stdout  # noqa: S603 - PostgreSQL's own
    found = re.search(r"\d+", said)
    with database.connect() as connection:
        server = int(connection.exec_driver_sql("SHOW server_version_num").scalar_one()) // 10_000
    return found is not None and int(found[0]) >= server


def dump_postgres(database: Database, to: Path) -> None:
    """PostgreSQL's own dump, packed."""
    _run(database, "pg_dump", "--format=custom", *_NO_OWNERS, "--file", str(to))


def check_dump(database: Database, file: Path) -> None:
    """Read a dump to its end. Raises RestoreRefused."""
    try:
        _run(database, "pg_restore", "--file=/dev/null", str(file), connected=False)
        told = _run(
            database,
            "pg_restore",
            "--data-only",
            "--table=alembic_version",
            "--file=-",
            str(file),
            connected=False,
        )
    except OSError as error:
        raise RestoreRefused(f"{file} is not a whole backup ({error})") from error
    found = re.search(r"^COPY public\.alembic_version .*\n(\S+)$", told, re.MULTILINE)
    _require_known(found[1] if found else "")


def put_dump(database: Database, file: Path) -> None:
    """Put a dump that was checked in the place of all tables, in one transaction; numbers go on behind both.

    Whichever program dies before the last line was sent, nothing is changed. Raises RestoreRefused.
    """
    with database.connect() as connection:
        numbers = given(connection)
    names = ", ".join(f'"{name}"' for name in inspect(database).get_table_names())
    said, environment = _connected(
        database, "psql", "--no-psqlrc", "--quiet", "--set=ON_ERROR_STOP=1", "--file=-"
    )
    writer = subprocess.Popen(  # noqa: S603 - PostgreSQL's own program
        said, env=environment, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE
    )
    drop = f"DROP TABLE IF EXISTS {names} CASCADE;" if names else ""
    to = cast("IO[bytes]", writer.stdin)
    _feed(to, f"BEGIN;\n{drop}\n")
    reader = subprocess.run(  # noqa: S603 - PostgreSQL's own program
        [postgres_program("pg_restore"), *_NO_OWNERS, "--file=-", str(file)], stdout=to, check=False
    )
    if not reader.returncode:
        _feed(to, f"\n{said_behind(numbers)}\nCOMMIT;\n")
    told = writer.communicate()[1].decode(errors="replace").strip()
    if writer.returncode or reader.returncode:
        raise RestoreRefused(f"{file} was not restored, nothing is changed ({told[-300:]})")
    database.dispose()
    upgrade(database)
    with database.begin() as connection:
        go_on_behind(connection, numbers)  # of the tables that a dump of an older schema lacks


def _feed(to: IO[bytes], words: str) -> None:
    """Send words to a program, which may have ended: its code and what it said tell why."""
    with suppress(BrokenPipeError):
        to.write(words.encode())
        to.flush()


def _run(database: Database, name: str, *arguments: str, connected: bool = True) -> str:
    """What one of PostgreSQL's programs says. Raises OSError when it fails."""
    said, environment = _connected(database, name, *arguments)
    if not connected:
        said = (postgres_program(name), *arguments)
    done = subprocess.run(said, env=environment, capture_output=True, text=True, check=False)  # noqa: S603 - PostgreSQL's own program
    if done.returncode:
        raise OSError(f"{name}: {done.stderr.strip()[-300:]}")
    return done.stdout


def _connected(database: Database, name: str, *arguments: str) -> tuple[tuple[str, ...], dict[str, str]]:
    """A program's call and environment: the password is not among what other users of the machine see."""
    url = make_url(database.url).set(drivername="postgresql")
    where = url.set(password=None).render_as_string(hide_password=False)
    environment = os.environ | ({"PGPASSWORD": str(url.password)} if url.password else {})
    return (postgres_program(name), "--dbname", where, *arguments), environment


def _require_known(revision: str) -> None:
    if revision not in known_revisions():
        raise RestoreRefused(f"the backup is of schema {revision!r}, which this version does not know")

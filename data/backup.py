"""Backup and restore while the bot runs: by the database's own means, or in one form for both databases."""

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from data.blocks import block_again, blocked
from data.database import WRITING, Database
from data.left_over import PART, on_the_way, remove_left_over
from data.migrate import current_revision, newest_revision, upgrade
from data.move import put_rows
from data.native_backup import (
    check_dump,
    copy_sqlite,
    dump_postgres,
    dumps,
    put_dump,
    put_sqlite,
    unpacked_sqlite,
)
from data.older_portable import brought_forward
from data.passes import end_all
from data.portable_backup import check_portable, put_portable, write_portable
from data.restore_refused import RestoreRefused

_SQLITE, _POSTGRES, _PORTABLE = ".db.gz", ".dump", ".json.gz"
_ENDS: Final = (_SQLITE, _POSTGRES, _PORTABLE)
NIGHTLY: Final = "nightly"


def back_up(database: Database, to: Path, name: str = "guildhall", *, portable: bool = False) -> Path:
    """Write a consistent copy; `to` is a file, or a folder in which one is named after the time.

    A portable one can be restored on either database.
    """
    end, write = _way(database, portable=portable or to.name.endswith(_PORTABLE))
    if not to.name.endswith(_ENDS):
        to = to / f"{name}-{datetime.now(UTC):%Y%m%d-%H%M%S-%f}{end}"
    to.parent.mkdir(parents=True, exist_ok=True)
    remove_left_over(to.parent, _ENDS)
    # A crash half-way must not leave a file that looks whole.
    with on_the_way(to.with_name(f"{to.name}{PART}")) as part:
        write(database, part)
        part.rename(to)
    return to


def _way(database: Database, *, portable: bool) -> tuple[str, Callable[[Database, Path], None]]:
    """How a database is copied; without PostgreSQL's programs, or with too old ones, it goes row by row."""
    if not portable and database.dialect.name == "sqlite":
        return _SQLITE, copy_sqlite
    if not portable and dumps(database):
        return _POSTGRES, dump_postgres
    return _PORTABLE, write_portable


def keep_newest(folder: Path, most: int) -> tuple[Path, ...]:
    """Remove all nightly backups but the newest; which."""
    found = sorted(path for path in folder.glob(f"{NIGHTLY}-*") if path.name.endswith(_ENDS))
    gone = tuple(found[:-most] if most else found)
    for path in gone:
        path.unlink()
    return gone


def newest_nightly(folder: Path) -> float:
    """When the newest nightly backup of a folder was written, in seconds since 1970; 0 where there is none."""
    return max(
        (path.stat().st_mtime for path in folder.glob(f"{NIGHTLY}-*") if path.name.endswith(_ENDS)),
        default=0.0,
    )


def restore_from(database: Database, file: Path) -> Path | None:
    """Put a backup in the place of everything; what was there is backed up beside it first (None: nothing was there).

    An older schema is brought forward; whoever is shut out stays out, and everybody signs in anew on the web: a device
    that was signed out since the backup stays out. Raises RestoreRefused when the file is no whole
    backup for this database, and then nothing was changed.
    """
    with database.connect() as connection:
        shut_out = blocked(connection)
    kept = _restored(database, file)
    with database.connect().execution_options(**{WRITING: True}) as connection:
        block_again(connection, shut_out)
        end_all(connection)
        connection.commit()
    return kept


def _restored(database: Database, file: Path) -> Path | None:
    if file.name.endswith(_PORTABLE):
        return _restore_portable(database, file)
    if database.dialect.name == "sqlite" and file.name.endswith(_SQLITE):
        with unpacked_sqlite(file) as pages:
            kept = _kept(database, file)
            put_sqlite(database, pages)
        return kept
    if database.dialect.name == "postgresql" and file.name.endswith(_POSTGRES):
        check_dump(database, file)
        kept = _kept(database, file)
        put_dump(database, file)
        return kept
    raise RestoreRefused(
        f"{file} is no backup for {database.dialect.name}: `backup --portable` writes one for both"
    )


def _restore_portable(database: Database, file: Path) -> Path | None:
    revision = check_portable(file)
    if revision == newest_revision():
        kept = _kept(database, file)
        upgrade(database)
        put_portable(database, file)
        return kept
    try:
        with brought_forward(file, revision) as older:
            kept = _kept(database, file)
            upgrade(database)
            put_rows(older, database)
    except (ValueError, KeyError, SQLAlchemyError) as error:
        raise RestoreRefused(
            f"{file} does not fit the schema {revision} of which it says it is ({error})"
        ) from error
    return kept


def _kept(database: Database, file: Path) -> Path | None:
    if not current_revision(database):
        return None
    return back_up(database, file.parent, "before-restore")

"""`python -m bot dry-run`: what the bot would tell if it looked at everything anew; nothing is sent or written."""

import json
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from data.database import Database
    from usecases.dry_run import Effect


def add_to(app: typer.Typer) -> None:
    """Make it a command of the program."""
    app.command(name="dry-run")(dry_run)


def dry_run(
    as_json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,  # noqa: FBT002 - a flag
    now: Annotated[str, typer.Option(help="As if it were then: ISO 8601, in UTC.")] = "",
) -> None:
    """Print what would be sent, changed, ended, posted or timed in events that are not over; exit 1 if anything.

    An older SQLite database is upgraded in a copy. Nothing is sent or written.
    """
    from bot.config import load_settings
    from bot.logs import quiet, start_logging

    settings = quiet(load_settings())
    start_logging(settings)
    at = datetime.fromisoformat(now) if now else datetime.now(UTC)
    with _to_try(settings.database_url) as database:
        steps = _steps(database, at if at.tzinfo else at.replace(tzinfo=UTC))
    if as_json:
        typer.echo(json.dumps([asdict(step) for step in steps], ensure_ascii=False, indent=1))
    else:
        for step in steps:
            pings = f" (pings {', '.join(map(str, step.pings))})" if step.pings else ""
            typer.echo(f"event {step.event}: {step.step} {step.what} [{step.key}]{pings}")
        seen = sum(step.is_seen for step in steps)
        typer.echo(f"{seen} steps." if seen else "Nothing would be told, changed or timed.")
    if any(step.is_seen for step in steps):
        sys.exit(1)


def _steps(database: "Database", now: datetime) -> "tuple[Effect, ...]":
    from data.transaction import write
    from usecases.dry_run import dry_run as steps_of

    return write(database, lambda uow: steps_of(uow, now), keep=lambda _: False)


@contextmanager
def _to_try(url: str) -> "Iterator[Database]":
    """A copy of an SQLite database with the newest tables; any other database as it is."""
    from data.database import file_of, is_missing, open_database
    from data.migrate import current_revision, newest_revision, upgrade

    if is_missing(url):
        typer.echo("Nothing done: no database is there. Look at GUILDHALL_DATABASE_URL.", err=True)
        sys.exit(2)
    if url.startswith("sqlite"):
        with TemporaryDirectory(prefix="guildhall-dry-run-") as folder:
            copy = Path(folder) / "copy.db"
            with closing(sqlite3.connect(file_of(url))) as source, closing(sqlite3.connect(copy)) as target:
                source.backup(target)
            database = open_database(f"sqlite:///{copy}")
            upgrade(database)
            yield database
            database.dispose()
        return
    database = open_database(url)
    here, newest = current_revision(database), newest_revision()
    if here != newest:
        words = f"Nothing done: schema {here}, not {newest}: restore a backup into a copy and `migrate` that."
        typer.echo(words, err=True)
        sys.exit(2)
    yield database
    database.dispose()

"""The checks of `python -m bot doctor`: settings, database, texts, fonts. The server's own are in `/doctor`."""

import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from bot.config import Settings, strange_settings
from bot.i18n import LANGUAGES, bundle_of
from bot.rulebook import search_is_installed
from data.database import Database, file_of, is_missing, open_database, unreachable
from data.migrate import current_revision, known_revisions, newest_revision
from data.orphans import orphans
from data.probe import little_room, unwritable
from data.shards import claimed_shards
from data.transaction import read
from faq.corpus import load_corpus

FONT = Path(__file__).parent / "ui" / "fonts" / "BIZUDPGothic-Regular.ttf"


@dataclass(frozen=True, slots=True)
class Finding:
    """One check: what was looked at, whether it is well, and what to do if not."""

    what: str
    well: bool
    words: str


def checkup(settings: Settings) -> list[Finding]:
    """All checks, in order; none stops the others."""
    return [
        *_token(settings),
        *_slips(),
        *_database(settings),
        *_shards(settings),
        *_pages(settings),
        *_texts(),
        *_files(),
    ]


def _token(settings: Settings) -> Iterator[Finding]:
    has_token = bool(settings.discord_token.get_secret_value())
    words = (
        "set"
        if has_token
        else "not set: `run` opens the sandbox; put DISCORD_TOKEN into .env to serve Discord"
    )
    yield Finding("token", well=True, words=words)


def _slips() -> Iterator[Finding]:
    for name in strange_settings():
        yield Finding("settings", well=False, words=f"{name} is none: .env.example has their names")


def _pages(settings: Settings) -> Iterator[Finding]:
    words = f"port {settings.web_port}, found at {settings.web_address}" if settings.web_port else "off"
    yield Finding("pages on the web", well=True, words=words)
    if settings.opens_inside_discord:
        yield Finding(
            "games inside Discord",
            well=True,
            words="on: the portal needs a URL mapping from / to these pages",
        )


def _database(settings: Settings) -> Iterator[Finding]:
    if is_missing(settings.database_url):
        yield _not_yet(settings)
        return
    trouble = unreachable(settings.database_url)
    if trouble:
        yield Finding("database", well=False, words=f"cannot be opened: {trouble}")
        return
    database = open_database(settings.database_url)
    here, newest = current_revision(database), newest_revision()
    if here != newest:
        yield _other_schema(here, newest)
        return
    hindered = unwritable(database) or little_room(database)
    if hindered:
        yield Finding("disk", well=False, words=hindered)
    timers = read(database, lambda uow: uow.timers.open_timers())
    yield Finding("database", well=True, words=f"schema {here}, {timers} timers waiting")
    with database.connect() as connection:
        lost = orphans(connection)
    words = "everything speaks of what is there"
    if lost:
        named = ", ".join(f"{count} {name}" for name, count in lost.items())
        words = f"speak of what is gone: {named}; keep a `backup` and report it"
    yield Finding("records", well=not lost, words=words)
    yield from _processes(database)


def _not_yet(settings: Settings) -> Finding:
    """Before the first run there is no file; whether it can be made hangs on the folder that is there."""
    file = file_of(settings.database_url)
    folder = next(parent for parent in file.parents if parent.exists())
    if folder.is_dir() and os.access(folder, os.W_OK | os.X_OK):
        return Finding("database", well=True, words=f"not there yet: the first `run` makes {file}")
    words = f"{file} cannot be made, for {folder} is no folder that this user may write into"
    return Finding("database", well=False, words=words)


def _other_schema(here: str, newest: str) -> Finding:
    if not here:
        return Finding("database", well=True, words=f"empty yet: the first `run` makes its tables ({newest})")
    if here not in known_revisions():
        words = f"schema {here}, unknown to this program, whose newest is {newest}: start the program that made it"
        return Finding("database", well=False, words=words)
    return Finding("database", well=True, words=f"schema {here}: the next `run` brings it to {newest}")


def _shards(settings: Settings) -> Iterator[Finding]:
    """Which servers this process is to serve, and whether others say that they serve them too."""
    if settings.shard_count == 1 and not settings.shard_ids:
        return
    own = ", ".join(map(str, settings.own_shards))
    words = f"{own} of {settings.shard_count}; shard 0 carries all private messages"
    if 0 not in settings.own_shards:
        words += ": another process must serve it"
    if settings.database_url.startswith("sqlite") and len(settings.own_shards) < settings.shard_count:
        yield Finding("shards", well=False, words=f"{words}. Several processes need PostgreSQL")
        return
    yield Finding("shards", well=True, words=words)


def _processes(database: Database) -> Iterator[Finding]:
    claimed = claimed_shards(database)
    for one in claimed:
        if one.processes > 1:
            words = f"shard {one.shard} is claimed by {one.processes} processes: give each its own GUILDHALL_SHARD_IDS"
            yield Finding("processes", well=False, words=words)
    counts = sorted({one.count for one in claimed})
    if len(counts) > 1:
        words = f"running with different GUILDHALL_SHARD_COUNT ({', '.join(map(str, counts))}): stop all, then start"
        yield Finding("processes", well=False, words=words)


def _texts() -> Iterator[Finding]:
    for language in LANGUAGES:
        bundle_of(language)
        yield Finding(f"texts ({language})", well=True, words="loaded")
    searched = "" if search_is_installed() else "; no search: pip install guildhall-league[search]"
    yield Finding("rules", well=True, words=f"{len(load_corpus().entries)} entries{searched}")


def _files() -> Iterator[Finding]:
    yield Finding("font", well=FONT.exists(), words=str(FONT) if FONT.exists() else f"missing: {FONT}")

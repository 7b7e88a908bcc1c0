"""The checks of `python -m bot doctor`: settings, database, texts, fonts. The server's own are in `/doctor`."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from bot.config import Settings
from bot.i18n import LANGUAGES, bundle_of
from data.database import open_database, unreachable
from data.migrate import current_revision, newest_revision
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
    return [*_token(settings), *_database(settings), *_texts(), *_files()]


def _token(settings: Settings) -> Iterator[Finding]:
    has_token = bool(settings.discord_token.get_secret_value())
    words = (
        "set"
        if has_token
        else "not set: `run` opens the sandbox; put DISCORD_TOKEN into .env to serve Discord"
    )
    yield Finding("token", well=True, words=words)


def _database(settings: Settings) -> Iterator[Finding]:
    trouble = unreachable(settings.database_url)
    if trouble:
        yield Finding("database", well=False, words=f"cannot be opened: {trouble}")
        return
    database = open_database(settings.database_url)
    here, newest = current_revision(database), newest_revision()
    if here != newest:
        yield Finding(
            "database", well=False, words=f"schema {here or 'empty'}, newest {newest}: run `migrate`"
        )
        return
    timers = read(database, lambda uow: uow.timers.open_timers())
    yield Finding("database", well=True, words=f"schema {here}, {timers} timers waiting")


def _texts() -> Iterator[Finding]:
    for language in LANGUAGES:
        bundle_of(language)
        yield Finding(f"texts ({language})", well=True, words="loaded")
    yield Finding("rules", well=True, words=f"{len(load_corpus().entries)} entries")


def _files() -> Iterator[Finding]:
    yield Finding("font", well=FONT.exists(), words=str(FONT) if FONT.exists() else f"missing: {FONT}")

"""The words of a game played by post: what a game words for itself stands before what the host says of every game."""

from collections.abc import Iterable
from functools import lru_cache

from bot.i18n import LANGUAGES, Language, Params, has_text, plain, text


def worded(kind: str, key: str, language: Language, params: Params | None = None) -> str:
    """A line: the text `<kind>-<key>` if the game has it, else the host's `game-<key>`."""
    return text(language, _key(kind, key), params)


def label(kind: str, key: str, language: Language, params: Params | None = None) -> str:
    """The same for places without markup: buttons, menus, pictures."""
    return plain(language, _key(kind, key), params)


def listed(parts: Iterable[str], language: Language) -> str:
    """Several things in one line, as the language sets commas."""
    return plain(language, "game-log-comma").join(parts)


@lru_cache(1024)
def _key(kind: str, key: str) -> str:
    return f"{kind}-{key}" if has_text(LANGUAGES[0], f"{kind}-{key}") else f"game-{key}"

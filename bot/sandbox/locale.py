"""The language of the person who acts: simcord itself always says en-US.

simcord builds every interaction in one function, so wrapping that one gives each user a locale of their own.
"""

from collections.abc import Callable
from typing import Any

import simcord.interactions as wire

DEFAULT_LOCALE = "en-US"
LOCALES = ("ja", "en-US")


class LocaleBook:
    """Which locale each user's Discord client is set to."""

    def __init__(self, default: str = DEFAULT_LOCALE) -> None:
        self._default = default
        self._chosen: dict[int, str] = {}

    def set(self, user_id: int, locale: str) -> None:
        """Note the locale (a Discord code such as `ja`) of one user."""
        self._chosen[user_id] = locale

    def of(self, user_id: int) -> str:
        """The user's locale, or the book's default."""
        return self._chosen.get(user_id, self._default)


def install(book: LocaleBook) -> Callable[[], None]:
    """Make simcord's interactions carry the book's locales; returns the function that undoes it."""
    original = wire.base_payload

    def localized(backend: Any, *, user_id: int, guild_id: int | None, **rest: Any) -> Any:  # noqa: ANN401 - simcord is untyped
        record, payload = original(backend, user_id=user_id, guild_id=guild_id, **rest)
        payload["locale"] = book.of(user_id)
        if guild_id is not None:
            payload["guild_locale"] = backend.get_guild(guild_id).preferred_locale
        return record, payload

    def undo() -> None:
        wire.base_payload = original

    wire.base_payload = localized
    return undo

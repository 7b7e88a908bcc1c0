"""A command as a reader's client lists it."""

from bot.i18n import language_of, with_listed_commands


def listed(command: str, locale: str) -> str:
    """`/event list`, or `/大会 一覧` for a reader in Japanese, between back-quotes."""
    return with_listed_commands(language_of(locale) or "en", f"`/{command}`")

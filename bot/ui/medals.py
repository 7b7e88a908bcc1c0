"""Medals for the first three places."""

from bot.i18n import Safe

_MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}


def medal(place: int) -> Safe:
    """The medal of a place, the number behind the third."""
    return Safe(_MEDALS.get(place, f"**{place}**"))

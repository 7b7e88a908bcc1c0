"""What a device is called in its owner's list: of what a browser says of itself, two words that we know."""

from typing import Final

_SYSTEMS: Final = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "CrOS": "ChromeOS",
    "Windows": "Windows",
    "Macintosh": "Mac",
    "Linux": "Linux",
}
_BROWSERS: Final = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser/": "Samsung Internet",
    "FxiOS/": "Firefox",
    "Firefox/": "Firefox",
    "CriOS/": "Chrome",
    "Chrome/": "Chrome",
    "Safari/": "Safari",
}
"""Browsers name their forebears too: the first that fits is meant."""


def label_of(user_agent: str) -> str:
    """Such as "Firefox · Android"; "" where nothing is known. Nothing of what was sent stands in it."""
    found = (next((name for mark, name in known.items() if mark in user_agent), "") for known in _LISTS)
    return " · ".join(filter(None, found))


_LISTS: Final = (_BROWSERS, _SYSTEMS)

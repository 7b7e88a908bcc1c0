"""Rulings on a single card: where a question names one card, the rulings on it stand before those that mention it."""

import re
from collections.abc import Sequence
from functools import cache

from faq.entry import Entry, Game
from faq.text import fold

REACH = 5
"""First places among which the ruling on the card that is named is looked for."""
_NAME = re.compile(r"([^・:(]{2,24})[・:(]")


def card_first(entries: Sequence[Entry], order: tuple[int, ...], text: str) -> tuple[int, ...]:
    """The order for a folded question with the best ruling on the one card that it names in front."""
    if not order or entries[order[0]].document.game is not Game.RIVALS:
        return order
    names = tuple(dict.fromkeys(name for entry in entries for name in _names(entry)))
    found = [name for name in names if name in text]
    longest = {name for name in found if not any(name != other and name in other for other in found)}
    if len(longest) != 1:
        return order
    name = longest.pop()
    own = next((number for number in order[:REACH] if _is_on(entries[number], name)), None)
    return order if own is None else (own, *(number for number in order if number != own))


@cache
def _names(entry: Entry) -> tuple[str, ...]:
    """What the card of a ruling is called in both languages."""
    if entry.document.prefix != "riv":
        return ()
    titles = (_NAME.match(fold(title)) for title in (entry.title.ja, entry.title.en))
    return tuple(title[1].strip() for title in titles if title)


def _is_on(entry: Entry, name: str) -> bool:
    return fold(entry.title.ja).startswith(name) or name in fold(entry.title.en).split(":", maxsplit=1)[0]

"""Rulings on a single card: where a question names one card, the rulings on it stand before those that mention it."""

import re
from collections.abc import Sequence
from functools import cache

from faq.channels import Floats
from faq.entry import Entry, Game
from faq.text import fold

REACH = 5
"""First places among which the ruling on the card that is named is looked for."""
LEAD = 5.0
"""A first ruling that leads by this much stays first, whatever card is named: most of it was asked so before."""
MOST = 3
_SEVERAL = re.compile(
    r"それぞれ|各々|違い|両方|どちら|\beach\b|\bboth\b|\brespectively\b|\bdifference\b|\bwhat (?:do|are)\b.* and\b"
)
_NAME = re.compile(r"([^・:(]{2,24})[・:(]")


def card_first(
    entries: Sequence[Entry], order: tuple[int, ...], text: str, scores: Floats
) -> tuple[int, ...]:
    """The order for a folded question with the best ruling on the one card that it names in front.

    A first ruling that is on that card itself stays, and one that fits far better.
    """
    if not order or entries[order[0]].document.game is not Game.RIVALS:
        return order
    longest = _named(entries, text)
    if len(longest) != 1 or _is_on_no_other(entries[order[0]], longest[0]):
        return order
    name = longest[0]
    near = order[:REACH]
    called = (number for number in near if name in _names(entries[number].title.ja, entries[number].title.en))
    own = next(called, None) or next((number for number in near if _is_on(entries[number], name)), None)
    if own is None or scores[order[0]] - scores[own] >= LEAD:
        return order
    return own, *(number for number in order if number != own)


def each_card(entries: Sequence[Entry], order: tuple[int, ...], text: str) -> tuple[int, ...]:
    """The best ruling on each card of a folded question that asks for several: "A and B, what is each good for?"."""
    if not order or entries[order[0]].document.game is not Game.RIVALS or not _SEVERAL.search(text):
        return ()
    names = _named(entries, text)
    own = [next((number for number in order if _is_on(entries[number], name)), None) for name in names]
    found = tuple(dict.fromkeys(number for number in own if number is not None))
    return found[:MOST] if len(found) == len(names) > 1 else ()


def _named(entries: Sequence[Entry], text: str) -> tuple[str, ...]:
    """The names of cards in a question, in its order; not those that are a part of another one."""
    cards = (entry.title for entry in entries if entry.document.prefix == "riv")
    names = dict.fromkeys(name for title in cards for name in _names(title.ja, title.en))
    found = [name for name in names if name in text]
    whole = (name for name in found if not any(name != other and name in other for other in found))
    return tuple(sorted(whole, key=text.index))


@cache
def _names(japanese: str, english: str) -> tuple[str, ...]:
    """What the card of a ruling with these titles is called."""
    titles = (_NAME.match(fold(title)) for title in (japanese, english))
    return tuple(title[1].strip() for title in titles if title)


def _is_on(entry: Entry, name: str) -> bool:
    return fold(entry.title.ja).startswith(name) or name in fold(entry.title.en).split(":", maxsplit=1)[0]


def _is_on_no_other(entry: Entry, name: str) -> bool:
    """A ruling on that card, not on one whose name only contains it."""
    own = _names(entry.title.ja, entry.title.en)
    return _is_on(entry, name) and not any(name != other and name in other for other in own)

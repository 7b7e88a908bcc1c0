"""Cards of Rivals in a question: known by their names in three languages, of which the rules are written in two."""

import re
from functools import cache
from typing import Final

from engine.rivals.cards import TABLE, RivalsCard

_ASKED: Final = "rivals {name}"
"""How the search is asked for a card: it knows the game by its name."""
_ENDS: Final = " ?？!！。.、,"


def with_known_names(question: str) -> str:
    """The question as the search understands it: a card's name alone asks for the card, a German one is translated."""
    words = " ".join(question.split()).strip(_ENDS)
    card = _by_name().get(words.casefold())
    if card is not None:
        return _ASKED.format(name=card.en)
    found = _german().search(words)
    if found is None:
        return question
    name = _by_name()[found[0].casefold()].en
    return _ASKED.format(name=f"{words[: found.start()]}{name}{words[found.end() :]}")


@cache
def _by_name() -> dict[str, RivalsCard]:
    """The cards that a ruling is on, by each of their names."""
    ruled = [card for card in TABLE.values() if card.section]
    return {name.casefold(): card for card in ruled for name in (card.de, card.ja, card.en)}


@cache
def _german() -> re.Pattern[str]:
    """German names that are not the English ones, the longest first."""
    ruled = (card for card in TABLE.values() if card.section)
    names = sorted({card.de for card in ruled if card.de != card.en}, key=lambda name: (-len(name), name))
    return re.compile(rf"\b(?:{'|'.join(map(re.escape, names))})\b", re.IGNORECASE)

"""What the controls of a panel say: an action, a step of the panel (`?…`) or a wish to the host (`=…`), in words.

An action stands as the engine writes it (`build-road e17`). Steps: `?build 1`, `?move 1`, `?tile h4`, `?plenty`,
`?monopoly`, `?rob h4`, `?discard 3 2`, `?trade 2`, `?want 2L1W`, `?want 2 1O`, `?judge`, `?orders …`; `?` alone is the
first panel.
Wishes: `=dismiss`, `=thread`, `=message`, `=judge`, `=orders …` with a change that `engine.catan.orders.changed` reads.
"""

from collections.abc import Sequence
from typing import Final

from engine.catan.codecs import UnreadableText, read_pile, write_pile
from engine.catan.hands import Hand

PLAY_TEMPLATE: Final = r"play:(?P<game>\d+):(?P<stamp>\d+):(?P<words>.*)"
PLAY_MENU_TEMPLATE: Final = r"play-menu:(?P<game>\d+):(?P<stamp>\d+):(?P<words>.*)"

TAG: Final = "~"
"""What follows it only tells equal choices, or equal menus, apart."""


def button_id(game: int, stamp: int, words: str) -> str:
    """The id of a button that says these words."""
    return f"play:{game}:{stamp}:{words}"


def menu_id(game: int, stamp: int, prefix: str) -> str:
    """The id of a menu whose choices complete this prefix."""
    return f"play-menu:{game}:{stamp}:{prefix}"


def words_of(prefix: str, values: Sequence[str]) -> str:
    """Prefix and chosen values as one line, tags left out.

    Several values are piles of cards, which are added up: `1L~1`, `1L~2`, `1W~1` are `2L1W`.
    """
    chosen = [_untagged(value) for value in values]
    whole = chosen[0] if len(chosen) == 1 else _sum(chosen)
    return f"{_untagged(prefix)} {whole}".strip()


def _untagged(words: str) -> str:
    return words.split(TAG, maxsplit=1)[0]


def _sum(parts: Sequence[str]) -> str:
    """The sum of piles such as `1L` and `2L1W`; what is none stays as it is, for the rules to refuse."""
    piles = [pile_of(part) for part in parts]
    if None in piles:
        return " ".join(parts)
    total = sum(pile or 0 for pile in piles)
    return write_pile(total) if total else ""


def pile_of(words: str) -> Hand | None:
    """The cards that a text such as `2L1W` stands for; None if it is none."""
    try:
        return read_pile(words)
    except UnreadableText:
        return None

"""What the controls of a panel say: an action, a step of the panel (`?…`) or a wish to the host (`=…`), in words."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

PLAY_TEMPLATE: Final = r"play:(?P<game>\d+):(?P<stamp>\d+):(?P<words>.*)"
PLAY_MENU_TEMPLATE: Final = r"play-menu:(?P<game>\d+):(?P<stamp>\d+):(?P<words>.*)"

_LETTERS: Final = "LBWGO"


def button_id(game: int, stamp: int, words: str) -> str:
    """The id of a button that says these words."""
    return f"play:{game}:{stamp}:{words}"


def menu_id(game: int, stamp: int, prefix: str) -> str:
    """The id of a menu whose choices complete this prefix."""
    return f"play-menu:{game}:{stamp}:{prefix}"


def words_of(prefix: str, values: Sequence[str]) -> str:
    """Prefix and chosen values as one line; what follows a `~` only tells equal choices apart.

    Several values are piles of cards, which are added up: `1L~1`, `1L~2`, `1W~1` are `2L1W`.
    """
    chosen = [value.split("~", maxsplit=1)[0] for value in values]
    whole = chosen[0] if len(chosen) == 1 else _pile(chosen)
    return f"{prefix} {whole}".strip()


def _pile(parts: Sequence[str]) -> str:
    """The sum of piles such as `1L` and `2L1W`, in the order of the resources."""
    cards: Counter[str] = Counter()
    for part in parts:
        number = ""
        for letter in part:
            if letter.isdigit():
                number += letter
            else:
                cards[letter] += int(number or 1)
                number = ""
    return "".join(f"{cards[letter]}{letter}" for letter in _LETTERS if cards[letter])

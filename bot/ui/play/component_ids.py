"""What the controls of a panel say: an action, a step of the panel (`?…`) or a wish to the host (`=…`), in words.

An action stands as the game writes it (`Rules.format`). Steps are the game's own, but for `?judge` and `?orders …`;
`?` alone is the first panel. Wishes: `=dismiss`, `=thread`, `=message`, `=judge`, `=resume`, `=orders …` with a
change that `StandingOrders.changed` reads. `usecases.play.said` carries out what is said.
"""

from collections.abc import Sequence
from typing import Final

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
    """Prefix and chosen values as one line, tags left out; several values are one word, `1L+1L+1W`."""
    return f"{_untagged(prefix)} {'+'.join(_untagged(value) for value in values)}".strip()


def _untagged(words: str) -> str:
    return words.split(TAG, maxsplit=1)[0]

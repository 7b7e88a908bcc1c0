"""The players' signs in turn order: the first seat's checkers are bright, the second's dark with a ring."""

from typing import Final

MARKS: Final = ("⚪", "⚫")

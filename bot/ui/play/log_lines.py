"""The log of a game in short lines: what one player does in a row stands in one line."""

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from engine.protocol import Seat

_SEPARATOR: Final = " · "
_NO_SEAT: Final = -1


class LoggedAction(NamedTuple):
    """One thing that was done; a `seat` below zero makes it a line of its own."""

    seat: Seat
    words: str


def in_lines(actions: Iterable[LoggedAction], line: Callable[[Seat, str], str]) -> list[str]:
    """The actions in their order; `line` begins one with the name of its player."""
    lines: list[str] = []
    actor = _NO_SEAT
    for seat, words in actions:
        if seat < 0:
            lines.append(words)
        elif seat == actor:
            lines[-1] += _SEPARATOR + words
        else:
            lines.append(line(seat, words))
        actor = seat
    return lines

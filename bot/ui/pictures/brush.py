"""What draws a board: one description of it makes the picture for Discord and the drawing of a page."""

from collections.abc import Sequence
from typing import Literal, Protocol

Spot = tuple[float, float]
Corners = tuple[float, float, float, float]
Anchor = Literal["l", "m", "r"]
"""Where a line of letters has its spot: at its left end, in its middle, at its right end."""
Weight = Literal["Regular", "Bold"]


class Brush(Protocol):
    """Draws in its own coordinates, around its own origin."""

    def at(self, spot: Spot, size: float = 1, /) -> "Brush":
        """A brush whose origin is this spot and whose strokes are `size` times as large."""

    def shape(self, corners: Sequence[Spot], fill: str, /) -> None:
        """A filled polygon."""

    def path(self, corners: Sequence[Spot], colour: str, width: float, /) -> None:
        """A line with round joints and ends."""

    def around(self, corners: Sequence[Spot], colour: str, width: float, /) -> None:
        """The outline of a polygon, half of its width outside."""

    def disc(self, centre: Spot, radius: float, fill: str, /) -> None:
        """A filled circle."""

    def oval(self, box: Corners, fill: str, /) -> None:
        """A filled ellipse."""

    def block(self, box: Corners, fill: str, radius: float = 0, /) -> None:
        """A filled rectangle, its corners rounded."""

    def arc(self, box: Corners, ends: tuple[float, float], colour: str, width: float, /) -> None:
        """A part of an ellipse's outline, from one angle clockwise to the other."""

    def words(
        self,
        spot: Spot,
        text: str,
        size: float,
        colour: str,
        anchor: Anchor = "m",
        weight: Weight = "Bold",
    ) -> None:
        """Letters in the middle of a line around, right or left of this spot."""


def framed(brush: Brush, box: Corners, fill: str, colour: str, width: float, radius: float = 0) -> None:
    """A filled rectangle with a line of this width along its inside."""
    left, top, right, foot = box
    brush.block(box, colour, radius)
    inner = (left + width, top + width, right - width, foot - width)
    brush.block(inner, fill, max(radius - width, 0))

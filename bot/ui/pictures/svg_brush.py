"""A brush that writes SVG: what is drawn for Discord is drawn for a page by the same code."""

from collections.abc import Sequence
from html import escape
from math import cos, radians, sin
from typing import Final

from bot.ui.pictures.brush import Anchor, Corners, Spot, Weight
from bot.ui.pictures.lettering import length

_HALF: Final = 180
"""Degrees of half a circle."""
_SHORT: Final = 3
"""Letters that find room in whatever font."""
_ANCHORS: Final = {"l": ' text-anchor="start"', "m": "", "r": ' text-anchor="end"'}
_WEIGHTS: Final = {"Bold": "", "Regular": ' font-weight="400"'}


def _n(value: float) -> str:
    """A coordinate, as exact as an eye sees it."""
    return f"{value:.1f}".removesuffix(".0")


class SvgBrush:
    """Its origin lies at `origin`, one unit is `unit` units of the picture; all brushes of a picture share `out`."""

    def __init__(self, out: list[str] | None = None, unit: float = 1, origin: Spot = (0, 0)) -> None:
        """A brush on an empty picture, or on that of another one."""
        self.out = [] if out is None else out
        self._unit, self._origin = unit, origin

    def at(self, spot: Spot, size: float = 1) -> "SvgBrush":
        """A brush whose origin is this spot and whose strokes are `size` times as large."""
        return SvgBrush(self.out, self._unit * size, self._there(spot))

    def shape(self, corners: Sequence[Spot], fill: str) -> None:
        """A filled polygon."""
        self.out.append(f'<path d="{self._way(corners)}Z" fill="{fill}"/>')

    def path(self, corners: Sequence[Spot], colour: str, width: float) -> None:
        """A line with round joints and ends."""
        self._line(self._way(corners), colour, width)

    def around(self, corners: Sequence[Spot], colour: str, width: float) -> None:
        """The outline of a polygon, half of its width outside."""
        self._line(f"{self._way(corners)}Z", colour, width)

    def disc(self, centre: Spot, radius: float, fill: str) -> None:
        """A filled circle."""
        x, y = self._there(centre)
        self.out.append(f'<circle cx="{_n(x)}" cy="{_n(y)}" r="{_n(radius * self._unit)}" fill="{fill}"/>')

    def oval(self, box: Corners, fill: str) -> None:
        """A filled ellipse."""
        (x, y), (rx, ry) = self._middle(box)
        self.out.append(f'<ellipse cx="{_n(x)}" cy="{_n(y)}" rx="{_n(rx)}" ry="{_n(ry)}" fill="{fill}"/>')

    def block(self, box: Corners, fill: str, radius: float = 0) -> None:
        """A filled rectangle, its corners rounded."""
        (x, y), (rx, ry) = self._middle(box)
        round_ = f' rx="{_n(radius * self._unit)}"' if radius else ""
        size = f'width="{_n(2 * rx)}" height="{_n(2 * ry)}"'
        self.out.append(f'<rect x="{_n(x - rx)}" y="{_n(y - ry)}" {size}{round_} fill="{fill}"/>')

    def arc(self, box: Corners, ends: tuple[float, float], colour: str, width: float) -> None:
        """A part of an ellipse's outline, from one angle clockwise to the other."""
        (x, y), (rx, ry) = self._middle(box)
        (ax, ay), (bx, by) = ((x + rx * cos(radians(end)), y + ry * sin(radians(end))) for end in ends)
        large = int((ends[1] - ends[0]) % (2 * _HALF) > _HALF)
        self._line(f"M{_n(ax)} {_n(ay)}A{_n(rx)} {_n(ry)} 0 {large} 1 {_n(bx)} {_n(by)}", colour, width)

    def words(
        self,
        spot: Spot,
        text: str,
        size: float,
        colour: str,
        anchor: Anchor = "m",
        weight: Weight = "Bold",
    ) -> None:
        """Letters in the middle of a line around, right or left of this spot, as wide as in our own font."""
        x, y = self._there(spot)
        look = f'font-size="{_n(size * self._unit)}" fill="{colour}"'
        look += _ANCHORS[anchor] + _WEIGHTS[weight]
        if len(text) > _SHORT:
            wide = length(text, round(size * self._unit), weight)
            look += f' textLength="{_n(wide)}" lengthAdjust="spacingAndGlyphs"'
        self.out.append(f'<text x="{_n(x)}" y="{_n(y)}" dy=".35em" {look}>{escape(text)}</text>')

    def _line(self, way: str, colour: str, width: float) -> None:
        self.out.append(
            f'<path d="{way}" fill="none" stroke="{colour}" stroke-width="{_n(width * self._unit)}"/>'
        )

    def _way(self, corners: Sequence[Spot]) -> str:
        return "M" + "L".join(f"{_n(x)} {_n(y)}" for x, y in map(self._there, corners))

    def _there(self, spot: Spot) -> Spot:
        return self._origin[0] + spot[0] * self._unit, self._origin[1] + spot[1] * self._unit

    def _middle(self, box: Corners) -> tuple[Spot, Spot]:
        (left, top), (right, foot) = self._there(box[:2]), self._there(box[2:])
        return ((left + right) / 2, (top + foot) / 2), ((right - left) / 2, (foot - top) / 2)


def grouped(parts: Sequence[str], place: Spot = (0, 0), turn: float = 0) -> str:
    """Strokes as one part of a picture, turned around its own origin and moved to a place."""
    moves = [f"translate({_n(place[0])} {_n(place[1])})"] if place != (0, 0) else []
    moves += [f"rotate({_n(turn)})"] if turn else []
    return f'<g transform="{" ".join(moves)}">{"".join(parts)}</g>' if moves else f"<g>{''.join(parts)}</g>"

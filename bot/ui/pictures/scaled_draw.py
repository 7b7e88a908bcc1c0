"""A pen that draws several times as large as wanted, so that the reduced picture has smooth edges."""

from collections.abc import Sequence

from PIL import Image, ImageDraw

from bot.ui.pictures.brush import Anchor, Corners, Spot, Weight
from bot.ui.pictures.lettering import put


class ScaledDraw:
    """Draws in its own coordinates: its origin lies at `origin` of the page, one unit is `unit` pixels of the page."""

    def __init__(self, page: Image.Image, unit: float, origin: Spot = (0, 0)) -> None:
        """A brush on this page."""
        self._page = page
        self._draw = ImageDraw.Draw(page)
        self._unit = unit
        self._origin = origin

    def at(self, spot: Spot, size: float = 1) -> "ScaledDraw":
        """A brush whose origin is this spot and whose strokes are `size` times as large."""
        return ScaledDraw(self._page, self._unit * size, self._there(spot))

    def shape(self, corners: Sequence[Spot], fill: str) -> None:
        """A filled polygon."""
        self._draw.polygon([self._there(corner) for corner in corners], fill=fill)

    def path(self, corners: Sequence[Spot], colour: str, width: float) -> None:
        """A line with round joints and ends."""
        spots = [self._there(corner) for corner in corners]
        self._draw.line(spots, fill=colour, width=round(width * self._unit), joint="curve")
        for corner in (corners[0], corners[-1]):
            self.disc(corner, width / 2, colour)

    def around(self, corners: Sequence[Spot], colour: str, width: float) -> None:
        """The outline of a polygon, half of its width outside."""
        self.path([*corners, corners[0]], colour, width)
        for corner in corners:
            self.disc(corner, width / 2, colour)

    def disc(self, centre: Spot, radius: float, fill: str) -> None:
        """A filled circle."""
        x, y = centre
        self._draw.ellipse(self._box((x - radius, y - radius, x + radius, y + radius)), fill=fill)

    def oval(self, box: Corners, fill: str) -> None:
        """A filled ellipse."""
        self._draw.ellipse(self._box(box), fill=fill)

    def block(self, box: Corners, fill: str, radius: float = 0) -> None:
        """A filled rectangle, its corners rounded."""
        self._draw.rounded_rectangle(self._box(box), radius * self._unit, fill=fill)

    def arc(self, box: Corners, ends: tuple[float, float], colour: str, width: float) -> None:
        """A part of an ellipse's outline, from one angle clockwise to the other."""
        self._draw.arc(self._box(box), *ends, fill=colour, width=round(width * self._unit))

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
        put(
            self._draw,
            self._there(spot),
            text,
            round(size * self._unit),
            weight,
            colour,
            f"{anchor}m",
        )

    def _there(self, spot: Spot) -> Spot:
        return self._origin[0] + spot[0] * self._unit, self._origin[1] + spot[1] * self._unit

    def _box(self, box: Corners) -> Corners:
        return *self._there(box[:2]), *self._there(box[2:])


def blank(width: int, height: int, scale: int) -> tuple[Image.Image, ScaledDraw]:
    """A clear page `scale` times as large as wanted, and a brush on it whose unit is a wanted pixel."""
    page = Image.new("RGBA", (width * scale, height * scale), (0, 0, 0, 0))
    return page, ScaledDraw(page, scale)


def reduced(page: Image.Image, scale: int) -> Image.Image:
    """The page in the wanted size."""
    return page.resize((page.width // scale, page.height // scale), Image.Resampling.LANCZOS)

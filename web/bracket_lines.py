"""A bracket drawn with lines, on as many sheets as it takes: where each match stands, and what leads to it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from usecases.show.bracket import MatchCard
from web.brackets import BracketPart, RoundColumn

MOST_ROWS: Final = 16
MOST_COLUMNS: Final = 6
"""What a sheet of A4 holds in letters that can be read."""
WIDTH, HEIGHT, GAP, STEP, TOP = 40.0, 7.0, 9.0, 46.0, 6.0
"""The box of a match, how far boxes stand from one another downwards and across, and room for the rounds' names."""
_SHEET: Final = (270.0, 165.0)
"""What an A4 sheet across has between its margins and below the heading, in millimetres."""
_BEND: Final = 1.2


@dataclass(frozen=True, slots=True)
class PlacedMatch:
    """A match and the upper left corner of its box; `is_carried`: it stands on a sheet before, too."""

    card: MatchCard
    x: float
    y: float
    is_carried: bool


@dataclass(frozen=True, slots=True)
class BracketSheet:
    """Matches under the names of their rounds (with where these stand), and the lines between them as paths.

    It is `width` to `height`; on paper each of that is `scale` millimetres.
    """

    titles: tuple[tuple[float, str], ...]
    matches: tuple[PlacedMatch, ...]
    lines: tuple[str, ...]
    width: float
    height: float

    @property
    def scale(self) -> float:
        """No larger than life."""
        return min(1.0, _SHEET[0] / self.width, _SHEET[1] / self.height)


def bracket_sheets(parts: Sequence[BracketPart]) -> list[BracketSheet]:
    """Each part begins a sheet; what is too long is cut where its branches meet, and goes on from there on the next.

    Source: house
    """
    return [sheet for part in parts for sheet in _sheets(part, frozenset())]


def bracket_trees(parts: Sequence[BracketPart]) -> list[BracketSheet]:
    """Each part whole, however large: for a screen, which is scrolled."""
    return [_drawn(part, frozenset()) for part in parts]


def _sheets(part: BracketPart, carried: frozenset[int]) -> list[BracketSheet]:
    if _fits(part):
        return [_drawn(part, carried)]
    for at in range(len(part) - 1, 0, -1):
        branches = [_leading_to(card, part[: at + 1]) for card in part[at].cards]
        if all(map(_fits, branches)):
            met = frozenset(card.number for card in part[at].cards)
            return [*(_drawn(branch, carried) for branch in branches), *_sheets(part[at:], met)]
    # Nothing leads on from here: the round goes on, on the next sheet.
    first, rest = part[0], part[1:]
    pieces = (first.cards[at : at + MOST_ROWS] for at in range(0, len(first.cards), MOST_ROWS))
    drawn = [_drawn([RoundColumn(first.name, piece)], carried) for piece in pieces]
    return drawn + (_sheets(rest, frozenset()) if rest else [])


def _sources(card: MatchCard, part: BracketPart) -> list[MatchCard]:
    """The matches whose winners play this one, in the order of its sides."""
    found = [one for column in part for one in column.cards if one.winner_to == card.number]
    return sorted(found, key=lambda one: _side(one, card))


def _leading_to(card: MatchCard, part: BracketPart) -> BracketPart:
    """The part of the columns that leads to this match."""
    wanted, open_ = {card.number}, [card]
    while open_:
        found = _sources(open_.pop(), part)
        wanted |= {one.number for one in found}
        open_ += found
    columns = (
        RoundColumn(column.name, tuple(one for one in column.cards if one.number in wanted))
        for column in part
    )
    return [column for column in columns if column.cards]


def _fits(part: BracketPart) -> bool:
    return len(part) <= MOST_COLUMNS and max(_rows(part).values()) < MOST_ROWS


def _rows(part: BracketPart) -> dict[int, float]:
    """How far down each match stands: between those that lead to it, or below all before."""
    rows: dict[int, float] = {}
    free = 0

    def place(card: MatchCard) -> float:
        nonlocal free
        before = [rows[one.number] if one.number in rows else place(one) for one in _sources(card, part)]
        if before:
            rows[card.number] = sum(before) / len(before)
        else:
            rows[card.number] = float(free)
            free += 1
        return rows[card.number]

    for card in _last_first(part):
        if card.number not in rows:
            place(card)
    return rows


def _last_first(part: BracketPart) -> Iterable[MatchCard]:
    return (card for column in reversed(part) for card in column.cards)


def _drawn(part: BracketPart, carried: frozenset[int]) -> BracketSheet:
    rows = _rows(part)
    matches = {
        card.number: PlacedMatch(
            card, at * STEP + STEP - WIDTH, TOP + rows[card.number] * GAP, card.number in carried
        )
        for at, column in enumerate(part)
        for card in column.cards
    }
    lines = tuple(
        _line(source, match)
        for source in matches.values()
        if (match := matches.get(source.card.winner_to)) is not None
    )
    height = TOP + max(rows.values()) * GAP + HEIGHT + 1
    titles = tuple((at * STEP + STEP - WIDTH, column.name) for at, column in enumerate(part))
    return BracketSheet(titles, tuple(matches.values()), lines, len(part) * STEP + 1, height)


def _line(source: PlacedMatch, match: PlacedMatch) -> str:
    """From the middle of a box to the line of the player who comes from it."""
    x, y = source.x + WIDTH, source.y + HEIGHT / 2
    at = match.y + HEIGHT * (1 + 2 * _side(source.card, match.card)) / 4
    return f"M{x:g} {y:g}H{x + _BEND:g}V{at:g}H{match.x:g}"


def _side(source: MatchCard, match: MatchCard) -> int:
    players = {side.player for side in source.sides if side.player}
    mine = (side.winner_of == source.number or side.player in players for side in match.sides)
    return next((number for number, is_mine in enumerate(mine) if is_mine), 0)

"""A bracket in columns, a column a round: whole on its page, what is still to be played on the hall's screen."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from bot.i18n import Language, plain
from usecases.show.bracket import BracketView, MatchCard

_BELOW: Final = ("losers", "consolation", "last-chance")
_A_COLUMN: Final = 4
_COLUMNS: Final = 3
_A_GRID: Final = 12


@dataclass(frozen=True, slots=True)
class RoundColumn:
    """The matches of a round of the bracket, under its name."""

    name: str
    cards: tuple[MatchCard, ...]

    @property
    def is_decided(self) -> bool:
        """Whether nothing of it is still to be played."""
        return all(card.decided for card in self.cards)


BracketPart = list[RoundColumn]
"""The columns of the main bracket, or of one that stands below it."""


def bracket_parts(view: BracketView, language: Language) -> list[BracketPart]:
    """Losers, consolation and last chance stand below the bracket, each on its own."""

    def name(card: MatchCard) -> str:
        return plain(language, f"match-phase-{card.label.phase}", {"round": card.label.round})

    return [
        [RoundColumn(named, tuple(cards)) for named, cards in groupby(part, key=name)]
        for _, part in groupby(view.cards, key=_part)
    ]


def bracket_slides(parts: Sequence[BracketPart]) -> list[BracketPart]:
    """What fits on a screen at a time: rounds that are not over, or the last one of a part that is."""
    slides: list[BracketPart] = []
    for part in parts:
        columns = [column for column in part if not column.is_decided] or part[-1:]
        small = [column for column in columns if len(column.cards) <= _A_COLUMN]
        for column in columns:
            if column not in small:
                slides += [[RoundColumn(column.name, cards)] for cards in _slices(column.cards)]
        slides += [small[start : start + _COLUMNS] for start in range(0, len(small), _COLUMNS)]
    return slides


def _slices(cards: tuple[MatchCard, ...]) -> list[tuple[MatchCard, ...]]:
    return [cards[start : start + _A_GRID] for start in range(0, len(cards), _A_GRID)]


def _part(card: MatchCard) -> str:
    return next((name for name in _BELOW if card.label.phase.startswith(name)), "")

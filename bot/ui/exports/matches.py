"""Matches of two, one a line: the list that bracket programs and our own import read."""

from collections.abc import Iterator

from bot.i18n import Language
from bot.ui.exports.sheets import Cell, Sheet
from bot.ui.match_places import phase_words
from usecases.event.export import EventExport, ExportedLine

_COLUMNS = ("round", "phase", "match", "player_1", "score_1", "player_2", "score_2", "winner")
_TWO = 2


def matches_sheet(export: EventExport, language: Language) -> Sheet:
    """Every match that has players, played or not."""
    return Sheet("matches", _COLUMNS, tuple(_rows(export, language)))


def _rows(export: EventExport, language: Language) -> Iterator[tuple[Cell, ...]]:
    lines = {(line.round.number, line.table.number, line.player): line for line in export.results}
    for shown in export.rounds:
        for seated in shown.tables:
            number, seats = (shown.round.number, seated.table.number), seated.table.seats
            if len(seats) != _TWO:
                continue
            sides = [(player, lines.get((*number, player))) for player in seats]
            winner = next((player for player, line in sides if _won(line)), None)
            yield (
                number[0],
                phase_words(export.places.at(*number), language),
                number[1],
                *(
                    cell
                    for player, line in sides
                    for cell in (export.called[player], line.raw if line else None)
                ),
                export.called[winner] if winner else "",
            )


def _won(line: ExportedLine | None) -> bool:
    return line is not None and line.version.winner == line.player

"""The standings' picture: a name is whole while there is room, smaller before it is cut, and touches no number."""

from datetime import UTC, datetime
from fractions import Fraction
from itertools import pairwise

import pytest

from bot.i18n import Language
from bot.ui.pictures.canvas import Canvas, Point, Style, lines_of, width_of
from bot.ui.pictures.standings import standings_picture
from data.records import Person
from league.event import Event
from league.ids import EventId, PlayerId
from league.regulations import PROFILES
from league.regulations.terms import TieBreak
from league.round import Stage
from league.standings import EntrantStatus, Standings, StandingsRow
from league.standings.overall import Reached
from usecases.show.standings import StageTable, StandingsView

EVENT = Event(EventId(1), 1, "Cup", "catan-japan", 1, datetime(2026, 1, 1, tzinfo=UTC))
BREAKS = (TieBreak.WINS, TieBreak.POINTS, TieBreak.TABLE_SHARE)
VALUES = (Fraction(12), Fraction(103), Fraction(2, 3))


def view(*names: str) -> StandingsView:
    """All have played the final, and have moved: nowhere is there less room."""
    rows = tuple(
        StandingsRow(place, PlayerId(place), 12, VALUES[1], VALUES[2], 12, VALUES, EntrantStatus.ACTIVE)
        for place in range(1, len(names) + 1)
    )
    reached = {row.player: Reached(Stage.FINAL, row.place) for row in rows}
    table = StageTable(None, Standings(BREAKS, rows), 8, 0, reached)
    people = {PlayerId(n): Person(PlayerId(n), 1, name) for n, name in enumerate(names, 1)}
    climbed = {row.player: 2 for row in rows}
    return StandingsView(EVENT, PROFILES["catan-japan"], table, (), people, climbed=climbed)


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Point, str, Style, int]]:
    """What is written where, as it goes to the page."""
    written: list[tuple[Point, str, Style, int]] = []
    draw = Canvas.words

    def noted(self: Canvas, at: Point, text: str, style: Style, width: int = 780) -> None:
        written.append((at, text, style, width))
        draw(self, at, text, style, width)

    monkeypatch.setattr(Canvas, "words", noted)
    return written


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("name", ["Tomasz Zieliński", "Maximilian Bauer", "小笠原 真理子", "Ó Súilleabháin"])
def test_a_name_is_whole_where_there_is_room(
    drawn: list[tuple[Point, str, Style, int]], language: Language, name: str
) -> None:
    standings_picture(view("Ann", name), 0, language, "")
    (place,) = [one for one in drawn if one[1] == name]
    (line,) = lines_of(name, place[2], place[3])
    assert line[0] == name
    assert place[2].size >= 22


@pytest.mark.parametrize("language", ["en", "ja"])
def test_nothing_in_a_row_or_in_the_head_touches_what_stands_beside_it(
    drawn: list[tuple[Point, str, Style, int]], language: Language
) -> None:
    standings_picture(view("Ann", "W" * 80, "山" * 80), 0, language, "")
    lines: dict[int, list[tuple[int, int]]] = {}
    for (x, y), text, style, width in drawn:
        wide = width_of(text, style, width)
        left = {"l": x, "m": x - wide // 2, "r": x - wide}[style.anchor[0]]
        lines.setdefault(y, []).append((left, left + wide))
    for found in lines.values():
        places = sorted(found)
        assert all(right <= left for (_, right), (left, _) in pairwise(places)), places
    cut = [text for _, text, style, width in drawn if lines_of(text, style, width)[0][0].endswith("…")]
    assert {text[0] for text in cut} == {"W", "山"}, "no label, no number"

"""The seating picture: readable, deterministic, one page for sixteen tables, safe with any name."""

from datetime import UTC, datetime
from io import BytesIO

import pytest
from PIL import Image

from bot.ui.pictures.canvas import WIDTH, fitted
from bot.ui.pictures.lettering import font_of
from bot.ui.pictures.seating import seating_pictures
from data.records import Person
from league.event import Event
from league.ids import EventId, PlayerId, RoundId, TableId
from league.round import Round, Table
from tests.support.wording import says
from usecases.show.round import RoundView, SeatedTable

EVENT = Event(EventId(1), 1, "春の大会", "catan-japan", 1, datetime(2026, 1, 1, tzinfo=UTC))


def view(tables: int, name: str = "はるか") -> RoundView:
    seats = tuple(PlayerId(number) for number in range(4))
    people = tuple(Person(PlayerId(number), 1, f"{name} {number}") for number in range(4))
    seated = (
        SeatedTable(Table(TableId(n), EVENT.id, RoundId(1), n, seats), people) for n in range(1, tables + 1)
    )
    return RoundView(EVENT, Round(RoundId(1), EVENT.id, 1), tuple(seated))


def test_picture_is_twice_as_wide_as_a_phone_and_the_same_bytes_each_time() -> None:
    first, second = seating_pictures(view(4), "ja"), seating_pictures(view(4), "ja")
    assert first == second
    assert Image.open(BytesIO(first[0].data)).size[0] == WIDTH == 2 * 390


@pytest.mark.parametrize(("tables", "pages"), [(1, 1), (16, 1), (17, 2), (156, 10), (250, 10)])
def test_sixteen_tables_fill_a_page_and_ten_pages_a_message(tables: int, pages: int) -> None:
    assert len(seating_pictures(view(tables), "en")) == pages


def test_alternative_text_names_tables_and_players() -> None:
    alt = seating_pictures(view(2), "ja")[0].alt
    assert says(alt, "seating-title", language="ja")
    assert "テーブル2: はるか 0、はるか 1" in alt


@pytest.mark.parametrize(
    ("name", "drawn"),
    [("鈴木🎉", "鈴木"), ("🎲🎲", "—"), ("Ó Súilleabháin", "Ó Súilleabháin"), ("a\nb\u202e", "a b")],
)
def test_letters_without_a_picture_are_left_out(name: str, drawn: str) -> None:
    assert fitted(name, font_of(26, "Regular"), 400) == drawn


def test_long_names_end_with_an_ellipsis_inside_their_place() -> None:
    font = font_of(26, "Regular")
    line = fitted("山" * 10_000, font, 200)
    assert line.endswith("…")
    assert font.getlength(line) <= 200

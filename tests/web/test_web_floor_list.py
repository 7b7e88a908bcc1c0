"""A list of players on the floor board: shown as it was understood, mapped, and entered after one yes."""

import io
import re

import pytest

from bot.i18n import LANGUAGES
from data.database import Database
from data.transaction import read
from league.event import EventStatus
from league.importing import LARGEST
from tests.support.league_builder import League, league
from tests.support.wording import says
from tests.web.at_floor import floor_pages, form_on, staff
from tests.web.at_table import text_of
from usecases.undo.find import Undo
from usecases.undo.take_back import undo
from web.limits import LARGEST_FORM

LIST = "Nr\tSpielername\tWer\n1\tRosa Luchs\tx\n2\tKen Adler\ty\n"


@pytest.fixture
def made(database: Database) -> League:
    found = league(database, 2)
    found.change(lambda uow: uow.events.change(uow.events.require(found.event_id), status=EventStatus.OPEN))
    return found


def entered(made: League) -> list[str]:
    """Who is on the event's list, by name."""
    listed = read(made.database, lambda uow: uow.entries.list_of(uow.events.require(made.event_id)))
    players = [entry.player for entry in listed.entries]
    return sorted(read(made.database, lambda uow: [uow.people.require(one).name for one in players]))


async def test_a_pasted_list_is_shown_mapped_and_entered_after_one_yes(made: League) -> None:
    async with floor_pages(made) as (visitor, _):
        one = await staff(visitor, made)
        one.path += "/list"
        before = entered(made)
        page = await one.does("read", list=LIST)
        assert says(text_of(page), "web-list-understood")
        assert "Rosa Luchs" in page
        page = await one.does_on(page, "map", column_1="", column_2="name")
        assert "Rosa Luchs" not in text_of(page).partition("Paste")[0]
        page = await one.does_on(page, "map", column_1="name", column_2="")
        assert entered(made) == before
        address, inside = form_on(page, "enter", {})
        for _ in range(2):  # two taps
            answer = await one.browser.post(address, inside)
            assert (answer.status, answer.headers["Location"]) == (303, f"/f/{made.event_id}?lang=en")
        assert entered(made) == sorted([*before, "Rosa Luchs", "Ken Adler"])
        made.do(undo, Undo(made.organizer(), made.event_id))
        assert entered(made) == before


async def test_what_the_first_line_is_can_be_said(made: League) -> None:
    async with floor_pages(made) as (visitor, _):
        one = await staff(visitor, made)
        one.path += "/list"
        before = entered(made)
        page = await one.does("read", list="Wer,Punktzahl?\nRosa Luchs,12\nKen Adler,13\n")
        assert says(text_of(page), "ask-first-heading")
        page = await one.does_on(page, "map", first="player")
        assert "<td>Wer</td>" in page
        page = await one.does_on(page, "map", first="heading")
        assert "<td>Wer</td>" not in page
        page = await one.does_on(page, "map", first="no-such")
        address, inside = form_on(page, "enter", {})
        await one.browser.post(address, inside)
        assert entered(made) == sorted([*before, "Rosa Luchs", "Ken Adler"])


async def test_a_file_is_read_as_well(made: League) -> None:
    async with floor_pages(made) as (visitor, _):
        one = await staff(visitor, made)
        one.path += "/list"
        address, inside = form_on(await one.look(), "read", {})
        sheet = "name,seed\n" + "\n".join(f"Player number {number},{number}" for number in range(1, 601))
        assert len(sheet) > LARGEST_FORM / 2
        answer = await one.browser.post(address, {**inside, "file": io.BytesIO(sheet.encode("utf-16"))})
        page = await answer.text()
        assert len(re.findall(r"<td>Player number", page)) == 600


async def test_what_is_no_list_or_too_large_is_refused_in_words_and_stores_nothing(made: League) -> None:
    async with floor_pages(made) as (visitor, _):
        one = await staff(visitor, made)
        one.path += "/list"
        before = entered(made)
        assert 'role="alert"' in await one.does("read", list="")
        address, inside = form_on(await one.look(), "read", {})
        for content in (b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR" * 20, b"x" * 210_000, b"x" * 500_000):
            answer = await one.browser.post(address, {**inside, "file": io.BytesIO(content)})
            assert answer.status == 200
            shown = await answer.text()
            assert len(content) < LARGEST or says(text_of(shown), "refusal-file-too-large", most=200)
            assert 'value="enter"' not in shown
        mapped = await one.browser.post(address, {**inside, "do": "map", "column-0": "no-such"})
        assert 'role="alert"' in await mapped.text()  # nothing was sent before
        assert entered(made) == before


async def test_only_organizers_see_the_list(made: League) -> None:
    async with floor_pages(made) as (visitor, roles):
        judge, one = await staff(visitor, made, 2), await staff(visitor, made)
        assert "/list" not in await judge.look()
        assert f"/f/{made.event_id}/list" in await one.look()
        one.path += "/list"
        assert (await judge.browser.get(one.path)).status == 404
        address, inside = form_on(await one.look(), "read", {})
        roles.of[1] = frozenset()
        assert (await one.browser.post(address, {**inside, "list": LIST})).status == 404


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_page_is_worded_in_both_languages(made: League, language: str) -> None:
    async with floor_pages(made) as (visitor, _):
        one = await staff(visitor, made)
        one.path += "/list"
        address, inside = form_on(await one.look(lang=language), "read", {})
        answer = await one.browser.post(
            address, {**inside, "list": "名前,レート\n佐藤 葵,1600\nP1,1500\nP1,1"}
        )
        assert "web-list" not in text_of(await answer.text())

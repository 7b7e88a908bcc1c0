"""Notes and calls on the floor board: nobody else reads a note, no note is overwritten unread."""

import re

import pytest

from bot.i18n import LANGUAGES
from data.database import Database
from data.transaction import read
from league.round import Table
from tests.support.league_builder import League, league
from tests.support.wording import says
from tests.web.at_floor import Staff, floor_pages, form_on, forms_on, staff
from tests.web.at_table import text_of


@pytest.fixture
def made(database: Database) -> League:
    return league(database, 8)


def table_of(made: League) -> Table:
    first, _ = made.round(1, [[1, 2, 3, 4], [5, 6, 7, 8]])
    return first


async def note(one: Staff, page: str, text: str, **about: int) -> str:
    """Write a note into its form on a page."""
    (form,) = [
        form
        for form in re.findall(r"<form method=\"post\".*?</form>", page, re.DOTALL)
        if 'value="note"' in form and all(f'name="{name}" value="{at}"' in form for name, at in about.items())
    ]
    address, inside = form_on(form, "note", {})
    return await (await one.browser.post(address, {**inside, "note": text})).text()


async def test_a_note_stands_on_the_tile_for_all_who_run_the_event_until_it_is_taken_back(
    made: League,
) -> None:
    table = table_of(made)
    async with floor_pages(made) as (visitor, _):
        one, other = await staff(visitor, made), await staff(visitor, made, 2)
        await note(one, await one.look(table=table.id), "Slow table", at=table.id)
        await note(other, await other.look(table=table.id), "Has paid", player=2)
        for who in (one, other):
            page = text_of(await who.look())
            assert "✎ Slow table" in page
            assert "P2: Has paid" in page
        await one.does("undo")
        assert "Slow table" not in text_of(await other.look()).partition("noted")[0]
        public = await visitor.get(f"/e/{made.event_id}")
        assert "Has paid" not in await public.text()


async def test_whoever_has_not_read_a_note_is_told_of_it_and_overwrites_nothing(made: League) -> None:
    table = table_of(made)
    async with floor_pages(made) as (visitor, _):
        one, other = await staff(visitor, made), await staff(visitor, made, 2)
        stale = await other.look(table=table.id)
        await note(one, await one.look(table=table.id), "Slow table", at=table.id)
        late = await note(other, stale, "Quick table", at=table.id)
        assert says(text_of(late), "refusal-note-changed", note="Slow table")
        (kept,) = read(made.database, lambda uow: uow.notes.find(event_id=made.event_id))
        assert kept.text == "Slow table"
        await note(other, late, "Quick table", at=table.id)
        (kept,) = read(made.database, lambda uow: uow.notes.find(event_id=made.event_id))
        assert kept.text == "Quick table"


async def test_a_table_is_called_once_it_is_known_whom_that_calls_and_not_twice(made: League) -> None:
    table = table_of(made)
    async with floor_pages(made) as (visitor, _):
        judge = await staff(visitor, made, 2)
        page = await judge.look(table=table.id)
        asked = await judge.does_on(page, "call")
        assert says(text_of(asked), "web-floor-calls-players", count=4, names="P1, P2, P3, P4")
        assert read(made.database, lambda uow: uow.reminders.find()) == ()
        await judge.does("call", table=table.id)
        (told,) = read(made.database, lambda uow: uow.outbox.notices.find(text="notice-called-again"))
        assert set(told.mentions) == {1001, 1002, 1003, 1004}
        again = await judge.does_on(await judge.look(table=table.id), "call")
        assert 'role="alert"' in again
        assert 'name="sure"' not in again


@pytest.mark.parametrize("language", LANGUAGES)
async def test_notes_and_calls_are_worded_in_both_languages(made: League, language: str) -> None:
    table = table_of(made)
    async with floor_pages(made) as (visitor, _):
        one = await staff(visitor, made)
        for text in ("Slow", "Slow", "", "x" * 300):
            page = await one.look(table=table.id, lang=language)
            assert "note" in forms_on(page)
            shown = await note(one, page, text, at=table.id)
            assert not any(key in text_of(shown) for key in ("web-", "refusal-", "audit-"))

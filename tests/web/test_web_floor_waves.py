"""Clocks of one, some or all tables on the floor board: tables are ticked, or typed as a range."""

import re

import pytest

from bot.i18n import LANGUAGES
from data.database import Database
from data.transaction import read
from league.round import TableStatus
from tests.support.league_builder import GUILD, League, league
from tests.support.wording import says
from tests.web.at_floor import Staff, floor_pages, form_on, staff
from tests.web.at_table import text_of


@pytest.fixture
def made(database: Database) -> League:
    found = league(database, 16)
    found.change(
        lambda uow: uow.guilds.change(uow.guilds.require(GUILD), pairings_channel=5, results_channel=6)
    )
    return found


async def published(one: Staff) -> None:
    """Four tables wait for their start."""
    for step in ("seat", "publish"):
        await one.does(step)


async def wave(one: Staff, page: str, do: str, **typed: str) -> str:
    """The form of waves, sent by this button."""
    (form,) = re.findall(r"<form method=\"post\" action=\"[^\"]*\" id=\"wave-.*?</form>", page, re.DOTALL)
    address, inside = form_on(form.replace("<button", '<input name="do" value=""><button'), "", {})
    said = {name.replace("_", "-"): value for name, value in typed.items()}
    return await (await one.browser.post(address, {**inside, **said, "do": do})).text()


def numbers(made: League, status: TableStatus) -> list[int]:
    """The tables that stand so."""
    tables = read(made.database, lambda uow: uow.tables.find(event_id=made.event_id, status=status))
    return sorted(table.number for table in tables)


def paused(made: League) -> list[int]:
    """The tables whose clocks stand still."""

    def look(uow: object) -> list[int]:
        kept = uow.clocks.find()  # type: ignore[attr-defined]  # a unit of work
        return sorted(uow.tables.require(one.id).number for one in kept if one.clock.paused_at)  # type: ignore[attr-defined]

    return read(made.database, look)


async def test_some_tables_are_started_paused_and_given_minutes(made: League) -> None:
    async with floor_pages(made) as (visitor, _):
        judge, one = await staff(visitor, made, 2), await staff(visitor, made)
        await published(one)
        await wave(judge, await judge.look(), "start", tables="1-2", at_4="on")
        assert numbers(made, TableStatus.PLAYING) == [1, 2, 4]
        await wave(judge, await judge.look(), "pause", at_2="on", tables="")
        assert paused(made) == [2]
        page = await judge.look()
        assert says(
            text_of(page),
            "audit-round-paused",
            round=1,
            table=2,
        )
        await judge.does("undo")
        assert paused(made) == []
        await wave(judge, await judge.look(), "extend", at_1="on", tables="4", minutes="7")
        more = read(
            made.database, lambda uow: [one.clock.extended.total_seconds() for one in uow.clocks.find()]
        )
        assert sorted(more) == [0, 420, 420]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_what_names_no_table_touches_no_clock_and_what_was_ticked_stays(
    made: League, language: str
) -> None:
    async with floor_pages(made) as (visitor, _):
        one = await staff(visitor, made)
        await published(one)
        page = await one.look(lang=language)
        for typed in ({}, {"tables": "one"}, {"tables": "1-9"}, {"at_2": "on", "tables": "77"}):
            shown = await wave(one, page, "start", **typed)
            assert 'role="alert"' in shown
            assert "refusal-" not in text_of(shown)
            assert "web-" not in text_of(shown)
        assert 'name="at-2" checked' in shown
        assert numbers(made, TableStatus.PLAYING) == []


async def test_the_page_of_a_round_that_is_over_starts_no_clock_of_the_next(made: League) -> None:
    async with floor_pages(made) as (visitor, _):
        one, late = await staff(visitor, made), await staff(visitor, made, 2)
        await published(one)
        await one.does("start")
        stale = await late.look()
        made.change(
            lambda uow: uow.rounds.change(uow.rounds.find(event_id=made.event_id)[0], status="finished")
        )
        made.round(2, [(1, 2, 3, 4), (5, 6, 7, 8)])
        shown = await wave(late, stale, "pause", tables="1")
        assert says(text_of(shown), "refusal-round-closed", number=1)
        assert paused(made) == []

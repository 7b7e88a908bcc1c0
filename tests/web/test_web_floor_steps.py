"""Check-in, the cut and the end on the floor board: what each would do is said first, and each can be undone."""

import html
import re
from dataclasses import replace

import pytest

from data.database import Database
from data.transaction import read
from data.unit_of_work import UnitOfWork
from league.entry import EntryStatus
from league.event import EventStatus
from league.round import Round, RoundStatus, Stage, Table
from tests.support.league_builder import GUILD, League, league
from tests.support.wording import says
from tests.web.at_floor import Staff, floor_pages, form_on, forms_on, staff
from tests.web.at_table import text_of


@pytest.fixture
def made(database: Database) -> League:
    found = league(database, 13, rounds=1)
    found.change(
        lambda uow: uow.guilds.change(
            uow.guilds.require(GUILD), pairings_channel=5, results_channel=6, announcements_channel=7
        )
    )
    return found


def before_start(made: League) -> None:
    def work(uow: UnitOfWork) -> None:
        uow.events.save(replace(uow.events.require(made.event_id), status=EventStatus.OPEN))

    made.change(work)


def over(made: League, *tables: Table) -> None:
    """These have finished their round."""
    made.change(
        lambda uow: uow.rounds.change(uow.rounds.require(tables[0].round_id), status=RoundStatus.FINISHED)
    )


def played(made: League, *scores: tuple[int, int, int, int]) -> None:
    """The qualifier is over: three tables with these scores."""
    tables = made.round(1, [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]])
    for table, at in zip(tables, scores, strict=True):
        made.report(table, dict(zip(table.seats, at, strict=True)))
    over(made, *tables)


def status(made: League) -> EventStatus:
    return read(made.database, lambda uow: uow.events.require(made.event_id)).status


def rounds(made: League) -> list[Round]:
    return sorted(
        read(made.database, lambda uow: uow.rounds.find(event_id=made.event_id)), key=lambda row: row.number
    )


def entries(made: League, state: EntryStatus) -> list[int]:
    return [
        int(one.player)
        for one in read(made.database, lambda uow: uow.entries.list_of(made.event)).entries
        if one.status is state
    ]


async def asked_by(one: Staff, do: str, **said: str | int) -> str:
    """The question that the board asks back."""
    page = await one.does_on(await one.look(), do, **said)
    assert 'name="sure"' in page
    return page


async def yes(one: Staff, asked: str, do: str) -> str:
    """The second tap; the board then."""
    answer = await one.browser.post(*form_on(asked, do, {"sure": 1}))
    assert answer.status == 303
    return await (await one.browser.get(answer.headers["Location"])).text()


async def test_a_check_in_says_whom_it_calls_and_until_when_before_it_opens(made: League) -> None:
    before_start(made)
    async with floor_pages(made) as (visitor, _):
        one = await staff(visitor, made)
        for typed in ("22:00", "11pm EST"):  # meant so, and guessed
            page = await asked_by(one, "checkin", until=typed)
            assert status(made) is EventStatus.OPEN
            said = text_of(page)
            assert says(said, "web-floor-calls-players", count=13), said
            assert "<t:" not in html.unescape(page)
            assert says(said, "moment-in-words", year="2026")
        board = await yes(one, page, "checkin")
        assert status(made) is EventStatus.CHECK_IN
        assert says(board, "web-floor-missing", count=13)
        await one.does("undo")
        assert status(made) is EventStatus.OPEN


async def test_who_is_missing_is_checked_in_or_marked_as_a_no_show_from_the_board(made: League) -> None:
    before_start(made)
    async with floor_pages(made) as (visitor, _):
        one, judge = await staff(visitor, made), await staff(visitor, made, 2)
        await one.does("checkin", until="22:00")
        assert not {"check-in", "no-show"} & forms_on(await judge.look())
        for player in range(1, 13):
            await one.does("check-in", player=player)
        assert entries(made, EntryStatus.CHECKED_IN) == list(range(1, 13))
        late = await one.look()
        await one.does("check-in", player=13)
        assert says(await one.does_on(late, "no-show", player=13), "refusal-entry-checked-in", player="P13")
        await one.does("undo")
        page = await asked_by(one, "no-show", player=13)
        assert entries(made, EntryStatus.NO_SHOW) == []
        board = await yes(one, page, "no-show")
        assert entries(made, EntryStatus.NO_SHOW) == [13]
        assert "no-show" not in forms_on(board)
        await one.does("undo")
        assert entries(made, EntryStatus.CONFIRMED) == [13]
        await one.does("undo")
        assert entries(made, EntryStatus.CHECKED_IN) == list(range(1, 12))


async def test_where_the_regulations_leave_it_open_the_board_asks_what_follows_the_qualifier(
    made: League,
) -> None:
    played(made, (10, 9, 8, 7), (10, 7, 6, 5), (10, 5, 4, 3))
    for stage, through in ((Stage.FINAL, 4), (Stage.SEMI_FINAL, 13)):
        async with floor_pages(made) as (visitor, _):
            one = await staff(visitor, made)
            page = await one.does_on(await one.look(), "advance")
            assert 'role="alert"' in page
            asked = await one.does_on(page, "advance", stage=stage.value)
            assert len(rounds(made)) == 1
            assert says(text_of(asked), "advance-through", count=through), text_of(asked)
            assert says(text_of(asked), "web-floor-calls-nobody")
            board = await yes(one, asked, "advance")
            assert rounds(made)[-1].stage is stage
            assert says(text_of(board), "web-floor-planned")
            await one.does("undo")
            assert len(rounds(made)) == 1 or rounds(made)[-1].status is RoundStatus.CANCELLED


async def test_the_stage_that_was_chosen_outlives_the_question_who_of_those_who_are_level_goes_through(
    database: Database,
) -> None:
    made = league(database, 12, rounds=1)
    played(made, *[(10, 5, 5, 5)] * 3)
    async with floor_pages(made) as (visitor, _):
        one = await staff(visitor, made)
        page = await one.does_on(await one.look(), "advance")
        tie = await one.does_on(page, "advance", stage="final")
        assert says(text_of(tie), "advance-tie", places=1, playoff=1)
        address, inside = form_on(tie, "advance", {"stage": "final"})
        level = re.findall(r'name="(through-\d+)"', tie)
        assert len(level) == 9
        sent = await one.browser.post(address, {**inside, level[0]: "on"})
        board = await yes(one, await sent.text(), "advance")
        assert rounds(made)[-1].stage is Stage.FINAL
        assert says(text_of(board), "web-floor-planned")


async def test_before_an_event_ends_the_board_says_whom_it_tells_and_the_end_is_undone(made: League) -> None:
    played(made, (10, 9, 8, 7), (10, 7, 6, 5), (10, 5, 4, 3))
    final = made.round(2, [[1, 5, 9, 2]], Stage.FINAL)[0]
    made.report(final, {1: 10, 5: 8, 9: 7, 2: 5})
    made.change(
        lambda uow: uow.rounds.change(uow.rounds.require(final.round_id), status=RoundStatus.FINISHED)
    )
    async with floor_pages(made) as (visitor, _):
        one = await staff(visitor, made)
        page = await asked_by(one, "finish")
        assert status(made) is EventStatus.RUNNING
        assert says(text_of(page), "web-floor-calls-players"), text_of(page)
        await yes(one, page, "finish")
        assert status(made) is EventStatus.FINISHED
        await one.does("undo")
        assert status(made) is EventStatus.RUNNING


@pytest.mark.parametrize("line", ["", "0", "x", str(2**63)])
async def test_an_undo_that_names_no_line_takes_nothing_back(made: League, line: str) -> None:
    before_start(made)
    async with floor_pages(made) as (visitor, _):
        one = await staff(visitor, made)
        page = await one.does("checkin", until="22:00")
        address, inside = form_on(page, "undo", {})
        answer = await one.browser.post(address, {**inside, "line": line})
        assert 'class="card bad" role="alert"' in await answer.text()
        assert status(made) is EventStatus.CHECK_IN

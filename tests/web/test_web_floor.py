"""The floor board: an event is run from one page, by whoever may at that moment, by the commands' own use cases."""

import html
import re
from dataclasses import replace

import pytest

from bot.i18n import LANGUAGES
from data.database import Database
from data.transaction import read
from league.entry import EntryStatus
from league.event import EventStatus
from league.ids import PlayerId
from league.regulations import PenaltyKind
from league.round import RoundStatus, Table, TableStatus
from tests.support.league_builder import GUILD, League, league
from tests.support.wording import says
from tests.web.at_floor import Staff, floor_pages, form_on, forms_on, staff
from tests.web.at_table import text_of
from tests.web.signed import browser, signed_in
from usecases.judge.call import CallJudge, call_judge
from web.floor.deeds import DEEDS


@pytest.fixture
def made(database: Database) -> League:
    found = league(database, 8)
    found.change(
        lambda uow: uow.guilds.change(uow.guilds.require(GUILD), pairings_channel=5, results_channel=6)
    )
    return found


def statuses(made: League) -> list[TableStatus]:
    """How the tables stand, by number."""
    tables = read(made.database, lambda uow: uow.tables.find(event_id=made.event_id))
    return [table.status for table in sorted(tables, key=lambda table: table.number)]


async def begun(one: Staff) -> None:
    """A round is drawn, published and started."""
    for step in ("seat", "publish", "start"):
        await one.does(step)


async def test_a_round_is_drawn_published_started_entered_and_ended_on_the_board(made: League) -> None:
    async with floor_pages(made) as (visitor, _):
        one = await staff(visitor, made)
        await one.does("seat")
        assert statuses(made) == [TableStatus.WAITING] * 2
        assert "planned" in await one.look()
        await one.does("publish")
        await one.does("start")
        assert statuses(made) == [TableStatus.PLAYING] * 2
        page = await one.look()
        for table in map(int, re.findall(r'id="tile-(\d+)"', page)):
            shown = await one.look(table=table)
            scores = dict(zip(re.findall(r'name="(score-\d+)"', shown), ("10", "8", "7", "5"), strict=True))
            answer = await one.browser.post(*_filled(shown, scores))
            assert answer.status == 303
        assert statuses(made) == [TableStatus.FINAL] * 2
        await one.does("end")
        rounds = read(made.database, lambda uow: uow.rounds.find(event_id=made.event_id))
        assert [round_.status for round_ in rounds] == [RoundStatus.FINISHED]


def _filled(page: str, typed: dict[str, str]) -> tuple[str, dict[str, str]]:
    address, inside = form_on(page, "report", {})
    return address, {**inside, "ended": "victory", **typed}


async def test_after_an_entered_result_the_next_table_without_one_is_open(made: League) -> None:
    first, second = made.round(1, [[1, 2, 3, 4], [5, 6, 7, 8]])
    async with floor_pages(made) as (visitor, _):
        one = await staff(visitor, made)
        shown = await one.look(table=first.id)
        answer = await one.browser.post(
            *_filled(
                shown,
                {
                    f"score-{player}": str(score)
                    for player, score in zip((1, 2, 3, 4), (10, 8, 7, 5), strict=True)
                },
            )
        )
        assert f"table={second.id}" in answer.headers["Location"]


async def test_what_the_rules_refuse_is_said_and_what_was_typed_stays(made: League) -> None:
    (table,) = made.round(1, [[1, 2, 3, 4]])
    async with floor_pages(made) as (visitor, _):
        one = await staff(visitor, made)
        typed = {"score-1": "10", "score-2": "eight", "score-3": "7", "score-4": "5"}
        page = await (await one.browser.post(*_filled(await one.look(table=table.id), typed))).text()
        assert 'role="alert"' in page
        assert "eight" in text_of(page)
        assert 'name="score-1" value="10"' in page
        assert statuses(made) == [TableStatus.PLAYING]


async def test_a_refused_correction_and_ruling_stand_in_their_forms_again(made: League) -> None:
    (table,) = made.round(1, [[1, 2, 3, 4]])
    made.report(table, {1: 10, 2: 8, 3: 7, 4: 5})
    made.do(call_judge, CallJudge(made.player(1), "Who moves?", table_id=table.id))
    async with floor_pages(made) as (visitor, _):
        one = await staff(visitor, made)
        address, inside = form_on(await one.look(table=table.id), "correct", {})
        typed = {"score-2": "nine", "ended": "victory", "reason": "a slip"}
        page = await (await one.browser.post(address, {**inside, **typed})).text()
        assert 'name="score-2" value="nine"' in page
        assert 'name="reason" value="a slip"' in page
        await one.does("rule", call=1, decision="x" * 299)
        again = await one.send(page, "rule", call=1, decision="another word")
        assert again.status == 200
        assert 'role="alert"' in await again.text()


async def test_a_guessed_end_of_the_check_in_is_confirmed_once(made: League) -> None:
    opened = EventStatus.OPEN
    made.change(lambda uow: uow.events.save(replace(uow.events.require(made.event_id), status=opened)))
    async with floor_pages(made) as (visitor, _):
        one = await staff(visitor, made)
        page = await (await one.send(await one.look(), "checkin", until="in two hours maybe")).text()
        assert 'role="alert"' in page
        assert 'value="in two hours maybe"' in page
        page = await (await one.send(await one.look(), "checkin", until="11pm EST")).text()
        assert "<t:" not in html.unescape(page)
        assert says(
            page, "moment-in-words", day=2, year="2026", time="13:00"
        )  # eleven in the evening in New York, as the hall counts
        address, inside = form_on(page, "checkin", {})
        assert (await one.browser.post(address, inside)).status == 303
        status = read(made.database, lambda uow: uow.events.require(made.event_id)).status
        assert status is EventStatus.CHECK_IN


async def test_whoever_has_no_role_there_finds_no_event_and_does_nothing(made: League) -> None:
    (table,) = made.round(1, [[1, 2, 3, 4]])
    async with floor_pages(made) as (visitor, roles):
        player = await signed_in(visitor, 1001, "P1")
        stranger = await signed_in(visitor, 999, "Nobody")
        pages = set()
        for one in (player, stranger):
            for number in (made.event_id, 404):
                answer = await one.get(f"/f/{number}?lang=en")
                assert answer.status == 404
                pages.add((await answer.text()).replace(f"/f/{number}", ""))
                assert (await one.get(f"/f/{number}/live")).status == 404
        assert len(pages) == 1
        assert (await browser(visitor).get(f"/f/{made.event_id}")).status == 403
        judge = await staff(visitor, made, 2)
        page = await judge.look(table=table.id)
        roles.of[2] = frozenset()
        assert (await judge.send(page, "report")).status == 404
        del roles.of[2]
        assert (await judge.send(page, "report")).status == 404


async def test_a_judge_sees_no_step_of_the_organizer_and_takes_none(made: League) -> None:
    async with floor_pages(made) as (visitor, _):
        organizer, judge = await staff(visitor, made, 1), await staff(visitor, made, 2)
        page = await organizer.look()
        assert {"seat", "finish"} <= forms_on(page)
        assert not {"seat", "finish"} & forms_on(await judge.look())
        address, inside = form_on(page, "seat", {})
        own = form_on(await judge.look(), "undo", {})[1] if "undo" in forms_on(await judge.look()) else {}
        assert not own
        assert (await judge.browser.post(address, inside)).status == 403  # the form is another person's
        assert statuses(made) == []


async def test_a_plan_is_on_no_judges_board(made: League) -> None:
    async with floor_pages(made) as (visitor, _):
        organizer, judge = await staff(visitor, made, 1), await staff(visitor, made, 2)
        await organizer.does("seat")
        assert "planned" in text_of(await organizer.look())
        assert 'id="tile-' not in await judge.look()
        await organizer.does("publish")
        assert 'id="tile-' in await judge.look()


async def test_a_form_sent_twice_is_done_once(made: League) -> None:
    async with floor_pages(made) as (visitor, _):
        one = await staff(visitor, made)
        await begun(one)
        page = await one.look()
        for _ in range(2):
            assert (await one.send(page, "extend")).status == 303
        clocks = read(made.database, lambda uow: uow.clocks.find())
        assert [kept.clock.extended.total_seconds() for kept in clocks] == [300, 300]


async def test_a_late_page_cannot_overwrite_what_another_has_decided(made: League) -> None:
    (table,) = made.round(1, [[1, 2, 3, 4]])
    made.report(table, {1: 10, 2: 8, 3: 7, 4: 5})
    async with floor_pages(made) as (visitor, _):
        one, other = await staff(visitor, made, 1), await staff(visitor, made, 2)
        pages = [await who.look(table=table.id) for who in (one, other)]
        address, inside = form_on(pages[0], "correct", {})
        first = await one.browser.post(
            address, {**inside, "score-2": "9", "ended": "victory", "reason": "slip"}
        )
        assert first.status == 303
        address, inside = form_on(pages[1], "correct", {})
        late = await other.browser.post(
            address, {**inside, "score-3": "6", "ended": "victory", "reason": "slip"}
        )
        assert late.status == 200
        assert 'role="alert"' in await late.text()


async def test_what_was_done_last_is_taken_back_with_one_tap(made: League) -> None:
    async with floor_pages(made) as (visitor, _):
        one = await staff(visitor, made)
        await begun(one)
        await one.does("pause")
        assert "undo" in forms_on(await one.look())
        await one.does("undo")
        clocks = read(made.database, lambda uow: uow.clocks.find())
        assert all(kept.clock.paused_at is None for kept in clocks)


async def test_tiles_are_found_by_filter_and_name(made: League) -> None:
    first, second = made.round(1, [[1, 2, 3, 4], [5, 6, 7, 8]])
    made.report(first, {1: 10, 2: 8, 3: 7, 4: 5})
    async with floor_pages(made) as (visitor, _):
        one = await staff(visitor, made)
        open_ = await one.look(show="open")
        assert f"tile-{second.id}" in open_
        assert f'id="tile-{first.id}"' not in open_
        found = await one.look(q="p7")
        assert re.findall(r'id="tile-(\d+)"', found) == [str(second.id)]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_state_of_an_event_has_its_board(made: League, language: str) -> None:
    made.round(1, [[1, 2, 3, 4], [5, 6, 7, 8]])
    async with floor_pages(made) as (visitor, _):
        one = await staff(visitor, made)
        for status in EventStatus:
            made.change(
                lambda uow, to=status: uow.events.save(replace(uow.events.require(made.event_id), status=to))
            )
            page = await one.look(lang=language)
            assert "web-floor" not in text_of(page)


async def test_before_seats_change_the_board_says_whom_it_calls_and_does_it_after_a_yes(made: League) -> None:
    (table,) = made.round(1, [[1, 2, 3]])
    made.change(lambda uow: uow.tables.save_all([replace(table, status=TableStatus.WAITING)]))
    async with floor_pages(made) as (visitor, _):
        one = await staff(visitor, made)
        page = await one.look(table=table.id)
        asked = await (await one.send(page, "latecomer", player=4)).text()
        assert says(text_of(asked), "web-floor-calls-players", count=4, names="P1, P2, P3, P4")
        assert _seats(made, table) == (1, 2, 3)
        address, inside = form_on(asked, "latecomer", {"sure": 1})
        assert (await one.browser.post(address, inside)).status == 303
        assert _seats(made, table) == (1, 2, 3, 4)


def _seats(made: League, table: Table) -> tuple[int, ...]:
    return read(made.database, lambda uow: uow.tables.require(table.id)).seats


async def test_whatever_is_sent_in_place_of_numbers_is_refused_in_words(made: League) -> None:
    """Forged forms: every deed, with absurd and missing values."""
    async with floor_pages(made) as (visitor, _):
        one = await staff(visitor, made)
        await begun(one)
        page = await one.look()
        address, inside = form_on(page, "extend", {})
        fields = (
            "table",
            "number",
            "player",
            "other",
            "call",
            "line",
            "opened",
            "round",
            "agreed",
            "minutes",
        )
        for verb in (*DEEDS, "seat", "nothing"):
            for value in ("", "x", str(2**63)):
                forged = {
                    **inside,
                    "do": verb,
                    "once": f"{verb}{value}",
                    "sure": "1",
                    **dict.fromkeys(fields, value),
                }
                answer = await one.browser.post(address, forged)
                assert answer.status in {200, 303, 404}, (verb, value)
                for buckets in (visitor.pages._guard._persons, visitor.pages._guard._limits):
                    buckets._buckets.clear()  # as if it took its time


async def penalized(one: Staff, table: Table, do: str, **typed: str | int) -> str:
    """The form of penalties, which has two buttons: sent by this one, and once more with a yes."""
    page = await one.look(table=table.id)
    (form,) = [
        form
        for form in re.findall(r"<form method=\"post\".*?</form>", page, re.DOTALL)
        if 'value="warn"' in form and f'name="player" value="{typed["player"]}"' in form
    ]
    address, inside = form_on(
        form.replace("<button", '<input type="hidden" name="do" value=""><button'), "", {}
    )
    said = {name: str(value) for name, value in typed.items()}
    asked = await (await one.browser.post(address, {**inside, **said, "do": do})).text()
    if 'name="sure"' not in asked:
        return text_of(asked)
    address, inside = form_on(asked, do, {"sure": 1})
    assert (await one.browser.post(address, inside)).status == 303
    return text_of(asked)


async def test_a_judge_warns_and_disqualifies_on_the_board_once_they_know_whom_it_calls(made: League) -> None:
    (table, _) = made.round(1, [[1, 2, 3, 4], [5, 6, 7, 8]])
    async with floor_pages(made) as (visitor, _page):
        one = await staff(visitor, made)
        asked = await penalized(one, table, "warn", player=2, reason="late", section="no/such")
        assert "no/such" in asked  # refused, and what was typed stands there
        assert "P2" in await penalized(one, table, "warn", player=2, reason="late", section="")
        asked = await penalized(one, table, "disqualify", player=3, reason="all saw it", section="")
        assert says(asked, "penalty-seats-emptied", count=1, rounds="1")
        assert says(asked, "penalty-no-refund")
        assert "P3" in asked
        given = read(made.database, lambda uow: uow.penalties.find(event_id=made.event_id))
        assert [(one.player_id, one.kind, one.reason) for one in given] == [
            (2, PenaltyKind.WARNING, "late"),
            (3, PenaltyKind.DISQUALIFICATION, "all saw it"),
        ]
        await one.does("drop", table=table.id, player=1)
        entry = read(
            made.database, lambda uow: uow.entries.rows.first(event_id=made.event_id, player=PlayerId(1))
        )
        assert entry is not None
        assert entry.status == EntryStatus.DROPPED


async def test_a_plan_is_locked_and_drawn_again_with_players_apart_on_the_board(made: League) -> None:
    async with floor_pages(made) as (visitor, _):
        one = await staff(visitor, made)
        await one.does("seat")
        first = min(_tables(made), key=lambda table: table.number)
        await one.does("lock", table=first.id, number=first.number)
        (other,) = [table for table in _tables(made) if table.number != first.number]
        refused = await one.does("seat", avoid="nobody of the name + P1")
        assert "nobody of the name" in refused
        await one.does("seat", avoid=f"P{other.seats[0]} + P{first.seats[0]}")
        assert first.seats in {table.seats for table in _tables(made)}
        await one.does("lock", table=min(_tables(made), key=lambda table: table.number).id, number=1)
        assert not any(table.locked for table in _tables(made))


def _tables(made: League) -> tuple[Table, ...]:
    return read(made.database, lambda uow: uow.tables.find(event_id=made.event_id))

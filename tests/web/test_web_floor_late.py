"""Latecomers, stand-ins and appeals for others on the floor board, and since when its tables wait."""

import re
from dataclasses import replace

import pytest

from data.database import Database
from data.door_tables import DoorWish
from data.transaction import read
from league.ids import PlayerId
from league.refusal import Refusal
from league.round import Stage, Table, TableStatus
from tests.support.league_builder import GUILD, League, league
from tests.support.wording import says, worded
from tests.web.at_floor import Staff, floor_pages, form_on, forms_on, staff
from tests.web.at_table import text_of
from usecases.door.ask import AskAtDoor, ask_at_door
from usecases.door.code import code_at_door
from usecases.door.switch import DoorMode, SwitchDoor, switch_door
from usecases.foretold import Foretold, foretell
from usecases.judge.call import CallJudge, call_judge
from usecases.judge.going import GoToCall, go_to_call
from usecases.judge.rule import RuleCall, rule_call
from usecases.result.report import ReportResult, report_result
from usecases.result.typed import score_field
from usecases.signup.manage_entries import AddEntry, add_entry

EVERYBODY = "P1, P2, P3, P4, P5, P6, P7, P8"

FULL = ([1, 2, 3, 4], [5, 6, 7, 8])


@pytest.fixture
def made(database: Database) -> League:
    found = league(database, 9)
    found.change(lambda uow: uow.guilds.change(uow.guilds.require(GUILD), pairings_channel=5))
    return found


def waiting(made: League, *seats: list[int]) -> list[Table]:
    """A public round whose tables have not begun."""
    tables = made.round(1, seats)
    saved: list[Table] = made.change(
        lambda uow: list(uow.tables.save_all([replace(one, status=TableStatus.WAITING) for one in tables]))
    )
    return saved


def seats(made: League) -> list[tuple[int, ...]]:
    found = read(made.database, lambda uow: uow.tables.find(event_id=made.event_id))
    return [table.seats for table in sorted(found, key=lambda table: table.number) if table.seats]


async def yes(one: Staff, asked: str, do: str) -> None:
    """The second tap."""
    address, inside = form_on(asked, do, {"sure": 1})
    assert (await one.browser.post(address, inside)).status == 303


async def test_a_latecomer_sits_down_at_a_table_of_three_with_two_taps(made: League) -> None:
    waiting(made, [1, 2, 3], [5, 6, 7, 8])
    async with floor_pages(made) as (visitor, _):
        one = await staff(visitor, made)
        page = await one.look()
        assert says(text_of(page), "web-floor-late-at", player="P4", table=1)
        asked = await one.does_on(page, "late", late_4=1)
        assert says(text_of(asked), "web-floor-late-at", player="P4", table=1)
        assert says(text_of(asked), "web-floor-calls-players", count=8, names=EVERYBODY)
        assert seats(made)[0] == (1, 2, 3)
        await yes(one, asked, "late")
        assert seats(made)[0] == (1, 2, 3, 4)


async def test_a_new_table_forms_from_several_once_it_was_read_who_moves(made: League) -> None:
    waiting(made, *FULL)
    async with floor_pages(made) as (visitor, _):
        one = await staff(visitor, made)
        asked = await one.does_on(await one.look(), "late", late_9="on")
        assert says(text_of(asked), "late-table-planned", table=3, players="P8, P4, P9")
        assert says(text_of(asked), "late-table-from", player="P8", table=2)
        assert says(text_of(asked), "late-table-from", player="P4", table=1)
        assert seats(made) == [tuple(row) for row in FULL]
        await yes(one, asked, "late")
        assert seats(made) == [(1, 2, 3), (5, 6, 7), (8, 4, 9)]
        await one.does("undo")
        assert seats(made) == [tuple(row) for row in FULL]


async def test_a_yes_to_moves_that_no_longer_hold_moves_nobody(made: League) -> None:
    tables = waiting(made, *FULL)
    async with floor_pages(made) as (visitor, _):
        one = await staff(visitor, made)
        asked = await one.does_on(await one.look(), "late", late_9="on")
        made.change(
            lambda uow: uow.tables.save_all(
                [replace(uow.tables.require(tables[1].id), seats=tuple(map(PlayerId, (8, 5, 6, 7))))]
            )
        )
        address, inside = form_on(asked, "late", {"sure": 1})
        answer = await one.browser.post(address, inside)
        assert answer.status == 200
        assert 'role="alert"' in await answer.text()
        assert len(seats(made)) == 2


async def test_a_guest_at_the_hall_is_entered_and_seated_by_the_same_form(made: League) -> None:
    waiting(made, *FULL)
    async with floor_pages(made) as (visitor, _):
        one = await staff(visitor, made)
        page = await one.look()
        forms = [
            form
            for form in re.findall(r"<form method=\"post\".*?</form>", page, re.DOTALL)
            if 'value="late"' in form and 'name="name"' in form
        ]
        address, inside = form_on(forms[0], "late", {})
        asked = await (await one.browser.post(address, {**inside, "name": "Lena"})).text()
        assert "P8, P4, Lena" in text_of(asked)
        await yes(one, asked, "late")
        assert len(seats(made)) == 3


async def test_a_judge_seats_no_latecomer_at_a_new_table(made: League) -> None:
    waiting(made, *FULL)
    async with floor_pages(made) as (visitor, _):
        judge = await staff(visitor, made, 2)
        assert "late" not in forms_on(await judge.look())


async def test_somebody_stands_in_for_this_round_alone(made: League) -> None:
    first, _ = waiting(made, *FULL)
    async with floor_pages(made) as (visitor, _):
        judge = await staff(visitor, made, 2)
        page = await judge.look(table=first.id)
        asked = await judge.does_on(page, "stand-in", player=2, into=9)
        assert "P9" in text_of(asked)
        await yes(judge, asked, "stand-in")
        assert seats(made)[0] == (1, 9, 3, 4)


async def test_a_tile_says_since_when_it_waits_and_that_no_judge_is_on_the_way(made: League) -> None:
    first, second = made.round(1, FULL)
    made.do(call_judge, CallJudge(made.player(1), "Who moves?", table_id=first.id))
    made.do(call_judge, CallJudge(made.player(5), "And here?", table_id=second.id))
    made.do(go_to_call, GoToCall(made.judge(), read(made.database, lambda uow: uow.calls.find())[1].id))
    async with floor_pages(made) as (visitor, _):
        one = await staff(visitor, made)
        page = await one.look(show="unheard")
        assert re.findall(r'id="tile-(\d+)"', page) == [str(first.id)]
        assert says(text_of(page), "web-floor-unheard")
        assert re.search(r"Waiting since 1\d:\d\d", text_of(page))


async def test_a_table_that_has_not_begun_waits_since_its_round_was_published(made: League) -> None:
    async with floor_pages(made) as (visitor, _):
        one = await staff(visitor, made)
        await one.does("seat")
        assert not says(text_of(await one.look()), "web-floor-since")
        await one.does("publish")
        assert says(text_of(await one.look()), "web-floor-since")


async def test_a_judge_files_the_appeal_of_a_guest_who_has_no_phone(database: Database) -> None:
    made = league(database, 2, profile="backgammon-jba", match_points=5)
    made.change(lambda uow: uow.guilds.change(uow.guilds.require(GUILD), pairings_channel=5))
    guest = made.do(add_entry, AddEntry(made.organizer(), made.event_id, 0, "Lena"))
    (table,) = made.round(1, [[1, guest.person.id]])
    called = made.do(call_judge, CallJudge(made.player(1), "Was it dead?", table_id=table.id))
    made.do(rule_call, RuleCall(made.judge(), called.call.id, "Yes"))
    async with floor_pages(made) as (visitor, roles):
        judge = await staff(visitor, made, 2)
        page = await judge.look()
        assert f'<option value="{guest.person.id}"' in page
        address, inside = form_on(page, "appeal", {"call": called.call.id})
        typed = {"ground": "It was in play", "player": str(guest.person.id)}
        asked = await (await judge.browser.post(address, {**inside, **typed})).text()
        roles.of[2] = frozenset()
        address, inside = form_on(asked, "appeal", {"sure": 1})
        assert (await judge.browser.post(address, inside)).status == 404
        roles.of[2] = frozenset({8})
        await yes(judge, asked, "appeal")
    call = read(made.database, lambda uow: uow.calls.require(called.call.id))
    assert (call.status, call.appeal) == ("appealed", "Lena: It was in play")


async def test_beside_a_result_stands_whom_it_calls_and_a_ruling_says_it_first(made: League) -> None:
    guest = made.do(add_entry, AddEntry(made.organizer(), made.event_id, 0, "Lena"))
    first, _ = made.round(1, [[1, 2, 3, guest.person.id], [5, 6, 7, 8]])
    made.do(call_judge, CallJudge(made.player(1), "Who moves?", table_id=first.id))
    typed = {score_field(PlayerId(player)): str(score) for player, score in ((1, 10), (2, 8), (3, 7))}
    typed |= {score_field(PlayerId(guest.person.id)): "5", "ended": "victory"}
    told = foretell(made.database, report_result, ReportResult(made.organizer(), first.id, typed))
    assert isinstance(told, Foretold)
    async with floor_pages(made) as (visitor, _):
        one = await staff(visitor, made)
        assert (
            f"{worded('web-floor-tells')} {', '.join(told.names)} "
            in text_of(await one.look(table=first.id)) + " "
        )
        page = await one.look()
        asked = await one.does_on(page, "rule", call=1, decision="P2 moves")
        assert says(text_of(asked), "web-floor-calls-players", count=3, names="P1, P2, P3")
        assert read(made.database, lambda uow: uow.calls.find())[0].status == "open"
        await yes(one, asked, "rule")
        assert read(made.database, lambda uow: uow.calls.find())[0].status == "ruled"


async def test_who_asks_at_the_door_while_a_round_is_played_is_let_in_and_stands_without_a_seat(
    made: League,
) -> None:
    waiting(made, [1, 2, 3], [5, 6, 7, 8])
    opened = made.do(switch_door, SwitchDoor(made.organizer(), DoorMode.ON, made.event_id))
    assert not isinstance(opened, Refusal)
    code = read(made.database, lambda uow: code_at_door(uow, made.event))
    asked = made.do(ask_at_door, AskAtDoor(made.caller(0), code, "phone", DoorWish.JOIN, "Zoe"))
    assert not isinstance(asked, Refusal), asked
    async with floor_pages(made) as (visitor, _):
        one = await staff(visitor, made)
        await one.send(await one.look(), "door-accept")
        assert says(text_of(await one.look()), "web-floor-late-at", player="Zoe", table=1)


def test_nobody_joins_a_final_or_a_knock_out_at_the_door(made: League) -> None:
    made.round(1, [[1, 2, 3, 4]], Stage.FINAL)
    made.do(switch_door, SwitchDoor(made.organizer(), DoorMode.ON, made.event_id))
    code = read(made.database, lambda uow: code_at_door(uow, made.event))
    refused = made.do(ask_at_door, AskAtDoor(made.caller(0), code, "phone", DoorWish.JOIN, "Zoe"))
    assert isinstance(refused, Refusal)
    assert refused.code == "door-closed"

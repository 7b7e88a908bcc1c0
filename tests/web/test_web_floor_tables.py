"""Lists of tables on the floor board: results, prescribed seatings, past events; mapped, stored after one yes."""

import pytest

from bot.i18n import LANGUAGES
from data.database import Database
from data.transaction import read
from league.event import EventStatus
from league.round import RoundStatus
from tests.support.league_builder import League, league
from tests.support.wording import says
from tests.web.at_floor import Staff, floor_pages, form_on, forms_on, staff
from tests.web.at_table import text_of
from usecases.undo.find import Undo
from usecases.undo.take_back import undo

RESULTS = "Table,Player,Score\n1,P1,10\n1,P2,7\n1,P3,6\n1,P4,3\n2,P5,10\n2,P6,8\n2,P7,5\n2,P8,x\n"
PLAN = "Table,Seat,Player\n" + "".join(f"{1 + at // 4},{1 + at % 4},P{8 - at}\n" for at in range(8))
PAST = "Heat,Desk,Who,Gathered\n1,A,Ann,10\n1,A,Ben,7\n1,A,Cy,6\n1,A,Dee,5\n1,B,Eve,3\n1,B,Fay,9\n"


@pytest.fixture
def made(database: Database) -> League:
    return league(database, 8)


def stored(made: League) -> tuple[int, ...]:
    """How much of everything there is."""
    return read(
        made.database,
        lambda uow: tuple(
            len(rows.find()) for rows in (uow.events, uow.rounds, uow.tables, uow.results, uow.people)
        ),
    )


async def at(visitor: object, made: League, page: str, user: int = 1) -> Staff:
    """Somebody on this page of the event."""
    one = await staff(visitor, made, user)  # type: ignore[arg-type]  # a visitor
    one.path += f"/{page}"
    return one


async def twice(one: Staff, page: str, deed: str) -> str:
    """The yes is sent two times; the board to which both lead."""
    address, inside = form_on(page, deed, {})
    answers = [await one.browser.post(address, inside) for _ in range(2)]
    assert [answer.status for answer in answers] == [303, 303]
    (board,) = {answer.headers["Location"] for answer in answers}
    return board


async def read_past(one: Staff, content: str, said: dict[str, str]) -> str:
    """A list is sent as a past event of which this was said."""
    address, inside = form_on(await one.look(), "read", {})
    answer = await one.browser.post(address, {**inside, **said, "list": content})
    return await answer.text()


@pytest.mark.parametrize("user", [1, 2])
async def test_results_are_read_shown_and_stored_after_one_yes(made: League, user: int) -> None:
    made.round(1, [(1, 2, 3, 4), (5, 6, 7, 8)])
    async with floor_pages(made) as (visitor, _):
        one = await at(visitor, made, "tables", user)
        before = stored(made)
        page = await one.does("read", list=RESULTS)
        assert "Line 6" in text_of(page)  # the fault refuses its own table alone
        assert stored(made) == before
        await twice(one, page, "round-import")
        assert stored(made)[3] == before[3] + 1
        made.do(undo, Undo(made.organizer(), made.event_id))
        assert stored(made) == before


async def test_a_seating_is_prescribed_by_table_and_seat(made: League) -> None:
    async with floor_pages(made) as (visitor, _):
        one = await at(visitor, made, "tables")
        short = await one.does("read", list=PLAN.replace("P8", "Nobody"))
        assert "seating-import" not in forms_on(short)
        assert says(text_of(short), "records-missing")
        page = await one.does("read", list=PLAN)
        before = stored(made)
        assert "P8, P7, P6, P5" in text_of(page)
        await twice(one, page, "seating-import")
        (planned,) = read(made.database, lambda uow: uow.rounds.find(event_id=made.event_id))
        assert planned.status is RoundStatus.PLANNED
        seats = read(
            made.database, lambda uow: [table.seats for table in uow.tables.find(round_id=planned.id)]
        )
        assert seats == [(8, 7, 6, 5), (4, 3, 2, 1)]
        made.do(undo, Undo(made.organizer(), made.event_id))
        assert stored(made) == before


async def test_blocks_are_a_seating_and_a_grid_is_refused_with_what_to_send(made: League) -> None:
    async with floor_pages(made) as (visitor, _):
        one = await at(visitor, made, "tables")
        page = await one.does("read", list="テーブル1\nP8\nP7\nP6\nP5\n\nテーブル2\nP4\nP3\nP2\nP1\n")
        assert "P8, P7, P6, P5" in text_of(page)
        assert "seating-import" in forms_on(page)
        grid = await one.does("read", list="Player,Round 1,Round 2\nP1,10,7\nP2,7,10\n")
        assert says(text_of(grid), "refusal-records-grid")


async def test_a_past_event_is_mapped_remembered_stored_and_taken_back(made: League) -> None:
    said = {"name": "Old Cup", "day": "2020-03-01", "profile": "catan-japan", "season": "2020"}
    async with floor_pages(made) as (visitor, _):
        one = await at(visitor, made, "past")
        before = stored(made)
        page = await read_past(one, PAST, said)
        assert 'role="alert"' in page
        assert 'value="Old Cup"' in page
        named = {"column_0": "round", "column_1": "table", "column_2": "player", "column_3": "score"}
        page = await one.does_on(page, "map", **named)
        assert says(text_of(page), "past-counts", rounds=1, tables=1)
        assert "Line 6" in text_of(page)  # two at a table
        assert 'value="Old Cup"' in page
        assert stored(made) == before
        board = await twice(one, page, "event-import")
        assert board.startswith(f"/f/{made.event_id + 1}")
        (old,) = read(made.database, lambda uow: uow.events.find(name="Old Cup"))
        assert (old.imported, old.status, old.season) == (True, EventStatus.FINISHED, "2020")
        shown = await one.browser.get(board)
        assert shown.status == 200
        assert "undo" in forms_on(await shown.text())
        again = await read_past(one, PAST, {**said, "name": "Older Cup"})
        assert says(text_of(again), "past-counts", rounds=1, tables=1)  # remembered on this server
        made.do(undo, Undo(made.organizer(), old.id))
        assert stored(made) == before


async def test_what_a_past_event_lacks_is_said_and_what_was_typed_stays(made: League) -> None:
    async with floor_pages(made) as (visitor, _):
        one = await at(visitor, made, "past")
        for said in ({"name": " "}, {"name": "A", "profile": "none"}, {"name": "A", "day": "sometime"},
                     {"name": "A", "points": "5", "profile": "catan-japan"}):  # fmt: skip
            page = await read_past(one, "Round,Table,Player,Score\n1,1,Ann,10\n", said)
            assert 'role="alert"' in page
            assert "event-import" not in forms_on(page)


async def test_what_is_no_list_is_refused_and_nobody_else_sees_the_pages(made: League) -> None:
    async with floor_pages(made) as (visitor, roles):
        judge, one = await at(visitor, made, "tables", 2), await at(visitor, made, "past")
        assert (await judge.browser.get(one.path)).status == 404
        assert "/past" not in await judge.look()
        for content in ("", "\x00PNG", "<html></html>", "a\n" * 5000):
            assert 'role="alert"' in await judge.does("read", list=content)
        address, inside = form_on(await judge.look(), "read", {})
        for deed in ("event-import", "round-import", "seating-import", "map"):
            answer = await judge.browser.post(address, {**inside, "do": deed})
            assert 'role="alert"' in await answer.text()  # nothing was sent before
        huge = await judge.browser.post(address, {**inside, "list": "x" * 500_000})
        assert says(text_of(await huge.text()), "refusal-file-too-large", most=200)
        roles.of[2] = frozenset()
        assert (await judge.browser.post(address, {**inside, "list": RESULTS})).status == 404


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", ["tables", "past"])
async def test_the_pages_are_worded_in_both_languages(made: League, page: str, language: str) -> None:
    made.round(1, [(1, 2, 3, 4), (5, 6, 7, 8)])
    async with floor_pages(made) as (visitor, _):
        one = await at(visitor, made, page)
        address, inside = form_on(await one.look(lang=language), "read", {})
        for content in (RESULTS, PAST, "Player 1,Player 2\nP1,P2\n"):
            answer = await one.browser.post(
                address, {**inside, "list": content, "name": "X", "profile": "catan-japan"}
            )
            shown = text_of(await answer.text())
            assert not any(key in shown for key in ("web-", "record-", "records-", "refusal-", "line-record"))

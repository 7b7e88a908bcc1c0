"""A game by post on its players' page: the panel's words, said once, by whoever sits there at that moment."""

import asyncio
import re
from collections.abc import Callable

import pytest

from bot.i18n import LANGUAGES, Language
from data.database import Database
from data.game_records import GameStatus
from engine.catan import game as catan
from engine.catan.actions import EndTurn
from league.ids import GameId
from tests.support.backgammon_table import match_table
from tests.support.game_table import GameTable, game_table
from tests.support.rivals_post import post_table
from tests.support.wording import says
from tests.web.at_table import Player, inside, player, said_on, steps_on, table_pages, text_of
from tests.web.signed import browser, signed_in
from tests.web.site import open_pages
from usecases.play.judge import Substitute, substitute
from usecases.play.player_actions import ResignSeat, resign
from web.bot_side import BotSide

GAMES: dict[str, Callable[[Database], GameTable]] = {
    "catan": lambda database: game_table(database, people=4),
    "backgammon": match_table,
    "rivals": post_table,
}


@pytest.fixture
def table(database: Database) -> GameTable:
    return game_table(database, people=4)


def on_turn(table: GameTable) -> int:
    return next(seat.number for seat in table.seats if table.seen(seat.number).actions)


async def first_move(one: Player) -> str:
    """What the first control of the page plays, after as many steps as it takes."""
    pages = [one.path]
    for address in pages:
        page = await (await one.browser.get(address)).text()
        words = [said for said in said_on(page) if not said.startswith("=")]
        if words:
            return words[0]
        steps = (step for step in steps_on(page) if not re.search(r"step=(orders|judge)?(&|$)", step))
        pages += [step for step in steps if step not in pages]
    raise AssertionError("no step leads to an action")


def decisions(table: GameTable) -> int:
    """How many decisions have been made."""
    events = table.read(lambda uow: uow.game_events.since(table.game_id, 0))
    return len({event.step for event in events})


def waits(table: GameTable, user: int) -> bool:
    """Whether the game waits for this user."""
    return table.user_of(on_turn(table)) == user


@pytest.mark.parametrize("kind", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_game_is_played_by_its_panels_screens_too(
    database: Database, kind: str, language: Language
) -> None:
    table = GAMES[kind](database)
    async with table_pages(table) as visitor:
        for _ in range(6):
            one = await player(visitor, table, on_turn(table))
            before = table.game.events
            assert "undefined" not in await one.look(lang=language)
            answer = await one.say(await first_move(one))
            assert answer.status == 303
            assert table.game.events > before


async def test_each_seat_reads_its_own_hand_and_whoever_has_none_finds_no_game(table: GameTable) -> None:
    table.until_main(lambda state: True if state.turn.number >= 4 else None)
    async with table_pages(table) as visitor:
        hands = [text_of(await (await player(visitor, table, seat)).look()) for seat in range(4)]
        assert len(set(hands)) == 4
        stranger = await signed_in(visitor, 999, "Nobody")
        pages = set()
        for number in (table.game_id, GameId(404), GameId(2**31)):
            for path in (f"/t/{number}?lang=en", f"/t/{number}/meant?lang=en"):
                answer = await stranger.get(path)
                assert answer.status == 404
                pages.add((await answer.text()).replace(f"/t/{number}", "/t").replace("/meant", ""))
        assert len(pages) == 1
        assert (await browser(visitor).get(f"/t/{table.game_id}")).status == 403


async def test_who_sits_there_is_asked_at_each_request(table: GameTable) -> None:
    async with table_pages(table) as visitor:
        seat = on_turn(table)
        leaver = await player(visitor, table, seat)
        page = await leaver.look()
        judge = table.caller(900, judge=True)
        table.do(substitute, Substitute(judge, table.game_id, seat + 1, 555, "Sub"))
        assert (await leaver.browser.get(leaver.path)).status == 404
        assert (await leaver.say(catan.format(table.choice(seat)), page)).status == 404
        other = await player(visitor, table, seat)
        assert (await other.say(await first_move(other))).status == 303


async def test_whoever_resigned_sees_no_hand_and_moves_nothing(table: GameTable) -> None:
    table.until_main(lambda state: True if state.turn.number >= 2 else None)
    seat = on_turn(table)
    table.do(resign, ResignSeat(table.caller(table.user_of(seat)), table.game_id))
    before = table.game.events
    async with table_pages(table) as visitor:
        one = await player(visitor, table, seat)
        answer = await one.say(catan.format(EndTurn()))
        assert 'role="alert"' in await answer.text()
        assert table.game.events == before


async def test_whoever_has_left_the_server_moves_nothing(table: GameTable) -> None:
    async def nobody(_server: int, _user: int) -> bool:
        return False

    before = table.game.events
    async with open_pages(table.database, bot=BotSide(is_member=nobody)) as visitor:
        visitor.watch.now = table.now
        one = await player(visitor, table, on_turn(table))
        answer = await one.say(await first_move(one), fetch="1")
        assert says(await answer.text(), "refusal-no-longer-member")
    assert table.game.events == before


async def test_what_is_sent_six_times_at_once_is_done_once(table: GameTable) -> None:
    async with table_pages(table) as visitor:
        one = await player(visitor, table, on_turn(table))
        page, words = await one.look(), await first_move(one)
        before = decisions(table)
        answers = await asyncio.gather(*(one.say(words, page, fetch="1") for _ in range(6)))
        pages = {text_of(await answer.text()) for answer in answers}
        assert {answer.status for answer in answers} == {200}
        assert len(pages) == 1
        assert decisions(table) == before + 1
        again = await one.say(words, page, fetch="1")
        assert 'role="alert"' not in await again.text()
        assert decisions(table) == before + 1


async def test_a_page_of_another_moment_answers_with_the_board_of_now_and_a_sentence(
    table: GameTable,
) -> None:
    table.until_main(lambda state: True if state.turn.number >= 2 else None)
    async with table_pages(table) as visitor:
        seat = on_turn(table)
        one = await player(visitor, table, seat)
        old = await one.look()
        table.play(table.user_of(seat), EndTurn())
        before = table.game.events
        answer = await one.say(catan.format(EndTurn()), old)
        page = await answer.text()
        assert answer.status == 200
        assert says(text_of(page), "refusal-game-stale")
        assert inside(page)["stamp"] != inside(old)["stamp"]
        assert table.game.events == before


async def test_a_form_without_its_marks_or_of_another_game_changes_nothing(
    table: GameTable, database: Database
) -> None:
    other = game_table(database, people=4)
    async with table_pages(table) as visitor:
        seat = on_turn(table)
        one = await player(visitor, table, seat)
        words = await first_move(one)
        before = table.game.events
        page = await one.look()
        marks = {"mark": inside(await Player(one.browser, f"/t/{other.game_id}").look())["mark"]}
        assert (await one.say(words, page, **marks)).status == 403
        assert (await one.say(words, page, mark="")).status == 403
        fields = {**inside(page), "words": words}
        for told in ({"Sec-Fetch-Site": "cross-site"}, {"Sec-Fetch-Site": "", "Origin": "null"}):
            assert (await one.browser.post(one.path, fields, told)).status == 403
        assert (await browser(visitor).post(one.path, fields)).status == 403
        assert (await one.say(words + "x" * 20_000, page)).status == 413
        assert table.game.events == before
        assert (await one.say(words, page)).status == 303


async def test_a_judge_is_called_and_the_call_taken_back_on_the_page(table: GameTable) -> None:
    async with table_pages(table) as visitor:
        one = await player(visitor, table, 1)
        assert "=judge" in said_on(await one.look("judge"))
        await one.say("=judge")
        assert table.game.called_by == table.user_of(1)
        assert "=resume" in said_on(await one.look())
        await one.say("=resume")
        assert table.game.status is GameStatus.PLAYING


async def test_the_page_is_kept_by_nobody_and_says_where_its_forms_come_from(table: GameTable) -> None:
    async with table_pages(table) as visitor:
        one = await player(visitor, table, 0)
        for path in (one.path, f"{one.path}/meant"):
            answer = await one.browser.get(path)
            assert answer.headers["Cache-Control"] == "no-store"
            assert answer.headers["Referrer-Policy"] == "same-origin"
            assert "style-src 'self'" in answer.headers["Content-Security-Policy"]
        page = await one.look()
        assert " style=" not in page
        assert "onclick" not in page


async def test_the_home_leads_to_the_games_that_wait_first(table: GameTable, database: Database) -> None:
    other = game_table(database, people=4)
    async with table_pages(table) as visitor:
        for user in (101, 102, 103, 104):
            one = await signed_in(visitor, user)
            due = {game.game_id: waits(game, user) for game in (table, other)}
            page = await (await one.get("/home?lang=en")).text()
            places = {number: page.index(f'href="/t/{number}?lang=en"') for number in due}
            assert page.count("Your move") == sum(due.values())
            wanted = sorted(due, key=lambda number: (not due[number], -number))
            assert sorted(places, key=places.__getitem__) == wanted


@pytest.mark.parametrize(
    "words",
    [
        "",
        " ",
        "=",
        "=orders",
        "=orders \x00",
        "9" * 300,
        "road " + "9" * 380,
        "é" * 200,
        "?" * 50,
        "roll\nend",
        "offer 1W 1W~",
    ],
)
async def test_words_that_no_control_says_change_nothing_and_break_nothing(
    table: GameTable, words: str
) -> None:
    async with table_pages(table) as visitor:
        one = await player(visitor, table, on_turn(table))
        before = table.game.events
        answer = await one.say(words)
        assert answer.status in {200, 303}
        assert table.game.events == before
        for step in ("9" * 100, "tile \x00", "orders build 999", "trade -1", "%0a", "move x y z"):
            assert (await one.browser.get(f"{one.path}?step={step}")).status == 200

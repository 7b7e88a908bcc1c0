"""A sweep over every address of a game's page: only its player's own page of that moment changes a game."""

import asyncio
from datetime import timedelta

import pytest
from aiohttp import ClientResponse

from data.database import Database
from tests.support.game_table import GameTable, game_table
from tests.web.at_table import inside, player, said_on, table_pages
from tests.web.signed import browser, link_for, signed_in
from tests.web.site import open_pages
from tests.web.test_web_table import decisions, first_move, on_turn
from usecases.device.life import DEVICE_LASTS, LINK_LASTS

PATHS = ("", "?step=orders", "?turn=1", "?turn=0&step=x", "/meant?at=r0", "/live")


@pytest.fixture
def table(database: Database) -> GameTable:
    made = game_table(database, people=4)
    made.until_main(lambda state: True if state.turn.number >= 2 else None)
    return made


async def seen(answer: ClientResponse) -> tuple[int, str]:
    """What is answered, and nothing of the game."""
    status, body = answer.status, "" if answer.status == 200 else await answer.text()
    answer.close()
    return status, body


async def test_without_a_device_no_address_says_whether_there_is_a_game(table: GameTable) -> None:
    async with table_pages(table) as visitor:
        nobody = browser(visitor)
        for path in PATHS:
            found = set()
            for number in (table.game_id, 404):
                status, body = await seen(await nobody.get(f"/t/{number}{path}"))
                found.add((status, body.replace(f"/t/{number}", "")))
            assert len(found) == 1, path
            assert next(iter(found))[0] == 403


async def test_a_stranger_on_a_device_finds_no_game_at_any_address(table: GameTable) -> None:
    async with table_pages(table) as visitor:
        one = await signed_in(visitor, 999, "Nobody")
        for path in PATHS:
            for number in (table.game_id, 404):
                assert (await seen(await one.get(f"/t/{number}{path}")))[0] == 404, path


async def test_numbers_that_are_none_are_no_address(table: GameTable) -> None:
    async with table_pages(table) as visitor:
        one = await player(visitor, table, 0)
        for number in ("0", "01", "-1", "1e1", "9" * 11, "9" * 10, "%31%00", "x", "１"):
            assert (await seen(await one.browser.get(f"/t/{number}")))[0] in {404, 405}, number


async def test_an_ended_link_lets_nobody_to_the_table_and_an_ended_device_plays_no_more(
    table: GameTable,
) -> None:
    async with table_pages(table) as visitor:
        one = await player(visitor, table, on_turn(table))
        page, words, before = await one.look(), await first_move(one), table.game
        late = link_for(visitor, table.user_of(on_turn(table)))
        visitor.watch.now = table.now + LINK_LASTS
        other = browser(visitor)
        assert (await other.post(f"{late}{one.path}")).status == 404
        assert (await other.get(one.path)).status == 403
        visitor.watch.now = table.now + DEVICE_LASTS + timedelta(seconds=1)
        for path in PATHS:
            assert (await seen(await one.browser.get(f"{one.path}{path}")))[0] == 403, path
        assert (await one.say(words, page)).status == 403
        assert table.game == before


async def test_whatever_is_sent_is_refused_or_answered_and_breaks_nothing(table: GameTable) -> None:
    async with table_pages(table) as visitor:
        one = await player(visitor, table, on_turn(table))
        page, before = await one.look(), table.game
        fields = inside(page)
        for told in (
            {"Sec-Fetch-Site": "cross-site"},
            {"Sec-Fetch-Site": "same-site"},
            {"Sec-Fetch-Site": "none"},
            {"Sec-Fetch-Site": "", "Origin": "https://elsewhere.example"},
            {"Sec-Fetch-Site": "", "Origin": "null"},
            {"Sec-Fetch-Site": ""},
            {"Content-Type": "text/plain"},
            {"Content-Type": "application/json"},
        ):
            answer = await one.browser.post(one.path, {**fields, "words": "end"}, told)
            assert answer.status in {400, 403}, told
        for wrong in (
            {"mark": fields["mark"][::-1]},
            {"mark": "é"},
            {"mark": ""},
            {"mark": fields["mark"].upper()},
        ):
            answer = await one.browser.post(one.path, {**fields, "words": "end", **wrong})
            assert answer.status == 403, wrong
        assert (await one.browser.post(one.path, {**fields, "words": "x" * 17_000})).status == 413
        for strange in (
            {"stamp": "9" * 400},
            {"stamp": "-1"},
            {"stamp": "１"},
            {"once": "\x00" * 50},
            {"words": "\u202e"},
        ):
            answer = await one.browser.post(one.path, {**fields, "words": "nothing", **strange})
            assert answer.status in {200, 303}, strange
        for address in ("/meant", "/live"):
            assert (await one.browser.post(f"{one.path}{address}", fields)).status == 405
        assert table.game == before


async def test_a_move_that_is_sent_again_to_the_next_process_is_carried_out_once(table: GameTable) -> None:
    """A browser sends again what it has read no answer to; the number and the move were stored in one go."""
    async with table_pages(table) as visitor:
        one = await player(visitor, table, on_turn(table))
        page = await one.look()
        words = next(said for said in said_on(page) if not said.startswith("="))
        assert (await one.say(words, page)).status == 303
        before, kept = decisions(table), dict(one.browser.kept)
    async with open_pages(table.database) as visitor:
        visitor.watch.now = table.now
        again = browser(visitor)
        again.kept.update(kept)
        fields = {**inside(page), "words": words, "fetch": "1"}
        answers = await asyncio.gather(*(again.post(f"/t/{table.game_id}?lang=en", fields) for _ in range(6)))
        for answer in answers:
            assert answer.status == 200
            assert 'role="alert"' not in await answer.text()
    assert decisions(table) == before

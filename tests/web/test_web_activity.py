"""Games inside Discord: who is in the frame Discord says, and what the frame holds lets nobody further."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import Any

import pytest
from aiohttp import ClientResponse

from data.database import Database
from data.pass_records import PassKind
from data.transaction import read, write
from tests.support.discord_sign_in import DiscordSignIn, discord_sign_in
from tests.support.game_table import GameTable, game_table
from tests.web.at_table import inside, player, said_on
from tests.web.signed import COOKIE, Browser, browser
from tests.web.site import Visitor, open_pages
from tests.web.test_web_table import first_move, on_turn
from usecases.block import shut_out
from usecases.device.frame import FRAME_LASTS, LAUNCH_LASTS, OpenFrame, open_frame
from usecases.device.sign_out import SignOut, sign_out
from usecases.execute import execute
from usecases.play.judge import Substitute, substitute
from web.bot_side import BotSide

FRAME = "/?frame_id=f-1&instance_id=i-1&platform=mobile"
ENTER, GAMES = "/activity/in", "/activity/games"


@dataclass
class Framed:
    """Discord, the pages, and somebody's browser in which Discord shows the frame."""

    discord: DiscordSignIn
    visitor: Visitor
    table: GameTable

    async def enter(self, code: str, told: dict[str, str] | None = None, **more: str) -> ClientResponse:
        """The frame gives what it was given."""
        return await browser(self.visitor).post(ENTER, {"code": code, **more}, told or {})

    async def inside(self, user: int, **who: Any) -> "Inside":  # noqa: ANN401 - of the code
        """This user, signed in."""
        answer = await self.enter(self.discord.code(user, **who))
        assert answer.status == 200, answer.status
        return Inside(browser(self.visitor), await answer.json())

    async def opens(self, user: int) -> None:
        """The user presses the button in their turn's message."""
        execute(self.table.database, open_frame, OpenFrame(self.table.caller(user), self.table.game_id))


@dataclass
class Inside:
    """The frame of somebody, and what our server said when they came."""

    browser: Browser
    said: dict[str, Any]

    @property
    def bearer(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.said['secret']}"}

    async def get(self, path: str) -> ClientResponse:
        return await self.browser.get(path, self.bearer)

    async def page(self, path: str) -> str:
        answer = await self.get(path)
        assert answer.status == 200, answer.status
        return await answer.text()

    async def post(self, path: str, form: dict[str, str]) -> ClientResponse:
        """As it comes through Discord's proxy: from another origin than that of the pages."""
        return await self.browser.post(
            path, form, self.bearer | {"Sec-Fetch-Site": "", "Origin": "https://4242.discordsays.com"}
        )


@asynccontextmanager
async def framed(table: GameTable, **how: Any) -> AsyncIterator[Framed]:  # noqa: ANN401 - of the side
    """All of it, at the game's hour."""
    async with (
        discord_sign_in() as discord,
        open_pages(table.database, bot=BotSide(frame=discord.side(**how))) as visitor,
    ):
        visitor.watch.now = table.now
        yield Framed(discord, visitor, table)


@pytest.fixture
def table(database: Database) -> GameTable:
    made = game_table(database, people=4)
    made.until_main(lambda state: True if state.turn.number >= 2 else None)
    return made


def neutral(page: str) -> str:
    """Without what is of this browser or this page alone."""
    return re.sub(r'(name="(?:mark|once)" value=")[^"]*', r"\1", page)


async def test_who_discord_names_sees_their_own_game_and_plays_it(table: GameTable) -> None:
    seat = on_turn(table)
    user, path = table.user_of(seat), f"/t/{table.game_id}"
    async with framed(table) as there:
        one = await there.inside(user)
        page = await one.page(f"{path}?lang=en")
        other = await player(there.visitor, table, seat)
        assert neutral(page) == neutral(await other.look()), "the page is the same, inside Discord or not"
        before = table.game
        answer = await one.post(path, {**inside(page), "words": await first_move(other), "fetch": "1"})
        assert answer.status == 200
        assert table.game != before
        assert said_on(await answer.text()) or table.refusals == []


async def test_the_frame_begins_with_the_game_whose_button_was_pressed_once(table: GameTable) -> None:
    async with framed(table) as there:
        await there.opens(101)
        assert (await there.inside(102)).said["to"] == f"{GAMES}?lang=en", "it was somebody else's press"
        assert (await there.inside(101)).said["to"] == f"/t/{table.game_id}?lang=en"
        assert (await there.inside(101)).said["to"] == f"{GAMES}?lang=en"
        await there.opens(101)
        there.visitor.watch.now += LAUNCH_LASTS
        late = await there.inside(101)
        assert late.said["to"] == f"{GAMES}?lang=en"
        assert f'href="/t/{table.game_id}?lang=en"' in await late.page(late.said["to"])


async def test_it_speaks_the_language_of_their_discord(table: GameTable) -> None:
    async with framed(table) as there:
        assert (await there.inside(101, locale="ja")).said["to"].endswith("?lang=ja")
        assert (await there.inside(101, locale="fr")).said["to"].endswith("?lang=en")


async def test_a_code_works_once_and_made_up_or_foreign_ones_never(table: GameTable) -> None:
    async with framed(table) as there:
        code = there.discord.code(101)
        assert (await there.enter(code)).status == 200
        asked = there.discord.asked
        assert (await there.enter(code)).status == 403
        assert (await there.enter("made-up-code")).status == 403
        assert there.discord.asked == asked + 2
        for none in ("", "short", "a b c d e f g h", "x" * 201, "код" * 5, "a" * 20 + "\x00"):
            assert (await there.enter(none)).status == 403, none
        assert there.discord.asked == asked + 2, "Discord is not asked for what no code can be"


async def test_whatever_the_frame_says_of_itself_is_not_believed(table: GameTable) -> None:
    async with framed(table) as there:
        forged = {
            "user_id": "102",
            "id": "102",
            "user": "102",
            "to": "https://elsewhere.example",
            "kind": "device",
        }
        answer = await there.enter(there.discord.code(101, "Hana"), None, **forged)
        one = Inside(browser(there.visitor), await answer.json())
        assert one.said["to"] == f"{GAMES}?lang=en"
        assert "Hana" in await one.page(GAMES)
        (row,) = read(table.database, lambda uow: uow.web_passes.find(kind=PassKind.FRAME))
        assert row.user_id == 101
        assert one.said["secret"] not in repr(row)


async def test_other_sites_cannot_sign_in_and_read_nothing(table: GameTable) -> None:
    async with framed(table) as there:
        for told in (
            {"Sec-Fetch-Site": "cross-site"},
            {"Sec-Fetch-Site": "same-site"},
            {"Sec-Fetch-Site": "none"},
        ):
            assert (await there.enter(there.discord.code(101), told)).status == 403, told
        assert (await there.enter(there.discord.code(101), {"Content-Type": "text/plain"})).status in {
            400,
            403,
        }
        answer = await there.enter(there.discord.code(101), {"Origin": "https://elsewhere.example"})
        assert not [name for name in answer.headers if name.startswith("Access-Control")]
        assert there.discord.asked == 1


async def test_the_secret_of_a_frame_opens_its_games_alone_and_for_a_while(table: GameTable) -> None:
    async with framed(table) as there:
        one, path = await there.inside(101), f"/t/{table.game_id}"
        assert (await one.get(path)).status == 200
        for elsewhere in ("/home", "/f/1", "/t", "/activity"):
            assert (await one.get(elsewhere)).status in {403, 404}, elsewhere
        assert (await one.browser.get(path)).status == 403
        assert (await one.browser.get(path, {"Authorization": f"Basic {one.said['secret']}"})).status == 403
        assert (await one.browser.get(path, {"Authorization": f"bearer {one.said['secret']}"})).status == 403
        cookie = replace(browser(there.visitor), kept={COOKIE: one.said["secret"]})
        assert (await cookie.get(path)).status == 403, "it is no cookie"
        device = await player(there.visitor, table, 0)
        as_bearer = {"Authorization": f"Bearer {device.browser.kept[COOKIE]}"}
        assert (await browser(there.visitor).get(path, as_bearer)).status == 403, "and a device's no bearer"
        there.visitor.watch.now += FRAME_LASTS - timedelta(seconds=1)
        assert (await one.get(path)).status == 200
        there.visitor.watch.now += timedelta(seconds=1)
        for late in (path, f"{path}/meant?at=r0", f"{path}/live", GAMES):
            assert (await one.get(late)).status == 403, late
        assert (await one.post(path, {"words": "end"})).status == 403


async def test_it_is_a_person_and_never_a_seat(table: GameTable) -> None:
    seat, path = 1, f"/t/{table.game_id}"
    user = table.user_of(seat)
    async with framed(table) as there:
        was, comes, stranger = [await there.inside(one) for one in (user, 105, 999)]
        for one, expected in ((was, 200), (comes, 404), (stranger, 404)):
            assert (await one.get(path)).status == expected
        judge = table.caller(900, judge=True)
        execute(table.database, substitute, Substitute(judge, table.game_id, seat + 1, 105, "Nao"))
        for one, expected in ((was, 404), (comes, 200), (stranger, 404)):
            assert (await one.get(path)).status == expected
        for number in (404, 10**9):
            assert (await stranger.get(f"/t/{number}")).status == 404


async def test_forms_need_the_mark_of_this_frame(table: GameTable) -> None:
    user, path = table.user_of(on_turn(table)), f"/t/{table.game_id}"
    async with framed(table) as there:
        one, again = await there.inside(user), await there.inside(user)
        fields, before = inside(await one.page(path)), table.game
        for wrong in ({"mark": ""}, {"mark": inside(await again.page(path))["mark"]}):
            assert (await one.post(path, {**fields, "words": "end", **wrong})).status == 403
        assert table.game == before


async def test_whoever_is_shut_out_or_signs_out_everywhere_is_out_at_once(table: GameTable) -> None:
    async with framed(table) as there:
        one, other = await there.inside(101), await there.inside(102)
        path = f"/t/{table.game_id}"
        execute(table.database, sign_out, SignOut(table.caller(102)))
        assert (await other.get(path)).status == 403
        write(table.database, lambda uow: shut_out(101, table.now, uow), lambda _: True)
        assert (await one.get(path)).status == 403
        assert (await there.enter(there.discord.code(101))).status == 403


async def test_only_the_frame_itself_may_be_in_discords_frames(table: GameTable) -> None:
    async with framed(table) as there:
        origin = there.discord.base
        one = await there.inside(101)
        shell = await there.visitor.get(FRAME)
        policy = shell.headers["Content-Security-Policy"]
        assert f"frame-ancestors {origin} https://*.discordsays.com" in policy
        assert "script-src 'self'" in policy
        assert shell.headers["Cache-Control"] == "no-store"
        for path in ("/", f"/t/{table.game_id}", GAMES, ENTER, "/home", "/robots.txt"):
            answer = await one.get(path)
            assert "frame-ancestors 'none'" in answer.headers["Content-Security-Policy"], path
            assert answer.headers.get("Access-Control-Allow-Origin") is None


async def test_where_it_is_not_switched_on_there_is_nothing(table: GameTable) -> None:
    async with open_pages(table.database) as visitor:
        shell = await visitor.get(FRAME)
        assert "frame-ancestors 'none'" in shell.headers["Content-Security-Policy"]
        assert "activity.js" not in await shell.text()
        assert (await browser(visitor).post(ENTER, {"code": "x" * 20})).status == 404
        assert (await browser(visitor).get(GAMES)).status == 404
        bearer = {"Authorization": "Bearer " + "x" * 43}
        assert (await browser(visitor).get(f"/t/{table.game_id}", bearer)).status == 403


async def test_a_wrong_secret_or_a_discord_that_is_down_lets_nobody_in(table: GameTable) -> None:
    async with framed(table, told="another") as there:
        assert (await there.enter(there.discord.code(101))).status == 403
        assert there.discord.refused == 1
    async with framed(table) as there:
        there.discord.breaks = True
        assert (await there.enter(there.discord.code(101))).status == 403
        there.discord.breaks = False
        assert (await there.enter(there.discord.code(101))).status == 200


async def test_discord_is_not_asked_without_end(table: GameTable) -> None:
    async with framed(table) as there:
        found = {(await there.enter(f"made-up-{number:03}")).status for number in range(110)}
        assert 429 in found
        assert there.discord.asked < 100


async def test_a_persons_older_frames_give_way(table: GameTable) -> None:
    async with framed(table) as there:
        first = await there.inside(101)
        for _ in range(10):
            last = await there.inside(101)
        assert (await first.get(GAMES)).status == 403
        assert (await last.get(GAMES)).status == 200

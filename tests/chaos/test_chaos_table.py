"""A process is killed while it carries out what a game's page says; the browser sends it again to the next one."""

import asyncio
import html
import os
import random
import re
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest
from aiohttp import ClientError, ClientSession, DummyCookieJar

from bench.games_night import GamesNight, games_night
from bench.pages import free_port
from bench.tables import on_turn, signed_in
from data.transaction import read, write
from data.unit_of_work import UnitOfWork
from league.ids import GameId

pytestmark = pytest.mark.slow
KILLS = int(os.environ.get("CHAOS_KILLS", "200")) // 50 + 1
SEED = int(os.environ.get("CHAOS_SEED", "7"))
_SAID = re.compile(r'name="words" value="([^"=?][^"]*)"(?! disabled)')
_FIELD = re.compile(r'name="(stamp|once|mark)" value="([^"]*)"')


def decided(night: GamesNight, game: int, seat: int, since: int) -> int:
    """How many decisions of a seat were stored since then."""
    events = read(night.database, lambda uow: uow.game_events.since(GameId(game), since))
    return len({event.step for event in events if event.seat == seat})


async def served(session: ClientSession, path: str, headers: dict[str, str]) -> str:
    """The page, as soon as there is one."""
    async with asyncio.timeout(120):
        while True:
            with suppress(ClientError):
                async with session.get(path, headers=headers) as answer:
                    if answer.status == 200:
                        return await answer.text()
            await asyncio.sleep(0.05)


async def test_what_a_page_said_is_carried_out_once_whenever_the_process_dies(tmp_path: Path) -> None:
    chance, port = random.Random(SEED), free_port()
    settings = {"GUILDHALL_WEB_PORT": str(port)}
    async with (
        games_night(tmp_path, 3 * KILLS, settings) as night,
        ClientSession(cookie_jar=DummyCookieJar()) as session,
    ):
        due = dict(read(night.database, on_turn))
        secrets = write(night.database, lambda uow: signed_in(set(due.values()), uow), lambda _: True)
        said = 0
        for game, user in chance.sample(sorted(due.items()), len(due)):
            path = f"http://127.0.0.1:{port}/t/{game}?lang=en"
            headers = {"Cookie": f"guildhall={secrets[user]}", "Sec-Fetch-Site": "same-origin"}
            page = await served(session, path, headers)
            words = [html.unescape(one) for one in _SAID.findall(page)]
            if words and said < KILLS:
                said += 1
                seat, before = read(night.database, partial(standing, game, user))
                form = dict(_FIELD.findall(page)) | {"words": words[0], "fetch": "1"}
                sent = asyncio.create_task(_sent(session, path, headers, form))
                await asyncio.sleep(chance.random() * 0.3)
                await night.bot.kill()
                await sent
                await night.bot.start()
                await served(session, path, headers)
                answer = await _sent(session, path, headers, form)
                assert answer is not None
                assert 'role="alert"' not in answer
                assert decided(night, game, seat, before) == 1
        assert said


def standing(game: int, user: int, uow: UnitOfWork) -> tuple[int, int]:
    """The seat of a user at a game, and how many events it has."""
    (seat,) = uow.game_seats.find(game_id=GameId(game), user_id=user)
    return seat.number, uow.games.require(GameId(game)).events


async def _sent(
    session: ClientSession, path: str, headers: dict[str, str], form: dict[str, str]
) -> str | None:
    """The answer; None where the process died before it."""
    with suppress(ClientError):
        async with session.post(path, headers=headers, data=form) as answer:
            return await answer.text()
    return None

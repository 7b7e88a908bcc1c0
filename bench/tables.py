"""A thousand games open, fifty actions a second: half on Discord, half on the games' pages.

`python -m bench tables [--games 1000] [--rate 50] [--seconds 30]`. On the pages people of the games read the page
(that is not counted) and press one of its controls, until it is another's turn; what is measured is how long the answer
with the new board takes, seen from another process on the same machine. On Discord the crowd of `bench.games` acts.
"""

import argparse
import asyncio
import gzip
import html
import os
import random
import re
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import partial
from http import HTTPStatus
from pathlib import Path
from time import thread_time
from typing import Any

from aiohttp import ClientSession, ClientTimeout, DummyCookieJar, TCPConnector

from bench.games import Crowd, cpu_of, drain, rules_read, share
from bench.games_night import games_night
from bench.pages import free_port
from bot.allocator import settled
from bot.games import seat_games
from data.database import open_database
from data.game_records import GameStatus
from data.migrate import upgrade
from data.pass_records import PassKind, WebPass
from data.transaction import read, read_publicly, write
from data.unit_of_work import UnitOfWork
from engine.catan import game as catan
from tests.support.game_table import game_table
from usecases.device.life import DEVICE_LASTS, digest_of, new_secret
from usecases.execute import execute
from usecases.play.said import SayWords, say_words
from usecases.play.stamps import stamp_of
from usecases.show.page.table import TableAsked, TableGame, game_on_table
from web.render import LanguageChoice, rendered
from web.site import Site
from web.table.shown import shown_of

ANSWERED_MS, ACKNOWLEDGED_MS = 100, 300
WARM = 5
"""Seconds in which nothing is counted yet."""
_FIELD = re.compile(r'name="(stamp|once|mark)" value="([^"]*)"')
_SAID = re.compile(r'name="words" value="([^"=?][^"]*)"(?! disabled)')
_SETTLED = 5
"""Decisions until everything has been read that is read once."""
_WAIT = ClientTimeout(total=30)


@dataclass
class Audience:
    """People of the games on their devices."""

    base: str
    secrets: dict[int, str]
    session: ClientSession
    chance: random.Random
    due: list[tuple[int, int]]
    waits: list[float] = field(default_factory=list)
    reads: list[float] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)
    others: list[int] = field(default_factory=list)

    async def act(self) -> None:
        """Somebody whose turn it is reads their page, and presses something on it."""
        if not self.due:  # the house has to think everywhere
            return
        game, user = self.due[self.chance.randrange(len(self.due))]
        headers = {
            "Cookie": f"guildhall={self.secrets[user]}",
            "X-Forwarded-For": f"198.19.{user // 200 % 200}.{user % 200}",
            "Sec-Fetch-Site": "same-origin",
            "Accept-Encoding": "gzip",
        }
        path, begun = f"{self.base}/t/{game}", time.perf_counter()
        page = ""
        with suppress(TimeoutError):
            async with self.session.get(path, headers=headers) as answer:
                page = await answer.text()
                self.sizes.append(int(answer.headers.get("Content-Length", 0)))
        self.reads.append(time.perf_counter() - begun)
        words = [html.unescape(one) for one in _SAID.findall(page)]
        if not words:
            return
        form = dict(_FIELD.findall(page)) | {"words": self.chance.choice(words), "fetch": "1"}
        begun, status = time.perf_counter(), 0
        with suppress(TimeoutError):
            async with self.session.post(path, headers=headers, data=form) as answer:
                await answer.read()
                status = answer.status
        self.waits.append(time.perf_counter() - begun)
        if status != HTTPStatus.OK:
            self.others.append(status)


def signed_in(users: set[int], uow: UnitOfWork) -> dict[int, str]:
    """A device for each of them."""
    now, secrets = datetime.now(UTC), {user: new_secret() for user in users}
    for user, secret in secrets.items():
        uow.web_passes.add(
            WebPass(0, user, PassKind.DEVICE, digest_of(secret), str(user), "", now, now, now + DEVICE_LASTS)
        )
    return secrets


def on_turn(uow: UnitOfWork) -> list[tuple[int, int]]:
    """The games that wait for people, and for whom."""
    playing = {game.id for game in uow.games.find(status=GameStatus.PLAYING)}
    seats = (one for one in uow.game_seats.find() if one.deadline and one.user_id and one.game_id in playing)
    return [(seat.game_id, seat.user_id) for seat in seats]


async def measure(games: int, rate: int, seconds: int, folder: Path) -> tuple[Audience, list[float]]:
    """Set up, act, and look on; what the pages took, and how soon Discord was acknowledged."""
    port = free_port()
    settings = {"GUILDHALL_WEB_PORT": str(port), "GUILDHALL_WEB_PROXIES": "1"}
    async with (
        games_night(folder, games, settings) as night,
        ClientSession(connector=TCPConnector(limit=0), cookie_jar=DummyCookieJar(), timeout=_WAIT) as session,
    ):
        due = read(night.database, on_turn)
        secrets = write(night.database, lambda uow: signed_in({user for _, user in due}, uow), lambda _: True)
        audience = Audience(f"http://127.0.0.1:{port}", secrets, session, random.Random(7), due)  # noqa: S311
        crowd = Crowd(night, random.Random(5))  # noqa: S311 - who does what
        crowd.look()
        await rules_read(night)
        acting: set[asyncio.Task[None]] = set()
        clock = asyncio.get_running_loop()
        start, before = clock.time(), cpu_of(night.bot.pid)
        for number in range((WARM + seconds) * rate):
            if number == WARM * rate:  # what is shown for the first time is worded and drawn for it
                for kept in (audience.waits, audience.reads, audience.sizes, audience.others, crowd.deeds):
                    kept.clear()
            if number % rate == 0:
                crowd.look()
                night.server.world.files.clear()  # nobody downloads the pictures
                audience.due = read(night.database, on_turn)
                audience.due = [one for one in audience.due if one[1] in secrets]
            await asyncio.sleep(max(0.0, start + number / rate - clock.time()))
            if number % 2:
                crowd.act()
                continue
            task = asyncio.create_task(audience.act())
            acting.add(task)
            task.add_done_callback(acting.discard)
        if acting:
            await asyncio.gather(*acting)
        if crowd.waiting:
            await asyncio.wait(crowd.waiting, timeout=5)
        used = cpu_of(night.bot.pid) - before
        print(f"the bot computed {used:.1f} s in {clock.time() - start:.0f} s")
        await drain(night, [])
        return audience, [one.handle.latency for one in crowd.deeds if one.handle.latency is not None]


def alone(folder: Path, decisions: int) -> list[float]:
    """What the move and the page of then compute, in seconds, decision by decision of one game, with nobody else."""
    seat_games()
    database = open_database(f"sqlite:///{folder / 'alone.db'}")
    upgrade(database)
    table = game_table(database, people=4)
    table.thinks = False
    found = []
    for number in range(decisions):
        if number == _SETTLED:  # as the bot does when it has started
            settled()
        seat = catan.to_act(table.state)[0]
        caller = table.caller(table.user_of(seat), guild=0)
        words = catan.format(table.choice(seat))
        command = SayWords(caller, table.game_id, stamp_of(table.game), words)
        asked = TableAsked(caller, table.game_id)
        begun = thread_time()
        execute(database, say_words, command)
        shown = read_publicly(database, partial(game_on_table, asked))
        if shown is None:
            raise LookupError(table.game_id)
        page(shown)
        found.append(thread_time() - begun)
    return found


def page(found: TableGame) -> bytes:
    """The page as its player gets it."""
    site, reading = Site("https://example.org"), LanguageChoice("en")
    shown = shown_of(found, "", "en")
    marks: dict[str, Any] = {"step": "", "stamp": 1, "seen": "", "refused": "", "mark": "", "once": 1}
    return gzip.compress(rendered("table.html", site, reading, "UTC", "/t/1", shown=shown, **marks), 6)


def main() -> None:
    """Print the figures beside the targets."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--rate", type=int, default=50)
    parser.add_argument("--seconds", type=int, default=30)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        computed = alone(Path(folder), min(100, options.games))[_SETTLED:] or [0.0]
        print(f"the move and the page of then, nobody else, computed: {told(computed)}")
        audience, acks = asyncio.run(measure(options.games, options.rate, options.seconds, Path(folder)))
    waits, reads, sizes = audience.waits, audience.reads, sorted(audience.sizes) or [0]
    print(f"load {', '.join(f'{one:.1f}' for one in os.getloadavg())}")
    print(f"{len(waits)} said on pages, {len(audience.others)} answered otherwise; {len(acks)} on Discord")
    print(f"answer with the new board (asked p95 {ANSWERED_MS} ms): {told(waits)}")
    print(f"a page read: {told(reads)}; gzipped p50 {sizes[len(sizes) // 2]} bytes, at most {sizes[-1]}")
    print(f"acknowledged on Discord (asked p99 {ACKNOWLEDGED_MS} ms): {told(acks)}")


def told(values: list[float]) -> str:
    """How long it took."""
    return ", ".join(f"p{part} {share(values, part / 100):.0f} ms" for part in (50, 95, 99))


if __name__ == "__main__":
    main()

"""The floor board of a large hall beside its public pages, as they are on a night: every viewer holds an open stream.

Pages and database are a process of their own, the people another. Results are entered from the board; whoever is told
of a change asks for their page anew, as a browser does; right after each result somebody else opens the board for the
first time. What is measured is what they wait, by the clock on the wall: other work on the machine counts.

`python -m bench.floor_live --players 600 --boards 60 --readers 500` prints JSON. No browser takes part, and no Discord.
"""

import argparse
import asyncio
import json
import os
import random
import re
import statistics
import sys
import tempfile
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from aiohttp import ClientSession, ClientTimeout, DummyCookieJar, TCPConnector

from bench.floor import seated
from bench.pages import free_port
from bot.allocator import settled
from data.database import open_database
from data.migrate import upgrade
from tests.support.league_builder import GUILD, ORGANIZER_ROLE, League, league
from tests.web.at_floor import Roles, form_on
from tests.web.signed import COOKIE, OWN_FORM
from tests.web.site import on_web
from usecases.caller import Caller
from usecases.device.ask_for_link import AskForLink, Link, ask_for_link
from usecases.execute import execute
from web.bot_side import BotSide
from web.server import PageServer, listen_at
from web.site import Site

_DEVICES = 3
"""Each of those who run the event looks at the board on so many devices."""
_SCORES = ("10", "8", "7", "5")
_SEAT = re.compile(r'name="(score-\d+)"')
_REST = 1.0
"""Seconds between a result that everybody has seen and the next one."""
_SPREAD = 0.3
_ARRIVE = 5.0
"""Seconds in which all of them come."""
_CONNECTIONS = 2500
"""As many as the bot takes where the host lets it open enough files: each viewer holds two."""
_PATIENCE = 60.0


def everybody() -> Roles:
    """Whoever asks is an organizer of the server."""
    return Roles({user: frozenset({ORGANIZER_ROLE}) for user in range(1, 1000)})


async def serve(url: str, port: int) -> None:
    """The pages, until a line is read; then what they took is printed."""
    database = open_database(url)
    pages: list[PageServer] = []

    def changed() -> None:
        pages[0].live.notify()

    bot = BotSide(notify=changed, member=everybody())
    site = Site(f"http://127.0.0.1:{port}", proxies=1)
    pages.append(PageServer(site, database, lambda: datetime.now(UTC), _CONNECTIONS, bot))
    await pages[0].open(listen_at("127.0.0.1", port))
    settled()  # as the bot does when it has started
    print("open", flush=True)
    while await asyncio.to_thread(sys.stdin.readline) == "cpu\n":
        print(time.process_time(), flush=True)
    await pages[0].close()


@dataclass
class Waits:
    """Seconds that people waited, by what for."""

    of: dict[str, list[float]] = field(default_factory=dict)

    async def timed(self, what: str, session: ClientSession, address: str, headers: dict[str, str]) -> str:
        """The page at an address, asked for by somebody who waits for it."""
        begun = time.perf_counter()
        async with session.get(address, headers=headers) as answer:
            page = await answer.text()
        if answer.status != 200:
            raise SystemExit(f"{address}: {answer.status}")
        self.of.setdefault(what, []).append(time.perf_counter() - begun)
        return page


@dataclass
class Hall:
    """Everybody, in front of one process."""

    base: str
    waits: Waits = field(default_factory=Waits)
    moved: asyncio.Event = field(default_factory=asyncio.Event)
    connected: int = 0
    seen: int = 0

    async def looks_on(
        self, session: ClientSession, what: str, page: str, stream: str, headers: dict[str, str]
    ) -> None:
        """One viewer: the page, and the page anew at each change."""
        await asyncio.sleep(random.random() * _ARRIVE)  # noqa: S311 - when they come
        await self.waits.timed(f"{what}_first", session, self.base + page, headers)
        async with session.get(
            self.base + stream, headers=headers, timeout=ClientTimeout(total=None)
        ) as answer:
            if answer.status != 200:
                raise SystemExit(f"{stream}: {answer.status}")
            self.connected += 1
            self.moved.set()
            async for line in answer.content:
                if line.startswith(b"event: changed"):
                    if what == "page":  # as its script does, so that not all ask at once
                        await asyncio.sleep(random.random() * _SPREAD)  # noqa: S311 - a pause
                    await self.waits.timed(f"{what}_anew", session, self.base + page, headers)
                    self.seen += 1
                    self.moved.set()

    async def until(self, has: Callable[[], bool]) -> None:
        """Wait until it is so."""
        async with asyncio.timeout(_PATIENCE):
            while not has():
                self.moved.clear()
                await self.moved.wait()


def signed(made: League, base: str, user: int) -> str:
    """Where a link leads that signs one device in."""
    link = execute(
        made.database, ask_for_link, AskForLink(Caller(user, f"Org {user}", 0, datetime.now(UTC)), base)
    )
    if not isinstance(link, Link):
        raise SystemExit(str(link))
    return f"/in/{link.secret}"


async def device(session: ClientSession, base: str, made: League, number: int) -> dict[str, str]:
    """The headers of one who has signed in, with an address of their own."""
    own = {"X-Forwarded-For": f"198.18.{number // 200}.{number % 200 + 1}"}
    into = base + signed(made, base, 1 + number // _DEVICES)
    async with session.post(into, headers={**OWN_FORM, **own}, allow_redirects=False) as answer:
        return {**own, "Cookie": f"{COOKIE}={answer.cookies[COOKIE].value}"}


async def enters(session: ClientSession, hall: Hall, floor: str, table: int, headers: dict[str, str]) -> None:
    """A result, from the opened table to the next one."""
    page = await hall.waits.timed(
        "table_opened", session, f"{hall.base}{floor}?lang=en&table={table}", headers
    )
    address, inside = form_on(page, "report", {})
    typed = dict(zip(_SEAT.findall(page), _SCORES, strict=False))
    said, begun = {**inside, **typed, "ended": "victory"}, time.perf_counter()
    own = {**OWN_FORM, **headers}
    async with session.post(hall.base + address, headers=own, data=said, allow_redirects=False) as answer:
        if answer.status != 303:
            raise SystemExit(await answer.text())
    hall.waits.of.setdefault("action", []).append(time.perf_counter() - begun)


async def night(
    made: League, base: str, boards: int, readers: int, results: int, child: Process
) -> dict[str, object]:
    """So many results while everybody looks on."""
    floor, public = f"/f/{made.event_id}", on_web(made)
    tables = [table.id for table in made.change(lambda uow: uow.tables.find(event_id=made.event_id))]
    timeout = ClientTimeout(total=_PATIENCE)
    connector = TCPConnector(limit=0)
    async with ClientSession(connector=connector, cookie_jar=DummyCookieJar(), timeout=timeout) as session:
        hall = Hall(base)
        devices = [await device(session, base, made, number) for number in range(boards + 2)]
        await hall.waits.timed("board_in_a_new_process", session, f"{base}{floor}?lang=en", devices[boards])
        watching = [
            asyncio.create_task(hall.looks_on(session, "board", f"{floor}?lang=en", f"{floor}/live", one))
            for one in devices[:boards]
        ]
        for number in range(readers):
            own = {"X-Forwarded-For": f"198.19.{number // 200}.{number % 200 + 1}"}
            asked = hall.looks_on(session, "page", f"{public}/round/1?lang=en", f"{public}/live", own)
            watching.append(asyncio.create_task(asked))
        await hall.until(lambda: hall.connected == boards + readers or any(one.done() for one in watching))
        await asyncio.sleep(_REST)
        before = await cpu(child)
        for number, table in enumerate(tables[:results], 1):
            await enters(session, hall, floor, table, devices[boards])
            newcomer = hall.waits.timed(
                "board_opened_amid", session, f"{base}{floor}?lang=en", devices[boards + 1]
            )
            await asyncio.gather(newcomer, hall.until(partial(_have_seen, hall, number * (boards + readers))))
            await asyncio.sleep(_REST)
        after = await cpu(child)
        for one in watching:
            one.cancel()
        await asyncio.gather(*watching, return_exceptions=True)
    figures = {name: _of(found) for name, found in sorted(hall.waits.of.items())}
    return {"cpu_ms_a_result": round((after - before) * 1000 / results), "ms": figures}


def _have_seen(hall: Hall, so_many: int) -> bool:
    return hall.seen >= so_many


async def cpu(child: Process) -> float:
    """Seconds of CPU that the pages have taken."""
    if child.stdin is None or child.stdout is None:
        raise LookupError("the pages say nothing")
    child.stdin.write(b"cpu\n")
    return float(await child.stdout.readline())


def _of(found: list[float]) -> dict[str, int]:
    ordered = sorted(one * 1000 for one in found)
    p95 = ordered[max(0, -(-len(ordered) * 95 // 100) - 1)]
    return {
        "median": round(statistics.median(ordered)),
        "p95": round(p95),
        "most": round(ordered[-1]),
        "of": len(ordered),
    }


async def run(players: int, boards: int, readers: int, results: int) -> dict[str, object]:
    """A round of so many players, in a database of its own."""
    with tempfile.TemporaryDirectory() as place:
        url = f"sqlite:///{Path(place) / 'league.db'}"
        database = open_database(url)
        upgrade(database)
        made = league(database, players)
        made.change(lambda uow: uow.guilds.change(uow.guilds.require(GUILD), pairings_channel=5))
        made.round(1, seated(players))
        port = free_port()
        child = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bench.floor_live", "--serve", url, str(port), stdin=PIPE, stdout=PIPE
        )
        try:
            while child.stdout and await child.stdout.readline() != b"open\n":
                pass
            found = await night(made, f"http://127.0.0.1:{port}", boards, readers, results, child)
        finally:
            await child.communicate(b"\n")
            database.dispose()
    load = round(os.getloadavg()[0], 1)
    return {"players": players, "boards": boards, "readers": readers, "load": load, **found}


def main() -> None:
    """Measure, and print what was found; or be the pages."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--players", type=int, default=600)
    parser.add_argument("--boards", type=int, default=60)
    parser.add_argument("--readers", type=int, default=500)
    parser.add_argument("--results", type=int, default=20)
    parser.add_argument("--serve", nargs=2)
    chosen = parser.parse_args()
    if chosen.serve:
        asyncio.run(serve(chosen.serve[0], int(chosen.serve[1])))
    else:
        print(json.dumps(asyncio.run(run(chosen.players, chosen.boards, chosen.readers, chosen.results))))


if __name__ == "__main__":
    main()

"""Two thousand people open a round in ten seconds, five hundred look on live, and the bot goes on answering Discord."""

import argparse
import asyncio
import json
import random
import socket
import sys
import tempfile
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from data.unit_of_work import UnitOfWork
from league.ids import EventId
from tests.support.loopback.model import InteractionHandle
from tests.support.process_night import ProcessNight, process_night
from tests.support.ways import chosen, done

PLAYERS, RATE = 64, 20
PAGE_MS, ACKNOWLEDGED_MS, MEMORY_MB, TOLD_MS = 500, 300, 60, 1000


@dataclass(frozen=True, slots=True)
class Figures:
    """What was measured."""

    waits: Sequence[float]
    statuses: Sequence[int]
    acknowledged: Sequence[float]
    told: Sequence[float]
    live: int
    before: int
    after: int


async def measure(viewers: int, live: int, seconds: float, folder: Path) -> Figures:
    """A round is published, looked at by all of them, and started."""
    port = free_port()
    settings = {"GUILDHALL_WEB_PORT": str(port), "GUILDHALL_WEB_PROXIES": "1"}
    async with process_night(folder, PLAYERS, settings=settings) as night:
        await _prepared(night)
        before = night.bot.memory()
        key = night.look(_key)
        audience = await _audience(f"http://127.0.0.1:{port}/e/{key}", viewers, live, seconds)
        handles, opened = [], asyncio.create_task(_line(audience))
        chance = random.Random(3)  # noqa: S311 - who does what
        while not opened.done():
            handles.append(_act(night, chance))
            await asyncio.sleep(1 / RATE)
        await done(night.server, night.organizer, night.rooms["hall"], "event edit", {"rounds": 6})
        acknowledged_at = time.time()
        await asyncio.sleep(3)
        after = night.bot.memory()
        found = json.loads((await audience.communicate(b"\n"))[0])
    told = [at - acknowledged_at for at in found["told"] if at > acknowledged_at - 1]
    waits = [(handle.latency or 0) for handle in handles if handle.acknowledged]
    return Figures(found["waits"], found["statuses"], waits, told, live, before, after)


def _act(night: ProcessNight, chance: random.Random) -> InteractionHandle:
    """What players do while a round is on."""
    player, command = chance.choice(night.players), chance.choice(("round show", "signup list", "me next"))
    return night.server.slash(player, night.rooms["hall"], *chosen(command))


async def _prepared(night: ProcessNight) -> None:
    server, hall = night.server, night.rooms["hall"]
    commands: tuple[tuple[str, dict[str, str]], ...] = (
        ("event create", {"name": "Load", "web": "public"}),
        ("event open", {}),
    )
    for name, options in commands:
        await done(server, night.organizer, hall, name, options)
    await server.until(lambda: bool(server.messages(night.rooms["announcements"])))
    post = server.messages(night.rooms["announcements"])[0]
    for player in night.players[: PLAYERS // 2]:
        await server.answered(server.click(post, "signup-join:1:0", player))
    await server.answered(
        server.slash(night.organizer, hall, "rule ask", {"question": "Who discards on a seven?"}), within=60
    )
    await server.answered(server.slash(night.organizer, hall, *chosen("event close")))
    await server.answered(server.slash(night.organizer, hall, *chosen("round seat")), within=60)
    await server.answered(server.slash(night.organizer, hall, *chosen("round publish")))
    await asyncio.sleep(3)  # until the posts have gone out


def _key(uow: UnitOfWork) -> str:
    page = uow.pages.first(event_id=EventId(1))
    if page is None:
        raise LookupError("the event has no page")
    return page.key


async def _audience(page: str, viewers: int, live: int, seconds: float) -> Process:
    arguments = (page, str(viewers), str(live), str(seconds))
    audience = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bench.viewers", *arguments, stdin=PIPE, stdout=PIPE, limit=2**24
    )
    await _line(audience)
    return audience


async def _line(audience: Process) -> str:
    if audience.stdout is None:
        raise LookupError("the audience says nothing")
    return (await audience.stdout.readline()).decode().strip()


def free_port() -> int:
    """A port that nobody uses."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


def _of(values: Sequence[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000 if ordered else float("nan")


def main() -> None:
    """Print the figures beside the targets."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--viewers", type=int, default=2000)
    parser.add_argument("--live", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=10)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(measure(options.viewers, options.live, options.seconds, Path(folder)))
    good = found.statuses.count(200)
    print(
        f"{options.viewers} viewers in {options.seconds:g} s, {options.live} live connections, {RATE} clicks a second"
    )
    print(f"pages served        {good} of {len(found.statuses)}")
    print(f"page p50            {_of(found.waits, 0.5):6.1f} ms")
    print(f"page p99            {_of(found.waits, 0.99):6.1f} ms   (target {PAGE_MS})")
    print(f"acknowledgement p99 {_of(found.acknowledged, 0.99):6.1f} ms   (target {ACKNOWLEDGED_MS})")
    print(f"                    of {len(found.acknowledged)} clicks")
    print(f"a change was told   {len(found.told)} of {found.live}")
    print(f"  p99 after the ack {_of(found.told, 0.99):6.1f} ms   (target {TOLD_MS})")
    more = (found.after - found.before) / 2**20
    print(f"memory              {more:6.1f} MB more than before anybody looked   (target {MEMORY_MB})")


if __name__ == "__main__":
    main()

"""The floor board of a large hall: CPU time of its first paint and of its actions, and actions for a whole round.

Then some results once more while others look on: each viewer of the board and each reader of the public page asks for
it anew, as a browser does that is told of a change.

`python -m bench.floor --players 600` prints JSON. Pages, database and the asking client are one process: what is
measured is CPU of all three, so that other work on the machine does not count. No browser takes part.
"""

import argparse
import asyncio
import json
import re
import statistics
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from bot.allocator import settled
from data.database import open_database
from data.migrate import upgrade
from data.transaction import read
from league.round import TableStatus
from tests.support.league_builder import GUILD, League, league
from tests.web.at_floor import Staff, floor_pages, form_on, staff
from tests.web.site import Visitor, on_web

_SCORES = ("10", "8", "7", "5")
_CHANGES = 5
_SEAT = re.compile(r'name="(score-\d+)"')


@dataclass(frozen=True, slots=True)
class Seen:
    """How many look on, how often something changes, and what it took."""

    times: dict[str, list[float]]
    viewers: int
    readers: int
    changes: int = _CHANGES


async def timed(times: list[float], work: object) -> object:
    """What the work gives; its CPU time in milliseconds is noted."""
    begun = time.process_time()
    found = await work  # type: ignore[misc]  # whatever is awaited
    times.append((time.process_time() - begun) * 1000)
    return found


async def entered(visitor: Visitor, one: Staff, made: League, times: dict[str, list[float]]) -> int:
    """All results of the round from the board: each form's answer opens the next table. How many actions it took."""
    tables = read(made.database, lambda uow: uow.tables.find(event_id=made.event_id))
    page = str(await timed(times["look"], one.look(table=tables[0].id)))
    actions = 1  # the first table is opened
    for _ in tables:
        _forgiven(visitor)
        address, inside = form_on(page, "report", {})
        typed = dict(zip(_SEAT.findall(page), _SCORES, strict=False))
        sent = one.browser.post(address, {**inside, **typed, "ended": "victory"})
        answer = await timed(times["report"], sent)
        actions += 1
        if answer.status != 303:  # type: ignore[attr-defined]
            raise SystemExit(await answer.text())  # type: ignore[attr-defined]
        page = str(await timed(times["look"], _text(one, answer.headers["Location"])))  # type: ignore[attr-defined]
    done = read(made.database, lambda uow: uow.tables.find(event_id=made.event_id))
    if any(table.status is not TableStatus.FINAL for table in done):
        raise SystemExit("a result is missing")
    return actions


async def watched(visitor: Visitor, one: Staff, made: League, seen: Seen) -> None:
    """Corrections, each followed by all who look on, all at once."""
    tables = read(made.database, lambda uow: uow.tables.find(event_id=made.event_id))
    public = f"{on_web(made)}/round/1"
    for table in tables[: seen.changes]:
        _forgiven(visitor)
        page = await one.look(table=table.id)
        address, inside = form_on(page, "correct", {})
        typed = dict(zip(_SEAT.findall(page), ("10", "6", "5", "4"), strict=False))
        await one.browser.post(address, {**inside, **typed, "ended": "victory", "reason": "misread"})
        visitor.pages.live.notify()
        _forgiven(visitor)
        await timed(seen.times["change_boards"], asyncio.gather(*(one.look() for _ in range(seen.viewers))))
        _forgiven(visitor)
        asked = (visitor.read(public) for _ in range(seen.readers))
        await timed(seen.times["change_pages"], asyncio.gather(*asked))


def _forgiven(visitor: Visitor) -> None:
    """As if each had an address of their own, and a hand that takes its time."""
    guard = visitor.pages._guard  # noqa: SLF001 - nobody is to be refused
    guard._persons._buckets.clear()  # noqa: SLF001 - the same
    guard._limits._buckets.clear()  # noqa: SLF001 - the same


async def _text(one: Staff, address: str) -> str:
    return await (await one.browser.get(address)).text()


def seated(players: int) -> list[list[int]]:
    """Tables of four, and as many of three as it takes."""
    threes = -players % 4
    sizes = [4] * ((players - 3 * threes) // 4) + [3] * threes
    numbers = iter(range(1, players + 1))
    return [[next(numbers) for _ in range(size)] for size in sizes]


async def run(players: int, url: str, viewers: int, readers: int) -> dict[str, object]:
    """A round of tables of four and three, entered whole."""
    database = open_database(url)
    upgrade(database)
    made = league(database, players)
    made.change(lambda uow: uow.guilds.change(uow.guilds.require(GUILD), pairings_channel=5))
    times: dict[str, list[float]] = {
        "paint": [], "look": [], "report": [], "change_boards": [], "change_pages": [],
    }  # fmt: skip
    made.round(1, seated(players))
    settled()  # as the bot does when it has started
    async with floor_pages(made) as (visitor, _):
        one = await staff(visitor, made)
        page = str(await timed(times["paint"], one.look()))
        _forgiven(visitor)
        actions = await entered(visitor, one, made, times)
        if viewers:
            await watched(visitor, one, made, Seen(times, viewers, readers))
    tables = len(times["report"])
    database.dispose()
    return {
        "players": players,
        "tables": tables,
        "board_kilobytes": round(len(page) / 1024),
        "actions": actions,
        "actions_a_result": round(actions / tables, 2),
        **{
            f"{name}_ms": {
                "median": round(statistics.median(found)),
                "p95": _p95(found),
                "most": round(max(found)),
            }
            for name, found in times.items()
            if found
        },
    }


def _p95(found: list[float]) -> int:
    return round(sorted(found)[max(0, -(-len(found) * 95 // 100) - 1)])


def main() -> None:
    """Measure, and print what was found."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--players", type=int, default=600)
    parser.add_argument("--viewers", type=int, default=60)
    parser.add_argument("--readers", type=int, default=500)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as place:
        url = f"sqlite:///{Path(place) / 'league.db'}"
        print(json.dumps(asyncio.run(run(chosen.players, url, chosen.viewers, chosen.readers))))


if __name__ == "__main__":
    main()

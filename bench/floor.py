"""The floor board of a large hall: CPU time of its first paint and of its actions, and actions for a whole round.

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
from pathlib import Path

from data.database import open_database
from data.migrate import upgrade
from data.transaction import read
from league.round import TableStatus
from tests.support.league_builder import GUILD, League, league
from tests.web.at_floor import Staff, floor_pages, form_on, staff
from tests.web.site import Visitor

_SCORES = ("10", "8", "7", "5")
_SEAT = re.compile(r'name="(score-\d+)"')


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
        visitor.pages._guard._persons._buckets.clear()  # noqa: SLF001 - as if a hand took its time
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


async def _text(one: Staff, address: str) -> str:
    return await (await one.browser.get(address)).text()


def seated(players: int) -> list[list[int]]:
    """Tables of four, and as many of three as it takes."""
    threes = -players % 4
    sizes = [4] * ((players - 3 * threes) // 4) + [3] * threes
    numbers = iter(range(1, players + 1))
    return [[next(numbers) for _ in range(size)] for size in sizes]


async def run(players: int, url: str) -> dict[str, object]:
    """A round of tables of four and three, entered whole."""
    database = open_database(url)
    upgrade(database)
    made = league(database, players)
    made.change(lambda uow: uow.guilds.change(uow.guilds.require(GUILD), pairings_channel=5))
    times: dict[str, list[float]] = {"paint": [], "look": [], "report": []}
    made.round(1, seated(players))
    async with floor_pages(made) as (visitor, _):
        one = await staff(visitor, made)
        page = str(await timed(times["paint"], one.look()))
        visitor.pages._guard._persons._buckets.clear()  # noqa: SLF001 - the same
        actions = await entered(visitor, one, made, times)
    tables = len(times["report"])
    database.dispose()
    return {
        "players": players,
        "tables": tables,
        "board_kilobytes": round(len(page) / 1024),
        "actions": actions,
        "actions_a_result": round(actions / tables, 2),
        **{
            f"{name}_ms": {"median": round(statistics.median(found)), "most": round(max(found))}
            for name, found in times.items()
            if found
        },
    }


def main() -> None:
    """Measure, and print what was found."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--players", type=int, default=600)
    players = parser.parse_args().players
    with tempfile.TemporaryDirectory() as place:
        url = f"sqlite:///{Path(place) / 'league.db'}"
        print(json.dumps(asyncio.run(run(players, url))))


if __name__ == "__main__":
    main()

"""Makes the databases of old releases with which the upgrade is tried.

Run in a checkout of the old release, whose own test helpers it uses (it knows nothing of this one):

    git worktree add --detach /tmp/old 76dba50 && cd /tmp/old
    PYTHONPATH=. python /path/to/tests/data/old_leagues.py /path/to/tests/data/open_league_76dba50.sql.gz

The other one is `open_league_11e92c46.sql.gz`. Both are a league night in the middle: a seat is vacant, somebody waits
for a place, a judge has been called, an entry is to be approved, and the clocks run.
"""

import asyncio
import gzip
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

from tests.support.night import league_night  # type: ignore[import-not-found,unused-ignore]  # the old release's own


async def _play(folder: Path, file: Path) -> None:
    async with league_night(folder, f"sqlite:///{file}", 12) as night:

        async def do(who: Any, command: str, **options: Any) -> None:  # noqa: ANN401 - of the old release
            result = await night.run(who, command, **options)
            await night.settle()
            messages = [result.response, *result.followups]
            words = " ".join((one.content or "") for one in messages if one is not None)
            print(f"{command}: {words[:90]!r}")  # noqa: T201 - a script

        await do(night.organizer, "event create", name="Cup", rounds=3, capacity=8)
        await do(night.organizer, "event open")
        for player in night.players[:9]:
            await do(player, "signup join")
        await do(night.organizer, "round seat", seed=7)
        await do(night.organizer, "round publish")
        await do(night.judge, "round start")
        await night.env.advance_time(20 * 60)
        rows = _rows(file, "select id from person order by id")
        seated = {number: _table_of(file, number) for (number,) in rows[:8]}
        first = next(number for number, table in seated.items() if table == 1)
        second = next(number for number, table in seated.items() if table == 2)
        await do(night.organizer, "signup drop", player=first)
        await do(night.players[second - 1], "judge call", question="May I look at this?")
        await do(night.organizer, "event create", name="Small Cup", rounds=2, approval=True)
        await do(night.organizer, "event open", event=2)
        await do(night.players[10], "signup join", event=2)
        await night.settle()


def _rows(file: Path, query: str) -> list[tuple[int, ...]]:
    connection = sqlite3.connect(file)
    try:
        return connection.execute(query).fetchall()
    finally:
        connection.close()


def _table_of(file: Path, player: int) -> int:
    """Where somebody sits; the first release kept the seats in the row of the table."""
    if _rows(file, "select count(*) from sqlite_master where name = 'seat'")[0][0]:
        found = _rows(file, f"select table_id from seat where player = {player}")  # noqa: S608 - a number of ours
    else:
        seats = "game_table, json_each(game_table.seats) as seat"
        found = _rows(file, f"select game_table.id from {seats} where seat.value = {player}")  # noqa: S608 - ours
    return found[0][0] if found else 0


def main() -> None:
    """Play, and write the database as SQL."""
    target = Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory() as name:
        file = Path(name) / "league.db"
        asyncio.run(_play(Path(name), file))
        connection = sqlite3.connect(file)
        dump = "\n".join(connection.iterdump())
        connection.close()
    target.write_bytes(gzip.compress(dump.encode(), mtime=0))
    print(f"{target}: {target.stat().st_size} bytes")  # noqa: T201 - a script


if __name__ == "__main__":
    main()

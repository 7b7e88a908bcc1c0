"""The upgrade of a league of the first release is killed at random moments: what comes of it is the same."""

import asyncio
import gzip
import json
import os
import random
import sys
from pathlib import Path

import pytest

from data.backup import back_up
from data.database import open_database
from data.migrate import current_revision, newest_revision
from tests.support.loopback import BotProcess

KILLS = int(os.environ.get("CHAOS_KILLS", "200")) // 20 + 1
SEED = int(os.environ.get("CHAOS_SEED", "7"))
_LEAGUE = Path(__file__).parents[1] / "data/league_0_1_0.db.gz"
"""The sandbox's demo league, as commit 76dba50 (0.1.0) left it: an event that runs, one that is over, a game."""


def _stored(file: Path, folder: Path) -> dict[str, object]:
    """All rows, but for what each start chooses anew."""
    database = open_database(f"sqlite:///{file}")
    assert current_revision(database) == newest_revision()
    written = back_up(database, folder / f"{file.stem}.json.gz", portable=True)
    database.dispose()
    found: dict[str, object] = json.loads(gzip.decompress(written.read_bytes()))
    return found


def _migrating(file: Path, log: Path) -> BotProcess:
    command = (sys.executable, "-m", "bot", "migrate")
    return BotProcess(command, log, {"GUILDHALL_DATABASE_URL": f"sqlite:///{file}"})


async def _upgraded(file: Path, log: Path) -> None:
    process = _migrating(file, log)
    await process.start()
    assert await process._gone() == 0, process.output


@pytest.mark.slow
async def test_an_upgrade_that_is_killed_in_the_middle_ends_as_one_that_was_not(tmp_path: Path) -> None:
    chance, log, before = random.Random(SEED), tmp_path / "log", gzip.decompress(_LEAGUE.read_bytes())
    whole = tmp_path / "whole.db"
    whole.write_bytes(before)
    clock = asyncio.get_running_loop()
    begun = clock.time()
    await _upgraded(whole, log)
    lasted, midway = clock.time() - begun, set[str]()
    for number in range(KILLS):
        file = tmp_path / f"killed{number}.db"
        file.write_bytes(before)
        process = _migrating(file, log)
        await process.start()
        await asyncio.sleep(chance.uniform(0.3, 1.0) * lasted)
        await process.kill()
        database = open_database(f"sqlite:///{file}")
        midway.add(current_revision(database))
        database.dispose()
        await _upgraded(file, log)
        assert _stored(file, tmp_path) == _stored(whole, tmp_path)
    print(f"{KILLS} kills of an upgrade, found at schemas {sorted(midway)}")  # noqa: T201 - the figure to note
    assert "Traceback" not in log.read_text(encoding="utf-8")

"""A league night under all that may befall a host, by chance: nothing is lost, doubled or told otherwise."""

import asyncio
import os
import random
from pathlib import Path

import pytest

from bench.pages import free_port
from tests.chaos.faults import Faults
from tests.chaos.reaper import Chaos, tracebacks, until
from tests.chaos.test_chaos_night import (
    PLAYERS,
    League,
    all_delivered,
    nothing_is_lost,
    nothing_is_posted_twice,
    standings_are_those_of_the_results,
    timers_have_fired,
)
from tests.chaos.told import told_otherwise
from tests.support.process_night import process_night

SECONDS = float(os.environ.get("SOAK_SECONDS", "20"))
SEED = int(os.environ.get("CHAOS_SEED", "7"))


@pytest.mark.slow
async def test_a_night_under_all_faults_loses_and_doubles_nothing_and_tells_what_is_stored(
    tmp_path: Path,
) -> None:
    port = free_port()
    settings = {"GUILDHALL_WEB_PORT": str(port), "GUILDHALL_LIMITS": '{"judge-call:person": "10000/60"}'}
    async with process_night(tmp_path, PLAYERS, settings=settings) as night:
        chaos = Chaos(night, random.Random(SEED), wanted=0)
        faults = Faults(night, tmp_path / "empty.db", port, random.Random(SEED))
        clock = asyncio.get_running_loop()
        end, number = clock.time() + SECONDS, 0
        async with asyncio.TaskGroup() as both:
            both.create_task(faults.reign())
            while clock.time() < end or not number:
                number += 1
                await League(chaos, number).play()
            faults.ending = True
        await until("everything is delivered", lambda: night.look(all_delivered), night.bot, 900)
        nothing_is_lost(chaos)
        nothing_is_posted_twice(night)
        timers_have_fired(night)
        standings_are_those_of_the_results(night)
        assert told_otherwise(night, port) == []
        assert tracebacks(night.bot) == ""
        kinds = ", ".join(f"{name} {times}" for name, times in sorted(faults.met.items()))
        print(f"seed {SEED}: {number} nights, {len(chaos.kept)} deeds kept; {kinds}")  # noqa: T201 - the figure to note

"""Deadlines and deliveries go on when the machine's clock is set."""

import asyncio
from datetime import timedelta

import pytest
from discord.utils import utcnow

from bot.rounds import every

AN_AGE = 3600.0


class Worker:
    """Counts its rounds."""

    def __init__(self) -> None:
        self.rounds = 0
        self.again = asyncio.Event()

    @every(AN_AGE)
    async def tick(self) -> None:
        """One more."""
        self.rounds += 1
        self.again.set()


@pytest.mark.parametrize("moved", [timedelta(hours=5), timedelta(days=-10)])
async def test_a_clock_that_was_set_holds_up_no_round_and_brings_none_to_be_made_up_for(
    moved: timedelta,
) -> None:
    worker = Worker()
    worker.tick.start()
    await worker.again.wait()
    worker.again.clear()
    worker.tick._last_iteration += moved  # so it was when the clock was another
    worker.tick.change_interval(seconds=0.01)
    await asyncio.wait_for(worker.again.wait(), 1)
    worker.tick.change_interval(seconds=AN_AGE)
    seen = worker.rounds
    for _ in range(50):
        await asyncio.sleep(0)
    assert worker.rounds <= seen + 1
    assert worker.tick.next_iteration is not None
    assert worker.tick.next_iteration > utcnow() + timedelta(seconds=AN_AGE / 2)
    worker.tick.cancel()


async def test_each_object_has_rounds_of_its_own() -> None:
    first, second = Worker(), Worker()
    first.tick.start()
    await first.again.wait()
    assert (first.rounds, second.rounds, second.tick.is_running()) == (1, 0, False)
    first.tick.cancel()

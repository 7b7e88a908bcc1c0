"""One server never waits for another: everything goes wrong in A, and B's messages stand at once."""

import time
from pathlib import Path

import pytest

from bench.neighbours import STANDS_S, measure, publish, share, tables_ready
from tests.support.process_night import process_night

MANY, WINDOW = 5, 1.0
"""Discord lets five messages a channel through in five seconds; here in one."""
TABLES = 155


@pytest.mark.slow
async def test_a_neighbours_messages_stand_within_a_second_whatever_goes_wrong_here(tmp_path: Path) -> None:
    waits, night = await measure(12, tmp_path)
    assert len(waits) > 5
    assert (
        share(waits, 0.9) <= STANDS_S
    )  # p99 is for the bench: here are a few dozen, on a machine that does more
    assert max(waits) <= 5 * STANDS_S
    assert night.server.contract_faults == []


@pytest.mark.slow
async def test_a_round_of_155_tables_fills_its_channel_at_discords_own_rate(tmp_path: Path) -> None:
    async with process_night(tmp_path, TABLES * 4) as night:
        await tables_ready(night)
        limits, pairings = night.server.transport.limits, night.rooms["pairings"]
        limits.set("POST", "/channels/*/messages", MANY, WINDOW)
        begin = time.perf_counter()
        publish(night)
        await night.server.until(lambda: len(night.server.threads()) == TABLES, within=120)
        took = time.perf_counter() - begin
        posts = [m.text for m in night.server.messages(pairings)]
    at_discords_rate = len(posts) / MANY * WINDOW
    assert limits.exceeded <= 1  # the first, from which the bot learns the limit
    assert took <= at_discords_rate * 1.25 + 5
    numbers = [int(text.split("Table ")[1].split()[0].strip("*:#")) for text in posts if "Table " in text]
    assert numbers == sorted(numbers)
    assert len(numbers) >= TABLES

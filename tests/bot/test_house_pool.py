"""The processes of the house among the servers: each in turn, however many games one of them has."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot.house_pool import HousePool
from tests.support.searches import SOUND, Endless, asked_of

CROWDED, QUIET = 1, 2


@pytest.fixture
async def pool() -> AsyncIterator[HousePool]:
    """One process for all."""
    made = HousePool(1)
    await made.ask(SOUND, CROWDED)  # it runs
    yield made
    await made.close()


async def served(pool: HousePool, servers: list[int]) -> list[int]:
    """All ask at once; the servers in the order in which they were answered."""
    order: list[int] = []

    async def ask(server: int) -> None:
        assert await pool.ask(SOUND, server) == 2
        order.append(server)

    await asyncio.gather(*map(ask, servers))
    return order


async def test_a_server_with_fifty_games_makes_no_other_wait(pool: HousePool) -> None:
    order = await served(pool, [CROWDED] * 50 + [QUIET])
    assert order.index(QUIET) <= 2
    assert order.count(CROWDED) == 50


async def test_servers_are_served_in_turn(pool: HousePool) -> None:
    first = 1  # found a free process, before anybody waited
    assert await served(pool, [first, 1, 1, 2, 2, 2, 3, 3, 3]) == [first, 1, 2, 3, 1, 2, 3, 2, 3]


async def test_who_waits_no_longer_leaves_the_process_to_the_next(pool: HousePool) -> None:
    busy = asyncio.create_task(pool.ask(asked_of(Endless()), CROWDED))
    gone = [asyncio.create_task(pool.ask(SOUND, CROWDED)) for _ in range(3)]
    waits = asyncio.create_task(pool.ask(SOUND, QUIET))
    await asyncio.sleep(0)
    for task in (*gone, busy):
        task.cancel()
    assert await waits == 2
    assert await pool.ask(SOUND, CROWDED) == 2


async def test_a_process_lent_to_who_has_gone_meanwhile_is_given_on(pool: HousePool) -> None:
    first = asyncio.create_task(pool.ask(SOUND, CROWDED))
    second = asyncio.create_task(pool.ask(SOUND, QUIET))
    first.add_done_callback(lambda _: second.cancel())
    assert await first == 2
    with pytest.raises(asyncio.CancelledError):
        await second
    assert await pool.ask(SOUND, CROWDED) == 2

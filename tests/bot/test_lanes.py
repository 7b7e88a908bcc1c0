"""Lanes: order at one destination, side by side at different ones, fair between servers."""

import asyncio
from dataclasses import dataclass

from bot.delivery.lanes import FairGate, Lanes

A, B = 1, 2


@dataclass(frozen=True)
class Letter:
    number: int
    server: int
    lane: str

    @property
    def key(self) -> tuple[str, int]:
        return ("letter", self.number)


class Post:
    """Carries letters: each when its lane is let go; those in `bad` fail and their lane rests."""

    def __init__(self, most: int = 2, bad: frozenset[int] = frozenset()) -> None:
        self.begun: list[int] = []
        self.back: list[int] = []
        self.open: dict[str, asyncio.Event] = {}
        self.bad = bad
        self.lanes: Lanes[Letter] = Lanes(most, self.carry, self.hand_back)

    async def carry(self, letter: Letter) -> bool:
        self.begun.append(letter.number)
        if letter.lane in self.open:
            await self.open[letter.lane].wait()
        return letter.number in self.bad

    async def hand_back(self, letters: list[Letter]) -> None:
        self.back += [letter.number for letter in letters]


async def quiet() -> None:
    for _ in range(50):
        await asyncio.sleep(0)


async def test_what_goes_to_one_place_keeps_its_order() -> None:
    post = Post()
    post.lanes.put(Letter(number, A, "hall") for number in range(9))
    await quiet()
    assert post.begun == list(range(9))
    assert post.lanes.held == frozenset()


async def test_a_place_that_hangs_holds_up_no_other_and_no_other_server() -> None:
    post = Post(most=2)
    post.open["hung"] = asyncio.Event()
    post.lanes.put([Letter(1, A, "hung"), Letter(2, A, "hung"), Letter(3, A, "hall"), Letter(4, B, "b")])
    await quiet()
    assert post.begun == [1, 3, 4]
    post.open["hung"].set()
    await quiet()
    assert post.begun == [1, 3, 4, 2]


async def test_a_server_takes_no_more_than_its_share_at_once() -> None:
    post = Post(most=2)
    for number in range(5):
        post.open[f"a{number}"] = asyncio.Event()
    post.lanes.put(Letter(number, A, f"a{number}") for number in range(5))
    post.lanes.put([Letter(9, B, "b")])
    await quiet()
    assert post.begun == [0, 1, 9]


async def test_a_lane_that_fails_steps_aside_and_gives_back_what_waits_in_it() -> None:
    post = Post(bad=frozenset({1}))
    post.lanes.put([Letter(1, A, "hall"), Letter(2, A, "hall"), Letter(3, A, "other")])
    await quiet()
    assert post.begun == [1, 3]
    assert post.back == [2]
    assert post.lanes.held == frozenset()


async def test_a_server_with_many_jobs_is_named_so_that_no_more_are_taken() -> None:
    post = Post()
    post.open["hall"] = asyncio.Event()
    post.lanes.put(Letter(number, A, "hall") for number in range(4))
    post.lanes.put([Letter(9, B, "b")])
    assert post.lanes.servers_with(4) == (A,)
    post.open["hall"].set()
    await quiet()
    assert post.lanes.servers_with(1) == ()


async def test_at_the_end_what_is_under_way_is_finished_and_nothing_more_begins() -> None:
    post = Post()
    post.open["hall"] = asyncio.Event()
    post.lanes.put([Letter(1, A, "hall"), Letter(2, A, "hall")])
    await quiet()
    end = asyncio.ensure_future(post.lanes.settled(5))
    await quiet()
    post.open["hall"].set()
    await end
    await quiet()
    assert post.begun == [1]


async def test_the_gate_lets_in_each_server_in_turn() -> None:
    gate, order = FairGate(1), []

    async def pass_through(server: int) -> None:
        async with gate.turn(server):
            order.append(server)
            await asyncio.sleep(0)

    await asyncio.gather(*(pass_through(server) for server in (A, A, A, A, B, B)))
    assert order == [A, A, B, A, B, A]


async def test_who_gives_up_waiting_at_the_gate_takes_no_turn() -> None:
    gate = FairGate(1)

    async def hold(event: asyncio.Event) -> None:
        async with gate.turn(A):
            await event.wait()

    go = asyncio.Event()
    first, second, third = (asyncio.ensure_future(hold(go)) for _ in range(3))
    await quiet()
    second.cancel()
    go.set()
    await asyncio.wait_for(asyncio.gather(first, third), 1)
    async with gate.turn(B):
        pass

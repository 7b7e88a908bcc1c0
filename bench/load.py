"""Fifty interactions a second, Discord's own limit, against a real bot process on the simulated Discord."""

import argparse
import asyncio
import random
import statistics
import tempfile
from pathlib import Path

from faq.embedding import installed
from tests.support.loopback import Message
from tests.support.loopback.model import InteractionHandle
from tests.support.process_night import ProcessNight, process_night

PLAYERS = 64
ACKNOWLEDGED_MS, MEMORY_MB = 300, 200


async def measure(
    seconds: int, rate: int, folder: Path, processes: int = 1
) -> tuple[list[InteractionHandle], ProcessNight, int]:
    """Send `rate` interactions a second; the handles, the night, and the bot's memory in bytes at the end."""
    async with process_night(folder, PLAYERS, processes=processes) as night:
        server, hall = night.server, night.rooms["hall"]
        await server.answered(server.slash(night.organizer, hall, "event create", {"name": "Load"}))
        await server.answered(server.slash(night.organizer, hall, "event open"))
        await server.until(lambda: bool(server.messages(night.rooms["announcements"])))
        post = server.messages(night.rooms["announcements"])[0]
        # The memory is to be that of a bot which has read the rules; and people ask for them on such a night.
        asked = server.slash(night.organizer, hall, "rule ask", {"question": "Who discards on a seven?"})
        await server.answered(asked, within=60)
        chance = random.Random(3)  # noqa: S311 - which player does what
        handles = []
        clock = asyncio.get_running_loop()
        begin = clock.time()
        for number in range(seconds * rate):
            await asyncio.sleep(max(0.0, begin + number / rate - clock.time()))
            handles.append(act(night, post, chance))
        await asyncio.sleep(3)  # whoever has no answer by then has none at all
        return handles, night, night.bot.memory()


def act(night: ProcessNight, post: Message, chance: random.Random) -> InteractionHandle:
    """What people do while signup is open: join, leave, look, type."""
    player, server, hall = chance.choice(night.players), night.server, night.rooms["hall"]
    match chance.randrange(5):
        case 0 | 1:
            return server.click(post, "signup-join:1:0", player)
        case 2:
            return server.click(post, "signup-leave:1:0", player)
        case 3:
            return server.slash(player, hall, "signup list")
    return server.autocomplete(player, hall, "signup join", {"event": "Lo"}, focused="event")


def main() -> None:
    """Print the figures beside the targets."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--rate", type=int, default=50)
    parser.add_argument("--processes", type=int, default=1, help="more than one share a PostgreSQL database")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        handles, night, memory = asyncio.run(
            measure(options.seconds, options.rate, Path(folder), options.processes)
        )
    waits = sorted((handle.latency or 0) * 1000 for handle in handles if handle.acknowledged)
    print(f"{len(handles)} interactions, {options.rate} a second for {options.seconds} s")
    print(f"acknowledged        {len(waits)} of {len(handles)}")
    print(f"acknowledgement p50 {statistics.median(waits):6.1f} ms")
    print(f"acknowledgement p99 {waits[int(len(waits) * 0.99)]:6.1f} ms   (target {ACKNOWLEDGED_MS})")
    print(f"acknowledgement max {waits[-1]:6.1f} ms")
    meaning = "with" if installed() else "without"
    print(
        f"bot's memory        {memory / 2**20:6.0f} MB   "
        f"(target {MEMORY_MB}; rules read, {meaning} the sense of meaning)"
    )
    print(f"contract faults     {len(night.server.contract_faults)}")


if __name__ == "__main__":
    main()

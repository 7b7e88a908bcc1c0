"""People in front of an event's pages: they open a round within ten seconds, others look on live. Prints JSON."""

import asyncio
import json
import sys
import time

from aiohttp import ClientSession, ClientTimeout, TCPConnector

_FOREVER = ClientTimeout(total=None)


class Audience:
    """What they see."""

    def __init__(self, page: str, live: int) -> None:
        """`page` is the address of the event, `live` how many look on."""
        self.page = page
        self.live_viewers = live
        self.everybody = asyncio.Event()
        self.waits: list[float] = []
        self.statuses: list[int] = []
        self.told: list[float] = []
        self.connected = 0

    async def live(self, session: ClientSession, number: int) -> None:
        """One who looks on: when each change was told."""
        headers = {"X-Forwarded-For": f"198.18.{number // 200}.{number % 200}"}
        async with session.get(f"{self.page}/live", headers=headers, timeout=_FOREVER) as answer:
            self.connected += 1
            if self.connected == self.live_viewers:
                self.everybody.set()
            async for line in answer.content:
                if line.startswith(b"event: changed"):
                    self.told.append(time.time())

    async def open(self, session: ClientSession, number: int) -> None:
        """One who opens the round, and whatever the page needs."""
        headers = {"X-Forwarded-For": f"198.19.{number // 200}.{number % 200}", "Accept-Encoding": "gzip"}
        begun = time.perf_counter()
        async with session.get(f"{self.page}/round/1", headers=headers) as answer:
            await answer.read()
            self.statuses.append(answer.status)
        self.waits.append(time.perf_counter() - begun)


async def watch(page: str, viewers: int, live: int, seconds: float) -> Audience:
    """So many open the round in so many seconds while others look on; it ends when a line is read."""
    audience = Audience(page, live)
    loop = asyncio.get_running_loop()
    async with ClientSession(connector=TCPConnector(limit=0), auto_decompress=False) as session:
        watching = [asyncio.create_task(audience.live(session, number)) for number in range(live)]
        if live:
            await audience.everybody.wait()
        print("ready", flush=True)
        begun, opening = loop.time(), []
        for number in range(viewers):
            await asyncio.sleep(max(0.0, begun + number * seconds / viewers - loop.time()))
            opening.append(asyncio.create_task(audience.open(session, number)))
        await asyncio.gather(*opening)
        print("opened", flush=True)
        await asyncio.to_thread(sys.stdin.readline)
        for one in watching:
            one.cancel()
        await asyncio.gather(*watching, return_exceptions=True)
    return audience


def main() -> None:
    """Called by `bench.pages`."""
    page, viewers, live, seconds = sys.argv[1:]
    audience = asyncio.run(watch(page, int(viewers), int(live), float(seconds)))
    print(json.dumps({"waits": audience.waits, "statuses": audience.statuses, "told": audience.told}))


if __name__ == "__main__":
    main()

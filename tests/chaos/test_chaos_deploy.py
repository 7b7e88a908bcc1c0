"""A deploy: the process is told to stop while people wait for answers."""

import asyncio
import time
from pathlib import Path

import pytest

from tests.support.loopback import Fault, Mishap
from tests.support.process_night import process_night
from tests.support.ways import chosen

PEOPLE = 24
STOPPED_S = 10


@pytest.mark.slow
async def test_who_is_being_answered_gets_the_answer_before_the_bot_stops(tmp_path: Path) -> None:
    async with process_night(tmp_path, PEOPLE) as night:
        server, hall = night.server, night.rooms["hall"]
        await server.answered(server.slash(night.organizer, hall, "event create", {"name": "Cup"}))
        await server.answered(server.slash(night.organizer, hall, *chosen("event open")))
        await server.until(lambda: bool(server.messages(night.rooms["announcements"])))
        post = server.messages(night.rooms["announcements"])[0]
        # Some of the answers take their time on the way: the bot must not leave before they are there.
        server.mishap(Fault(Mishap.DELAY, "POST", "/webhooks/*", times=6, seconds=1.5))
        waiting = [server.click(post, "signup-join:1:0", player) for player in night.players]
        waiting += [server.slash(player, hall, "signup list") for player in night.players[:8]]
        await server.acknowledged(waiting[0])
        begin = time.perf_counter()
        code = await night.bot.stop(within=STOPPED_S)
        assert time.perf_counter() - begin <= STOPPED_S
        assert code == 0
        await asyncio.sleep(0)
        assert [handle.id for handle in waiting if server.did_not_respond(handle)] == []
        assert all(handle.answered_event.is_set() for handle in waiting)
        assert "Traceback" not in night.bot.output

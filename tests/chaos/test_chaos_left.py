"""The bot is killed between Discord's having a message and its noting that, and meanwhile nobody wants the message."""

from pathlib import Path

import pytest

from data.records import PostKind
from data.transaction import write
from league.event import EventStatus
from league.ids import EventId
from tests.chaos.reaper import until
from tests.support.process_night import process_night
from tests.support.ways import chosen


@pytest.mark.slow
async def test_a_message_that_nobody_wants_after_the_kill_is_deleted(tmp_path: Path) -> None:
    async with process_night(tmp_path, 1) as night:
        server, hall, room = night.server, night.rooms["hall"], night.rooms["announcements"]
        await server.answered(server.slash(night.organizer, hall, "event create", {"name": "Cup"}))

        def strike(method: str, path: str) -> None:
            if method == "POST" and path.endswith(f"/channels/{room.id}/messages"):
                night.bot.kill_now()

        server.after_request(strike)
        server.slash(night.organizer, hall, *chosen("event open"))
        await until("the bot is killed", lambda: not night.bot.running, night.bot)
        await night.bot.kill()
        [orphan] = server.messages(room)
        [post] = night.look(lambda uow: uow.outbox.posts.find(kind=PostKind.ANNOUNCEMENT))
        assert (post.message_id, post.channel_id) == (0, room.id)
        write(
            night.database,
            lambda uow: uow.events.change(uow.events.require(EventId(1)), status=EventStatus.DRAFT),
            lambda _: True,
        )
        await night.bot.start()
        await server.until(lambda: orphan.deleted, within=60)
        assert server.messages(room) == []
        assert server.contract_faults == []

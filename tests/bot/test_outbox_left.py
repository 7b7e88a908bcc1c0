"""What a crash left on Discord without a note of it: found, brought up to date, or deleted - never left alone."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import event

from bot.i18n import plain
from data.records import AuditLine, Delivery, Destination, Notice, PostKind, UserSettings
from league.event import EventStatus
from league.ids import AuditId, EventId
from tests.bot.test_outbox import POLL, change, notices, posts
from tests.support.night import Night, direct, shown
from tests.support.wishes import wish
from usecases.undo.struck_notices import strike

FORGOTTEN = 600
"""Seconds: longer than Discord remembers a nonce."""


@contextmanager
def notes_are_lost(night: Night, method: str = "POST") -> Iterator[None]:
    """As if the process died: from the next message (PATCH: edit) that Discord has, nothing more is written down."""
    before = len(night.env.http_requests)

    def stop(_c: Any, _cursor: Any, statement: str, *_rest: Any) -> None:  # noqa: ANN401 - the library's hook
        sent = (entry for entry in night.env.http_requests[before:] if entry.method == method)
        if statement.startswith("UPDATE") and any("/messages" in entry.path for entry in sent):
            raise SystemError("the process is dead")

    database = night.bot.bot_context.database
    event.listen(database, "before_cursor_execute", stop)
    try:
        yield
    finally:
        event.remove(database, "before_cursor_execute", stop)


async def announced_without_a_note(night: Night) -> None:
    """An event is open; its announcement stands, and the bot has died before it could note that."""
    await night.run(night.organizer, "event create", name="Cup")
    with notes_are_lost(night):
        await night.run(night.organizer, "event open")
        await night.settle()
        assert len(night.posts("announcements")) == 1
        assert posts(night)[0].message_id == 0


async def test_a_post_that_stands_without_a_note_is_not_made_twice(night: Night) -> None:
    await announced_without_a_note(night)
    await night.env.advance_time(FORGOTTEN)
    await night.restart()
    (post,) = night.posts("announcements")
    assert posts(night)[0].message_id == post.id


@pytest.mark.parametrize("later", [0, FORGOTTEN])
async def test_a_post_that_nobody_wants_any_more_is_found_and_deleted(night: Night, later: int) -> None:
    await announced_without_a_note(night)
    await night.env.advance_time(later)
    await night.take_back(night.organizer, 1)
    await night.restart()
    assert [shown(post) for post in night.posts("announcements")] == []
    assert posts(night)[0].done == posts(night)[0].wanted


async def test_a_post_whose_words_have_changed_since_is_found_and_brought_up_to_date(night: Night) -> None:
    await announced_without_a_note(night)
    await night.env.advance_time(FORGOTTEN)
    await night.run(night.organizer, "event edit", name="Bowl")
    await night.restart()
    (post,) = night.posts("announcements")
    assert "Bowl" in shown(post)
    assert posts(night)[0].message_id == post.id


async def test_a_post_that_stands_in_the_former_channel_is_not_made_twice(night: Night) -> None:
    await announced_without_a_note(night)
    hall = night.channels["hall"].id
    change(
        night,
        lambda uow: uow.guilds.save(replace(uow.guilds.require(night.guild.id), announcements_channel=hall)),
    )
    await night.restart()
    assert len(night.posts("announcements")) == 1
    assert night.posts("hall") == []
    assert posts(night)[0].message_id == night.posts("announcements")[0].id


async def test_a_post_that_was_made_anew_for_a_deleted_one_is_found_too(night: Night) -> None:
    await night.run(night.organizer, "event create", name="Cup")
    await night.run(night.organizer, "event open")
    await night.settle()
    await night.posts("announcements")[0].delete()
    with notes_are_lost(night):
        await night.run(night.players[0], "signup join")
        await night.settle()
        assert len(night.posts("announcements")) == 1
    change(night, lambda uow: uow.events.change(uow.events.require(1), status=EventStatus.DRAFT))
    change(night, lambda uow: wish(uow, PostKind.ANNOUNCEMENT, 1, night.guild.id))
    await night.restart()
    assert night.posts("announcements") == []


async def test_an_edit_without_a_note_that_was_undone_since_is_edited_back(night: Night) -> None:
    await night.run(night.organizer, "event create", name="Cup")
    await night.run(night.organizer, "event open")
    await night.settle()
    before = shown(night.posts("announcements")[0])
    with notes_are_lost(night, "PATCH"):
        await night.run(night.organizer, "event edit", name="Bowl")
        await night.settle()
        assert "Bowl" in shown(night.posts("announcements")[0])
    await night.take_back(night.organizer, 1)
    await night.restart()
    assert shown(night.posts("announcements")[0]) == before


def approved(night: Night, **more: Any) -> Notice:  # noqa: ANN401 - any field
    """A private message."""
    player = night.players[0]
    params = {"event": "Cup"}
    return Notice(0, "k", night.guild.id, Destination.PRIVATE, player.id, "notice-approved", params, **more)


async def sent_without_a_note(night: Night, notice: Notice) -> None:
    """A private message stands, and the bot has died before it could note that."""
    with notes_are_lost(night):
        change(night, lambda uow: uow.outbox.send(notice))
        await night.env.advance_time(POLL)
        assert len(direct(night.players[0])) == 1
        assert notices(night)[0].message_id == 0
    await night.env.advance_time(FORGOTTEN)


async def test_a_notice_that_was_taken_back_meanwhile_is_struck_where_it_stands(night: Night) -> None:
    await sent_without_a_note(night, approved(night))
    line = AuditLine(AuditId(1), night.guild.id, EventId(1), 1, "event-open", {}, night.env.now())
    change(night, lambda uow: strike(uow, uow.outbox.notices.find(), line))
    await night.restart()
    (message,) = direct(night.players[0])
    assert "~~" in message.content
    assert notices(night)[0].state is Delivery.SENT


async def test_a_notice_whose_question_was_settled_meanwhile_loses_its_buttons(night: Night) -> None:
    await sent_without_a_note(night, approved(night, buttons=("signup-join:1:0",)))
    change(night, lambda uow: uow.outbox.close_question("k"))
    await night.restart()
    (message,) = direct(night.players[0])
    assert not message.components


async def test_a_notice_whose_reader_speaks_another_language_by_now_is_found(night: Night) -> None:
    await sent_without_a_note(night, approved(night))
    player = night.players[0].id
    change(
        night,
        lambda uow: uow.users.put(replace(uow.users.get(player) or UserSettings(player), language="ja")),
    )
    await night.restart()
    (message,) = direct(night.players[0])
    assert message.content == plain("ja", "notice-approved", {"event": "Cup"})

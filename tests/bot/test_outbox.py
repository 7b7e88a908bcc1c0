"""The outbox: at least once, harmless when repeated, honest when it cannot."""

from dataclasses import replace

from data.records import Delivery, Destination, Guild, Notice, Post, PostKind
from data.transaction import write
from data.unit_of_work import UnitOfWork
from tests.support.night import Night, asks, said, shown
from tests.support.wishes import wish
from tests.support.wording import says
from usecases.delivery.outcome import pause_after

POLL = 31  # seconds after which the worker has looked for work by itself


def change(night: Night, work: object) -> None:
    write(night.bot.bot_context.database, work, lambda _: True)  # type: ignore[arg-type]  # a unit of work's job


def posts(night: Night) -> tuple[Post, ...]:
    return night.read(lambda uow: uow.outbox.posts.find())  # type: ignore[return-value]  # read gives any object


def notices(night: Night) -> tuple[Notice, ...]:
    return night.read(lambda uow: uow.outbox.notices.find())  # type: ignore[return-value]  # read gives any object


async def opened(night: Night) -> None:
    await night.run(night.organizer, "event create", name="Cup")
    await night.run(night.organizer, "event open")
    await night.settle()


async def test_an_edit_pings_nobody_and_an_unchanged_post_is_not_edited(night: Night) -> None:
    await opened(night)
    before = len(night.env.http_requests)
    change(night, lambda uow: wish(uow, PostKind.ANNOUNCEMENT, 1, night.guild.id))
    await night.env.advance_time(POLL)
    assert len(night.env.http_requests) == before
    await night.run(night.players[0], "signup join")
    await night.settle()
    edits = [
        entry for entry in night.env.http_requests if entry.method == "PATCH" and "channels/" in entry.path
    ]
    assert edits
    assert all((entry.json or {})["allowed_mentions"] == {"parse": []} for entry in edits)


async def test_a_post_that_somebody_deleted_is_made_anew(night: Night) -> None:
    await opened(night)
    await night.posts("announcements")[-1].delete()
    await night.run(night.players[0], "signup join")
    await night.settle()
    (post,) = night.posts("announcements")
    assert says(shown(post), "announcement-places", places="1")


async def test_discord_being_down_for_a_while_loses_nothing(night: Night) -> None:
    night.env.inject_error("POST", "/channels/*/messages", status=500, times=9)
    await night.run(night.organizer, "event create", name="Cup")
    await night.run(night.organizer, "event open")
    await night.env.advance_time(120)
    assert posts(night)[0].message_id == 0
    for _ in range(3):
        await night.env.advance_time(900)
    assert len(night.posts("announcements")) == 1
    assert posts(night)[0].error == ""


async def test_a_channel_that_is_not_set_is_noted_and_mended_by_the_next_wish(night: Night) -> None:
    def without(uow: UnitOfWork) -> Guild:
        return uow.guilds.save(replace(uow.guilds.require(night.guild.id), announcements_channel=0))

    change(night, without)
    await opened(night)
    assert posts(night)[0].error == "channel-not-set"
    channel = night.channels["announcements"].id
    change(
        night,
        lambda uow: uow.guilds.save(
            replace(uow.guilds.require(night.guild.id), announcements_channel=channel)
        ),
    )
    await night.run(night.players[0], "signup join")
    await night.settle()
    assert len(night.posts("announcements")) == 1


async def test_closed_direct_messages_are_remembered_and_the_notice_is_kept(night: Night) -> None:
    player = night.players[0]
    night.env.inject_error("POST", "/channels/*/messages", status=403, code=50007, times=1)
    notice = Notice(
        0, "k", night.guild.id, Destination.PRIVATE, player.id, "notice-approved", {"event": "Cup"}
    )
    change(night, lambda uow: uow.outbox.send(notice))
    await night.env.advance_time(POLL)
    assert [item.state for item in notices(night)] == [Delivery.GIVEN_UP]
    user = night.read(lambda uow: uow.users.get(player.id))
    assert getattr(user, "direct_messages_closed", False)


async def test_a_notice_is_sent_once_across_a_restart(night: Night) -> None:
    player = night.players[0]
    notice = Notice(
        0, "k", night.guild.id, Destination.PRIVATE, player.id, "notice-approved", {"event": "Cup"}
    )
    change(night, lambda uow: uow.outbox.send(notice))
    await night.env.advance_time(POLL)
    await night.restart()
    change(night, lambda uow: uow.outbox.send(notice))
    await night.env.advance_time(POLL)
    assert len(player.user.dm_channel.history()) == 1


async def test_a_question_that_is_settled_loses_its_buttons_also_when_discord_was_down(night: Night) -> None:
    notice = _question(night)
    change(night, lambda uow: uow.outbox.send(notice))
    await night.env.advance_time(POLL)
    assert asks(night.posts("judges")[-1])
    night.env.inject_error("PATCH", "/channels/*/messages/*", status=503, times=3)
    change(night, lambda uow: uow.outbox.close_question("k"))
    await night.restart()
    await night.env.advance_time(600)
    assert not asks(night.posts("judges")[-1])
    assert [item.state for item in notices(night)] == [Delivery.SENT]
    assert len(night.posts("judges")) == 1


async def test_a_question_that_is_settled_before_it_is_out_goes_without_buttons(night: Night) -> None:
    def work(uow: UnitOfWork) -> None:
        uow.outbox.send(_question(night))
        uow.outbox.close_question("k")

    change(night, work)
    await night.env.advance_time(POLL)
    assert not asks(night.posts("judges")[-1])


def _question(night: Night) -> Notice:
    params = {"event": "Cup"}
    return Notice(
        0, "k", night.guild.id, Destination.JUDGES, 1, "notice-approved", params, buttons=("signup-join:1:0",)
    )


def test_pauses_between_tries_grow_and_never_end() -> None:
    pauses = [pause_after(attempt) for attempt in range(50)]
    assert pauses == sorted(pauses)
    assert pauses[0] < pauses[-1]


async def test_a_bug_gives_the_person_a_reference_to_quote(night: Night) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("boom")

    await opened(night)
    night.bot.bot_context.buttons["signup-join"] = broken  # a bug, on purpose
    clicked = await night.click(night.players[0], night.posts("announcements")[-1], "signup-join")
    assert says(said(clicked), "error-reference")


async def test_a_notice_that_cannot_be_worded_holds_up_nothing_else(night: Night) -> None:
    player = night.players[0]
    broken = Notice(0, "broken", night.guild.id, Destination.PRIVATE, player.id, "no-such-text")
    good = Notice(
        0, "good", night.guild.id, Destination.PRIVATE, player.id, "notice-approved", {"event": "Cup"}
    )
    change(night, lambda uow: (uow.outbox.send(broken), uow.outbox.send(good)))
    await night.env.advance_time(POLL)
    assert len(player.user.dm_channel.history()) == 1
    assert [item.state for item in notices(night)] == [Delivery.PENDING, Delivery.SENT]

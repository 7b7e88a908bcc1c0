"""The outbox in lanes: a channel keeps its order, and waits alone."""

from collections.abc import Callable
from typing import TypeVar

import pytest

from bot.outbox import Parcel
from data.records import Destination, Notice, PostKind
from data.transaction import write
from data.unit_of_work import UnitOfWork
from tests.bot.test_outbox import POLL, change
from tests.support.night import Night, shown
from tests.support.wishes import wish
from usecases.delivery.claim import BATCH, Share, claim
from usecases.delivery.outcome import PostDone, post_done

T = TypeVar("T")


def tried(night: Night, work: Callable[[UnitOfWork], T]) -> T:
    """The outcome of writing something that does not last."""
    return write(night.bot.bot_context.database, work, lambda _: False)


def to(night: Night, place: Destination, *texts: str) -> None:
    """Notices to a channel, in this order."""

    def work(uow: UnitOfWork) -> None:
        for text in texts:
            words = {"event": text}
            uow.outbox.send(Notice(0, text, night.guild.id, place, 1, "notice-approved", words))

    change(night, work)


def order(night: Night, channel: str, *texts: str) -> list[str]:
    """In which order these texts stand in a channel."""
    posts = [shown(post) for post in night.posts(channel)]
    return [text for post in posts for text in texts if text in post]


async def test_a_message_that_must_wait_keeps_those_behind_it_waiting(night: Night) -> None:
    night.env.inject_error("POST", f"/channels/{night.channels['results'].id}/messages", status=503, times=2)
    to(night, Destination.RESULTS, "first", "second")
    await night.env.advance_time(POLL)
    to(night, Destination.RESULTS, "third")
    await night.env.advance_time(POLL)
    await night.env.advance_time(POLL)
    assert order(night, "results", "first", "second", "third") == ["first", "second", "third"]


async def test_a_channel_that_fails_holds_up_no_other(night: Night) -> None:
    night.env.inject_error("POST", f"/channels/{night.channels['results'].id}/messages", status=503, times=50)
    to(night, Destination.RESULTS, "never")
    to(night, Destination.JUDGES, "now")
    await night.env.advance_time(POLL)
    assert order(night, "judges", "now") == ["now"]


async def test_a_message_that_discord_never_takes_gives_way_after_a_few_tries(night: Night) -> None:
    bad = "/channels/*/messages"
    night.env.inject_error("POST", bad, status=503, times=5)
    to(night, Destination.RESULTS, "bad", "good")
    await night.env.advance_time(100)
    await night.env.advance_time(900)
    await night.env.advance_time(900)
    assert set(order(night, "results", "bad", "good")) == {"bad", "good"}


async def test_messages_that_wait_for_their_threads_hide_no_other_from_the_outbox(night: Night) -> None:
    def crowd(uow: UnitOfWork) -> None:
        for number in range(BATCH + 5):
            wish(uow, PostKind.TABLE, 9_000 + number, night.guild.id)
            uow.outbox.send(
                Notice(0, f"t{number}", night.guild.id, Destination.THREAD, 9_000 + number, "notice-approved")
            )
        uow.outbox.send(
            Notice(0, "free", night.guild.id, Destination.JUDGES, 1, "notice-approved", {"event": "E"})
        )

    def taken(uow: UnitOfWork) -> list[str]:
        crowd(uow)
        share, found = Share(night.env.now(), posts=frozenset(range(1, 1_000))), []
        for _ in range(2):
            found += [one.notice.key for one in claim(share, uow).notices]
        return found

    assert tried(night, taken) == ["free"]


@pytest.mark.parametrize("posts", [BATCH + 5, 1])
@pytest.mark.parametrize("notices", [1, BATCH + 5])
async def test_what_waits_behind_a_batch_is_not_overtaken(night: Night, posts: int, notices: int) -> None:
    def work(uow: UnitOfWork) -> list[tuple[int, int]]:
        def wished(many: int) -> None:
            for _ in range(many):
                number = len(uow.outbox.posts.find())
                wish(uow, PostKind.ROUND, 9_000 + number, night.guild.id)

        def say(many: int) -> None:
            for _ in range(many):
                number = len(uow.outbox.notices.find())
                uow.outbox.send(Notice(0, f"n{number}", night.guild.id, Destination.JUDGES, 1, "x"))

        wished(posts)
        say(notices)
        wished(posts)
        say(1)
        order: list[tuple[int, int]] = []
        while True:
            taken = claim(Share(night.env.now()), uow)
            parcels = [Parcel(post, 0) for post in taken.posts]
            parcels += [Parcel(notice, 0) for notice in taken.notices]
            order += sorted(parcel.order for parcel in parcels)
            if not taken.more:
                return order

    order = tried(night, work)
    assert len(order) == 2 * posts + notices + 1
    assert order == sorted(order)


async def test_a_full_server_is_left_out_and_the_others_are_not(night: Night) -> None:
    def taken(uow: UnitOfWork) -> list[int]:
        for guild in (night.guild.id, night.guild.id + 1):
            uow.outbox.send(Notice(0, f"of {guild}", guild, Destination.JUDGES, 1, "notice-approved"))
        share = Share(night.env.now(), full=(night.guild.id,))
        return [one.notice.guild_id for one in claim(share, uow).notices]

    assert tried(night, taken) == [night.guild.id + 1]


async def test_each_process_takes_the_servers_of_its_shards(night: Night) -> None:
    def taken(uow: UnitOfWork) -> dict[int, list[int]]:
        for guild in range(4):
            uow.outbox.send(Notice(0, f"of {guild}", guild << 22, Destination.JUDGES, 1, "notice-approved"))
        shares = {shard: Share(night.env.now(), shard_count=2, shards=(shard,)) for shard in (0, 1)}
        return {
            shard: [one.notice.guild_id >> 22 for one in claim(share, uow).notices]
            for shard, share in shares.items()
        }

    assert tried(night, taken) == {0: [0, 2], 1: [1, 3]}


async def test_what_waits_for_a_thread_is_called_as_soon_as_it_is_there(night: Night) -> None:
    def taken(uow: UnitOfWork) -> list[int]:
        wish(uow, PostKind.TABLE, 9, night.guild.id)
        uow.outbox.send(Notice(0, "in-thread", night.guild.id, Destination.THREAD, 9, "notice-approved"))
        share = Share(night.env.now())
        first = claim(share, uow)
        assert not first.notices
        (claimed,) = first.posts
        assert post_done(PostDone(claimed.post.id, claimed.post.wanted, 1, 2, thread_id=3), uow)
        return [one.thread_id for one in claim(share, uow).notices]

    assert tried(night, taken) == [3]

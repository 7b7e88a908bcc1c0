"""What Discord did not take because its place was gone: it is said again once there is a place."""

from dataclasses import dataclass, replace
from datetime import datetime
from typing import Final

from data.records import CallStatus, Delivery, Destination, Notice, Post, PostKind, UserSettings
from data.unit_of_work import UnitOfWork
from league.round import RoundStatus
from usecases.delivery.digests import unseen
from usecases.delivery.owed import STILL_NEWS, Mended, try_again
from usecases.find import GOING_ON

_CHANNELS: Final = frozenset(
    {
        Destination.ANNOUNCEMENTS,
        Destination.PAIRINGS,
        Destination.RESULTS,
        Destination.JUDGES,
        Destination.THREAD,
    }
)
_OF_GAMES: Final = frozenset({PostKind.GAME, PostKind.GAME_CARD})
_SENT: Final = (Delivery.SENT, Delivery.SETTLED)
_ELSEWHERE: Final = frozenset({Destination.PRIVATE, Destination.GAME})
_UNDER_WAY: Final = frozenset({RoundStatus.PUBLISHED, RoundStatus.RUNNING})
_MOST_THREADS: Final = 3
"""Threads that are opened for one message: somebody who deletes each new one is left in peace."""


def look_anew(uow: UnitOfWork, guild_id: int, now: datetime) -> None:
    """Its settings differ: whether a server's posts still stand is asked anew, and lost messages are said."""
    for post in uow.outbox.posts.find(guild_id=guild_id):
        if post.kind not in _OF_GAMES:
            uow.outbox.posts.change(post, digest=unseen(post.digest))
    try_again(Mended(guild_id, _CHANNELS, frozenset(), now), uow)


@dataclass(frozen=True, slots=True)
class PlaceGone:
    """A channel or thread of a server was deleted."""

    guild_id: int
    channel_id: int
    now: datetime


def place_gone(gone: PlaceGone, uow: UnitOfWork) -> None:
    """What stood there and still holds is due anew: the posts of what is going on, questions, and what is so.

    Games by post look for another place themselves, at their next message.
    Source: house
    """
    uow.lock(gone.guild_id)
    lost = [post for post in current_posts(uow, gone.guild_id) if gone.channel_id in _places(post)]
    threads = {post.thread_id for post in lost if post.channel_id == gone.channel_id}
    places = sorted({gone.channel_id, *threads} - {0})
    sent = uow.outbox.notices.find(guild_id=gone.guild_id, state=_SENT, channel_id=places)
    for post in lost:
        stands = {"message_id": 0, "channel_id": 0} if post.channel_id == gone.channel_id else {}
        uow.outbox.posts.change(post, thread_id=0, digest="", wanted=post.wanted + 1, due_at=None, **stands)
    since = gone.now - STILL_NEWS  # who has an older question found it, or is asked by the desk
    uow.outbox.lose(
        one
        for one in sent
        if holds(one)
        and one.place not in _ELSEWHERE
        and (one.duty or (one.attempted_at or gone.now) >= since)
    )


def look_whether_it_stands(guild_id: int, uow: UnitOfWork) -> None:
    """Each post of what is going on is asked for where it should stand: what somebody deleted is posted anew.

    Source: house
    """
    uow.lock(guild_id)
    for post in current_posts(uow, guild_id):
        if post.message_id and post.wanted <= post.done:
            uow.outbox.posts.change(post, digest=unseen(post.digest), wanted=post.wanted + 1)


def current_posts(uow: UnitOfWork, guild_id: int) -> tuple[Post, ...]:
    """The posts of a server's events, rounds and calls that are not over."""
    events = tuple(
        number for (number,) in uow.events.values("id", guild_id=guild_id, status=sorted(GOING_ON))
    )
    if not events:
        return ()
    rounds = tuple(
        number for (number,) in uow.rounds.values("id", event_id=events, status=sorted(_UNDER_WAY))
    )
    tables = tuple(number for (number,) in uow.tables.values("id", round_id=rounds)) if rounds else ()
    calls = uow.calls.values("id", event_id=events, status=(CallStatus.OPEN, CallStatus.APPEALED))
    subjects = {
        PostKind.ANNOUNCEMENT: events,
        PostKind.STANDINGS: events,
        PostKind.SERVER_EVENT: events,
        PostKind.ROUND: rounds,
        PostKind.TABLE: tables,
        PostKind.CALL: tuple(number for (number,) in calls),
    }
    return tuple(
        post
        for kind, numbers in subjects.items()
        if numbers
        for post in uow.outbox.posts.find(kind=kind, subject=numbers)
    )


def holds(notice: Notice) -> bool:
    """Whether it asks something, or says what is so by the rows: where somebody deletes it, it is due anew."""
    return bool(notice.buttons) or (notice.duty != "" and notice.about != 0 and notice.stands)


def _places(post: Post) -> frozenset[int]:
    return frozenset({post.channel_id, post.thread_id})


def table_thread_lost(notice: Notice, thread_id: int, uow: UnitOfWork) -> bool:
    """A table's thread was deleted: it gets another one under its post. Whether the message is worth another try."""
    post = uow.outbox.posts.first(kind=PostKind.TABLE, subject=notice.subject)
    if post is None or not thread_id or notice.attempts >= _MOST_THREADS:
        return False
    if post.thread_id == thread_id:  # else somebody else noticed it before us
        uow.outbox.posts.change(post, thread_id=0)
        uow.outbox.redraw(PostKind.TABLE, [post.subject])
    return True


def note_closed_messages(user_id: int, uow: UnitOfWork) -> None:
    """Remember that a user takes no private messages."""
    user = uow.users.get(user_id) or UserSettings(user_id)
    uow.users.put(replace(user, direct_messages_closed=True))

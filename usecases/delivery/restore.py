"""What Discord did not take because its place was gone: it is said again once there is a place."""

from dataclasses import replace
from datetime import datetime
from typing import Final

from data.records import Destination, Notice, PostKind, UserSettings
from data.unit_of_work import UnitOfWork
from usecases.delivery.digests import unseen
from usecases.delivery.owed import Mended, try_again

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
_MOST_THREADS: Final = 3
"""Threads that are opened for one message: somebody who deletes each new one is left in peace."""


def look_anew(uow: UnitOfWork, guild_id: int, now: datetime) -> None:
    """Its settings differ: whether a server's posts still stand is asked anew, and lost messages are said."""
    for post in uow.outbox.posts.find(guild_id=guild_id):
        if post.kind not in _OF_GAMES:
            uow.outbox.posts.change(post, digest=unseen(post.digest))
    try_again(Mended(guild_id, _CHANNELS, frozenset(), now), uow)


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

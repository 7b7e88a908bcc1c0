"""What Discord did not take for want of a channel or a permission is owed: it is tried again once that is mended."""

from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from data.records import Destination, Notice, Post, PostKind, term
from data.unit_of_work import UnitOfWork
from usecases.find import GOING_ON

STILL_NEWS: Final = timedelta(hours=12)
"""After so long a message is none any more; a post always is. Source: house"""


_OF_GAMES: Final = frozenset({PostKind.GAME, PostKind.GAME_CARD})
"""Of these whoever opened the game, and the judges, read it."""
_OF_SERVER: Final = frozenset(Destination) - {Destination.PRIVATE, Destination.GAME, Destination.CHANNEL}
_UNSET: Final = "channel-not-set"


@dataclass(frozen=True, slots=True)
class Mended:
    """On a server everything is well, as far as can be seen, in the channels of these places, with these posts."""

    guild_id: int
    places: AbstractSet[Destination]
    posts: AbstractSet[PostKind]
    now: datetime


def owing_servers(now: datetime, uow: UnitOfWork) -> tuple[int, ...]:
    """The servers on which something is owed."""
    return uow.outbox.owing(now - STILL_NEWS)


def try_again(mended: Mended, uow: UnitOfWork) -> int:
    """What is owed there is tried again, but for what was said elsewhere instead; how many posts and notices."""
    uow.lock(mended.guild_id)
    posts = [post for post in uow.outbox.owed_posts(mended.guild_id) if post.kind in mended.posts]
    notices = [
        notice
        for notice in uow.outbox.owed_notices(mended.guild_id, mended.now - STILL_NEWS)
        if notice.place in mended.places and not notice.instead
    ]
    uow.outbox.owe(posts, notices)
    return len(posts) + len(notices)


def tell_owed_post(uow: UnitOfWork, post: Post, error: str) -> None:
    """Whoever runs an event on the server reads once, in private, that posts of this kind are not taken, and why.

    Source: house
    """
    if post.kind not in _OF_GAMES:
        first = uow.outbox.first_troubled_post(post.guild_id, post.kind) or post.id
        _tell(uow, post.guild_id, str(post.kind), error, first)


def tell_owed_notice(uow: UnitOfWork, notice: Notice, error: str, now: datetime) -> None:
    """The same of messages for a place; what is said elsewhere instead is not missing.

    Source: house
    """
    if notice.place in _OF_SERVER and not notice.instead:
        first = uow.outbox.first_troubled(notice.guild_id, notice.place, now - STILL_NEWS) or notice.id
        _tell(uow, notice.guild_id, str(notice.place), error, first)


def _tell(uow: UnitOfWork, guild_id: int, what: str, error: str, first: int) -> None:
    """A channel that the server never set is no accident: that is said once for good."""
    occasion = _UNSET if error == _UNSET else str(first)
    running = uow.events.values("created_by", guild_id=guild_id, status=sorted(GOING_ON))
    for (organizer,) in dict.fromkeys(running):
        params = {"what": term(f"doctor-what-{what}"), "error": error}
        key = f"owed:{guild_id}:{organizer}:{what}:{occasion}"
        text = "notice-owed-unset" if error == _UNSET else "notice-owed"
        uow.outbox.send(Notice(0, key, guild_id, Destination.PRIVATE, organizer, text, params))

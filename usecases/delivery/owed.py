"""What Discord did not take for want of a channel or a permission is owed: it is tried again once that is mended."""

from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from data.records import Destination, PostKind
from data.unit_of_work import UnitOfWork

STILL_NEWS: Final = timedelta(hours=12)
"""After so long a message is none any more; a post always is. Source: house"""


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
    for kind in {post.kind for post in posts}:
        uow.outbox.redraw(kind, [post.subject for post in posts if post.kind is kind])
    notices = [
        notice
        for notice in uow.outbox.owed_notices(mended.guild_id, mended.now - STILL_NEWS)
        if notice.place in mended.places and not notice.instead
    ]
    uow.outbox.owe(notices)
    return len(posts) + len(notices)

"""What Discord has not taken yet, and why."""

from datetime import datetime

from data.unit_of_work import UnitOfWork
from usecases.delivery.owed import STILL_NEWS
from usecases.show.doctor import DeliveryTrouble

_NAMED = 5


def owed_on(uow: UnitOfWork, guild_id: int, now: datetime) -> tuple[DeliveryTrouble, ...]:
    """The posts and messages that are owed on a server: each place with each reason once, the first few.

    Source: house
    """
    posts = [(str(post.kind), post.error) for post in uow.outbox.owed_posts(guild_id)]
    notices = uow.outbox.owed_notices(guild_id, now - STILL_NEWS)
    found = dict.fromkeys([*posts, *((str(one.place), one.error) for one in notices if not one.instead)])
    return tuple(DeliveryTrouble(what, error, gave_up=True) for what, error in list(found)[:_NAMED])

"""The state of a server's league in the database: timers, posts and messages that wait or could not be sent."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta

from data.records import Delivery, Destination, Guild, Notice, Post
from data.unit_of_work import UnitOfWork
from league.refusal import Refusal
from usecases.caller import Caller, Role, guild_of, refusal_unless

_NEWEST = 5
_LATE = timedelta(minutes=2)
_KEPT = timedelta(days=7)


@dataclass(frozen=True, slots=True)
class DeliveryTrouble:
    """A post or message that Discord did not take, and what it said; `what` is the kind or the place."""

    what: str
    error: str
    gave_up: bool


@dataclass(frozen=True, slots=True)
class Diagnosis:
    """How things stand: `overdue` timers should have gone off, `waiting` posts and messages are still to be sent.

    `closed` private messages could not be delivered; their readers find them in `/me next`. `orphans` counts what
    speaks of things that are gone.
    """

    guild: Guild
    timers: int
    next_timer: datetime | None
    overdue: bool
    waiting: int
    closed: int
    troubles: tuple[DeliveryTrouble, ...]
    orphans: int


def diagnosis(caller: Caller, uow: UnitOfWork) -> Diagnosis | Refusal:
    """What an admin should know.

    Refusals: `no-direct-message`, `needs-admin`.
    """
    if not caller.guild_id:
        return Refusal("no-direct-message")
    refused = refusal_unless(uow, caller, Role.ADMIN)
    if refused:
        return refused
    posts = uow.outbox.posts.find(guild_id=caller.guild_id)
    notices = uow.outbox.notices.find(guild_id=caller.guild_id, state=(Delivery.PENDING, Delivery.GIVEN_UP))
    recent = [notice for notice in notices if _recent(notice, caller.now)]
    due = uow.timers.next_due()
    return Diagnosis(
        guild=guild_of(uow, caller.guild_id),
        timers=uow.timers.open_timers(),
        next_timer=due,
        overdue=due is not None and caller.now - due > _LATE,
        waiting=sum(post.wanted > post.done for post in posts) + _count(notices, Delivery.PENDING),
        closed=sum(
            notice.place is Destination.PRIVATE and notice.state is Delivery.GIVEN_UP for notice in recent
        ),
        troubles=(*_post_troubles(posts), *_notice_troubles(recent))[-_NEWEST:],
        orphans=sum(uow.orphans(caller.guild_id).values()),
    )


def _recent(notice: Notice, now: datetime) -> bool:
    return notice.attempted_at is None or now - notice.attempted_at < _KEPT


def _count(notices: Iterable[Notice], state: Delivery) -> int:
    return sum(notice.state is state for notice in notices)


def _post_troubles(posts: Iterable[Post]) -> tuple[DeliveryTrouble, ...]:
    return tuple(
        DeliveryTrouble(post.kind, post.error, post.wanted <= post.done) for post in posts if post.error
    )


def _notice_troubles(notices: Iterable[Notice]) -> tuple[DeliveryTrouble, ...]:
    """Closed private messages are counted apart: nothing is wrong with the server there."""
    failed = (notice for notice in notices if notice.error and notice.place is not Destination.PRIVATE)
    return tuple(DeliveryTrouble(n.place, n.error, n.state is Delivery.GIVEN_UP) for n in failed)

"""What the bot would tell, change and time if it looked at everything anew: nothing, once all follows from the rows."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import TypeAlias

from data.records import Delivery, Notice, Post, Timer
from data.unit_of_work import UnitOfWork
from usecases.announce import announce
from usecases.find import GOING_ON
from usecases.foretold import pinged
from usecases.holds import hold_clocks
from usecases.scopes import scopes_of_all
from usecases.shown import show
from usecases.taken_over import taken_over
from usecases.timed import keep_time

_Line: TypeAlias = tuple[str, str, str, tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class Effect:
    """One thing that would be done: a message sent, edited, ended or withdrawn, a post made, a timer set or cancelled.

    `step` is "send", "edit", "end", "withdraw", "post", "time" or "cancel", or "known": no earlier release told it, and
    nobody is told it now. `what` is a text, or a kind of posts or
    timers, `key` what names it, `pings` are the users and roles whom it would call.
    """

    event: int
    step: str
    what: str
    key: str
    pings: tuple[int, ...] = ()

    @property
    def is_seen(self) -> bool:
        """Whether anything is told, shown or timed by it."""
        return self.step != "known"


def dry_run(uow: UnitOfWork, now: datetime) -> tuple[Effect, ...]:
    """The steps for all events that are not over; the transaction must be rolled back.

    Source: house
    """
    before = _Kept.of(uow)
    taken_over(uow, lambda: now)
    found: list[Effect] = []
    for event in uow.events.find(status=sorted(GOING_ON)):
        scopes = scopes_of_all(uow, event)
        hold_clocks(uow, scopes, now)
        announce(uow, scopes, now)
        keep_time(uow, scopes, now)
        show(uow, scopes, now)
        after = _Kept.of(uow)
        found += [Effect(event.id, *step) for step in _differing(before, after)]
        before = after
    return tuple(found)


@dataclass(frozen=True, slots=True)
class _Kept:
    """What is noted of messages, posts and timers."""

    notices: Mapping[int, Notice]
    posts: Mapping[int, Post]
    timers: Mapping[str, Timer]

    @classmethod
    def of(cls, uow: UnitOfWork) -> "_Kept":
        """As it is noted now."""
        return cls(
            {one.id: one for one in uow.outbox.notices.find()},
            {one.id: one for one in uow.outbox.posts.find()},
            {one.key: one for one in uow.timers.standing()},
        )


def _differing(before: _Kept, after: _Kept) -> Iterator[_Line]:
    for number, notice in after.notices.items():
        was = before.notices.get(number)
        if was is None:
            known = notice.state is Delivery.WITHDRAWN
            yield (
                ("known", notice.text, notice.key, ())
                if known
                else ("send", notice.text, notice.key, pinged(notice))
            )
        elif _said(was) != _said(notice):
            yield _changed(was, notice), notice.text, was.key, ()
    for number, post in after.posts.items():
        if number not in before.posts:
            yield "post", str(post.kind), str(post.subject), ()
    for key in sorted(before.timers.keys() | after.timers.keys()):
        set_, now_ = before.timers.get(key), after.timers.get(key)
        if (set_ and set_.due_at) != (now_ and now_.due_at):
            yield "time" if now_ else "cancel", key.partition(":")[0], key, ()


def _said(notice: Notice) -> tuple[object, ...]:
    return notice.text, notice.params, notice.buttons, notice.stands, notice.state is Delivery.WITHDRAWN


def _changed(was: Notice, notice: Notice) -> str:
    if notice.state is Delivery.WITHDRAWN:
        return "withdraw"
    return "end" if was.stands and not notice.stands else "edit"

"""Whether Discord has taken what an action wished for, and if not, why."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from data.queued import Queued
from data.records import Delivery, Destination, Notice, Post
from data.unit_of_work import UnitOfWork
from usecases.undo.struck_notices import key_instead

_TAKEN: Final = frozenset({Delivery.SENT, Delivery.WITHDRAWN})


@dataclass(frozen=True, slots=True)
class Outstanding:
    """So many posts or messages that Discord has not taken; `what` is their kind or place, `why` what it said.

    `is_refused`: it is owed until something is mended; not even that helps where the reader of a private message is
    `unreached`.
    """

    what: str
    why: str
    is_refused: bool
    count: int

    @property
    def unreached(self) -> bool:
        """Whether nothing more is tried: the readers take no private messages."""
        return self.is_refused and self.what == Destination.PRIVATE


def outstanding(queued: Queued, uow: UnitOfWork) -> tuple[Outstanding, ...]:
    """What Discord has not taken of all this, each kind with each reason once.

    Source: house
    """
    posts = uow.outbox.posts.find(id=sorted(queued.posts)) if queued.posts else ()
    notices = uow.outbox.notices.find(id=sorted(queued.notices)) if queued.notices else ()
    found = Counter([*map(_of_post, filter(_is_missing, posts)), *_of_notices(uow, notices)])
    return tuple(Outstanding(*key, count) for key, count in found.items())


def _is_missing(post: Post) -> bool:
    """What stands already is brought up to date by and by."""
    return not post.message_id and (post.wanted > post.done or post.error != "")


def _of_post(post: Post) -> tuple[str, str, bool]:
    return str(post.kind), post.error, post.wanted <= post.done


def _of_notices(uow: UnitOfWork, notices: tuple[Notice, ...]) -> Iterator[tuple[str, str, bool]]:
    for sent in notices:
        copy = uow.outbox.notices.first(key=key_instead(sent)) if sent.instead else None
        notice = copy or sent
        if notice.state not in _TAKEN:
            yield str(notice.place), notice.error, notice.state is Delivery.GIVEN_UP

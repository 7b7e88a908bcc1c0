"""What is to be shown on Discord: living posts to refresh, notices to send once."""

from collections.abc import Iterable
from dataclasses import replace
from datetime import datetime, timedelta

from sqlmodel import Session, col, select

from data.records import Delivery, Notice, Post, PostKind
from data.repository import Repository
from data.tables import NoticeRow, PostRow

# Longer and longer pauses between tries, so that a Discord outage of hours loses nothing.
_PAUSES = tuple(timedelta(seconds=seconds) for seconds in (2, 5, 15, 60, 300))


_WAITING = (Delivery.PENDING, Delivery.SETTLED)


class Outbox:
    """The posts and notices of one transaction's database."""

    def __init__(self, session: Session) -> None:
        """Rows are written in the transaction that decided them."""
        self._session = session
        self.posts = Repository(session, PostRow, Post)
        self.notices = Repository(session, NoticeRow, Notice)

    def refresh(self, kind: PostKind, subject: int, guild_id: int) -> None:
        """Wish that the living post of a thing be brought up to date (many wishes, one edit)."""
        post = self.posts.first(kind=kind, subject=subject)
        if post is None:
            self.posts.add(Post(0, kind, subject, guild_id, wanted=1))
        else:
            self.posts.save(replace(post, wanted=post.wanted + 1, attempts=0, due_at=None, error=""))

    def refresh_all(self, kind: PostKind, subjects: Iterable[int], guild_id: int) -> None:
        """Refresh the posts of several things."""
        for subject in subjects:
            self.refresh(kind, subject, guild_id)

    def send(self, notice: Notice) -> None:
        """Send a notice once: one with the same key is not sent again."""
        if self.notices.first(key=notice.key) is None:
            self.notices.add(notice)

    def settle(self, key: str) -> None:
        """What a notice asked is settled: its buttons go, whether it is on its way or stands there already."""
        notice = self.notices.first(key=key)
        if notice is None or not notice.buttons:
            return
        state = Delivery.SETTLED if notice.state is Delivery.SENT else notice.state
        self.notices.save(replace(notice, buttons=(), state=state))

    def last_due(self, prefix: str) -> datetime | None:
        """When the last of the waiting notices is due whose keys begin so; None when none waits."""
        query = select(NoticeRow.due_at).where(
            NoticeRow.state == Delivery.PENDING,
            col(NoticeRow.key).startswith(prefix),
            col(NoticeRow.due_at).is_not(None),
        )
        return max((moment for moment in self._session.exec(query) if moment is not None), default=None)

    def due_posts(self, now: datetime, limit: int) -> tuple[Post, ...]:
        """Posts that wait for a refresh, oldest wish first; claimed, so that no other process takes them."""
        query = (
            select(PostRow)
            .where(PostRow.wanted > PostRow.done)
            .where((col(PostRow.due_at).is_(None)) | (col(PostRow.due_at) <= now))
            .order_by(col(PostRow.id))
            .limit(limit)
            .with_for_update(skip_locked=True)
        )
        return tuple(self.posts.require(row.id or 0) for row in self._session.exec(query))

    def due_notices(self, now: datetime, limit: int) -> tuple[Notice, ...]:
        """Notices to send or to rid of their buttons, oldest first; claimed, so that no other process takes them."""
        query = (
            select(NoticeRow)
            .where(col(NoticeRow.state).in_(_WAITING))
            .where((col(NoticeRow.due_at).is_(None)) | (col(NoticeRow.due_at) <= now))
            .order_by(col(NoticeRow.id))
            .limit(limit)
            .with_for_update(skip_locked=True)
        )
        return tuple(self.notices.require(row.id or 0) for row in self._session.exec(query))

    def is_noted(self, message_id: int) -> bool:
        """Whether a message on Discord is known to be one of ours."""
        posts, notices = self.posts.first(message_id=message_id), self.notices.first(message_id=message_id)
        return posts is not None or notices is not None

    def next_due(self) -> datetime | None:
        """When the earliest postponed try is due."""
        posts = select(PostRow.due_at).where(PostRow.wanted > PostRow.done, col(PostRow.due_at).is_not(None))
        notices = select(NoticeRow.due_at).where(
            col(NoticeRow.state).in_(_WAITING), col(NoticeRow.due_at).is_not(None)
        )
        moments = [*self._session.exec(posts), *self._session.exec(notices)]
        return min((moment for moment in moments if moment is not None), default=None)


def pause_after(attempts: int) -> timedelta:
    """How long to wait after so many failed tries; what may still succeed is never given up."""
    return _PAUSES[min(attempts, len(_PAUSES) - 1)]

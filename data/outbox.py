"""What is to be shown on Discord: living posts to refresh, notices to send once."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Connection,
    Select,
    TextClause,
    bindparam,
    func,
    literal_column,
    or_,
    select,
    text,
    update,
)
from sqlmodel import SQLModel

from data.notice_words import kept_words, to_edit
from data.outbox_tables import NoticeRow, PostRow
from data.owed_statements import (
    FIRST_TROUBLED,
    FIRST_TROUBLED_POST,
    OWED_EDITS,
    OWED_NOTICES,
    OWED_POSTS,
    OWING_EDITS,
    OWING_NOTICES,
    OWING_POSTS,
)
from data.queued import Queued
from data.records import Delivery, Destination, Notice, Post, PostKind
from data.repository import Repository, names_of
from data.statements import columns, table_of
from league.duty import Wording
from league.ids import AuditId, PostId

_SHARD_BITS: ColumnElement[int] = literal_column("22")
"""PostgreSQL shifts by a small number only, not by a parameter of the column's type."""
_POST = table_of(PostRow).c
_NOTICE = table_of(NoticeRow).c
_POST_WAITS = _POST.wanted > _POST.done
# In words, as the index says it: a database uses a narrow index only where it sees that nothing else is asked for.
_NOTICE_WAITS = text("outbox.state IN ('pending', 'settled')")
_STANDING = select(_POST.subject).where(
    _POST.kind == bindparam("its_kind"), _POST.subject.in_(bindparam("subjects", expanding=True))
)
_REDRAW = (
    update(table_of(PostRow))
    .where(_POST.kind == bindparam("its_kind"), _POST.subject.in_(bindparam("subjects", expanding=True)))
    .values(wanted=_POST.wanted + 1, attempts=0, due_at=None, error="")
)
_PUT_OFF = (
    update(table_of(PostRow))
    .where(_POST.message_id == bindparam("its_message"), _POST_WAITS)
    .values(due_at=bindparam("moment"))
)
_NEXT_POST = select(func.min(_POST.due_at)).where(_POST_WAITS)
_NEXT_NOTICE = select(func.min(_NOTICE.due_at)).where(_NOTICE_WAITS)
_NEWEST_POST = select(func.max(_POST.id))
_COUNT_POSTS = select(func.count()).select_from(table_of(PostRow)).where(_POST_WAITS)
_COUNT_NOTICES = select(func.count()).select_from(table_of(NoticeRow)).where(_NOTICE_WAITS)
_CAUSED = (
    update(table_of(NoticeRow))
    .where(_NOTICE.id.in_(bindparam("sent", expanding=True)))
    .values(audit_id=bindparam("line"))
)
_BEHIND = (
    update(table_of(NoticeRow))
    .where(_NOTICE.id.in_(bindparam("sent", expanding=True)))
    .values(after_post=bindparam("newest"))
)
_LEFT = (
    update(table_of(NoticeRow)).where(_NOTICE.id.in_(bindparam("past", expanding=True))).values(stands=False)
)
_LAST_DUE = select(func.max(_NOTICE.due_at)).where(
    _NOTICE_WAITS, _NOTICE.state == Delivery.PENDING, _NOTICE.key.startswith(bindparam("prefix"))
)

_BEGINNING = (
    select(*columns(NoticeRow, names_of(Notice)))
    .where(_NOTICE.key.startswith(bindparam("prefix")))
    .order_by(_NOTICE.id)
)
_BEGINNING_OF = _BEGINNING.where(_NOTICE.subject == bindparam("its_subject"))


# In words, as the index says it.
_DUE_IN = (
    select(*columns(NoticeRow, names_of(Notice)))
    .where(
        text("outbox.duty <> ''"),
        _NOTICE.about.in_(bindparam("abouts", expanding=True)),
        _NOTICE.duty.in_(bindparam("kinds", expanding=True)),
    )
    .order_by(_NOTICE.id)
)
_CALL_NOTICES = (
    update(table_of(NoticeRow))
    .where(
        _NOTICE_WAITS, _NOTICE.place == bindparam("its_place"), _NOTICE.subject == bindparam("its_subject")
    )
    .values(due_at=None)
)
_CALL_POSTS = (
    update(table_of(PostRow))
    .where(_POST_WAITS, _POST.kind == bindparam("its_kind"))
    .where(_POST.subject.in_(bindparam("subjects", expanding=True)))
    .values(due_at=None)
)


@dataclass(frozen=True, slots=True)
class Slice:
    """Of what waits and is due at `now`, at most so many: of the servers of these shards, but those in `full`."""

    now: datetime
    most: int
    shard_count: int = 1
    shards: tuple[int, ...] = (0,)
    full: tuple[int, ...] = ()

    def values(self) -> dict[str, object]:
        """The parameters of the statement."""
        return {
            "now": self.now,
            "most": self.most,
            "count": self.shard_count,
            "shards": self.shards,
            "full": self.full,
        }


def _due(row: type[SQLModel], record: type, waits: ColumnElement[bool] | TextClause) -> Select[Any]:
    """What waits and is due, oldest first; claimed, so that no other process takes it."""
    own = table_of(row).c
    return (
        select(*columns(row, names_of(record)))
        .where(waits, or_(own.due_at.is_(None), own.due_at <= bindparam("now")))
        .where(
            (own.guild_id.op(">>")(_SHARD_BITS) % bindparam("count", type_=BigInteger)).in_(
                bindparam("shards", expanding=True)
            )
        )
        .where(own.guild_id.not_in(bindparam("full", expanding=True)))
        .order_by(own.id)
        .limit(bindparam("most"))
        .with_for_update(skip_locked=True)
    )


_DUE_POSTS = _due(PostRow, Post, _POST_WAITS)
_DUE_NOTICES = _due(NoticeRow, Notice, _NOTICE_WAITS)


class Outbox:
    """The posts and notices of one transaction's database."""

    def __init__(self, connection: Connection) -> None:
        """Rows are written in the transaction that decided them."""
        self._connection = connection
        self._sent: list[int] = []
        self._later: list[int] = []
        self._posted: list[PostId] = []
        self._edited: set[int] = set()
        self._put_off: dict[int, datetime] = {}
        self._newest_post = 0
        self.posts = Repository(connection, PostRow, Post)
        self.notices = Repository(connection, NoticeRow, Notice)

    def redraw(self, kind: PostKind, subjects: Collection[int]) -> None:
        """Wish that the living posts of these things be brought up to date, where they have one: many are one edit."""
        self._connection.execute(_REDRAW, {"its_kind": kind, "subjects": sorted(subjects)})

    def post(self, kind: PostKind, subjects: Iterable[int], guild_id: int) -> None:
        """Wish for the living posts of things that have none yet, in this order.

        What this transaction sends comes behind them, but before what it asks of players.
        """
        wanted = list(subjects)
        there = set(self._connection.scalars(_STANDING, {"its_kind": kind, "subjects": wanted}))
        for subject in wanted:
            if subject not in there:
                added = self.posts.add(Post(PostId(0), kind, subject, guild_id, wanted=1))
                self._posted.append(added.id)
                self._newest_post = self._newest_post if kind is PostKind.GAME_CARD else added.id

    def note_told(self, notice: Notice) -> None:
        """A message counts as told that never was: nobody is told what an earlier release did not tell."""
        if not self.notices.values("id", key=notice.key):
            self.notices.add(replace(notice, state=Delivery.WITHDRAWN))

    def put_off(self, message_id: int, due_at: datetime) -> None:
        """Leave a message alone until then, if it waits to be brought up to date when this transaction ends."""
        self._put_off[message_id] = due_at

    def send(self, notice: Notice) -> None:
        """Send a notice once: one with the same key is not sent again."""
        if not self.notices.values("id", key=notice.key):
            newest = self._connection.scalar(_NEWEST_POST) or 0
            sent = self.notices.add(replace(notice, after_post=newest))
            self._sent.append(sent.id)
            if sent.due_at is not None:
                self._later.append(sent.id)

    @property
    def queued(self) -> Queued:
        """What this transaction has given to be carried to Discord so far."""
        return Queued(frozenset(self._posted), frozenset(self._sent) | self._edited, frozenset(self._later))

    def flush(self, audit_id: AuditId) -> None:
        """What this transaction sent comes behind its posts, and has this cause (0: none)."""
        if self._newest_post and self._sent:
            self._connection.execute(_BEHIND, {"newest": self._newest_post, "sent": self._sent})
        for message_id, moment in self._put_off.items():
            self._connection.execute(_PUT_OFF, {"its_message": message_id, "moment": moment})
        if audit_id and self._sent:
            self._connection.execute(_CAUSED, {"line": audit_id, "sent": self._sent})

    def close_question(self, key: str) -> None:
        """What a notice asked is settled: its buttons go, whether it is on its way or stands there already."""
        notice = self._held(key)
        if notice is not None and notice.buttons:
            self._change(notice, buttons=(), asked=notice.buttons, state=to_edit(notice))

    def say(self, notice: Notice, words: Wording, **values: Any) -> None:  # noqa: ANN401 - values of any fields
        """A message says these words from now on, where it stands or as soon as it does."""
        kept = self.notices.held(notice.id)
        is_else = (kept.text, kept.params) != (words.text, words.params)
        if is_else:
            was = {**kept_words(kept), **words.params.get("was", {})}
            values |= {"text": words.text, "params": {**words.params, **({"was": was} if was else {})}}
        is_edited = is_else or values.get("buttons", kept.buttons) != kept.buttons
        due = None if kept.attempted_at else kept.due_at  # private ones wait for one another
        self._change(kept, state=to_edit(kept) if is_edited else kept.state, due_at=due, **values)

    def _change(self, notice: Notice, **values: Any) -> None:  # noqa: ANN401 - values of any fields
        """A message says otherwise from now on: what stands already is to be edited where it stands."""
        self.notices.change(notice, **values)
        if notice.state is Delivery.SENT:
            self._edited.add(notice.id)

    def _held(self, key: str) -> Notice | None:
        """The notice with this key; whether it stands on Discord is noted by nobody else until the end."""
        found = self.notices.values("id", key=key)
        return self.notices.held(found[0][0]) if found else None

    def beginning(self, prefix: str, subject: int | None = None) -> tuple[Notice, ...]:
        """The notices whose keys begin so: with the subject of all of them found without a walk through the others."""
        if subject is None:
            return self.notices.read(_BEGINNING, {"prefix": prefix})
        return self.notices.read(_BEGINNING_OF, {"prefix": prefix, "its_subject": subject})

    def last_due(self, prefix: str) -> datetime | None:
        """When the last of the waiting notices is due whose keys begin so; None when none waits."""
        last: datetime | None = self._connection.scalar(_LAST_DUE, {"prefix": prefix})
        return last

    def due_in(self, abouts: Iterable[int], kinds: Iterable[str]) -> tuple[Notice, ...]:
        """The messages of these kinds that follow from the rows of these events, rounds or tables."""
        return self.notices.read(_DUE_IN, {"abouts": sorted(abouts), "kinds": sorted(kinds)})

    def call_notices(self, place: Destination, subject: int) -> None:
        """The notices to a thread, which waited for it, are due now."""
        self._connection.execute(_CALL_NOTICES, {"its_place": place, "its_subject": subject})

    def call_posts(self, kind: PostKind, subjects: tuple[int, ...]) -> None:
        """The posts of these things are due now."""
        self._connection.execute(_CALL_POSTS, {"its_kind": kind, "subjects": subjects})

    def owing(self, since: datetime) -> tuple[int, ...]:
        """The servers on which Discord did not take a post, or a notice in a channel that was tried since then."""
        found = {
            *self._connection.scalars(OWING_POSTS),
            *self._connection.scalars(OWING_NOTICES, {"since": since}),
            *self._connection.scalars(OWING_EDITS),
        }
        return tuple(sorted(found))

    def owed_posts(self, guild_id: int) -> tuple[Post, ...]:
        """The posts of a server that Discord did not take."""
        return self.posts.read(OWED_POSTS, {"server": guild_id})

    def owed_notices(self, guild_id: int, since: datetime) -> tuple[Notice, ...]:
        """The notices in channels of a server that Discord did not take, and that were tried since then.

        With them those of which it did not take a change.
        """
        sent = self.notices.read(OWED_NOTICES, {"server": guild_id, "since": since})
        return *sent, *self.notices.read(OWED_EDITS, {"server": guild_id})

    def first_troubled(self, guild_id: int, place: Destination, since: datetime) -> int:
        """The oldest notice for a place that Discord did not take the last time, also while it is tried again."""
        where = {"server": guild_id, "its_place": place, "since": since}
        return self._connection.scalar(FIRST_TROUBLED, where) or 0

    def first_troubled_post(self, guild_id: int, kind: PostKind) -> int:
        """The oldest post of a kind that Discord did not take the last time, also while it is tried again."""
        return self._connection.scalar(FIRST_TROUBLED_POST, {"server": guild_id, "its_kind": kind}) or 0

    def leave(self, notices: Sequence[Notice]) -> None:
        """What these messages say was true, and stays; nothing makes it due any more."""
        if notices:
            self._connection.execute(_LEFT, {"past": [notice.id for notice in notices]})

    def owe(self, posts: Iterable[Post], notices: Iterable[Notice]) -> None:
        """These are to be sent, or changed, after all; what Discord said is known until it takes them."""
        for post in posts:
            self.posts.change(post, wanted=post.wanted + 1, attempts=0, due_at=None)
        for notice in notices:
            if notice.state is Delivery.SETTLED:
                self.notices.change(notice, attempts=0, due_at=None)
            else:
                self.notices.change(
                    notice, state=Delivery.PENDING, attempts=0, due_at=None, attempted_at=None
                )

    def lose(self, notices: Iterable[Notice]) -> None:
        """What stood on Discord is gone: it is to be sent as if it never had been."""
        for notice in notices:
            gone = {"channel_id": 0, "message_id": 0, "attempted_at": None}
            self.notices.change(notice, state=Delivery.PENDING, attempts=0, due_at=None, error="", **gone)

    def due_posts(self, slice_: Slice) -> tuple[Post, ...]:
        """Posts that wait for a refresh, oldest first; locked, so that no other process takes them."""
        return self.posts.read(_DUE_POSTS, slice_.values())

    def due_notices(self, slice_: Slice) -> tuple[Notice, ...]:
        """Notices to send or to rid of their buttons, oldest first; locked, so that no other process takes them."""
        return self.notices.read(_DUE_NOTICES, slice_.values())

    def is_noted(self, message_id: int) -> bool:
        """Whether a message on Discord is known to be one of ours."""
        posts, notices = self.posts.first(message_id=message_id), self.notices.first(message_id=message_id)
        return posts is not None or notices is not None

    def next_due(self) -> datetime | None:
        """When the earliest postponed try is due."""
        moments = (self._connection.scalar(_NEXT_POST), self._connection.scalar(_NEXT_NOTICE))
        return min((moment for moment in moments if moment is not None), default=None)

    def waiting(self) -> tuple[int, int]:
        """How many posts and notices wait."""
        return self._connection.scalar(_COUNT_POSTS) or 0, self._connection.scalar(_COUNT_NOTICES) or 0

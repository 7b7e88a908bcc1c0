"""Claiming work for the outbox, so that each effect is done by one process and found again after a crash."""

import hashlib
import math
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import cache, partial

from data.outbox import Slice
from data.records import Destination, Guild, Notice, Post, PostKind, UserSettings
from data.unit_of_work import UnitOfWork
from league.ids import GameId, PromptId
from usecases.caller import guild_of
from usecases.delivery.digests import unseen

# While a process works on a row nobody else takes it, and it waits for its channel as long as Discord may ask; what a
# crash leaves is taken up by the next process that serves the server.
LEASE = timedelta(minutes=15)
_UNDER_WAY = timedelta(seconds=30)
"""After which what waits for a thread looks again by itself."""
BATCH = 20
_DRAWN_IN_ANSWERS = frozenset({PostKind.GAME, PostKind.GAME_CARD})


@dataclass(frozen=True, slots=True)
class Share:
    """What a process may take now: of its shards' servers but those in `full`, what it does not hold already."""

    now: datetime
    shard_count: int = 1
    shards: tuple[int, ...] = (0,)
    full: tuple[int, ...] = ()
    posts: frozenset[int] = frozenset()
    notices: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class ClaimedPost:
    """A post to refresh, and the server in which it stands; `again`: an earlier try may have reached Discord.

    `thread_id` is the thread to which a game's ping goes.
    """

    post: Post
    guild: Guild
    again: bool
    thread_id: int = 0


@dataclass(frozen=True, slots=True)
class ClaimedNotice:
    """A notice to send; `user` is its reader when it is private, `thread_id` its table's thread.

    `again`: an earlier try may have reached Discord.
    `readers` are those whom it addresses; one who never spoke to the bot is None.
    """

    notice: Notice
    guild: Guild
    user: UserSettings | None
    thread_id: int
    again: bool = False
    readers: tuple[UserSettings | None, ...] = ()


@dataclass(frozen=True, slots=True)
class Claims:
    """What was taken; `more`: there may be more; `next_due`: when the earliest postponed try is due."""

    posts: tuple[ClaimedPost, ...]
    notices: tuple[ClaimedNotice, ...]
    more: bool
    next_due: datetime | None


def claim(share: Share, uow: UnitOfWork) -> Claims:
    """Take what waits, oldest first."""
    guild = cache(partial(guild_of, uow))
    posts, notices = _due_posts(share, uow), _due_notices(share, uow)
    # What of the one kind waits behind this batch stands before what of the other kind was wished for after it.
    last_post = posts[-1].id if len(posts) == BATCH else math.inf
    last_notice = notices[-1].after_post if len(notices) == BATCH else math.inf
    in_order = tuple(post for post in posts if post.id <= last_notice or post.message_id)
    behind = tuple(one for one in notices if one.after_post <= last_post or one.message_id)
    return Claims(
        tuple(taken for post in in_order if (taken := _taken(post, guild, share.now, uow))),
        tuple(one for notice in behind if (one := _taken_notice(notice, guild, share.now, uow))),
        more=max(len(posts), len(notices)) == BATCH,
        next_due=uow.outbox.next_due(),
    )


def _due_posts(share: Share, uow: UnitOfWork) -> tuple[Post, ...]:
    slice_ = Slice(share.now, BATCH + len(share.posts), share.shard_count, share.shards, share.full)
    return tuple(post for post in uow.outbox.due_posts(slice_) if post.id not in share.posts)[:BATCH]


def _due_notices(share: Share, uow: UnitOfWork) -> tuple[Notice, ...]:
    slice_ = Slice(share.now, BATCH + len(share.notices), share.shard_count, share.shards, share.full)
    return tuple(one for one in uow.outbox.due_notices(slice_) if one.id not in share.notices)[:BATCH]


def _taken(post: Post, guild: Callable[[int], Guild], now: datetime, uow: UnitOfWork) -> ClaimedPost | None:
    """A post that is taken, None while its thread is to be made.

    What was tried already keeps its nonce; what its message shows by now nobody knows.
    """
    thread = _under_board(post, uow)
    if thread is None:
        uow.outbox.posts.change(post, due_at=now + _UNDER_WAY)
        return None
    fresh = post.nonce == ""
    taken = uow.outbox.posts.change(
        post,
        due_at=now + LEASE,
        nonce=_nonce(f"post:{post.id}:{post.wanted}") if fresh else post.nonce,
        attempted_at=now if fresh else post.attempted_at,
        digest=post.digest if fresh and not _may_differ(post) else unseen(post.digest),
    )
    return ClaimedPost(taken, guild(post.guild_id), again=not fresh, thread_id=thread)


def _may_differ(post: Post) -> bool:
    """Whether somebody's answer may have drawn a game's board without a note of it, before the game went back."""
    return post.kind in _DRAWN_IN_ANSWERS and post.wanted > post.done + 1


def _taken_notice(
    notice: Notice, guild: Callable[[int], Guild], now: datetime, uow: UnitOfWork
) -> ClaimedNotice | None:
    """A notice that is taken; None while its thread is to be made."""
    thread = _thread(notice, uow)
    if thread is None:
        uow.outbox.notices.change(notice, due_at=now + _UNDER_WAY)
        return None
    taken = uow.outbox.notices.change(notice, due_at=now + LEASE, attempted_at=notice.attempted_at or now)
    private = notice.place is Destination.PRIVATE
    whom = (notice.subject,) if private else notice.mentions
    known = {one.id: one for one in uow.users.find(id=whom)} if whom else {}
    readers = tuple(known.get(one) for one in whom)
    user = readers[0] if private else None
    again = notice.attempted_at is not None
    return ClaimedNotice(taken, guild(notice.guild_id), user, thread, again, readers)


@dataclass(frozen=True, slots=True)
class PutBack:
    """What was taken and not begun: it waits until then."""

    posts: tuple[ClaimedPost, ...]
    notices: tuple[ClaimedNotice, ...]
    until: datetime


def put_back(given: PutBack, uow: UnitOfWork) -> None:
    """Give back what was taken: no try has been made now, so only what an earlier one sent can stand on Discord."""
    for claimed in given.posts:
        unused = {} if claimed.again else {"nonce": "", "attempted_at": None}
        uow.outbox.posts.change(claimed.post, due_at=given.until, **unused)
    for taken in given.notices:
        kept = taken.notice.attempted_at if taken.again else None
        uow.outbox.notices.change(taken.notice, due_at=given.until, attempted_at=kept)


def release_claims(share: Share, uow: UnitOfWork) -> None:
    """When nobody else serves these shards: what a crash left claimed is taken up at once."""
    everything = Slice(share.now + LEASE, 10_000, share.shard_count, share.shards)
    for post in uow.outbox.due_posts(everything):
        uow.outbox.posts.change(post, due_at=None)
    for notice in uow.outbox.due_notices(everything):
        uow.outbox.notices.change(notice, due_at=None)


def notice_nonce(notice: Notice) -> str:
    """The number by which Discord recognises a repeated sending, also of one that was taken back meanwhile."""
    return _nonce(f"notice:{notice.id}:{notice.attempted_at}")


def _thread(notice: Notice, uow: UnitOfWork) -> int | None:
    """The thread for a notice, 0 where it needs none; None while the post is to be made under which it will be."""
    kind = _UNDER_POST.get(notice.place)
    if kind is None:
        return 0
    game = uow.games.get(GameId(notice.subject)) if kind is PostKind.GAME else None
    if game is not None and game.in_thread:
        return game.channel_id
    post = uow.outbox.posts.first(kind=kind, subject=notice.subject)
    if post is None:
        return 0
    return None if post.thread_id == 0 and post.wanted > post.done else post.thread_id


def _under_board(post: Post, uow: UnitOfWork) -> int | None:
    """The thread in which a ping to a player stands, 0 for all other posts; None while it is still to be made."""
    card = uow.game_cards.get(PromptId(post.subject)) if post.kind is PostKind.GAME_CARD else None
    if card is None or card.by_message:
        return 0
    game = uow.games.require(card.game_id)
    if game.in_thread:
        return game.channel_id
    board = uow.outbox.posts.first(kind=PostKind.GAME, subject=card.game_id)
    if board is None:
        return 0
    return None if board.thread_id == 0 and board.wanted > board.done else board.thread_id


ABOVE_THREAD = {PostKind.TABLE: Destination.THREAD, PostKind.GAME: Destination.GAME}
_UNDER_POST = {place: kind for kind, place in ABOVE_THREAD.items()}


def _nonce(key: str) -> str:
    return hashlib.blake2s(key.encode(), digest_size=12).hexdigest()

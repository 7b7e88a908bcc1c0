"""Claiming work for the outbox, so that each effect is done by one process and found again after a crash."""

import hashlib
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from functools import cache, partial

from data.outbox import pause_after
from data.records import Delivery, Guild, Notice, Place, Post, PostKind, UserSettings
from data.unit_of_work import UnitOfWork
from usecases.caller import guild_of

# While a process works on a row no other takes it; after a crash it is free again when this has passed.
LEASE = timedelta(seconds=30)
BATCH = 20


@dataclass(frozen=True, slots=True)
class ClaimedPost:
    """A post to refresh, and the server in which it stands; `again`: an earlier try may have reached Discord."""

    post: Post
    guild: Guild
    again: bool


@dataclass(frozen=True, slots=True)
class ClaimedNotice:
    """A notice to send; `user` is its reader when it is private, `thread_id` its table's thread."""

    notice: Notice
    guild: Guild
    user: UserSettings | None
    thread_id: int


def claim_posts(now: datetime, uow: UnitOfWork) -> tuple[ClaimedPost, ...]:
    """Take posts that wait for a refresh; what was already tried keeps its nonce."""
    claimed = []
    guild = cache(partial(guild_of, uow))
    for post in uow.outbox.due_posts(now, BATCH):
        if _ping_waits(post, uow):
            continue
        fresh = post.nonce == ""
        taken = uow.outbox.posts.change(
            post,
            due_at=now + LEASE,
            nonce=_nonce(f"post:{post.id}:{post.wanted}") if fresh else post.nonce,
            attempted_at=now if fresh else post.attempted_at,
        )
        claimed.append(ClaimedPost(taken, guild(post.guild_id), again=not fresh))
    return tuple(claimed)


def claim_notices(now: datetime, uow: UnitOfWork) -> tuple[ClaimedNotice, ...]:
    """Take notices that wait to be sent."""
    claimed = []
    guild = cache(partial(guild_of, uow))
    for notice in uow.outbox.due_notices(now, BATCH):
        thread = _thread(notice, uow)
        if thread is None:
            continue
        taken = uow.outbox.notices.change(notice, due_at=now + LEASE, attempted_at=notice.attempted_at or now)
        user = uow.users.get(notice.subject) if notice.place is Place.PRIVATE else None
        claimed.append(ClaimedNotice(taken, guild(notice.guild_id), user, thread))
    return tuple(claimed)


def release_claims(now: datetime, uow: UnitOfWork) -> None:
    """At the start of the only process: what a crash left claimed is taken up at once."""
    lease_end = now + LEASE
    for post in uow.outbox.due_posts(lease_end, 10_000):
        uow.outbox.posts.change(post, due_at=None)
    for notice in uow.outbox.due_notices(lease_end, 10_000):
        uow.outbox.notices.change(notice, due_at=None)


@dataclass(frozen=True, slots=True)
class PostDone:
    """Where the post stands now; `wanted` is the wish that was fulfilled."""

    post_id: int
    wanted: int
    channel_id: int = 0
    message_id: int = 0
    thread_id: int = 0
    digest: str = ""
    before: str = ""
    """The digest when the drawing began."""


def post_done(done: PostDone, uow: UnitOfWork) -> None:
    """Note that a post shows the present state; if something else was drawn meanwhile, nobody knows what it shows."""
    note_done(uow.outbox.posts.require(done.post_id), done, uow)


def note_done(post: Post, done: PostDone, uow: UnitOfWork) -> None:
    """The same for a post as it was just read."""
    uow.outbox.posts.change(
        post,
        done=done.wanted,
        channel_id=done.channel_id,
        message_id=done.message_id,
        thread_id=done.thread_id,
        digest=done.digest if post.digest in {done.before, done.digest} else "",
        due_at=None,
        attempted_at=None,
        nonce="",
        attempts=0,
        error="",
    )


@dataclass(frozen=True, slots=True)
class Placed:
    """A message that is there, whether it is finished or not."""

    post_id: int
    channel_id: int
    message_id: int


def post_placed(placed: Placed, uow: UnitOfWork) -> None:
    """Note where a post stands, so that whatever fails after it does not make a second one."""
    post = uow.outbox.posts.require(placed.post_id)
    uow.outbox.posts.change(post, channel_id=placed.channel_id, message_id=placed.message_id, digest="")


@dataclass(frozen=True, slots=True)
class Failed:
    """A try that failed; `final` means that trying again cannot help."""

    number: int
    now: datetime
    error: str
    final: bool


def post_failed(failed: Failed, uow: UnitOfWork) -> None:
    """Try again later, or give up until the next wish."""
    post = uow.outbox.posts.require(failed.number)
    pause = None if failed.final else pause_after(post.attempts)
    uow.outbox.posts.change(
        post,
        attempts=post.attempts + 1,
        error=failed.error,
        due_at=failed.now + pause if pause else None,
        done=post.done if pause else post.wanted,
    )


@dataclass(frozen=True, slots=True)
class Sent:
    """A notice that has been sent, with these buttons."""

    number: int
    message_id: int
    buttons: tuple[str, ...]


def notice_sent(sent: Sent, uow: UnitOfWork) -> None:
    """Note that a notice is out; its question may have been settled meanwhile."""
    notice = uow.outbox.notices.require(sent.number)
    state = Delivery.SENT if sent.buttons == notice.buttons else Delivery.SETTLED
    uow.outbox.notices.change(
        notice, state=state, message_id=sent.message_id, error="", due_at=None, attempts=0
    )


def notice_failed(failed: Failed, uow: UnitOfWork) -> None:
    """Try again later, or give up; a private one that cannot be delivered is shown at the next `/me next`.

    One that has another channel for this case is said there.
    """
    notice = uow.outbox.notices.require(failed.number)
    pause = None if failed.final else pause_after(notice.attempts)
    if not pause and notice.instead:
        uow.outbox.send(_said_instead(notice))
    uow.outbox.notices.change(
        notice,
        attempts=notice.attempts + 1,
        error=failed.error,
        due_at=failed.now + pause if pause else None,
        state=notice.state if pause else Delivery.SENT if notice.message_id else Delivery.GIVEN_UP,
    )


def _said_instead(notice: Notice) -> Notice:
    """The same in a channel, for the one who could not be reached."""
    return Notice(
        id=0,
        key=f"{notice.key}:instead",
        guild_id=notice.guild_id,
        place=Place.CHANNEL,
        subject=notice.instead,
        text=notice.text,
        params=notice.params,
        mentions=(notice.subject,),
        buttons=notice.buttons,
    )


def note_closed_messages(user_id: int, uow: UnitOfWork) -> None:
    """Remember that a user takes no private messages."""
    user = uow.users.get(user_id) or UserSettings(user_id)
    uow.users.put(replace(user, direct_messages_closed=True))


def notice_nonce(notice: Notice) -> str:
    """The number by which Discord recognises a repeated sending."""
    return _nonce(f"notice:{notice.key}")


def _thread(notice: Notice, uow: UnitOfWork) -> int | None:
    """The thread for a notice, 0 where it needs none; None while the post is to be made under which it will be."""
    kind = _UNDER_POST.get(notice.place)
    if kind is None:
        return 0
    game = uow.games.get(notice.subject) if kind is PostKind.GAME else None
    if game is not None and game.in_thread:
        return game.channel_id
    post = uow.outbox.posts.first(kind=kind, subject=notice.subject)
    if post is None:
        return 0
    return None if post.thread_id == 0 and post.wanted > post.done else post.thread_id


def _ping_waits(post: Post, uow: UnitOfWork) -> bool:
    """Whether a ping to a player waits for the thread under the board, which is still to be made."""
    if post.kind is not PostKind.GAME_CARD or post.message_id:
        return False
    card = uow.game_cards.get(post.subject)
    if card is None or card.by_message or uow.games.require(card.game_id).in_thread:
        return False
    board = uow.outbox.posts.first(kind=PostKind.GAME, subject=card.game_id)
    return board is not None and board.thread_id == 0 and board.wanted > board.done


_UNDER_POST = {Place.THREAD: PostKind.TABLE, Place.GAME: PostKind.GAME}


def _nonce(key: str) -> str:
    return hashlib.blake2s(key.encode(), digest_size=12).hexdigest()

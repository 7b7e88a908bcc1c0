"""Claiming work for the outbox, so that each effect is done by one process and found again after a crash."""

import hashlib
import math
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import cache, partial

from data.outbox import Slice, pause_after
from data.records import Delivery, Destination, Guild, Notice, Post, PostKind, UserSettings
from data.unit_of_work import UnitOfWork
from usecases.caller import guild_of

# While a process works on a row nobody else takes it, and it waits for its channel as long as Discord may ask; what a
# crash leaves is taken up by the next process that serves the server.
LEASE = timedelta(minutes=15)
_UNDER_WAY = timedelta(seconds=30)
"""After which what waits for a thread looks again by itself."""
BATCH = 20


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
    """A post that is taken, None while its thread is to be made; what was already tried keeps its nonce."""
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
    )
    return ClaimedPost(taken, guild(post.guild_id), again=not fresh, thread_id=thread)


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
    user = uow.users.get(notice.subject) if private else None
    readers = (user,) if private else tuple(uow.users.get(user_id) for user_id in notice.mentions)
    again = notice.attempted_at is not None
    return ClaimedNotice(taken, guild(notice.guild_id), user, thread, again, readers)


@dataclass(frozen=True, slots=True)
class PutBack:
    """What was taken and not begun: it waits until then."""

    posts: tuple[ClaimedPost, ...]
    notices: tuple[ClaimedNotice, ...]
    until: datetime


def put_back(given: PutBack, uow: UnitOfWork) -> None:
    """Give back what was taken: no try has been made, so nothing of it can stand on Discord."""
    for claimed in given.posts:
        unused = {} if claimed.again else {"nonce": "", "attempted_at": None}
        uow.outbox.posts.change(claimed.post, due_at=given.until, **unused)
    for taken in given.notices:
        tried = taken.notice.attempts > 0
        kept = taken.notice.attempted_at if tried else None
        uow.outbox.notices.change(taken.notice, due_at=given.until, attempted_at=kept)


def release_claims(share: Share, uow: UnitOfWork) -> None:
    """When nobody else serves these shards: what a crash left claimed is taken up at once."""
    everything = Slice(share.now + LEASE, 10_000, share.shard_count, share.shards)
    for post in uow.outbox.due_posts(everything):
        uow.outbox.posts.change(post, due_at=None)
    for notice in uow.outbox.due_notices(everything):
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
    stood: tuple[int, int] | None = None
    """Its message and thread when it was taken: if either was found to be gone meanwhile, it is to be made anew."""


def post_done(done: PostDone, uow: UnitOfWork) -> bool:
    """Note that a post shows the present state; if something else was drawn meanwhile, nobody knows what it shows.

    Whether there is more to do: the post was wished anew, or something waited for its thread.
    """
    post = uow.outbox.posts.held(done.post_id)
    note_done(post, done, uow)
    called = bool(done.thread_id and not post.thread_id) and _call_waiting(post, uow)
    return called or post.wanted > done.wanted


def note_done(post: Post, done: PostDone, uow: UnitOfWork) -> None:
    """The same for a post as it was just read."""
    stands = {} if _gone_meanwhile(post, done) else _where(done)
    uow.outbox.posts.change(
        post,
        **stands,
        done=done.wanted,
        digest=done.digest if post.digest in {done.before, done.digest} else "",
        due_at=None,
        attempted_at=None,
        attempted="",
        nonce="",
        attempts=0,
        error="",
    )


def _gone_meanwhile(post: Post, done: PostDone) -> bool:
    if done.stood is None:
        return False
    return post.message_id not in {done.stood[0], done.message_id} or post.thread_id != done.stood[1]


def _where(done: PostDone) -> dict[str, int]:
    return {"channel_id": done.channel_id, "message_id": done.message_id, "thread_id": done.thread_id}


@dataclass(frozen=True, slots=True)
class Aimed:
    """A message that is about to be sent: where to, and what names its words."""

    post_id: int
    channel_id: int
    words: str
    now: datetime


def post_aimed(aimed: Aimed, uow: UnitOfWork) -> None:
    """Note what is sent before it is: should nobody be left to note that it stands, it can still be found.

    Nothing else of the post stands: either nothing was sent before, or somebody deleted it.
    """
    post = uow.outbox.posts.held(aimed.post_id)
    uow.outbox.posts.change(
        post,
        channel_id=aimed.channel_id,
        message_id=0,
        # A channel that was deleted took its threads with it.
        thread_id=post.thread_id if post.channel_id == aimed.channel_id else 0,
        attempted=aimed.words,
        attempted_at=aimed.now,
        digest="",
    )


@dataclass(frozen=True, slots=True)
class Placed:
    """A message that is there, whether it is finished or not."""

    post_id: int
    channel_id: int
    message_id: int


def post_placed(placed: Placed, uow: UnitOfWork) -> None:
    """Note where a post stands, so that whatever fails after it does not make a second one."""
    post = uow.outbox.posts.held(placed.post_id)
    uow.outbox.posts.change(post, channel_id=placed.channel_id, message_id=placed.message_id, digest="")


@dataclass(frozen=True, slots=True)
class Failed:
    """A try that failed; `final` means that trying again cannot help, `asked` is the pause that Discord asks for."""

    number: int
    now: datetime
    error: str
    final: bool
    asked: timedelta | None = None

    def pause(self, attempts: int) -> timedelta | None:
        """How long to wait after so many earlier tries; None when it is given up."""
        return None if self.final else self.asked or pause_after(attempts)


def post_failed(failed: Failed, uow: UnitOfWork) -> None:
    """Try again later, or give up until the next wish."""
    post = uow.outbox.posts.held(failed.number)
    pause = failed.pause(post.attempts)
    if not pause:
        _call_waiting(post, uow)
    uow.outbox.posts.change(
        post,
        attempts=post.attempts + 1,
        error=failed.error,
        due_at=failed.now + pause if pause else None,
        done=post.done if pause else post.wanted,
    )


@dataclass(frozen=True, slots=True)
class Sent:
    """A notice that has been sent, with these words and buttons."""

    number: int
    channel_id: int
    message_id: int
    text: str
    buttons: tuple[str, ...]


def notice_sent(sent: Sent, uow: UnitOfWork) -> bool:
    """Note that a notice is out; its question may have been settled meanwhile, or what it says taken back.

    Then there is more to do.
    """
    notice = uow.outbox.notices.held(sent.number)
    is_as_sent = (sent.text, sent.buttons) == (notice.text, notice.buttons)
    uow.outbox.notices.change(
        notice,
        state=Delivery.SENT if is_as_sent else Delivery.SETTLED,
        channel_id=sent.channel_id,
        message_id=sent.message_id,
        error="",
        due_at=None,
        attempts=0,
    )
    return not is_as_sent


def notice_failed(failed: Failed, uow: UnitOfWork) -> None:
    """Try again later, or give up; a private one that cannot be delivered is shown at the next `/me next`.

    One that has another channel for this case is said there.
    """
    notice = uow.outbox.notices.held(failed.number)
    pause = failed.pause(notice.attempts)
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
        place=Destination.CHANNEL,
        subject=notice.instead,
        text=notice.text,
        params=notice.params,
        mentions=(notice.subject,),
        buttons=notice.buttons,
    )


def notice_nonce(notice: Notice) -> str:
    """The number by which Discord recognises a repeated sending, also of one that was taken back meanwhile."""
    return _nonce(f"notice:{notice.id}:{notice.attempted_at}")


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


def _under_board(post: Post, uow: UnitOfWork) -> int | None:
    """The thread in which a ping to a player stands, 0 for all other posts; None while it is still to be made."""
    card = uow.game_cards.get(post.subject) if post.kind is PostKind.GAME_CARD else None
    if card is None or card.by_message:
        return 0
    game = uow.games.require(card.game_id)
    if game.in_thread:
        return game.channel_id
    board = uow.outbox.posts.first(kind=PostKind.GAME, subject=card.game_id)
    if board is None:
        return 0
    return None if board.thread_id == 0 and board.wanted > board.done else board.thread_id


def _call_waiting(post: Post, uow: UnitOfWork) -> bool:
    """What waited for the thread under this post need wait no more; whether the post has threads at all."""
    place = _ABOVE_THREAD.get(post.kind)
    if place is None:
        return False
    uow.outbox.call_notices(place, post.subject)
    if post.kind is PostKind.GAME:
        cards = uow.game_cards.values("id", game_id=post.subject, is_open=True)
        uow.outbox.call_posts(PostKind.GAME_CARD, tuple(number for (number,) in cards))
    return True


_ABOVE_THREAD = {PostKind.TABLE: Destination.THREAD, PostKind.GAME: Destination.GAME}
_UNDER_POST = {place: kind for kind, place in _ABOVE_THREAD.items()}


def _nonce(key: str) -> str:
    return hashlib.blake2s(key.encode(), digest_size=12).hexdigest()

"""Posts and notices on their way to the fake Discord: the steps of `bot.delivery`, one by one.

Each carrying is a generator that pauses wherever the bot waits for somebody: a process can be killed there, and other
people's deeds can come in between.
"""

from collections.abc import Callable, Generator
from contextlib import suppress
from datetime import datetime
from typing import Any, Protocol, TypeAlias, TypeVar

from bot.bot_context import BotContext
from bot.delivery.courier import channel_of, language_for
from bot.delivery.drawn_post import DrawnPost, drawn_now
from bot.delivery.notices import note_failed, note_sent
from bot.ui.living_posts import POSTS
from bot.ui.notices import is_public, notice_reply
from bot.ui.other_language import with_other_language
from data.database import Database
from data.records import Destination, Notice, Post
from data.transaction import read
from data.unit_of_work import UnitOfWork
from league.ids import GameId, PromptId
from tests.walks.fake_discord import FakeDiscord, NotTakenError
from usecases.delivery.claim import ClaimedNotice, ClaimedPost, notice_nonce
from usecases.delivery.outcome import (
    Aimed,
    Failed,
    Placed,
    PostDone,
    Sent,
    post_aimed,
    post_done,
    post_failed,
    post_placed,
)
from usecases.delivery.restore import note_closed_messages, table_thread_lost
from usecases.execute import note
from usecases.play.unreachable import board_above, thread_lost

T = TypeVar("T")
Steps: TypeAlias = Generator[None, None, None]


class Scene(Protocol):
    """Where messages are carried: the database, Discord, and the time."""

    database: Database
    bot_context: BotContext
    discord: FakeDiscord
    now: datetime


def noted(scene: Scene, work: Callable[[UnitOfWork], T], server: int = 0) -> T:
    """What became of a message, as the bot notes it."""

    def locked(uow: UnitOfWork) -> T:
        uow.lock(server)
        return work(uow)

    return note(scene.database, locked, scene.now)


# Posts


def carry_post(scene: Scene, claimed: ClaimedPost) -> Steps:
    """Bring one post up to date, and note what became of it."""
    post = claimed.post
    try:
        done = yield from _show(scene, claimed)
    except NotTakenError as error:
        again = _follow(scene, claimed, error)
        failed = Failed(post.id, scene.now, str(error), final=not again)
        noted(scene, lambda uow: post_failed(failed, uow))
        return
    yield
    noted(scene, lambda uow: post_done(done, uow))


def _follow(scene: Scene, claimed: ClaimedPost, error: NotTakenError) -> bool:
    """What its kind does where Discord does not take it; whether it is worth another try."""
    post, style = claimed.post, POSTS[claimed.post.kind]
    closed, threaded, failed = style.closed, style.threaded, style.failed
    if closed and "this user" in str(error):
        noted(scene, lambda uow: closed(PromptId(post.subject), scene.now, uow), post.guild_id)
    if threaded and error.gone:
        game = read(scene.database, lambda uow: threaded(post.subject, uow))
        if moves(scene, post.guild_id, GameId(game), claimed.thread_id):
            return True
    if failed:
        noted(scene, lambda uow: failed(post.subject, scene.now, uow), post.guild_id)
    return False


def moves(scene: Scene, server: int, game: GameId, thread_id: int) -> bool:
    """A game's thread is gone: whether it gets a new one."""
    board = read(scene.database, lambda uow: board_above(game, thread_id, uow))
    if board is None:
        return False
    with suppress(NotTakenError):
        scene.discord.delete(board.channel_id, board.message_id)
    noted(scene, lambda uow: thread_lost(game, thread_id, uow), server)
    return True


def _show(scene: Scene, claimed: ClaimedPost) -> Generator[None, None, Any]:
    post, discord = claimed.post, scene.discord
    shown = drawn_now(claimed, scene.bot_context)
    yield
    if shown is None:
        discord.delete(post.channel_id, post.message_id or _found(scene, claimed))
        return PostDone(post.id, post.wanted)
    digest = shown.digest
    if post.message_id and (digest == post.digest or discord.edit(post.channel_id, post.message_id, digest)):
        placed = Placed(post.id, post.channel_id, post.message_id)
    else:
        placed = yield from _place(scene, claimed, shown)
    kept = thread_id = post.thread_id if placed.channel_id == post.channel_id else 0
    if shown.thread and not thread_id:
        thread_id = discord.open_thread(placed.channel_id, placed.message_id)
    stands = (placed.channel_id, placed.message_id, thread_id)
    stood, before = (post.message_id, post.digest) if placed.message_id == post.message_id else (0, "")
    return PostDone(post.id, post.wanted, *stands, digest, before, (stood, kept))


def _place(scene: Scene, claimed: ClaimedPost, shown: DrawnPost) -> Generator[None, None, Any]:
    """The message of a post that has none: made, or that of an earlier try."""
    post, discord = claimed.post, scene.discord
    channel_id = _channel_of_post(scene, claimed, shown)
    placed = None
    if (post.channel_id, post.attempted) != (channel_id, shown.digest):
        found = _found(scene, claimed)
        if found:
            placed = Placed(post.id, post.channel_id, found)
        else:
            aimed = Aimed(post.id, channel_id, shown.digest, scene.now)
            noted(scene, lambda uow: post_aimed(aimed, uow))
    if placed is None:
        placed = Placed(post.id, channel_id, discord.send(channel_id, _name(post), shown.digest, post.nonce))
    yield
    if claimed.again or shown.thread:
        there = placed
        noted(scene, lambda uow: post_placed(there, uow))
    if claimed.again:
        discord.edit(placed.channel_id, placed.message_id, shown.digest)
    return placed


def _channel_of_post(scene: Scene, claimed: ClaimedPost, shown: DrawnPost) -> int:
    where = shown.where
    if where and where.user_id:
        return scene.discord.room_of(where.user_id)
    channel_id = where.channel_id if where else channel_of(claimed.guild, POSTS[claimed.post.kind].place)
    if not channel_id:
        raise NotTakenError("channel-not-set")
    return channel_id


def _found(scene: Scene, claimed: ClaimedPost) -> int:
    """The message that a crash left unnoted: ours, in that place, of this post."""
    post = claimed.post
    if not post.attempted:
        return 0
    own = (
        number
        for number, message in scene.discord.messages.items()
        if message.owner == _name(post) and message.channel_id == post.channel_id
    )
    return next(own, 0)


def _name(post: Post) -> str:
    return f"post {post.id}"


# Notices


def carry_notice(scene: Scene, claimed: ClaimedNotice) -> Steps:
    """Send one notice, or bring it up to date, and note what became of it."""
    notice = claimed.notice
    try:
        stands = yield from (_amend if notice.message_id else _deliver)(scene, claimed)
    except NotTakenError as error:
        again = error.gone and _finds_a_thread(scene, claimed)
        failed = Failed(notice.id, scene.now, str(error), final=not again)
        noted(scene, lambda uow: note_failed(failed, notice, uow), notice.guild_id)
        return
    yield
    channel_id, message_id = stands
    sent = Sent(notice.id, channel_id, message_id, notice.text, notice.buttons, notice.params)
    noted(scene, lambda uow: note_sent(sent, notice, scene.now, uow), notice.guild_id)


def _finds_a_thread(scene: Scene, claimed: ClaimedNotice) -> bool:
    notice = claimed.notice
    if notice.place is Destination.THREAD:
        return noted(scene, lambda uow: table_thread_lost(notice, claimed.thread_id, uow), notice.guild_id)
    if notice.place is Destination.GAME:
        return moves(scene, notice.guild_id, GameId(notice.subject), claimed.thread_id)
    return False


def _deliver(scene: Scene, claimed: ClaimedNotice) -> Generator[None, None, Any]:
    notice = claimed.notice
    words = said(scene, claimed)
    channel_id = _channel_of_notice(scene, claimed)
    yield
    try:
        number = scene.discord.send(channel_id, f"notice {notice.id}", words, notice_nonce(notice))
    except NotTakenError as error:
        if "this user" in str(error):
            noted(scene, lambda uow: note_closed_messages(notice.subject, uow))
        raise
    if claimed.again:
        scene.discord.edit(channel_id, number, words)
    return channel_id, number


def _amend(scene: Scene, claimed: ClaimedNotice) -> Generator[None, None, Any]:
    notice = claimed.notice
    channel_id = notice.channel_id or _channel_of_notice(scene, claimed)
    yield
    scene.discord.edit(channel_id, notice.message_id, said(scene, claimed))
    return channel_id, notice.message_id


def said(scene: Scene, claimed: ClaimedNotice) -> str:
    """What the message says and asks, whatever the language; it is worded all the same, for that may fail."""
    notice = claimed.notice
    language = language_for(claimed.readers, claimed.guild, scene.bot_context)
    reply = notice_reply(notice, language)
    if is_public(notice):
        with_other_language(reply, language)
    return words_of(notice)


def words_of(notice: Notice) -> str:
    """What a notice says and asks, as its row has it."""
    return repr((notice.text, sorted(notice.params.items()), notice.buttons))


def _channel_of_notice(scene: Scene, claimed: ClaimedNotice) -> int:
    notice = claimed.notice
    if notice.place is Destination.PRIVATE:
        if claimed.user and not claimed.user.notices:
            raise NotTakenError("notices-off")
        return scene.discord.room_of(notice.subject)
    named = notice.subject if notice.place is Destination.CHANNEL else 0
    number = claimed.thread_id or named or channel_of(claimed.guild, notice.place)
    if not number:
        raise NotTakenError("channel-not-set")
    return number

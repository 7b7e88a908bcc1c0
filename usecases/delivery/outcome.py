"""What became of a post or notice that was claimed: noted, so that it is neither repeated nor left behind."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from data.records import Delivery, Destination, Notice, Post, PostKind
from data.unit_of_work import UnitOfWork
from league.ids import GameId, PostId
from usecases.delivery.claim import ABOVE_THREAD
from usecases.delivery.filed import thread_opened
from usecases.delivery.links import lead_to
from usecases.delivery.owed import STILL_NEWS, tell_owed_notice, tell_owed_post
from usecases.undo.struck_notices import TAKEN_BACK, key_instead, never_read

# Longer and longer pauses between tries, so that a Discord outage of hours loses nothing.
_PAUSES = tuple(timedelta(seconds=seconds) for seconds in (2, 5, 15, 60, 300))


@dataclass(frozen=True, slots=True)
class PostDone:
    """Where the post stands now; `wanted` is the wish that was fulfilled."""

    post_id: PostId
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
    moved = (post.channel_id, post.thread_id) != (done.channel_id, done.thread_id)
    named = post.kind is PostKind.GAME and moved and lead_to(GameId(post.subject), uow)
    return called or named or post.wanted > done.wanted


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

    post_id: PostId
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

    post_id: PostId
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
    post = uow.outbox.posts.held(PostId(failed.number))
    pause = failed.pause(post.attempts)
    if not pause:
        _call_waiting(post, uow)
        tell_owed_post(uow, post, failed.error)
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
    params: Mapping[str, Any]


def notice_sent(sent: Sent, uow: UnitOfWork) -> bool:
    """Note that a notice is out; its question may have been settled meanwhile, or what it says taken back.

    Then there is more to do; and so there is where it has opened a thread that was put away.
    """
    notice = uow.outbox.notices.held(sent.number)
    is_as_sent = (sent.text, sent.buttons, sent.params) == (notice.text, notice.buttons, notice.params)
    uow.outbox.notices.change(
        notice,
        state=Delivery.SENT if is_as_sent else Delivery.SETTLED,
        channel_id=sent.channel_id,
        message_id=sent.message_id,
        error="",
        due_at=None,
        attempts=0,
    )
    is_opened = notice.place is Destination.THREAD and thread_opened(uow, notice.subject, sent.channel_id)
    return is_opened or not is_as_sent


def notice_failed(failed: Failed, uow: UnitOfWork) -> None:
    """Try again later, or give up; a private one that cannot be delivered is shown at the next `/me next`.

    One that has another channel for this case is said there. What is over by then is said nowhere.
    """
    notice = uow.outbox.notices.held(failed.number)
    pause = failed.pause(notice.attempts)
    if notice.message_id and not pause and notice.place is not Destination.PRIVATE:
        pause = STILL_NEWS  # a change is owed until it is taken
    if pause:
        state = notice.state
    elif notice.message_id:
        state = Delivery.SENT
    else:
        state = _given_up(notice, uow)
        if state is Delivery.GIVEN_UP:
            tell_owed_notice(uow, notice, failed.error, failed.now)
    uow.outbox.notices.change(
        notice,
        attempts=notice.attempts + 1,
        error=failed.error,
        due_at=failed.now + pause if pause else None,
        state=state,
    )


def _given_up(notice: Notice, uow: UnitOfWork) -> Delivery:
    """What becomes of a message that nobody has read and nobody will."""
    if notice.state is Delivery.WITHDRAWN:
        return notice.state
    if notice.text == TAKEN_BACK:
        never_read(uow, notice)
        return Delivery.WITHDRAWN
    if notice.instead and not notice.is_settled:
        uow.outbox.send(_said_instead(notice))
    return Delivery.GIVEN_UP


def _said_instead(notice: Notice) -> Notice:
    """The same in a channel, for those who could not be reached; it is struck with what the action told."""
    return Notice(
        id=0,
        key=key_instead(notice),
        guild_id=notice.guild_id,
        place=Destination.CHANNEL,
        subject=notice.instead,
        text=notice.text,
        params=notice.params,
        mentions=(notice.subject,) if notice.place is Destination.PRIVATE else notice.mentions,
        buttons=notice.buttons,
        audit_id=notice.audit_id,
        duty=notice.duty,
        about=notice.about,
    )


def _call_waiting(post: Post, uow: UnitOfWork) -> bool:
    """What waited for the thread under this post need wait no more; whether the post has threads at all."""
    place = ABOVE_THREAD.get(post.kind)
    if place is None:
        return False
    uow.outbox.call_notices(place, post.subject)
    if post.kind is PostKind.GAME:
        cards = uow.game_cards.values("id", game_id=GameId(post.subject), is_open=True)
        uow.outbox.call_posts(PostKind.GAME_CARD, tuple(number for (number,) in cards))
    return True


def pause_after(attempts: int) -> timedelta:
    """How long to wait after so many failed tries; what may still succeed is never given up."""
    return _PAUSES[min(attempts, len(_PAUSES) - 1)]

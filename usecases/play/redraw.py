"""How the answer to a click and the outbox agree on who draws a message.

A click in a game changes what its own message shows. Discord lets the answer redraw that message at once; the outbox,
which brings every message up to date, would draw it a second time. So:

1. The move asks the outbox to wait (`hold_back`): the message's wish to be drawn is put off for a few seconds. With it,
   or before a redrawing without a move, is noted that an answer is about to draw (`answering`).
2. The answer reads what the message is to show, and which wish that fulfils (`prompt_shown`: `wanted` counts wishes).
3. It draws, and notes what it has drawn (`redrawn`): the wish is fulfilled (`done`), the digest tells the outbox later
   whether anything has changed.
4. If the game has gone on meanwhile (its stamp is another one), the outbox may have drawn the newer state just before
   the answer drew the older one: then the message is wished for once more.
5. A process that dies between 1 and 3 leaves a timer: nobody knows what stands there, and the outbox draws
   (`never_noted`).
"""

from dataclasses import dataclass
from datetime import datetime, timedelta

from data.records import PostKind, Timer, TimerKind
from data.unit_of_work import UnitOfWork
from league.ids import GameId, PostId, PromptId
from usecases.delivery.outcome import PostDone, note_done
from usecases.play.show import seen_on
from usecases.play.stamps import stamp
from usecases.play.views import GameView

SHOWN_AT_ONCE = timedelta(seconds=4)
"""How long the outbox leaves a message alone that the answer to a click is about to redraw."""
NOTED_BY = timedelta(seconds=30)
"""After which an answer that has not said what it drew never will: longer than the library tries again."""


@dataclass(frozen=True, slots=True)
class PromptShown:
    """A player's message as it is now, and which wish to draw it that fulfils."""

    seen: GameView
    wanted: int


def prompt_shown(message_id: int, uow: UnitOfWork) -> PromptShown | None:
    """The player's message that is this message on Discord; None for any other, and for one that is to go."""
    if not message_id:
        return None
    found = uow.outbox.posts.values("subject", "wanted", message_id=message_id, kind=PostKind.GAME_CARD)
    if not found:
        return None
    card_id, wanted = found[0]
    seen = seen_on(card_id, uow)
    return PromptShown(seen, wanted) if seen else None


def hold_back(uow: UnitOfWork, message_id: int, now: datetime) -> None:
    """The answer to a click redraws this message itself: the outbox steps in only if that comes to nothing."""
    if message_id:
        uow.outbox.put_off(message_id, now + SHOWN_AT_ONCE)
        answering(Answering(message_id, now), uow)


@dataclass(frozen=True, slots=True)
class Redrawn:
    """A message was redrawn by the answer to a click: what it shows is the game at the moment `stamp`.

    `wanted` and `digest` are those of the player's message; 0 and "" where a panel was drawn that is none.
    """

    message_id: int
    game_id: GameId
    stamp: int
    wanted: int = 0
    digest: str = ""


@dataclass(frozen=True, slots=True)
class Answering:
    """The answer to a click is about to draw this message, at a step of its panel ("": the first, None: its own)."""

    message_id: int
    now: datetime
    step: str | None = ""


def answering(command: Answering, uow: UnitOfWork) -> bool:
    """Note it, should nobody be left to note what was drawn; whether the message is a player's."""
    found = uow.outbox.posts.values("id", "subject", message_id=command.message_id, kind=PostKind.GAME_CARD)
    for number, card_id in found:
        _stepped(uow, PromptId(card_id), command)
        uow.timers.schedule(TimerKind.GAME_REDRAWN, number, command.now + NOTED_BY)
    return bool(found)


def _stepped(uow: UnitOfWork, card_id: PromptId, command: Answering) -> None:
    """The message keeps its step, so that whoever draws it anew throws away nothing that is being put together."""
    card = uow.game_cards.get(card_id)
    if card is None or command.step is None or not (card.step or command.step):
        return
    uow.outbox.put_off(command.message_id, command.now + SHOWN_AT_ONCE)
    place = uow.games.require(card.game_id).events
    uow.game_cards.change(card, step=command.step, step_place=place)


def redrawn(command: Redrawn, uow: UnitOfWork) -> bool:
    """Note it, so that the outbox need not do it again; whether it must, for the game has gone on meanwhile.

    Then the outbox may have drawn the message just before the answer did, which would leave it as it was.
    """
    post = uow.outbox.posts.first(message_id=command.message_id, kind=PostKind.GAME_CARD)
    if post is None:
        return False
    post = uow.outbox.posts.held(post.id)
    uow.timers.cancel(post.id, TimerKind.GAME_REDRAWN)
    if _gone_on(command, uow):
        _draw_anew(post.id, uow)
        return True
    if post.done < command.wanted:
        stands = (post.channel_id, post.message_id, post.thread_id)
        note_done(post, PostDone(post.id, command.wanted, *stands, command.digest, post.digest), uow)
    return False


def never_noted(timer: Timer, _now: datetime, uow: UnitOfWork) -> None:
    """The answer that was to draw a message did not say that it has: what stands there is not known."""
    post = uow.outbox.posts.get(PostId(timer.subject))
    if post is not None and post.message_id:
        _draw_anew(post.id, uow)


def _gone_on(command: Redrawn, uow: UnitOfWork) -> bool:
    """Whether the game has gone on while the message was drawn."""
    found = uow.games.values("epoch", "events", id=command.game_id)
    return [stamp(*moment) for moment in found] != [command.stamp]


def _draw_anew(post_id: PostId, uow: UnitOfWork) -> None:
    post = uow.outbox.posts.held(post_id)
    uow.outbox.posts.change(post, wanted=post.wanted + 1, digest="")

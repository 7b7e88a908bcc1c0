"""How the answer to a click and the outbox agree on who draws a message.

A click in a game changes what its own message shows. Discord lets the answer redraw that message at once; the outbox,
which brings every message up to date, would draw it a second time. So:

1. The move asks the outbox to wait (`hold_back`): the message's wish to be drawn is put off for a few seconds.
2. The answer reads what the message is to show, and which wish that fulfils (`prompt_shown`: `wanted` counts wishes).
3. It draws, and notes what it has drawn (`redrawn`): the wish is fulfilled (`done`), the digest tells the outbox later
   whether anything has changed. A process that dies before this note leaves the wish, and the outbox draws.
4. If the game has gone on meanwhile (`gone_on`: its stamp is another one), the outbox may have drawn the newer state
   just before the answer drew the older one: then the message is wished for once more.
"""

from dataclasses import dataclass
from datetime import datetime, timedelta

from data.records import PostKind
from data.unit_of_work import UnitOfWork
from league.ids import GameId
from usecases.delivery.outcome import PostDone, note_done
from usecases.play.show import seen_on
from usecases.play.stamps import stamp
from usecases.play.views import GameView

SHOWN_AT_ONCE = timedelta(seconds=4)
"""How long the outbox leaves a message alone that the answer to a click is about to redraw."""


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


@dataclass(frozen=True, slots=True)
class Redrawn:
    """A message was redrawn by the answer to a click: what it shows is the game at the moment `stamp`.

    `wanted` and `digest` are those of the player's message; 0 and "" where a further step of its panel was drawn.
    """

    message_id: int
    game_id: GameId
    stamp: int
    wanted: int = 0
    digest: str = ""


def gone_on(command: Redrawn, uow: UnitOfWork) -> bool:
    """Whether the game has gone on while a step of a panel was drawn."""
    found = uow.games.values("epoch", "events", id=command.game_id)
    return [stamp(*moment) for moment in found] != [command.stamp]


def redrawn(command: Redrawn, uow: UnitOfWork) -> bool:
    """Note it, so that the outbox need not do it again; whether it must, for the game has gone on meanwhile.

    Then the outbox may have drawn the message just before the answer did, which would leave it as it was.
    """
    post = uow.outbox.posts.first(message_id=command.message_id, kind=PostKind.GAME_CARD)
    if post is None:
        return False
    post = uow.outbox.posts.held(post.id)
    if gone_on(command, uow):
        uow.outbox.posts.change(post, wanted=post.wanted + 1, digest="")
        return True
    if post.done < command.wanted:
        stands = (post.channel_id, post.message_id, post.thread_id)
        note_done(post, PostDone(post.id, command.wanted, *stands, command.digest, post.digest), uow)
    return False

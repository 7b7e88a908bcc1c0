"""One finished game for tests of its posts, messages and answers, seen in the lobby, under way and at its end."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime

from bot.ui.cards import CARDS_LIMIT
from bot.ui.reply import CONTENT_LIMIT, Reply
from data.game_records import GameSeat, GameStatus, PostGame, SeatState
from engine.catan import game as catan
from engine.catan.actions import Action
from engine.catan.hands import ONE, pack, size
from engine.catan.names import Chance, Seat
from engine.catan.policy import value
from engine.catan.rules import CATAN
from engine.catan.state import CatanState, OpenOffer
from engine.catan.state import OfferReply as Answer
from engine.catan.table import PlayedGame
from engine.fairness import commitment
from league.ids import GameId, GameSeatId
from tests.support.game_table import CATAN_OPTIONS
from usecases.play.views import GameView, witnessed

NOW = datetime(2026, 1, 1, 12, tzinfo=UTC)
SECRET = bytes(range(32))
WORDS = ("sakura", "", "moon", "")
NAMES = ("Haruka", "K*en*", "Mio", "Bot 1")
GAME = PostGame(
    GameId(12), 111, 222, 1000, NOW, SECRET.hex(), commitment(SECRET), "catan", 1, CATAN_OPTIONS, 4,
    status=GameStatus.PLAYING, started_at=NOW,
)  # fmt: skip
SEATS = tuple(
    GameSeat(
        GameSeatId(number + 1), GameId(12), number, SeatState.TAKEN if number < 3 else SeatState.BOT,
        1000 + number if number < 3 else 0,
        name, word, deadline=NOW if number == 1 else None,
    )
    for number, (name, word) in enumerate(zip(NAMES, WORDS, strict=True))
)  # fmt: skip


def choose(state: CatanState, seat: Seat, actions: Sequence[Action], chance: Chance) -> Action:
    """What a sensible player does."""
    return value.choose(catan.view(state, seat), actions, chance)


def seen(state: CatanState, seat: Seat | None = None, status: GameStatus = GameStatus.PLAYING) -> GameView:
    """The game as a seat may know it."""
    return GameView(
        replace(GAME, status=status),
        SEATS,
        seat,
        catan.view(state, seat),
        (),
        1_000_300,
        thread_id=999,
        scenery=CATAN.rules.scenery(state),
        clock=CATAN.rules.clock(state),
        outcome=CATAN.rules.outcome(state),
    )


def lobby() -> GameView:
    """Two seats are taken, one is kept, one is free."""
    seats = (
        SEATS[0],
        replace(SEATS[1], state=SeatState.INVITED),
        replace(SEATS[2], state=SeatState.FREE, name="", user_id=0),
        SEATS[3],
    )
    return GameView(replace(GAME, status=GameStatus.OPEN, started_at=None), seats, None, None, (), 0)


def over(played: PlayedGame) -> GameView:
    """The finished game, with all its events as news."""
    return replace(
        seen(played.state, None, GameStatus.OVER),
        news=witnessed(CATAN.rules, played.events, None),
        last=played.events[-1:],
    )


def body(reply: Reply) -> str:
    """Everything written in a message."""
    return reply.words


def buttons(reply: Reply) -> list[str]:
    """The ids of its buttons."""
    return [str(getattr(item, "custom_id", "")) for item in reply.view.children] if reply.view else []


def within_limits(reply: Reply) -> bool:
    """Whether Discord takes the message."""
    return (
        len(reply.content) <= CONTENT_LIMIT
        and sum(len(box) for box in reply.embeds) <= 6000
        and sum(len(card.words) for card in reply.cards) <= CARDS_LIMIT
        and len(reply.files) <= 10
        and len(buttons(reply)) == len(set(buttons(reply))) <= 25
    )


def with_other_secrets(state: CatanState) -> CatanState:
    """The same table in front of everybody: other cards in the hands, and another deck."""
    first, second = state.players[0], state.players[1]
    kinds = [(a, b) for a in range(5) for b in range(5) if a != b]
    a, b = next((a, b) for a, b in kinds if first.hand >> 8 * a & 255 and second.hand >> 8 * b & 255)
    swap = ONE[b] - ONE[a]
    players = list(state.players)
    players[0], players[1] = first._replace(hand=first.hand + swap), second._replace(hand=second.hand - swap)
    owner = next(number for number, player in enumerate(players) if player.cards)
    held = players[owner].cards
    players[owner] = players[owner]._replace(cards=pack((0, 0, 0, 0, size(held))), fresh=0)
    deck = pack((size(state.deck), 0, 0, 0, 0))
    return state._replace(players=tuple(players), deck=deck)


def declined(state: CatanState, answer: Answer | None) -> CatanState:
    """An open offer, which the next seat has answered."""
    asked = (state.turn.player + 1) % 4
    answers = tuple(answer if seat == asked else None for seat in range(4))
    return state._replace(turn=state.turn._replace(offers=(OpenOffer(ONE[0], ONE[1], answers),)))

"""The lobby of a game, and the words that all its posts share: seats, title, links."""

from typing import Final

import discord

from bot.i18n import Language, Param, Safe, text
from bot.ui.controls import Control
from bot.ui.listed import listed
from bot.ui.play.face import face_of
from data.game_records import GameSeat, GameStatus, PostGame, SeatState
from engine.protocol import Ending, Outcome, Seat
from usecases.play.views import GameView

_WAITING: Final = frozenset({SeatState.FREE, SeatState.INVITED})


def title(game: PostGame, language: Language) -> str:
    """What a game is called."""
    return face_of(game).title(game, language)


def link(view: GameView) -> str:
    """The address of the game's thread, or of the channel of its board."""
    return f"https://discord.com/channels/{view.game.guild_id}/{view.thread_id or view.game.channel_id}"


def jump(view: GameView, language: Language) -> Safe:
    """A link to the game."""
    return Safe(text(language, "game-jump", {"link": Safe(link(view))}))


def who(view: GameView, seat: Seat, language: Language) -> str:
    """A player's name with their sign, without effect."""
    return f"{face_of(view.game).marks[seat]} {text(language, 'game-log-plain-name', {'name': view.names[seat]})}"


def ended(result: Outcome) -> str:
    """How a game ended, as the texts `game-over-…` and `game-panel-over-…` call it."""
    if result.winner is None:
        return "drawn" if result.ending is Ending.DRAWN else "no-winner"
    if result.late is not None:
        return "forfeit"
    return {Ending.RESIGNED: "resigned", Ending.FORFEIT: "forfeit"}.get(result.ending, "winner")


def ended_params(view: GameView, result: Outcome, language: Language) -> dict[str, Param]:
    """The names of who has won, and of the others."""
    if result.winner is None:
        return {}
    others = (name for seat, name in enumerate(view.names) if seat != result.winner)
    return {"name": view.names[result.winner], "others": listed(others, language)}


def lobby_lines(view: GameView, language: Language) -> list[str]:
    """Who sits where, what is played, and how the dice can be checked."""
    game = view.game
    kind = text(language, "game-lobby-league" if game.table_id else "game-lobby-seats")
    return [
        text(language, "game-lobby-open", {"taken": taken(view), "seats": game.seats}),
        "",
        *(seat_line(face_of(game).marks[seat.number], seat, language) for seat in view.seats),
        "",
        face_of(game).options_line(game, language),
        "",
        kind,
        "",
        text(language, "game-lobby-promise", {"commitment": Safe(game.commitment)}),
    ]


def taken(view: GameView) -> int:
    """How many seats are taken for good."""
    return sum(seat.state not in _WAITING for seat in view.seats)


def seat_line(mark: str, seat: GameSeat, language: Language) -> str:
    """One seat of the lobby."""
    return text(language, "game-lobby-seat", {"mark": mark, "who": Safe(occupant(seat, language))})


def seat_marks(seat: GameSeat, language: Language) -> Safe:
    """Signs to follow a name: who plays the seat at present."""
    marks = {
        "is-bot": seat.state is SeatState.BOT,
        "autopilot": seat.autopilot and not seat.resigned,
        "resigned": seat.resigned,
    }
    return Safe("".join(f" {text(language, f'game-post-{name}')}" for name, holds in marks.items() if holds))


def occupant(seat: GameSeat, language: Language) -> str:
    """Who sits there, or who is expected."""
    match seat.state:
        case SeatState.FREE:
            return text(language, "game-lobby-free")
        case SeatState.INVITED:
            return text(language, "game-lobby-invited", {"name": seat.name})
        case SeatState.BOT:
            return text(language, "game-lobby-bot", {"name": seat.name})
    return text(language, "game-log-name", {"name": seat.name})


def lobby_buttons(game: PostGame) -> list[Control]:
    """Sit down (with a word for the dice), leave, begin with bots; a league table begins only with its own players."""
    if game.status is not GameStatus.OPEN:
        return []
    join = Control("game-join", game.id, style=discord.ButtonStyle.success)
    seats = [join, Control("game-join-word", game.id), Control("game-leave", game.id)]
    return seats if game.table_id else [*seats, Control("game-start", game.id)]

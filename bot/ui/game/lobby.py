"""The lobby of a game, and the words that all its posts share: seats, title, links."""

from typing import Final

import discord

from bot.i18n import Language, Param, Safe, plain, text
from bot.ui.controls import Control
from data.game_records import Game, GameSeat, GameStatus, SeatState
from engine.catan.names import Seat
from usecases.game.seen import GameSeen

MARKS: Final = ("🔴1", "🔵2", "🟠3", "⚪4")
"""The players' signs in turn order: colour and number of their pieces, so that nothing hangs on colour alone."""
_WAITING: Final = frozenset({SeatState.FREE, SeatState.INVITED})


def title(game: Game, language: Language) -> str:
    """What a game is called."""
    return plain(language, "game-title", {"game": game.id})


def link(view: GameSeen) -> str:
    """The address of the game's thread, or of the channel of its board."""
    return f"https://discord.com/channels/{view.game.guild_id}/{view.thread_id or view.game.channel_id}"


def jump(view: GameSeen, language: Language) -> Safe:
    """A link to the game."""
    return Safe(text(language, "game-jump", {"link": Safe(link(view))}))


def who(view: GameSeen, seat: Seat, language: Language) -> str:
    """A player's name with their sign, without effect."""
    return f"{MARKS[seat]} {text(language, 'game-log-plain-name', {'name': view.names[seat]})}"


def lobby_lines(view: GameSeen, language: Language) -> list[str]:
    """Who sits where, what is played, and how the dice can be checked."""
    game = view.game
    params: dict[str, Param] = {
        "board": Safe(text(language, f"choice-board-{game.board}")),
        "rules": Safe(text(language, f"choice-rules-{game.profile}")),
        "hours": game.turn_hours,
    }
    kind = text(language, "game-lobby-league" if game.table_id else "game-lobby-seats")
    return [
        text(language, "game-lobby-open", {"taken": taken(view), "seats": game.seats}),
        "",
        *(seat_line(seat, language) for seat in view.seats),
        "",
        text(language, "game-lobby-options", params),
        "",
        kind,
        "",
        text(language, "game-lobby-promise", {"commitment": Safe(game.commitment)}),
    ]


def taken(view: GameSeen) -> int:
    """How many seats are taken for good."""
    return sum(seat.state not in _WAITING for seat in view.seats)


def seat_line(seat: GameSeat, language: Language) -> str:
    """One seat of the lobby."""
    return text(
        language, "game-lobby-seat", {"mark": MARKS[seat.number], "who": Safe(occupant(seat, language))}
    )


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


def lobby_buttons(game: Game) -> list[Control]:
    """Sit down, leave, begin with bots; a league table begins only with its own players."""
    if game.status is not GameStatus.OPEN:
        return []
    join = Control("game-join", game.id, style=discord.ButtonStyle.success)
    leave = Control("game-leave", game.id)
    return [join, leave] if game.table_id else [join, leave, Control("game-start", game.id)]

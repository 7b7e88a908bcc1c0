"""The post of a game played by post: lobby, living board, result. It shows only what everybody may know."""

from datetime import datetime

import discord

from bot.i18n import Language, Param, Safe, plain, text
from bot.ui.controls import Control, controls
from bot.ui.game.cards import cards_words, tile_words
from bot.ui.game.lobby import MARKS, lobby_buttons, lobby_lines, title, who
from bot.ui.game.log import log_lines
from bot.ui.pictures.board import board_picture
from bot.ui.pictures.histogram import dice_histogram
from bot.ui.posts.style import PostStyle, Where
from bot.ui.reply import Reply, embed
from data.game_records import GameSeat, GameStatus, SeatState
from data.records import Place
from engine.catan.hands import count
from engine.catan.names import KNIGHT_CARD
from engine.catan.victory import Result
from engine.catan.view import View
from usecases.game.report import dice_rolls
from usecases.game.seen import GameSeen
from usecases.game.show import board_view

_WINNER = "🏆"
_AWARD = "🏅"
_OPEN, _PLAYING, _PAUSED, _GONE = 0x5865F2, 0x57C27D, 0xF0B232, 0x4E5058


def render(view: GameSeen, language: Language) -> Reply:
    """The game in the server's language."""
    match view.game.status:
        case GameStatus.OPEN:
            return _lobby(view, language)
        case GameStatus.CALLED_OFF:
            body = text(language, "game-called-off")
            return Reply(embeds=(embed(title(view.game, language), body, colour=_GONE),))
    if view.view is None:
        return _lobby(view, language)
    return (
        _over(view, view.view, language)
        if view.game.status is GameStatus.OVER
        else _board(view, view.view, language)
    )


def thread_name(view: GameSeen, language: Language) -> str:
    """The thread in which the players talk, from the start of the game on; none if it is played in one already."""
    if view.game.in_thread or view.game.started_at is None:
        return ""
    return plain(language, "game-thread-name", {"game": view.game.id, "players": ", ".join(view.names)})


def _lobby(view: GameSeen, language: Language) -> Reply:
    box = embed(title(view.game, language), "\n".join(lobby_lines(view, language)), colour=_OPEN)
    return Reply(embeds=(box,), view=controls(language, lobby_buttons(view.game)))


def _board(view: GameSeen, board: View, language: Language) -> Reply:
    paused = view.game.status is GameStatus.PAUSED
    lines = [*turn_lines(view, board, language), "", *seat_lines(view, board, language), ""]
    lines += table_lines(view, board, language)
    colour = _PAUSED if paused else _PLAYING
    small = promise(view, language)
    box = embed(title(view.game, language), "\n".join(lines), colour=colour, footer=small)
    picture = board_picture(board, view.names, language, last=view.last, dice=view.dice)
    return Reply(embeds=(box,), view=controls(language, buttons(view)), files=(picture,))


def turn_lines(view: GameSeen, board: View, language: Language) -> list[str]:
    """Whose turn it is, what the game waits for, and until when."""
    turn = board.turn
    params: dict[str, Param] = {
        "number": turn.number + 1,
        "name": view.names[turn.player],
        "phase": Safe(text(language, f"game-phase-{turn.phase.name.lower().replace('_', '-')}")),
    }
    lines = [text(language, "game-post-turn", params)]
    owing = [who(view, seat, language) for seat, cards in enumerate(turn.owed) if cards]
    if owing:
        lines.append(text(language, "game-post-discards", {"names": Safe(", ".join(owing))}))
    if view.game.status is GameStatus.PAUSED:
        return [*lines, text(language, "game-post-called" if view.game.called_by else "game-post-paused")]
    if view.deadline is not None:
        lines.append(text(language, "game-post-deadline", {"at": stamp(view.deadline)}))
    return lines


def seat_lines(view: GameSeen, board: View, language: Language) -> list[str]:
    """What everybody sees of each player: a line that a phone need not wrap, and what its signs stand for."""
    lines = []
    for number, (seat, shown) in enumerate(zip(view.seats, board.seats, strict=True)):
        params: dict[str, Param] = {
            "mark": MARKS[number],
            "name": seat.name,
            "marks": Safe("".join(f" {mark}" for mark in _marks(seat, language))),
            "points": shown.points,
            "hand": shown.cards,
            "cards": shown.development_cards,
            "knights": count(shown.played, KNIGHT_CARD),
            "army": _AWARD if board.army == number else "",
            "road": shown.road_length,
            "longest": _AWARD if board.longest == number else "",
        }
        lines.append(text(language, "game-post-seat", params))
    return [*lines, text(language, "game-post-signs")]


def _marks(seat: GameSeat, language: Language) -> list[str]:
    marks = {
        "is-bot": seat.state is SeatState.BOT,
        "autopilot": seat.autopilot and not seat.resigned,
        "resigned": seat.resigned,
    }
    return [text(language, f"game-post-{name}") for name, holds in marks.items() if holds]


def table_lines(view: GameSeen, board: View, language: Language) -> list[str]:
    """Bank, robber, the open offers, and what was done last."""
    bank: dict[str, Param] = {"bank": Safe(cards_words(board.bank, language)), "deck": board.deck}
    robber = {"tile": tile_words(board.board.layout, board.robber)}
    lines = [text(language, "game-post-bank", bank), text(language, "game-post-robber", robber)]
    for offer in board.offers:
        params = {
            "name": view.names[board.turn.player],
            "give": Safe(cards_words(offer.give, language)),
            "want": Safe(cards_words(offer.want, language)),
        }
        lines.append(text(language, "game-post-offer", params))
    done = log_lines(view.last, view.names, language, board.board.layout)
    return [*lines, "", text(language, "game-post-last"), *done] if done else lines


def buttons(view: GameSeen) -> list[Control]:
    """What a player can do from the board; while the game is held, a judge (or who called one) lets it go on."""
    number = view.game.id
    own = [Control("game-hand", number), Control("game-orders", number), Control("game-judge", number)]
    if view.game.status is GameStatus.PAUSED:
        return [*own[:-1], Control("game-resume", number)]
    turn = Control("game-turn", number, style=discord.ButtonStyle.primary)
    return [turn, own[0], Control("game-trade", number), *own[1:]]


def stamp(at: datetime) -> Safe:
    """A moment such as "in 12 minutes", counted by the reader's client."""
    return Safe(discord.utils.format_dt(at, "R"))


def _over(view: GameSeen, board: View, language: Language) -> Reply:
    lines = result_lines(view, board, language)
    head = plain(language, "game-over-title", {"game": view.game.id})
    box = embed(head, "\n".join(lines), colour=_GONE, footer=_words(view, language))
    picture, rolls = board_picture(board, view.names, language, last=view.last), dice_rolls(view.news)
    histogram = (dice_histogram(rolls, language),) if rolls else ()
    again = Control("game-replay", view.game.id, style=discord.ButtonStyle.primary)
    return Reply(embeds=(box,), view=controls(language, [again]), files=(picture, *histogram))


def result_lines(view: GameSeen, board: View, language: Language) -> list[str]:
    """Who won, all scores, and the secret."""
    lines = [] if board.result is None else [*_scores(view, board, board.result, language), ""]
    secret = {"secret": Safe(view.game.secret), "commitment": Safe(view.game.commitment)}
    return [*lines, text(language, "game-over-secret", secret)]


def promise(view: GameSeen, language: Language) -> str:
    """What the dice hang on, from the start to the end: the small print under the board, which has no markup."""
    small = plain(language, "game-post-promise", {"commitment": view.game.commitment})
    return "\n".join(part for part in (small, _words(view, language)) if part)


def _words(view: GameSeen, language: Language) -> str:
    """The players' words that went into the dice; nothing where nobody gave one."""
    if not any(seat.word for seat in view.seats):
        return ""
    words = ", ".join(seat.word or plain(language, "game-post-no-word") for seat in view.seats)
    return plain(language, "game-post-words", {"words": words})


def _scores(view: GameSeen, board: View, result: Result, language: Language) -> list[str]:
    winner = result.winner
    first = (
        text(language, "game-over-no-winner")
        if winner is None
        else text(language, "game-over-winner", {"name": view.names[winner]})
    )
    lines = [first, text(language, "game-over-turns", {"turns": board.turn.number + 1}), ""]
    for seat in sorted(range(len(result.raw)), key=lambda seat: (seat != winner, -result.raw[seat])):
        raw, recorded = result.raw[seat], result.recorded[seat]
        key = "game-over-score" if raw == recorded else "game-over-score-recorded"
        params: dict[str, Param] = {
            "mark": MARKS[seat],
            "name": view.names[seat],
            "raw": raw,
            "recorded": recorded,
            "marks": Safe(f" {_WINNER}" if seat == winner else ""),
        }
        lines.append(text(language, key, params))
    return lines


def _where(view: GameSeen) -> Where:
    """The channel in which the game was opened."""
    return Where(channel_id=view.game.channel_id)


STYLE = PostStyle(Place.GAME, board_view, render, thread_name, _where, apart=True)

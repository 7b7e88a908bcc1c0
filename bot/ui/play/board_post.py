"""The post of a game played by post: lobby, living board, result. It shows only what everybody may know."""

from dataclasses import replace

import discord

from bot.i18n import Language, Param, Safe, plain, text
from bot.ui.controls import Control, Panel, controls
from bot.ui.listed import listed
from bot.ui.play.clock_words import away_lines, until_words
from bot.ui.play.face import face_of
from bot.ui.play.lobby import ended, ended_params, lobby_buttons, lobby_lines, title
from bot.ui.play.turn_post import TURNS
from bot.ui.play.wording import worded
from bot.ui.posts.style import PostStyle, Where
from bot.ui.reply import ImageFile, Picture, Reply, embed
from bot.ui.web_links import has_tables
from data.game_records import GameStatus, SeatState
from data.records import Destination
from engine.chain import SHOWN
from engine.protocol import Outcome
from usecases.play.registry import engine_of
from usecases.play.show import board_view
from usecases.play.unreachable import board_lost
from usecases.play.views import GameView

_WINNER = "🏆"
_OPEN, _PLAYING, _PAUSED, _GONE = 0x5865F2, 0x57C27D, 0xF0B232, 0x4E5058


def render(view: GameView, language: Language) -> Reply:
    """The game in the server's language."""
    match view.game.status:
        case GameStatus.OPEN | GameStatus.STARTING:
            return _lobby(view, language)
        case GameStatus.CALLED_OFF:
            body = text(language, "game-called-off")
            return Reply(embeds=(embed(title(view.game, language), body, colour=_GONE),))
    if view.view is None:
        return _lobby(view, language)
    return (_over if view.game.status is GameStatus.OVER else _board)(view, language)


WATCH = "game-watch"
_EVERYBODYS = frozenset({"game-join", "game-join-word", "game-replay", "game-analysis", TURNS, WATCH})
"""Verbs of the buttons that serve people who do not play."""


def for_onlooker(view: GameView, language: Language) -> Reply:
    """The game for whoever does not play: without the players' buttons."""
    shown = render(view, language)
    kept = Panel()
    for item in shown.view.children if shown.view else ():
        if str(getattr(item, "custom_id", "")).partition(":")[0] in _EVERYBODYS:
            kept.add_item(item)
    return replace(shown, view=kept if kept.children else None)


def thread_name(view: GameView, language: Language) -> str:
    """The thread in which the players talk, once all have come; none if the game is played in one already."""
    waits = view.game.started_at is None and view.game.status is not GameStatus.STARTING
    if view.game.in_thread or waits:
        return ""
    return plain(
        language, "game-thread-name", {"game": view.game.id, "players": listed(_players(view), language)}
    )


def _players(view: GameView) -> list[str]:
    """The people as they came, and the house's players without a number.

    Seats and numbers are drawn when the thread stands already: they would give it another name at once.
    """
    house = sum(seat.state is SeatState.BOT for seat in view.seats)
    came = sorted(view.seats, key=lambda seat: seat.listed)
    people = [seat.name for seat in came if seat.state is not SeatState.BOT]
    return [*people, *([] if not house else ["Bot"] if house == 1 else [f"Bot × {house}"])]


def _lobby(view: GameView, language: Language) -> Reply:
    box = embed(title(view.game, language), "\n".join(lobby_lines(view, language)), colour=_OPEN)
    return Reply(embeds=(box,), view=controls(language, lobby_buttons(view.game)))


def _board(view: GameView, language: Language) -> Reply:
    paused = view.game.status is GameStatus.PAUSED
    lines = [*turn_lines(view, language), "", *face_of(view.game).table_lines(view, language)]
    colour = _PAUSED if paused else _PLAYING
    small = promise(view, language)
    box = embed(title(view.game, language), "\n".join(lines), colour=colour, footer=small)
    return Reply(embeds=(box,), view=controls(language, buttons(view)), files=_picture(view, language))


def _picture(view: GameView, language: Language) -> tuple[Picture | ImageFile, ...]:
    picture = face_of(view.game).picture(view, language)
    return (picture,) if picture else ()


def turn_lines(view: GameView, language: Language) -> list[str]:
    """Whose turn it is, what the game waits for, and until when."""
    face, clock = face_of(view.game), view.clock
    if clock is None:
        return []
    params: dict[str, Param] = {
        "number": clock.turn + 1,
        "name": view.names[clock.seat],
        "phase": Safe(face.phase(view, language)),
    }
    lines = [*match_lines(view, language), text(language, "game-post-turn", params)]
    lines += face.waiting_lines(view, language)
    if view.game.status is GameStatus.PAUSED:
        key = "game-post-called" if view.game.called_by else "game-post-paused"
        return [*lines, text(language, key, {"why": view.game.held_for.value})]
    until = until_words(view, view.waited, language)
    lines += [text(language, "game-post-deadline", {"at": until})] if until else []
    return [*lines, *away_lines(view, view.waited, language)]


def match_lines(view: GameView, language: Language) -> list[str]:
    """Which game of a match is on, and how it stands."""
    if view.match is None:
        return []
    points = "–".join(str(number) for number in view.match.points)
    params: dict[str, Param] = {"length": view.match.length, "number": view.match.game, "points": points}
    return [text(language, "game-post-match", params)]


def buttons(view: GameView) -> list[Control]:
    """What a player can do from the board; while the game is held, a judge (or who called one) lets it go on.

    For whom the house plays, "my turn" is to be here again, in a game that is held too.
    """
    number, engine = view.game.id, engine_of(view.game)
    paused = view.game.status is GameStatus.PAUSED
    away = any(seat.autopilot and not seat.resigned for seat in view.seats)
    turn = Control("game-turn", number, style=discord.ButtonStyle.primary)
    offered = {
        turn: not paused or away,
        Control("game-hand", number): face_of(view.game).has_hand,
        Control("game-trade", number): engine.negotiation is not None and not paused,
        Control("game-orders", number): engine.orders is not None,
        Control("game-judge", number): not paused,
        Control("game-resume", number): paused,
        Control(TURNS, number, emoji="⏪"): view.clock is not None and view.clock.turn > 0,
        Control(WATCH, number, emoji="👀"): has_tables(),
    }
    return [control for control, fits in offered.items() if fits]


def _over(view: GameView, language: Language) -> Reply:
    face = face_of(view.game)
    lines = result_lines(view, language)
    head = plain(language, "game-over-title", {"game": view.game.id})
    box = embed(head, "\n".join(lines), colour=_GONE, footer=_words(view, language))
    after = [Control("game-replay", view.game.id, style=discord.ButtonStyle.primary)]
    after += (
        []
        if view.game.table_id
        else [Control("game-rematch", view.game.id, style=discord.ButtonStyle.success)]
    )
    after += [Control("game-analysis", view.game.id)] if engine_of(view.game).analysis else []
    files = (*_picture(view, language), *face.after_pictures(view, language))
    return Reply(embeds=(box,), view=controls(language, after), files=files)


def result_lines(view: GameView, language: Language) -> list[str]:
    """Who won, all scores, the secret, and the head."""
    lines = [*_scores(view, view.outcome, language), ""] if view.outcome else []
    lines += face_of(view.game).after_lines(view, language)
    secret = {"secret": Safe(view.game.secret), "commitment": Safe(view.game.commitment)}
    head = view.game.head[:SHOWN]
    record = [text(language, "game-over-head", {"head": Safe(head)})] if head else []
    return [*lines, text(language, "game-over-secret", secret), *record]


def promise(view: GameView, language: Language) -> str:
    """What the dice hang on, from the start to the end: the small print under the board, which has no markup."""
    small = plain(language, "game-post-promise", {"commitment": view.game.commitment})
    start = view.game.start
    number = plain(language, "game-post-start", {"start": Safe(str(start))}) if start else ""
    head = view.game.told_head[:SHOWN]
    record = plain(language, "game-post-head", {"head": Safe(head)}) if head else ""
    return "\n".join(part for part in (small, number, _words(view, language), record) if part)


def _words(view: GameView, language: Language) -> str:
    """The players' words that went into the dice; nothing where nobody gave one."""
    if not any(seat.word for seat in view.seats):
        return ""
    words = listed((seat.word or plain(language, "game-post-no-word") for seat in view.seats), language)
    return plain(language, "game-post-words", {"words": words})


def _scores(view: GameView, result: Outcome, language: Language) -> list[str]:
    winner, turns = result.winner, view.clock.turn + 1 if view.clock else 0
    first = text(language, f"game-over-{ended(result)}", ended_params(view, result, language))
    lines = [first, text(language, "game-over-turns", {"turns": turns}), ""]
    for seat in sorted(range(len(result.raw)), key=lambda seat: (seat != winner, -result.raw[seat])):
        raw, recorded = result.raw[seat], result.recorded[seat]
        key = "over-score" if raw == recorded else "over-score-recorded"
        params: dict[str, Param] = {
            "mark": face_of(view.game).marks[seat],
            "name": view.names[seat],
            "raw": raw,
            "recorded": recorded,
            "marks": Safe(f" {_WINNER}" if seat == winner else ""),
        }
        lines.append(worded(view.game.kind, key, language, params))
    return lines


def _where(view: GameView) -> Where:
    """The channel in which the game was opened."""
    return Where(channel_id=view.game.channel_id)


STYLE = PostStyle(
    Destination.GAME, board_view, render, thread_name, _where, apart=True, failed=board_lost, renamed=True
)

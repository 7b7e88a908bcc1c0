"""A player's own panel: what happened, what they hold, the board with letters, and what they can do."""

import discord

from bot.i18n import Language, Safe, text
from bot.ui.game.hand import hand_lines
from bot.ui.game.log import log_lines
from bot.ui.game.scene import Scene, scene_of
from bot.ui.game.screen import controls_of
from bot.ui.game.steps import screen_of
from bot.ui.pictures.board import board_picture
from bot.ui.reply import CONTENT_LIMIT, Reply, clip
from usecases.game.seen import GameSeen

_NEWS = 800
"""Characters of what has happened since: the newest lines that fit."""


def panel(seen: GameSeen, step: str, language: Language) -> Reply:
    """The panel of `seen.seat` at one of its steps ("" is the first); it depends on the seat's own view alone."""
    scene = scene_of(seen, language)
    if scene is None:
        return Reply(text(language, "game-panel-not-begun"))
    screen = screen_of(scene, step)
    lines = [*([] if step else _news(scene)), *hand_lines(seen, language), *_clock(scene), *screen.lines]
    picture = board_picture(scene.view, seen.names, language, screen.marks, seen.last, seen.dice)
    view = controls_of(screen, seen.game.id, seen.stamp, language)
    return Reply(clip("\n".join(lines), CONTENT_LIMIT), view=view, files=(picture,))


def _news(scene: Scene) -> list[str]:
    """What has happened since the player was last told; the further steps leave it out, for it was read by then."""
    lines = log_lines(scene.seen.news, scene.seen.names, scene.language, scene.layout)
    kept: list[str] = []
    room = _NEWS
    for line in reversed(lines):
        room -= len(line) + 1
        if room < 0:
            kept.append("…")
            break
        kept.append(line)
    return [*kept[::-1], ""] if kept else []


def _clock(scene: Scene) -> list[str]:
    """Until when the game waits for this player, else for the one whose turn it is."""
    seats, player = scene.seen.seats, scene.view.turn.player
    own = seats[scene.seat].deadline
    deadline, key = (own, "deadline") if own is not None else (seats[player].deadline, "deadline-of")
    if deadline is None:
        return []
    params = {"at": Safe(discord.utils.format_dt(deadline, "R")), "name": scene.name(player)}
    return [text(scene.language, f"game-panel-{key}", params)]

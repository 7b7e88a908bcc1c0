"""A player's own panel: what happened, what they hold, the board with letters, and what they can do."""

from bot.i18n import Language, text
from bot.ui.play.face import SinceFace, face_of
from bot.ui.play.rest import asleep, judge
from bot.ui.play.screen import Screen, controls_of
from bot.ui.reply import CONTENT_LIMIT, Reply, clip
from bot.ui.timestamps import relative_time
from data.game_records import GameStatus
from usecases.play.views import GameView

_NEWS = 800
"""Characters of what has happened since: the newest lines that fit."""


def panel(seen: GameView, step: str, language: Language) -> Reply:
    """The panel of `seen.seat` at one of its steps ("" is the first); it depends on the seat's own view alone."""
    if seen.view is None or seen.seat is None:
        return Reply(text(language, "game-panel-not-begun"))
    face, screen = face_of(seen.game), screen_of(seen, step, language)
    hand = face.hand_lines(seen, language)
    since = face.since_lines(seen, language) if isinstance(face, SinceFace) and not step else []
    lines = [*([] if step else _news(seen, language)), *since, *hand, *_clock(seen, language), *screen.lines]
    picture = face.picture(seen, language, screen.marks)
    view = controls_of(screen, seen.game, seen.stamp, language)
    return Reply(clip("\n".join(lines), CONTENT_LIMIT), view=view, files=(picture,) if picture else ())


def screen_of(seen: GameView, step: str, language: Language) -> Screen:
    """What a step of the panel shows: where the game stands still, the frame's own screen, else the game's."""
    still = asleep(seen, step, language)
    if still is not None:
        return still
    return judge(language) if step == "judge" else face_of(seen.game).screen(seen, step, language)


def hand_panel(seen: GameView, language: Language) -> Reply:
    """The hand for its owner alone."""
    lines = face_of(seen.game).hand_lines(seen, language)
    return Reply("\n".join(lines) or text(language, "game-panel-not-begun"))


def _news(seen: GameView, language: Language) -> list[str]:
    """What has happened since the player was last told; the further steps leave it out, for it was read by then."""
    lines = face_of(seen.game).log_lines(seen.news, seen.names, language, seen.scenery)
    kept: list[str] = []
    room = _NEWS
    for line in reversed(lines):
        room -= len(line) + 1
        if room < 0:
            kept.append("…")
            break
        kept.append(line)
    return [*kept[::-1], ""] if kept else []


def _clock(seen: GameView, language: Language) -> list[str]:
    """Until when the game waits for this player, else for the one whom everybody knows that it waits for."""
    if seen.waited is None or seen.seat is None or seen.game.status is not GameStatus.PLAYING:
        return []  # while a game is held no time runs
    own = seen.seats[seen.seat].deadline
    deadline, key = (own, "deadline") if own is not None else (seen.deadline, "deadline-of")
    if deadline is None:
        return []
    params = {"at": relative_time(deadline), "name": seen.names[seen.waited]}
    return [text(language, f"game-panel-{key}", params)]

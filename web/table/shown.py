"""A game as its player sees it on the page: the lines, the board and the controls of the panel's step."""

from dataclasses import dataclass
from typing import Any

from bot.i18n import Language, plain
from bot.ui.play.board_post import match_lines
from bot.ui.play.face import face_of
from bot.ui.play.lobby import link
from bot.ui.play.panel import clock_lines, screen_of, since_lines
from bot.ui.play.screen import Screen
from bot.ui.reply import ImageFile, Picture
from usecases.play.views import GameView
from usecases.show.page.table import SeatedGame
from web.table.controls import WebButton, WebMenu, buttons_of, menus_of
from web.table.lines import lines_of
from web.words import PageTexts


@dataclass(frozen=True, slots=True)
class Shown:
    """What the template needs: lines as HTML, in the order in which they stand."""

    title: str
    now: str
    clock: list[Any]
    board: Picture | ImageFile | None
    hand: list[Any]
    lines: list[Any]
    buttons: tuple[WebButton, ...]
    menus: tuple[WebMenu, ...]
    log: list[Any]
    seats: list[Any]
    talk: str
    others: int
    next: int


def shown_of(found: SeatedGame, step: str, language: Language) -> Shown:
    """The game at a step of the panel."""
    seen, words = found.seen, PageTexts(language, found.zone)
    face, screen = face_of(seen.game), _screen(seen, step, language)
    kind = seen.game.kind
    has_begun = seen.view is not None
    return Shown(
        title=face.title(seen.game, language),
        now=_now(seen, language),
        clock=lines_of(_clock(seen, language), words),
        board=picture_of(seen, screen, language),
        hand=lines_of(face.hand_lines(seen, language), words) if has_begun else [],
        lines=lines_of(screen.lines, words),
        buttons=buttons_of(screen, kind, language),
        menus=menus_of(screen, kind, language),
        log=lines_of(_log(seen, step, language), words) if has_begun else [],
        seats=lines_of(face.table_lines(seen, language), words) if has_begun else [],
        talk=link(seen),
        others=len(found.others),
        next=next((due.game.id for due in found.others), 0),
    )


def picture_of(seen: GameView, screen: Screen, language: Language) -> Picture | ImageFile | None:
    """The panel's own picture, with its letters."""
    return None if seen.view is None else face_of(seen.game).picture(seen, language, screen.marks)


def drawn_at(found: SeatedGame, step: str, language: Language) -> bytes | None:
    """The picture of a step."""
    picture = picture_of(found.seen, _screen(found.seen, step, language), language)
    return None if picture is None else picture.data


def _screen(seen: GameView, step: str, language: Language) -> Screen:
    if seen.view is None:
        return Screen((plain(language, "game-panel-not-begun"),))
    return screen_of(seen, step, language)


def _now(seen: GameView, language: Language) -> str:
    """Who is waited for, and for what."""
    if seen.view is None or seen.waited is None:
        return ""
    return f"{seen.names[seen.waited]}: {face_of(seen.game).phase(seen, language)}"


def _clock(seen: GameView, language: Language) -> list[str]:
    """How the match stands, who else is waited for, and until when."""
    if seen.view is None:
        return []
    waiting = face_of(seen.game).waiting_lines(seen, language)
    return [*match_lines(seen, language), *waiting, *clock_lines(seen, language)]


def _log(seen: GameView, step: str, language: Language) -> list[str]:
    """What has happened, the newest first; at the first step with what that has changed for its reader."""
    face = face_of(seen.game)
    since = [] if step else since_lines(seen, language)
    lines = face.log_lines(seen.recent, seen.names, language, seen.scenery)
    return [*since, *reversed(lines)]

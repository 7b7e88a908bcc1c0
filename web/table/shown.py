"""A game as its player sees it on the page: the lines, the board and the controls of the panel's step."""

import json
from dataclasses import dataclass
from typing import Any

from bot.i18n import Language, plain
from bot.ui.play.board_post import match_lines
from bot.ui.play.face import face_of
from bot.ui.play.lobby import link
from bot.ui.play.panel import clock_lines, screen_of, since_lines
from bot.ui.play.rest import asleep
from bot.ui.play.screen import Screen
from bot.ui.play.table_face import TableFace, Tap, TapTable, leading, matching
from usecases.play.views import GameView
from usecases.show.page.table import SeatedGame
from web.table.controls import WebButton, WebMenu, buttons_of, menus_of
from web.table.lines import lines_of
from web.words import PageTexts


@dataclass(frozen=True, slots=True)
class TapsShown:
    """What was tapped, which places may be tapped next, what it means so far, and all taps for a script."""

    chosen: tuple[str, ...] = ()
    lit: frozenset[str] = frozenset()
    meant: tuple[Tap, ...] = ()
    data: str = "{}"


@dataclass(frozen=True, slots=True)
class Shown:
    """What the template needs: lines as HTML, in the order in which they stand."""

    title: str
    now: str
    clock: list[Any]
    table: TapTable | None
    taps: TapsShown
    hand: list[Any]
    lines: list[Any]
    buttons: tuple[WebButton, ...]
    menus: tuple[WebMenu, ...]
    log: list[Any]
    seats: list[Any]
    talk: str
    others: int
    next: int


def shown_of(found: SeatedGame, step: str, language: Language, chosen: tuple[str, ...] = ()) -> Shown:
    """The game at a step of the panel, after these places were tapped."""
    seen, words = found.seen, PageTexts(language, found.zone)
    face, screen = face_of(seen.game), _screen(seen, step, language)
    kind = seen.game.kind
    has_begun = seen.view is not None
    table = _table(seen, step, screen, language)
    hand = table.hand if table and table.hand is not None else face.hand_lines(seen, language)
    return Shown(
        title=face.title(seen.game, language),
        now=_now(seen, language),
        clock=lines_of(_clock(seen, language), words),
        table=table,
        taps=_taps(seen, table, chosen, language),
        hand=lines_of(hand, words) if has_begun else [],
        lines=lines_of((table.lines if table else ()) or screen.lines, words),
        buttons=buttons_of(screen, kind, language),
        menus=menus_of(screen, kind, language),
        log=lines_of(_log(seen, step, language), words) if has_begun else [],
        seats=lines_of(face.table_lines(seen, language), words) if has_begun else [],
        talk=link(seen),
        others=len(found.others),
        next=next((due.game.id for due in found.others), 0),
    )


def meant_by(found: SeatedGame, chosen: tuple[str, ...], language: Language) -> tuple[Tap, ...]:
    """What these places say, of a game that is tapped."""
    face = face_of(found.seen.game)
    return face.meant(found.seen, chosen, language) if isinstance(face, TableFace) and chosen else ()


def _table(seen: GameView, step: str, screen: Screen, language: Language) -> TapTable | None:
    """The drawing, with what can be tapped as long as the game goes on."""
    face = face_of(seen.game)
    if not isinstance(face, TableFace):
        return None
    found = face.table(seen, step, language)
    if found is not None and (seen.seat is None or asleep(seen, step, language) is None):
        return found
    return face.drawing(seen, language, screen.marks)


def _taps(seen: GameView, table: TapTable | None, chosen: tuple[str, ...], language: Language) -> TapsShown:
    if table is None:
        return TapsShown()
    face = face_of(seen.game)
    asked = chosen and isinstance(face, TableFace) and set(chosen) <= set(table.free)
    meant = face.meant(seen, chosen, language) if asked and isinstance(face, TableFace) else ()
    taps = [[tap.at, tap.words, tap.label, int(tap.soft)] for tap in table.taps]
    data = {"taps": taps, "free": table.free, "chosen": chosen}
    return TapsShown(
        chosen,
        leading(table, chosen),
        meant or matching(table.taps, chosen),
        json.dumps(data, ensure_ascii=False, separators=(",", ":")),
    )


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

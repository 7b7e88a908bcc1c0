"""A game as its player sees it on the page: the lines, the board and the controls of the panel's step."""

import json
from dataclasses import dataclass, replace
from typing import Any

from bot.i18n import Language, plain
from bot.ui.play.board_post import match_lines, result_lines, turn_lines
from bot.ui.play.face import face_of
from bot.ui.play.lobby import link
from bot.ui.play.panel import clock_lines, screen_of, since_lines
from bot.ui.play.rest import asleep
from bot.ui.play.screen import Screen
from bot.ui.play.table_face import TableFace, Tap, TapTable, leading, matching
from bot.ui.play.turn_post import turn_deeds, turn_head, ways_from
from data.game_records import GameStatus
from usecases.play.turn_by_turn import TurnSeen
from usecases.play.views import GameView
from usecases.show.page.table import TableGame
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
class TurnWay:
    """A way to another turn: `turn` is its number, `key` what it is called."""

    key: str
    turn: int


@dataclass(frozen=True, slots=True)
class Shown:
    """What the template needs: lines as HTML, in the order in which they stand.

    `turn` is the number of the earlier turn that is shown (0: the game as it is), `past` whether there is one; `ways`
    lead to its neighbours. `waits` says that the game waits for its reader.
    """

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
    turn: int = 0
    ways: tuple[TurnWay, ...] = ()
    past: bool = False
    watches: bool = False
    waits: bool = False


def shown_of(found: TableGame, step: str, language: Language, chosen: tuple[str, ...] = ()) -> Shown:
    """The game at a step of the panel, after these places were tapped, or an earlier turn of it."""
    if found.turn is not None:
        return _turn_shown(found, found.turn, language)
    seen, words = found.seen, PageTexts(language, found.zone)
    face, screen = face_of(seen.game), _screen(seen, step, language)
    kind = seen.game.kind
    has_begun = seen.view is not None
    table = _table(seen, step, screen, language)
    hand = table.hand if table and table.hand is not None else face.hand_lines(seen, language)
    return replace(
        _framed(found, language),
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
    )


def _framed(found: TableGame, language: Language) -> Shown:
    """What stands around every board."""
    seen = found.seen
    return Shown(
        title=face_of(seen.game).title(seen.game, language),
        now="",
        clock=[],
        table=None,
        taps=TapsShown(),
        hand=[],
        lines=[],
        buttons=(),
        menus=(),
        log=[],
        seats=[],
        talk=link(seen),
        others=len(found.others),
        next=next((due.game.id for due in found.others), 0),
        past=seen.clock is not None and seen.clock.turn > 0,
        watches=seen.seat is None,
        waits=bool(seen.actions) and seen.seat is not None and seen.seats[seen.seat].deadline is not None,
    )


def _turn_shown(found: TableGame, turn: TurnSeen, language: Language) -> Shown:
    """An earlier turn as everybody saw it, whoever looks: no hand, nothing to say."""
    seen, words = turn.view, PageTexts(language, found.zone)
    face, what = face_of(seen.game), _now(found.seen, language)
    return replace(
        _framed(found, language),
        now=turn_head(turn, language),
        clock=lines_of(match_lines(seen, language), words),
        table=_table(seen, "", Screen(()), language),
        lines=lines_of([plain(language, "web-table-now", {"what": what})] if what else [], words),
        log=lines_of(turn_deeds(turn, language), words),
        seats=lines_of(face.table_lines(seen, language), words),
        turn=turn.turn,
        ways=tuple(TurnWay(key, to) for key, to in ways_from(turn).items()),
    )


def meant_by(found: TableGame, chosen: tuple[str, ...], language: Language) -> tuple[Tap, ...]:
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
    if seen.seat is None:
        return Screen(tuple(result_lines(seen, language)) if seen.game.status is GameStatus.OVER else ())
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
    if seen.seat is None:
        return turn_lines(seen, language)
    waiting = face_of(seen.game).waiting_lines(seen, language)
    return [*match_lines(seen, language), *waiting, *clock_lines(seen, language)]


def _log(seen: GameView, step: str, language: Language) -> list[str]:
    """What has happened, the newest first; at the first step with what that has changed for its reader."""
    face = face_of(seen.game)
    since = [] if step else since_lines(seen, language)
    lines = face.log_lines(seen.recent, seen.names, language, seen.scenery)
    return [*since, *reversed(lines)]

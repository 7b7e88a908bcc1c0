"""The judges' desk in words and buttons: made for a phone, one call at a time."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from bot.i18n import Language, Param, Safe, plain, text
from bot.ui.cards import MessageCard, Part, beside, heading, joined, small
from bot.ui.controls import MENU_LIMIT, Control, MenuLine, Panel, control_of, menu
from bot.ui.match_places import place_words
from bot.ui.open_matters import open_lines, tables_words
from bot.ui.posts import call as call_post
from bot.ui.reply import Reply
from bot.ui.timestamps import clock_time, relative_time
from bot.ui.web_links import add_floor_link
from data.game_records import GameStatus, PostGame
from league.clock import deadline
from usecases.bracket.labels import as_named
from usecases.show.calls import CallView
from usecases.show.judge_desk import JudgeDesk, RunningTable
from usecases.waiting.open import OpenKind, of_kind

DESK, CALL = "judge-desk", "judge-desk-call"
_MOST_DISPUTES = 3
_MOST_LINES = 12
_MOST_GOING = 3
_CALLS = MENU_LIMIT - 2
"""So many calls a menu holds beside the ways to earlier and later ones."""


def judge_desk_reply(desk: JudgeDesk, language: Language) -> Reply:
    """The call that is due, with its candidate rules; what else waits; and the clocks."""
    shown = None if desk.shown is None else call_post.render(desk.shown, language)
    title = heading(plain(language, "judge-desk-title", {"event": desk.event.name}))
    waiting, clocks = list(_waiting(desk, language)), joined(_clocks(desk, language))
    card = MessageCard((title, *waiting, *([small(clocks)] if clocks else [])))
    view = (shown.view if shown else None) or Panel()
    for game in _to_go_on(desk):
        label = plain(language, "judge-desk-resume", {"game": game.id})
        view.add_item(Control("game-resume", game.id, label=label).button(language))
    for name in _repairs(desk):
        view.add_item(control_of(name).button(language))
    for one in of_kind(desk.opens, OpenKind.DISPUTED)[:_MOST_DISPUTES]:
        label = plain(
            language, "judge-desk-decide", {"place": tables_words(one.tables, desk.places, language)}
        )
        view.add_item(replace(control_of(one.buttons[0]), label=label).button(language))
    if len(desk.calls) > 1:
        view.add_item(menu(CALL, desk.event.id, plain(language, f"menu-{CALL}"), _choices(desk, language)))
    view.add_item(Control("desk-tables", desk.event.id, emoji="🎲").button(language))
    refresh = Control(DESK, desk.event.id, emoji="🔄", label=plain(language, "button-desk-refresh"))
    view.add_item(refresh.button(language))
    add_floor_link(view, desk.event.id, language)
    return Reply(cards=(*(shown.cards if shown else ()), card), view=view)


def _waiting(desk: JudgeDesk, language: Language) -> Iterator[Part]:
    """The other calls, the first of them each with the button of whoever goes there, and what else is open."""
    rest = [view for view in desk.calls if view is not desk.shown]
    for view in rest[:_MOST_GOING]:
        going = None if view.call.going else Control("judge-going", view.call.id, emoji="🚶").button(language)
        yield beside(_call_line(view, language), going)
    lines = [text(language, "judge-desk-no-calls")] if desk.nobody_waits else []
    lines += [_call_line(view, language) for view in rest[_MOST_GOING:_MOST_LINES]]
    if len(rest) > _MOST_LINES:
        lines.append(text(language, "judge-desk-more-calls", {"count": len(rest) - _MOST_LINES}))
    others = [one for one in desk.opens if one.kind not in {OpenKind.CALL, OpenKind.GAME}]
    if words := joined([*lines, *open_lines(others, desk.places, language)]):
        yield words


def _repairs(desk: JudgeDesk) -> list[str]:
    """The buttons that put right what others should play, or say who goes on from the first such match."""
    found = of_kind(desk.opens, OpenKind.LINE, OpenKind.FALLEN)
    owing = of_kind(desk.opens, OpenKind.GOES_ON)[:1]
    return [name for one in (*found, *owing) for name in one.buttons]


def _call_line(view: CallView, language: Language) -> str:
    params: dict[str, Param] = {
        "number": view.call.id,
        **_place_of(view),
        "question": view.call.question[:60],
        "since": relative_time(view.call.at),
        "going": Safe(f"<@{view.call.going}>") if view.call.going else "",
    }
    return text(language, "judge-desk-going" if view.call.going else "judge-desk-waiting", params)


def _choices(desk: JudgeDesk, language: Language) -> list[MenuLine]:
    """The calls; of more than a menu holds those around the one that is shown, and the way to the others."""
    calls = desk.calls
    if len(calls) <= MENU_LIMIT:
        return [_choice(view, language) for view in calls]
    start = _place(desk) // _CALLS * _CALLS
    end = start + _CALLS
    lines = [_choice(view, language) for view in calls[start:end]]
    if start:
        earlier = plain(language, "judge-desk-earlier", {"count": start})
        lines.insert(0, MenuLine(earlier, str(calls[start - _CALLS].call.id)))
    if end < len(calls):
        later = plain(language, "judge-desk-later", {"count": len(calls) - end})
        lines.append(MenuLine(later, str(calls[end].call.id)))
    return lines


def _place_of(view: CallView) -> Mapping[str, Param]:
    """The table of a call; 0 for a question from nowhere in particular."""
    if view.table is None or view.round is None:
        return {"table": 0}
    return as_named(view.round, view.table, view.label)


def _place(desk: JudgeDesk) -> int:
    """Where the call that is shown stands among those that wait."""
    return next((place for place, view in enumerate(desk.calls) if view is desk.shown), 0)


def _choice(view: CallView, language: Language) -> MenuLine:
    params: dict[str, Param] = {
        "number": view.call.id,
        **_place_of(view),
        "question": view.call.question,
    }
    return MenuLine(plain(language, "judge-desk-choice", params), str(view.call.id))


def _clocks(desk: JudgeDesk, language: Language) -> Iterator[str]:
    yield from (
        _clock_line(running, place_words(desk.places.of(running.table), language), language)
        for running in desk.playing[:_MOST_LINES]
    )
    if len(desk.playing) > _MOST_LINES:
        yield text(language, "judge-desk-more", {"count": len(desk.playing) - _MOST_LINES})


def _to_go_on(desk: JudgeDesk) -> list[PostGame]:
    """The games that are held until a judge comes; the call that is shown has the button of its own table's."""
    games = [running.called for running in desk.playing if running.called]
    shown = desk.shown.game.id if desk.shown and desk.shown.game else 0
    return [game for game in games if game.id != shown][:_MOST_DISPUTES]


def _game_line(place: str, game: PostGame, language: Language) -> str:
    """How a game by post stands: its deadlines take the place of a clock."""
    params: dict[str, Param] = {"place": place, "game": game.id}
    if game.status is not GameStatus.PAUSED:
        return text(language, "judge-desk-by-post", params)
    if not game.called_by:
        return text(language, "judge-desk-game-held", params)
    return text(language, "judge-desk-game-called", {**params, "player": Safe(f"<@{game.called_by}>")})


def _clock_line(running: RunningTable, place: str, language: Language) -> str:
    if running.game is not None:
        return _game_line(place, running.game, language)
    clock = running.clock
    if clock is None or clock.started_at is None:
        return text(language, "judge-desk-untimed", {"place": place})
    if clock.paused_at is not None:
        return text(language, "judge-desk-paused", {"place": place, "at": relative_time(clock.paused_at)})
    over = deadline(clock)
    if over is None:
        return text(language, "judge-desk-untimed", {"place": place})
    return text(
        language, "judge-desk-clock", {"place": place, "at": relative_time(over), "time": clock_time(over)}
    )

"""The post of a judge call: the question, the table, what was ruled, and the buttons that are due."""

import discord

from bot.i18n import Language, Param, Safe, either, inert, plain, text
from bot.ui.cards import Button, MessageCard, beside, heading, joined, small
from bot.ui.citation import citation, quotation
from bot.ui.controls import Control, MenuLine, Panel, menu
from bot.ui.match_places import place_words
from bot.ui.posts.style import PostStyle
from bot.ui.reply import Reply
from bot.ui.rules import offered
from bot.ui.timestamps import relative_time
from data.game_records import GameStatus
from data.records import CallStatus, Destination, JudgeCall, Person
from league.event import EventStatus
from usecases.judge.lateness import LATE_CLAIM
from usecases.show.calls import CallView, call_post
from usecases.show.places import MatchPlace

_COLOURS = {CallStatus.OPEN: 0xED4245, CallStatus.APPEALED: 0xF0B232}
_SETTLED = 0x4E5058


def render(view: CallView, language: Language) -> Reply:
    """The call in the server's language."""
    panel = Panel()
    first, second, *others = [*(control.button(language) for control in buttons(view)), None, None]
    for button in others:
        if button:
            panel.add_item(button)
    if _waits_with_candidates(view):
        rules = [MenuLine(offered(entry, language), entry.sections[0]) for entry in view.candidates]
        panel.add_item(menu("judge-candidate", view.call.id, plain(language, "judge-candidate"), rules))
    return Reply(cards=(_card(view, language, first, second),), view=panel if panel.children else None)


def _card(view: CallView, language: Language, first: Button | None, second: Button | None) -> MessageCard:
    """The call in one frame: its buttons stand beside its state and its question."""
    call = view.call
    status = f"event-status-{view.event.status}" if _is_off(view) else f"call-status-{call.status}"
    title = heading(plain(language, "call-title", {"number": call.id}))
    head = f"{title}\n{small(f'{text(language, status)} · {inert(view.event.name)}')}"
    question = text(language, "call-question", {"question": call.question})
    lines = [
        *_where(view, language),
        *_by_post(view, language),
        text(language, "call-asker", {"user": _user(call.caller), "at": _since(view)}),
        *([text(language, "call-going", {"judge": _user(call.going)})] if _is_awaited(view) else []),
        *([text(language, "call-late"), citation(language, LATE_CLAIM)] if view.late else []),
        *_ruling(view, language),
        *_appeal(view, language),
        *_candidates(view, language),
    ]
    colour = _SETTLED if _is_off(view) else _COLOURS.get(call.status, _SETTLED)
    return MessageCard((beside(head, first), beside(question, second), joined(lines)), colour)


def buttons(view: CallView) -> list[Control]:
    """What can be done now; who may do it is checked at the click."""
    if _is_off(view):
        return []
    return [*_of_call(view.call), *_of_game(view)]


def _of_call(call: JudgeCall) -> list[Control]:
    if call.status is CallStatus.OPEN:
        going = [] if call.going else [Control("judge-going", call.id, emoji="🚶")]
        return [*going, Control("judge-rule", call.id, style=discord.ButtonStyle.primary)]
    if call.status is CallStatus.APPEALED and call.committee:
        return [Control("judge-uphold", call.id), Control("judge-overturn", call.id)]
    return []


def _of_game(view: CallView) -> list[Control]:
    """A game by post is held for the call with one tap, and goes on with another."""
    if view.game is None:
        return []
    if view.game.status is GameStatus.PAUSED:
        return [Control("game-resume", view.game.id, emoji="▶️")]
    return [Control("game-pause", view.game.id, emoji="⏸️")] if _has_time_running(view) else []


def _has_time_running(view: CallView) -> bool:
    """Whether a game is played on by post while its players wait for a judge."""
    waits = view.call.status in _COLOURS
    return waits and view.game is not None and view.game.status is GameStatus.PLAYING


def _by_post(view: CallView, language: Language) -> list[str]:
    """Whether the deadlines of a game by post run while its players wait."""
    if view.game is None or _is_off(view):
        return []
    if view.game.status is GameStatus.PAUSED:
        return [text(language, "call-game-held", {"game": view.game.id})]
    return [text(language, "call-game-runs", {"game": view.game.id})] if _has_time_running(view) else []


def _is_off(view: CallView) -> bool:
    """Nobody rules any more in an event that was called off."""
    return view.event.status is EventStatus.CANCELLED and view.call.status in _COLOURS


def _where(view: CallView, language: Language) -> list[str]:
    if view.table is None or view.round is None:
        return []
    place = MatchPlace(view.round.stage, view.round.number, view.table.number, view.label)
    params: dict[str, Param] = {"place": place_words(place, language)}
    names = Safe(" · ".join(_name(person) for person in view.people))
    return [text(language, "call-table", params), text(language, "call-players", {"players": names})]


def _is_awaited(view: CallView) -> bool:
    return view.call.status is CallStatus.OPEN and view.call.going != 0


def _waits_with_candidates(view: CallView) -> bool:
    return view.call.status is CallStatus.OPEN and bool(view.candidates) and not _is_off(view)


def _candidates(view: CallView, language: Language) -> list[str]:
    """What the search found, as long as the judge has not decided."""
    if not _waits_with_candidates(view):
        return []
    rules = (small(f"・{inert(offered(entry, language))}") for entry in view.candidates)
    return [text(language, "call-candidates"), *rules]


def _ruling(view: CallView, language: Language) -> list[str]:
    call = view.call
    if not call.ruling:
        return []
    title = view.quoted.title if view.quoted else None
    picked = title is not None and call.ruling in (title.ja, title.en)
    ruling = either(language, title.ja, title.en) if title and picked else call.ruling
    lines = [
        text(language, "call-ruling", {"judge": _user(call.judge), "ruling": ruling}),
        quotation(language, view.quoted, call.section) if view.quoted else "",
        text(language, "call-final") if view.final else "",
    ]
    return [line for line in lines if line]


def _appeal(view: CallView, language: Language) -> list[str]:
    call = view.call
    if not call.appellant:
        return []
    lines = [text(language, "call-appeal", {"user": _user(call.appellant), "ground": call.appeal})]
    if call.committee:
        members = Safe(" · ".join(_user(user) for user in call.committee))
        votes = f"{len(call.votes)}/{len(call.committee)}"
        lines.append(text(language, "call-committee", {"members": members, "votes": votes}))
    elif call.status is CallStatus.APPEALED:
        lines.append(text(language, "call-committee-wanted", {"number": call.id}))
    if call.outcome:
        lines.append(text(language, f"call-outcome-{call.outcome}"))
    return lines


def _user(number: int) -> Safe:
    return Safe(f"<@{number}>")


def _name(person: Person) -> str:
    """A player as a mention, which pings nobody in a box; a guest by name without effect."""
    return f"<@{person.user_id}>" if person.user_id else inert(person.name)


def _since(view: CallView) -> Safe:
    return relative_time(view.call.at)


STYLE = PostStyle(Destination.JUDGES, call_post, render)

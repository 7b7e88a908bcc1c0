"""The post of a judge call: the question, the table, what was ruled, and the buttons that are due."""

import discord

from bot.i18n import Language, Safe, inert, plain, text
from bot.ui.citation import citation
from bot.ui.controls import Control, controls
from bot.ui.posts.style import PostStyle
from bot.ui.reply import Reply, embed
from data.records import CallStatus, Person, Place
from usecases.show.calls import CallView, call_post

_COLOURS = {CallStatus.OPEN: 0xED4245, CallStatus.APPEALED: 0xF0B232}
_SETTLED = 0x4E5058


def render(view: CallView, language: Language) -> Reply:
    """The call in the server's language."""
    call = view.call
    lines = [
        text(language, f"call-status-{call.status}"),
        text(language, "call-question", {"question": call.question}),
        *_where(view, language),
        text(language, "call-asker", {"user": _user(call.caller), "at": _since(view)}),
        *_ruling(view, language),
        *_appeal(view, language),
    ]
    title = plain(language, "call-title", {"number": call.id})
    colour = _COLOURS.get(call.status, _SETTLED)
    box = embed(title, "\n".join(lines), colour=colour, footer=view.event.name)
    return Reply(embeds=(box,), view=controls(language, buttons(view)))


def buttons(view: CallView) -> list[Control]:
    """What can be done now; who may do it is checked at the click."""
    call = view.call
    if call.status is CallStatus.OPEN:
        return [Control("judge-rule", call.id, style=discord.ButtonStyle.primary)]
    if call.status is CallStatus.APPEALED and call.committee:
        return [Control("judge-uphold", call.id), Control("judge-overturn", call.id)]
    return []


def _where(view: CallView, language: Language) -> list[str]:
    if view.table is None or view.round is None:
        return []
    params = {"round": view.round.number, "table": view.table.number}
    names = Safe(" · ".join(_name(person) for person in view.people))
    return [text(language, "call-table", params), text(language, "call-players", {"players": names})]


def _ruling(view: CallView, language: Language) -> list[str]:
    call = view.call
    if not call.ruling:
        return []
    lines = [
        text(language, "call-ruling", {"judge": _user(call.judge), "ruling": call.ruling}),
        citation(language, call.section),
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
    return Safe(discord.utils.format_dt(view.call.at, "R"))


STYLE = PostStyle(Place.JUDGES, call_post, render)

"""The questions that found no rule, as organizers see them: the list, and one with what can be done about it."""

import discord

from bot.i18n import Language, inert, plain, text
from bot.ui.controls import Control, MenuLine, controls, menu, pager
from bot.ui.reply import Reply, clip, embed
from bot.ui.rules import offered
from bot.ui.timestamps import relative_time
from faq.entry import Entry
from usecases.rule.unanswered import Dismissed, Unanswered

_ON_A_PAGE = 10
_QUOTED = 150
PAGE = "rule-unanswered-page"


def unanswered_list(groups: tuple[Unanswered, ...], page: int, language: Language) -> Reply:
    """One page of the questions, the most frequent first, and a menu to choose one."""
    pages = max(1, -(-len(groups) // _ON_A_PAGE))
    page = min(page, pages - 1)
    numbered = list(enumerate(groups, 1))[page * _ON_A_PAGE : (page + 1) * _ON_A_PAGE]
    if not numbered:
        return Reply(text(language, "rule-unanswered-none"), view=controls(language, []))
    lines = [f"{number}. {_line(group, language)}" for number, group in numbered]
    footer = plain(language, "standings-page", {"page": page + 1, "pages": pages}) if pages > 1 else ""
    title = plain(language, "rule-unanswered-title", {"count": len(groups)})
    view = pager(PAGE, 0, page, pages, language) or controls(language, [])
    choices = [MenuLine(f"{number}. {group.ask.question}", str(group.ask.id)) for number, group in numbered]
    view.add_item(menu("rule-unanswered", 0, plain(language, "rule-unanswered-choose"), choices))
    return Reply(embeds=(embed(title, "\n".join(lines), footer=footer),), view=view)


def unanswered_card(group: Unanswered, entries: tuple[Entry, ...], language: Language) -> Reply:
    """One question: how often, when last, the rules that come nearest, and what can be done."""
    ask = group.ask
    at = relative_time(ask.at)
    lines = [
        f"> {inert(ask.question)}",
        _counts(group, language),
        text(language, "rule-unanswered-last", {"at": at}),
        "",
        text(language, "rule-unanswered-actions"),
    ]
    items = [
        Control("rule-write", ask.id, style=discord.ButtonStyle.primary, emoji="✏️"),
        Control("rule-dismiss", ask.id, emoji="🗑️"),
        Control(PAGE, 0),
    ]
    view = controls(language, items)
    if entries:
        nearest = [MenuLine(offered(entry, language), entry.sections[0]) for entry in entries]
        view.add_item(menu("rule-alias", ask.id, plain(language, "rule-alias-choose"), nearest))
    return Reply(embeds=(embed(plain(language, "rule-unanswered-one"), "\n".join(lines)),), view=view)


def dismissed_reply(done: Dismissed, language: Language) -> Reply:
    """It is off the list; taking that back, and the others, are one tap away."""
    words = text(language, "rule-dismissed", {"question": clip(done.ask.question, _QUOTED)})
    items = [Control("rule-undo", done.line.id, emoji="↩️"), Control(PAGE, 0)]
    return Reply(words, view=controls(language, items))


def _line(group: Unanswered, language: Language) -> str:
    return f"{inert(clip(group.ask.question, _QUOTED))} — {_counts(group, language)}"


def _counts(group: Unanswered, language: Language) -> str:
    return text(language, "rule-unanswered-counts", {"misses": group.misses, "down": group.down})

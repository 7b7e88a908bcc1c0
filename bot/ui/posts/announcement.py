"""The announcement of an event: what, when, "17/32", and the buttons to sign up."""

import discord

from bot.i18n import Language, either, plain, text
from bot.ui.cards import MessageCard, heading, joined
from bot.ui.controls import Control, controls
from bot.ui.lengths import lengths_lines
from bot.ui.posts.style import PostStyle
from bot.ui.reply import Reply
from bot.ui.teams import announced
from bot.ui.venue import when_and_where
from bot.ui.web_links import card_picture, page_address, page_lines
from data.records import Destination
from league.entry import EntryStatus
from league.event import EventStatus
from usecases.round.pairing_input import UNLIMITED
from usecases.show.announcement import EventAnnouncement, announcement

_OVER = frozenset({EventStatus.FINISHED, EventStatus.CANCELLED})


def render(view: EventAnnouncement, language: Language) -> Reply:
    """The announcement in the server's language."""
    event = view.event
    title = either(language, view.profile.titles.ja, view.profile.titles.en)
    lines = [
        text(language, f"event-status-{event.status}"),
        text(language, "announcement-places", {"places": places(view)}),
        text(language, f"announcement-{_kind(view)}", {"title": title, "rounds": event.rounds}),
        *([text(language, f"pairing-line-{event.pairing}")] if view.profile.two_players else []),
    ]
    lines += [text(language, fact.text, fact.params) for fact in view.parts]
    lines += lengths_lines(view.lengths, language)
    lines += when_and_where(event, language)
    lines += announced(view.teams, language)
    if event.status not in _OVER:
        lines += _in_line(view, language)
    lines += page_lines(view.page, language)
    head = heading(plain(language, "announcement-title", {"event": event.name}), page_address(view.page))
    words = joined([head, *lines])
    card = MessageCard((words, *card_picture(view.page, language, words)))
    return Reply(cards=(card,), view=controls(language, buttons(view)))


def _in_line(view: EventAnnouncement, language: Language) -> list[str]:
    """Who still hopes for a place."""
    waiting, pending = len(view.entries.waiting), len(view.entries.having(EntryStatus.PENDING))
    lines = [text(language, "announcement-waiting", {"count": waiting})] if waiting else []
    return [*lines, *([text(language, "announcement-pending", {"count": pending})] if pending else [])]


def _kind(view: EventAnnouncement) -> str:
    """A bracket and a round robin end by themselves, so they have no number of rounds."""
    return "rules" if view.event.pairing in UNLIMITED else "regulations"


def places(view: EventAnnouncement) -> str:
    """How many places are taken: "17/32", or "17" without a cap."""
    taken = str(view.entries.taken)
    return f"{taken}/{view.event.capacity}" if view.event.capacity else taken


def buttons(view: EventAnnouncement) -> list[Control]:
    """What can be done now."""
    event = view.event
    join = Control("signup-join", event.id, style=discord.ButtonStyle.success)
    leave = Control("signup-leave", event.id)
    check_in = Control("signup-checkin", event.id, style=discord.ButtonStyle.primary)
    match event.status:
        case EventStatus.OPEN:
            return [join, leave]
        case EventStatus.CHECK_IN:
            return [check_in, join, leave]
    return []


STYLE = PostStyle(Destination.ANNOUNCEMENTS, announcement, render)

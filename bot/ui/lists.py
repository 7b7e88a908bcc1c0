"""Lists in words: entries, events, the audit log."""

from bot.i18n import Language, Param, Safe, either, plain, text
from bot.ui.controls import pager
from bot.ui.formats import format_lines
from bot.ui.lengths import lengths_lines
from bot.ui.notices import deed_words
from bot.ui.pages import PageKey, page_reply
from bot.ui.regulations import regulation_lines
from bot.ui.reply import Reply, embed
from bot.ui.timestamps import date_time
from bot.ui.venue import when_and_where
from bot.ui.web_links import page_lines, preview
from data.records import AuditLine, Visibility
from league.event import Event
from usecases.round.pairing_input import UNLIMITED
from usecases.show.event import EntryLine, EntryTable, EventCard

EVENTS_PAGE, LOG_PAGE = "events-page", "log-page"
_ENTRIES = 40
"""Entries on one page: even forty of the longest names fit into one box."""


def entry_list(table: EntryTable, page: int, language: Language) -> Reply:
    """One page of everybody who has entered, with their state where it is not simply confirmed."""
    pages = max(1, -(-len(table.lines) // _ENTRIES))
    page = min(page, pages - 1)
    numbered = list(enumerate(table.lines, 1))[page * _ENTRIES : (page + 1) * _ENTRIES]
    lines = [_entry(number, line, language) for number, line in numbered]
    taken = (
        f"{table.entries.taken}/{table.event.capacity}" if table.event.capacity else str(table.entries.taken)
    )
    title = plain(language, "signup-list-title", {"event": table.event.name, "places": taken})
    footer = plain(language, "standings-page", {"page": page + 1, "pages": pages}) if pages > 1 else ""
    box = embed(title, "\n".join(lines) or text(language, "signup-list-empty"), footer=footer)
    return Reply(embeds=(box,), view=pager("signup-page", table.event.id, page, pages, language))


def _entry(number: int, line: EntryLine, language: Language) -> str:
    status = text(language, f"entry-status-{line.entry.status}")
    params: dict[str, Param] = {
        "number": number,
        "name": line.person.name,
        "class": line.handicap or "none",
        "status": status,
    }
    return text(language, "signup-list-line", params)


def event_list(events: tuple[Event, ...], page: int, language: Language) -> Reply:
    """One page of the server's events, newest first."""
    lines = [
        text(
            language,
            "event-list-line",
            {"event": event.name, "status": Safe(text(language, f"event-status-{event.status}"))},
        )
        for event in events
    ]
    lines = lines or [text(language, "event-list-empty")]
    return page_reply(plain(language, "event-list-title"), lines, page, PageKey(EVENTS_PAGE, 0), language)


def event_card(card: EventCard, language: Language) -> Reply:
    """An event in full, and what can be done next."""
    event = card.event
    title = either(language, card.profile.titles.ja, card.profile.titles.en)
    kind = "rules" if event.pairing in UNLIMITED else "regulations"
    taken = f"{card.entries.taken}/{event.capacity}" if event.capacity else str(card.entries.taken)
    lines = [
        text(language, f"event-status-{event.status}"),
        *([text(language, "event-imported")] if event.imported else []),
        text(language, "announcement-places", {"places": taken}),
        text(language, f"announcement-{kind}", {"title": title, "rounds": event.rounds}),
        text(language, f"pairing-line-{event.pairing}"),
        *(format_lines(event, card.tournament, language) if card.profile.two_players else ()),
        text(language, "event-card-rounds", {"count": len(card.rounds), "open": card.open_tables}),
    ]
    lines += [*lengths_lines(card.lengths, language), *regulation_lines(card.profile, language)]
    lines += when_and_where(event, language)
    lines += page_lines(card.page, language)
    if card.is_organizer:
        visibility = card.page.visibility if card.page else Visibility.OFF
        lines.append(
            text(language, "event-card-web", {"visibility": plain(language, f"choice-web-{visibility}")})
        )
        lines.append(text(language, f"event-next-{card.next_step}"))
    return Reply(embeds=(preview(embed(event.name, "\n".join(lines)), card.page, language),))


def desk_card(card: EventCard, language: Language) -> str:
    """How far an event has come, for its desk: what was fixed before stands in `/event show`."""
    event = card.event
    taken = f"{card.entries.taken}/{event.capacity}" if event.capacity else str(card.entries.taken)
    lines = [
        text(language, f"event-status-{event.status}"),
        text(language, "announcement-places", {"places": taken}),
        text(language, "event-card-rounds", {"count": len(card.rounds), "open": card.open_tables}),
        *page_lines(card.page, language),
        text(language, f"event-next-{card.next_step}"),
    ]
    return "\n".join(lines)


def audit_list(lines: tuple[AuditLine, ...], page: int, event_id: int, language: Language) -> Reply:
    """One page of who did what in an event (0: in the whole server), newest first."""
    shown = [audit_line(line, language) for line in lines] or [text(language, "audit-empty")]
    return page_reply(plain(language, "audit-title"), shown, page, PageKey(LOG_PAGE, event_id), language)


def audit_line(line: AuditLine, language: Language) -> str:
    """One line: when, who, what, and whether it was taken back."""
    deed = deed_words(line.action, line.params, language)
    at, who = date_time(line.at), Safe(f"<@{line.actor}>")
    words = text(language, "audit-line", {"at": at, "who": who, "deed": deed})
    return text(language, "audit-undone", {"line": Safe(words)}) if line.undone_by else words

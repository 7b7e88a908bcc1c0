"""A server's public events for calendar programs."""

from datetime import timedelta
from typing import TYPE_CHECKING, Final

from bot.i18n import plain
from league.event import EventStatus
from usecases.show.page.server import Listed, ServerPage
from web.pages import RenderContext

if TYPE_CHECKING:
    from icalendar import Event

CALENDAR: Final = "text/calendar"
_LENGTH: Final = timedelta(hours=4)
"""What a league night takes; nobody tells us when it ends. Source: house"""


def server_calendar(ctx: RenderContext, view: ServerPage) -> bytes:
    """Every public event that has a start, cancelled ones marked so."""
    from icalendar import Calendar

    calendar = Calendar()
    calendar.add("prodid", "-//Guildhall//EN")
    calendar.add("version", "2.0")
    league = ctx.faces(view.guild.id).name or plain(ctx.language, "web-archive-of")
    calendar.add("x-wr-calname", league)
    calendar.add("name", league)
    for one in view.events:
        if one.event.starts_at is not None:
            calendar.add_component(_entry(ctx, one))
    return bytes(calendar.to_ical())


def _entry(ctx: RenderContext, one: Listed) -> "Event":
    from icalendar import Event

    entry, event = Event(), one.event
    entry.add("uid", f"event-{event.id}-{event.guild_id}@guildhall")
    entry.add("dtstamp", event.created_at)
    entry.add("dtstart", event.starts_at)
    entry.add("duration", _LENGTH)
    entry.add("sequence", event.version)
    entry.add("summary", event.name)
    if event.venue:
        entry.add("location", event.venue)
    entry.add("url", ctx.site.absolute(f"/e/{one.page.key}"))
    entry.add("status", "CANCELLED" if event.status is EventStatus.CANCELLED else "CONFIRMED")
    return entry

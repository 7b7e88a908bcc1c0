"""A scheduled event of the server: its name and time, where it is, and what is played."""

import discord

from bot.i18n import Language, either, plain
from bot.ui.posts.style import PostStyle
from bot.ui.reply import Reply, embed
from bot.ui.web_links import page_address
from data.records import Destination
from league.event import EventStatus
from usecases.show.server_event import ServerEvent, server_event

_STATUS = "status"
LONGEST_PLACE = 100
"""Characters. Source: Discord's API, `entity_metadata.location`"""


def render(view: ServerEvent, language: Language) -> Reply:
    """The scheduled event as a box: its title, words, time, place (the footer) and status (the only field)."""
    event = view.event
    title = either(language, view.profile.titles.ja, view.profile.titles.en)
    address = page_address(view.page)
    words = plain(
        language, "server-event-words", {"title": title, "event": event.name, "page": int(bool(address))}
    )
    place = event.venue or address or plain(language, "server-event-here")
    box = embed(event.name, f"{words}\n{address}".strip(), footer=place[:LONGEST_PLACE])
    box.timestamp = view.starts_at
    box.add_field(name=_STATUS, value=str(event.status))
    return Reply(embeds=(box,))


def status_in(box: discord.Embed) -> EventStatus:
    """Where the event stands by its box."""
    return EventStatus(str(next(item.value for item in box.fields if item.name == _STATUS)))


STYLE = PostStyle(Destination.SERVER, server_event, render)

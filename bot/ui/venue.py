"""When and where an event is played, as posts and cards say it."""

from bot.i18n import Language, text
from bot.ui.timestamps import date_time
from league.event import Event


def when_and_where(event: Event, language: Language) -> list[str]:
    """A line for each that is known."""
    at, venue = event.starts_at, event.venue
    return [
        *([text(language, "announcement-starts", {"at": date_time(at)})] if at else []),
        *([text(language, "announcement-venue", {"venue": venue})] if venue else []),
    ]

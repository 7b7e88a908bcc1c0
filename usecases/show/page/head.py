"""The event behind an address, and what its pages have in common."""

from dataclasses import dataclass

from data.records import EventPage, Guild, PostKind, Visibility
from data.unit_of_work import UnitOfWork
from league.event import Event, EventStatus
from league.regulations import Profile
from league.round import Round, RoundStatus
from league.standings import stage_name
from usecases.bracket.drawn import drawn_for
from usecases.caller import guild_of
from usecases.find import PLAYED, profile_of
from usecases.standings.tables import is_public

_LONGEST_KEY = 40

Subject = str | int
"""What pages are about: an event by its address, or a server by its number."""


@dataclass(frozen=True, slots=True)
class PageHead:
    """An event that is on the web; `rounds` are those that players have seen, by number; `bracket` is one of them."""

    event: Event
    page: EventPage
    profile: Profile
    guild: Guild
    rounds: tuple[Round, ...]
    has_standings: bool
    bracket: Round | None
    announced: tuple[int, int] = (0, 0)
    """Channel and message of its announcement on Discord."""

    @property
    def newest(self) -> Round | None:
        """The round that was published last."""
        return self.rounds[-1] if self.rounds else None

    def round(self, number: int) -> Round | None:
        """The round of this number."""
        return next((row for row in self.rounds if row.number == number), None)

    def stage_of(self, row: Round) -> str:
        """What people call the stage of a round: a bracket is one, whichever stage its matches belong to."""
        return stage_name(row.stage, in_bracket=self.bracket is not None and self.bracket.id == row.id)

    def status_of(self, row: Round) -> RoundStatus:
        """Nobody ends a bracket's round: it is over with its event."""
        return RoundStatus.FINISHED if self.event.status is EventStatus.FINISHED else row.status


def event_behind(key: str, uow: UnitOfWork) -> tuple[Event, EventPage] | None:
    """The event with this address, None where there is nothing for the public.

    Source: house
    """
    page = uow.pages.first(key=key) if 0 < len(key) <= _LONGEST_KEY else None
    if page is None or page.visibility is Visibility.OFF:
        return None
    event = uow.events.require(page.event_id)
    return None if event.status is EventStatus.DRAFT else (event, page)


def head_of(key: str, uow: UnitOfWork) -> PageHead | None:
    """What the pages of the event with this address have in common."""
    found = event_behind(key, uow)
    return None if found is None else page_head(uow, *found)


def page_head(uow: UnitOfWork, event: Event, page: EventPage) -> PageHead:
    """What the pages of an event have in common."""
    drawn = drawn_for(uow, event) if uow.brackets.first(event_id=event.id) else None
    is_seen = drawn is not None and drawn.round.status is not RoundStatus.PLANNED
    return PageHead(
        event,
        page,
        profile_of(event),
        guild_of(uow, event.guild_id),
        public_rounds(uow, event),
        event.status in PLAYED and is_public(event),
        drawn.round if drawn is not None and is_seen else None,
        _announced(uow, event),
    )


def _announced(uow: UnitOfWork, event: Event) -> tuple[int, int]:
    post = uow.outbox.posts.first(kind=PostKind.ANNOUNCEMENT, subject=event.id)
    return (post.channel_id, post.message_id) if post is not None and post.message_id else (0, 0)


def server_behind(subject: Subject, uow: UnitOfWork) -> int:
    """The server of what the public can see, 0 where there is nothing."""
    if isinstance(subject, int):
        return subject if uow.stamps.server(subject) else 0
    found = event_behind(subject, uow)
    return 0 if found is None else found[0].guild_id


def public_rounds(uow: UnitOfWork, event: Event) -> tuple[Round, ...]:
    """The rounds that players have seen, by number: a planned one is the organizers' alone."""
    hidden = {RoundStatus.PLANNED, RoundStatus.CANCELLED}
    found = (row for row in uow.rounds.find(event_id=event.id) if row.status not in hidden)
    return tuple(sorted(found, key=lambda row: row.number))


def page_stamp(subject: Subject, uow: UnitOfWork) -> str | None:
    """What differs whenever a page of this event or server does; None where there is nothing for the public."""
    if isinstance(subject, int):
        return uow.stamps.server(subject) or None
    found = event_behind(subject, uow)
    return None if found is None else uow.stamps.event_pages(found[0].id)

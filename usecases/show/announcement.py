"""What the announcement of an event shows."""

from dataclasses import dataclass

from data.records import EventPage
from data.unit_of_work import UnitOfWork
from league.entry import EntryList
from league.event import Event, EventStatus
from league.ids import EventId
from league.regulations import Profile
from usecases.bracket.seeding import tournament_of
from usecases.event.page import page_of
from usecases.find import profile_of
from usecases.show.format import PARTS, FormatFact, format_facts
from usecases.show.lengths import MatchLengths, lengths_of
from usecases.team.lineups import lineups_of


@dataclass(frozen=True, slots=True)
class TeamPlaces:
    """A team that has signed up: how many of its places are taken."""

    name: str
    taken: int
    size: int


@dataclass(frozen=True, slots=True)
class EventAnnouncement:
    """An event, its regulations, its entries and its teams; `parts` are the groups and the bracket it consists of."""

    event: Event
    profile: Profile
    entries: EntryList
    lengths: MatchLengths | None
    page: EventPage | None = None
    teams: tuple[TeamPlaces, ...] = ()
    parts: tuple[FormatFact, ...] = ()


def announcement(event_id: EventId, uow: UnitOfWork) -> EventAnnouncement | None:
    """The announcement of an event; None while it is a draft."""
    event = uow.events.get(event_id)
    if event is None or event.status is EventStatus.DRAFT:
        return None
    entries, lengths = uow.entries.list_of(event), lengths_of(uow, event)
    profile = profile_of(event)
    teams = tuple(TeamPlaces(one.team.name, one.taken, profile.team_size) for one in lineups_of(uow, event))
    facts = format_facts(event, tournament_of(uow, event)) if profile.two_players else ()
    parts = tuple(fact for fact in facts if fact.topic in PARTS)
    return EventAnnouncement(event, profile, entries, lengths, page_of(uow, event.id), teams, parts)

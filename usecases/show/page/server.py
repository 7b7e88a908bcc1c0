"""A server's public events: what is on, the archive, seasons, and the records of players."""

from collections.abc import Iterable
from dataclasses import dataclass

from data.records import EventPage, Guild, Visibility
from data.unit_of_work import UnitOfWork
from league.event import Event, EventStatus
from league.ids import EventId, PlayerId
from league.refusal import Refusal
from usecases.caller import guild_of
from usecases.find import PLAYED
from usecases.show.podium import Podium, podium
from usecases.show.record import PlayerHistory, record_in
from usecases.show.season import SeasonTable, season_over
from usecases.standings.tables import is_public


@dataclass(frozen=True, slots=True)
class Listed:
    """A public event with its address, and who has won it."""

    event: Event
    page: EventPage
    podium: Podium | None


@dataclass(frozen=True, slots=True)
class ServerPage:
    """A server's public events, newest first, and the seasons that they belong to."""

    guild: Guild
    events: tuple[Listed, ...]
    seasons: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SeasonAsked:
    """A season of a server."""

    guild_id: int
    season: str


@dataclass(frozen=True, slots=True)
class SeasonPage:
    """A season's table with the addresses of its events; `left_out` of its finished ones are not public."""

    guild: Guild
    table: SeasonTable
    keys: dict[int, str]
    left_out: int = 0


@dataclass(frozen=True, slots=True)
class PlayerAsked:
    """A player of a server."""

    guild_id: int
    player: PlayerId


@dataclass(frozen=True, slots=True)
class PlayerPage:
    """What a player has done in public events."""

    guild: Guild
    record: PlayerHistory
    keys: dict[int, str]


def server_page(guild_id: int, uow: UnitOfWork) -> ServerPage | None:
    """The public events of a server, None where there are none."""
    found = public_events(uow, guild_id)
    if not found:
        return None
    listed = tuple(Listed(event, page, podium(event.id, uow)) for event, page in reversed(found))
    over = [one.event for one in listed if one.event.status is EventStatus.FINISHED]
    return ServerPage(
        guild_of(uow, guild_id), listed, tuple(dict.fromkeys(e.season for e in over if e.season))
    )


def season_page(asked: SeasonAsked, uow: UnitOfWork) -> SeasonPage | None:
    """A season over the public events alone; None where none of them belongs to it."""
    found = public_events(uow, asked.guild_id)
    events = tuple(
        event for event, _ in found if event.status is EventStatus.FINISHED and event.season == asked.season
    )
    if not events or not asked.season:
        return None
    table = season_over(uow, asked.guild_id, asked.season, events)
    if isinstance(table, Refusal):
        return None
    finished = uow.events.find(guild_id=asked.guild_id, status=EventStatus.FINISHED)
    left_out = sum(event.season == asked.season for event in finished) - len(events)
    return SeasonPage(guild_of(uow, asked.guild_id), table, _keys(found), left_out)


def player_page(asked: PlayerAsked, uow: UnitOfWork) -> PlayerPage | None:
    """A player's record over the public events alone; None for whoever has played in none of them."""
    person = uow.people.get(asked.player)
    if person is None or person.guild_id != asked.guild_id:
        return None
    found = public_events(uow, asked.guild_id)
    events = tuple(event for event, _ in found if event.status in PLAYED and is_public(event))
    record = record_in(uow, person, events)
    return PlayerPage(guild_of(uow, asked.guild_id), record, _keys(found)) if record.event_count else None


def public_events(uow: UnitOfWork, guild_id: int) -> tuple[tuple[Event, EventPage], ...]:
    """The events of a server that everybody may find, in the order in which they were created.

    Source: house
    """
    events = {event.id: event for event in uow.events.find(guild_id=guild_id)}
    pages = uow.pages.find(event_id=tuple(events), visibility=Visibility.PUBLIC.value) if events else ()
    shown = ((events[EventId(page.event_id)], page) for page in sorted(pages, key=lambda page: page.event_id))
    return tuple(pair for pair in shown if pair[0].status is not EventStatus.DRAFT)


def _keys(found: Iterable[tuple[Event, EventPage]]) -> dict[int, str]:
    return {event.id: page.key for event, page in found}

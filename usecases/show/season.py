"""A season's table: the best N of its events."""

from dataclasses import dataclass
from fractions import Fraction

from data.records import Person
from data.unit_of_work import UnitOfWork
from league.event import Event, EventStatus
from league.ids import EventId, PlayerId
from league.refusal import Refusal
from league.standings import SeasonEvent, SeasonRow, season
from usecases.caller import Caller
from usecases.find import people_by_id, profile_of
from usecases.show.pickers import Suggestion, Typed, best
from usecases.standings.overall import event_totals

DEFAULT_BEST = 3


@dataclass(frozen=True, slots=True)
class ShowSeason:
    """Which season is asked for; its best `best_n` events count."""

    caller: Caller
    season: str
    best_n: int = DEFAULT_BEST


@dataclass(frozen=True, slots=True)
class SeasonTable:
    """The season's ranking over its finished events."""

    season: str
    best_n: int
    events: tuple[Event, ...]
    rows: tuple[SeasonRow, ...]
    people: dict[PlayerId, Person]


def show_season(question: ShowSeason, uow: UnitOfWork) -> SeasonTable | Refusal:
    """The best events of each player added up; only finished events count.

    Refusals: `no-such-season` (params: season), those of `league.standings.season`.
    Source: house
    """
    events = tuple(
        event
        for event in uow.events.find(guild_id=question.caller.guild_id, status=EventStatus.FINISHED)
        if event.season == question.season
    )
    if not events or not question.season:
        return Refusal("no-such-season", params={"season": question.season})
    return season_over(uow, question.season, question.best_n, events)


@dataclass(frozen=True, slots=True)
class SameSeason:
    """Another page of the season to which this event belongs is asked for by a button."""

    caller: Caller
    event_id: EventId
    best_n: int


def same_season(question: SameSeason, uow: UnitOfWork) -> SeasonTable | Refusal:
    """The season as it is now.

    Refusals: those of `show_season`.
    """
    event = uow.events.get(question.event_id)
    here = event is not None and event.guild_id == question.caller.guild_id
    name = event.season if event is not None and here else ""
    return show_season(ShowSeason(question.caller, name, question.best_n), uow)


def season_over(uow: UnitOfWork, name: str, best_n: int, events: tuple[Event, ...]) -> SeasonTable | Refusal:
    """The table of a season over these events.

    Refusals: those of `league.standings.season`.
    """
    played = [SeasonEvent(EventId(event.id), event_totals(uow, event), _awards(event)) for event in events]
    rows = season(best_n, played)
    if isinstance(rows, Refusal):
        return rows
    people = people_by_id(uow, [row.player for row in rows])
    return SeasonTable(name, best_n, events, rows, people)


def _awards(event: Event) -> tuple[Fraction, ...]:
    return tuple(Fraction(points) for points in profile_of(event).season_points)


def seasons_like(typed: Typed, uow: UnitOfWork) -> tuple[str, ...]:
    """The seasons of this server's events that match best."""
    events = uow.events.find(guild_id=typed.caller.guild_id, status=EventStatus.FINISHED)
    names = dict.fromkeys(event.season for event in reversed(events) if event.season)
    offers = [Suggestion(name, number) for number, name in enumerate(names)]
    return tuple(offer.name for offer in best(offers, typed.text))

"""A season's table, by the rules that the server has set for it."""

from dataclasses import dataclass
from fractions import Fraction

from data.records import Person
from data.unit_of_work import UnitOfWork
from league.event import Event, EventStatus
from league.ids import EventId, PlayerId
from league.refusal import Refusal
from league.standings import SeasonEvent, SeasonRow, SeasonRules, season
from usecases.caller import Caller
from usecases.event.season import rules_of
from usecases.find import people_by_id, profile_of
from usecases.show.pickers import Suggestion, Typed, best
from usecases.standings.overall import event_totals


@dataclass(frozen=True, slots=True)
class ShowSeason:
    """Which season is asked for."""

    caller: Caller
    season: str


@dataclass(frozen=True, slots=True)
class SeasonTable:
    """The season's ranking over its finished events."""

    season: str
    rules: SeasonRules
    events: tuple[Event, ...]
    rows: tuple[SeasonRow, ...]
    people: dict[PlayerId, Person]


def show_season(question: ShowSeason, uow: UnitOfWork) -> SeasonTable | Refusal:
    """The events of each player added up by the season's rules, the same for whoever asks; only finished ones count.

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
    return season_over(uow, question.caller.guild_id, question.season, events)


@dataclass(frozen=True, slots=True)
class SameSeason:
    """Another page of the season to which this event belongs is asked for by a button."""

    caller: Caller
    event_id: EventId


def same_season(question: SameSeason, uow: UnitOfWork) -> SeasonTable | Refusal:
    """The season as it is now.

    Refusals: those of `show_season`.
    """
    event = uow.events.get(question.event_id)
    here = event is not None and event.guild_id == question.caller.guild_id
    name = event.season if event is not None and here else ""
    return show_season(ShowSeason(question.caller, name), uow)


def season_over(
    uow: UnitOfWork, guild_id: int, name: str, events: tuple[Event, ...]
) -> SeasonTable | Refusal:
    """The table of a season over these events.

    Refusals: those of `league.standings.season`.
    """
    played = [SeasonEvent(EventId(event.id), event_totals(uow, event), _awards(event)) for event in events]
    rules = rules_of(uow, guild_id, name)
    rows = season(rules, played)
    if isinstance(rows, Refusal):
        return rows
    people = people_by_id(uow, [row.player for row in rows])
    return SeasonTable(name, rules, events, rows, people)


def _awards(event: Event) -> tuple[Fraction, ...]:
    return tuple(Fraction(points) for points in profile_of(event).season_points)


def seasons_like(typed: Typed, uow: UnitOfWork) -> tuple[str, ...]:
    """The seasons of this server's events that match best."""
    events = uow.events.find(guild_id=typed.caller.guild_id, status=EventStatus.FINISHED)
    names = dict.fromkeys(event.season for event in reversed(events) if event.season)
    offers = [Suggestion(name, number) for number, name in enumerate(names)]
    return tuple(offer.name for offer in best(offers, typed.text))

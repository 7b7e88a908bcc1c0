"""Whom an event's seeding puts first: by rating, by the organizer's hand; the lot puts nobody there."""

from data.unit_of_work import UnitOfWork
from league.brackets import Seeding
from league.event import Event, played_at
from league.ids import PlayerId
from league.ratings import rate_matches, rate_tables
from league.refusal import Refusal
from league.regulations.terms import RatingRule
from league.round import Round, RoundStatus
from league.tournament import Tournament
from usecases.bracket.drawn import seeds_of
from usecases.find import PLAYED, profile_of, stored_people
from usecases.round.avoid import in_order
from usecases.standings.counting import public_results

Players = tuple[PlayerId, ...]


def tournament_of(uow: UnitOfWork, event: Event) -> Tournament:
    """What the organizer has chosen about the event, or the defaults."""
    return uow.tournaments.first(event_id=event.id) or Tournament(0, event.id)


def seeding_for(
    uow: UnitOfWork, event: Event, target: Round | None, typed: str
) -> tuple[Seeding, Players] | Refusal:
    """How the event seeds, and whom that puts first; what was seeded by hand stays so when it is drawn again.

    The seeds of a list that was imported are an organizer's hand.

    Refusals: those of `in_order`.
    """
    if typed:
        entered = [entry.player for entry in uow.entries.list_of(event).entries]
        named = in_order(typed, list(stored_people(uow, entered).values()))
        return named if isinstance(named, Refusal) else (Seeding.HAND, named)
    if target is not None and target.status is RoundStatus.PLANNED and (first := _by_hand(uow, target)):
        return Seeding.HAND, first
    listed = uow.entries.seeds(event)
    if listed:
        return Seeding.HAND, tuple(sorted(listed, key=lambda player: (listed[player], player)))
    if tournament_of(uow, event).seeding is Seeding.RATING:
        return Seeding.RATING, by_rating(uow, event)
    return Seeding.LOT, ()


def _by_hand(uow: UnitOfWork, planned: Round) -> Players:
    """Whom an organizer put first in this plan; nobody where the seeds were made otherwise."""
    draw = uow.brackets.first(round_id=planned.id)
    if draw is not None:
        return seeds_of(uow, draw) if draw.seeding is Seeding.HAND else ()
    return planned.seeded if planned.seeding is Seeding.HAND else ()


def by_rating(uow: UnitOfWork, event: Event) -> Players:
    """The rated players, the strongest first: by the list that was imported, the others by their results here."""
    listed = uow.entries.ratings(event)
    first = tuple(sorted(listed, key=lambda player: (-listed[player], player)))
    return (*first, *(player for player in _by_results(uow, event) if player not in listed))


def _by_results(uow: UnitOfWork, event: Event) -> Players:
    """The rated players of the event's game on this server, the strongest first."""
    profile = profile_of(event)
    results = [
        result
        for played in sorted(
            uow.events.find(guild_id=event.guild_id, status=sorted(PLAYED)),
            key=lambda one: (played_at(one), one.id),
        )
        if profile_of(played).game is profile.game
        for result in public_results(uow, played)
    ]
    if profile.rating is RatingRule.JBS:
        strength = {player: rated.rating for player, rated in rate_matches(results).items()}
    else:
        strength = {player: rated.ordinal for player, rated in rate_tables(results).items()}
    return tuple(sorted(strength, key=lambda player: (-strength[player], player)))

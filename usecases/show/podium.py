"""The podium of an event that is over."""

from dataclasses import dataclass

from data.records import Person
from data.unit_of_work import UnitOfWork
from league.brackets import Ladder
from league.event import Event, EventStatus
from league.ids import EventId
from league.standings import Overall, ranked_count
from usecases.find import people_by_id
from usecases.show.teams import TeamTable, teams_in
from usecases.standings.overall import played_in, ranked

STEPS = 3
Steps = tuple[tuple[int, tuple[Person, ...]], ...]
"""Places with everybody who shares them, the best first."""


@dataclass(frozen=True, slots=True)
class LadderPodium:
    """The best three places of a ladder beside the main one; `is_over` if it was played to its end."""

    ladder: Ladder
    steps: Steps
    is_over: bool


@dataclass(frozen=True, slots=True)
class Podium:
    """The best three places, each with everybody who shares it, and how many were ranked.

    `ladders` are the winners of a consolation and of a last chance, `teams` the best three places of the teams.
    """

    event: Event
    steps: Steps
    players: int
    ladders: tuple[LadderPodium, ...] = ()
    teams: tuple[tuple[int, tuple[str, ...]], ...] = ()


def podium(event_id: EventId, uow: UnitOfWork) -> Podium | None:
    """The podium; None before the end, and where nothing was played."""
    event = uow.events.get(event_id)
    if event is None or event.status is not EventStatus.FINISHED:
        return None
    played = played_in(uow, event)
    whole = ranked(played)
    rows = [row for row in whole.standings.rows if row.has_result]
    best = [row for row in rows if row.place <= STEPS]
    people = people_by_id(uow, [row.player for row in best])
    places = dict.fromkeys(row.place for row in best)
    steps = tuple(
        (place, tuple(people[row.player] for row in best if row.place == place)) for place in places
    )
    if not steps:
        return None
    teams = _team_steps(teams_in(uow, played))
    return Podium(event, steps, ranked_count(whole.standings), ladder_podiums(uow, whole), teams)


def _team_steps(table: TeamTable) -> tuple[tuple[int, tuple[str, ...]], ...]:
    best = [row for row in table.standings.rows if row.place <= STEPS]
    places = dict.fromkeys(row.place for row in best)
    return tuple(
        (place, tuple(table.called(row.team) for row in best if row.place == place)) for place in places
    )


def ladder_podiums(uow: UnitOfWork, whole: Overall) -> tuple[LadderPodium, ...]:
    """The best three places of each ladder beside the main one.

    Source: house
    """
    people = people_by_id(uow, {player for one in whole.ladders for p in one.places for player in p.players})
    return tuple(
        LadderPodium(
            one.ladder,
            tuple(
                (placing.place, tuple(people[player] for player in placing.players))
                for placing in one.places
                if placing.place <= STEPS
            ),
            one.is_over,
        )
        for one in whole.ladders
    )

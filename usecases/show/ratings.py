"""The rating lists of a server: one for each game and each way of rating it. Computed from the results each time."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from data.records import Person
from data.unit_of_work import UnitOfWork
from league.event import Event, EventStatus, played_at
from league.ids import PlayerId
from league.ratings import MatchRatings, TableRatings, rate_matches, rate_tables
from league.refusal import Refusal
from league.regulations import RatingRule
from league.results import TableResult
from usecases.caller import Caller, Role, refusal_unless
from usecases.find import PLAYED, people_by_id, profile_of
from usecases.show.post_ratings import people_rated, post_ratings
from usecases.standings.counting import public_results

POST: Final = "post"
"""The list of games by post, which no regulations rate."""


@dataclass(frozen=True, slots=True)
class RatingQuestion:
    """Which game's rating list is asked for: one of the league's (`GameKey`), or any that is played by post."""

    caller: Caller
    game: str


@dataclass(frozen=True, slots=True)
class RatingLine:
    """A player's place, rating, and the rated games behind it; players with the same rating share a place."""

    place: int
    person: Person
    rating: float
    games: int


@dataclass(frozen=True, slots=True)
class RatingList:
    """The strongest first; `rule` says by what: a rule of the regulations, or `POST`."""

    game: str
    rule: str
    lines: tuple[RatingLine, ...]


def rating_lists(question: RatingQuestion, uow: UnitOfWork) -> tuple[RatingList, ...] | Refusal:
    """The lists of a game: by matches, by tables, and by games by post; those that have nobody are left out.

    Refusals: `nobody-rated`.
    Source: house
    """
    events = visible_events(question.caller, uow)
    matches = rate_matches(rated_results(uow, events, question.game, RatingRule.JBS))
    tables = rate_tables(rated_results(uow, events, question.game, RatingRule.TABLE))
    by_post = _by_post(uow, question.caller.guild_id, question.game)
    lists = (_of_matches(uow, question.game, matches), _of_tables(uow, question.game, tables), by_post)
    found = tuple(one for one in lists if one.lines)
    return found or Refusal("nobody-rated")


def visible_events(caller: Caller, uow: UnitOfWork) -> tuple[Event, ...]:
    """The server's events with results that the caller may see, oldest first."""
    judge = refusal_unless(uow, caller, Role.JUDGE) is None
    found = uow.events.find(guild_id=caller.guild_id, status=sorted(PLAYED))
    seen = [e for e in found if judge or not e.hidden or e.status is EventStatus.FINISHED]
    return tuple(sorted(seen, key=lambda event: (played_at(event), event.id)))


def rated_results(
    uow: UnitOfWork, events: Iterable[Event], game: str, rule: RatingRule
) -> tuple[TableResult, ...]:
    """The results of these events by which players of a game are rated, oldest first.

    Who plays Catan well has proved nothing in Rivals.
    """
    profiles = ((event, profile_of(event)) for event in events)
    same = (event for event, profile in profiles if (profile.game, profile.rating) == (game, rule))
    return tuple(result for event in same for result in public_results(uow, event))


def _of_matches(uow: UnitOfWork, game: str, ratings: MatchRatings) -> RatingList:
    numbers = {player: (one.rating, one.games) for player, one in ratings.items()}
    return RatingList(game, RatingRule.JBS, _lines(uow, numbers))


def _of_tables(uow: UnitOfWork, game: str, ratings: TableRatings) -> RatingList:
    numbers = {player: (one.ordinal, one.games) for player, one in ratings.items()}
    return RatingList(game, RatingRule.TABLE, _lines(uow, numbers))


def _by_post(uow: UnitOfWork, guild_id: int, game: str) -> RatingList:
    numbers = {player: (one.ordinal, one.games) for player, one in post_ratings(uow, guild_id, game).items()}
    people = {PlayerId(user): one for user, one in people_rated(uow, guild_id, numbers).items()}
    return RatingList(game, POST, _ranked(people, numbers))


def _lines(uow: UnitOfWork, numbers: dict[PlayerId, tuple[float, int]]) -> tuple[RatingLine, ...]:
    return _ranked(people_by_id(uow, numbers), numbers)


def _ranked(
    people: Mapping[PlayerId, Person], numbers: dict[PlayerId, tuple[float, int]]
) -> tuple[RatingLine, ...]:
    ratings = sorted((rating for rating, _ in numbers.values()), reverse=True)
    ordered = sorted(numbers, key=lambda player: (-numbers[player][0], people[player].name))
    return tuple(
        RatingLine(1 + ratings.index(numbers[player][0]), people[player], *numbers[player])
        for player in ordered
    )

"""Ratings: tables of any size by a Bayesian model (openskill), matches of two by the JBS formula."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt

from openskill.models import PlackettLuce, PlackettLuceRating

from league.ids import PlayerId
from league.results import ResultKind, TableResult

JBS_START = 1000.0  # house: the published starting value
JBS_STEP = 4.0  # house: points at stake an even one-point match would move twice over
JBS_SPREAD = 2000.0  # house: the divisor of the published formula
TWO_PLAYERS = 2


@dataclass(frozen=True, slots=True)
class TableRating:
    """A player's strength `mu`, its uncertainty `sigma`, and the rated games behind it."""

    mu: float
    sigma: float
    games: int = 0

    @property
    def ordinal(self) -> float:
        """A cautious strength for a ranking list: three deviations below the mean."""
        return self.mu - 3 * self.sigma


@dataclass(frozen=True, slots=True)
class MatchRating:
    """A player's JBS rating and the rated matches behind it."""

    rating: float = JBS_START
    games: int = 0


TableRatings = Mapping[PlayerId, TableRating]
MatchRatings = Mapping[PlayerId, MatchRating]


def rate_tables(results: Iterable[TableResult], known: TableRatings | None = None) -> TableRatings:
    """Ratings after these results, in their order; walkovers, byes and unrated results change nothing.

    `known` are the ratings before the first of them. The same results in the same order give the same
    numbers.
    Source: jbl/2.2.4-rating
    """
    places = ([(line.player, line.place) for line in table.lines] for table in _rated(results))
    return rate_places(places, known)


def rate_places(
    tables: Iterable[Sequence[tuple[PlayerId, int]]], known: TableRatings | None = None
) -> TableRatings:
    """Ratings after these tables, of each of which it is known who came in where; equals share a place.

    Source: house
    """
    model = PlackettLuce()
    ratings = dict(known or {})
    for places in tables:
        ratings |= _after_table(model, ratings, places)
    return dict(sorted(ratings.items()))


def rate_matches(results: Iterable[TableResult], known: MatchRatings | None = None) -> MatchRatings:
    """JBS ratings after these matches, in their order; what is unrated or undecided changes nothing.

    Source: jbl/2.2.4-rating
    """
    ratings = dict(known or {})
    for match in _rated(results):
        if match.winner is not None and len(match.lines) == TWO_PLAYERS:
            ratings |= _after_match(ratings, match)
    return dict(sorted(ratings.items()))


def upset_probability(difference: float, points: int) -> float:
    """How probably the weaker of two, `difference` rating points below, wins a match to `points`.

    Source: house
    """
    return 1 / (10 ** (abs(difference) * sqrt(points) / JBS_SPREAD) + 1)


def _rated(results: Iterable[TableResult]) -> Iterable[TableResult]:
    return (table for table in results if table.rated and table.kind is ResultKind.PLAYED)


def _after_table(
    model: PlackettLuce, ratings: TableRatings, places: Sequence[tuple[PlayerId, int]]
) -> dict[PlayerId, TableRating]:
    before = [ratings.get(player) for player, _ in places]
    teams = [[_skill(model, rating)] for rating in before]
    rated = model.rate(teams, ranks=[float(place) for _, place in places])
    return {
        player: TableRating(after.mu, after.sigma, (old.games if old else 0) + 1)
        for (player, _), old, (after,) in zip(places, before, rated, strict=True)
    }


def _skill(model: PlackettLuce, rating: TableRating | None) -> PlackettLuceRating:
    return model.rating() if rating is None else model.rating(mu=rating.mu, sigma=rating.sigma)


def _after_match(ratings: MatchRatings, match: TableResult) -> dict[PlayerId, MatchRating]:
    """The winner takes from the loser what the win was worth: a favourite little, an underdog much."""
    winner, loser = sorted(match.lines, key=lambda line: not line.won)
    up, down = ratings.get(winner.player, MatchRating()), ratings.get(loser.player, MatchRating())
    upset = upset_probability(up.rating - down.rating, match.target)
    surprise = upset if up.rating >= down.rating else 1 - upset
    stake = JBS_STEP * sqrt(match.target) * surprise
    return {
        winner.player: MatchRating(up.rating + stake, up.games + 1),
        loser.player: MatchRating(down.rating - stake, down.games + 1),
    }

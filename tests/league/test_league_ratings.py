"""Ratings: openskill for tables, the JBS formula for matches."""

from math import isclose

from league.ids import PlayerId
from league.ratings import JBS_START, MatchRating, rate_matches, rate_tables, upset_probability
from league.regulations import PROFILES
from league.results import MatchIncident, TableReport, TableResult, bye, report, walkover

JAPAN, JBA = PROFILES["catan-japan"], PROFILES["backgammon-jba"]
A, B, C, D = (PlayerId(number) for number in (1, 2, 3, 4))


def table(*raw: int) -> TableResult:
    result = report(JAPAN, TableReport((A, B, C, D), raw))
    assert isinstance(result, TableResult)
    return result


def match(
    first: int, second: int, points: int = 9, incident: MatchIncident = MatchIncident.NONE
) -> TableResult:
    result = report(JBA, TableReport((A, B), (first, second), match_points=points, incident=incident))
    assert isinstance(result, TableResult)
    return result


def unplayed() -> list[TableResult]:
    found = [walkover(JBA, A, [B]), bye(JBA, A)]
    return [result for result in found if isinstance(result, TableResult)]


def test_upset_probability_golden_number() -> None:
    assert f"{upset_probability(100, 9):.4f}" == "0.4145"
    assert upset_probability(-100, 9) == upset_probability(100, 9)
    assert upset_probability(0, 9) == 0.5


def test_favourite_wins_little_and_underdog_much() -> None:
    known = {A: MatchRating(1100.0), B: MatchRating(1000.0)}
    expected = rate_matches([match(9, 4)], known)[A].rating - 1100
    upset = rate_matches([match(4, 9)], known)[B].rating - 1000
    assert isclose(expected, 4 * 3 * 0.4145013, rel_tol=1e-6)
    assert isclose(upset, 4 * 3 * (1 - 0.4145013), rel_tol=1e-6)


def test_what_the_winner_gains_the_loser_loses() -> None:
    after = rate_matches([match(9, 4), match(3, 9), match(9, 8, points=9)])
    assert isclose(after[A].rating + after[B].rating, 2 * JBS_START)
    assert (after[A].games, after[B].games) == (3, 3)


def test_what_was_not_played_is_unrated__jbl_2_2_4_rating() -> None:
    assert len(unplayed()) == 2
    assert rate_matches(unplayed()) == {}
    assert rate_tables(unplayed()) == {}


def test_points_given_for_lateness_are_unrated_and_time_is_rated__jbl_2_2_4_rating() -> None:
    assert rate_matches([match(9, 4, incident=MatchIncident.POINTS_GIVEN)]) == {}
    assert rate_matches([match(9, 4, incident=MatchIncident.TIME_TAKEN)]) == rate_matches([match(9, 4)])


def test_places_at_a_table_order_the_ratings() -> None:
    after = rate_tables([table(10, 9, 7, 3)])
    assert after[A].mu > after[B].mu > after[C].mu > after[D].mu
    assert {rating.games for rating in after.values()} == {1}


def test_tied_players_stay_level() -> None:
    after = rate_tables([table(10, 7, 7, 7)])
    assert isclose(after[B].mu, after[D].mu, rel_tol=1e-9)


def test_ratings_go_on_from_the_known_ones() -> None:
    results = [table(10, 9, 7, 3), table(4, 10, 5, 6), table(10, 2, 2, 9)]
    assert rate_tables(results[1:], rate_tables(results[:1])) == rate_tables(results)


def test_certainty_and_caution_grow_with_games() -> None:
    once, often = rate_tables([table(10, 9, 7, 3)]), rate_tables([table(10, 9, 7, 3)] * 10)
    assert often[A].sigma < once[A].sigma
    assert once[A].ordinal == once[A].mu - 3 * once[A].sigma

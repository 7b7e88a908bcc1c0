"""One ranking over all stages: the final decides, then the semi-final, then the qualifier."""

from fractions import Fraction

from league.ids import PlayerId
from league.refusal import Refusal
from league.regulations.terms import TieBreak
from league.round import Stage
from league.standings import (
    BracketComparison,
    BracketOutcome,
    CameFurther,
    EntrantStatus,
    Reached,
    StageComparison,
    StageRanking,
    Standings,
    StandingsRow,
    explain_overall,
    overall,
)


def ranking(*places: tuple[int, int], out: tuple[int, ...] = ()) -> Standings:
    """(place, player) pairs."""
    rows = tuple(
        StandingsRow(
            place, PlayerId(player), 0, Fraction(0), Fraction(0), 1, (Fraction(-place),), EntrantStatus.ACTIVE
        )
        for place, player in places
    )
    return Standings((TieBreak.WINS,), rows, tuple(PlayerId(player) for player in out))


QUALIFIER = StageRanking(Stage.QUALIFIER, ranking((1, 1), (2, 2), (3, 3), (3, 4), (5, 5), (6, 6)))


def places(*stages: StageRanking) -> list[tuple[int, int]]:
    return [(row.place, row.player) for row in overall(stages).standings.rows]


def test_the_winner_of_the_final_is_first_and_the_qualifiers_leader_behind() -> None:
    final = StageRanking(Stage.FINAL, ranking((1, 3), (2, 1), (3, 2)))
    assert places(QUALIFIER, final) == [(1, 3), (2, 1), (3, 2), (4, 4), (5, 5), (6, 6)]


def test_those_level_in_the_final_are_told_apart_by_the_stage_before() -> None:
    semi = StageRanking(Stage.SEMI_FINAL, ranking((1, 5), (1, 3), (3, 2), (4, 1)))
    final = StageRanking(Stage.FINAL, ranking((1, 5), (1, 3)))
    assert places(QUALIFIER, semi, final) == [(1, 3), (2, 5), (3, 2), (4, 1), (5, 4), (6, 6)]


def test_who_is_level_in_every_stage_shares_the_place() -> None:
    final = StageRanking(Stage.FINAL, ranking((1, 3), (1, 4)))
    assert places(QUALIFIER, final) == [(1, 3), (1, 4), (3, 1), (4, 2), (5, 5), (6, 6)]


def test_before_the_final_has_a_result_the_finalists_are_level() -> None:
    final = StageRanking(Stage.FINAL, ranking((1, 1), (1, 2), (1, 6)), decided=False)
    assert places(QUALIFIER, final)[:4] == [(1, 1), (1, 2), (1, 6), (4, 3)]
    assert overall((QUALIFIER, final)).reached[PlayerId(6)] == Reached(Stage.FINAL, None)


def test_who_was_disqualified_in_the_final_is_nowhere() -> None:
    final = StageRanking(Stage.FINAL, ranking((1, 2), out=(1,)))
    whole = overall((QUALIFIER, final)).standings
    assert 1 not in {row.player for row in whole.rows}
    assert whole.disqualified == (1,)


def test_a_stranger_to_the_qualifier_keeps_the_place_won_in_the_final() -> None:
    final = StageRanking(Stage.FINAL, ranking((1, 9), (2, 1)))
    rows = overall((QUALIFIER, final)).standings.rows
    assert [(row.place, row.player) for row in rows[:3]] == [(1, 9), (2, 1), (3, 2)]
    assert rows[0].values == (None,)


def test_the_order_is_explained_by_the_stage_that_decides() -> None:
    semi = StageRanking(Stage.SEMI_FINAL, ranking((1, 5), (1, 3), (3, 2), (4, 1)))
    final = StageRanking(Stage.FINAL, ranking((1, 5), (1, 3)))
    stages = (QUALIFIER, semi, final)
    finalists = explain_overall(stages, PlayerId(5), PlayerId(3))
    assert isinstance(finalists, StageComparison)
    assert (finalists.stage, finalists.explanation.upper) == (Stage.QUALIFIER, 3)
    further = explain_overall(stages, PlayerId(1), PlayerId(5))
    assert further == CameFurther(Stage.FINAL, PlayerId(5), PlayerId(1), 2, 4)
    unknown = explain_overall(stages, PlayerId(1), PlayerId(77))
    assert isinstance(unknown, Refusal)
    assert unknown.code == "not-ranked"


BRACKET = StageRanking(Stage.FINAL, ranking((1, 3), (2, 1), (3, 4), (3, 2)), bracket=BracketOutcome())


def test_who_shares_a_place_of_the_bracket_shares_it_in_the_event() -> None:
    assert places(QUALIFIER, BRACKET) == [(1, 3), (2, 1), (3, 2), (3, 4), (5, 5), (6, 6)]


def test_a_bracket_is_explained_by_how_far_the_two_came_not_by_numbers() -> None:
    stages = (QUALIFIER, BRACKET)
    first = explain_overall(stages, PlayerId(1), PlayerId(3))
    assert first == BracketComparison(Stage.FINAL, PlayerId(3), PlayerId(1), 1, 2)
    third = explain_overall(stages, PlayerId(2), PlayerId(4))
    assert third == BracketComparison(Stage.FINAL, PlayerId(2), PlayerId(4), 3, 3)


def test_nobody_who_still_plays_in_the_bracket_has_a_place_yet() -> None:
    running = StageRanking(
        Stage.FINAL,
        ranking((1, 3), (1, 1), (3, 4), (3, 2)),
        bracket=BracketOutcome(frozenset({PlayerId(3), PlayerId(1)})),
    )
    whole = overall((QUALIFIER, running))
    assert whole.playing == {1, 3}
    assert whole.reached[PlayerId(1)] == Reached(Stage.FINAL, None)
    assert whole.reached[PlayerId(2)] == Reached(Stage.FINAL, 3)


def test_an_explanation_names_the_places_of_the_event_and_the_stage_that_decides() -> None:
    final = StageRanking(Stage.FINAL, ranking((1, 5), (2, 6)))
    found = explain_overall((QUALIFIER, final), PlayerId(2), PlayerId(1))
    assert isinstance(found, StageComparison)
    assert (found.stage, found.explanation.upper_place, found.explanation.lower_place) == (
        Stage.QUALIFIER, 3, 4,
    )  # fmt: skip

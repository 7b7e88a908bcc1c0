"""One ranking over all stages: the final decides, then the semi-final, then the qualifier."""

from dataclasses import replace
from fractions import Fraction
from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

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


def test_who_has_played_only_in_the_final_has_a_result_of_the_event() -> None:
    absent = replace(ranking((1, 4)).rows[0], place=7, played=0)
    qualifier = replace(QUALIFIER.standings, rows=(*QUALIFIER.standings.rows[:3], absent))
    final = StageRanking(Stage.FINAL, ranking((1, 4), (2, 1)))
    rows = overall((StageRanking(Stage.QUALIFIER, qualifier), final)).standings.rows
    assert (rows[0].player, rows[0].has_result) == (4, True)
    assert not overall((StageRanking(Stage.QUALIFIER, qualifier),)).standings.rows[3].has_result


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
    assert whole.reached[PlayerId(1)] == Reached(Stage.FINAL, None, in_bracket=True)
    assert whole.reached[PlayerId(2)] == Reached(Stage.FINAL, 3, in_bracket=True)


def test_an_explanation_names_the_places_of_the_event_and_the_stage_that_decides() -> None:
    final = StageRanking(Stage.FINAL, ranking((1, 5), (2, 6)))
    found = explain_overall((QUALIFIER, final), PlayerId(2), PlayerId(1))
    assert isinstance(found, StageComparison)
    assert (found.stage, found.explanation.upper_place, found.explanation.lower_place) == (
        Stage.QUALIFIER, 3, 4,
    )  # fmt: skip


PLAYERS = [PlayerId(number) for number in range(1, 7)]


@st.composite
def rankings(draw: st.DrawFn, stage: Stage, least: int) -> StageRanking:
    """Some of the players with places that may be shared; perhaps a bracket, perhaps without a result yet."""
    there = draw(st.lists(st.sampled_from(PLAYERS), unique=True, min_size=least, max_size=len(PLAYERS)))
    steps = sorted(draw(st.lists(st.integers(1, 3), min_size=len(there), max_size=len(there))))
    found = [
        (1 + sum(other < step for other in steps), player) for step, player in zip(steps, there, strict=True)
    ]
    bracket = draw(st.booleans()) and stage is Stage.FINAL
    decided = stage is Stage.QUALIFIER or draw(st.booleans())
    level = [(1, player) for _, player in found]
    return StageRanking(
        stage, ranking(*(found if decided else level)), decided, BracketOutcome() if bracket else None
    )


@given(rankings(Stage.QUALIFIER, 6), rankings(Stage.SEMI_FINAL, 3), rankings(Stage.FINAL, 2))
def test_every_order_is_explained_with_the_places_that_are_shown(
    qualifier: StageRanking, semi: StageRanking, final: StageRanking
) -> None:
    stages = (qualifier, semi, final)
    whole = overall(stages).standings
    place = {row.player: row.place for row in whole.rows}
    assert [row.place for row in whole.rows] == [
        1 + sum(other.place < row.place for other in whole.rows) for row in whole.rows
    ]
    for a, b in permutations(PLAYERS, 2):
        why = explain_overall(stages, a, b)
        assert not isinstance(why, Refusal)
        told = why.explanation if isinstance(why, StageComparison) else why
        assert {told.upper, told.lower} == {a, b}
        assert (told.upper_place, told.lower_place) == (place[told.upper], place[told.lower])
        assert told.upper_place <= told.lower_place
        if isinstance(why, StageComparison):
            assert (why.explanation.decided_by is None) == (told.upper_place == told.lower_place)
        if isinstance(why, CameFurther):
            one = next(stage for stage in stages if stage.stage is why.stage)
            assert one.standings.row_of(told.upper) is not None
            assert one.standings.row_of(told.lower) is None

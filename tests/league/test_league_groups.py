"""A round robin in groups: the best seeds apart, one ranking, and the same number of each group going on."""

from fractions import Fraction

from league.groups import advancing, divided, merged
from league.ids import PlayerId
from league.regulations.terms import TieBreak
from league.round import Stage
from league.standings import (
    EntrantStatus,
    GroupComparison,
    StageComparison,
    StageRanking,
    Standings,
    StandingsRow,
    explain_overall,
)

NOBODY: frozenset[PlayerId] = frozenset()


def table(*rows: tuple[int, int, int]) -> Standings:
    """A group's ranking: player, place, wins."""
    found = [
        StandingsRow(
            place,
            PlayerId(player),
            wins,
            Fraction(0),
            Fraction(0),
            3,
            (Fraction(wins),),
            EntrantStatus.ACTIVE,
        )
        for player, place, wins in rows
    ]
    return Standings((), tuple(found))


TWO = {1: table((1, 1, 3), (2, 2, 2), (3, 3, 0)), 2: table((4, 1, 2), (5, 2, 1), (6, 3, 1))}


def test_seeds_are_laid_there_and_back_over_the_groups() -> None:
    found = divided([PlayerId(number) for number in range(1, 9)], 3, {})
    assert found == {1: 1, 2: 2, 3: 3, 4: 3, 5: 2, 6: 1, 7: 1, 8: 2}


def test_whoever_comes_late_goes_to_the_smallest_group_and_all_others_stay() -> None:
    known = {PlayerId(1): 1, PlayerId(2): 2, PlayerId(3): 1}
    found = divided([PlayerId(1), PlayerId(2), PlayerId(3), PlayerId(9)], 2, known)
    assert found == {**known, PlayerId(9): 2}


def test_firsts_stand_before_seconds_and_among_them_wins_decide() -> None:
    found = merged(TWO)
    assert [(row.place, row.player, row.pool) for row in found.rows] == [
        (1, 1, 1), (2, 4, 2), (3, 2, 1), (4, 5, 2), (5, 6, 2), (6, 3, 1),
    ]  # fmt: skip


def test_the_same_number_of_each_group_goes_on() -> None:
    groups = advancing(merged(TWO), NOBODY)
    assert groups == ((1, 4), (2, 5), (6, 3))


def test_whoever_has_left_makes_room_in_the_own_group() -> None:
    assert advancing(merged(TWO), frozenset({PlayerId(1)})) == ((4, 2), (5, 3), (6,))


def test_a_tie_in_one_group_does_not_take_a_place_of_another() -> None:
    tied = {1: table((1, 1, 3), (2, 2, 2), (3, 2, 2)), 2: TWO[2]}
    assert advancing(merged(tied), NOBODY) == ((1, 4), (5,), (2, 3), (6,))


def test_head_to_head_is_not_compared_between_groups_whose_players_never_met() -> None:
    breaks = (TieBreak.WINS, TieBreak.HEAD_TO_HEAD, TieBreak.POINT_DIFFERENCE)

    def third(player: int, ahead: int, difference: int) -> Standings:
        values = (Fraction(1), Fraction(ahead), Fraction(difference))
        row = StandingsRow(1, PlayerId(player), 1, Fraction(0), Fraction(0), 3, values, EntrantStatus.ACTIVE)
        return Standings(breaks, (row,))

    found = merged({1: third(1, 2, -13), 2: third(2, 1, 5)})
    assert [row.player for row in found.rows] == [2, 1]
    why = explain_overall((StageRanking(Stage.QUALIFIER, found),), PlayerId(1), PlayerId(2))
    assert isinstance(why, StageComparison)
    assert why.explanation.decided_by is TieBreak.POINT_DIFFERENCE
    assert why.explanation.steps[1].upper is None


def test_between_groups_of_different_sizes_numbers_are_told_a_match() -> None:
    def group(*wins: tuple[int, int]) -> Standings:
        rows = (
            StandingsRow(
                place,
                PlayerId(player),
                1,
                Fraction(0),
                Fraction(0),
                2,
                (Fraction(won),),
                EntrantStatus.ACTIVE,
            )
            for place, (player, won) in enumerate(wins, 1)
        )
        return Standings((TieBreak.WINS,), tuple(rows))

    found = merged({1: group((1, 2), (2, 1), (3, 0)), 2: group((4, 0), (5, 0))})

    def a_match(upper: int, lower: int) -> set[bool]:
        why = explain_overall((StageRanking(Stage.QUALIFIER, found),), PlayerId(upper), PlayerId(lower))
        assert isinstance(why, StageComparison)
        return {step.a_match for step in why.explanation.steps if step.upper is not None}

    assert a_match(1, 4) == {True}
    assert a_match(4, 5) == {False}


def test_the_position_in_the_group_explains_an_order_that_the_numbers_do_not() -> None:
    why = explain_overall((StageRanking(Stage.QUALIFIER, merged(TWO)),), PlayerId(2), PlayerId(4))
    assert why == GroupComparison(Stage.QUALIFIER, PlayerId(4), PlayerId(2), 2, 3, 1, 2)


def test_a_larger_group_gains_nothing_by_its_additional_match() -> None:
    breaks = (TieBreak.WINS, TieBreak.OPPONENT_WINS)

    def group(first: int, *wins: int) -> Standings:
        rows = [
            StandingsRow(
                place, PlayerId(first + place), won, Fraction(0), Fraction(0), len(wins) - 1,
                (Fraction(won), Fraction(9 * first)), EntrantStatus.ACTIVE,
            )
            for place, won in enumerate(wins, 1)
        ]  # fmt: skip
        return Standings(breaks, tuple(rows))

    found = merged({1: group(0, 2, 1, 0), 2: group(10, 3, 2, 1, 0)})
    assert [row.player for row in found.rows[:4]] == [1, 11, 12, 2], (
        "2 of 2 is as good as 3 of 3, 2 of 3 above 1 of 2"
    )
    assert [row.place for row in found.rows[:4]] == [1, 1, 3, 4]
    why = explain_overall((StageRanking(Stage.QUALIFIER, found),), PlayerId(2), PlayerId(12))
    assert isinstance(why, StageComparison)
    assert why.explanation.steps[0].upper == Fraction(2, 3)

"""The cut, the semi-final tables, the final, and substitutes."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from league.advancement import (
    AdvancementChoice,
    Cut,
    CutPlan,
    SeatChoice,
    TableDraw,
    choose_seat,
    cut,
    displaced,
    finalists,
    next_to_choose,
    plan_cut,
    seat_choice,
    seed_tables,
    settle_tie,
)
from league.ids import PlayerId
from league.refusal import Refusal
from league.regulations import PROFILES, CutBand, CutFormat
from league.regulations.consistency import contradictions

WORLD = PROFILES["catan-world"]
FINAL_ONLY = replace(PROFILES["catan-japan"], cut_bands=())

STRAIGHT_TO_FINAL = (0, 0, 4)
WITH_SEMI_FINAL = (16, 4, 4)


def ids(*numbers: int) -> tuple[PlayerId, ...]:
    return tuple(PlayerId(number) for number in numbers)


def groups(*sizes: int) -> list[tuple[PlayerId, ...]]:
    """Groups of tied players, numbered on."""
    ends = [sum(sizes[: index + 1]) for index in range(len(sizes))]
    return [ids(*range(end - size + 1, end + 1)) for size, end in zip(sizes, ends, strict=True)]


def code(answer: object) -> str:
    assert isinstance(answer, Refusal), answer
    return answer.code


def sizes(plan: CutPlan | Refusal) -> tuple[int, int, int]:
    assert isinstance(plan, CutPlan), plan
    return plan.semi_final_size, plan.semi_final_tables, plan.final_size


@pytest.mark.parametrize("players", [12, 13, 15])
def test_twelve_to_fifteen_go_straight_to_the_final(players: int) -> None:
    assert sizes(plan_cut(WORLD, players)) == STRAIGHT_TO_FINAL
    assert code(plan_cut(WORLD, players, AdvancementChoice.WITH)) == "cut-semi-final-not-allowed"


@pytest.mark.parametrize("players", [16, 20, 28])
def test_sixteen_to_twenty_eight_leave_the_semi_final_to_the_organizer(players: int) -> None:
    assert code(plan_cut(WORLD, players)) == "cut-choose-semi-final"
    assert sizes(plan_cut(WORLD, players, AdvancementChoice.WITH)) == WITH_SEMI_FINAL
    assert sizes(plan_cut(WORLD, players, AdvancementChoice.WITHOUT)) == STRAIGHT_TO_FINAL


@pytest.mark.parametrize("players", [29, 64])
def test_from_twenty_nine_a_semi_final_of_sixteen_is_played(players: int) -> None:
    assert sizes(plan_cut(WORLD, players)) == WITH_SEMI_FINAL
    assert code(plan_cut(WORLD, players, AdvancementChoice.WITHOUT)) == "cut-semi-final-required"


@pytest.mark.parametrize(("players", "official"), [(3, False), (11, False), (12, True), (40, True)])
def test_fewer_than_twelve_may_play_but_not_officially(players: int, official: bool) -> None:  # noqa: FBT001 - an expected value
    plan = plan_cut(WORLD, players)
    assert isinstance(plan, CutPlan)
    assert plan.is_official is official
    assert plan.final_size == min(4, players)


def test_a_format_without_a_limit_is_official_at_any_size() -> None:
    plan = plan_cut(FINAL_ONLY, 5)
    assert isinstance(plan, CutPlan)
    assert plan.is_official
    assert code(plan_cut(FINAL_ONLY, 2)) == "cut-too-few"


def test_an_own_format_sets_its_own_sizes() -> None:
    band = CutBand(20, CutFormat.SEMIFINAL)
    own = replace(WORLD, cut_bands=(band,), final_size=3, semi_final_size=9, semi_final_tables=3)
    assert contradictions(own) == ()
    assert sizes(plan_cut(own, 19)) == (0, 0, 3)
    assert sizes(plan_cut(own, 20)) == (9, 3, 3)


def test_the_best_are_through_in_order_of_seed() -> None:
    line = cut(groups(1, 1, 2, 1), 4)
    assert line == Cut(4, ids(1, 2, 3, 4), (), (ids(5),))
    assert line.open_places == 0


def test_a_tie_on_the_line_is_named_and_left_open() -> None:
    line = cut(groups(2, 3, 1), 4)
    assert (line.through, line.tied, line.open_places, line.reserves) == (
        ids(1, 2),
        ids(3, 4, 5),
        2,
        (ids(6),),
    )


def test_whoever_decides_settles_a_tie() -> None:
    line = settle_tie(cut(groups(2, 3, 1), 4), ids(5, 3))
    assert line == Cut(4, ids(1, 2, 5, 3), (), (ids(4), ids(6)))


@pytest.mark.parametrize(
    ("chosen", "expected"),
    [(ids(3), "cut-wrong-number"), (ids(3, 4, 5), "cut-wrong-number"), (ids(3, 3), "cut-wrong-number"),
     (ids(3, 6), "cut-not-tied")],
)  # fmt: skip
def test_a_tie_is_settled_by_the_right_number_of_tied_players(
    chosen: tuple[PlayerId, ...], expected: str
) -> None:
    assert code(settle_tie(cut(groups(2, 3, 1), 4), chosen)) == expected


def test_there_is_nothing_to_settle_without_a_tie() -> None:
    assert code(settle_tie(cut(groups(1, 1), 1), ids(1))) == "cut-nothing-tied"


def test_who_withdraws_before_the_cut_makes_room_for_the_next() -> None:
    assert cut(groups(1, 1, 1, 1, 1), 3, withdrawn={PlayerId(2)}).through == ids(1, 3, 4)
    assert cut(groups(2, 3), 4, withdrawn={PlayerId(3)}).tied == ()


def test_table_winners_reach_the_final_before_anybody_else() -> None:
    ranking = [(PlayerId(number),) for number in range(1, 17)]
    assert finalists(ids(9, 2, 16, 5), ranking, 4).through == ids(2, 5, 9, 16)


def test_a_table_without_a_winner_leaves_a_place_to_the_best_of_the_others__cjp_score_timeout() -> None:
    ranking = [(PlayerId(number),) for number in range(1, 17)]
    assert finalists(ids(9, 2, 16), ranking, 4).through == ids(2, 9, 16, 1)
    assert finalists(ids(9, 2, 16), groups(1, 1, 14), 4).through == ids(2, 9, 16, 1)
    assert finalists(ids(1, 2, 3), groups(3, 13), 4).tied == ids(*range(4, 17))


def test_more_winners_than_places_are_cut_by_rank() -> None:
    ranking = [(PlayerId(number),) for number in range(1, 21)]
    assert finalists(ids(1, 2, 3, 4, 20), ranking, 4).reserves[0] == ids(20)


def test_a_withdrawn_finalist_is_replaced_by_the_next() -> None:
    ranking = [(PlayerId(number),) for number in range(1, 9)]
    assert finalists(ids(1, 5), ranking, 2, withdrawn=ids(1)).through == ids(5, 2)


def test_semi_final_tables_are_seeded_like_a_snake() -> None:
    assert seed_tables(ids(*range(1, 17)), 4) == (
        ids(1, 8, 9, 16), ids(2, 7, 10, 15), ids(3, 6, 11, 14), ids(4, 5, 12, 13),
    )  # fmt: skip
    straight = seed_tables(ids(*range(1, 17)), 4, TableDraw.STRAIGHT)
    assert not isinstance(straight, Refusal)
    assert straight[0] == ids(1, 5, 9, 13)


@pytest.mark.parametrize(("players", "tables"), [(16, 0), (11, 4), (17, 4), (0, 1), (16, -4)])
def test_tables_have_three_or_four_players__cjp_table_size(players: int, tables: int) -> None:
    assert code(seed_tables(ids(*range(players)), tables)) == "cut-table-sizes"


def test_seats_are_chosen_by_seed_and_the_last_one_falls_to_the_last() -> None:
    choice: SeatChoice | Refusal = seat_choice(ids(7, 8, 9))
    for player, seat in ((7, 3), (8, 1)):
        assert isinstance(choice, SeatChoice)
        assert next_to_choose(choice) == player
        choice = choose_seat(choice, PlayerId(player), seat)
    assert isinstance(choice, SeatChoice)
    assert choice.seats == ids(8, 9, 7)
    assert next_to_choose(choice) is None


def test_a_seat_is_chosen_in_turn_among_the_free_ones() -> None:
    choice = seat_choice(ids(7, 8, 9))
    assert code(choose_seat(choice, PlayerId(8), 1)) == "seat-choice-not-your-turn"
    assert code(choose_seat(choice, PlayerId(7), 4)) == "seat-choice-unknown"
    assert code(choose_seat(choice, PlayerId(7), 0)) == "seat-choice-unknown"
    after = choose_seat(choice, PlayerId(7), 2)
    assert isinstance(after, SeatChoice)
    assert code(choose_seat(after, PlayerId(8), 2)) == "seat-choice-taken"


def test_who_plays_on_is_held_against_a_line_drawn_anew() -> None:
    line = cut(groups(2, 1, 2), 4)  # 1, 2 and 3 are through, of 4 and 5 one is
    assert displaced(line, ids(1, 2, 3, 5)) == ((), ())
    assert displaced(line, ids(1, 3, 4, 6)) == (ids(6), ids(2))


@settings(max_examples=80, deadline=None)
@given(st.lists(st.integers(1, 5), min_size=1, max_size=8), st.integers(1, 20))
def test_a_cut_loses_nobody_and_never_lets_too_many_through(group_sizes: list[int], places: int) -> None:
    ranking = groups(*group_sizes)
    line = cut(ranking, places)
    everybody = (*line.through, *line.tied, *(player for group in line.reserves for player in group))
    assert everybody == tuple(player for group in ranking for player in group)
    assert len(line.through) + line.open_places == min(places, len(everybody))
    assert not line.tied or 0 < line.open_places < len(line.tied)


@given(
    st.integers(1, 12).flatmap(lambda tables: st.tuples(st.just(tables), st.integers(3 * tables, 4 * tables)))
)
def test_seeding_seats_everybody_once_with_one_of_each_lap(shape: tuple[int, int]) -> None:
    tables, count = shape
    laid = seed_tables(ids(*range(count)), tables)
    assert not isinstance(laid, Refusal)
    assert sorted(player for table in laid for player in table) == list(range(count))
    assert all([seed // tables for seed in table] == list(range(len(table))) for table in laid)

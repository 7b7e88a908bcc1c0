"""The cases of shared/rules/backgammon_cases.md about plays, wins and the opening, each by its number."""

from engine.backgammon.actions import DiceThrow, Play
from engine.backgammon.certain import kind_of_loss
from engine.backgammon.events import GameWon, OpeningRolled
from engine.backgammon.names import CHANCE, WinKind
from engine.backgammon.notation import parse_play
from engine.backgammon.options import MatchOptions
from engine.backgammon.plays import plays
from engine.backgammon.position import counts, pips
from engine.backgammon.state import MatchPhase, opening
from engine.protocol import EngineRefusal
from tests.engine.backgammon_board import (
    before_roll,
    board,
    done,
    events,
    mirrored,
    own_ends,
    with_roll,
    written,
)

CLOSED = mirrored(dict.fromkeys(range(19, 25), 2))


def test_case_1_the_order_is_forced_where_one_way_is_blocked() -> None:
    assert written(board({24: 1}, mirrored({18: 2})), 6, 1) == {"24/17"}
    assert parse_play(board({24: 1}, mirrored({18: 2})), (6, 1), "24/23/17") in plays(
        board({24: 1}, mirrored({18: 2})), 6, 1
    )


def test_case_2_of_two_dice_that_exclude_each_other_the_higher_is_played() -> None:
    assert written(board({24: 1}, mirrored({15: 2})), 6, 3) == {"24/18"}


def test_case_3_the_lower_die_is_played_where_the_higher_cannot_be() -> None:
    assert written(board({24: 1}, mirrored({18: 2, 15: 2})), 6, 3) == {"24/21"}


def test_case_4_a_roll_that_cannot_be_played_ends_the_turn() -> None:
    stuck = board({24: 2}, mirrored({18: 2, 23: 2}))
    assert plays(stuck, 6, 1) == ()
    after = done(with_roll(stuck, 6, 1), 0, Play(stuck))
    assert (after.phase, after.seat) == (MatchPhase.BEFORE_ROLL, 1)


def test_case_5_nothing_enters_against_a_closed_board() -> None:
    assert plays(board({25: 1, 6: 3}, CLOSED), 6, 5) == ()


def test_case_6_with_two_on_the_bar_and_one_entry_nobody_else_moves() -> None:
    position = board({25: 2, 6: 3}, mirrored({22: 2}))
    assert written(position, 1, 3) == {"bar/24"}


def test_case_7_the_checker_on_the_bar_enters_first() -> None:
    position = board({25: 1, 6: 1}, mirrored({19: 2}))
    assert written(position, 6, 2) == {"bar/17"}
    assert written(position, 5, 2) == {"bar/18", "bar/20 6/4", "bar/23 6/1"}


def test_case_8_three_of_four_sixes_are_played() -> None:
    assert written(board({24: 1, 18: 1}, mirrored({6: 2})), 6, 6) == {"24/12 18/12"}


def test_case_9_one_of_four_is_played() -> None:
    assert written(board({24: 1}, mirrored({12: 2})), 6, 6) == {"24/18"}


def test_case_10_bearing_off_exactly_and_playing_down_are_two_plays() -> None:
    assert sorted(map(str, own_ends(board({6: 1, 3: 1}), 6, 3))) == ["{3: 1}", "{}"]


def test_case_11_a_higher_die_bears_the_highest_checker_off() -> None:
    assert own_ends(board({4: 1, 2: 1}), 6, 5) == [{}]


def test_case_12_a_higher_die_bears_nothing_off_before_a_checker_behind() -> None:
    assert sorted(map(str, own_ends(board({6: 1, 2: 1}), 5, 4))) == ["{1: 1}", "{2: 1}"]


def test_case_13_the_last_checker_may_come_home_and_bear_off_in_one_turn() -> None:
    assert own_ends(board({8: 1, 1: 2}), 6, 2) == [{1: 2}]


def test_case_14_the_game_ends_with_the_last_checker_whatever_die_is_left() -> None:
    position = board({3: 1}, {1: 2})
    (after,) = plays(position, 6, 5)
    told = events(with_roll(position, 6, 5), 0, Play(after))
    assert told[-1] == GameWon(0, WinKind.SINGLE, 1)


def test_case_15_both_dice_are_played_even_where_one_bears_off() -> None:
    assert written(board({5: 1}, mirrored({4: 1})), 5, 1) == {"5/4*/off"}


def test_case_16_nobody_bears_off_while_a_checker_is_outside_or_on_the_bar() -> None:
    assert all(
        sum(end.values()) == 3 for end in own_ends(board({25: 1, 6: 1, 5: 1}, mirrored({20: 2})), 6, 5)
    )
    assert all(sum(end.values()) == 3 for end in own_ends(board({20: 1, 6: 1, 5: 1}), 6, 5))


def test_case_17_two_ways_to_the_same_end_are_one_play() -> None:
    position = board({24: 1})
    assert len(plays(position, 2, 1)) == 1
    assert parse_play(position, (2, 1), "24/23/21") == parse_play(position, (2, 1), "24/22/21")


def test_case_18_a_hit_on_the_way_makes_it_another_play() -> None:
    position = board({24: 1}, mirrored({23: 1}))
    assert written(position, 2, 1) == {"24/21", "24/23*/21"}
    assert parse_play(position, (2, 1), "24/23*/21") != parse_play(position, (2, 1), "24/21")
    assert parse_play(position, (2, 1), "24/23/21") == parse_play(position, (2, 1), "24/23*/21")


def test_case_19_two_blots_give_six_plays_one_with_a_double_hit() -> None:
    position = board({24: 1, 13: 1}, mirrored({23: 1, 11: 1}))
    ends = plays(position, 2, 1)
    assert len(ends) == 6
    assert max(counts(end).other[0] for end in ends) == 2


def test_case_20_pick_and_pass() -> None:
    position = board({6: 1, 4: 1}, mirrored({5: 1}))
    assert written(position, 1, 1) == {"4/off", "6/5* 4/1", "6/5*/2", "6/5*/3 4/3"}


def test_case_21_one_checker_off_saves_the_gammon() -> None:
    assert kind_of_loss(board({25: 1, 6: 13}, {})) is WinKind.SINGLE


def test_case_22_no_checker_off_is_a_gammon() -> None:
    assert kind_of_loss(board({18: 8, 7: 7}, {})) is WinKind.GAMMON


def test_case_23_a_checker_on_the_bar_or_in_the_winners_home_is_a_backgammon() -> None:
    assert kind_of_loss(board({25: 1, 6: 14}, {})) is WinKind.BACKGAMMON
    assert kind_of_loss(board({19: 1, 6: 14}, {})) is WinKind.BACKGAMMON


def test_case_39_equal_dice_are_thrown_again_and_no_game_starts_with_a_double() -> None:
    start = opening(MatchOptions(5))
    assert events(start, CHANCE, DiceThrow(4, 4)) == (OpeningRolled(4, 4),)
    again = done(start, CHANCE, DiceThrow(4, 4))
    assert again.phase is MatchPhase.OPENING
    first = done(again, CHANCE, DiceThrow(2, 5))
    assert (first.phase, first.seat, first.roll) == (MatchPhase.MOVE, 1, (2, 5))
    assert done(again, CHANCE, DiceThrow(5, 2)).seat == 0


PERFT = (
    "11:42 21:15 22:75 31:16 32:17 33:73 41:14 42:18 43:17 44:52 51:8 52:8 53:9 54:9 55:4 "
    "61:10 62:14 63:14 64:14 65:7 66:11"
)


def test_the_opening_rolls_have_447_plays() -> None:
    from engine.backgammon.perft import per_roll

    assert " ".join(f"{first}{second}:{number}" for (first, second), number in per_roll().items()) == PERFT
    assert sum(per_roll().values()) == 447


def test_perft_2_over_21_by_21_rolls() -> None:
    from engine.backgammon.perft import perft

    assert perft(1) == 447
    assert perft(2) == 202_782


def test_a_roll_played_in_full_costs_its_pips() -> None:
    position = before_roll(board({24: 2, 13: 5, 8: 3, 6: 5})).position
    assert {pips(end) for end in plays(position, 6, 4)} == {pips(position) - 10}


def test_nothing_unreadable_or_illegal_is_taken_for_a_play() -> None:
    position = board({24: 2, 13: 5, 8: 3, 6: 5})
    for text in ("24", "24/", "x/y", "24/18/", "26/20", "24-18", "bar/off/bar/99"):
        assert isinstance(parse_play(position, (6, 5), text), EngineRefusal), text
    for text in ("24/20 13/8", "24/18", "24/13 24/13", "", "6/off"):
        assert isinstance(parse_play(position, (6, 5), text), EngineRefusal), text
    assert isinstance(parse_play(position, (6, 5), "24/18/13"), int)

"""The cases of shared/rules/backgammon_cases.md about cube, match and time, each by its number."""

import pytest

from engine.backgammon.actions import (
    AcceptResignation,
    Action,
    CallMatchTime,
    ClaimRace,
    Double,
    Drop,
    OfferResignation,
    Play,
    RefuseResignation,
    RollDice,
    Take,
)
from engine.backgammon.certain import certain_win
from engine.backgammon.doubling import is_dead, may_double
from engine.backgammon.events import GameWon, MatchTimeCalled, ResignationOffered
from engine.backgammon.game import decide, legal
from engine.backgammon.names import CHANCE, HOST, NOBODY, Seat, WinKind
from engine.backgammon.options import BY_BOARD, HIGHEST_CUBE, MatchOptions, Resigning
from engine.backgammon.plays import plays
from engine.backgammon.position import START, flip
from engine.backgammon.refusals import BackgammonCode
from engine.backgammon.rules import RULES, VERSIONS, GivingUp
from engine.backgammon.state import BackgammonState, Cube, MatchPhase, new_game, opening
from tests.engine.backgammon_board import before_roll, board, done, events, refused, thrown, with_roll

ONE_LEFT = board({1: 1}, {1: 1})


def won_game(state: BackgammonState, seat: int, points: int) -> BackgammonState:
    """The match after a game that brought so much."""
    from engine.backgammon.game import evolve

    return evolve(state, GameWon(seat, WinKind.SINGLE, points))


def ready(state: BackgammonState) -> BackgammonState:
    return state._replace(phase=MatchPhase.BEFORE_ROLL)


def test_case_24_the_cube_rests_in_the_crawford_game__jbl_4_4_4() -> None:
    crawford = ready(won_game(opening(MatchOptions(5)), 0, 4))
    assert crawford.crawford
    answer = refused(crawford, 0, Double())
    assert (answer.code, answer.section) == (BackgammonCode.CRAWFORD_GAME, "jbl/4.4.4")
    assert Double() not in legal(crawford, 0)


def test_case_25_after_the_crawford_game_the_cube_is_back__jbl_4_4_4() -> None:
    crawford = won_game(opening(MatchOptions(5)), 0, 4)
    later = ready(won_game(crawford, 1, 1))._replace(seat=1)
    assert not later.crawford
    assert may_double(later, 1)
    assert not won_game(later, 1, 1).crawford


def test_case_26_a_dead_cube_may_be_turned_with_a_warning__house() -> None:
    state = before_roll(START, score=(3, 0), cube=Cube(2, 0))
    assert is_dead(state, 0)
    assert not is_dead(before_roll(START, score=(2, 0), cube=Cube(2, 0)), 0)
    assert done(state, 0, Double()).phase is MatchPhase.DOUBLED


def test_case_27_the_cube_begins_at_one_and_may_pass_64__jbl_4_4_1() -> None:
    assert opening(MatchOptions(99)).cube == Cube(1, NOBODY)
    state = before_roll(START, points=99, cube=Cube(64, 0))
    assert done(done(state, 0, Double()), 1, Take()).cube == Cube(128, 1)
    highest = before_roll(START, points=99, cube=Cube(HIGHEST_CUBE, 0))
    assert refused(highest, 0, Double()).code is BackgammonCode.CUBE_HIGHEST


def test_case_28_a_gammon_counts_with_the_cube_in_the_middle() -> None:
    position = board({1: 1}, {6: 15})
    (after,) = plays(position, 6, 5)
    assert events(with_roll(position, 6, 5), 0, Play(after))[-1] == GameWon(0, WinKind.GAMMON, 2)


def test_case_29_who_is_doubled_can_only_take_or_drop__jbl_4_4_3_take() -> None:
    doubled = done(before_roll(START), 0, Double())
    assert legal(doubled, 1) == (Take(), Drop())
    taken = done(doubled, 1, Take())
    assert (taken.cube, taken.seat, taken.phase) == (Cube(2, 1), 0, MatchPhase.BEFORE_ROLL)
    assert refused(taken, 0, Double()).code is BackgammonCode.CUBE_NOT_YOURS


def test_a_drop_costs_the_old_value__jbl_4_4_3_pass() -> None:
    doubled = done(before_roll(START, points=9, cube=Cube(2, 0)), 0, Double())
    assert events(doubled, 1, Drop())[-1] == GameWon(0, WinKind.SINGLE, 2)


def test_case_30_a_resignation_is_worth_its_kind_times_the_cube_and_may_be_refused__jbl_4_6_concede() -> None:
    state = before_roll(START, points=9, cube=Cube(2, 1))
    offered = done(state, 0, OfferResignation(WinKind.SINGLE))
    assert legal(offered, 1) == (AcceptResignation(), RefuseResignation())
    assert events(offered, 1, AcceptResignation())[-1] == GameWon(1, WinKind.SINGLE, 2)
    refused_once = done(offered, 1, RefuseResignation())
    assert refused(refused_once, 0, OfferResignation(WinKind.SINGLE)).code is BackgammonCode.REFUSED_BEFORE
    again = done(refused_once, 0, OfferResignation(WinKind.GAMMON))
    assert events(again, 1, AcceptResignation())[-1] == GameWon(1, WinKind.GAMMON, 4)


def test_case_30_by_the_tournaments_rules_a_game_in_contact_is_played_on__jbl_4_6() -> None:
    state = before_roll(START)._replace(options=MatchOptions(5, Resigning.RACE))
    answer = refused(state, 0, OfferResignation(WinKind.SINGLE))
    assert (answer.code, answer.section) == (BackgammonCode.MUST_PLAY_ON, "jbl/4.6")


def test_case_30_a_race_that_is_certain_is_claimed_and_another_is_not__jbl_4_6_concede() -> None:
    state = before_roll(board({1: 2}, {6: 15}))
    assert events(state, 0, ClaimRace(WinKind.GAMMON))[-1] == GameWon(0, WinKind.GAMMON, 2)
    assert refused(state, 0, ClaimRace(WinKind.BACKGAMMON)).code is BackgammonCode.NOT_CERTAIN
    assert refused(before_roll(START), 0, ClaimRace(WinKind.SINGLE)).code is BackgammonCode.NOT_CERTAIN


def test_a_loss_that_cannot_be_worse_need_not_be_asked_about__jbl_4_6_concede() -> None:
    told = events(before_roll(board({6: 8}, {1: 2})), 0, OfferResignation(WinKind.SINGLE))
    assert told[0] == ResignationOffered(0, WinKind.SINGLE)
    assert told[-1] == GameWon(1, WinKind.SINGLE, 1)


def test_case_35_a_double_needs_the_turn_and_untouched_dice__jbl_4_4_2() -> None:
    state = before_roll(START)
    assert refused(state, 1, Double()).code is BackgammonCode.NOT_YOUR_TURN
    rolling = done(state, 0, RollDice())
    assert refused(rolling, 0, Double()).code is BackgammonCode.NOT_YOUR_TURN
    assert refused(with_roll(START, 3, 1), 0, Double()).code is BackgammonCode.ALREADY_ROLLED


def test_case_31_an_illegal_play_is_refused_with_its_section__jbl_4_2_3_1() -> None:
    answer = refused(with_roll(START, 3, 1), 0, Play(START))
    assert (answer.code, answer.section) == (BackgammonCode.ILLEGAL_PLAY, "jbl/4.2.3.1")


RACE_38 = board({1: 4}, {6: 8})


def test_case_38_four_on_the_ace_against_eight_on_the_six__jbl_4_3_3_certain() -> None:
    assert certain_win(RACE_38, on_roll=True) == 1
    assert certain_win(RACE_38, on_roll=False) == 0
    assert certain_win(flip(RACE_38), on_roll=False) == 0
    assert certain_win(START, on_roll=True) == 0


def test_case_38_a_fallen_flag_loses_at_any_score_unless_the_match_is_certain__jbl_4_3_3() -> None:
    certain = before_roll(RACE_38, points=5, score=(4, 0))
    assert events(certain, HOST, CallMatchTime(0)) == (MatchTimeCalled(0, 0),)
    assert events(before_roll(RACE_38, points=5, score=(3, 4)), HOST, CallMatchTime(0)) == (
        MatchTimeCalled(0, 1),
    )
    assert events(before_roll(START, score=(4, 0)), HOST, CallMatchTime(0)) == (MatchTimeCalled(0, 1),)
    over = done(certain, HOST, CallMatchTime(1))
    assert (over.phase, over.winner) == (MatchPhase.OVER, 0)


def test_case_40_points_beyond_the_length_are_won_but_not_recorded__jbl_4_8() -> None:
    state = before_roll(ONE_LEFT, points=5, score=(4, 1), cube=Cube(4, 0))._replace(
        phase=MatchPhase.MOVE, roll=(6, 5)
    )
    (after,) = plays(ONE_LEFT, 6, 5)
    over = done(state, 0, Play(after))
    outcome = RULES.outcome(over)
    assert outcome is not None
    assert (outcome.raw, outcome.recorded, outcome.winner) == ((8, 1), (5, 1), 0)
    assert over.away(0) == 0


def test_a_one_point_match_has_no_cube__jbl_4_4_4() -> None:
    assert opening(MatchOptions(1)).crawford


def test_the_next_game_starts_with_everything_where_it_belongs__jbl_4_4_1() -> None:
    state = new_game(before_roll(ONE_LEFT, cube=Cube(4, 0))._replace(refused=(2, 1)))
    assert (state.position, state.cube, state.phase, state.refused) == (
        START,
        Cube(),
        MatchPhase.OPENING,
        (0, 0),
    )


@pytest.mark.parametrize(
    ("seat", "action"),
    [
        (0, RollDice()),
        (CHANCE, CallMatchTime(0)),
        (0, CallMatchTime(0)),
        (HOST, CallMatchTime(7)),
        (0, "double"),
        (None, RollDice()),
        (1, Take()),
        (0, OfferResignation(WinKind.SINGLE)),
    ],
)
def test_what_does_not_belong_here_is_refused_and_never_raises(seat: int, action: Action) -> None:
    assert decide(opening(MatchOptions(3)), seat, action) == refused(opening(MatchOptions(3)), seat, action)


def test_after_the_end_nothing_more_happens__jbl_4_6_settle() -> None:
    over = done(opening(MatchOptions(3)), HOST, CallMatchTime(1))
    for seat in (0, 1, CHANCE, HOST):
        assert legal(over, seat) == ()
    assert refused(over, 0, RollDice()).code is BackgammonCode.MATCH_OVER


def flagged(state: BackgammonState, late: int = 0) -> Seat:
    """Who wins when this flag falls."""
    (called,) = events(state, HOST, CallMatchTime(late))
    assert isinstance(called, MatchTimeCalled)
    return called.winner


LAST_FOUR = board({6: 4}, {1: 2})


def test_the_roll_that_was_thrown_still_counts_when_the_flag_falls__jbl_4_3_3() -> None:
    assert flagged(thrown(LAST_FOUR, (6, 6), score=(4, 4))) == 0, "four checkers leave with 66"
    assert flagged(thrown(LAST_FOUR, (6, 5), score=(4, 4))) == 1, "two stay, the other side rolls next"
    assert flagged(thrown(board({6: 2}, {6: 8}), (6, 5), score=(4, 4))) == 0, "one left on the ace"
    assert flagged(thrown(LAST_FOUR, (6, 6), points=5, score=(2, 4))) == 1, "one point does not win the match"
    gammon = board({6: 4}, {24: 15})
    assert flagged(thrown(gammon, (6, 6), points=5, score=(2, 4))) == 0, "a backgammon does"


def test_the_other_sides_thrown_roll_counts_against_a_claim__jbl_4_3_3_certain() -> None:
    one = board({1: 1}, {1: 1})
    assert flagged(thrown(one, (2, 1), points=5, score=(4, 4)), late=1) == 0
    slow = board({6: 15}, {1: 1})
    assert flagged(thrown(slow, (2, 1), points=5, score=(4, 4)), late=1) == 1


def test_a_roll_that_is_still_due_is_thrown_where_it_can_win__jbl_4_3_3() -> None:
    ending = GivingUp()
    assert ending.last_chance(before_roll(LAST_FOUR, points=5, score=(4, 4)), 0) == RollDice()
    assert ending.last_chance(before_roll(LAST_FOUR, points=5, score=(4, 4)), 1) is None
    assert ending.last_chance(before_roll(START, points=5, score=(4, 4)), 0) is None
    assert ending.last_chance(before_roll(RACE_38, points=5, score=(4, 4)), 0) is None, "it is certain"
    assert ending.last_chance(thrown(LAST_FOUR, (6, 5), points=5, score=(4, 4)), 0) is None


def test_a_match_of_the_first_version_is_judged_by_the_board_alone() -> None:
    last = thrown(LAST_FOUR, (6, 6), score=(4, 4))
    assert VERSIONS[BY_BOARD].decide(last, HOST, CallMatchTime(0)) == (MatchTimeCalled(0, 1),)
    assert RULES.decide(last, HOST, CallMatchTime(0)) == (MatchTimeCalled(0, 0),)
    certain = thrown(RACE_38, (2, 1), points=5, score=(4, 4))
    assert VERSIONS[BY_BOARD].decide(certain, HOST, CallMatchTime(0)) == (MatchTimeCalled(0, 0),)
    assert GivingUp(BY_BOARD).last_chance(before_roll(LAST_FOUR, points=5, score=(4, 4)), 0) is None

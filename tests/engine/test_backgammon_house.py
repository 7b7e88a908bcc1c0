"""The house's player and the analysis with our own evaluator; the strong one is tested where it is installed."""

import random
from collections.abc import Sequence

import pytest

from engine.backgammon.actions import Action, ClaimRace, Double, Drop, OfferResignation, Play, RollDice, Take
from engine.backgammon.analysis import Analyst, decisions, grade, luck
from engine.backgammon.evaluation import CubeValues, Estimate, Valued, worth
from engine.backgammon.events import CheckersMoved, Event, MatchDiceTaken, MatchRolled, OpeningRolled
from engine.backgammon.game import begin, decide, legal
from engine.backgammon.house_player import NOISE, BackgammonPlayer
from engine.backgammon.names import Chance, Seat, WinKind
from engine.backgammon.options import Level, MatchOptions
from engine.backgammon.plays import plays
from engine.backgammon.position import START, Position, flip
from engine.backgammon.state import BackgammonState, Cube
from engine.backgammon.table import Policy, checkers_only, play
from engine.backgammon.walk import own_steps
from engine.capabilities import GameRecord
from engine.protocol import EngineRefusal
from tests.engine.backgammon_board import before_roll, board, done, with_roll
from tests.engine.test_backgammon_foreign import Judging

OPTIONS = MatchOptions(1)
BEGUN = (
    *begin(OPTIONS),
    OpeningRolled(6, 5),
    CheckersMoved(0, 6, 5, START, plays(START, 6, 5)[0]),
)
"""A match after its first play."""


class Told:
    """An evaluator that says what it was told."""

    name = "told"
    judges = True

    def __init__(self, cube: CubeValues, best: Position | None = None) -> None:
        self._cube, self._best = cube, best

    def plays(self, state: BackgammonState) -> tuple[Valued, ...]:
        ends = [each.after for each in legal(state, state.seat) if isinstance(each, Play)]
        return tuple(sorted((Valued(end, float(end == self._best)) for end in ends), key=lambda v: -v.equity))

    def rolled(self, state: BackgammonState) -> float:
        first, second = state.roll or (0, 0)
        return float(first + second)

    def cube(self, _state: BackgammonState) -> CubeValues:
        return self._cube

    def chance(self, own: int, theirs: int, *, crawford_over: bool) -> float:
        return Estimate().chance(own, theirs, crawford_over=crawford_over)


class Counted(Estimate):
    """The engine's estimate, and how often it was asked."""

    asked = 0

    def plays(self, state: BackgammonState) -> tuple[Valued, ...]:
        self.asked += 1
        return super().plays(state)

    def cube(self, state: BackgammonState) -> CubeValues:
        self.asked += 1
        return super().cube(state)


def by(house: BackgammonPlayer) -> Policy:
    def policy(state: BackgammonState, _seat: Seat, actions: Sequence[Action], chance: Chance) -> Action:
        return house.choose(state, actions, chance)

    return policy


def chosen(house: BackgammonPlayer, state: BackgammonState, seat: Seat = 0) -> Action:
    return house.choose(state, legal(state, seat), random.Random(1).randrange)


@pytest.mark.parametrize(
    ("values", "action"),
    [
        (CubeValues(0.5, 0.8), Double()),
        (CubeValues(0.5, 0.4), RollDice()),
        (CubeValues(1.2, 2.0), RollDice()),
    ],
)
def test_it_doubles_when_whatever_the_answer_is_brings_more(values: CubeValues, action: Action) -> None:
    assert chosen(BackgammonPlayer(Told(values)), before_roll(START)) == action


def test_it_leaves_a_dead_cube_alone() -> None:
    state = before_roll(START, score=(4, 0), cube=Cube(1))
    assert chosen(BackgammonPlayer(Told(CubeValues(0.5, 0.8))), state) == RollDice()


@pytest.mark.parametrize(("taken", "answer"), [(0.9, Take()), (1.1, Drop())])
def test_it_takes_what_costs_less_than_the_game(taken: float, answer: Action) -> None:
    doubled = done(before_roll(START), 0, Double())
    assert chosen(BackgammonPlayer(Told(CubeValues(0.5, taken))), doubled, 1) == answer


@pytest.mark.parametrize(("worth_now", "kind"), [(-0.9, "AcceptResignation"), (-1.4, "RefuseResignation")])
def test_it_accepts_a_resignation_that_brings_as_much_as_playing_on(worth_now: float, kind: str) -> None:
    offered = done(before_roll(START), 0, OfferResignation(WinKind.SINGLE))
    answer = chosen(BackgammonPlayer(Told(CubeValues(worth_now, 0.0))), offered, 1)
    assert type(answer).__name__ == kind


def test_the_expert_plays_what_the_evaluator_thinks_best() -> None:
    state = with_roll(START, 3, 1)
    best = legal(state, 0)[5]
    assert isinstance(best, Play)
    assert chosen(BackgammonPlayer(Told(CubeValues(0, 0), best.after)), state) == best


def test_the_estimate_bears_off_hits_and_leads() -> None:
    assert worth(board({1: 1}, {6: 3})) > 0.9
    assert worth(flip(board({1: 1}, {6: 3}))) < 0
    ahead, behind = board({6: 5, 5: 5, 4: 5}, {24: 5, 23: 5, 22: 5}), board({24: 15}, {6: 5, 5: 5, 4: 5})
    assert worth(ahead) > worth(START) > worth(behind)


def test_the_house_beats_chance_by_far() -> None:
    won = 0
    for seed in range(10):
        chance = random.Random(seed).randrange
        seats: list[Policy] = [by(BackgammonPlayer(Estimate())), checkers_only]
        played = play(OPTIONS, seats if seed % 2 else seats[::-1], lambda _n, c=chance: c, chance)  # type: ignore[misc]  # bound at once
        won += played.state.winner == 1 - seed % 2
    assert won >= 9


def test_levels_err_more_the_lower_they_are() -> None:
    assert NOISE[Level.EXPERT] == 0 < NOISE[Level.CLUB] < NOISE[Level.BEGINNER]
    rates = [error_rate(level) for level in (Level.EXPERT, Level.CLUB, Level.BEGINNER)]
    assert rates[0] == 0 < rates[1] < rates[2]


def error_rate(level: Level) -> float:
    losses = [each.loss for each in decisions(Estimate(), own_steps(OPTIONS, a_match(level)))]
    return sum(losses) / len(losses)


def a_match(level: Level) -> tuple[Event, ...]:
    chance = random.Random(4).randrange
    return play(OPTIONS, [by(BackgammonPlayer(Estimate(), level))] * 2, lambda _n: chance, chance).events


def test_an_analysis_names_errors_and_the_worst_decisions_with_the_better_play() -> None:
    record = GameRecord(OPTIONS, 2, a_match(Level.BEGINNER), ("Aya", "Ben"), "")
    told = Analyst(Judging()).analysed(record)
    assert [player["name"] for player in told["players"]] == ["Aya", "Ben"]
    assert all(player["rate"] >= 0 and player["decisions"] > 5 for player in told["players"])
    worst = told["worst"]
    assert len(worst) == 5
    assert [each["loss"] for each in worst] == sorted((each["loss"] for each in worst), reverse=True)
    assert all(each["did"] != each["best"] and each["xgid"].startswith("XGID=") for each in worst)


def test_who_knows_too_little_names_no_figures() -> None:
    record = GameRecord(OPTIONS, 2, a_match(Level.BEGINNER), ("Aya", "Ben"), "")
    assert Analyst(Estimate()).analysed(record) == {"evaluator": "estimate", "players": [], "worst": []}


def test_a_roll_counts_as_a_cube_decision_only_where_a_double_was_close() -> None:
    def judged(taken: float) -> int:
        found = decisions(
            Told(CubeValues(0.5, taken)), own_steps(MatchOptions(5), (*BEGUN, MatchDiceTaken(1)))
        )
        return [each.did for each in found].count("roll")

    assert [judged(taken) for taken in (0.3, 0.33, 0.35, 0.5, 0.8)] == [0, 0, 1, 1, 1]


def test_errors_have_names_at_gnubgs_bounds() -> None:
    named = [grade(loss) for loss in (0.02, 0.03, 0.059, 0.06, 0.119, 0.12, 1.0)]
    assert named == [None, "doubtful", "doubtful", "error", "error", "blunder", "blunder"]


def test_luck_is_a_roll_against_the_average_and_an_opening_roll_against_both_sides() -> None:
    evaluator = Told(CubeValues(0, 0))
    # A roll is worth what it shows, for either side: what the two may begin with is nothing on average.
    assert luck(evaluator, own_steps(OPTIONS, BEGUN)) == pytest.approx((11, 0))
    rolled = (*BEGUN, MatchDiceTaken(1), MatchRolled(2, 1))
    assert luck(evaluator, own_steps(OPTIONS, rolled)) == pytest.approx((11, 3 - 7))


def test_bgsage_gives_values_for_exactly_our_plays() -> None:
    pytest.importorskip("bgsage")
    from usecases.backgammon.sage import evaluator

    sage = evaluator()
    for state in (with_roll(START, 3, 1), with_roll(board({5: 1}, {21: 1, 6: 2}), 5, 1)):
        valued = sage.plays(state)
        assert {Play(each.after) for each in valued} == set(legal(state, 0))
        assert not any(isinstance(decide(state, 0, Play(each.after)), EngineRefusal) for each in valued)
    assert sage.cube(before_roll(START)).no_double == pytest.approx(0.11, abs=0.1)


def test_the_judge_looks_deeper_than_the_house_plays_and_says_the_same_of_luck() -> None:
    pytest.importorskip("bgsage")
    from usecases.backgammon.sage import Sage

    house, judge = Sage(), Sage(plies=2)
    state = with_roll(START, 4, 1)
    assert {each.after for each in judge.plays(state)} == {each.after for each in house.plays(state)}
    assert judge.plays(state) != house.plays(state)
    assert judge.rolled(state) == house.rolled(state)
    assert judge.cube(before_roll(START)) != house.cube(before_roll(START))


def test_it_searches_exactly_where_it_asks_its_evaluator() -> None:
    counted = Counted()
    house, seen = BackgammonPlayer(counted), set[bool]()

    def policy(state: BackgammonState, _seat: Seat, actions: Sequence[Action], chance: Chance) -> Action:
        before, searches = counted.asked, house.searches(state)
        action = house.choose(state, actions, chance)
        assert searches == (counted.asked > before) or isinstance(action, ClaimRace)
        seen.add(searches)
        return action

    chance = random.Random(5)
    play(MatchOptions(3), (policy, policy), lambda _: chance.randrange, chance.randrange)
    assert seen == {True, False}

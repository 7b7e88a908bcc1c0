"""Another program's match is judged as our own: step by step as its file tells it, also where it broke the rules."""

import random

import pytest

from engine.backgammon.analysis import Analyst, decisions, luck
from engine.backgammon.evaluation import CubeValues, Estimate, Evaluator, Valued, stake
from engine.backgammon.events import CheckersMoved, Event, GameWon
from engine.backgammon.foreign import LONGEST, MatAnalyst
from engine.backgammon.mat import write_mat
from engine.backgammon.mat_check import check_mat
from engine.backgammon.mat_file import parse_mat
from engine.backgammon.options import MatchOptions
from engine.backgammon.plays import plays
from engine.backgammon.state import BackgammonState, Cube, opening
from engine.backgammon.table import doubling_at_random, play
from engine.backgammon.transcript import transcribe
from engine.backgammon.walk import own_steps, transcript_steps
from engine.capabilities import ForeignMatch, GameRecord
from engine.protocol import EngineRefusal

NAMES = ("Aya", "Ben")


class Judging(Estimate):
    """Judges at no cost: whatever it says hangs on all that it is asked about."""

    name, judges = "judging", True  # type: ignore[misc]  # another one's name

    def plays(self, state: BackgammonState) -> tuple[Valued, ...]:
        found = plays(state.position, *(state.roll or (0, 0)))
        return tuple(
            sorted((Valued(after, after % 97 / 97) for after in found), key=lambda each: -each.equity)
        )

    def rolled(self, state: BackgammonState) -> float:
        return (sum(state.roll or ()) + state.position % 11 + state.score[state.seat]) / 20

    def cube(self, state: BackgammonState) -> CubeValues:
        return CubeValues(0.5, 0.4 + state.position % 10 / 20)


def a_match(seed: int, points: int) -> tuple[Event, ...]:
    chance = random.Random(seed).randrange
    return play(MatchOptions(points), [doubling_at_random] * 2, lambda _n: chance, chance).events


def read(mat: str | bytes, evaluator: Evaluator | None = None) -> tuple[MatAnalyst, ForeignMatch]:
    analyst = MatAnalyst(evaluator or Judging())
    match = analyst.read(mat.encode() if isinstance(mat, str) else mat)
    assert isinstance(match, ForeignMatch), match
    return analyst, match


@pytest.mark.parametrize("seed", range(6))
def test_a_match_that_was_written_and_read_has_the_verdict_of_the_stored_one(seed: int) -> None:
    points = 1 + 2 * (seed % 3)
    options, events = MatchOptions(points), a_match(seed, points)
    mat = write_mat(transcribe(options, events, NAMES))
    ours, theirs = own_steps(options, events), transcript_steps(check_mat(parse_mat(mat)).match)
    assert [*decisions(Judging(), own_steps(options, events))] == [*decisions(Judging(), [*theirs])]
    analyst, match = read(mat)
    told, own = (
        analyst.analysed(match),
        Analyst(Judging()).analysed(GameRecord(options, 2, events, NAMES, "")),
    )
    assert told == own
    assert luck(Judging(), ours) == pytest.approx([player["luck"] for player in told["players"]], abs=1e-3)


def test_a_result_without_luck_and_the_luck_make_the_result() -> None:
    told = Analyst(Judging()).analysed(GameRecord(MatchOptions(3), 2, a_match(1, 3), NAMES, ""))
    first, second = told["players"]
    assert abs(first["result"]) == 0.5 == -second["result"] * (1 if first["result"] > 0 else -1)
    assert first["adjusted"] == -second["adjusted"]
    assert first["adjusted"] != first["result"]


def test_a_match_that_was_broken_off_has_no_result() -> None:
    events = a_match(1, 3)
    last = max(place for place, event in enumerate(events) if isinstance(event, GameWon))
    told = Analyst(Judging()).analysed(GameRecord(MatchOptions(3), 2, events[:last], NAMES, ""))
    assert all("result" not in player and player["decisions"] for player in told["players"])


def test_a_cube_is_worth_what_the_match_gains_by_it_and_points_in_a_money_session() -> None:
    state = opening(MatchOptions(3))._replace(cube=Cube(2, 0), score=(1, 1))
    assert stake(Estimate(), state, 0) == pytest.approx(0.5)  # two points away, cube on two: all or nothing
    assert stake(Estimate(), opening(MatchOptions(0))._replace(cube=Cube(4, 1)), 0) == 4


MONEY = """ Money session

 Game 1
 Aya : 0                              Ben : 0
  1) 31: 8/5 6/5                        64: 24/14
  2)  Doubles => 2                       Drops
      Wins 1 point

 Game 2
 Aya : 1                              Ben : 0
  1)                                    31: 8/5 6/5
  2) 21: 13/11 6/5                       Doubles => 2
  3)  Drops
                                        Wins 1 point
"""


def test_a_money_session_counts_points_and_its_cube_is_never_dead() -> None:
    analyst, match = read(MONEY)
    told = analyst.analysed(match)
    assert told["points"] == 0
    assert [player["result"] for player in told["players"]] == [0, 0]
    assert [one.did for one in decisions(Judging(), match.content.steps)].count("drop") == 2


def test_a_game_is_judged_up_to_its_first_illegal_play_and_the_lines_are_named() -> None:
    spoilt = MONEY.replace("64: 24/14", "64: 24/15")
    _, match = read(spoilt)
    assert match.faults == (5,)
    plays = [step.event for step in match.content.steps if isinstance(step.event, CheckersMoved)]
    assert len(plays) == 3  # one of the first game, both of the second
    assert not read(MONEY)[1].faults


@pytest.mark.parametrize("text", ["", "hello", " 3 point match\n\n Game 1\n", "\0" * 50])
def test_what_is_no_match_is_refused(text: str) -> None:
    found = MatAnalyst(Judging()).read(text.encode())
    assert isinstance(found, EngineRefusal)
    assert found.code == "bad-mat"


def test_a_file_beyond_the_longest_is_refused_before_it_is_judged() -> None:
    game = MONEY.split("\n\n", 1)[1]
    found = MatAnalyst(Judging()).read((" Money session\n\n" + game * (LONGEST // 4 + 1)).encode())
    assert isinstance(found, EngineRefusal)
    assert found.code == "mat-too-long"

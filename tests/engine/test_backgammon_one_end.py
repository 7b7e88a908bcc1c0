"""The verdict on one play is the same as finding it among all plays of the roll."""

import random

import pytest

from engine.backgammon.actions import Play
from engine.backgammon.events import OpeningRolled
from engine.backgammon.game import decide, evolve
from engine.backgammon.options import MatchOptions
from engine.backgammon.perft import ROLLS
from engine.backgammon.plays import is_end, plays
from engine.backgammon.position import BAR, OFF, OWN, POINTS, SIDE, Position, foot, of_points
from engine.backgammon.state import MatchPhase, opening
from engine.backgammon.turn import legal_ends
from engine.protocol import EngineRefusal
from tests.engine.backgammon_differential import positions

SLOTS_OF_BOARD = (OFF, *POINTS, BAR)
CORNERS = [
    of_points({24: 1, 1: 14}, {8: 2, 6: 13}),  # one die alone goes: the higher
    of_points({24: 1, 8: 1, 1: 13}, {8: 2, 6: 13}),  # both dice go, but not after every first step
    of_points({25: 2, 6: 13}, {19: 2, 20: 2, 22: 2, 24: 9}),  # two on the bar
    of_points({6: 1, 4: 1, 2: 1}, {1: 15}),  # bearing off with a higher die
    of_points({13: 1, 5: 14}, {1: 15}),  # one checker comes home, another is borne off
    of_points({24: 4, 6: 11}, {5: 1, 8: 1, 13: 1, 6: 2, 18: 10}),  # blots on the way
]


def near(position: Position, chance: random.Random) -> list[int]:
    """Boards that look like ends: a checker of either side elsewhere, a hit forgotten or made up."""
    found = []
    for _ in range(6):
        source, target = foot(chance.choice(SLOTS_OF_BOARD)), foot(chance.choice(SLOTS_OF_BOARD))
        side = chance.choice((0, SIDE))
        found.append(int(position) + ((target - source) << side))
    return found


@pytest.mark.parametrize("seed", range(4))
def test_one_end_is_judged_as_among_all_ends__jbl_4_2_3_1(seed: int) -> None:
    chance = random.Random(seed)
    looked = 0
    for position, _ in zip([*CORNERS, *_some(seed)], range(60), strict=False):
        for roll in ROLLS:
            all_ends = set(plays(position, *roll))
            wrong = [end for after in [position, *sorted(all_ends)[:4]] for end in near(after, chance)]
            others = {end for second in ROLLS[:6] for end in plays(position, *second)}
            for after in {*all_ends, *wrong, *others, 0, -1, position, position & OWN}:
                assert is_end(position, *roll, after) == (after in all_ends)
                looked += 1
    assert looked > 20_000


def _some(seed: int) -> list[Position]:
    return [position for position, _ in zip(positions(seed), range(54), strict=False)]


@pytest.mark.parametrize("roll", ROLLS)
def test_decide_takes_exactly_the_legal_plays_of_a_roll(roll: tuple[int, int]) -> None:
    begun = evolve(opening(MatchOptions(3)), OpeningRolled(3, 1))
    for position in [*CORNERS, *_some(9)[:20]]:
        state = begun._replace(position=position, roll=roll, phase=MatchPhase.MOVE)
        legal = set(legal_ends(state))
        for after in {*legal, position, *near(position, random.Random(int(position) % 97)), True}:
            answer = decide(state, state.seat, Play(Position(after)))
            assert isinstance(answer, EngineRefusal) == (type(after) is not int or after not in legal)

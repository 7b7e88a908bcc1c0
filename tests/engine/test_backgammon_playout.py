"""Random games without a log: every play of them is legal, and every legal play can come."""

import json
import random

import pytest
from typer.testing import CliRunner

from engine.backgammon.__main__ import app
from engine.backgammon.names import Chance, Roll
from engine.backgammon.playout import random_game, random_play
from engine.backgammon.plays import ends
from engine.backgammon.position import CHECKERS, START, borne_off, flip, of_points


def below(seed: int) -> Chance:
    chance = random.Random(seed).random
    return lambda limit: int(chance() * limit)


@pytest.mark.parametrize("seed", range(12))
def test_every_play_of_a_random_game_is_legal__jbl_4_2_3_1(seed: int) -> None:
    chance, position, turns = below(seed), START, 0
    while borne_off(flip(position)) < CHECKERS:
        roll = (chance(6) + 1, chance(6) + 1)
        legal = ends(position, *roll) or {position}
        for again in range(3):
            assert random_play(position, *roll, below(seed + again)) in legal
        position = flip(random_play(position, *roll, chance))
        turns += 1
    assert turns > 20


@pytest.mark.parametrize("roll", [(3, 1), (2, 2), (6, 5)])
def test_every_legal_play_can_come(roll: Roll) -> None:
    chance = below(1)
    assert {random_play(START, *roll, chance) for _ in range(6000)} == ends(START, *roll)


@pytest.mark.parametrize(
    ("mine", "theirs", "number"),
    [
        ({24: 1, 1: 14}, {8: 2, 6: 13}, 1),  # one die alone can be played: the higher
        ({25: 1, 1: 14}, {1: 2, 2: 2, 3: 2, 4: 2, 5: 2, 6: 2, 13: 3}, 0),  # shut out on the bar
        ({24: 1, 8: 1, 1: 13}, {8: 2, 6: 13}, 3),  # both dice go, but not after every first step
    ],
)
def test_where_a_step_leads_into_a_dead_end_the_rule_of_both_dice_holds__jbl_1_4_1(
    mine: dict[int, int], theirs: dict[int, int], number: int
) -> None:
    position = of_points(mine, theirs)
    legal = ends(position, 6, 1)
    assert len(legal) == number
    found = {random_play(position, 6, 1, below(seed)) for seed in range(60)}
    assert found == (legal or {position})


def test_games_repeat_from_their_seed_and_are_as_long_as_random_games_are() -> None:
    games = [random_game(below(seed)) for seed in range(60)]
    assert games == [random_game(below(seed)) for seed in range(60)]
    assert 70 < sum(game.turns for game in games) / 60 < 130
    assert {game.winner for game in games} == {0, 1}


def test_the_command_counts_who_won_and_how() -> None:
    report = json.loads(CliRunner().invoke(app, ["playout", "--games", "40"]).output)
    assert sum(report["wins_by_seat"]) == sum(report["wins_by_kind"].values()) == 40

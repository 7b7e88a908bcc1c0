"""A play chosen checker by checker: every legal play can be reached, and nothing else."""

import random
from itertools import islice

import pytest

from engine.backgammon.choosing import Chosen, next_steps, partial
from engine.backgammon.names import Roll
from engine.backgammon.plays import plays
from engine.backgammon.position import START, Position
from tests.engine.backgammon_board import board, mirrored
from tests.engine.backgammon_differential import positions


def reached(position: Position, roll: Roll, chosen: Chosen = ()) -> set[Position]:
    """Every end to which the offered steps lead."""
    now = partial(position, roll, chosen)
    assert now is not None
    steps = next_steps(position, roll, chosen)
    if not steps:
        return {now.board}
    return {end for step in steps for end in reached(position, roll, (*chosen, (step.source, step.die)))}


def test_the_steps_lead_to_every_legal_play_and_to_no_other() -> None:
    chance = random.Random(5)
    for position in islice(positions(5), 40):
        roll = (chance.randint(1, 6), chance.randint(1, 6))
        legal = plays(position, *roll)
        if legal and len(legal) < 60:
            assert reached(position, roll) == set(legal)


def test_a_step_says_how_many_plays_it_leaves() -> None:
    steps = next_steps(START, (3, 1), ())
    assert [(step.source, step.target) for step in steps[:3]] == [(24, 21), (24, 23), (13, 10)]
    for step in steps:
        now = partial(START, (3, 1), ((step.source, step.die),))
        assert now is not None
        assert len(now.ends) == step.plays


@pytest.mark.parametrize("chosen", [((24, 5),), ((12, 3),), ((99, 3),), ((24, 3), (24, 3)), ((0, 1),)])
def test_steps_that_begin_no_play_mean_nothing(chosen: Chosen) -> None:
    assert partial(START, (3, 1), chosen) is None
    assert next_steps(START, (3, 1), chosen) == ()


def test_a_step_after_which_the_other_die_is_lost_is_not_offered__house() -> None:
    only = board({24: 1}, mirrored({18: 2}))
    assert [(step.source, step.die) for step in next_steps(only, (6, 1), ())] == [(24, 1)]

"""Golden master: stored games of Catan with trades, orders, time-outs, undo and substitutes, equal to the last byte."""

import pytest

from tests.golden.record import GAMES, played, recorded

_MASTER = recorded()
_QUICK = 2
_SEEDS = [
    pytest.param(seed, marks=[pytest.mark.slow] if seed > _QUICK else []) for seed in range(1, GAMES + 1)
]


@pytest.mark.parametrize("seed", _SEEDS)
def test_everything_that_a_stored_game_does_and_shows_is_what_was_recorded(seed: int) -> None:
    assert played(seed) == _MASTER[str(seed)]

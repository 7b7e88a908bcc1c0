"""Golden master: stored games of Catan with trades, orders, time-outs, undo and substitutes, equal to the last byte."""

import pytest

from tests.golden.record import GAMES, HAPPENED, played, recorded

_MASTER = recorded()


@pytest.mark.parametrize("seed", [1, 2])
def test_a_stored_game_goes_on_as_it_did_when_the_host_knew_catan_alone(seed: int) -> None:
    before, now = _MASTER[str(seed)], played(seed)
    assert {kind: now.get(kind) for kind in HAPPENED} == {kind: before.get(kind) for kind in HAPPENED}


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(1, GAMES + 1))
def test_everything_that_a_stored_game_does_and_shows_is_what_was_recorded(seed: int) -> None:
    assert played(seed) == _MASTER[str(seed)]

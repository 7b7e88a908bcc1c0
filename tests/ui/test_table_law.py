"""Random positions of every game that is tapped, a few in CI and 10,000 of each in `make tables`."""

import os

import pytest

from tests.ui.table_law import GAMES, held

MANY = int(os.environ.get("POSITIONS", "10000"))


@pytest.mark.parametrize("kind", GAMES)
def test_all_is_said_by_taps_or_a_control_nothing_lights_in_vain_and_every_name_is_its_own(kind: str) -> None:
    counted = held(kind, 60, seed=21, every=7)
    assert counted["positions"] == 60
    assert counted["tapped"] > 100


@pytest.mark.slow
@pytest.mark.parametrize("kind", GAMES)
def test_the_same_of_many_positions(kind: str) -> None:
    counted = held(kind, MANY, seed=22)
    print(kind, dict(counted))  # noqa: T201 - the figures
    assert counted["positions"] == MANY

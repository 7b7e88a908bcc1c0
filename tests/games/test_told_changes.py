"""What is told of a game adds up to what is seen of it: nothing happens untold."""

import os
import random
import secrets

import pytest

from engine.backgammon.options import MatchOptions
from engine.rivals.names import GameSet
from engine.rivals.options import Preset, preset
from tests.engine.soak import tables
from tests.games import told_backgammon, told_catan, told_rivals

GAMES = int(os.environ.get("GAMES", "1000"))
RIVALS = [(set_, reading) for set_ in GameSet for reading in Preset]


@pytest.fixture
def chosen() -> int:
    """A number that hangs on the test's name."""
    return int.from_bytes(secrets.token_bytes(4), "big")


@pytest.mark.parametrize("set_", list(GameSet))
def test_the_lines_of_rivals_add_up_to_goods_cards_and_buildings(set_: GameSet, chosen: int) -> None:
    reading, seed = list(Preset)[chosen % 2], chosen
    assert not told_rivals.differences(preset(reading, set_), seed, 700)


def test_what_is_told_of_catan_adds_up_to_cards_and_pieces(chosen: int) -> None:
    options, seats = tables(chosen, random.Random(chosen))
    assert not told_catan.differences(options, seats, chosen, 300)


def test_what_is_told_of_backgammon_makes_board_cube_and_score(chosen: int) -> None:
    assert not told_backgammon.differences(MatchOptions(3), chosen, 400)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(GAMES))
def test_in_whole_games_nothing_happens_untold(number: int) -> None:
    set_, reading = RIVALS[number % len(RIVALS)]
    assert not told_rivals.differences(preset(reading, set_), number)
    options, seats = tables(number, random.Random(number))
    assert not told_catan.differences(options, seats, number, 900)
    assert not told_backgammon.differences(MatchOptions(1 + number % 9), number, 5000)

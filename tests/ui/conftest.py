"""One game by sensible players, for all tests of what is shown of games."""

import pytest

from engine.catan import game as catan
from engine.catan.hands import size
from engine.catan.options import CatanOptions
from engine.catan.phases import MAIN
from engine.catan.state import CatanState
from engine.catan.table import PlayedGame, play
from engine.fairness import chance_at
from tests.ui.posts_table import SECRET, WORDS, choose


@pytest.fixture(scope="session")
def played() -> PlayedGame:
    """A whole game."""
    fate = chance_at(b"whim", (), 0)
    return play(CatanOptions(), [choose] * 4, lambda place: chance_at(SECRET, WORDS, place), fate)


@pytest.fixture(scope="session")
def middle(played: PlayedGame) -> CatanState:
    """The game in somebody's main phase, everybody with cards in hand and one in a development card."""
    state = catan.fold(CatanOptions(), 4, played.events[:1])
    for event in played.events[1:]:
        state = catan.evolve(state, event)
        hands = [size(player.hand) for player in state.players]
        if state.turn.phase is MAIN and min(hands) > 1 and any(player.cards for player in state.players):
            return state
    raise AssertionError("the game has no such moment")

"""Whole games through the bot, from the command that opens them to the result."""

import os
import random

import pytest

from tests.games.match import Match
from tests.support.night import Night

GAMES = int(os.environ.get("GAMES", "6"))
SEED = int(os.environ.get("GAMES_SEED", "1"))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(SEED, SEED + GAMES))
async def test_a_whole_game_by_controls_alone_ends_as_its_events_say(night: Night, seed: int) -> None:
    chance = random.Random(seed)
    match = Match(night, chance)
    seats = chance.choice((3, 4))
    players = night.players[: chance.randint(1, seats)]
    for player in players:
        night.locales.set(player.id, chance.choice(("ja", "en-US")))
    await match.begin(players, seats)
    await match.until_over()
    print(seed, len(players), seats, match.moves, match.game.events, sum(p.taps for p in match.people), sum(p.refused for p in match.people))

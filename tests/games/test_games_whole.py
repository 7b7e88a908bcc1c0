"""Whole games through the bot, from the command that opens them to the result."""

import os
import random
import secrets
from collections import Counter

import pytest
from structlog.testing import capture_logs

from tests.games import verdict
from tests.games.kinds import KINDS, Kind
from tests.games.match import Match
from tests.games.mischief import something
from tests.support.night import Night

GAMES = int(os.environ.get("GAMES", "6"))
SEED = int(os.environ.get("GAMES_SEED", "1"))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(SEED, SEED + GAMES))
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.key)
async def test_a_whole_game_by_controls_alone_ends_as_its_events_say(
    night: Night, kind: Kind, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    chance = random.Random(seed)
    monkeypatch.setattr(secrets, "token_bytes", chance.randbytes)  # the same game again for the same seed
    seats = chance.choice(kind.seats)
    players = night.players[: chance.randint(1, seats)]
    for player in players:
        night.locales.set(player.id, chance.choice(("ja", "en-US")))
    match = Match(night, chance, kind)
    with capture_logs() as log:
        await match.begin(players, seats)
        await match.until_over(something if seed % 3 else None)
        await verdict.judge(match)
    assert [entry for entry in log if entry["log_level"] in {"warning", "error"}] == []
    _tell(seed, match)


def _tell(seed: int, match: Match) -> None:
    """The figures to note."""
    taps = sum(person.taps for person in (*match.people, *match.former))
    refused = sum(person.refused for person in (*match.people, *match.former))
    print(  # noqa: T201 - a measurement
        f"{match.kind.key}, seed {seed}: {len(match.people)} people, {match.moves} moves, "
        f"{match.game.events} events, {taps} taps, {refused} refused; {dict(Counter(match.happened))}"
    )

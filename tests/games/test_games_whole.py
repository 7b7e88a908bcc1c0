"""Whole games through the bot, from the command that opens them to the result."""

import os
import random
import secrets
from collections import Counter
from collections.abc import Callable

import pytest
from structlog.testing import capture_logs

from tests.games import verdict
from tests.games.conftest import FIGURES
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
    night: Night,
    kind: Kind,
    seed: int,
    monkeypatch: pytest.MonkeyPatch,
    record_property: Callable[[str, object], None],
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
    record_property(FIGURES, figures(seed, match))


def figures(seed: int, match: Match) -> str:
    """One line of what happened, shown after the run (conftest)."""
    taps = sum(person.taps for person in (*match.people, *match.former))
    refused = sum(person.refused for person in (*match.people, *match.former))
    return (
        f"{match.kind.key}, seed {seed}: {len(match.people)} people, {match.moves} moves, "
        f"{match.game.events} events, {taps} taps, {refused} refused; {dict(Counter(match.happened))}"
    )

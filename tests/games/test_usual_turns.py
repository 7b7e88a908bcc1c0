"""A usual turn does not take more taps than it did: a ratchet over games by controls."""

import random
import secrets
import sys

import pytest

from tests.games.kinds import KINDS, Kind
from tests.games.usual_turns import USUAL, taps_of_ten_turns
from tests.support.night import Night

SEED = 1
MOST_OF_TEN = {"catan": 60.0, "backgammon": 22.0, "rivals": 55.0}
"""Taps of ten usual turns, as they were counted with this seed."""


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.key)
async def test_ten_usual_turns_take_no_more_taps_than_they_did(
    night: Night, kind: Kind, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(secrets, "token_bytes", random.Random(SEED).randbytes)
    taps = await taps_of_ten_turns(night, kind, SEED)
    assert len(taps) >= USUAL
    of_ten = USUAL * sum(taps) / len(taps)
    sys.stdout.write(f"{kind.key}: {of_ten:.1f} taps in ten turns, {sorted(taps)}\n")
    assert of_ten <= MOST_OF_TEN[kind.key]

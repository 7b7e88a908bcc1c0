"""How tall the messages of an ordinary turn are on a phone, in whole games played by their controls.

The aim of 700 pixels is held where the picture and the controls leave room for it: the picture of Rivals takes 405 of
them, that of Catan 342. What is measured is a ratchet beside it.
"""

import json
import os
import random
import re
import secrets
import sys
from typing import Final

import pytest

from tests.browser.drawn import drawing
from tests.browser.turn_messages import SeenMessage, played
from tests.games.kinds import KINDS, Kind
from tests.support.night import Night

pytestmark = pytest.mark.slow
SEED: Final = int(os.environ.get("GAMES_SEED", "1"))
ROLL, ACT = "before the dice", "after them"
TALLEST: Final = {
    "catan": {ROLL: 770, ACT: 1100},
    "backgammon": {ACT: 680},
    "rivals": {ROLL: 945, ACT: 1115},
}
"""Pixels that no ordinary turn's message exceeded when it was measured."""
_ROLLS: Final = re.compile(r'"custom_id": "play:\d+:\d+:roll"')


def part_of(seen: SeenMessage) -> str:
    """Whether it is a message of an own turn without a hint for a first game, before the dice or after them."""
    words = json.loads(seen.payload)["content"]
    if not words.startswith("🔔") or "> 💡" in words:
        return ""
    return ROLL if _ROLLS.search(seen.payload) else ACT


@pytest.mark.parametrize("locale", ["ja", "en-US"])
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.key)
async def test_an_ordinary_turns_message_is_no_taller_than_it_was(
    night: Night, kind: Kind, locale: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(secrets, "token_bytes", random.Random(SEED).randbytes)
    match = await played(night, kind, locale, SEED)
    found: dict[str, list[float]] = {}
    with drawing() as drawn:
        for seen in match.gallery.seen.values():
            if part := part_of(seen):
                found.setdefault(part, []).append(drawn.height(seen, locale))
        assert drawn.page.complaints() == []
    for part, heights in found.items():
        heights.sort()
        middle, most = heights[len(heights) // 2], heights[-1]
        sys.stdout.write(
            f"{kind.key} {locale} {part}: {len(heights)}, median {middle:.0f}, most {most:.0f}\n"
        )
    assert set(found) == set(TALLEST[kind.key])
    assert {
        part: heights[-1] for part, heights in found.items() if heights[-1] > TALLEST[kind.key][part]
    } == {}

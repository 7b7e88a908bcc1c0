"""How tall the messages of an ordinary turn are on a phone, in whole games played by their controls.

Where there is no room for it the picture of the board is a small one to tap; while a place is chosen on it
it is large.

Pictures of the tallest: `SHOTS=/tmp/shots python -m pytest -s -m slow tests/browser/test_browser_turns.py`.
"""

import json
import os
import random
import re
import secrets
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.browser.drawn import drawing
from tests.browser.turn_messages import SeenMessage, played
from tests.games.kinds import KINDS, Kind
from tests.support.night import Night
from tests.support.reading import parts_of

pytestmark = pytest.mark.slow
SEED: Final = int(os.environ.get("GAMES_SEED", "1"))
SET_UP, ROLL, ACT = "set-up", "before the dice", "after them"
TALLEST: Final = 700
"""Pixels."""
_SETS_UP: Final = re.compile(r'"custom_id": "play:\d+:\d+:(place-|tile )')
_ROLLS: Final = re.compile(r'"custom_id": "play:\d+:\d+:roll"')


def part_of(seen: SeenMessage) -> str:
    """What it is a message of: an own turn without a hint for a first game, before the dice or after them."""
    parts = parts_of(json.loads(seen.payload)["components"])
    words = "\n".join(part["content"] for part in parts if "content" in part)
    if not words.startswith("### [🔔") or "> 💡" in words:
        return ""
    if _SETS_UP.search(seen.payload):
        return SET_UP
    return ROLL if _ROLLS.search(seen.payload) else ACT


@pytest.mark.parametrize("locale", ["ja", "en-US"])
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.key)
async def test_an_ordinary_turns_message_is_at_most_700_pixels_tall(
    night: Night, kind: Kind, locale: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(secrets, "token_bytes", random.Random(SEED).randbytes)
    match = await played(night, kind, locale, SEED)
    found: dict[str, list[float]] = {}
    with drawing() as drawn:
        for seen in match.gallery.seen.values():
            if part := part_of(seen):
                found.setdefault(part, []).append(drawn.height(seen, locale))
        if folder := os.environ.get("SHOTS"):
            for seen in match.gallery.seen.values():
                if part_of(seen) and drawn.height(seen, locale) == max(found[part_of(seen)]):
                    name = f"{kind.key}_{part_of(seen).replace(' ', '_')}_{locale}.png"
                    drawn.picture(Path(folder) / name)
        assert drawn.page.complaints() == []
    for part, heights in found.items():
        heights.sort()
        middle, most = heights[len(heights) // 2], heights[-1]
        sys.stdout.write(
            f"{kind.key} {locale} {part}: {len(heights)}, median {middle:.0f}, most {most:.0f}\n"
        )
    assert ACT in found
    assert {part: heights[-1] for part, heights in found.items() if heights[-1] > TALLEST} == {}

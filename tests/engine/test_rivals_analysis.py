"""What luck did in a game, counted from its record."""

import random

from engine.capabilities import GameRecord
from engine.rivals.actions import DrawFrom, ThrowDice
from engine.rivals.analysis import RivalsAnalyst, yielded
from engine.rivals.events import RivalsDecision
from engine.rivals.house import thrifty
from engine.rivals.names import GameSet
from engine.rivals.options import Preset, preset
from engine.rivals.table import play_game
from tests.engine.rivals_table import realm


def test_luck_is_counted_for_both_from_the_record_alone() -> None:
    options, chance = preset(Preset.PRINTED, GameSet.INTRO), random.Random(3)
    out = play_game(options, (thrifty, thrifty), lambda _stream, _number: chance.randrange, chance.randrange)
    found = RivalsAnalyst().analysed(GameRecord(options, 2, out.events, ("A", "B"), ""))
    done = [event.action for event in out.events if isinstance(event, RivalsDecision)]
    assert (
        sum(found["numbers"])
        == sum(found["faces"].values())
        == sum(isinstance(one, ThrowDice) for one in done)
    )
    assert sum(seat["drawn"] for seat in found["seats"]) == sum(isinstance(one, DrawFrom) for one in done)
    assert all(0 <= seat["better"] <= seat["drawn"] for seat in found["seats"])
    assert all(seat["goods"] > 0 < seat["average"] for seat in found["seats"])


def test_what_finds_no_room_is_no_luck() -> None:
    full, empty = realm(stock=3), realm("lumber-camp", stock=0)
    assert [yielded(full, number) for number in range(1, 7)] == [0] * 6
    assert yielded(empty, 2) == 2

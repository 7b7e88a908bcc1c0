"""What luck did in a game, counted from its record."""

import random

import pytest

from engine.capabilities import GameRecord
from engine.rivals.actions import DrawFrom, ThrowDice
from engine.rivals.analysis import RivalsAnalyst, yielded
from engine.rivals.chances import RivalsBalance, balanced
from engine.rivals.codecs import read_event, write_event
from engine.rivals.events import RivalsDecision
from engine.rivals.game import decide, evolve
from engine.rivals.house import thrifty
from engine.rivals.names import CHANCE, GameSet
from engine.rivals.options import Preset, preset
from engine.rivals.state import TurnPhase
from engine.rivals.table import play_game
from tests.engine.rivals_table import accepted, at, realm


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
    assert [sum(seat["income"]) for seat in found["seats"]] == [seat["goods"] for seat in found["seats"]]
    assert all(sum(shares) == pytest.approx(1, abs=1e-3) for _turn, *shares in found["chances"])
    assert found["chances"][-1][1 + out.state.winner] == 1
    turns = [turn for turn, *_ in found["chances"]]
    assert turns == sorted({*turns})
    assert all(0 <= seat["better"] <= seat["drawn"] for seat in found["seats"])
    assert all(seat["goods"] > 0 < seat["average"] for seat in found["seats"])


def test_what_finds_no_room_is_no_luck() -> None:
    full, empty = realm(stock=3), realm("lumber-camp", stock=0)
    assert [yielded(full, number) for number in range(1, 7)] == [0] * 6
    assert yielded(empty, 2) == 2


def test_the_dice_tell_what_they_brought_and_took_from_both() -> None:
    """Eight goods and more draw the brigands, who take wool and gold before the number yields."""
    rich = at(realm(stock=(1, 2, 1, 2, 3, 1)), realm(stock=0), phase=TurnPhase.DICE)
    (thrown,) = accepted(decide(rich, CHANCE, ThrowDice(2, "brigand")))
    assert isinstance(thrown, RivalsDecision)
    assert thrown.changes == ((1, 0, 0, -3, 0, -2), (1, 0, 0, 0, 0, 0))
    assert read_event(write_event(thrown)) == thrown
    assert evolve(rich, thrown) == evolve(rich._replace(asked=0), thrown)


def test_dice_that_bring_nothing_tell_nothing() -> None:
    full = at(realm(stock=0), realm(stock=3), phase=TurnPhase.DICE)
    (thrown,) = accepted(decide(full._replace(realms=(full.realms[1],) * 2), CHANCE, ThrowDice(2, "trade")))
    assert isinstance(thrown, RivalsDecision)
    assert thrown.changes == ()


def test_whoever_leads_has_the_better_chance_and_both_see_it_alike() -> None:
    even, ahead, far = (balanced(RivalsBalance(10.0 * lead, lead, 0.5, 0))[0] for lead in (0, 1, 4))
    assert even == 0.5 < ahead < far < 1
    assert balanced(RivalsBalance(0.0, 0, 0.5, 1))[0] > 0.5  # whoever is on turn
    assert balanced(RivalsBalance(-20.0, -2, 0.9, -1)) == pytest.approx(
        balanced(RivalsBalance(20.0, 2, 0.9, 1))[::-1]
    )


def test_near_the_end_points_count_and_little_else() -> None:
    """What goods and signs promise in the middle comes too late."""
    early, late = (balanced(RivalsBalance(8.0, 0, share, 0))[0] - 0.5 for share in (0.4, 0.9))
    assert 0 <= late < early / 4
    assert balanced(RivalsBalance(10.0 - 8.0, 1, 0.9, 0))[0] > 0.6

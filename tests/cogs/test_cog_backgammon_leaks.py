"""Nothing leaks: two matches that differ only in somebody's orders look the same to the opponent, byte for byte."""

from pathlib import Path
from typing import Any

import pytest

from data.records import TimerKind
from engine.backgammon.record_codecs import format_action
from engine.backgammon.state import BackgammonState, MatchPhase
from tests.support.backgammon_table import first_choice
from tests.support.game_night import GameNight
from tests.support.twins import Told
from tests.support.two_night import twin_of_two
from usecases.play.deferred import LATEST, SOONEST


@pytest.fixture
def told(tmp_path: Path, migrated: str) -> Told:
    """Stories of twins."""
    return Told(tmp_path, migrated, lambda night: twin_of_two(night, "backgammon new", "twins", points=3))


def state_of(table: GameNight) -> BackgammonState:
    """The match; the table knows Catan's states."""
    state: Any = table.state
    found: BackgammonState = state
    return found


async def before_a_roll(table: GameNight) -> int:
    """The first move is made; the seat that may double next."""
    while state_of(table).phase is not MatchPhase.BEFORE_ROLL:
        table.play(state_of(table).seat, format_action(first_choice(state_of(table))))
    await table.rest()
    return state_of(table).seat


@pytest.mark.parametrize("words", ["take 2", "drop"])
async def test_an_ordered_answer_to_a_double_looks_like_one_by_hand(told: Told, words: str) -> None:
    waits: list[float] = []

    async def story(table: GameNight, *, twisted: bool) -> list[str]:
        doubler = await before_a_roll(table)
        asked = 1 - doubler
        table.order(asked, words)
        await table.rest()
        table.play(doubler, "double")
        ((_, _, wait),) = table.timers(asked, TimerKind.GAME_DISCARD)
        waits.append(wait.total_seconds())
        assert SOONEST <= waits[0] <= LATEST
        if not twisted:
            table.order(asked, "clear")
        await table.rest(waits[0])
        if not twisted:
            table.play(asked, words.split(" ", maxsplit=1)[0])
        await table.rest()
        assert state_of(table).phase is not MatchPhase.DOUBLED
        return table.sightings((doubler,)) + await table.answers((doubler,))

    await told.alike(story)


async def test_an_order_for_a_double_that_does_not_come_shows_nowhere(told: Told) -> None:
    async def story(table: GameNight, *, twisted: bool) -> list[str]:
        roller = await before_a_roll(table)
        if twisted:
            table.order(1 - roller, "drop 8")
        await table.rest()
        seen = table.sightings((roller,))
        table.play(roller, "roll")
        await table.rest()
        table.play(roller, format_action(first_choice(state_of(table))))
        await table.rest()
        return seen + table.sightings((roller,)) + await table.answers((roller,))

    await told.alike(story)

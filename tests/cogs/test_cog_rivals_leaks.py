"""Nothing leaks: two games that differ only in what a player holds or orders look the same to the opponent."""

import json
from pathlib import Path
from typing import Any

import pytest

from data.records import TimerKind
from data.transaction import write
from data.unit_of_work import UnitOfWork
from engine.rivals.actions import StoreGood
from engine.rivals.codecs import read_event, write_event
from engine.rivals.events import Opened
from engine.rivals.game import legal, to_act
from engine.rivals.house import thrifty
from engine.rivals.notation import format_action
from engine.rivals.state import RivalsState
from tests.support.game_night import GameNight, forget_states
from tests.support.twins import Told
from tests.support.two_night import twin_of_two
from usecases.play.deferred import LATEST, SOONEST


@pytest.fixture
def told(tmp_path: Path, migrated: str) -> Told:
    """Stories of twins."""
    return Told(tmp_path, migrated, lambda night: twin_of_two(night, "rivals new", "twins"))


def state_of(table: GameNight) -> RivalsState:
    """The game; the table knows Catan's states."""
    state: Any = table.state
    found: RivalsState = state
    return found


def step(table: GameNight) -> None:
    """The first who must decide does what the rule of thumb says."""
    state = state_of(table)
    seat = to_act(state)
    assert seat is not None
    table.play(seat, format_action(thrifty(state, seat, legal(state, seat), lambda _limit: 0)))


async def both_choose(table: GameNight) -> tuple[int, int]:
    """An event lets both choose in secret: who is on turn, and who is not.

    After each step the messages go out: of two at one moment it hangs on chance which gets the lower number.
    """
    for _ in range(300):
        state = state_of(table)
        if state.agenda and len(state.agenda[0]) > 1:
            return state.turn.seat, 1 - state.turn.seat
        step(table)
        await table.rest()
    raise AssertionError("nothing is chosen in secret")


async def test_what_is_chosen_in_secret_is_not_seen_before_both_have_chosen(told: Told) -> None:
    async def story(table: GameNight, *, twisted: bool) -> list[str]:
        turn, waiting = await both_choose(table)
        choices = [one for one in legal(state_of(table), waiting) if isinstance(one, StoreGood)]
        table.play(waiting, format_action(choices[-1 if twisted else 0]))
        await table.rest()
        return table.sightings((turn,)) + await table.answers((turn,))

    await told.alike(story)


async def test_an_ordered_choice_looks_like_one_by_hand(told: Told) -> None:
    async def story(table: GameNight, *, twisted: bool) -> list[str]:
        turn, waiting = await both_choose(table)
        table.order(waiting, "least")
        await table.rest()
        ((_, _, wait),) = table.timers(waiting, TimerKind.GAME_DISCARD)
        assert SOONEST <= wait.total_seconds() <= LATEST
        if not twisted:
            table.order(waiting, "clear")
        await table.rest(wait.total_seconds())
        if not twisted:
            step_of(table, waiting)
        await table.rest()
        assert state_of(table).veil is not None
        return table.sightings((turn,)) + await table.answers((turn,))

    def step_of(table: GameNight, seat: int) -> None:
        found = [one for one in legal(state_of(table), seat) if isinstance(one, StoreGood)]
        table.play(seat, format_action(found[0]))

    await told.alike(story)


def rearrange(table: GameNight) -> None:
    """The first stack lies the other way round: nobody notices but whoever draws from it."""

    def work(uow: UnitOfWork) -> None:
        first, *rest = uow.game_events.since(table.number, 0)
        opened = read_event(json.loads(first.event))
        assert isinstance(opened, Opened)
        turned = Opened((opened.stacks[0][::-1], *opened.stacks[1:]), opened.pool)
        uow.game_events.cut(table.number, 0)
        changed = first._replace(event=json.dumps(write_event(turned)))
        uow.game_events.append(table.number, (changed, *rest), table.night.bot.bot_context.now())

    write(table.night.bot.bot_context.database, work, lambda _: True)
    forget_states()


async def test_cards_that_are_drawn_show_to_their_player_alone(told: Told) -> None:
    hands: list[tuple[str, ...]] = []

    async def story(table: GameNight, *, twisted: bool) -> list[str]:
        if twisted:
            rearrange(table)
        first = to_act(state_of(table)) or 0
        for seat, words in ((first, "stack 0"), (1 - first, "stack 1")):
            table.play(seat, words)
            await table.rest()
        hands.append(state_of(table).hands[first])
        table.play(first, "roll")
        await table.rest()
        return table.sightings((1 - first,)) + await table.answers((1 - first,))

    await told.alike(story)
    assert hands[0] != hands[1]

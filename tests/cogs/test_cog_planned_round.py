"""What an organizer plans is nobody's before it is public: no answer, no offer while typing, no post tells of it."""

import re
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import pytest
import simcord
from discord import app_commands

from tests.support.every_command import commands, filled, typed_in_place
from tests.support.night import Night, ids_of, last, said
from tests.support.rounds import event_with, player_id, record_all, running, the_event
from tests.support.undo import messages

_MOMENT = re.compile(r"<t:\d+(:\w)?>|\b[A-Z0-9]{6}\b|\d+ (second|minute)s?")
_TYPED = ("", "1", "2")
_ELSEWHERE = frozenset({"rule", "signup", "catan", "rivals", "backgammon", "game"})
_OWN_CHANCE = frozenset({"clock match", "me data"})
"""They throw dice, or count how often they were asked."""


async def first_round(night: Night) -> None:
    """The event is open; the first round is to be planned."""
    await event_with(night)


async def second_round(night: Night) -> None:
    """The first round is over; the second is to be planned."""
    await running(night)
    record_all(night)
    await night.run(night.judge, "round end")


async def qualifier_played(night: Night) -> None:
    """The qualifier is over; its final is to be planned."""
    await running(night, rounds=1)
    record_all(night)
    await night.run(night.judge, "round end")


async def swiss_played(night: Night) -> None:
    """A Swiss event before its second round."""
    await running(night, profile="backgammon-jba", points=5)
    record_all(night)
    await night.run(night.judge, "round end")


async def bracket_to_draw(night: Night) -> None:
    """An event of single elimination before the draw."""
    await event_with(night, 6, profile="backgammon-jba", points=5, pairing="single-elimination")


PLANS: dict[str, tuple[Callable[[Night], Awaitable[None]], str, dict[str, object]]] = {
    "first": (first_round, "round seat", {"seed": 7}),
    "second": (second_round, "round seat", {"seed": 7}),
    "final": (qualifier_played, "standings advance", {}),
    "swiss": (swiss_played, "round seat", {"seed": 7}),
    "bracket": (bracket_to_draw, "round seat", {"seed": 7}),
}


@pytest.mark.parametrize("plan", ["second", "final", "bracket"])
async def test_a_plan_changes_nothing_that_a_player_is_answered(night: Night, plan: str) -> None:
    await PLANS[plan][0](night)
    await night.settle()
    await answers(night)  # what a first try leaves behind is there before either look
    before, stood = await answers(night), messages(night)
    await planned(night, plan)
    after = await answers(night)
    assert {name: met for name, met in after.items() if met != before[name]} == {}
    assert {n: words for n, words in messages(night).items() if n in stood} == stood


@pytest.mark.parametrize("plan", ["first", "swiss"])
async def test_a_plan_changes_nothing_that_a_player_is_offered_while_typing(night: Night, plan: str) -> None:
    await PLANS[plan][0](night)
    await night.settle()
    before = await offers(night)
    await planned(night, plan)
    assert await offers(night) == before


async def planned(night: Night, plan: str) -> None:
    """The organizer plans what this is about."""
    _, command, options = PLANS[plan]
    words = said(await night.run(night.organizer, command, **options))
    assert "⛔" not in words, words
    await night.settle()


def tried(night: Night) -> Iterator[app_commands.Command[Any, ..., Any]]:
    """The commands that tell of events."""
    for command in commands(night):
        name = command.qualified_name
        if name.split()[0] not in _ELSEWHERE and name not in _OWN_CHANCE:
            yield command


async def answers(night: Night) -> dict[str, object]:
    """What a player is answered, command by command."""
    ids = {
        "event": the_event(night).id, "table": 2, "round": 2, "number": 2, "player": player_id(night, 1),
        "other": player_id(night, 2), "winner": player_id(night, 1),
    }  # fmt: skip
    found: dict[str, object] = {}
    for command in tried(night):
        name = command.qualified_name
        few, all_ = (filled(night, command, ids, all_ids=all_ids) for all_ids in (False, True))
        for options in (few, all_) if few != all_ else (few,):
            found[f"{name} {sorted(options)}"] = met(await night.run(night.players[0], name, **options))
    return found


def met(answer: simcord.InteractionResult) -> object:
    """An answer without the moment at which it was given."""
    shown: Any = last(answer)
    return _MOMENT.sub("·", said(answer)), ids_of(shown) if shown else None, str(answer.modal or "")


async def offers(night: Night) -> dict[str, list[str]]:
    """What a player is offered, option by option."""
    who = night.players[0]
    return {
        f"{command.qualified_name} {option.name} {typed!r}": [
            str(one)
            for one in await night.complete(night.hall, who, command.qualified_name, option.name, typed)
        ]
        for command in tried(night)
        for option in command.parameters
        if option.autocomplete and typed_in_place(command.qualified_name, option.name)
        for typed in _TYPED
    }

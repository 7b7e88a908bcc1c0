"""What an organizer plans is nobody's before it is public: no answer, no offer while typing, no post tells of it."""

import re
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import simcord
from discord import app_commands

from tests.support.every_command import commands, filled
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


@pytest.mark.parametrize("plan", PLANS)
async def test_a_plan_changes_nothing_that_a_player_meets(night: Night, plan: str) -> None:
    prepare, command, options = PLANS[plan]
    await prepare(night)
    await night.settle()
    await everything_met(night, typing=False)  # what a first try leaves behind is there before either look
    before, stood = await everything_met(night), messages(night)
    planned = said(await night.run(night.organizer, command, **options))
    assert "⛔" not in planned, planned
    await night.settle()
    after = await everything_met(night)
    assert {name: met for name, met in after.items() if met != before[name]} == {}
    assert {n: words for n, words in messages(night).items() if n in stood} == stood


async def everything_met(night: Night, *, typing: bool = True) -> dict[str, object]:
    """What a player is answered, and offered while `typing`, command by command."""
    who = night.players[0]
    ids = {
        "event": the_event(night).id, "table": 2, "round": 2, "number": 2, "player": player_id(night, 1),
        "other": player_id(night, 2), "winner": player_id(night, 1),
    }  # fmt: skip
    found: dict[str, object] = {}
    for command in commands(night):
        name = command.qualified_name
        if name.split()[0] in _ELSEWHERE or name in _OWN_CHANCE:
            continue
        few, all_ = (filled(night, command, ids, all_ids=all_ids) for all_ids in (False, True))
        for options in (few, all_) if few != all_ else (few,):
            found[f"{name} {sorted(options)}"] = met(await night.run(who, name, **options))
        if typing:
            found |= await offers(night, who, command)
    return found


def met(answer: simcord.InteractionResult) -> object:
    """An answer without the moment at which it was given."""
    shown: Any = last(answer)
    return _MOMENT.sub("·", said(answer)), ids_of(shown) if shown else None, str(answer.modal or "")


async def offers(
    night: Night, who: simcord.MemberActor, command: app_commands.Command[Any, ..., Any]
) -> dict[str, object]:
    """What is offered while somebody types."""
    return {
        f"{command.qualified_name} {option.name} {typed!r}": [
            str(one) for one in await who.autocomplete(night.hall, command.qualified_name, option.name, typed)
        ]
        for option in command.parameters
        if option.autocomplete
        for typed in _TYPED
    }

"""No number, text or choice that Discord would never let through does anything but be refused in words."""

from collections.abc import Iterator, Mapping
from typing import Any

import discord
import pytest
import simcord
from discord import app_commands

from bot.hubs import about, way
from bot.option_bounds import fault_in, out_of_bounds
from league.refusal import Refusal
from tests.support.every_command import WENT_WRONG, commands, filled, kept
from tests.support.forgery import sent_form
from tests.support.night import Night, said
from tests.support.rounds import running, tables
from tests.support.wording import says

ABSURD: tuple[object, ...] = (
    10**18,
    -(10**18),
    2**63,
    10**40,
    -1,
    1.5,
    float("inf"),
    float("nan"),
    True,
    "9" * 5000,
    [],
    None,
)
_COMMAND = 2
_KINDS = {discord.AppCommandOptionType.integer: 4, discord.AppCommandOptionType.number: 10}


def payload(command: app_commands.Command[Any, ..., Any], options: list[dict[str, Any]]) -> dict[str, Any]:
    """What Discord sends of a command that is used."""
    *groups, name = command.qualified_name.split()
    data: dict[str, Any] = {"name": name, "type": 1, "options": options}
    for group in reversed(groups):
        data = {"name": group, "type": 1 if data["name"] != name else 2, "options": [data]}
        data["options"][0]["type"] = 1
    return data | {"id": "1", "type": 1}


def numbers(night: Night) -> Iterator[tuple[app_commands.Command[Any, ..., Any], app_commands.Parameter]]:
    """Every option of every command that takes a number."""
    for command in commands(night):
        for option in command.parameters:
            if option.type in _KINDS:
                yield command, option


def fault(
    night: Night,
    command: app_commands.Command[Any, ..., Any],
    option: app_commands.Parameter,
    value: object,
) -> Refusal | None:
    """What is wrong with a value, in a command that is registered or in the form of an action behind a hub."""
    if way(command.qualified_name):
        return fault_in(command, {option.display_name: value}, "ja")
    given = [{"name": option.display_name, "type": 4, "value": value}]
    return out_of_bounds(night.bot.tree, payload(command, given), "ja")


async def test_every_bound_that_a_command_declares_is_held_by_ourselves(night: Night) -> None:
    bounded = 0
    for command, option in numbers(night):
        for bound, beyond in ((option.min_value, -1), (option.max_value, 1)):
            if bound is None:
                continue
            bounded += 1
            for value, well in ((bound, True), (bound + beyond, False), (beyond * 10**18, False)):
                found = fault(night, command, option, value)
                assert (found is None) == well, (command.qualified_name, option.name, value)
    assert bounded > 50


async def test_no_absurd_number_passes_as_an_option(night: Night) -> None:
    for command, option in numbers(night):
        for value in ABSURD:
            found = fault(night, command, option, value)
            may_be = type(value) is int and abs(value) < 2**63 and option.max_value is None
            assert found is not None or may_be, (command.qualified_name, option.name, value)


async def test_what_is_refused_says_what_may_be_entered(night: Night) -> None:
    (new,) = (command for command in commands(night) if command.qualified_name == "catan new")
    assert says(said(await used(night, new, {"bots": 10**18})), "refusal-option-number", least=0, most=3)


async def used(
    night: Night, command: app_commands.Command[Any, ..., Any], values: Mapping[str, object]
) -> simcord.InteractionResult:
    """Somebody uses a command, or sends an action's form, with a client of their own, that checks nothing."""
    if way(name := command.qualified_name):
        on = values.get(about(name), "")
        fields = {option: str(value) for option, value in values.items() if option != about(name)}
        return await sent_form(night, night.organizer, f"action|{name}|0|{on}", fields)
    options = [
        {"name": name, "type": 3 if isinstance(value, str) else 4, "value": value}
        for name, value in values.items()
    ]
    return await night.organizer._dispatch_interaction(_COMMAND, night.hall, payload(command, options))


@pytest.mark.slow
async def test_absurd_numbers_are_refused_in_words_and_change_nothing(night: Night) -> None:
    before, tried = kept(night), 0
    for command, option in numbers(night):
        plain = filled(night, command, {})
        if not all(isinstance(value, str | int) for value in plain.values()):
            continue  # a member or a file is needed, too: what is before them is the same
        tried += 1
        for value in (10**18, -(10**18)):
            words = said(await used(night, command, {**plain, option.display_name: value}))
            assert not WENT_WRONG.search(words), (command.qualified_name, option.name, value, words)
    assert kept(night) == before
    assert tried > 100


TYPED: tuple[str, ...] = (
    "9" * 4000,
    "-" + "9" * 19,
    "１" * 30,
    "1e999999999",
    "NaN",
    "٣²",
    "1/0",
    f"walkover-{'9' * 30}",
    f"won-{'9' * 4000}",
    "9" * 30 + "月" + "9" * 30 + "日 99:99",
    "\x00",
    "",
)
"""What a client of somebody's own sends in the fields of a form, whatever length these may have."""
_FIELDS = (
    *(
        "word",
        "question",
        "reason",
        "ruling",
        "words",
        "until",
        "guest",
        "list",
        "zone",
        "objection",
        "ended",
    ),
    *("title_ja", "title_en", "text_ja", "text_en", "questions"),
)
"""The fields of all forms; those of scores carry a player."""


@pytest.mark.slow
async def test_absurd_words_in_a_form_are_refused_in_words(night: Night) -> None:
    await running(night)
    await night.run(night.players[0], "judge call", question="A question")
    await night.run(night.players[0], "catan new", seats=3, bots=2)
    await night.env.advance_time(10)
    scores = [f"score-{player}" for player in tables(night)[0].seats]
    for verb in night.bot.bot_context.forms:
        for value in TYPED:
            for ended in (value, "victory") if verb.startswith("result") else (value,):
                typed = dict.fromkeys((*_FIELDS, *scores), value) | {"ended": ended}
                for who in (night.organizer, night.judge, night.players[0]):
                    words = said(await sent_form(night, who, f"{verb}:1:1", typed))
                    assert words, (verb, value)
                    assert not WENT_WRONG.search(words), (verb, value, ended, words)

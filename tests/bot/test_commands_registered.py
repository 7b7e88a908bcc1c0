"""What `sync` registers with Discord, in both languages."""

from collections.abc import Iterator
from typing import Any

import discord
from discord import app_commands

from bot.command_texts import walk
from bot.hubs import HUBS, about, moved
from bot.i18n import plain
from bot.ui.action_form import MOST_FIELDS
from bot.ui.controls import MENU_LIMIT
from tests.support.contract import check_commands, tree_payloads
from tests.support.night import Night

# Every group and subcommand that LEAGUE.md promises and whose issue is done (`/game`, the rest of `/rule`: not yet).
MOST = 45
"""Leaf commands, menus of people and messages among them; 142 before there were hubs."""
PROMISED = {
    "setup": (),
    "event": ("create", "open", "close", "show", "list", "announce", "finish", "export"),
    "signup": ("join", "leave", "list", "checkin", "add", "remove", "approve", "refuse", "import"),
    "round": (
        "seat", "publish", "swap", "lock", "start", "pause", "resume", "extend", "end", "cancel", "show",
    ),
    "team": ("create", "join", "leave", "add", "rename", "list"),
    "result": ("report", "history", "correct", "walkover"),
    "standings": ("show", "explain", "advance"),
    "penalty": ("warn", "disqualify", "revoke", "list"),
    "judge": ("call", "rule", "appeal", "committee", "report"),
    "clock": ("time", "late", "breaks"),
    "rule": ("ask", "show"),
    "me": ("next", "record", "language", "notifications"),
    "help": (),
    "doctor": (),
}  # fmt: skip

_OPTION_TYPES = range(3, 12)
"""Kinds of options that a person fills; 1 and 2 are subcommands and groups."""


async def test_discord_would_accept_every_command_in_both_languages(night: Night) -> None:
    assert check_commands(await tree_payloads(night.bot.tree)) == ()


async def test_every_promised_command_is_there(night: Night) -> None:
    names = {node.qualified_name for node in walk(night.bot.tree)} | set(moved())
    promised = {
        f"{group} {sub}" if sub else group for group, subs in PROMISED.items() for sub in subs or ("",)
    }
    assert promised - names == set()


async def test_few_commands_are_registered(night: Night) -> None:
    """Who types `/` finds their verb: organizers', judges' and rare ones stand behind hubs."""
    assert len(leaves(night)) <= MOST


async def test_every_action_is_behind_its_hub_with_what_the_table_says_of_it(night: Night) -> None:
    registered = leaves(night)
    for hub in HUBS:
        assert hub.name in registered
        verbs = [action.verb for action in hub.actions]
        assert len(set(verbs)) == len(verbs)
        options = {name for action in hub.actions for name in options_of(night, action.name)}
        assert set(hub.also) <= options
        for action in hub.actions:
            own = options_of(night, action.name)
            assert plain("en", action.label) == action.verb
            assert {action.about, *action.asked} - {""} <= own, action.name
            assert action.name == hub.name or action.name not in registered


async def test_an_option_that_no_form_can_ask_is_taken_by_the_hub(night: Night) -> None:
    """A form has five fields, and the menu of its fields twenty-five."""
    for name in moved():
        command = night.bot.actions.named(name)
        assert command is not None
        needed = [one for one in command.parameters if one.required and one.display_name != about(name)]
        assert len(needed) <= MOST_FIELDS
        assert len(command.parameters) <= MENU_LIMIT


async def test_every_command_and_option_has_a_japanese_name(night: Night) -> None:
    options = [option for payload in await tree_payloads(night.bot.tree) for option in _flat(payload)]
    missing = [option["name"] for option in options if "'ja'" not in str(option.get("name_localizations"))]
    assert missing == []


async def test_every_command_and_option_is_described_to_each_reader_in_their_language(night: Night) -> None:
    """English is what Discord shows to everybody else; Japanese stands beside it, from the locale file of its own."""
    for payload in await tree_payloads(night.bot.tree):
        for path, node in _described(payload):
            key = "cmd-" + "-".join(path)
            if node.get("type") in _OPTION_TYPES:
                key = f"cmd-{'-'.join(path[:-1])}.{path[-1]}-description"
            else:
                key = f"{key}.description"
            assert node["description"] == plain("en", key)
            assert node["description_localizations"] == {"ja": plain("ja", key)}, key


async def test_every_choice_is_called_in_both_languages(night: Night) -> None:
    options = [option for payload in await tree_payloads(night.bot.tree) for option in _flat(payload)]
    choices = [choice for option in options for choice in option.get("choices") or ()]  # type: ignore[attr-defined]  # JSON
    assert choices
    unnamed = [choice["value"] for choice in choices if set(choice.get("name_localizations") or ()) != {"ja"}]
    assert unnamed == []


async def test_every_option_that_names_a_thing_completes_while_one_types(night: Night) -> None:
    things = {
        "event",
        "table",
        "player",
        "section",
        "winner",
        "call",
        "player_a",
        "player_b",
        "topic",
        "zone",
    }
    silent = [
        f"{node.qualified_name} {parameter.name}"
        for node in walk(night.bot.tree)
        if isinstance(node, app_commands.Command)
        for parameter in node.parameters
        if parameter.name in things and not parameter.autocomplete and not parameter.choices
    ]
    assert silent == []


def leaves(night: Night) -> set[str]:
    """What a client lists: commands that can be used, and the menus of people and messages."""
    kinds = (discord.AppCommandType.user, discord.AppCommandType.message)
    menus = {f"menu {menu.name}" for kind in kinds for menu in night.bot.tree.get_commands(type=kind)}
    nodes = [node for node in walk(night.bot.tree) if isinstance(node, app_commands.Command)]
    return menus | {node.qualified_name for node in nodes}


def options_of(night: Night, name: str) -> set[str]:
    """The options of an action."""
    command = night.bot.actions.named(name)
    return {option.display_name for option in command.parameters} if command else set()


def _described(
    node: dict[str, Any], above: tuple[str, ...] = ()
) -> Iterator[tuple[tuple[str, ...], dict[str, Any]]]:
    """Every command, group and option with its path of names; context menus have no description."""
    path = (*above, node["name"])
    if "description" in node:
        yield path, node
    for child in node.get("options") or ():
        yield from _described(child, path)


def _flat(node: dict[str, object]) -> list[dict[str, object]]:
    children = node.get("options")
    below = [item for child in children for item in _flat(child)] if isinstance(children, list) else []
    return [node, *below]

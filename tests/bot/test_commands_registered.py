"""What `sync` registers with Discord, in both languages."""

from collections.abc import Iterator
from typing import Any

from discord import app_commands

from bot.command_texts import walk
from bot.i18n import plain
from tests.support.contract import check_commands, tree_payloads
from tests.support.night import Night

# Every group and subcommand that LEAGUE.md promises and whose issue is done (`/game`, the rest of `/rule`: not yet).
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
    names = {node.qualified_name for node in walk(night.bot.tree)}
    promised = {
        f"{group} {sub}" if sub else group for group, subs in PROMISED.items() for sub in subs or ("",)
    }
    assert promised - names == set()


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

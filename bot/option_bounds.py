"""What a command's options may hold, checked here once more: nothing relies on Discord alone having looked."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import discord
from discord import app_commands

from bot.command_texts import command_key
from bot.i18n import Language, plain
from bot.ui.controls import LARGEST
from league.refusal import Refusal

SlashCommand = app_commands.Command[Any, ..., Any]
_BRANCHES: Final = frozenset({1, 2})
_LONGEST: Final = 6000
"""Characters: Discord's own limit of a text."""
_NUMBERS: Final = (discord.AppCommandOptionType.integer, discord.AppCommandOptionType.number)


def out_of_bounds(
    tree: app_commands.CommandTree[Any], data: Mapping[str, Any], language: Language
) -> Refusal | None:
    """Why a command is not begun; None when all of its options are what they may be, or it is none of ours.

    Refusals: `option-number` (params: option, least, most), `option-text` (params: option, least, most),
    `option-choice` (params: option).
    """
    command, given = _used(tree, data)
    if command is None:
        return None
    return fault_in(
        command, {option["name"]: option["value"] for option in given if "value" in option}, language
    )


def fault_in(command: SlashCommand, options: Mapping[str, Any], language: Language) -> Refusal | None:
    """The same of the options of one command, by their names."""
    known = {one.display_name: one for one in command.parameters}
    found = (
        _fault(known[name], value, _name(language, command, name))
        for name, value in options.items()
        if name in known
    )
    return next((fault for fault in found if fault), None)


def missing_in(command: SlashCommand, options: Mapping[str, Any], language: Language) -> Refusal | None:
    """Why a form is not enough: an option that the command needs is in none of its fields.

    Refusals: `option-missing` (params: option).
    """
    needed = (one.display_name for one in command.parameters if one.required)
    missing = next((name for name in needed if name not in options), None)
    return (
        Refusal("option-missing", params={"option": _name(language, command, missing)}) if missing else None
    )


def _used(
    tree: app_commands.CommandTree[Any], data: Mapping[str, Any]
) -> tuple[SlashCommand | None, Sequence[Mapping[str, Any]]]:
    """The command that is used, and the options that are given with it."""
    node: object = tree.get_command(str(data.get("name")))
    given: Sequence[Mapping[str, Any]] = data.get("options") or ()
    while isinstance(node, app_commands.Group):
        branch = next((option for option in given if option.get("type") in _BRANCHES), None)
        if branch is None:
            return None, ()
        node, given = node.get_command(str(branch["name"])), branch.get("options") or ()
    return (node, given) if isinstance(node, app_commands.Command) else (None, ())


def _fault(option: app_commands.Parameter, value: object, name: str) -> Refusal | None:
    if option.choices and not option.autocomplete:
        offered = {str(choice.value) for choice in option.choices}
        return None if str(value) in offered else Refusal("option-choice", params={"option": name})
    if option.type in _NUMBERS:
        least = -LARGEST if option.min_value is None else int(option.min_value)
        most = LARGEST if option.max_value is None else int(option.max_value)
        kinds = int if option.type is discord.AppCommandOptionType.integer else int | float
        well = isinstance(value, kinds) and not isinstance(value, bool) and least <= value <= most
        return (
            None if well else Refusal("option-number", params={"option": name, "least": least, "most": most})
        )
    if option.type is discord.AppCommandOptionType.string:
        least, most = int(option.min_value or 0), int(option.max_value or _LONGEST)
        well = isinstance(value, str) and least <= len(value) <= most
        return None if well else Refusal("option-text", params={"option": name, "least": least, "most": most})
    return None


def _name(language: Language, command: SlashCommand, option: str) -> str:
    """What the option is called where the reader types it."""
    return plain(language, f"{command_key(command)}.{option}") if language == "ja" else option

"""Names and descriptions of the commands, from the locale files: English as default, Japanese as localization."""

from collections.abc import Iterator
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import TranslationContextTypes

from bot.i18n import MissingText, has_text, language_of, plain

Node = app_commands.Command[Any, ..., Any] | app_commands.Group


def command_key(node: Node | app_commands.ContextMenu) -> str:
    """The locale key of a command: `cmd-signup-join`."""
    return "cmd-" + node.qualified_name.lower().replace(" ", "-")


def walk(tree: app_commands.CommandTree[Any]) -> Iterator[Node]:
    """Every group and command of the tree."""
    for top in tree.get_commands():
        if isinstance(top, (app_commands.Group, app_commands.Command)):
            yield top
        if isinstance(top, app_commands.Group):
            yield from top.walk_commands()


def describe(tree: app_commands.CommandTree[Any]) -> None:
    """Take the English descriptions from the locale file: code holds no text that people read."""
    for node in walk(tree):
        key = command_key(node)
        node.description = plain("en", f"{key}.description")
        if isinstance(node, app_commands.Command):
            for parameter in node._params.values():  # noqa: SLF001 - the library sets descriptions only by decorators
                parameter.description = plain("en", f"{key}.{parameter.display_name}-description")


class Translator(app_commands.Translator):
    """Japanese names and descriptions for Discord's clients."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: TranslationContextTypes,
    ) -> str | None:
        """The text for this place, None to keep the default."""
        if language_of(str(locale)) != "ja" or locale is not discord.Locale.japanese:
            return None
        key = _key(string, context)
        return plain("ja", key) if key else None


def _key(string: app_commands.locale_str, context: TranslationContextTypes) -> str | None:
    place, data = context.location, context.data
    where = app_commands.TranslationContextLocation
    match place:
        case where.command_name | where.group_name:
            return command_key(data)  # type: ignore[arg-type]  # the location says what it is
        case where.command_description | where.group_description:
            return f"{command_key(data)}.description"  # type: ignore[arg-type]  # the location says what it is
        case where.parameter_name | where.parameter_description:
            suffix = "" if place is where.parameter_name else "-description"
            return f"{command_key(data.command)}.{data.display_name}{suffix}"  # type: ignore[union-attr,arg-type]  # as above
        case where.choice_name:
            key = f"choice-{string.message}"
            if not has_text("ja", key):
                raise MissingText(key)
            return key
    return None

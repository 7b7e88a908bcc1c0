"""Names and descriptions of the commands, from the locale files: English as default, Japanese as localization."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation, TranslationContextTypes

from bot.i18n import Language, plain

_LONGEST_NAME: Final = 100
"""Characters that Discord takes of what a choice is called."""
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


def choices_of(kind: str, values: Iterable[str]) -> list[app_commands.Choice[str]]:
    """Fixed choices of an option; each is called by the text `choice-<kind>-<value>`."""
    return [_choice(value, f"choice-{kind}-{value}") for value in values]


def names_of(games: Iterable[str]) -> list[app_commands.Choice[str]]:
    """Games to choose from; each is called by its text `<game>-name`."""
    return [_choice(game, f"{game}-name") for game in games]


def _choice(value: str, key: str) -> app_commands.Choice[str]:
    return app_commands.Choice(name=app_commands.locale_str(value, key=key), value=value)


def describe(tree: app_commands.CommandTree[Any]) -> None:
    """Take the English descriptions from the locale file: code holds no text that people read."""
    for node in walk(tree):
        key = command_key(node)
        node.description = plain("en", f"{key}.description")
        if isinstance(node, app_commands.Command):
            for parameter in node._params.values():  # noqa: SLF001 - the library sets descriptions only by decorators
                # A plain `str` is never handed to the translator: clients in Japanese would read the English.
                parameter.description = app_commands.locale_str(
                    plain("en", f"{key}.{parameter.display_name}-description")
                )
                for choice in parameter.choices or ():
                    _name(choice)


def _name(choice: app_commands.Choice[Any]) -> None:
    extras = choice._locale_name.extras  # type: ignore[union-attr]  # noqa: SLF001 - set by `choices_of`
    choice.name = _chosen_by("en", extras)
    choice._locale_name = app_commands.locale_str(choice.name, **extras)  # noqa: SLF001 - no public way


def _chosen_by(language: Language, extras: Mapping[str, str]) -> str:
    """What a choice is called; `more` is the text of what it does, of an action behind a hub."""
    name = plain(language, extras["key"])
    return f"{name}: {plain(language, extras['more'])}"[:_LONGEST_NAME] if "more" in extras else name


class Translator(app_commands.Translator):
    """Japanese names and descriptions for Discord's clients."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: TranslationContextTypes,
    ) -> str | None:
        """The text for this place, None to keep the default."""
        if locale is not discord.Locale.japanese:
            return None
        if context.location is TranslationContextLocation.choice_name:
            return _chosen_by("ja", string.extras) if "key" in string.extras else None
        key = _key(context)
        return plain("ja", key) if key else None


def _key(context: TranslationContextTypes) -> str | None:
    place, data = context.location, context.data
    where = TranslationContextLocation
    match place:
        case where.command_name | where.group_name:
            return command_key(data)  # type: ignore[arg-type]  # the location says what it is
        case where.command_description | where.group_description:
            return f"{command_key(data)}.description"  # type: ignore[arg-type]  # the location says what it is
        case where.parameter_name | where.parameter_description:
            suffix = "" if place is where.parameter_name else "-description"
            return f"{command_key(data.command)}.{data.display_name}{suffix}"  # type: ignore[union-attr,arg-type]  # as above
    return None

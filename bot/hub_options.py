"""The options of a hub as the library reads them: from a function's signature, and as choices with texts."""

import inspect
from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands

from bot.hubs import DO, EVENT, ON, Action, Hub
from bot.ui.action_form import LONGEST_ON


def signature(taken: Sequence[str], hub: Hub) -> inspect.Signature:
    """The options of a hub, as the library reads them from a function."""
    kinds: dict[str, tuple[Any, Any]] = {
        DO: (str, "" if hub.usual else inspect.Parameter.empty),
        ON: (app_commands.Range[str, 0, LONGEST_ON], ""),
        EVENT: (int, 0),
    } | dict.fromkeys(hub.also, (str, ""))
    kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
    given = [inspect.Parameter("interaction", kind, annotation=discord.Interaction)]
    given += [inspect.Parameter(one, kind, annotation=kinds[one][0], default=kinds[one][1]) for one in taken]
    return inspect.Signature(given)


def choice(action: Action) -> app_commands.Choice[str]:
    """An action to choose: its name, and what it does."""
    name = app_commands.locale_str(action.verb, key=action.label, more=f"{action.key}.description")
    return app_commands.Choice(name=name, value=action.verb)

"""Notices in words: parameters that name a text, a user or a moment are put in the reader's language."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any

import discord

from bot.i18n import Language, Param, Safe, inert, text
from bot.ui.citation import citation
from bot.ui.controls import Control, controls
from bot.ui.game.log import log_lines
from bot.ui.reply import CONTENT_LIMIT, Reply, clip
from data.records import Notice
from usecases.game.told import read_layout, read_public

_MENTIONS = {"user": "<@{}>", "role": "<@&{}>", "channel": "<#{}>"}


def notice_reply(notice: Notice, language: Language) -> Reply:
    """A notice as a message."""
    words = text(language, notice.text, resolved(language, notice.params))
    # A ping needs the mention in the words: those who are not named in the sentence follow it.
    roles = tuple(
        value["role"] for value in notice.params.values() if isinstance(value, dict) and "role" in value
    )
    pings = (*(f"<@{user}>" for user in notice.mentions), *(f"<@&{role}>" for role in roles))
    unnamed = [ping for ping in pings if ping not in words]
    if unnamed:
        words = f"{words}\n{' '.join(unnamed)}"
    buttons = [_control(custom_id) for custom_id in notice.buttons]
    view = controls(language, buttons) if buttons else None
    return Reply(clip(words, CONTENT_LIMIT), view=view, mentions=notice.mentions, roles=roles)


def resolved(language: Language, params: Mapping[str, Any]) -> dict[str, Param]:
    """The parameters as texts take them."""
    return {name: _resolve(language, value) for name, value in params.items()}


def _resolve(language: Language, value: Any) -> Param:  # noqa: ANN401 - JSON
    match value:
        case dict():
            return _safe(language, value)
        case list():
            return Safe(", ".join(str(_inert(_resolve(language, item))) for item in value))
        case str() | int() | float():
            return value
    raise TypeError(f"no text for {value!r}")


def _safe(language: Language, value: Mapping[str, Any]) -> Safe:
    """What is made by us, or may keep its markup."""
    match value:
        case {"term": str(key)}:
            return Safe(text(language, key))
        case {"at": str(moment)}:
            return Safe(discord.utils.format_dt(datetime.fromisoformat(moment), "R"))
        case {"words": str(typed)}:
            return Safe(typed)
        case {"log": dict(told)}:
            layout = read_layout(told.get("layout"))
            lines = log_lines(read_public(told["events"]), told["names"], language, layout)
            return Safe("\n".join(lines))
        case {"section": str(section)}:
            return Safe(citation(language, section))
    return _mention(value)


def _mention(value: Mapping[str, int]) -> Safe:
    ((kind, number),) = value.items()
    return Safe(_MENTIONS[kind].format(number))


def _inert(value: Param) -> Param:
    return inert(value) if isinstance(value, str) and not isinstance(value, Safe) else value


def _control(custom_id: str) -> Control:
    verb, subject, detail = custom_id.split(":")
    return Control(verb, int(subject), int(detail))

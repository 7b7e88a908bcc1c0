"""What is kept of a person, as a file to take away; and the question before it is deleted."""

import json
from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any

import discord

from bot.i18n import Language, plain, text
from bot.ui.controls import Control, controls
from bot.ui.reply import Picture, Reply


def data_reply(found: Mapping[str, Sequence[Mapping[str, Any]]], language: Language) -> Reply:
    """Everything, table by table, as JSON."""
    words = json.dumps(found, ensure_ascii=False, indent=1, default=_written)
    count = sum(map(len, found.values()))
    file = Picture("guildhall-my-data.json", words.encode(), plain(language, "me-data-file"))
    view = controls(language, [Control("me-forget", 0, style=discord.ButtonStyle.danger, emoji="🗑️")])
    return Reply(text(language, "me-data", {"count": count}), files=(file,), view=view)


def forget_question(user_id: int, language: Language) -> Reply:
    """What goes and what stays, before it is done."""
    sure = Control("me-forget-now", user_id, style=discord.ButtonStyle.danger, emoji="🗑️")
    return Reply(text(language, "me-forget-question"), view=controls(language, [sure]))


def _written(value: object) -> str:
    if isinstance(value, datetime):
        return value.isoformat()
    return str(value if not isinstance(value, timedelta) else value.total_seconds())

"""Commands that a reader can press: in answers to those whose texts name them as the code does.

Discord shows a mention of a command as it is written, and one that is written in a localized name does nothing when
it is pressed: so a Japanese text keeps the plain name that its reader's client lists.
Source: discord/discord-api-docs#5518 (open), #5462, #7309 ("working as intended").
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Final

import discord
from discord import app_commands

from bot.ui.cards import CARDS_LIMIT, MessageCard, Part, SectionPart
from bot.ui.reply import BOXES_LIMIT, CONTENT_LIMIT, DESCRIPTION_LIMIT, FIELD_LIMIT, Reply

CommandNumbers = Mapping[str, int]
"""What Discord calls each command ("event create"); empty as long as that is not known."""

_NAMED: Final = re.compile(r"`/([a-z]+)(?: ([a-z]+)(?![a-z]*:))?([^`]*)`")


def numbers_of(registered: Iterable[app_commands.AppCommand]) -> dict[str, int]:
    """The number of each command that can be used: of a group each of its verbs, which share the group's number."""
    numbers: dict[str, int] = {}
    for command in registered:
        verbs = [
            option.name for option in command.options if isinstance(option, app_commands.AppCommandGroup)
        ]
        if command.type is discord.AppCommandType.chat_input:
            numbers |= {f"{command.name} {verb}": command.id for verb in verbs} or {command.name: command.id}
    return numbers


def with_mentions(words: str, numbers: CommandNumbers, limit: int) -> str:
    """The words with each command to press; as they are where that makes them too long for their place."""
    pressed = _NAMED.sub(lambda found: _mention(found, numbers), words)
    return pressed if len(pressed) <= limit else words


def _mention(found: re.Match[str], numbers: CommandNumbers) -> str:
    """What is typed behind a command stands behind its mention, which cannot hold it."""
    name, verb, typed = found.groups(default="")
    whole = f"{name} {verb}".strip()
    if whole not in numbers and name in numbers:
        whole, typed = name, f" {verb}{typed}"
    if whole not in numbers:
        return found[0]
    behind = f" `{typed.strip()}`" if typed.strip() else ""
    return f"</{whole}:{numbers[whole]}>{behind}"


def pressable(reply: Reply, numbers: CommandNumbers) -> Reply:
    """The answer with each command to press, in its words and boxes; titles and footers show no mentions."""
    if not numbers:
        return reply
    boxes = tuple(_box(box, numbers) for box in reply.embeds)
    room = sum(map(len, boxes)) <= BOXES_LIMIT
    content = with_mentions(reply.content, numbers, CONTENT_LIMIT)
    cards = tuple(_card(card, numbers) for card in reply.cards)
    fits = len(content) + sum(len(card.words) for card in cards) <= CARDS_LIMIT
    return replace(
        reply,
        content=content,
        embeds=boxes if room else reply.embeds,
        cards=cards if fits else reply.cards,
    )


def _card(card: MessageCard, numbers: CommandNumbers) -> MessageCard:
    return replace(card, parts=tuple(_part(part, numbers) for part in card.parts))


def _part(part: Part, numbers: CommandNumbers) -> Part:
    if isinstance(part, SectionPart):
        return replace(part, words=with_mentions(part.words, numbers, CARDS_LIMIT))
    return with_mentions(part, numbers, CARDS_LIMIT) if isinstance(part, str) else part


def _box(box: discord.Embed, numbers: CommandNumbers) -> discord.Embed:
    shown = box.copy()
    shown.description = with_mentions(box.description or "", numbers, DESCRIPTION_LIMIT) or None
    for place, item in enumerate(box.fields):
        value = with_mentions(item.value or "", numbers, FIELD_LIMIT)
        shown.set_field_at(place, name=item.name, value=value, inline=item.inline)
    return shown

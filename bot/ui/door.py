"""Who asks at an event's door, in words and buttons; and the code that lets them ask."""

from collections.abc import Sequence

import discord

from bot.i18n import Language, Safe, inert, plain, text
from bot.ui.controls import Control
from bot.ui.listed import listed
from bot.ui.reply import embed
from bot.ui.web_links import door_address
from league.ids import EventId
from usecases.door.answer import DoorAnswered
from usecases.door.asked import AskedAtDoor
from usecases.door.switch import DoorSwitched
from usecases.waiting.entries import ACCEPT, DECLINE

_BUTTONS = 3
"""Each has two: the desk's own need room, too."""
_LINES = 8
_NAMED = 5


def door_box(asked: Sequence[AskedAtDoor], language: Language) -> tuple[discord.Embed, ...]:
    """Who asks, with those who are called the same; the first of many."""
    lines = [_line(one, language) for one in asked[:_LINES]]
    if len(asked) > _LINES:
        lines.append(text(language, "door-more", {"count": len(asked) - _LINES}))
    return (embed(plain(language, "door-title"), "\n".join(lines)),) if lines else ()


def _line(one: AskedAtDoor, language: Language) -> str:
    line = text(language, f"door-asks-{one.request.wish}", {"player": one.name})
    return f"{line} {_namesakes(one.namesakes, language)}" if one.namesakes else line


def _namesakes(names: Sequence[str], language: Language) -> str:
    shown = listed((inert(name) for name in names), language, _NAMED)
    return text(language, "door-namesakes", {"others": Safe(shown)})


def door_buttons(asked: Sequence[AskedAtDoor], event: EventId, language: Language) -> list[Control]:
    """Yes and no for those who have asked first."""
    found: list[Control] = []
    for one in asked[:_BUTTONS]:
        for verb, style in ((ACCEPT, discord.ButtonStyle.success), (DECLINE, discord.ButtonStyle.secondary)):
            label = plain(language, f"button-{verb}-named", {"player": one.name})
            found.append(Control(verb, one.request.id, event, style=style, label=label))
    return found


def answered_words(done: DoorAnswered, language: Language) -> str:
    """What became of a request."""
    if done.handled is None:
        return text(language, "door-declined", {"player": done.name})
    status = plain(language, f"entry-status-{done.handled.status}")
    line = text(language, "door-accepted", {"player": done.handled.person.name, "status": status})
    alike = done.handled.namesakes
    return f"{line}\n{_namesakes(alike, language)}" if alike else line


def switched_words(done: DoorSwitched, language: Language) -> str:
    """What was done with the code, and where it leads."""
    words = text(language, f"door-{done.mode}", {"event": done.event.name})
    if not done.code:
        return words
    address = door_address(done.code)
    way = text(language, "door-link", {"url": Safe(address)}) if address else text(language, "door-no-pages")
    return f"{words}\n{way}"

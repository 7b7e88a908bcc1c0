"""A message as Discord lays it out now: cards with a heading, words, sections with one button each, and pictures.

Described here as plain values, which renderers make and tests read; `bot.ui.layout` builds what is sent.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

import discord

from bot.i18n import inert

CARDS_LIMIT: Final = 4000
"""Characters in all the words of a message that is laid out."""
PARTS_LIMIT: Final = 40
"""Components of such a message, those that stand in others counted as well."""
BLURPLE: Final = 0x5865F2
_LEAST: Final = 40
"""Characters that a part keeps, however much stands in the others."""
_BESIDE_PARTS: Final = 3
_IN_ROW: Final = 5

Button = discord.ui.Button[discord.ui.View]


@dataclass(frozen=True, slots=True)
class SectionPart:
    """Words with one thing beside them: a button, or (by its file's name) a small picture."""

    words: str
    thing: Button | str


@dataclass(frozen=True, slots=True)
class Gallery:
    """Pictures of the message, by the names of its files, or by their addresses on the web."""

    names: tuple[str, ...]


Part = str | SectionPart | Gallery


@dataclass(frozen=True, slots=True)
class MessageCard:
    """One thing in one frame, from top to bottom."""

    parts: tuple[Part, ...]
    colour: int = BLURPLE

    @property
    def words(self) -> str:
        """Everything that is written in it."""
        return "\n".join(filter(None, map(words_of, self.parts)))


def beside(words: str, button: Button | None) -> Part:
    """The words with the button, if there is one."""
    return SectionPart(words, button) if button else words


def heading(title: str, address: str = "") -> str:
    """The first line of a card; its words have no markup, so none that is in a name has an effect."""
    shown = inert(title)
    return f"### [{shown}]({address})" if address else f"### {shown}"


def small(words: str) -> str:
    """A line of small print; of several lines each."""
    return "\n".join(f"-# {line}" for line in words.split("\n") if line.strip())


def joined(lines: Iterable[str]) -> str:
    """Lines of one part: what is empty takes no room on a phone."""
    return "\n".join(line for line in lines if line.strip())


def clip(text: str, limit: int) -> str:
    """The text, cut at a line end where possible, so that it fits."""
    if len(text) <= limit:
        return text
    cut = text.rfind("\n", 0, limit - 2)
    return text[: cut if cut > limit // 2 else limit - 1] + "…"


def words_of(part: Part) -> str:
    """What is written in a part."""
    return part if isinstance(part, str) else part.words if isinstance(part, SectionPart) else ""


def headings(words: str) -> list[str]:
    """The headings in some words."""
    return [line for line in words.split("\n") if line.startswith("### ")]


def rows_of(view: discord.ui.View | None) -> list[list[discord.ui.Item[discord.ui.View]]]:
    """The controls of a view, row by row, as its message would show them."""
    rows: dict[int, list[discord.ui.Item[discord.ui.View]]] = {}
    for item in view.children if view is not None else ():
        row = item.row if item.row is not None else _first_with_room(rows, item.width)
        rows.setdefault(row, []).append(item)
    return [rows[number] for number in sorted(rows)]


def _first_with_room(rows: dict[int, list[discord.ui.Item[discord.ui.View]]], width: int) -> int:
    taken = {number: sum(one.width for one in row) for number, row in rows.items()}
    return next(number for number in range(len(rows) + 1) if taken.get(number, 0) + width <= _IN_ROW)


def fitted_cards(
    cards: Sequence[MessageCard], beside: int, view: discord.ui.View | None
) -> tuple[MessageCard, ...]:
    """The cards as Discord takes them, `beside` characters and these controls with them.

    Of too many parts the last sections lose their buttons; of too many words the longest part is cut.
    """
    rows = rows_of(view)
    room = PARTS_LIMIT - len(rows) - sum(map(len, rows)) - bool(beside) - len(cards)
    spare = room - sum(map(_count, (part for card in cards for part in card.parts)))
    fitting = list(cards)
    for place in range(len(fitting) - 1, -1, -1):
        if spare < 0:
            fitting[place], spare = _folded(fitting[place], spare)
    return _cut(fitting, CARDS_LIMIT - beside)


def _count(part: Part) -> int:
    return _BESIDE_PARTS if isinstance(part, SectionPart) else 1


def _folded(card: MessageCard, spare: int) -> tuple[MessageCard, int]:
    """The card with so many of its last parts in one as are too many; and what is still too much (below 0)."""
    kept: list[Part] = list(card.parts)
    end: list[str] = []
    while spare < 0 and kept:
        last = kept.pop()
        spare += _count(last) - (not end)  # the first that goes leaves one part with the words of all
        end.insert(0, words_of(last))
    words = joined(end)
    return replace(card, parts=(*kept, *([words] if words else []))), spare


def _cut(cards: list[MessageCard], room: int) -> tuple[MessageCard, ...]:
    """As many words as there is room for."""
    over = sum(len(words_of(part)) for card in cards for part in card.parts) - room
    while over > 0:
        _, place, at = max(
            (len(words_of(part)), place, at)
            for place, card in enumerate(cards)
            for at, part in enumerate(card.parts)
        )
        part = cards[place].parts[at]
        words = words_of(part)
        short = clip(words, max(len(words) - over, _LEAST))
        if len(short) >= len(words):
            break
        parts = list(cards[place].parts)
        parts[at] = replace(part, words=short) if isinstance(part, SectionPart) else short
        cards[place] = replace(cards[place], parts=tuple(parts))
        over -= len(words) - len(short)
    return tuple(cards)

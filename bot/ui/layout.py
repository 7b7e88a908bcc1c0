"""Cards as Discord's library sends them."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, Protocol

import discord

from bot.ui.cards import Gallery, MessageCard, Part, SectionPart, rows_of

ALT_LIMIT: Final = 1024
_IN_GALLERY: Final = 10

Item = discord.ui.Item[Any]


class ShownFile(Protocol):
    """A file of the message."""

    @property
    def name(self) -> str:
        """Of its file."""
        ...

    @property
    def alt(self) -> str:
        """The image in words."""
        ...


class MessageLayout(discord.ui.LayoutView):
    """Controls that are answered by their ids alone."""

    def __init__(self) -> None:
        """It never expires."""
        super().__init__(timeout=None)

    def is_finished(self) -> bool:
        """Tell the library not to remember it: a bot that runs for months would keep every message's buttons."""
        return True


def layout_of(
    content: str,
    cards: Sequence[MessageCard],
    view: discord.ui.View | None,
    files: Sequence[ShownFile],
    *,
    described: bool = True,
) -> MessageLayout:
    """The whole message; controls and pictures that no part names stand at the end of the last card.

    `described`: with the pictures in words, which may take a while to make.
    """
    alts = {file.name: file.alt[:ALT_LIMIT] if described else "" for file in files}
    layout = MessageLayout()
    if content.strip():
        layout.add_item(discord.ui.TextDisplay(content))
    for card in cards:
        layout.add_item(_container(card, alts, _end(cards, view, alts) if card is cards[-1] else ()))
    return layout


def _container(card: MessageCard, alts: Mapping[str, str], end: Iterable[Item]) -> Item:
    items = [*(_item(part, alts) for part in card.parts if part), *end]
    return discord.ui.Container(*items, accent_colour=card.colour)


def _item(part: Part, alts: Mapping[str, str]) -> Item:
    match part:
        case Gallery(names):
            return _gallery(names, alts)
        case SectionPart(words, thing):
            return discord.ui.Section(words, accessory=_beside(thing, alts))
    return discord.ui.TextDisplay(part)


def _beside(thing: Item | str, alts: Mapping[str, str]) -> Item:
    if isinstance(thing, str):
        return discord.ui.Thumbnail(_address(thing), description=alts.get(thing) or None)
    return thing.copy()


def _gallery(names: Iterable[str], alts: Mapping[str, str]) -> Item:
    items = [
        discord.MediaGalleryItem(_address(name), description=alts.get(name) or None)
        for name in list(names)[:_IN_GALLERY]
    ]
    return discord.ui.MediaGallery(*items)


def _address(name: str) -> str:
    return name if name.startswith("https://") else f"attachment://{name}"


def _end(
    cards: Sequence[MessageCard], view: discord.ui.View | None, alts: Mapping[str, str]
) -> Iterator[Item]:
    placed = {name for card in cards for part in card.parts for name in _named(part)}
    loose = [name for name in alts if name not in placed]
    if loose:
        yield _gallery(loose, alts)
    for row in rows_of(view):
        yield discord.ui.ActionRow(*(item.copy() for item in row))


def _named(part: Part) -> tuple[str, ...]:
    if isinstance(part, Gallery):
        return part.names
    return (part.thing,) if isinstance(part, SectionPart) and isinstance(part.thing, str) else ()


def texts_in(components: Iterable[Any]) -> Iterator[str]:
    """All that is written in the parts of a message that stands on Discord."""
    for one in components:
        content = getattr(one, "content", None)
        if isinstance(content, str):
            yield content
        yield from texts_in(getattr(one, "children", ()))

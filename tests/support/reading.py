"""A message as its readers get it: the words, headings and controls, of boxes as of layouts."""

import re
from collections.abc import Iterator
from typing import Any, Final

import discord

_SIGNS: Final = re.compile(r"^(?:### |-# )", re.MULTILINE)
"""What makes a heading or small print of a line; nobody reads it."""
_HEADING: Final = re.compile(r"^### (.*)$", re.MULTILINE)
_LINK: Final = re.compile(r"^\[(.*)\]\((.*)\)$")


def parts_of(components: Any) -> Iterator[Any]:  # noqa: ANN401 - of the library or of a payload
    """Every component, those inside others after them: the library's objects, or a payload's."""
    for one in components or ():
        yield one
        held = one if isinstance(one, dict) else {}
        yield from parts_of(held.get("components") or getattr(one, "children", ()))
        beside = held.get("accessory") or getattr(one, "accessory", None)
        yield from parts_of([beside] if beside else ())


def value(part: Any, name: str) -> Any:  # noqa: ANN401 - the same
    """What a component has under this name."""
    return part.get(name) if isinstance(part, dict) else getattr(part, name, None)


def controls_in(message: Any) -> list[Any]:  # noqa: ANN401 - a message of either library
    """The buttons and menus of a message, wherever they stand in it."""
    kinds = (value(part, "type") for part in parts_of(message.components))
    found = zip(kinds, parts_of(message.components), strict=True)
    return [part for kind, part in found if int(getattr(kind, "value", kind)) in {2, 3, 5, 6, 7, 8}]


def raw_words(message: Any) -> list[str]:  # noqa: ANN401 - the same
    """What a layout says, part by part, as it was sent."""
    found = (value(part, "content") for part in parts_of(message.components))
    return [words for words in found if isinstance(words, str)]


def words_of(message: Any) -> str:  # noqa: ANN401 - the same
    """What a layout says; "" for a message that is none."""
    return _SIGNS.sub("", "\n".join(raw_words(message)))


def titles_of(message: Any) -> list[str]:  # noqa: ANN401 - the same
    """The titles of boxes, and the headings of a layout."""
    found = _HEADING.findall("\n".join(raw_words(message)))
    return [str(box.title) for box in message.embeds if box.title] + [_LINK.sub(r"\1", one) for one in found]


def address_of(message: Any) -> str | None:  # noqa: ANN401 - the same
    """Where the title of a box or the first heading leads."""
    if message.embeds:
        return message.embeds[0].url  # type: ignore[no-any-return]  # of the library
    links = map(_LINK.match, _HEADING.findall("\n".join(raw_words(message))))
    return next((link[2] for link in links if link), None)


def picture_of(message: Any) -> str:  # noqa: ANN401 - the same
    """The address of the picture of a box, or of the first one of a layout; "" where there is none."""
    for box in message.embeds:
        return str(box.image.url or "")
    parts = list(parts_of(message.components))
    items = [item for part in parts for item in (part, *(value(part, "items") or ()))]
    return next((str(value(media, "url")) for item in items if (media := value(item, "media"))), "")


def is_post(message: Any) -> bool:  # noqa: ANN401 - the same
    """Whether it has a box or is laid out: not a notice in plain words."""
    return bool(message.embeds or raw_words(message))


def box_words(box: discord.Embed) -> str:
    """What a box says."""
    fields = [f"{item.name}: {item.value}" for item in box.fields]
    return "\n".join([box.title or "", box.description or "", *fields])


def body_of(message: Any) -> str:  # noqa: ANN401 - the same
    """All that stands in its boxes or in its layout."""
    return "\n".join([*map(box_words, message.embeds), *([words_of(message)] if raw_words(message) else [])])

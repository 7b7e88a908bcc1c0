"""What the bot says: one value for answers, posts and notices, kept inside Discord's limits."""

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from io import BytesIO
from typing import Any, Self

import discord

from bot.ui.cards import BLURPLE, Gallery, MessageCard, clip, fitted_cards, heading, headings, small
from bot.ui.layout import ALT_LIMIT, layout_of, texts_in

__all__ = [
    "ALT_LIMIT", "BOXES_LIMIT", "CONTENT_LIMIT", "DESCRIPTION_LIMIT", "FIELD_LIMIT", "ImageFile", "Picture", "Reply",
    "clip", "embed", "fingerprint", "fitted", "marks",
]  # fmt: skip

CONTENT_LIMIT = 2000
DESCRIPTION_LIMIT = 4096
FIELD_LIMIT = 1024
BOXES_LIMIT = 6000
"""Characters in all the boxes of one message."""
_LEAST = 100
"""Characters that a box keeps, however much stands in the others."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A file, mostly an image, with its alt text."""

    name: str
    data: bytes
    alt: str

    @property
    def mark(self) -> str:
        """What the file holds, in short."""
        return fingerprint(self.data)


@dataclass(frozen=True, slots=True)
class ImageFile:
    """An image that is drawn only where it is sent: most changes of a message leave its image as it is.

    `mark` says in short what it shows: of one mark there is one image. `data` and `alt` may take a while. `ratio` is
    its height by its width.
    """

    mark: str
    draw: Callable[[], bytes] = field(compare=False)
    describe: Callable[[], str] = field(compare=False)
    ratio: float = field(default=1.0, compare=False)

    @property
    def name(self) -> str:
        """Of its file: a message that has a file of this name shows it already."""
        return f"board-{self.mark}.png"

    @property
    def data(self) -> bytes:
        """The file."""
        return self.draw()

    @property
    def alt(self) -> str:
        """The image in words."""
        return self.describe()


@dataclass(frozen=True, slots=True)
class Reply:
    """Content, embeds or cards, buttons and files of one message; it pings the users `mentions` and the `roles`.

    With `cards` all of it is one layout, which Discord takes without embeds: such a message stays one for ever.
    """

    content: str = ""
    embeds: tuple[discord.Embed, ...] = ()
    view: discord.ui.View | None = None
    files: tuple[Picture | ImageFile, ...] = ()
    mentions: tuple[int, ...] = field(default=())
    roles: tuple[int, ...] = field(default=())
    cards: tuple[MessageCard, ...] = ()

    def __post_init__(self) -> None:
        """Discord refuses a message whose boxes hold too much, and the reader would see nothing at all."""
        object.__setattr__(self, "embeds", fitted(self.embeds))
        if self.cards:
            object.__setattr__(self, "content", clip(self.content, CONTENT_LIMIT))
            object.__setattr__(self, "cards", fitted_cards(self.cards, len(self.content), self.view))

    def sent(self) -> dict[str, Any]:
        """What Discord's library is handed: words, boxes and controls, or all of them as one layout.

        A message that was none before becomes one by this: its words and boxes are taken away.
        """
        if self.cards:
            layout = layout_of(self.content, self.cards, self.view, self.files)
            return {"content": None, "embeds": [], "view": layout}
        content = clip(self.content, CONTENT_LIMIT) or None
        return {"content": content, "embeds": list(self.embeds), "view": self.view}

    def laid_out(self) -> Self:
        """The same as cards: in the place of a message that is laid out nothing else can stand."""
        if self.cards:
            return self
        boxes = tuple(map(_card, self.embeds)) or (MessageCard((self.content,)),)
        return replace(self, content=self.content if self.embeds else "", embeds=(), cards=boxes)

    @property
    def words(self) -> str:
        """Everything that is written in it, but for its buttons and pictures."""
        boxes = (_card(box).words for box in self.embeds)
        return "\n".join(filter(None, (self.content, *boxes, *(card.words for card in self.cards))))

    def allowed_mentions(self) -> discord.AllowedMentions:
        """Only those who are meant are pinged."""
        users = [discord.Object(user) for user in self.mentions]
        roles = [discord.Object(role) for role in self.roles]
        return discord.AllowedMentions(everyone=False, roles=roles, users=users, replied_user=False)

    def drawn(self) -> Self:
        """The same with its drawings made. It may take a while."""
        return replace(self, files=tuple(_made(file) for file in self.files))

    def described(self) -> Self:
        """The same with its drawings in words alone, to be shown by a message that has the files already."""
        return replace(self, files=tuple(Picture(file.name, b"", file.alt) for file in self.files))

    def fresh(self) -> list[discord.File]:
        """The files to send: Discord's library reads each object only once."""
        return [
            discord.File(BytesIO(file.data), file.name, description=file.alt[:ALT_LIMIT])
            for file in self.files
        ]

    def has_files(self, names: Sequence[str]) -> bool:
        """Whether a message with files of these names shows the same: only a drawing's name says what it shows."""
        return all(isinstance(file, ImageFile) for file in self.files) and list(names) == [
            file.name for file in self.files
        ]

    def digest(self) -> str:
        """A fingerprint of words and files: an edit that would change nothing is not made."""
        parts: list[Any] = [self.content, [embed.to_dict() for embed in self.embeds]]
        parts.append(self.view.to_components() if self.view else [])
        if self.cards:
            layout = layout_of(self.content, self.cards, self.view, self.files, described=False)
            parts = layout.to_components()  # type: ignore[no-untyped-call]  # discord.py
        return f"{fingerprint(repr(parts).encode())}.{self.pictured()}"

    def pictured(self) -> str:
        """A fingerprint of the files alone."""
        return fingerprint(repr([file.mark for file in self.files]).encode())


def fingerprint(content: bytes) -> str:
    """Sixteen characters that no other content has."""
    return hashlib.sha256(content).hexdigest()[:16]


def marks(message: Reply | discord.Message) -> str:
    """What identifies a message of ours: its words, the titles of its boxes and its headings, in short."""
    shown = message.words if isinstance(message, Reply) else "\n".join(texts_in(message.components))
    is_laid_out = bool(message.cards) if isinstance(message, Reply) else message.flags.components_v2
    if is_laid_out:
        return fingerprint(repr(headings(shown) or [shown]).encode())
    titles = (box.title or "" for box in message.embeds)
    return fingerprint(repr((message.content, *titles)).encode())


def _card(box: discord.Embed) -> MessageCard:
    """A box as a card."""
    fields = [f"**{item.name}**\n{item.value}" for item in box.fields]
    title = [heading(box.title, box.url or "")] if box.title else []
    foot = [small(box.footer.text)] if box.footer.text else []
    head = "\n".join(filter(None, (*title, box.description or "", *fields, *foot)))
    picture = [Gallery((box.image.url,))] if box.image.url else []
    return MessageCard((head, *picture), box.colour.value if box.colour else BLURPLE)


def _made(file: Picture | ImageFile) -> Picture:
    return Picture(file.name, file.data, file.alt) if isinstance(file, ImageFile) else file


def fitted(boxes: Sequence[discord.Embed]) -> tuple[discord.Embed, ...]:
    """The boxes of one message; where they are too much together, the longest is cut."""
    over = sum(map(len, boxes)) - BOXES_LIMIT
    if over <= 0:
        return tuple(boxes)
    longest = max(boxes, key=lambda box: len(box.description or ""))
    words = longest.description or ""
    room = max(len(words) - over, _LEAST)
    if room >= len(words):
        return tuple(boxes)
    cut = longest.copy()
    cut.description = clip(words, room)
    return fitted([cut if box is longest else box for box in boxes])


def embed(title: str, body: str = "", *, colour: int = 0x5865F2, footer: str = "") -> discord.Embed:
    """A box with a title; long bodies are clipped, never refused by Discord."""
    box = discord.Embed(title=clip(title, 256), description=clip(body, DESCRIPTION_LIMIT), colour=colour)
    if footer:
        box.set_footer(text=clip(footer, 2048))
    return box

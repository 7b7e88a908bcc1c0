"""What the bot says: one value for answers, posts and notices, kept inside Discord's limits."""

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from io import BytesIO
from typing import Any, Self

import discord

CONTENT_LIMIT = 2000
DESCRIPTION_LIMIT = 4096
FIELD_LIMIT = 1024
BOXES_LIMIT = 6000
"""Characters in all the boxes of one message."""
ALT_LIMIT = 1024
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
    """Content, embeds, buttons and files of one message; it pings the users `mentions` and the `roles`."""

    content: str = ""
    embeds: tuple[discord.Embed, ...] = ()
    view: discord.ui.View | None = None
    files: tuple[Picture | ImageFile, ...] = ()
    mentions: tuple[int, ...] = field(default=())
    roles: tuple[int, ...] = field(default=())

    def __post_init__(self) -> None:
        """Discord refuses a message whose boxes hold too much, and the reader would see nothing at all."""
        object.__setattr__(self, "embeds", fitted(self.embeds))

    def allowed_mentions(self) -> discord.AllowedMentions:
        """Only those who are meant are pinged."""
        users = [discord.Object(user) for user in self.mentions]
        roles = [discord.Object(role) for role in self.roles]
        return discord.AllowedMentions(everyone=False, roles=roles, users=users, replied_user=False)

    def drawn(self) -> Self:
        """The same with its drawings made. It may take a while."""
        return replace(self, files=tuple(_made(file) for file in self.files))

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
        return f"{fingerprint(repr(parts).encode())}.{self.pictured()}"

    def pictured(self) -> str:
        """A fingerprint of the files alone."""
        return fingerprint(repr([file.mark for file in self.files]).encode())


def fingerprint(content: bytes) -> str:
    """Sixteen characters that no other content has."""
    return hashlib.sha256(content).hexdigest()[:16]


def _made(file: Picture | ImageFile) -> Picture:
    return Picture(file.name, file.data, file.alt) if isinstance(file, ImageFile) else file


def clip(text: str, limit: int) -> str:
    """The text, cut at a line end where possible, so that it fits."""
    if len(text) <= limit:
        return text
    cut = text.rfind("\n", 0, limit - 2)
    return text[: cut if cut > limit // 2 else limit - 1] + "…"


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

"""What the bot says: one value for answers, posts and notices, kept inside Discord's limits."""

import hashlib
from dataclasses import dataclass, field
from io import BytesIO
from typing import Any

import discord

CONTENT_LIMIT = 2000
DESCRIPTION_LIMIT = 4096
FIELD_LIMIT = 1024


@dataclass(frozen=True, slots=True)
class Picture:
    """An image file with its alt text."""

    name: str
    data: bytes
    alt: str

    def file(self) -> discord.File:
        """A fresh file object: Discord's library reads each only once."""
        return discord.File(BytesIO(self.data), self.name, description=self.alt[:1024])


@dataclass(frozen=True, slots=True)
class Reply:
    """Content, embeds, buttons and files of one message; it pings the users `mentions` and the `roles`."""

    content: str = ""
    embeds: tuple[discord.Embed, ...] = ()
    view: discord.ui.View | None = None
    files: tuple[Picture, ...] = ()
    mentions: tuple[int, ...] = field(default=())
    roles: tuple[int, ...] = field(default=())

    def allowed_mentions(self) -> discord.AllowedMentions:
        """Only those who are meant are pinged."""
        users = [discord.Object(user) for user in self.mentions]
        roles = [discord.Object(role) for role in self.roles]
        return discord.AllowedMentions(everyone=False, roles=roles, users=users, replied_user=False)

    def digest(self) -> str:
        """A fingerprint: an edit that would change nothing is not made."""
        parts: list[Any] = [self.content, [embed.to_dict() for embed in self.embeds]]
        parts.append(self.view.to_components() if self.view else [])
        parts.append([hashlib.sha256(picture.data).hexdigest() for picture in self.files])
        return hashlib.sha256(repr(parts).encode()).hexdigest()[:32]


def clip(text: str, limit: int) -> str:
    """The text, cut at a line end where possible, so that it fits."""
    if len(text) <= limit:
        return text
    cut = text.rfind("\n", 0, limit - 2)
    return text[: cut if cut > limit // 2 else limit - 1] + "…"


def embed(title: str, body: str = "", *, colour: int = 0x5865F2, footer: str = "") -> discord.Embed:
    """A box with a title; long bodies are clipped, never refused by Discord."""
    box = discord.Embed(title=clip(title, 256), description=clip(body, DESCRIPTION_LIMIT), colour=colour)
    if footer:
        box.set_footer(text=clip(footer, 2048))
    return box

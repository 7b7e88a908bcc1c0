"""What the simulated Discord knows: people, channels, messages, interactions."""

import asyncio
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any, Final

JsonObject = dict[str, Any]

EPHEMERAL: Final = 1 << 6
LOADING: Final = 1 << 7
HAS_THREAD: Final = 1 << 5
LAYOUT: Final = 1 << 15


class ChannelKind(IntEnum):
    """The kinds of channel that a league bot meets."""

    TEXT = 0
    DIRECT = 1
    CATEGORY = 4
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12


THREADS: Final = (ChannelKind.PUBLIC_THREAD, ChannelKind.PRIVATE_THREAD)


@dataclass(slots=True, eq=False)
class User:
    """A person, or the bot. `open_dms` false: direct messages to them are refused with 50007."""

    id: int
    name: str
    locale: str = "en-US"
    open_dms: bool = True
    bot: bool = False


@dataclass(slots=True, eq=False)
class Role:
    """A role of the server with its permission bits."""

    id: int
    name: str
    permissions: int
    position: int


@dataclass(slots=True, eq=False)
class Member:
    """A user in the server with the ids of their roles."""

    user: User
    roles: set[int] = field(default_factory=set)
    nick: str | None = None


@dataclass(slots=True, eq=False)
class Guild:
    """The server ("guild")."""

    id: int
    name: str
    owner_id: int
    locale: str
    roles: dict[int, Role] = field(default_factory=dict)
    members: dict[int, Member] = field(default_factory=dict)


@dataclass(slots=True, eq=False)
class Channel:
    """A channel, thread or direct conversation. `denied`: permission bits withheld from the bot here."""

    id: int
    kind: ChannelKind
    name: str
    guild: Guild | None = None
    parent: "Channel | None" = None
    recipient: User | None = None
    owner_id: int = 0
    denied: int = 0
    overwrites: dict[int, JsonObject] = field(default_factory=dict)
    settings: JsonObject = field(default_factory=dict)
    archived: bool = False
    locked: bool = False
    people: set[int] = field(default_factory=set)
    messages: dict[int, "Message"] = field(default_factory=dict)
    pinned: list[int] = field(default_factory=list)

    @property
    def is_thread(self) -> bool:
        """Whether this is a thread."""
        return self.kind in THREADS


@dataclass(slots=True, eq=False)
class Message:
    """A message as it stands now; `body` holds what the author sent, as on the wire.

    `pings`: whom its creation notified: ids of users and roles, "everyone", "here". Edits notify nobody.
    """

    id: int
    channel: Channel
    author: User
    body: JsonObject
    created: float
    attachments: list[JsonObject] = field(default_factory=list)
    edits: int = 0
    edited: float | None = None
    nonce: str | None = None
    interaction: "InteractionHandle | None" = None
    thread: Channel | None = None
    pings: frozenset[str] = frozenset()
    deleted: bool = False

    @property
    def content(self) -> str:
        """The plain text."""
        return str(self.body.get("content") or "")

    @property
    def embeds(self) -> list[JsonObject]:
        """The embeds as on the wire."""
        return list(self.body.get("embeds") or ())

    @property
    def components(self) -> list[JsonObject]:
        """Every component, nested ones after the one that holds them."""
        return walk(self.body.get("components"))

    @property
    def flags(self) -> int:
        """Message flags."""
        return int(self.body.get("flags") or 0)

    @property
    def ephemeral(self) -> bool:
        """Whether only the person who asked can see it."""
        return bool(self.flags & EPHEMERAL)

    @property
    def loading(self) -> bool:
        """Whether it still shows "thinking"."""
        return bool(self.flags & LOADING)

    @property
    def text(self) -> str:
        """All that a person reads: content, embeds, text displays and labels, joined by line ends."""
        return "\n".join(
            [self.content, *map(_embed_text, self.embeds), *map(_component_text, self.components)]
        )


def _embed_text(embed: JsonObject) -> str:
    parts = [embed.get("title"), embed.get("description")]
    parts += [item.get(key) for item in embed.get("fields") or () for key in ("name", "value")]
    parts.append((embed.get("footer") or {}).get("text"))
    return "\n".join(str(part) for part in parts if part)


def _component_text(component: JsonObject) -> str:
    return str(component.get("content") or component.get("label") or "")


def walk(components: object) -> list[JsonObject]:
    """The components with all nested ones, flat."""
    found: list[JsonObject] = []
    for component in components if isinstance(components, list) else ():
        inner = [component[key] for key in ("accessory", "component") if isinstance(component.get(key), dict)]
        found += [component, *walk(component.get("components")), *walk(inner)]
    return found


@dataclass(slots=True, eq=False)
class InteractionHandle:
    """One thing a person did, and everything the bot answered to it.

    Times are seconds of the server's clock. `delivered` false: no bot was there to hear it.
    """

    id: int
    token: str
    kind: int
    user: User
    channel: Channel
    payload: JsonObject
    source: Message | None
    sent_at: float
    deadline: float
    delivered: bool = False
    deliveries: int = 0
    acknowledged_at: float | None = None
    answer_type: int | None = None
    response: Message | None = None
    followups: list[Message] = field(default_factory=list)
    modal: JsonObject | None = None
    choices: list[JsonObject] | None = None
    acknowledged_event: asyncio.Event = field(default_factory=asyncio.Event, repr=False)
    answered_event: asyncio.Event = field(default_factory=asyncio.Event, repr=False)

    @property
    def acknowledged(self) -> bool:
        """Whether the bot answered in time."""
        return self.acknowledged_at is not None

    @property
    def latency(self) -> float | None:
        """Seconds from sending the interaction to its acknowledgement."""
        return None if self.acknowledged_at is None else self.acknowledged_at - self.sent_at

    @property
    def messages(self) -> list[Message]:
        """What the person sees as answer: the response, if it is a message, and the follow-ups."""
        return [message for message in (self.response, *self.followups) if message and not message.deleted]

    @property
    def text(self) -> str:
        """Everything the person reads in the answer."""
        return "\n".join(message.text for message in self.messages)

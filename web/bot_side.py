"""What the pages ask of the bot beside which they are served."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TypeAlias

from usecases.limits import DEFAULT_LIMITS, Limits
from usecases.signup.read import Members


@dataclass(frozen=True, slots=True)
class ServerMember:
    """What Discord says of a member of a server: their name there, their roles, and whether they manage it."""

    name: str
    role_ids: frozenset[int] = frozenset()
    is_admin: bool = False


@dataclass(frozen=True, slots=True)
class ServerFace:
    """What a server calls itself, and what names its picture ("": it has none, or is not known here)."""

    name: str = ""
    picture: str = ""


@dataclass(frozen=True, slots=True)
class FramePerson:
    """Who has opened a frame inside Discord, as Discord says; `locale` is the language of their client."""

    user_id: int
    name: str
    locale: str = ""


@dataclass(frozen=True, slots=True)
class FrameSide:
    """Games that open inside Discord.

    `client_id` is the application's number, `origins` are where clients of Discord stand, to which alone the frame
    listens, and `ancestors` whose frames it may be in. `who` asks Discord for whom a code stands, which works once;
    None for nobody.
    """

    client_id: Callable[[], int]
    origins: tuple[str, ...]
    ancestors: tuple[str, ...]
    who: Callable[[str], Awaitable[FramePerson | None]]


FaceOf: TypeAlias = Callable[[int], ServerFace]
"""What Discord says now of a server's name and picture."""
ReadPicture: TypeAlias = Callable[[int], Awaitable[bytes | None]]
"""A server's picture as PNG, None where there is none."""
IsMember: TypeAlias = Callable[[int, int], Awaitable[bool]]
"""Whether a server (the first) has this user as a member."""
AskMember: TypeAlias = Callable[[int, int], Awaitable[ServerMember | None]]
"""What Discord says now of a server's (the first) member; None of who is none, or while it says nothing."""


AskMembers: TypeAlias = Callable[[int, set[int], set[str]], Awaitable[Members]]
"""What Discord says of those whom a list names by number or by user name: who of them is a member of the server."""


async def everybody(_server: int, _user: int) -> bool:
    """Where no Discord is asked, everybody is a member."""
    return True


async def nobody(_server: int, _user: int) -> ServerMember | None:
    """Where no Discord is asked, nobody has a role."""
    return None


async def unknown(_server: int, _ids: set[int], _names: set[str]) -> Members:
    """Where no Discord is asked, nobody is taken for a stranger."""
    return Members()


def faceless(_server: int) -> ServerFace:
    """Where no Discord is asked, servers have numbers alone."""
    return ServerFace()


async def unpictured(_server: int) -> bytes | None:
    """Where no Discord is asked, there are no pictures."""
    return None


def _untold() -> None:
    """Nobody waits for what is written."""


@dataclass(frozen=True, slots=True)
class BotSide:
    """`notify`: the database has changed; `limits` are the host's for what people do.

    `frame`: games open inside Discord, too (None: they do not).
    """

    notify: Callable[[], None] = _untold
    limits: Limits = field(default_factory=lambda: DEFAULT_LIMITS)
    is_member: IsMember = everybody
    member: AskMember = nobody
    members: AskMembers = unknown
    face: FaceOf = faceless
    picture: ReadPicture = unpictured
    frame: FrameSide | None = None

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


def _untold() -> None:
    """Nobody waits for what is written."""


@dataclass(frozen=True, slots=True)
class BotSide:
    """`notify`: the database has changed; `limits` are the host's for what people do."""

    notify: Callable[[], None] = _untold
    limits: Limits = field(default_factory=lambda: DEFAULT_LIMITS)
    is_member: IsMember = everybody
    member: AskMember = nobody
    members: AskMembers = unknown

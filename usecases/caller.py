"""Who asks: a Discord user with roles, at a moment; and whether they may."""

from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum

from data.records import Guild, role_ping, term
from data.unit_of_work import UnitOfWork
from league.ids import PlayerId
from league.refusal import Refusal
from usecases.limits import DEFAULT_LIMITS, Limits


class Role(StrEnum):
    """What a user may do in a server; an organizer may do all that a judge may, an admin everything."""

    JUDGE = "judge"
    ORGANIZER = "organizer"
    ADMIN = "admin"


@dataclass(frozen=True, slots=True)
class Caller:
    """The person behind a command.

    `interaction_id` 0 is the bot itself (a timer), `guild_id` 0 a private message; `channel_id` is the channel or
    thread in which they speak; `limits` are those of the host. By the code of a `seat` they are its player,
    whoever holds the phone, and nothing besides.
    """

    user_id: int
    name: str
    guild_id: int
    now: datetime
    interaction_id: int = 0
    role_ids: frozenset[int] = frozenset()
    is_admin: bool = False
    locale: str = ""
    channel_id: int = 0
    seat: PlayerId = PlayerId(0)
    limits: Limits = field(default_factory=lambda: DEFAULT_LIMITS, compare=False, repr=False)


def guild_of(uow: UnitOfWork, guild_id: int) -> Guild:
    """The server's settings, or the defaults when nobody has set it up."""
    return uow.guilds.get(guild_id) or Guild(guild_id)


def roles_of(guild: Guild, caller: Caller) -> frozenset[Role]:
    """The roles that Discord's roles and permissions give the caller."""
    if caller.is_admin:
        return frozenset(Role)
    if guild.organizer_role in caller.role_ids:
        return frozenset({Role.ORGANIZER, Role.JUDGE})
    return frozenset({Role.JUDGE}) if guild.judge_role in caller.role_ids else frozenset()


def judges_of(uow: UnitOfWork, guild_id: int) -> object:
    """The judges in a notice: their role, or what they are called."""
    role = guild_of(uow, guild_id).judge_role
    return role_ping(role) if role else term("role-judge")


def refusal_unless(uow: UnitOfWork, caller: Caller, role: Role) -> Refusal | None:
    """A refusal unless the caller has the role.

    Refusals: `needs-judge`, `needs-organizer`, `needs-admin`.
    Source: house
    """
    allowed = role in roles_of(guild_of(uow, caller.guild_id), caller)
    return None if allowed else Refusal(f"needs-{role}")

"""One action that may be taken back: where it is done, and how."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import discord
import simcord

from tests.support.night import Night, said

Step = Callable[[Night], Awaitable[Any]]
Doing = Callable[[Night, simcord.MemberActor], Awaitable[simcord.InteractionResult]]


@dataclass(frozen=True)
class Deed:
    """One action, named as the audit log names it: on which night, by whom, after what, and how it is done.

    `wait` is how many seconds it takes until everybody is told: private messages go out one after the other.
    """

    action: str
    night: Step
    do: Doing
    who: str = "organizer"
    prepare: tuple[Step, ...] = field(default=())
    wait: float = 0.1


def command(name: str, /, **options: object) -> Doing:
    """A slash command; options may depend on the night."""

    async def run(night: Night, who: simcord.MemberActor) -> simcord.InteractionResult:
        found = {key: value(night) if callable(value) else value for key, value in options.items()}
        return await night.sure(who, name, **found)

    return run


def step(who: str, name: str, /, **options: object) -> Step:
    """A slash command of somebody, before the action itself."""

    async def run(night: Night) -> None:
        done = said(await command(name, **options)(night, person(night, who)))
        assert "⛔" not in done, done
        await night.settle()

    return run


def person(night: Night, who: str) -> simcord.MemberActor:
    """The organizer, the judge, or an admin who is made for it."""
    if who != "admin":
        found: simcord.MemberActor = getattr(night, who)
        return found
    known = [member for member in night.admins if member]
    if known:
        return known[0]
    role = night.guild.create_role("Admin", permissions=discord.Permissions(manage_guild=True))
    night.admins.append(
        night.guild.add_member(night.env.create_user("admin", global_name="Ada"), roles=[role])
    )
    return night.admins[0]

"""Which post or notice a message of ours on Discord is: to be read in another language."""

from dataclasses import dataclass

from data.records import Guild, Notice, Post
from data.unit_of_work import UnitOfWork
from usecases.caller import Caller, guild_of


@dataclass(frozen=True, slots=True)
class MessageQuestion:
    """Which message on Discord is meant."""

    caller: Caller
    message_id: int


@dataclass(frozen=True, slots=True)
class PublicMessage:
    """The post or the notice that it is, and its server."""

    guild: Guild
    post: Post | None
    notice: Notice | None


def public_message(asked: MessageQuestion, uow: UnitOfWork) -> PublicMessage | None:
    """What stands in the asker's own server under this number; None for anything else."""
    server, message = asked.caller.guild_id, asked.message_id
    if not server or not message:
        return None
    post = uow.outbox.posts.first(guild_id=server, message_id=message)
    notice = None if post else uow.outbox.notices.first(guild_id=server, message_id=message)
    return PublicMessage(guild_of(uow, server), post, notice) if post or notice else None

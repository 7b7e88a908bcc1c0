"""Which help page suits somebody: by what they may do on the server."""

from dataclasses import dataclass
from enum import StrEnum

from data.unit_of_work import UnitOfWork
from usecases.caller import Caller, Role, guild_of, roles_of


class Topic(StrEnum):
    """The pages of the help, one screen each; the texts are `help-<topic>`."""

    PLAYER = "player"
    JUDGE = "judge"
    ORGANIZER = "organizer"
    ADMIN = "admin"
    GAME = "game"
    MATCHES = "matches"


@dataclass(frozen=True, slots=True)
class HelpPage:
    """The page to show, and the others that this person may want."""

    topic: Topic
    others: tuple[Topic, ...]


def help_page(caller: Caller, uow: UnitOfWork) -> HelpPage:
    """An admin of a server that is not set up begins there; everybody else with the evening's part that is theirs."""
    guild = guild_of(uow, caller.guild_id)
    roles = roles_of(guild, caller) if caller.guild_id else frozenset()
    is_set_up = bool(guild.pairings_channel and guild.announcements_channel)
    if Role.ADMIN in roles and not is_set_up:
        first = Topic.ADMIN
    elif Role.ORGANIZER in roles:
        first = Topic.ORGANIZER
    else:
        first = Topic.JUDGE if Role.JUDGE in roles else Topic.PLAYER
    return page_on(first)


def page_on(topic: Topic) -> HelpPage:
    """A page by name: nothing in the help is secret."""
    return HelpPage(topic, tuple(other for other in Topic if other is not topic))

"""Which help page suits the caller: by what they may do on the server."""

from dataclasses import dataclass
from enum import StrEnum

from data.unit_of_work import UnitOfWork
from usecases.caller import Caller, Role, guild_of, roles_of
from usecases.play.registry import kinds


class HelpTopic(StrEnum):
    """The pages of the help, one screen each; the texts are `help-<topic>`."""

    PLAYER = "player"
    JUDGE = "judge"
    ORGANIZER = "organizer"
    ADMIN = "admin"
    GAME = "game"
    MATCHES = "matches"


@dataclass(frozen=True, slots=True)
class HelpPage:
    """The page to show, and the others that this person may want; each game by post has one, called by its key."""

    topic: str
    others: tuple[str, ...]


def help_page(caller: Caller, uow: UnitOfWork) -> HelpPage:
    """An admin of a server that is not set up begins there; everybody else with the evening's part that is theirs."""
    guild = guild_of(uow, caller.guild_id)
    roles = roles_of(guild, caller) if caller.guild_id else frozenset()
    is_set_up = bool(guild.pairings_channel and guild.announcements_channel)
    if Role.ADMIN in roles and not is_set_up:
        first = HelpTopic.ADMIN
    elif Role.ORGANIZER in roles:
        first = HelpTopic.ORGANIZER
    else:
        first = HelpTopic.JUDGE if Role.JUDGE in roles else HelpTopic.PLAYER
    return page_on(first)


def page_on(topic: str) -> HelpPage:
    """A page by name: nothing in the help is secret."""
    return HelpPage(topic, tuple(other for other in help_topics() if other != topic))


def help_topics() -> tuple[str, ...]:
    """All pages; buttons of messages that stand name one by its place, so that new ones come last."""
    return (*HelpTopic, *kinds())

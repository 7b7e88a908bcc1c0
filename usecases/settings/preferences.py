"""What is known of a user before anything is answered: their choices and the server's."""

from dataclasses import dataclass

from data.records import Guild, UserSettings
from data.unit_of_work import UnitOfWork
from usecases.called import is_news
from usecases.caller import Caller, guild_of


@dataclass(frozen=True, slots=True)
class Preferences:
    """A user's and a server's settings, or their defaults; `news`: what the league knows of them is outdated."""

    user: UserSettings
    guild: Guild
    news: bool = False


def preferences(caller: Caller, uow: UnitOfWork) -> Preferences:
    """The choices of the caller and of the server in which they speak."""
    user = uow.users.get(caller.user_id) or UserSettings(caller.user_id, locale=caller.locale)
    return Preferences(user, guild_of(uow, caller.guild_id), is_news(uow, caller))

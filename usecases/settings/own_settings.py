"""What a user chooses for every server: language, and whether to be told by private message."""

from dataclasses import dataclass, replace

from data.records import UserSettings
from data.unit_of_work import UnitOfWork
from league.refusal import Refusal
from usecases.caller import Caller
from usecases.play.player_actions import in_threads_alone
from usecases.settings.setup import LANGUAGES

AUTOMATIC = "auto"
LANGUAGE_CHOICES = (*LANGUAGES, AUTOMATIC)


@dataclass(frozen=True, slots=True)
class ChooseLanguage:
    """A user's language; "auto" is the one of their Discord."""

    caller: Caller
    language: str


@dataclass(frozen=True, slots=True)
class ChooseNotices:
    """What the user wants to hear: private messages from the league, "you are next"; None leaves it as it is."""

    caller: Caller
    wanted: bool | None = None
    tell_next: bool | None = None


@dataclass(frozen=True, slots=True)
class ChooseSwitches:
    """Initials on pages that anybody can open, hints to first games by post; None leaves it as it is."""

    caller: Caller
    initials: bool | None = None
    hints: bool | None = None


def choose_switches(command: ChooseSwitches, uow: UnitOfWork) -> UserSettings:
    """The name on every server's pages changes at once; hints that are switched on come once more, each of them."""
    user = own_settings(command.caller, uow)
    if command.initials is not None:
        user = replace(user, initials=command.initials)
    if command.hints is not None:
        user = replace(user, hints=command.hints, hinted="" if command.hints else user.hinted)
    return uow.users.put(user)


def choose_language(command: ChooseLanguage, uow: UnitOfWork) -> UserSettings | Refusal:
    """From now on everything private comes in this language, and what waits in games by post changes to it.

    Refusals: `no-such-language` (params: language).
    """
    if command.language not in LANGUAGE_CHOICES:
        return Refusal("no-such-language", params={"language": command.language[:20]})
    language = "" if command.language == AUTOMATIC else command.language
    return uow.users.put(replace(own_settings(command.caller, uow), language=language))


def choose_notices(command: ChooseNotices, uow: UnitOfWork) -> UserSettings:
    """Without notices the texts wait in `/me next`, and the turns of games in their threads.

    Asking for them again gives messages another try; a game's turns stay where they are until it is said there.
    """
    user = own_settings(command.caller, uow)
    if command.wanted is False:
        in_threads_alone(uow, command.caller)
    if command.wanted is not None:
        user = replace(user, notices=command.wanted, direct_messages_closed=False)
    if command.tell_next is not None:
        user = replace(user, tell_next=command.tell_next)
    return uow.users.put(user)


def own_settings(caller: Caller, uow: UnitOfWork) -> UserSettings:
    """What the caller has chosen, or the defaults."""
    return uow.users.get(caller.user_id) or UserSettings(caller.user_id, locale=caller.locale)

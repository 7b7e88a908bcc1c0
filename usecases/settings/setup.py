"""Setting up a server: language, time zone, channels, roles, the time to confirm a report."""

from dataclasses import dataclass, fields, replace
from enum import StrEnum

from data.records import Guild, Visibility, term
from data.unit_of_work import UnitOfWork
from league.ids import EventId
from league.refusal import Refusal
from usecases.audit import audit
from usecases.caller import Caller, Role, guild_of, refusal_unless
from usecases.play.deadlines import follow_zone
from usecases.settings.zones import is_zone

LANGUAGES = ("ja", "en")
SERVER_LANGUAGES = (*LANGUAGES, "ja-en")
"""A server posts in one, or in both."""
LONGEST_CONFIRMATION = 24 * 60


class Setting(StrEnum):
    """What an admin can set; the texts `setting-<value>` name them."""

    LANGUAGE = "language"
    TIME_ZONE = "time_zone"
    ANNOUNCEMENTS = "announcements_channel"
    PAIRINGS = "pairings_channel"
    RESULTS = "results_channel"
    JUDGES = "judges_channel"
    ORGANIZER_ROLE = "organizer_role"
    JUDGE_ROLE = "judge_role"
    CONFIRM_MINUTES = "confirm_minutes"
    EVENT_PAGES = "event_pages"
    SERVER_EVENTS = "server_events"


_PUBLIC = frozenset(
    {Setting.LANGUAGE, Setting.ANNOUNCEMENTS, Setting.PAIRINGS, Setting.RESULTS, Setting.JUDGES}
)
"""What the posts of the server hang on."""


@dataclass(frozen=True, slots=True)
class SetUp:
    """An admin sets what is given; None leaves a setting as it is. Channels and roles are Discord's ids."""

    caller: Caller
    language: str | None = None
    time_zone: str | None = None
    announcements_channel: int | None = None
    pairings_channel: int | None = None
    results_channel: int | None = None
    judges_channel: int | None = None
    organizer_role: int | None = None
    judge_role: int | None = None
    confirm_minutes: int | None = None
    event_pages: Visibility | None = None
    server_events: bool | None = None


@dataclass(frozen=True, slots=True)
class SetupDone:
    """The settings as they are now, and which of them this command changed."""

    guild: Guild
    changed: tuple[Setting, ...]


def set_up(command: SetUp, uow: UnitOfWork) -> SetupDone | Refusal:
    """An admin sets up the server; without any setting it only shows how it stands.

    Refusals: `no-direct-message`, `needs-admin`, `no-such-language` (params: language), `no-such-zone` (params:
    zone), `confirm-minutes-range` (params: most).
    Source: house
    """
    if not command.caller.guild_id:
        return Refusal("no-direct-message")
    refused = refusal_unless(uow, command.caller, Role.ADMIN) or _unfit(command)
    if refused:
        return refused
    before = guild_of(uow, command.caller.guild_id)
    given = {
        item.name: value
        for item in fields(SetUp)
        if item.name != "caller" and (value := getattr(command, item.name)) is not None
    }
    changed = tuple(
        setting
        for setting in Setting
        if given.get(setting, getattr(before, setting)) != getattr(before, setting)
    )
    if not changed:
        return SetupDone(before, ())
    saved = uow.guilds.put(replace(before, **given))
    follow_zone(uow, saved.id, before.time_zone, command.caller.now)
    names = [term(f"setting-{setting.replace('_', '-')}") for setting in changed]
    audit(uow, command.caller, EventId(0), "setup", {"settings": names})
    return SetupDone(saved, changed)


def _unfit(command: SetUp) -> Refusal | None:
    if command.language is not None and command.language not in SERVER_LANGUAGES:
        return Refusal("no-such-language", params={"language": command.language})
    if command.time_zone is not None and not is_zone(command.time_zone):
        return Refusal("no-such-zone", params={"zone": command.time_zone[:60]})
    if command.confirm_minutes is not None and not 1 <= command.confirm_minutes <= LONGEST_CONFIRMATION:
        return Refusal("confirm-minutes-range", params={"most": LONGEST_CONFIRMATION})
    return None

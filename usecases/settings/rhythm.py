"""When a player of games by post has time: the hours of the day, and vacations."""

from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

from data.records import UserSettings
from data.unit_of_work import UnitOfWork
from league.refusal import Refusal
from league.waking import FEWEST_HOURS, Waking
from usecases.caller import Caller, guild_of
from usecases.play.deadlines import follow_hours
from usecases.settings.own_settings import own_settings
from usecases.settings.typed_day import coming_days, parse_day
from usecases.settings.typed_hours import parse_hours
from usecases.settings.zones import is_zone

LONGEST_VACATION = timedelta(days=14)
"""How long a player may keep games waiting. Source: house"""


@dataclass(frozen=True, slots=True)
class ChooseHours:
    """Between which hours of the day, and in which time zone, deadlines run; "" leaves one as it is."""

    caller: Caller
    hours: str = ""
    time_zone: str = ""


@dataclass(frozen=True, slots=True)
class GoAway:
    """A vacation until the morning of a day, as typed; "" means: I am here."""

    caller: Caller
    back: str = ""


@dataclass(frozen=True, slots=True)
class Rhythm:
    """The settings as they are now, the time zone that counts, and how many running deadlines moved."""

    user: UserSettings
    zone: str
    moved: int = 0


def choose_hours(command: ChooseHours, uow: UnitOfWork) -> Rhythm | Refusal:
    """From now on deadlines run, and messages make a sound, in these hours.

    Refusals: `hours-unclear` (params: typed), `hours-too-few` (params: least), `no-such-zone` (params: zone).
    """
    user = own_settings(command.caller, uow)
    hours = parse_hours(command.hours) if command.hours.strip() else (user.wakes, user.sleeps)
    if isinstance(hours, Refusal):
        return hours
    if Waking(UTC, *hours).stretch < timedelta(hours=FEWEST_HOURS):
        return Refusal("hours-too-few", params={"least": FEWEST_HOURS})
    if command.time_zone and not is_zone(command.time_zone):
        return Refusal("no-such-zone", params={"zone": command.time_zone[:60]})
    zone = command.time_zone or user.time_zone
    chosen = replace(user, wakes=hours[0], sleeps=hours[1], time_zone=zone)
    return _settled(command.caller, uow, user, chosen)


def go_away(command: GoAway, uow: UnitOfWork) -> Rhythm | Refusal:
    """Begin, lengthen, shorten or end a vacation.

    After one, as many days must pass as it lasted: over the weeks every game goes on.
    Refusals: `away-unclear` (params: typed), `away-past` (params: typed), `away-too-long` (params: days, day),
    `away-too-soon` (params: day).
    """
    user, now = own_settings(command.caller, uow), command.caller.now
    is_away = user.away_until is not None and user.away_until > now
    if not command.back.strip():
        return _settled(command.caller, uow, user, replace(user, away_until=now) if is_away else user)
    until = _morning(command, uow, user)
    if isinstance(until, Refusal):
        return until
    since = user.away_since if is_away and user.away_since else now
    zone = ZoneInfo(zone_of(command.caller, uow, user))
    refused = (
        _too_long(since, until, zone)
        if is_away
        else _too_soon(user, now, zone) or _too_long(now, until, zone)
    )
    chosen = replace(user, away_since=since, away_until=until)
    return refused or _settled(command.caller, uow, user, chosen)


def own_rhythm(caller: Caller, uow: UnitOfWork) -> Rhythm:
    """The settings as they are."""
    user = own_settings(caller, uow)
    return Rhythm(user, zone_of(caller, uow, user))


@dataclass(frozen=True, slots=True)
class DayTyped:
    """What the caller types where a day is asked for."""

    caller: Caller
    typed: str


def days_like(asked: DayTyped, uow: UnitOfWork) -> tuple[date, ...]:
    """The days on which a vacation that begins now may end."""
    zone = ZoneInfo(own_rhythm(asked.caller, uow).zone)
    today = asked.caller.now.astimezone(zone).date()
    return coming_days(asked.typed, today, LONGEST_VACATION.days)


def zone_of(caller: Caller, uow: UnitOfWork, user: UserSettings) -> str:
    """The time zone that counts: the player's own, else the server's."""
    return user.time_zone or guild_of(uow, caller.guild_id).time_zone


def _settled(caller: Caller, uow: UnitOfWork, before: UserSettings, after: UserSettings) -> Rhythm:
    if after == before:
        return Rhythm(before, zone_of(caller, uow, before))
    saved = uow.users.put(after)
    return Rhythm(saved, zone_of(caller, uow, saved), follow_hours(uow, before, saved, caller.now))


def _morning(command: GoAway, uow: UnitOfWork, user: UserSettings) -> datetime | Refusal:
    """When the player is up on the day of their return."""
    zone = ZoneInfo(zone_of(command.caller, uow, user))
    now = command.caller.now
    day = parse_day(command.back, now.astimezone(zone).date())
    if day is None:
        return Refusal("away-unclear", params={"typed": command.back[:30]})
    morning = _at(day, user, zone)
    return morning if morning > now else Refusal("away-past", params={"typed": command.back[:30]})


def _at(day: date, user: UserSettings, zone: ZoneInfo) -> datetime:
    return datetime(day.year, day.month, day.day, user.wakes // 60, user.wakes % 60, tzinfo=zone).astimezone(
        UTC
    )


def _too_soon(user: UserSettings, now: datetime, zone: ZoneInfo) -> Refusal | None:
    if user.away_since is None or user.away_until is None:
        return None
    free = _day(user.away_until + (user.away_until - user.away_since), zone)
    return Refusal("away-too-soon", params={"day": free}) if _day(now, zone) < free else None


def _too_long(since: datetime, until: datetime, zone: ZoneInfo) -> Refusal | None:
    last = since + LONGEST_VACATION
    params: dict[str, str | int] = {"days": LONGEST_VACATION.days, "day": _day(last, zone)}
    return None if until <= last else Refusal("away-too-long", params=params)


def _day(moment: datetime, zone: ZoneInfo) -> str:
    return moment.astimezone(zone).date().isoformat()

"""From what was said to the moment that is meant: the next one to come, in the zone that was named."""

import calendar
from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta, tzinfo
from typing import Final
from zoneinfo import ZoneInfo

from league.moments import hours, offsets, words
from league.moments.outcome import Guess, Understood
from league.moments.parts import KINDS, Day, Length, TypedClock, TypedParts, existing
from league.moments.scanner import scanned
from league.refusal import Refusal

_LONGEST: Final = 80
_FARTHEST: Final = timedelta(days=3653)
"""A league plans ten years ahead at most: the year was mistyped."""
_NOON, _DAY_ENDS, _WEEK, _MONTHS = 12, 24, 7, 12
_LONG_AGO: Final = timedelta(days=300)
"""A day without a year that lies farther ahead has just been: perhaps it was meant."""
_EARLY: Final = (8, 7)
"""Up to which hour, in English and in Japanese, people may mean the one after noon: leagues seldom begin so early."""
_SMALL_HOURS: Final = frozenset({0, 1, 2, 3, 4, 5, 22, 23})
_HALVES: Final = frozenset({"am", "pm"})


def read_moment(typed: str, zone: str, now: datetime, language: str = "en") -> Understood | Refusal:
    """The next moment that a text means, in the zone of a server unless it names another.

    Refusals, each with `typed`: `moment-unclear`, `moment-no-hour`, `moment-no-such-day`, `moment-other-weekday`
    (params: weekday, 0 for Monday), `moment-skipped`, `moment-zone` (params: zone), `moment-past`, `moment-far`.
    Source: house
    """
    reader = _MomentReader(
        scanned(typed, language) if len(typed) <= _LONGEST else TypedParts(rest="…"), zone, now, language
    )
    outcome = reader.moment()
    if isinstance(outcome, Refusal):
        return Refusal(outcome.code, params={"typed": typed[:50], **outcome.params})
    if outcome <= now:
        return Refusal("moment-past", params={"typed": typed[:50]})
    if outcome - now > _FARTHEST:
        return Refusal("moment-far", params={"typed": typed[:50]})
    return Understood(outcome, reader.zone_name, tuple(dict.fromkeys(reader.guesses)))


def read_day(typed: str, today: date) -> date | None:
    """The next day that is meant, this one included; None for what is no day, or leaves two of them open.

    Of two numbers with a slash between the first is the month. Source: house
    """
    start = datetime(today.year, today.month, today.day, tzinfo=UTC)
    reader = _MomentReader(scanned(typed[:_LONGEST]), "UTC", start, "ja")
    day = reader.day()
    return None if reader.guesses else day


_UNCLEAR: Final = Refusal("moment-unclear")


class _MomentReader:
    """One text while it is understood."""

    def __init__(self, said: TypedParts, zone: str, now: datetime, language: str) -> None:
        self._said = said
        self._home = self.zone_name = zone
        self._zone: tzinfo = ZoneInfo(zone)
        self._here = now.astimezone(self._zone)
        self._now = now
        self._language = language
        self.guesses: list[Guess] = []

    def moment(self) -> datetime | Refusal:
        """The moment in UTC; nothing that was typed may be left over."""
        said = self._said
        hours.year_as_clock(said)
        dated = len(said.days) == 1 and said.days[0].year is None
        if said.years and not (dated and len(said.years) == 1):
            return _UNCLEAR
        if said.rest or len(said.zones) > 1 or len(said.lengths) > 1 or len(said.stamps) > 1:
            return _UNCLEAR
        if said.stamps:
            return _UNCLEAR if self._says_more_than("stamps") else datetime.fromtimestamp(said.stamps[0], UTC)
        if said.lengths and self._is_exact(said.lengths[0]):
            alone = not self._says_more_than("lengths")
            return self._after(said.lengths[0]) if alone else _UNCLEAR
        clock = self._clock()
        if isinstance(clock, Refusal):
            return clock
        if said.is_about:
            self.guesses.append(Guess.ABOUT)
        if said.ranges:
            self.guesses.append(Guess.RANGE)
        return self._on_a_day(clock)

    def day(self) -> date | None:
        """The day that was said, where nothing else was."""
        said = self._said
        if (
            said.rest
            or said.years
            or said.clocks
            or said.parts
            or said.zones
            or said.numbers
            or said.stamps
            or said.ranges
        ):
            return None
        exact = said.lengths and self._is_exact(said.lengths[0])
        found = None if exact or not self._says_more_than("") else self._on_a_day((23, 59))
        return found.date() if isinstance(found, datetime) else None

    @staticmethod
    def _is_exact(length: Length) -> bool:
        return not length.months and (not length.days or bool(length.minutes))

    def _after(self, length: Length) -> datetime | Refusal:
        """So long from now; days and hours together only where no day between has 23 hours, or 25."""
        found = self._now + timedelta(days=length.days, minutes=length.minutes)
        same = found.astimezone(self._zone).utcoffset() == self._here.utcoffset()
        return found if same or not length.days else _UNCLEAR

    def _says_more_than(self, kind: str) -> bool:
        return any(getattr(self._said, other) for other in KINDS if other != kind)

    # The time of day

    def _clock(self) -> tuple[int, int] | Refusal:
        """Hour and minute on the clock of 24 hours; the hour may be 24, the end of a day."""
        said = self._said
        clocks = [*said.clocks]
        if not clocks and len(said.numbers) == 1 and said.parts:
            clocks, said.numbers = [TypedClock(said.numbers[0])], []
        if not clocks and not said.numbers and self._says_more_than(""):
            return Refusal("moment-no-hour")
        if len(clocks) != 1 or said.numbers or len(set(said.parts)) > 1:
            return _UNCLEAR
        clock = clocks[0]
        if clock.minute > 59 or hours.may_be_a_date(clock, said):  # noqa: PLR2004 - a clock
            return _UNCLEAR
        hour = self._hour(clock, said.parts[0] if said.parts else "")
        return _UNCLEAR if hour is None else (hour, clock.minute)

    def _hour(self, clock: TypedClock, part: str) -> int | None:
        if clock.hour >= _DAY_ENDS:
            return hours.past_midnight(clock, part, self._language)
        if clock.half == "24":
            if clock.hour == 0:
                self.guesses.append(Guess.MIDNIGHT)
            return _DAY_ENDS if clock.hour == 0 and self._said.relative == [0] else clock.hour
        half = clock.half or (part if part in _HALVES else "")
        if half:
            return self._of_half(clock.hour, half)
        if part == "late":
            return self._late(clock.hour)
        if part:
            there = words.HOURS_OF[part]
            return next((hour for hour in (clock.hour, clock.hour + _NOON) if hour in there), None)
        if not clock.padded and 0 < clock.hour <= _EARLY[self._language == "ja"]:
            self.guesses.append(Guess.MORNING)
        return clock.hour

    def _of_half(self, hour: int, half: str) -> int | None:
        if hour > _NOON:
            return None
        if hour == _NOON and self._language == "ja" and not self._said.clocks[0].half:
            self.guesses.append(Guess.MIDNIGHT)  # 午後12時 is noon to some, midnight to others
        if hour == 0 and self._said.clocks[0].half and (half == "am" or self._language == "en"):
            return None
        return hour % _NOON + (_NOON if half == "pm" else 0)

    def _late(self, hour: int) -> int | None:
        """The small hours: of the day that is named by the calendar, of the one before by the evening they end."""
        self.guesses.append(Guess.LATE)
        return next((late for late in (hour, hour + _NOON) if late in _SMALL_HOURS), None)

    # The day

    def _on_a_day(self, clock: tuple[int, int]) -> datetime | Refusal:
        said = self._said
        named = self._in_zone(clock) or self._of_which_evening(clock)
        if isinstance(named, Refusal):
            return named
        kinds = [
            bool(found) for found in (said.days, said.of_month, said.relative, said.lengths, said.month_ends)
        ]
        repeated = any(len(found) > 1 for found in (said.days, said.of_month, said.relative, said.months_on,
                                                    said.month_ends, said.years_on, said.weekdays, said.notes,
                                                    said.weeks_on))  # fmt: skip
        alone = (said.months_on and not said.of_month) or (said.years_on and not said.days)
        if sum(kinds) > 1 or repeated or alone:
            return _UNCLEAR
        if sum(kinds):
            return self._on_date(clock)
        if said.weekdays or said.notes:
            return self._on_weekday(clock)
        if said.weeks_on or said.is_next or said.is_nearest:
            return _UNCLEAR
        return self._first(clock, (self._today() + timedelta(days=on) for on in range(3)))

    def _in_zone(self, clock: tuple[int, int]) -> Refusal | None:
        """Another zone that was named takes the place of the server's."""
        if not self._said.zones:
            return None
        name = self._said.zones[0]
        if isinstance(name, float | int):
            if abs(name) > 14:  # noqa: PLR2004 - no place is farther from UTC
                return Refusal("moment-zone", params={"zone": f"{name:+g}"})
            self._zone, self.zone_name = offsets.fixed(name), f"UTC{name:+g}" if name else "UTC"
        else:
            wall = self._likely_wall(clock)
            found = offsets.zone_called(name, self.zone_name, wall)
            if found is None:
                return Refusal("moment-zone", params={"zone": name.upper()})
            if offsets.is_out_of_season(name, wall) and str(found) != self.zone_name:
                self.guesses.append(Guess.ZONE)
            own = str(found) == self.zone_name
            self._zone, self.zone_name = (
                found,
                self.zone_name if own else name.upper() if "/" not in name else str(found),
            )
        there = self._now.astimezone(self._zone)
        said = self._said
        if there.date() != self._here.date() and (said.relative or (said.weekdays and not said.days)):
            self.guesses.append(Guess.ZONE)
        self._here = there
        return None

    def _of_which_evening(self, clock: tuple[int, int]) -> Refusal | None:
        return _UNCLEAR if hours.is_of_which_day_unclear(clock, self._here.hour, self._said) else None

    def _likely_wall(self, clock: tuple[int, int]) -> datetime:
        """What clocks show at the moment that is meant, as far as that is known before the zone is."""
        said = self._said
        named = said.days or said.of_month or said.relative or said.lengths
        return self._wall((self._date(clock) if named else None) or self._today(), clock)

    def _today(self) -> date:
        return self._here.date()

    def _on_date(self, clock: tuple[int, int]) -> datetime | Refusal:
        guessed = len(self.guesses)
        day = self._date(clock)
        if day is None:
            return Refusal("moment-no-such-day")
        if self._said.weeks_on or self._said.is_next:
            return _UNCLEAR
        for weekday in (*self._said.weekdays, *self._said.notes):
            if weekday != day.weekday():
                del self.guesses[guessed:]
                return Refusal("moment-other-weekday", params={"weekday": day.weekday()})
        return self._at(day, clock)

    def _date(self, clock: tuple[int, int] = (23, 59)) -> date | None:
        said = self._said
        if said.days:
            year = said.years[0] if said.years else said.days[0].year
            if said.years_on and year is None:
                year = self._today().year + said.years_on[0]
            return self._typed_date(said.days[0]._replace(year=year), clock)
        if said.month_ends:
            month = self._month_on(said.month_ends[0])
            return date(*month, calendar.monthrange(*month)[1])
        if said.of_month:
            return self._of_month(said.of_month[0], clock)
        if said.relative:
            return self._today() + timedelta(days=said.relative[0])
        length = said.lengths[0]
        month = self._month_on(length.months)
        last = calendar.monthrange(*month)[1]
        return date(*month, min(self._today().day, last)) + timedelta(days=length.days)

    def _typed_date(self, day: Day, clock: tuple[int, int]) -> date | None:
        year, month, number = day.year, day.month, day.day
        if day.either_way and self._is_day_first(month, number):
            month, number = number, month
        if day.dotted and self._is_month_first(month, number):
            month, number = number, month
        if year is not None:
            return self._still_to_come(existing(year, month, number), day)
        for on in (0, 1):
            found = existing(self._today().year + on, month, number)
            if found is None:
                return None
            at = self._wall(found, clock)
            if at > self._here.replace(tzinfo=None):
                if at - self._here.replace(tzinfo=None) > _LONG_AGO and on:
                    self.guesses.append(Guess.NEXT_YEAR)
                return found
        return None

    def _still_to_come(self, found: date | None, day: Day) -> date | None:
        """Of a day that is past the one with day and month changed, where the text allows that and it is to come."""
        if found is None or found >= self._today() or not day.either_way or day.year is None:
            return found
        other = existing(day.year, found.day, found.month)
        if other is None or other < self._today():
            return found
        self.guesses.append(Guess.DAY_FIRST)
        return other

    def _is_day_first(self, first: int, second: int) -> bool:
        """Of two numbers with a slash between: what fits decides, then language, then where the server is."""
        if first > _MONTHS or second > _MONTHS:
            return first > _MONTHS
        if self._language == "ja" or first == second:
            return False
        day_first, is_sure = offsets.slashed_day_first(self._home)
        if not is_sure:
            self.guesses.append(Guess.DAY_FIRST)
        return day_first

    def _is_month_first(self, second: int, first: int) -> bool:
        """Of two numbers with a dot between: what fits decides; in Japanese the month stands first.

        Elsewhere the dot says that the day does, which is asked where people write the month first.
        """
        if max(first, second) > _MONTHS or first == second:
            return second > _MONTHS
        is_japanese = self._language == "ja"
        if is_japanese or not offsets.slashed_day_first(self._home)[0]:
            self.guesses.append(Guess.DAY_FIRST)
        return is_japanese

    def _of_month(self, number: int, clock: tuple[int, int]) -> date | None:
        if self._said.months_on:
            return existing(*self._month_on(self._said.months_on[0]), number)
        months = (self._month_on(on) for on in range(_MONTHS))
        days = (day for month in months if (day := existing(*month, number)))
        now = self._here.replace(tzinfo=None)
        return next((day for day in days if self._wall(day, clock) > now), None)

    def _month_on(self, months: int) -> tuple[int, int]:
        today = self._today()
        year, month = divmod(today.year * _MONTHS + today.month - 1 + months, _MONTHS)
        return year, month + 1

    def _on_weekday(self, clock: tuple[int, int]) -> datetime | Refusal:
        said, today = self._said, self._today()
        weekday = next(iter((*said.weekdays, *said.notes)))
        if len({*said.weekdays, *said.notes}) > 1:
            return _UNCLEAR
        monday = today - timedelta(days=today.weekday())
        if said.weeks_on:
            day = monday + timedelta(days=_WEEK * said.weeks_on[0] + weekday)
            if 6 in {weekday, today.weekday()} and said.weeks_on[0]:  # noqa: PLR2004 - where a week begins with Sunday
                self.guesses.append(Guess.NEXT)
            return self._at(day, clock)
        nearest = today + timedelta(days=(weekday - today.weekday()) % _WEEK)
        if not said.is_next:
            found = self._first(clock, (nearest, nearest + timedelta(days=_WEEK)))
            # "The coming Saturday" said on one may be a week from now, "the next" on any day of its week.
            until = (
                monday + timedelta(days=_WEEK) if said.is_nearest else today + timedelta(days=said.is_coming)
            )
            if isinstance(found, datetime) and found.astimezone(self._zone).date() < until:
                self.guesses.append(Guess.NEXT)
            return found
        if nearest == today:
            nearest += timedelta(days=_WEEK)
        following = monday + timedelta(days=_WEEK + weekday)
        if following != nearest:
            self.guesses.append(Guess.NEXT)
        return self._at(following, clock)

    def _first(self, clock: tuple[int, int], days: "Iterator[date] | tuple[date, ...]") -> datetime | Refusal:
        """On the first of these days on which that time is still to come."""
        found: datetime | Refusal = _UNCLEAR
        for day in days:
            found = self._at(day, clock)
            if isinstance(found, Refusal) or found > self._now:
                return found
        return found

    @staticmethod
    def _wall(day: date, clock: tuple[int, int]) -> datetime:
        return datetime(day.year, day.month, day.day) + timedelta(hours=clock[0], minutes=clock[1])  # noqa: DTZ001 - a wall clock

    def _at(self, day: date, clock: tuple[int, int]) -> datetime | Refusal:
        """The moment at which clocks there show it: never in the hour that they skip, twice in the one repeated."""
        wall = self._wall(day, clock)
        first = wall.replace(tzinfo=self._zone)
        moment = first.astimezone(UTC)
        if moment.astimezone(self._zone).replace(tzinfo=None) != wall:
            return Refusal("moment-skipped")
        if first.utcoffset() != first.replace(fold=1).utcoffset():
            self.guesses.append(Guess.TWICE)
            if moment <= self._now:
                return first.replace(fold=1).astimezone(UTC)
        return moment

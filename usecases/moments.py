"""Moments as people type them, in the server's time zone."""

import unicodedata
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

from league.refusal import Refusal

_FORMATS = ("%Y-%m-%d %H:%M", "%Y/%m/%d %H:%M", "%Y-%m-%dT%H:%M", "%m/%d %H:%M", "%m-%d %H:%M", "%H:%M")
_FARTHEST = timedelta(days=3653)  # a league plans ten years ahead at most: the year was mistyped


def parse_moment(typed: str, time_zone: str, now: datetime) -> datetime | Refusal:
    """The next moment that is meant, in UTC: "2026-05-01 19:00", "5/1 19:00" or "19:00".

    Refusals: `moment-unclear` (params: typed), `moment-past` (params: typed).
    """
    here = now.astimezone(ZoneInfo(time_zone))
    plain = unicodedata.normalize("NFKC", typed).strip()  # full-width digits and colons
    for shape in _FORMATS:
        try:
            parsed = datetime.strptime(plain, shape)  # noqa: DTZ007 - the zone is put on below
        except ValueError:
            continue
        return _coming(parsed, shape, here, typed)
    return Refusal("moment-unclear", params={"typed": typed[:50]})


def _coming(parsed: datetime, shape: str, here: datetime, typed: str) -> datetime | Refusal:
    """Fill in what was not typed: this year, or today, or else the next one."""
    if "%Y" in shape:
        moment = parsed.replace(tzinfo=here.tzinfo)
    elif "%m" in shape:
        moment = parsed.replace(year=here.year, tzinfo=here.tzinfo)
        moment = moment if moment > here else moment.replace(year=here.year + 1)
    else:
        moment = here.replace(hour=parsed.hour, minute=parsed.minute, second=0, microsecond=0)
        moment = moment if moment > here else moment + timedelta(days=1)
    if moment <= here:
        return Refusal("moment-past", params={"typed": typed[:50]})
    if moment - here > _FARTHEST:
        return Refusal("moment-unclear", params={"typed": typed[:50]})
    return moment.astimezone(UTC)

"""Hours of the day as people type them: "7:30-23", "7時半〜23時", "8am to 11pm"."""

import re
import unicodedata

from league.refusal import Refusal
from league.waking import DAY

_CLOCK = r"(\d{1,2})(?:[:.](\d{2})|時(半)|時(?:(\d{1,2})分)?)?\s*([ap]m)?"
_SPAN = re.compile(rf"{_CLOCK}\s*(?:-|~|to|から)\s*{_CLOCK}\s*(?:まで)?", re.IGNORECASE)
_DASHES = str.maketrans("–—―−‐‑ー〜～", "-" * 9)
_NOON, _LAST_HOUR, _LAST_MINUTE = 12, 24, 59


def parse_hours(typed: str) -> tuple[int, int] | Refusal:
    """From and until which minute of the day; the end may be past midnight.

    Refusals: `hours-unclear` (params: typed).
    """
    plain = unicodedata.normalize("NFKC", typed).translate(_DASHES).strip()
    found = _SPAN.fullmatch(plain)
    minutes = (_minute(*found.groups()[:5]), _minute(*found.groups()[5:])) if found else (None, None)
    if minutes[0] is None or minutes[1] is None:
        return Refusal("hours-unclear", params={"typed": typed[:30]})
    return minutes[0], minutes[1]


def _minute(
    hour: str, colon: str | None, half: str | None, kanji: str | None, noon: str | None
) -> int | None:
    hours, minutes = int(hour), 30 if half else int(colon or kanji or 0)
    if noon:
        if not 1 <= hours <= _NOON:
            return None
        hours = hours % _NOON + (_NOON if noon.lower() == "pm" else 0)
    fits = minutes <= _LAST_MINUTE and (hours < _LAST_HOUR or (hours == _LAST_HOUR and not minutes))
    return (hours * 60 + minutes) % DAY if fits else None

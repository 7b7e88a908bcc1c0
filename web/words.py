"""A page's words: the bot's own texts, escaped for HTML, with moments and numbers as the reader writes them."""

import re
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache, lru_cache
from typing import Final
from zoneinfo import ZoneInfo

from markdown_it import MarkdownIt
from markupsafe import Markup

from bot.i18n import LANGUAGES, Language, Param, language_of, plain

_DAYS: Final = {"ja": "月火水木金土日", "en": ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")}
_MOMENT: Final = re.compile(r"<t:(-?\d{1,11})(?::[tTdDfFRsS])?>")
_MONTHS: Final = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")


@dataclass(frozen=True, slots=True)
class PageTexts:
    """What a page says, in one language and time zone."""

    language: Language
    zone: str = "UTC"

    def t(self, key: str, **params: Param) -> str:
        """A text without markup; the template escapes it."""
        return plain(self.language, key, params)

    def when(self, at: datetime) -> Markup:
        """A day and a time in the server's time zone."""
        return self._time(at, self.moment(at))

    def moment(self, at: datetime) -> str:
        """The same without the mark that names it to machines."""
        local = at.astimezone(ZoneInfo(self.zone))
        day = _DAYS[self.language][local.weekday()]
        if self.language == "ja":
            return f"{local.year}年{local.month}月{local.day}日({day}) {local:%H:%M}"
        return f"{day} {local.day} {_MONTHS[local.month - 1]} {local.year}, {local:%H:%M}"

    def spelled(self, line: str) -> str:
        """A line of the bot's in which a client of Discord would word the moments."""
        return _MOMENT.sub(lambda found: self.moment(datetime.fromtimestamp(int(found[1]), UTC)), line)

    def hour(self, at: datetime) -> Markup:
        """A time of the day in the server's time zone."""
        return self._time(at, f"{at.astimezone(ZoneInfo(self.zone)):%H:%M}")

    def _time(self, at: datetime, words: str) -> Markup:
        return Markup('<time datetime="{}">{}</time>').format(at.isoformat(), words)


@lru_cache(4096)
def told(line: str) -> Markup:
    """A line that the bot would say, as HTML: bold words and what was escaped, no links, pictures or small print."""
    plain_line = line.replace("\u200b", "").removeprefix("-# ")
    return Markup(_markdown().renderInline(plain_line))  # noqa: S704 - the library escapes it


@cache
def _markdown() -> MarkdownIt:
    return MarkdownIt("zero", {"html": False}).enable(["emphasis", "escape", "backticks"])


def spoken(accepted: str) -> Language:
    """The first language of a browser's list that we speak, else English."""
    wanted = sorted(_weighed(accepted), key=lambda pair: -pair[1])
    found = (language_of(name) for name, weight in wanted if weight > 0)
    return next((language for language in found if language), "en")


def chosen(asked: str) -> Language | None:
    """The language that an address names."""
    return next((language for language in LANGUAGES if language == asked), None)


def _weighed(accepted: str) -> list[tuple[str, float]]:
    pairs = []
    for part in accepted[:200].split(","):
        name, _, weight = part.partition(";q=")
        try:
            pairs.append((name.strip().lower(), float(weight or 1)))
        except ValueError:
            continue
    return pairs

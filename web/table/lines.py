"""The lines of a game as a page shows them: Discord's marks for moments become times."""

import re
from collections.abc import Iterable
from datetime import UTC, datetime
from functools import lru_cache
from typing import Final

from markupsafe import Markup

from web.words import PageTexts, told

_MOMENT: Final = re.compile(r"&lt;t:(\d{1,10})(?::[tTdDfFRsS])?&gt;")


def lines_of(texts: Iterable[str], words: PageTexts) -> list[Markup]:
    """The lines of these texts that say something."""
    lines = (line for text in texts for line in text.split("\n"))
    return [_line(line, words) for line in lines if line.strip("\u200b ")]


@lru_cache(4096)
def _line(line: str, words: PageTexts) -> Markup:
    """What happened stands on many pages: of each turn, and of each player."""

    def time(found: re.Match[str]) -> str:
        return str(words.when(datetime.fromtimestamp(int(found[1]), UTC)))

    return Markup(_MOMENT.sub(time, str(told(line))))  # noqa: S704 - both parts are escaped

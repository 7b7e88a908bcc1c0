"""A profile text that a stranger sent: what would take the parser long is refused before it is parsed."""

import re

from league.regulations.faults import ProfileFault
from league.regulations.profile import Profile
from league.regulations.toml import parse_profile

LARGEST = 16_000
"""Bytes of a file: ten times the longest profile that comes with the program."""
MOST_LINES = 500
LONGEST_LINE = 500
DEEPEST = 12
"""Dots or opening brackets that may follow one another: a profile has tables in tables, and no deeper."""
_DOTTED = re.compile(rf"(?:[^\s.=]++[ \t]*+\.[ \t]*+){{{DEEPEST + 1}}}")
_OPENED = re.compile(rf"(?:[\[{{][^\[\]{{}}]*+){{{DEEPEST + 1}}}")


def read_profile(toml_text: str) -> Profile | tuple[ProfileFault, ...]:
    """Read an uploaded file: its measures first, then as `parse_profile`."""
    fault = _unfit(toml_text)
    return (fault,) if fault else parse_profile(toml_text)


def _unfit(toml_text: str) -> ProfileFault | None:
    """The first thing that no honest profile has."""
    lines = toml_text.splitlines()
    if len(lines) > MOST_LINES:
        return ProfileFault("", "toml-lines", {"most": MOST_LINES})
    for number, line in enumerate(lines, 1):
        if len(line) > LONGEST_LINE:
            return ProfileFault("", "toml-line-length", {"line": number, "longest": LONGEST_LINE})
        if _DOTTED.search(line):
            return ProfileFault("", "toml-depth", {"line": number})
    deep = _OPENED.search(toml_text)
    return (
        ProfileFault("", "toml-depth", {"line": toml_text.count("\n", 0, deep.start()) + 1}) if deep else None
    )

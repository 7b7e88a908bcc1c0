"""Tables whose columns are kept apart by blanks alone, as programs print them."""

import re
import unicodedata
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from league.importing.headings import HeadingKind, said_by
from league.importing.nobody import is_ruler

_GAP: Final = re.compile(r" {2,}(?=\S)")
_FIRST_LINES: Final = 10


def by_position(lines: Sequence[str]) -> list[list[str]] | None:
    """The cells of each line, under a line of headings with two blanks or more between; None for other text."""
    spread = [_spread(line) if not is_ruler(line) else "" for line in lines]
    at = next((at for at, line in enumerate(spread[:_FIRST_LINES]) if _is_head(line)), None)
    if at is None or any("\t" in line for line in lines):
        return None
    body = [line for line in spread[at:] if line.strip()]
    cuts = [_cut(found.span(), body) for found in _GAP.finditer(spread[at].rstrip()) if found.start()]
    ends = [0, *(cut for cut in cuts if cut is not None), max(map(len, spread))]
    if len(body) == 1 or None in cuts:
        return None
    above = [[" ".join(line.split())] for line in lines[:at]]
    return above + [[_joined(line[begin:end]) for begin, end in pairwise(ends)] for line in spread[at:]]


def _is_head(line: str) -> bool:
    cells = [cell for cell in re.split(r" {2,}", line.strip()) if cell]
    said = [said_by(_joined(cell)) for cell in cells]
    names = any(meant and meant.kind in {HeadingKind.NAME, HeadingKind.HANDLE} for meant in said)
    return len(cells) > 1 and names and all(said)


def _cut(gap: tuple[int, int], body: Sequence[str]) -> int | None:
    """Where in a gap of the headings all lines are blank: in the widest place, of equal ones the last."""
    blank = [at for at in range(*gap) if all(at >= len(line) or line[at] == " " for line in body)]
    runs: list[list[int]] = []
    for at in blank:
        if runs and at == runs[-1][-1] + 1:
            runs[-1].append(at)
        else:
            runs.append([at])
    return max(runs, key=lambda run: (len(run), run[0]))[-1] if runs else None


def _spread(line: str) -> str:
    """The line with a mark behind each letter that is as wide as two."""
    if line.isascii():
        return line
    return "".join(f"{sign}\0" if unicodedata.east_asian_width(sign) in "WF" else sign for sign in line)


def _joined(cell: str) -> str:
    return cell.replace("\0", "").strip()

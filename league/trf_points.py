"""What results are worth in a tournament file (TRF): the usual points, or those that the file says.

Points are counted in tenths, so that they are whole numbers. The codes are those of the extension XXS: WW, BW, WD, BD,
WL and BL for a win, a draw and a loss with each colour, FW and FL for those by forfeit, FPB, HPB and ZPB for byes of a
full, a half and no point, PAB for the bye that the pairing gives. W, D and L stand for several of them.
"""

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

TENTHS: Final = 10
USUAL: Final[Mapping[str, int]] = MappingProxyType(
    dict.fromkeys(("WW", "BW", "FW", "FPB", "PAB"), 10)
    | dict.fromkeys(("WD", "BD", "HPB"), 5)
    | dict.fromkeys(("WL", "BL", "FL", "ZPB"), 0)
)
_WIN, _DRAW, _LOSS = ("WW", "BW", "FW", "FPB"), ("WD", "BD", "HPB"), ("WL", "BL")
_SEVERAL: Final = {"W": _WIN, "D": _DRAW, "L": _LOSS}
_OF_162: Final = {**_SEVERAL, "A": ("FL", "ZPB"), "P": ("PAB",), "X": ()}
_OF_BB: Final = {
    "BBW": _WIN,
    "BBD": _DRAW,
    "BBL": _LOSS,
    "BBZ": ("ZPB",),
    "BBF": ("FL",),
    "BBU": ("PAB",),
}
_PAIR: Final = re.compile(r"([WDLAPX])\s*(\d+(?:\.\d*)?)")
_PAIRS: Final = re.compile(rf"(?:\s*{_PAIR.pattern})+\s*")
_BY_DEFAULT: Final = {"+": "FW", "-": "FL"}
_BYES: Final = dict.fromkeys("+U", "PAB") | dict.fromkeys("1WF", "FPB") | dict.fromkeys("=DH", "HPB")
_GAMES: Final = dict.fromkeys("1W", "W") | dict.fromkeys("=D", "D") | dict.fromkeys("0L", "L")
LETTERS: Final = frozenset({*_BY_DEFAULT, *_BYES, *_GAMES, "Z", ""})
"""The letters of results; of none nothing is known, which is no point."""


def tenths(text: str) -> int:
    """A number of points in tenths. ValueError for what is none."""
    return round(TENTHS * float(text))


def with_xxs(points: Mapping[str, int], line: str) -> Mapping[str, int]:
    """After a line `XXS W=3 D=1 PAB=2`. ValueError for a code that does not exist."""
    found = dict(points)
    for part in line[3:].split():
        code, _, value = part.partition("=")
        if code not in _SEVERAL and code not in USUAL:
            raise ValueError(code)
        found.update(dict.fromkeys(_SEVERAL.get(code, (code,)), tenths(value)))
    return found


def with_162(points: Mapping[str, int], line: str) -> Mapping[str, int]:
    """After a line `162  W 3.0    D 1.0`: pairs of a letter and its points; the pairing's bye is worth a win.

    ValueError for a letter that does not exist.
    """
    if not _PAIRS.fullmatch(line[3:]):
        raise ValueError(line)
    told = {letter: tenths(value) for letter, value in _PAIR.findall(line[3:])}
    found = dict(points)
    for letter, value in told.items():
        found.update(dict.fromkeys(_OF_162[letter], value))
    if "W" in told and "P" not in told:
        found["PAB"] = told["W"]
    return found


def with_bb(points: Mapping[str, int], line: str) -> Mapping[str, int]:
    """After one of the lines `BBW  3.0`, `BBD`, `BBL`, `BBZ`, `BBF` and `BBU`. ValueError for another one."""
    code, value = line[:3], tenths(line[3:])
    if code not in _OF_BB:
        raise ValueError(code)
    told = dict.fromkeys(_OF_BB[code], value)
    return {**points, **told, **({"PAB": value} if code == "BBW" else {})}


def code_of(letter: str, *, colour: str, alone: bool) -> str:
    """What a result's letter stands for, by the colour and by whether there was no opponent."""
    if alone:
        return _BYES.get(letter, "ZPB")
    if letter in _BY_DEFAULT:
        return _BY_DEFAULT[letter]
    return ("B" if colour == "b" else "W") + _GAMES.get(letter, "L")

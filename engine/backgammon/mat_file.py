"""What stands in a `.mat` file, line by line, before any rule is asked: other programs write it in their own ways.

Read are a byte-order mark, comments, money sessions, `????` for a roll that was not played, games that were given up,
and each program's words for the cube.
"""

import codecs
import re
from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from engine.backgammon.names import Roll, Seat

LEFT: Final = 34
"""The width of the left column, after the number."""
_LENGTH: Final = re.compile(r"^\s*(\d{1,3})[ -]points? match", re.IGNORECASE)
_MONEY: Final = re.compile(
    r"^\s*(?:unlimited|money)\s+(?:game|match|session|play)|^\s*money\b", re.IGNORECASE
)
_NO_CRAWFORD: Final = re.compile(r"^\s*;\s*\[Crawford\w* \"(?:off|no|false|0)\"\]", re.IGNORECASE)
_GAME: Final = re.compile(r"^\s*Game (\d{1,4})\s*$", re.IGNORECASE)
LONGEST_LINE: Final = 2000
"""Characters; no program writes such a line, and a pattern is not to look through one that somebody made up."""
_FIRST_SCORE: Final = re.compile(r":\s*(\d{1,6})\s+")
_SCORE: Final = re.compile(r"\s*(\d{1,6})")
_LINE: Final = re.compile(r"^\s*\d+\)(.*)$")
_WINS: Final = re.compile(r"\bWins (\d{1,6}) points?\b(\s+and\s+the\s+match)?.*$", re.IGNORECASE)
_WORD: Final = (
    r"Redoubles?|Doubles?|Beavers?|Takes?|Accepts?|Drops?|Pass(?:es)?|Rejects?|Declines?|Refuses?|Resigns?"
)
_CELL: Final = re.compile(
    rf"(?P<dice>[1-6]{{2}}):(?P<play>.*?)(?=\s{{2,}}|\s[1-6]{{2}}:|\s(?:{_WORD})\b|$)"
    rf"|\b(?P<word>{_WORD})\b(?:\s*(?:=>|to)\s*(?P<value>\d{{1,6}})\d*)?"
    r"(?:(?:(?<=Resigns)|(?<=Resign)) [\w ]+?(?=\s{2,}|$))?",
    re.IGNORECASE,
)
_UNPLAYED: Final = re.compile(r"\?{2,}")
_UNROLLED: Final = re.compile(r"(?:^\s*|(?<![:\s])\s{2,})\?{2,}\s*$")
"""A roll that was not even thrown."""
_CELLS: Final = 2
_TABS: Final = 2


class MatWord(Enum):
    """What a cell says that is no play."""

    DOUBLES = "doubles"
    TAKES = "takes"
    DROPS = "drops"
    BEAVERS = "beavers"
    RESIGNS = "resigns"


_WORDS: Final = {
    "redouble": MatWord.DOUBLES, "double": MatWord.DOUBLES, "beaver": MatWord.BEAVERS, "take": MatWord.TAKES,
    "accept": MatWord.TAKES, "drop": MatWord.DROPS, "pass": MatWord.DROPS, "passe": MatWord.DROPS,
    "reject": MatWord.DROPS, "decline": MatWord.DROPS, "refuse": MatWord.DROPS, "resign": MatWord.RESIGNS,
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class MatCell:
    """One player's part of a line: a roll with its play as written (`None`: it was not played), or a word."""

    line: int
    seat: Seat
    roll: Roll | None = None
    play: str | None = None
    word: MatWord | None = None
    value: int | None = None


@dataclass(frozen=True, slots=True)
class MatWins:
    """The line that tells who won how many points, by the column in which it stands."""

    line: int
    seat: Seat
    points: int
    whole: bool = False
    """Whether it adds that this was the match."""


@dataclass(slots=True)
class MatGame:
    """One game as it is written; what stands in `wins` is told in order with the cells by its line."""

    line: int
    names: tuple[str, str]
    score: tuple[int, int]
    number: int = 0
    cells: list[MatCell] = field(default_factory=list)
    wins: list[MatWins] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class MatFile:
    """A file as it is written: `points` 0 is a money session, `unread` are lines that say nothing known."""

    points: int
    games: tuple[MatGame, ...]
    unread: tuple[int, ...] = ()
    crawford: bool = True
    """Whether the Crawford rule holds: the head of a file can say that it does not."""


def mat_text(content: bytes) -> str:
    """A file's text: UTF-8 or UTF-16 with or without their mark, or what Windows wrote in Western Europe."""
    if content.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return content.decode("utf-16", "replace")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return content.decode("cp1252", "replace")


def parse_mat(text: str) -> MatFile:
    """What a text says; one that is no match has no games."""
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")
    file = _File()
    for number, line in enumerate(lines, 1):
        if line.strip() and not line.lstrip().startswith((";", "#")):
            file.line(number, line)
    crawford = not any(map(_NO_CRAWFORD.match, lines))
    return MatFile(file.points, tuple(file.games), tuple(file.unread), crawford)


class _File:
    """The file while it is read."""

    def __init__(self) -> None:
        self.points = 0
        self.games: list[MatGame] = []
        self.unread: list[int] = []
        self._head = 0
        self._number = 0

    def line(self, number: int, line: str) -> None:
        """One line that is not blank."""
        if len(line) > LONGEST_LINE:
            self._head = 0
            self.unread.append(number)
            return
        length = _LENGTH.match(line)
        if not self.games and not self._head and (length or _MONEY.match(line)):
            self.points = int(length[1]) if length else 0
        elif found := _GAME.match(line):
            self._head, self._number = number, int(found[1])
        elif self._head:
            self._scores(number, line)
        elif not self.games or not self._in_game(self.games[-1], number, line):
            self.unread.append(number)

    def _scores(self, number: int, line: str) -> None:
        found = _names_and_scores(line.expandtabs().strip())
        self._head = 0
        if found is None:
            self.unread.append(number)
        else:
            self.games.append(MatGame(number, *found, self._number))

    def _in_game(self, game: MatGame, number: int, line: str) -> bool:
        tabs = line.expandtabs()
        won = _WINS.search(tabs)
        moves = _LINE.match(tabs[: won.start()] if won else tabs)
        if moves and not self._cells(game, number, moves[1], line):
            return False
        if won:
            seat = int(won.start() > LEFT // 2)
            game.wins.append(MatWins(number, seat, int(won[1]), bool(won[2])))
        return bool(moves or (won and not tabs[: won.start()].strip()))

    @staticmethod
    def _cells(game: MatGame, number: int, text: str, line: str) -> bool:
        """Both cells of a numbered line; false if there is more, or something else."""
        text = _UNROLLED.sub("", text)
        found = [*_CELL.finditer(text)]
        if _CELL.sub("", text).strip() or len(found) > _CELLS:
            return False
        right = bool(found) and (
            found[0].start() > LEFT // 2 or "\t" * _TABS in line[: line.find(found[0][0])]
        )
        sides = (0, 1) if len(found) == _CELLS else (int(right),)
        game.cells += [_cell(number, side, each) for side, each in zip(sides, found, strict=False)]
        return True


def _names_and_scores(line: str) -> tuple[tuple[str, str], tuple[int, int]] | None:
    """Who plays, and how they stand: `Aya : 0    Ben : 2`; without a search that goes back and forth."""
    head, _, tail = line.rpartition(":")
    first, second = _FIRST_SCORE.search(head), _SCORE.fullmatch(tail)
    if first is None or second is None:
        return None
    names = head[: first.start()].rstrip(), head[first.end() :].rstrip()
    return names, (int(first[1]), int(second[1]))


def _cell(number: int, seat: Seat, found: re.Match[str]) -> MatCell:
    if found["dice"]:
        roll = (int(found["dice"][0]), int(found["dice"][1]))
        play = found["play"].strip()
        return MatCell(number, seat, roll, None if _UNPLAYED.fullmatch(play) else play)
    word = _WORDS[found["word"].casefold().removesuffix("s" if found["word"][-2:] != "ss" else "")]
    return MatCell(number, seat, word=word, value=int(found["value"]) if found["value"] else None)

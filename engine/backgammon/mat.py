"""`.mat`, the match transcript that gnubg, eXtreme Gammon and the servers read; written and read here.

Two columns, seat 0 on the left; the winner's line stands in the winner's column.
"""

import re
from typing import Final

from engine.backgammon.names import Seat, other
from engine.backgammon.notation import format_play, parse_play
from engine.backgammon.options import LENGTHS
from engine.backgammon.position import CHECKERS, START, Position, borne_off, flip
from engine.backgammon.refusals import BackgammonCode
from engine.backgammon.transcript import Cubed, CubeWord, Entry, Transcript, TranscriptGame, TranscriptPlay
from engine.protocol import EngineRefusal

LEFT: Final = 34
"""The width of the left column, after the number."""
_NAME: Final = re.compile(r"[^\w .-]+")
_LENGTH: Final = re.compile(r"^\s*(\d{1,2}) point match", re.MULTILINE)
_GAME: Final = re.compile(r"^\s*Game \d+\s*$", re.MULTILINE)
_SCORES: Final = re.compile(r"^\s*(.*?)\s*:\s*(\d+)\s{2,}(.*?)\s*:\s*(\d+)\s*$")
_LINE: Final = re.compile(r"^\s*\d+\)(.*)$")
_WINS: Final = re.compile(r"^(.*?)\s*\bWins (\d+) points?\b.*$")
_CELL: Final = re.compile(
    r"(?P<dice>[1-6]{2}):(?P<play>.*?)(?=\s{2,}|\s[1-6]{2}:|$)"
    r"|(?P<word>Doubles|Takes|Drops)(?:\s*=>\s*(?P<value>\d+))?",
)
_ILLEGIBLE: Final = 3


def write_mat(match: Transcript) -> str:
    """The transcript as text."""
    lines = [f" {match.points} point match", ""]
    for number, game in enumerate(match.games, 1):
        lines += [f" Game {number}", *_game(match, game), ""]
    return "\n".join(lines) + "\n"


def _game(match: Transcript, game: TranscriptGame) -> list[str]:
    left, right = (f" {_name(name)} : {score}" for name, score in zip(match.names, game.score, strict=True))
    rows = _rows(game)
    below = _end(rows, _wins(match, game), game.winner)
    numbered = [f"{number:3d}) {_columns(*row)}" for number, row in enumerate(rows, 1)]
    return [f"{left:<{LEFT + 5}}{right}", *numbered, *below]


def _columns(left: str, right: str) -> str:
    return f"{left:<{LEFT}} {right}".rstrip()


def _name(name: str) -> str:
    return _NAME.sub(" ", name).strip() or "Player"


def _rows(game: TranscriptGame) -> list[list[str]]:
    rows: list[list[str]] = []
    last: Seat = 1
    for entry in game.entries:
        if entry.seat == 0 or last == 1 == entry.seat:
            rows.append(["", ""])
        rows[-1][entry.seat] = _cell(entry)
        last = entry.seat
    return rows


def _cell(entry: Entry) -> str:
    if isinstance(entry, TranscriptPlay):
        text = format_play(entry.before, entry.roll, entry.after)
        return f"{entry.roll[0]}{entry.roll[1]}: {text or 'Cannot Move'}"
    if entry.word is CubeWord.DOUBLES:
        return f" Doubles => {entry.value}"
    return " Takes" if entry.word is CubeWord.TAKES else " Drops"


def _wins(match: Transcript, game: TranscriptGame) -> str:
    if game.winner is None:
        return ""
    whole = game.score[game.winner] + game.points >= match.points
    return f"Wins {game.points} point{'s' * (game.points > 1)}" + " and the match" * whole


def _end(rows: list[list[str]], wins: str, winner: Seat | None) -> list[str]:
    """The winner's line, as gnubg writes it: in a free cell of the last row, or below it in the winner's column."""
    if winner and rows and not rows[-1][winner]:
        rows[-1][winner] = f" {wins}"
        return []
    return [_columns("", wins) if winner else f"      {wins}"] if wins else []


def read_mat(text: str) -> Transcript | EngineRefusal:
    """The match that a file holds; refuses one that is no match, with the number of the first line that fails."""
    length = _LENGTH.search(text)
    lines = text.replace("\r\n", "\n").expandtabs().split("\n")
    if length is None or int(length[1]) not in LENGTHS:
        return _bad(1)
    starts = [number for number, line in enumerate(lines) if _GAME.match(line)]
    names, games = ("", ""), []
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        read = _read_game(lines, start + 1, end)
        if isinstance(read, EngineRefusal):
            return read
        names, game = read
        games.append(game)
    return Transcript(names, int(length[1]), tuple(games)) if games else _bad(1)


def _bad(line: int) -> EngineRefusal:
    return EngineRefusal(BackgammonCode.BAD_MAT, None, (("number", line),))


def _read_game(
    lines: list[str], start: int, end: int
) -> tuple[tuple[str, str], TranscriptGame] | EngineRefusal:
    scores = _SCORES.match(lines[start]) if start < end else None
    if scores is None:
        return _bad(start + 1)
    reader = _Reader()
    for number in range(start + 1, end):
        line = lines[number]
        won = _WINS.match(line)
        moves = _LINE.match(won[1] if won else line)
        if (moves and not reader.line(moves[1])) or not (moves or won or not line.strip()):
            return _bad(number + 1)
        if won:
            reader.wins(line.index("Wins"), int(won[2]))
    score = (int(scores[2]), int(scores[4]))
    return (scores[1], scores[3]), TranscriptGame(score, tuple(reader.entries), reader.winner, reader.points)


class _Reader:
    """One game as it is read: the board as its next mover sees it, the cube, what was told so far."""

    def __init__(self) -> None:
        self.board: Position = START
        self.mover: Seat = 0
        self.cube = 1
        self.entries: list[Entry] = []
        self.winner: Seat | None = None
        self.points = 0

    def line(self, text: str) -> bool:
        """Both cells of a numbered line; false if a cell cannot be read or played."""
        found = [*_CELL.finditer(text)]
        if not found:
            return not text.strip()
        sides = (0, 1) if len(found) > 1 else (int(found[0].start() > LEFT // 2),)
        return len(found) < _ILLEGIBLE and all(
            self._cell(side, cell) for side, cell in zip(sides, found, strict=True)
        )

    def _cell(self, seat: Seat, cell: re.Match[str]) -> bool:
        if cell["dice"]:
            return self._move(seat, cell)
        word = CubeWord(cell["word"].lower())
        value = 2 * self.cube
        self.cube = value if word is CubeWord.TAKES else self.cube
        self.entries.append(Cubed(seat, word, value))
        return True

    def _move(self, seat: Seat, cell: re.Match[str]) -> bool:
        if seat != self.mover:
            self.board, self.mover = flip(self.board), seat
        roll = (int(cell["dice"][0]), int(cell["dice"][1]))
        after = parse_play(self.board, roll, cell["play"])
        if isinstance(after, EngineRefusal):
            return False
        self.entries.append(TranscriptPlay(seat, roll, self.board, after))
        self.board, self.mover = flip(after), other(seat)
        return True

    def wins(self, indent: int, points: int) -> None:
        """The line that tells who got how many points."""
        last = self.entries[-1] if self.entries else None
        if isinstance(last, Cubed) and last.word is CubeWord.DROPS:
            self.winner = other(last.seat)
        elif isinstance(last, TranscriptPlay) and borne_off(last.after) == CHECKERS:
            self.winner = last.seat
        else:
            self.winner = int(indent > LEFT // 2)
        self.points = points

"""`.mat`, the match transcript that gnubg, eXtreme Gammon and the servers read: written here (`mat_file` reads it).

Two columns, seat 0 on the left; the winner's line stands in the winner's column.
"""

import re
from typing import Final

from engine.backgammon.mat_file import LEFT
from engine.backgammon.names import Seat
from engine.backgammon.notation import format_play
from engine.backgammon.transcript import CubeWord, Entry, Transcript, TranscriptGame, TranscriptPlay

_NAME: Final = re.compile(r"[^\w .-]+")


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

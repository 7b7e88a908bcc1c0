"""XGID, the one-line text of a position that eXtreme Gammon and the forums use.

`XGID=` board `:` cube `:` its owner `:` turn `:` dice `:` two scores `:` Crawford `:` length `:` highest cube.
The board is 26 letters from one side's view, the upper-case one's: its opponent's bar, points 1 to 24, its own bar.
"""

import re
from dataclasses import dataclass
from typing import Final

from engine.backgammon.names import NOBODY, Roll, Seat, other
from engine.backgammon.options import LENGTHS, MatchOptions
from engine.backgammon.position import BAR, SLOTS, Position, counts, flip, is_position, pack
from engine.backgammon.refusals import BackgammonCode
from engine.backgammon.state import BackgammonState, Cube, MatchPhase, opening
from engine.protocol import EngineRefusal

UPPER: Final = "-ABCDEFGHIJKLMNO"
LOWER: Final = "-abcdefghijklmno"
DOUBLED: Final = "D"
HIGHEST: Final = 10
_BOARD: Final = re.compile(r"[-A-Oa-o]{26}", re.ASCII)
_WHOLE: Final = re.compile(
    r"(?:XGID=)?([-A-Oa-o]{26}):(\d{1,2}):(-1|0|1):(-1|1):(00|[1-6]{2}|D|B|R)"
    r":(\d{1,2}):(\d{1,2}):([0-3]):(\d{1,2}):(\d{1,2})",
    re.ASCII,
)


@dataclass(frozen=True, slots=True)
class Xgid:
    """What a line says; the upper-case side is `1`, the other `-1`, the cube in the middle `0`.

    `cube` and `highest` are exponents of two. `length` 0 is a game for money.
    """

    position: Position
    cube: int = 0
    owner: int = 0
    turn: int = 1
    roll: Roll | None = None
    doubled: bool = False
    scores: tuple[int, int] = (0, 0)
    crawford: int = 0
    length: int = 0
    highest: int = HIGHEST

    @property
    def movers(self) -> Position:
        """The board as the side to move sees it."""
        return self.position if self.turn == 1 else flip(self.position)


def write_board(position: Position) -> str:
    """The 26 letters of a board; the side that sees it in upper case."""
    own, theirs = counts(position)
    return "".join(
        UPPER[own[slot]] if slot and own[slot] else LOWER[theirs[slot] if slot < BAR else 0]
        for slot in range(SLOTS)
    )


def read_board(text: str) -> Position | None:
    """The board of 26 letters; `None` if it is none: too many checkers, or the wrong case on a bar."""
    if not _BOARD.fullmatch(text):
        return None
    own = [max(0, UPPER.find(letter)) for letter in text]
    theirs = [max(0, LOWER.find(letter)) for letter in text]
    if own[0] or theirs[BAR] or not is_position(own, theirs):
        return None
    return pack(own, theirs)


def write_xgid(line: Xgid) -> str:
    """The line as text."""
    dice = DOUBLED if line.doubled else "".join(map(str, line.roll)) if line.roll else "00"
    numbers = (*line.scores, line.crawford, line.length, line.highest)
    head = f"XGID={write_board(line.position)}:{line.cube}:{line.owner}:{line.turn}:{dice}"
    return ":".join((head, *map(str, numbers)))


def read_xgid(text: str) -> Xgid | EngineRefusal:
    """The position that a line holds; refuses what is no XGID, and boards that cannot be."""
    match = _WHOLE.fullmatch(text.strip())
    position = read_board(match[1]) if match else None
    if match is None or position is None:
        return EngineRefusal(BackgammonCode.BAD_XGID)
    dice = match[5]
    return Xgid(
        position, int(match[2]), int(match[3]), int(match[4]),
        (int(dice[0]), int(dice[1])) if dice.isdigit() and dice != "00" else None, dice == DOUBLED,
        (int(match[6]), int(match[7])), int(match[8]), int(match[9]), int(match[10]),
    )  # fmt: skip


def xgid_of(state: BackgammonState, seat: Seat) -> Xgid:
    """A match's position in upper case for one seat."""
    mine, cube = seat == state.seat, state.cube
    return Xgid(
        position=state.position if mine else flip(state.position),
        cube=cube.value.bit_length() - 1,
        owner=0 if cube.owner == NOBODY else 1 if cube.owner == seat else -1,
        turn=1 if mine else -1,
        roll=state.roll,
        doubled=state.phase is MatchPhase.DOUBLED,
        scores=(state.score[seat], state.score[other(seat)]),
        crawford=int(state.crawford),
        length=state.options.points,
    )


def state_of(line: Xgid) -> BackgammonState | EngineRefusal:
    """The match at that position, the upper-case side as seat 0; refuses a line that is no match's."""
    if line.length not in LENGTHS or max(line.scores) >= line.length or line.cube > HIGHEST + 5:
        return EngineRefusal(BackgammonCode.BAD_XGID)
    phase = MatchPhase.MOVE if line.roll else MatchPhase.DOUBLED if line.doubled else MatchPhase.BEFORE_ROLL
    one_away = line.length - 1 in line.scores
    return opening(MatchOptions(line.length))._replace(
        score=line.scores,
        phase=phase,
        seat=int(line.turn == -1),
        position=line.movers,
        cube=Cube(1 << line.cube, {0: NOBODY, 1: 0, -1: 1}[line.owner]),
        roll=line.roll,
        crawford=bool(line.crawford),
        crawford_over=one_away and not line.crawford,
    )

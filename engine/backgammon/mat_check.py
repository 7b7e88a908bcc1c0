"""Whether a match that another program wrote kept the rules: every fault, with the line on which it stands.

What a transcript cannot show is not asked for: who won the opening roll with the higher die stands only in the order
of the cells, and a resignation is known by its end alone. A hit needs no star, which some programs leave out; a star
needs a hit.
"""

from dataclasses import dataclass
from typing import Final

from engine.backgammon.certain import kind_of_loss
from engine.backgammon.mat_file import MatCell, MatFile, MatGame, MatWins, MatWord
from engine.backgammon.names import NOBODY, Seat, WinKind, other
from engine.backgammon.notation import false_stars, parse_play, slot_name
from engine.backgammon.options import LENGTHS
from engine.backgammon.position import CHECKERS, START, Position, borne_off, flip
from engine.backgammon.transcript import Cubed, CubeWord, Entry, Transcript, TranscriptGame, TranscriptPlay
from engine.protocol import EngineRefusal

_SURE_CRAWFORD: Final = 0
"""The score of the trailing side at which a game at match point is the first one, wherever a file begins."""


@dataclass(frozen=True, slots=True)
class MatFault:
    """What is wrong on a line, in the words of the command line."""

    line: int
    fault: str


@dataclass(frozen=True, slots=True)
class CheckedMatch:
    """The match as far as it could be followed, and all faults in the order of their lines."""

    match: Transcript
    faults: tuple[MatFault, ...]


def check_mat(file: MatFile) -> CheckedMatch:
    """Follow a match by the rules: plays, turns, cube, Crawford game, points and scores.

    Source: jbl/4.4.2, jbl/4.4.3-take, jbl/4.4.3-pass, jbl/4.4.4, jbl/4.2.3.1, jbl/1.4.1
    """
    faults = [MatFault(line, "this line says nothing that a match has") for line in file.unread]
    if not file.games:
        return CheckedMatch(Transcript(("", ""), file.points, ()), tuple(faults or [MatFault(1, "no game")]))
    if file.points and file.points not in LENGTHS:
        faults.append(MatFault(1, f"a match to {file.points} points"))
    walk = _Match(file)
    for game in file.games:
        walk.game(game)
    found = sorted(dict.fromkeys([*faults, *walk.faults]), key=lambda fault: fault.line)
    match = Transcript(file.games[0].names, file.points, tuple(walk.read))
    return CheckedMatch(match, tuple(found))


class _Match:
    """The match from game to game."""

    def __init__(self, file: MatFile) -> None:
        self._file = file
        self._names = file.games[0].names
        self._score = file.games[0].score
        self._decided = True
        self._crawford_over = False
        self._number = 0
        self.faults: list[MatFault] = []
        self.read: list[TranscriptGame] = []

    def game(self, game: MatGame) -> None:
        """One game, from the score that the one before has left."""
        self._head(game)
        walk = _Game(game, crawford=self._is_crawford(game), points=self._file.points)
        for cell in game.cells:
            walk.cell(cell)
        self._end(game, walk)
        self.faults += walk.faults
        self.read.append(TranscriptGame(game.score, tuple(walk.entries), walk.winner, walk.points))

    def _head(self, game: MatGame) -> None:
        if game.names != self._names:
            self._fault(game.line, "the names are not those of the first game")
        if self.read and game.number != self._number + 1:
            self._fault(game.line, f"game {game.number} after game {self._number}")
        self._number = game.number
        if not self._decided:
            self._fault(game.line, "the game before has no winner")
        if game.score != self._score:
            self._fault(game.line, f"the score is {game.score[0]}:{game.score[1]}, not {_told(self._score)}")
        if self._file.points and max(game.score) >= self._file.points:
            self._fault(game.line, "the match was over before this game")

    def _is_crawford(self, game: MatGame) -> bool:
        """The first game of a side that needs one point; at its first score a file may have begun after it."""
        at_point = [self._file.points - points == 1 for points in game.score]
        if not self._file.crawford or self._file.points <= 1 or sum(at_point) != 1 or self._crawford_over:
            return False
        self._crawford_over = True
        trailing = game.score[at_point.index(False)]
        return bool(self.read) or trailing == _SURE_CRAWFORD

    def _end(self, game: MatGame, walk: "_Game") -> None:
        if len(game.wins) > 1:
            self._fault(game.wins[1].line, "a second winner of one game")
        won = game.wins[0] if game.wins else None
        self._decided = won is not None
        score = list(game.score)
        if won is not None:
            walk.won(won, self._needed(game, walk, won))
            score[won.seat if walk.winner is None else walk.winner] += won.points
            self._after(won, score)
        elif walk.over:
            self._fault(game.cells[-1].line, "the game is over, and no points are told")
        self._score = (score[0], score[1])

    def _needed(self, game: MatGame, walk: "_Game", won: MatWins) -> int:
        seat = won.seat if walk.winner is None else walk.winner
        return self._file.points - game.score[seat] if self._file.points else 0

    def _after(self, won: MatWins, score: list[int]) -> None:
        if won.whole and self._file.points and max(score) < self._file.points:
            self._fault(won.line, "the match is not over yet")

    def _fault(self, line: int, fault: str) -> None:
        self.faults.append(MatFault(line, fault))


def _told(score: tuple[int, int]) -> str:
    return f"{score[0]}:{score[1]}"


class _Game:
    """One game: the board as its next mover sees it, the cube, whose turn it is, what was said last."""

    def __init__(self, game: MatGame, *, crawford: bool, points: int) -> None:
        self._game = game
        self._crawford = crawford
        self._length = points
        self._board: Position | None = START
        self._view: Seat = 0
        self._cube, self._owner = 1, NOBODY
        self._told_cube = 1  # another value where a double told a wrong one: what follows may be meant by it
        self._turn: Seat | None = None
        self._doubled: Seat | None = None
        self._lost_by: Seat | None = None
        self._dropped = False
        self.entries: list[Entry] = []
        self.faults: list[MatFault] = []
        self.over = False
        self.winner: Seat | None = None
        self.points = 0

    def cell(self, cell: MatCell) -> None:
        """What one cell does; after the end nothing may come."""
        if self.over:
            self._fault(cell, "the game is over already")
        elif cell.roll is not None:
            self._rolled(cell)
        else:
            _SAID[cell.word or MatWord.RESIGNS](self, cell)

    def _fault(self, cell: MatCell, fault: str) -> None:
        self.faults.append(MatFault(cell.line, fault))

    # Rolls

    def _rolled(self, cell: MatCell) -> None:
        if self._doubled is not None:
            self._fault(cell, "the double was not answered")
            self._doubled = None
        if self._turn is None and cell.roll and cell.roll[0] == cell.roll[1]:
            self._fault(cell, "a game cannot begin with equal dice")
        if self._turn is not None and cell.seat != self._turn:
            self._fault(cell, "two turns in a row")
        self._turn = other(cell.seat)
        self._played(cell)

    def _played(self, cell: MatCell) -> None:
        if cell.play is None:
            last = cell is self._game.cells[-1]
            if not last:
                self._fault(cell, "the roll was not played, and the game goes on")
                self._board = None
            return
        if self._board is None or cell.roll is None:
            return  # where the checkers stand is not known since an earlier fault
        board = self._board if cell.seat == self._view else flip(self._board)
        after = parse_play(board, cell.roll, cell.play)
        if isinstance(after, EngineRefusal):
            self._fault(cell, _illegal(cell))
            self._board = None
            return
        for slot in false_stars(board, after, cell.play):
            self._fault(cell, f"{cell.play}: nothing is hit on {slot_name(slot)}")
        self.entries.append(TranscriptPlay(cell.seat, cell.roll, board, after))
        self._board, self._view = flip(after), other(cell.seat)
        self.over = borne_off(after) == CHECKERS
        self._lost_by = other(cell.seat) if self.over else None

    # The cube

    def doubles(self, cell: MatCell) -> None:
        """Turning the cube: by whoever may, on their turn, to twice its value."""
        if self._turn is None:
            self._fault(cell, "a double before the first roll")
        elif cell.seat != self._turn or self._doubled is not None:
            self._fault(cell, "a double out of turn")
        if self._crawford:
            self._fault(cell, "a double in the Crawford game")
        if self._length == 1:
            self._fault(cell, "a double in a match to one point")
        if self._owner not in {NOBODY, cell.seat}:
            self._fault(cell, "a double by a player who does not own the cube")
        if cell.value not in {None, 2 * self._cube, 2 * self._told_cube}:
            self._fault(cell, f"a double to {cell.value} with the cube at {self._cube}")
        self._told_cube = (cell.value or 2 * self._told_cube) // 2
        self._doubled = cell.seat
        self.entries.append(Cubed(cell.seat, CubeWord.DOUBLES, 2 * self._cube))

    def _answer(self, cell: MatCell, what: str) -> bool:
        """Whether there is a double of the other side's to answer."""
        due = self._doubled is not None and cell.seat != self._doubled
        if not due:
            self._fault(cell, f"a {what} without a double")
        return due

    def takes(self, cell: MatCell) -> None:
        """The doubled player plays on, with the cube."""
        if self._answer(cell, "take"):
            self._cube, self._owner = 2 * self._cube, cell.seat
            self._told_cube *= 2
            self._doubled = None
            self.entries.append(Cubed(cell.seat, CubeWord.TAKES, self._cube))

    def beavers(self, cell: MatCell) -> None:
        """In a money session the doubled player may turn the cube once more and keep it."""
        if self._length:
            self._fault(cell, "a beaver in a match")
        if self._answer(cell, "beaver"):
            self._cube, self._owner = 4 * self._cube, cell.seat
            self._told_cube *= 4
            self._doubled = None
            self.entries.append(Cubed(cell.seat, CubeWord.TAKES, self._cube))

    def drops(self, cell: MatCell) -> None:
        """The doubled player loses what the cube was worth."""
        due = self._answer(cell, "drop")
        self.over, self._lost_by, self._doubled = True, cell.seat, None
        self._dropped = True
        if due:
            self.entries.append(Cubed(cell.seat, CubeWord.DROPS, 2 * self._cube))

    def resigns(self, cell: MatCell) -> None:
        """A player gives up; how much it cost is told by the points."""
        self.over, self._lost_by = True, cell.seat

    # The end

    def won(self, won: MatWins, needed: int) -> None:
        """Who won, and whether that many points can be won so; `needed` is what the match still asked for, or 0."""
        self.winner = won.seat if self._lost_by is None else other(self._lost_by)
        self.points = won.points
        if not self.over and any(cell.line > won.line for cell in self._game.cells):
            late = next(cell for cell in self._game.cells if cell.line > won.line)
            self._fault(late, "the game is over already")
        if won.seat != self.winner:
            self.faults.append(MatFault(won.line, "the points stand in the column of the player who lost"))
        if self._doubled is not None:
            self.faults.append(MatFault(won.line, "the double was not answered"))
        kinds = self._kinds()
        worth = {kind * cube for kind in kinds for cube in (self._cube, self._told_cube)}
        capped = 0 < needed == won.points < max(worth)
        if won.points not in worth and not capped:
            told = " or ".join(map(str, sorted(worth)))
            self.faults.append(MatFault(won.line, f"{won.points} points where {told} can be won"))

    def _kinds(self) -> frozenset[int]:
        """What kinds of win the end allows: a game that was given up may be any."""
        if self._dropped:
            return frozenset({1})
        last = self.entries[-1] if self.entries else None
        if isinstance(last, TranscriptPlay) and borne_off(last.after) == CHECKERS:
            kind = int(kind_of_loss(flip(last.after)))
            # Without a turned cube a gammon of a money session may count as one game, by Jacoby's rule.
            return frozenset({1, kind}) if not self._length and self._cube == 1 else frozenset({kind})
        return frozenset(map(int, WinKind))


def _illegal(cell: MatCell) -> str:
    roll = f"{cell.roll[0]}{cell.roll[1]}" if cell.roll else ""
    return f"{roll}: {cell.play or 'no play'} is not legal"


_SAID: Final = {
    MatWord.DOUBLES: _Game.doubles,
    MatWord.TAKES: _Game.takes,
    MatWord.DROPS: _Game.drops,
    MatWord.BEAVERS: _Game.beavers,
    MatWord.RESIGNS: _Game.resigns,
}

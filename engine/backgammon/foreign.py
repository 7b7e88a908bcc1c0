"""Matches of other programs to be judged: a `.mat` file, read as far as it can be followed."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from engine.backgammon.analysis import Analyst
from engine.backgammon.evaluation import Evaluator
from engine.backgammon.mat_check import check_mat
from engine.backgammon.mat_file import mat_text, parse_mat
from engine.backgammon.refusals import BackgammonCode
from engine.backgammon.transcript import TranscriptPlay
from engine.backgammon.walk import MatchStep, transcript_steps
from engine.capabilities import ForeignMatch, Progress, untold
from engine.protocol import EngineRefusal, Json

LONGEST: Final = 2000
"""Plays, and words about the cube, that are judged at most: more than a match to 25 points has. Source: house"""


_LONGEST_NAME: Final = 40


def _shown(name: str) -> str:
    """A name as it may be shown: nothing that turns the direction of a line, or that nobody sees."""
    return "".join(filter(str.isprintable, name))[:_LONGEST_NAME] or "?"


class _Content(NamedTuple):
    points: int
    steps: Sequence[MatchStep]


class MatAnalyst:
    """The capability `ForeignAnalysis`."""

    suffixes: Final = (".mat", ".txt")

    def __init__(self, evaluator: Evaluator) -> None:
        """Judges with this evaluator."""
        self._analyst = Analyst(evaluator)

    def read(self, content: bytes) -> ForeignMatch | EngineRefusal:
        """The games, each up to its first play that is not legal.

        Refusals: `bad-mat` (number: the line), `mat-too-long` (number, most).
        """
        file = parse_mat(mat_text(content))
        checked = check_mat(file)
        entries = [one for game in checked.match.games for one in game.entries]
        if not any(isinstance(one, TranscriptPlay) for one in entries):
            line = checked.faults[0].line if checked.faults else 1
            return EngineRefusal(BackgammonCode.BAD_MAT, None, (("number", line),))
        if len(entries) > LONGEST:
            return EngineRefusal(
                BackgammonCode.MAT_TOO_LONG, None, (("number", len(entries)), ("most", LONGEST))
            )
        steps = tuple(transcript_steps(checked.match, crawford=file.crawford))
        faults = tuple(dict.fromkeys(fault.line for fault in checked.faults))
        first, second = map(_shown, checked.match.names)
        return ForeignMatch((first, second), _Content(file.points, steps), faults)

    def analysed(self, match: ForeignMatch, progress: Progress = untold) -> Mapping[str, Json]:
        """The verdict."""
        points, steps = match.content
        return self._analyst.verdict(points, match.names, steps, progress)

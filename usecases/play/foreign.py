"""Matches that other programs recorded, to be judged as our own are; nothing of them is stored."""

from dataclasses import dataclass

from engine.capabilities import ForeignMatch
from engine.protocol import EngineRefusal
from engine.thinking import AnalysisQuestion
from league.refusal import Refusal
from usecases.play.move_batch import translated
from usecases.play.registry import kinds, playable


@dataclass(frozen=True, slots=True)
class ForeignDue:
    """A match of another program and who judges it."""

    kind: str
    match: ForeignMatch
    question: AnalysisQuestion


def foreign_due(content: bytes) -> ForeignDue | Refusal:
    """What a file tells, by the first game that can read it.

    Refusals: those of the game's `read`, `game-no-analysis`.
    """
    refused = Refusal("game-no-analysis")
    for kind in kinds():
        foreign = playable(kind).newest.foreign
        if foreign is None:
            continue
        match = foreign.read(content)
        if not isinstance(match, EngineRefusal):
            return ForeignDue(kind, match, AnalysisQuestion(foreign.analysed, match))
        refused = translated(kind, match)
    return refused

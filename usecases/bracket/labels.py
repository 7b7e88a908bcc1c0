"""What the matches of a round are called, by the numbers of their tables."""

from collections.abc import Mapping
from typing import Final

from data.unit_of_work import UnitOfWork
from league.brackets import MatchLabel, bracket_for, labels
from league.refusal import Refusal
from league.round import Round
from usecases.bracket.drawn import draw_of, seeds_of

IN_ROUND: Final = "in-round"
"""What stands for the phase of a table that is no match of a bracket."""


def labels_in(uow: UnitOfWork, round_: Round) -> Mapping[int, MatchLabel]:
    """The names of the matches of a bracket; nothing for a round of another kind."""
    draw = draw_of(uow, round_)
    bracket = None if draw is None else bracket_for(draw.pairing, draw.options, seeds_of(uow, draw))
    if bracket is None or isinstance(bracket, Refusal):
        return {}
    named = labels(bracket)
    return {number: named[match] for number, match in enumerate(bracket.contested, start=1)}


def where(round_: Round, label: MatchLabel | None) -> dict[str, str | int]:
    """A notice's parameter: the match's place in the bracket, or the number of the round."""
    if label is None:
        return {"phase": IN_ROUND, "round": round_.number}
    return {"phase": label.phase.value, "round": label.round}

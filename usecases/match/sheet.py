"""The sheet of a match, to be read."""

from dataclasses import dataclass

from data.unit_of_work import UnitOfWork
from league.backgammon_clock import Breaks, breaks
from league.match_sheet import SheetKind
from league.refusal import Refusal
from usecases.caller import Caller
from usecases.match.here import MatchAt, match_at


@dataclass(frozen=True, slots=True)
class AskSheet:
    """A player or judge wants to see what is written down."""

    caller: Caller
    channel_id: int


@dataclass(frozen=True, slots=True)
class SheetView:
    """The match with its lines; `breaks_left` is None where the rules name no number."""

    match: MatchAt
    breaks_left: int | None


def match_sheet(question: AskSheet, uow: UnitOfWork) -> SheetView | Refusal:
    """The sheet. Refusals: those of `match_at`."""
    match = match_at(uow, question.caller, question.channel_id, over=True)
    if isinstance(match, Refusal):
        return match
    found = breaks(match.points)
    taken = sum(line.kind is SheetKind.BREAK for line in match.sheet)
    allowed = found.allowed if isinstance(found, Breaks) else None
    return SheetView(match, None if allowed is None else max(0, allowed - taken))

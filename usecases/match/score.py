"""Before each game the players agree on the score, and on whether it is the Crawford game."""

from dataclasses import dataclass

from data.unit_of_work import UnitOfWork
from league.ids import SheetLineId
from league.match_sheet import SheetKind, SheetLine, next_score
from league.refusal import Refusal
from usecases.caller import Caller
from usecases.match.here import match_at
from usecases.match.noted import Noted, note


@dataclass(frozen=True, slots=True)
class StateScore:
    """A player says how it stands before the next game."""

    caller: Caller
    channel_id: int
    mine: int
    theirs: int


def state_score(command: StateScore, uow: UnitOfWork) -> Noted | Refusal:
    """The score stands once the opponent says yes; a new one takes the place of one that nobody has agreed to.

    Refusals: those of `match_at`, `match-not-seated`, those of `next_score`.
    Source: jbl/4.8, jbl/4.8-crawford
    """
    match = match_at(uow, command.caller, command.channel_id)
    if isinstance(match, Refusal):
        return match
    if match.seat is None:
        return Refusal("match-not-seated")
    score = (command.mine, command.theirs) if match.seat == 0 else (command.theirs, command.mine)
    agreed = next_score(match.sheet, match.points, score, match.given)
    if isinstance(agreed, Refusal):
        return agreed
    me = command.caller
    line = SheetLine(
        SheetLineId(0), match.event.id, match.table.id, SheetKind.SCORE, me.user_id, me.now,
        detail=agreed.crawford.value, scores=(*score, *match.given),
    )  # fmt: skip
    return Noted(match, note(uow, me, match, line))

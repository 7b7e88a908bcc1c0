"""What is drawn before a match: who chooses first, and colour, direction and the clock's side for who does not."""

from dataclasses import dataclass

from data.unit_of_work import UnitOfWork
from league.ids import SheetLineId
from league.match_sheet import SheetKind, SheetLine, draw_setup, standing
from league.refusal import Refusal
from usecases.caller import Caller
from usecases.match.here import match_at
from usecases.match.noted import Noted, note


@dataclass(frozen=True, slots=True)
class DrawSetup:
    """A player or judge has it drawn: two different dice and three coins, thrown by the bot."""

    caller: Caller
    channel_id: int
    dice: tuple[int, int]
    coins: int


def draw_match_setup(command: DrawSetup, uow: UnitOfWork) -> Noted | Refusal:
    """The draw is told in the match's thread; it is made once.

    Refusals: those of `match_at`, `match-drawn-already`.
    Source: jbl/3.5
    """
    match = match_at(uow, command.caller, command.channel_id)
    if isinstance(match, Refusal):
        return match
    if standing(match.sheet, SheetKind.SETUP):
        return Refusal("match-drawn-already", "jbl/3.5")
    draw, me = draw_setup(command.dice, command.coins), command.caller
    line = SheetLine(
        SheetLineId(0), match.event.id, match.table.id, SheetKind.SETUP, me.user_id, me.now, detail=draw.words
    )
    return Noted(match, note(uow, me, match, line))

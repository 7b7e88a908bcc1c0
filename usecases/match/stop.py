"""Why the clock of a match was stopped, and what a false claim that a game is over costs."""

from dataclasses import dataclass

from data.unit_of_work import UnitOfWork
from league.backgammon_clock import FALSE_CLAIM_BONUS, MINUTE, StopReason
from league.ids import PlayerId, SheetLineId
from league.match_sheet import SheetKind, SheetLine
from league.refusal import Refusal
from usecases.caller import Caller
from usecases.match.here import match_at, unless_official
from usecases.match.noted import Noted, note


@dataclass(frozen=True, slots=True)
class StopClock:
    """The clock of a match was stopped, for one of the seven reasons that there are."""

    caller: Caller
    channel_id: int
    reason: StopReason


def stop_clock(command: StopClock, uow: UnitOfWork) -> Noted | Refusal:
    """The stop is put down with the rule that allows it.

    Refusals: those of `match_at`; those of `unless_official` where the reason is that an official asked for it.
    Source: jbl/4.3.2
    """
    match = match_at(uow, command.caller, command.channel_id)
    if isinstance(match, Refusal):
        return match
    official = command.reason is StopReason.OFFICIAL
    refused = unless_official(uow, command.caller, match) if official else None
    if refused:
        return refused
    me = command.caller
    line = SheetLine(
        SheetLineId(0),
        match.event.id,
        match.table.id,
        SheetKind.STOP,
        me.user_id,
        me.now,
        detail=command.reason.value,
    )
    return Noted(match, note(uow, me, match, line))


@dataclass(frozen=True, slots=True)
class FalseClaim:
    """A judge finds that a player has declared a game over that was not."""

    caller: Caller
    channel_id: int
    player: PlayerId


def false_claim_found(command: FalseClaim, uow: UnitOfWork) -> Noted | Refusal:
    """The opponent's clock gets five minutes more.

    Refusals: those of `match_at` and `unless_official`, `match-no-such-player`.
    Source: jbl/4.3.2.7
    """
    match = match_at(uow, command.caller, command.channel_id)
    if isinstance(match, Refusal):
        return match
    place = match.place_of(PlayerId(command.player))
    refused = unless_official(uow, command.caller, match)
    if refused or place is None:
        return refused or Refusal("match-no-such-player")
    me, minutes = command.caller, FALSE_CLAIM_BONUS // MINUTE
    opponent = match.people[1 - place]
    line = SheetLine(
        SheetLineId(0), match.event.id, match.table.id, SheetKind.FALSE_CLAIM, me.user_id, me.now,
        player_id=opponent.id, minutes=minutes,
    )  # fmt: skip
    return Noted(match, note(uow, me, match, line))

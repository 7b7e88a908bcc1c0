"""A clock comes to a match: both wish it, the event demands it or lets one ask for it, or the director orders it."""

from dataclasses import dataclass
from datetime import timedelta

from data.unit_of_work import UnitOfWork
from league.backgammon_clock import ClockSetting, mid_match_time_control, time_control
from league.ids import SheetLineId
from league.match_sheet import ClockReason, SheetKind, SheetLine, clock_used, needs_agreement, standing
from league.refusal import Refusal
from usecases.caller import Caller
from usecases.clock.match_rules import move_clock_of
from usecases.find import profile_of
from usecases.match.here import MatchAt, match_at, unless_official
from usecases.match.noted import Noted, note


@dataclass(frozen=True, slots=True)
class UseClock:
    """The match goes on with a clock, for one of the four reasons."""

    caller: Caller
    channel_id: int
    reason: ClockReason


def use_clock(command: UseClock, uow: UnitOfWork) -> Noted | Refusal:
    """The reserve is worked out from the score that stands; what both wish waits for the opponent's yes.

    Refusals: those of `match_at`, those of `unless_official` for all reasons but that both wish it, `match-not-seated`,
    `match-clock-already`, `match-asked-already`, those of `time_control`.
    Source: jbl/3.4.1, jbl/3.4.5, jbl/3.4.5-midmatch
    """
    match = match_at(uow, command.caller, command.channel_id)
    if isinstance(match, Refusal):
        return match
    refused = _may(command, uow, match)
    if refused:
        return refused
    setting = _setting(match)
    if isinstance(setting, Refusal):
        return setting
    me, minutes = command.caller, setting.reserve // timedelta(minutes=1)
    line = SheetLine(
        SheetLineId(0), match.event.id, match.table.id, SheetKind.CLOCK, me.user_id, me.now,
        minutes=minutes, detail=command.reason.value,
    )  # fmt: skip
    return Noted(match, note(uow, me, match, line))


def _may(command: UseClock, uow: UnitOfWork, match: MatchAt) -> Refusal | None:
    if clock_used(match.sheet):
        return Refusal("match-clock-already", "jbl/3.4.1")
    if command.reason is not ClockReason.BOTH:
        return unless_official(uow, command.caller, match)
    if match.seat is None:
        return Refusal("match-not-seated")
    waits = any(line.kind is SheetKind.CLOCK and needs_agreement(line) for line in match.sheet)
    return Refusal("match-asked-already") if waits else None


def _setting(match: MatchAt) -> ClockSetting | Refusal:
    """From the start the whole length counts, later what either still needs."""
    clock = move_clock_of(profile_of(match.event))
    if isinstance(clock, Refusal):
        return clock
    score = standing(match.sheet, SheetKind.SCORE)
    if score is None or not any(score.scores[:2]):
        return time_control(match.points, clock)
    return mid_match_time_control(match.points - score.scores[0], match.points - score.scores[1], clock)

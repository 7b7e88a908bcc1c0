"""The end of a round: all results are in, or it is cancelled before there are any."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from data.unit_of_work import UnitOfWork
from league.clock import ClockState, end
from league.event import Event
from league.ids import EventId, RoundId
from league.refusal import Refusal
from league.round import Round, RoundStatus, Table, TableStatus, is_bye
from league.round import move_to as round_to
from usecases.audit import audit
from usecases.bracket.drawn import bracket_going_on
from usecases.bracket.labels import listed
from usecases.caller import Caller, Role, refusal_unless
from usecases.clocks import clock_of, keep_clock
from usecases.judge.parties import stand_still
from usecases.league_state import current_result
from usecases.round.byes import take_back_bye
from usecases.round.find import (
    OPEN,
    PUBLIC,
    planned_by,
    planned_by_id,
    results_missing,
    round_for,
    rounds_of,
    tables_in,
)
from usecases.round.following import after_round
from usecases.round.publish import finish


@dataclass(frozen=True, slots=True)
class CloseRound:
    """An organizer or judge ends or cancels a round: by its id (a button), its number, or the open one."""

    caller: Caller
    event_id: EventId = EventId(0)
    number: int = 0
    round_id: RoundId = RoundId(0)


@dataclass(frozen=True, slots=True)
class Closed:
    """The round as it is now; `next` says what the event goes on with."""

    event: Event
    round: Round
    next: str = ""

    @property
    def again(self) -> str:
        """What plans this round anew."""
        return planned_by(self.event, self.round)


def end_round(command: CloseRound, uow: UnitOfWork) -> Closed | Refusal:
    """The round is over when every table has a result; a judge records walkovers for the others.

    Refusals: `needs-judge`, those of finding a round, `round-results-missing` (params: round, tables), `round-step`,
    `bracket-not-over` (params: matches).
    Source: house
    """
    refused = refusal_unless(uow, command.caller, Role.JUDGE)
    if refused:
        return refused
    found = round_for(uow, command.caller, command.event_id, command.number, PUBLIC)
    if isinstance(found, Refusal):
        return found
    event, round_ = found
    tables = tables_in(uow, round_)
    finished = results_missing(uow, round_, tables) or bracket_going_on(uow, event) or finish(uow, round_)
    if isinstance(finished, Refusal):
        return finished
    _stop_clocks(command, uow, tables)
    audit(uow, command.caller, event.id, "round-ended", {"event": event.name, "round": finished.number})
    return Closed(event, finished, after_round(uow, event, finished))


def cancel_round(command: CloseRound, uow: UnitOfWork) -> Closed | Refusal:
    """The round and its tables are taken away, and a planned one after it; not once there are results.

    Whoever was called to a seat is told; games by post at the tables are the league's no more.

    Refusals: `needs-organizer`, those of finding a round, `round-has-results` (params: round, tables),
    `round-step`.
    Source: house
    """
    refused = refusal_unless(uow, command.caller, Role.ORGANIZER)
    if refused:
        return refused
    found = _found(command, uow)
    if isinstance(found, Refusal):
        return found
    event, round_ = found
    seated = tables_in(uow, round_) if round_.status in PUBLIC else ()
    cancelled = _with_results(uow, round_) or _cancelled(uow, round_)
    if isinstance(cancelled, Refusal):
        return cancelled
    stand_still(uow, seated, command.caller.now)
    for later in rounds_of(uow, event):
        if later.number > round_.number and later.status is RoundStatus.PLANNED:
            _cancelled(uow, later)
    details = {"event": event.name, "round": cancelled.number}
    audit(uow, command.caller, event.id, "round-cancelled", details)
    return Closed(event, cancelled)


def _found(command: CloseRound, uow: UnitOfWork) -> tuple[Event, Round] | Refusal:
    if command.round_id:
        return planned_by_id(uow, command.caller, command.round_id)
    open_ = round_for(uow, command.caller, command.event_id, command.number, OPEN)
    if command.number or isinstance(open_, Refusal):
        return open_
    event = open_[0]
    return event, rounds_of(uow, event)[-1]  # a plan is cancelled before the round that is being played


def _stop_clocks(command: CloseRound, uow: UnitOfWork, tables: Sequence[Table]) -> None:
    for table in tables:
        clock = clock_of(uow, table)
        ended = end(clock, command.caller.now) if clock else None
        if isinstance(ended, ClockState):
            keep_clock(uow, table, ended)


def _with_results(uow: UnitOfWork, round_: Round) -> Refusal | None:
    """Played games are not thrown away with a round."""
    played = [t for t in tables_in(uow, round_) if not is_bye(t) and current_result(uow, t.id)]
    if not played:
        return None
    return Refusal("round-has-results", params={"round": round_.number, **listed(uow, round_, played)})


def _cancelled(uow: UnitOfWork, round_: Round) -> Round | Refusal:
    gone = round_to(round_, RoundStatus.CANCELLED)
    if isinstance(gone, Refusal):
        return gone
    tables = tables_in(uow, round_)
    for table in tables:
        if is_bye(table):
            take_back_bye(uow, table)
        uow.tables.save(replace(table, status=TableStatus.CANCELLED))
    return uow.rounds.save(replace(gone, called_off=round_.status in PUBLIC))

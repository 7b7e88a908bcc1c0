"""The judges' desk: calls in the order in which they came, reports to decide, and the clocks of the tables."""

from dataclasses import dataclass

from data.game_records import GameStatus, PostGame
from data.records import CallStatus
from data.unit_of_work import UnitOfWork
from league.clock import ClockState
from league.event import Event
from league.ids import CallId, EventId
from league.refusal import Refusal
from league.round import Table, TableStatus
from usecases.caller import Caller, Role, unless
from usecases.clocks import clock_of, game_by_post
from usecases.judge.appointed import judged_event
from usecases.round.find import rounds_of
from usecases.show.calls import CallView, call_view
from usecases.show.desk import open_tables
from usecases.show.waiting import WaitingForJudge, waiting_for_judge


@dataclass(frozen=True, slots=True)
class JudgeDeskQuestion:
    """A judge looks at an event (0: the likely one), at one of its calls (0: the first)."""

    caller: Caller
    event_id: EventId = EventId(0)
    call_id: CallId = CallId(0)


@dataclass(frozen=True, slots=True)
class RunningTable:
    """A table that is being played, with its clock where the regulations have one, or the game by post that is on."""

    table: Table
    clock: ClockState | None
    game: PostGame | None = None

    @property
    def called(self) -> PostGame | None:
        """The game by post, if it is held until a judge comes to it."""
        held = self.game is not None and self.game.status is GameStatus.PAUSED and self.game.called_by
        return self.game if held else None


@dataclass(frozen=True, slots=True)
class JudgeDesk:
    """What waits for a judge: `shown` is the call that is looked at, `calls` are all of them, oldest first.

    `others` is what waits besides calls, disputes and games by post.
    """

    event: Event
    shown: CallView | None
    calls: tuple[CallView, ...]
    disputed: tuple[Table, ...]
    reported: tuple[Table, ...]
    playing: tuple[RunningTable, ...]
    others: WaitingForJudge

    @property
    def nobody_waits(self) -> bool:
        """Whether nobody waits for a judge's word."""
        asked = self.calls or self.disputed or any(running.called for running in self.playing)
        return not asked and self.others.nothing


def judge_desk(question: JudgeDeskQuestion, uow: UnitOfWork) -> JudgeDesk | Refusal:
    """The desk of an event's judges.

    Refusals: `needs-judge`, those of finding an event.
    """
    event = unless(uow, question.caller, Role.JUDGE) or judged_event(uow, question.caller, question.event_id)
    if isinstance(event, Refusal):
        return event
    waiting = sorted(
        uow.calls.find(event_id=event.id, status=CallStatus.OPEN), key=lambda call: (call.at, call.id)
    )
    calls = tuple(call_view(uow, call) for call in waiting)
    chosen = (view for view in calls if view.call.id == question.call_id)
    tables = open_tables(rounds_of(uow, event), uow)
    running = (RunningTable(table, clock_of(uow, table), game_by_post(uow, table)) for table in tables)
    return JudgeDesk(
        event,
        next(chosen, calls[0] if calls else None),
        calls,
        tuple(table for table in tables if table.status is TableStatus.DISPUTED),
        tuple(table for table in tables if table.status is TableStatus.REPORTED),
        tuple(one for one in running if one.game or one.table.status is TableStatus.PLAYING),
        waiting_for_judge(uow, event, tables, question.caller.now),
    )


def may_judge(caller: Caller, uow: UnitOfWork) -> bool:
    """Whether the caller is a judge of this server."""
    return unless(uow, caller, Role.JUDGE) is None

"""The judges' desk: calls in the order in which they came, reports to decide, and the clocks of the tables."""

from dataclasses import dataclass

from data.game_records import GameStatus, PostGame
from data.records import JudgeCall
from data.unit_of_work import UnitOfWork
from league.clock import ClockState
from league.event import Event
from league.ids import CallId, EventId
from league.refusal import Refusal
from league.round import Table, TableStatus
from usecases.caller import Caller, Role, refusal_unless
from usecases.judge.appointed import judged_event
from usecases.show.calls import CallView, call_view
from usecases.show.desk import desk_stamp
from usecases.show.places import MatchPlaces, places_in
from usecases.waiting.event import open_in
from usecases.waiting.facts import EventFacts
from usecases.waiting.open import Open, OpenKind

_BESIDE = frozenset({OpenKind.UNCONFIRMED, OpenKind.VOTE})


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

    `opens` is everything that waits for a judge, and the reports that are not final. `stamp` differs once something of
    it may differ.
    """

    event: Event
    shown: CallView | None
    calls: tuple[CallView, ...]
    places: MatchPlaces
    opens: tuple[Open, ...]
    playing: tuple[RunningTable, ...]
    stamp: str = ""

    @property
    def nobody_waits(self) -> bool:
        """Whether nobody waits for a word of the judges or of a committee."""
        return not any(one.of is Role.JUDGE or one.kind is OpenKind.VOTE for one in self.opens)


def judge_desk(question: JudgeDeskQuestion, uow: UnitOfWork) -> JudgeDesk | Refusal:
    """The desk of an event's judges.

    Refusals: `needs-judge`, those of finding an event.
    """
    event = refusal_unless(uow, question.caller, Role.JUDGE) or judged_event(
        uow, question.caller, question.event_id
    )
    if isinstance(event, Refusal):
        return event
    facts = EventFacts(uow, event, question.caller.now)
    opens = tuple(one for one in open_in(facts) if _is_shown(one))
    calls = tuple(
        call_view(uow, one.about)
        for one in opens
        if isinstance(one.about, JudgeCall) and one.kind is OpenKind.CALL
    )
    chosen = (view for view in calls if view.call.id == question.call_id)
    running = (
        RunningTable(t, facts.clocks.get(t.id), facts.games.get(t.id)) for t in facts.tables if facts.runs
    )
    return JudgeDesk(
        event,
        next(chosen, calls[0] if calls else None),
        calls,
        places_in(uow, event),
        opens,
        tuple(one for one in running if one.game or one.table.status is TableStatus.PLAYING),
        desk_stamp(event.id, uow),
    )


def _is_shown(one: Open) -> bool:
    """What a judge can end, and what comes to a judge if it is disputed; whoever starts the boards sees them."""
    return one.kind in _BESIDE or (one.of is Role.JUDGE and one.kind is not OpenKind.NOT_STARTED)


def may_judge(caller: Caller, uow: UnitOfWork) -> bool:
    """Whether the caller is a judge of this server."""
    return refusal_unless(uow, caller, Role.JUDGE) is None

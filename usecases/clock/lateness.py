"""A judge puts down that a player came late: the points go into the match, which leaves it unrated."""

from dataclasses import dataclass
from datetime import timedelta

from data.unit_of_work import UnitOfWork
from league.backgammon_clock import Timing, late
from league.ids import EventId, PlayerId
from league.refusal import Refusal
from league.regulations import PenaltyKind
from usecases.caller import Caller
from usecases.clock.match_rules import late_policy_of
from usecases.find import profile_of
from usecases.judge.appointed import judge_of
from usecases.penalty.impose import ImposePenalty, PenaltyImposed, impose_penalty


@dataclass(frozen=True, slots=True)
class RecordLateness:
    """So many minutes after the appointed time, or after the end of a break; `exception`: why a player judges."""

    caller: Caller
    event_id: EventId
    player: PlayerId
    minutes: int
    clock: bool = False
    exception: str = ""


def record_lateness(command: RecordLateness, uow: UnitOfWork) -> PenaltyImposed | Refusal:
    """The opponent gets the points that are due; with a clock none are, for it is pressed instead.

    Refusals: those of `judge_of`, `no-late-policy`, `clock-press`, `clock-nothing-due` (params: minutes, next),
    those of `impose_penalty`.
    Source: jbl/2.2.4, jbl/2.2.4-rating
    """
    judge = judge_of(uow, command.caller, command.event_id, command.exception, command.player)
    if isinstance(judge, Refusal):
        return judge
    profile = profile_of(judge.event)
    policy = late_policy_of(profile)
    if isinstance(policy, Refusal):
        return policy
    if command.clock:
        return Refusal("clock-press", profile.sources.late)
    found = late(timedelta(minutes=command.minutes), Timing.NO_CLOCK, policy)
    if not found.points:
        due = (found.next_point_at or timedelta()) // timedelta(minutes=1)
        return Refusal("clock-nothing-due", profile.sources.late, {"minutes": command.minutes, "next": due})
    return impose_penalty(
        ImposePenalty(
            command.caller,
            judge.event.id,
            command.player,
            PenaltyKind.POINT,
            profile.sources.late or "",
            f"+{command.minutes} min",
            exception=command.exception,
            points=found.points,
        ),
        uow,
    )

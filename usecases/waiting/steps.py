"""What an organizer does next in an event, in every format: the first step is the one that is due."""

from dataclasses import dataclass
from enum import StrEnum

from league.event import BRACKETS, EventStatus
from league.round import Round, RoundStatus, Stage, Table
from usecases.bracket.drawn import bracket_going_on, draw_of
from usecases.bracket.ladders import missing_at_the_end
from usecases.find import GOING_ON
from usecases.round.find import PUBLIC, without_result
from usecases.round.following import after_round
from usecases.round.publish import no_longer_holds
from usecases.round.remind import is_played
from usecases.waiting.facts import EventFacts
from usecases.waiting.tables import not_started


class DeskStep(StrEnum):
    """What an organizer can do next with one tap."""

    OPEN = "open"
    CHECK_IN = "checkin"
    CLOSE = "close"
    SEAT = "seat"
    PUBLISH = "publish"
    START = "start"
    REMIND = "remind"
    END = "end"
    ADVANCE = "advance"
    FINISH = "finish"


@dataclass(frozen=True, slots=True)
class DueStep:
    """What comes next: `says` names the text `event-next-<says>`, `steps` are the buttons, the due one first."""

    says: str
    steps: tuple[DeskStep, ...] = ()


_BEFORE: dict[EventStatus, tuple[DeskStep, ...]] = {
    EventStatus.DRAFT: (DeskStep.OPEN,),
    EventStatus.OPEN: (DeskStep.CLOSE, DeskStep.CHECK_IN),
    EventStatus.CHECK_IN: (DeskStep.CLOSE,),
    EventStatus.CLOSED: (DeskStep.SEAT,),
}
_AFTER: dict[str, DueStep] = {
    "seat": DueStep("running", (DeskStep.SEAT, DeskStep.ADVANCE, DeskStep.FINISH)),
    "advance": DueStep("running-advance", (DeskStep.ADVANCE, DeskStep.FINISH)),
    "met": DueStep("running-met", (DeskStep.FINISH, DeskStep.ADVANCE)),
    "ladder": DueStep("running-ladder", (DeskStep.SEAT, DeskStep.FINISH)),
    "finish": DueStep("running-finish", (DeskStep.FINISH,)),
}
"""The steps between two rounds, by what follows the one that is over."""


def next_step(facts: EventFacts) -> DueStep:
    """A planned round is published, a public one started and ended; else the event goes on.

    Source: house
    """
    checks_in = facts.event.status is EventStatus.CHECK_IN  # until it is over no plan can be published
    newest = facts.newest if facts.event.status in GOING_ON and not checks_in else None
    if newest is not None and newest.status is RoundStatus.PLANNED:
        return _of_plan(facts, newest)
    if newest is not None and newest.status is not RoundStatus.FINISHED:
        return _of_round(facts, newest)
    if facts.event.status is not EventStatus.RUNNING:
        return DueStep(facts.event.status, _BEFORE.get(facts.event.status, ()))
    if newest is None and facts.event.pairing in BRACKETS:
        return DueStep("running", (DeskStep.SEAT, DeskStep.FINISH))
    due = _AFTER[after_round(facts.uow, facts.event, newest) if newest else "seat"]
    if due.steps[0] is DeskStep.FINISH and missing_at_the_end(facts.uow, facts.event, facts.tables):
        return DueStep("running-reports")
    return due


def _of_plan(facts: EventFacts, planned: Round) -> DueStep:
    """It is published, or made anew: that alone, where it no longer holds."""
    anew = DeskStep.SEAT if planned.stage is Stage.QUALIFIER else DeskStep.ADVANCE
    if no_longer_holds(facts.uow, facts.event, planned):
        return DueStep("round-outdated", (anew,))
    played = next((row for row in reversed(facts.rounds) if row.status in PUBLIC), None)
    if played is not None and without_result(_tables_of(facts, played)):  # it ends as the plan is published
        return _of_round(facts, played)
    return DueStep("round-planned", (DeskStep.PUBLISH, anew))


def _tables_of(facts: EventFacts, round_: Round) -> list[Table]:
    return [table for table in facts.tables if table.round_id == round_.id]


def _of_round(facts: EventFacts, round_: Round) -> DueStep:
    """It is started; tables that open later are, too; whoever owes a result is reminded; then it ends."""
    tables = _tables_of(facts, round_)
    reminded = (DeskStep.REMIND,) if is_played(facts.uow, round_) else ()
    in_bracket = draw_of(facts.uow, round_) is not None
    if any(not_started(facts)):
        says = "round-waiting" if round_.status is RoundStatus.RUNNING else "round-published"
        return DueStep(says, (DeskStep.START, *reminded))
    if without_result(tables) or bracket_going_on(facts.uow, facts.event):
        return DueStep("bracket-playing" if in_bracket else "round-playing", reminded)
    return DueStep("round-running", (DeskStep.END,))

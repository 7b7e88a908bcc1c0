"""What an organizer does next in an event, in every format: the first step is the one that is due."""

from dataclasses import dataclass
from enum import StrEnum

from league.event import BRACKETS, EventStatus
from league.round import Round, RoundStatus, Stage, TableStatus
from usecases.bracket.drawn import bracket_going_on
from usecases.find import GOING_ON
from usecases.round.find import without_result
from usecases.round.following import after_round
from usecases.round.publish import no_longer_holds
from usecases.waiting.scene import Scene
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
class NextStep:
    """What comes next: `says` names the text `event-next-<says>`, `steps` are the buttons, the due one first."""

    says: str
    steps: tuple[DeskStep, ...] = ()


_BEFORE: dict[EventStatus, tuple[DeskStep, ...]] = {
    EventStatus.DRAFT: (DeskStep.OPEN,),
    EventStatus.OPEN: (DeskStep.CLOSE, DeskStep.CHECK_IN),
    EventStatus.CHECK_IN: (DeskStep.CLOSE,),
    EventStatus.CLOSED: (DeskStep.SEAT,),
}
_AFTER: dict[str, NextStep] = {
    "seat": NextStep("running", (DeskStep.SEAT, DeskStep.ADVANCE, DeskStep.FINISH)),
    "robin": NextStep("running", (DeskStep.SEAT, DeskStep.ADVANCE, DeskStep.FINISH)),
    "advance": NextStep("running-advance", (DeskStep.ADVANCE, DeskStep.FINISH)),
    "finish": NextStep("running-finish", (DeskStep.FINISH,)),
}
"""The steps between two rounds, by what follows the one that is over."""


def next_step(scene: Scene) -> NextStep:
    """A planned round is published, a public one started and ended; else the event goes on.

    Source: house
    """
    newest = scene.newest if scene.event.status in GOING_ON else None
    if newest is not None and newest.status is RoundStatus.PLANNED:
        return _of_plan(scene, newest)
    if newest is not None and newest.status is not RoundStatus.FINISHED:
        return _of_round(scene, newest)
    if scene.event.status is not EventStatus.RUNNING:
        return NextStep(scene.event.status, _BEFORE.get(scene.event.status, ()))
    if newest is None and scene.event.pairing in BRACKETS:
        return NextStep("running", (DeskStep.SEAT, DeskStep.FINISH))
    return _AFTER[after_round(scene.event, newest) if newest else "seat"]


def _of_plan(scene: Scene, planned: Round) -> NextStep:
    """It is published, or made anew: that alone, where it no longer holds."""
    anew = DeskStep.SEAT if planned.stage is Stage.QUALIFIER else DeskStep.ADVANCE
    if no_longer_holds(scene.uow, scene.event, planned):
        return NextStep("round-outdated", (anew,))
    return NextStep("round-planned", (DeskStep.PUBLISH, anew))


def _of_round(scene: Scene, round_: Round) -> NextStep:
    """It is started; tables that open later are, too; whoever owes a result is reminded; then it ends."""
    runs = round_.status is RoundStatus.RUNNING
    tables = [table for table in scene.tables if table.round_id == round_.id]
    reminded = (DeskStep.REMIND,) if runs else ()
    if any(table.status is TableStatus.WAITING for table in tables) and not runs:
        return NextStep("round-published", (DeskStep.START,))
    if any(not_started(scene)):
        return NextStep("round-waiting", (DeskStep.START, *reminded))
    if without_result(tables) or bracket_going_on(scene.uow, scene.event):
        return NextStep("round-playing", reminded)
    return NextStep("round-running", (DeskStep.END,))

"""What is outdated in words, the buttons that put it right, and whose it is to mend."""

from data.records import term
from league.event import Event
from league.round import RoundStatus, Stage
from usecases.many import some
from usecases.round.find import planned_by
from usecases.standings.line import LineMoved, StageSeating
from usecases.standings.outdated import Outdated, PairedBefore, SeatedBefore, SeededBefore


def words_of(outdated: Outdated) -> tuple[str, dict[str, object]]:
    """The text that says what is outdated, and its parameters."""
    match outdated:
        case LineMoved():
            names = {
                "playing": some(person.name for person in outdated.playing) or "—",
                "waiting": some(person.name for person in outdated.waiting) or "—",
            }
            return f"line-moved-{outdated.seating}", {"stage": term(f"stage-{outdated.name}"), **names}
        case SeededBefore():
            return "seeds-outdated", {"stage": term(f"stage-{outdated.name}")}
        case SeatedBefore(round=planned, why=why):
            return "plan-outdated", {"round": planned.number, "names": why.params["names"]}
        case PairedBefore(round=paired, untouched=untouched):
            if paired.status is RoundStatus.PLANNED:
                return "pairing-outdated", {"round": paired.number}
            return ("pairing-stays-open" if untouched else "pairing-stays"), {"round": paired.number}


def repair_buttons(event: Event, outdated: Outdated) -> tuple[str, ...]:
    """The buttons that put it right; none where a person has to decide."""
    match outdated:
        case LineMoved(seating=StageSeating.PLANNED) | SeededBefore():
            return _plan_stage(event, outdated.stage)
        case LineMoved(seating=StageSeating.PUBLIC):
            return (f"stage-repair:{event.id}:{outdated.mark}",)
        case SeatedBefore(round=planned) if planned_by(event, planned) == "advance":
            return _plan_stage(event, planned.stage)
        case PairedBefore(round=planned) | SeatedBefore(round=planned):
            is_planned = planned.status is RoundStatus.PLANNED
            return (f"round-reseat:{planned.id}:{planned.seed}",) if is_planned else ()
    return ()


def _plan_stage(event: Event, stage: Stage) -> tuple[str, ...]:
    return (f"stage-plan:{event.id}:{tuple(Stage).index(stage)}",)


def is_organizers(outdated: Outdated) -> bool:
    """Whether only an organizer can mend it: not what judges may mend themselves, nor what has been played."""
    match outdated:
        case LineMoved():
            return outdated.seating is StageSeating.PLANNED
        case PairedBefore():
            return outdated.untouched
    return True

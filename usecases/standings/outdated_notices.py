"""What is outdated in words, the buttons that put it right, and the message to the judges' channel."""

from data.records import Destination, Notice, role_ping, term
from data.unit_of_work import UnitOfWork
from league.event import Event
from league.round import Round, RoundStatus, Stage
from usecases.caller import guild_of
from usecases.many import some
from usecases.round.find import planned_by
from usecases.standings.line import LineMoved, StageSeating
from usecases.standings.outdated import Outdated, PairedBefore, SeatedBefore, SeededBefore

PREFIX = "outdated:"
"""The keys of these messages begin so."""


def words_of(outdated: Outdated) -> tuple[str, dict[str, object]]:
    """The text that says what is outdated, and its parameters."""
    match outdated:
        case LineMoved():
            names = {
                "playing": some(person.name for person in outdated.playing) or "—",
                "waiting": some(person.name for person in outdated.waiting) or "—",
            }
            return f"line-moved-{outdated.seating}", {"stage": term(f"stage-{outdated.stage}"), **names}
        case SeededBefore():
            return "seeds-outdated", {"stage": term(f"stage-{outdated.stage}")}
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


def name_of(outdated: Outdated) -> str:
    """By what its message is known, so that the same is told once."""
    match outdated:
        case LineMoved():
            return f"line.{outdated.stage}.{outdated.seating}.{outdated.mark}"
        case SeededBefore(round=planned):
            return f"seeds.{_plan(planned)}"
        case SeatedBefore(round=planned):
            return f"seats.{_plan(planned)}"
        case PairedBefore(round=paired):
            return f"{words_of(outdated)[0]}.{_plan(paired)}"


def _plan(round_: Round) -> str:
    return f"{round_.id}.{round_.version}"


def notice_of(uow: UnitOfWork, event: Event, outdated: Outdated, key: str) -> Notice:
    """What the judges' channel hears; where an organizer has to act, the organizers are pinged."""
    text, params = words_of(outdated)
    if _is_organizers(outdated):
        role = guild_of(uow, event.guild_id).organizer_role
        who = role_ping(role) if role else term("role-organizer")
        text, params = (
            "notice-to-organizers",
            {"who": who, "what": {"inside": {"text": text, "params": params}}},
        )
    return Notice(
        id=0,
        key=key,
        guild_id=event.guild_id,
        place=Destination.JUDGES,
        subject=event.id,
        text=text,
        params={**params, "event": event.name},
        buttons=repair_buttons(event, outdated),
    )


def _is_organizers(outdated: Outdated) -> bool:
    """Whether only an organizer can mend it: not what judges may mend themselves, nor what has been played."""
    match outdated:
        case LineMoved():
            return outdated.seating is StageSeating.PLANNED
        case PairedBefore():
            return outdated.untouched
    return True

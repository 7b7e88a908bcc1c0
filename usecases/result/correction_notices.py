"""Who is told of a correction: the table, whoever's rank moves, and the judges where what follows is outdated."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from data.records import Destination, Notice, Person, quoted, role_ping, term
from data.unit_of_work import UnitOfWork
from league.event import Event
from league.round import RoundStatus, Stage
from league.standings import RankChange
from usecases.caller import guild_of
from usecases.find import profile_of
from usecases.result.find import Standing, people_of
from usecases.result.record import notice_key
from usecases.result.scored import ScoredResult, ended_word, reasons_of
from usecases.standings.line import LineMoved, StageSeating
from usecases.standings.outdated import Outdated, PairedBefore, SeededBefore

_DRIP = timedelta(seconds=2)
"""Between two private messages about ranks: hundreds at once look like spam to Discord. Source: house"""


@dataclass(frozen=True, slots=True)
class Move:
    """A player whose rank moved."""

    person: Person
    change: RankChange


def tell_table(uow: UnitOfWork, told: ScoredResult, words: str) -> None:
    """The table's own players learn what their result is now, once."""
    at, result = told.at, told.result
    uow.outbox.send(
        Notice(
            id=0,
            key=notice_key("corrected", result),
            guild_id=at.event.guild_id,
            place=Destination.THREAD,
            subject=at.table.id,
            text="notice-result-corrected",
            params={
                "scores": words,
                "ended": ended_word(result),
                "reason": result.reason or "—",
                **reasons_of(told),
            },
            mentions=tuple(p.user_id for p in people_of(uow, at.table) if p.user_id is not None),
        )
    )


def words_of(outdated: Outdated) -> tuple[str, dict[str, object]]:
    """The text that says what is outdated, and its parameters."""
    match outdated:
        case LineMoved():
            names = {
                "playing": ", ".join(person.name for person in outdated.playing) or "—",
                "waiting": ", ".join(person.name for person in outdated.waiting) or "—",
            }
            return f"line-moved-{outdated.seating}", {"stage": term(f"stage-{outdated.stage}"), **names}
        case SeededBefore():
            return "seeds-outdated", {"stage": term(f"stage-{outdated.stage}")}
        case PairedBefore(round=paired, untouched=untouched):
            if paired.status is RoundStatus.PLANNED:
                return "pairing-outdated", {"round": paired.number}
            return ("pairing-stays-open" if untouched else "pairing-stays"), {"round": paired.number}


def repair_buttons(event: Event, outdated: Outdated) -> tuple[str, ...]:
    """The buttons that put it right; none where a person has to decide."""
    match outdated:
        case LineMoved(seating=StageSeating.PLANNED) | SeededBefore():
            return (f"stage-plan:{event.id}:{tuple(Stage).index(outdated.stage)}",)
        case LineMoved(seating=StageSeating.PUBLIC):
            return (f"stage-repair:{event.id}:{outdated.mark}",)
        case PairedBefore(round=paired) if paired.status is RoundStatus.PLANNED:
            return (f"round-reseat:{paired.id}:{paired.seed}",)
    return ()


def tell_judges(uow: UnitOfWork, standing: Standing, outdated: Outdated) -> None:
    """Not only who corrected learns of it; where an organizer has to act, the organizers are pinged."""
    at, (text, params) = standing.at, words_of(outdated)
    if _is_organizers(outdated):
        role = guild_of(uow, at.event.guild_id).organizer_role
        who = role_ping(role) if role else term("role-organizer")
        text, params = (
            "notice-to-organizers",
            {"who": who, "what": {"inside": {"text": text, "params": params}}},
        )
    uow.outbox.send(
        Notice(
            id=0,
            key=notice_key("outdated", standing.result),
            guild_id=at.event.guild_id,
            place=Destination.JUDGES,
            subject=at.table.id,
            text=text,
            params=params,
            buttons=repair_buttons(at.event, outdated),
        )
    )


def _is_organizers(outdated: Outdated) -> bool:
    """Whether only an organizer can mend it: not what judges may mend themselves, nor what has been played."""
    if isinstance(outdated, LineMoved):
        return outdated.seating is StageSeating.PLANNED
    return isinstance(outdated, SeededBefore) or outdated.untouched


def _rule(event: Event) -> dict[str, str]:
    """The rule by which a result may be corrected, of the event's own regulations."""
    section = profile_of(event).sources.correction
    return quoted(section) if section else term("house-rule")


def tell_moved(uow: UnitOfWork, standing: Standing, moves: Sequence[Move], now: datetime) -> None:
    """Each player whose rank moved learns it in private, in their own language.

    Source: cjp/score-correction
    """
    at, result = standing.at, standing.result
    told = [move for move in moves if move.person.user_id is not None]
    for place, move in enumerate(told):
        uow.outbox.send(
            Notice(
                id=0,
                key=f"{notice_key('rank', result)}:{move.person.id}",
                guild_id=at.event.guild_id,
                place=Destination.PRIVATE,
                subject=move.person.user_id or 0,
                text="notice-rank-moved",
                params={
                    "event": at.event.name,
                    "round": at.round.number,
                    "table": at.table.number,
                    "before": move.change.before or 0,
                    "after": move.change.after or 0,
                    "reason": result.reason or "—",
                    "rule": _rule(at.event),
                },
                due_at=now + place * _DRIP,
            )
        )

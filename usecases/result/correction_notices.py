"""Who is told of a correction: whoever's rank moves."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from data.records import Destination, Notice, Person, quoted, term
from data.unit_of_work import UnitOfWork
from league.event import Event
from league.standings import RankChange
from usecases.find import profile_of
from usecases.limits import DRIP
from usecases.result.find import Standing

RANK_MOVED, MOVED_BY_CLASS = "notice-rank-moved", "notice-rank-moved-class"


@dataclass(frozen=True, slots=True)
class Move:
    """A player whose rank moved."""

    person: Person
    change: RankChange


def _rule(event: Event) -> dict[str, str]:
    """The rule by which a result may be corrected, of the event's own regulations."""
    section = profile_of(event).sources.correction
    return quoted(section) if section else term("house-rule")


def tell_moved(uow: UnitOfWork, standing: Standing, moves: Sequence[Move], now: datetime) -> None:
    """Each player whose rank moved learns it in private, in their own language.

    Source: cjp/score-correction
    """
    at, result = standing.at, standing.result
    words = {
        "round": at.round.number,
        "table": at.table.number,
        "reason": result.reason or "—",
        "rule": _rule(at.event),
    }
    told = Notice(0, f"rank:{result.id}", at.event.guild_id, Destination.PRIVATE, 0, RANK_MOVED, words)
    tell_ranks(uow, at.event, told, moves, now)


def tell_ranks(uow: UnitOfWork, event: Event, notice: Notice, moves: Sequence[Move], now: datetime) -> None:
    """The same notice to each player whose rank moved, with the ranks, one after another."""
    told = [move for move in moves if move.person.user_id is not None]
    for place, move in enumerate(told):
        uow.outbox.send(
            replace(
                notice,
                key=f"{notice.key}:{move.person.id}",
                subject=move.person.user_id or 0,
                params={
                    **notice.params,
                    "event": event.name,
                    "before": move.change.before or 0,
                    "after": move.change.after or 0,
                },
                due_at=now + place * DRIP,
            )
        )

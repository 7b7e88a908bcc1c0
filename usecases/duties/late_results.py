"""The judges hear once of a round which tables have not reported a while after their time was up."""

from collections.abc import Iterator
from datetime import datetime
from typing import Final

from data.game_records import UNDECIDED
from data.records import Destination, role_ping, term
from data.unit_of_work import UnitOfWork
from league.duty import Closing, Duty, Slot, Told, Wording
from league.event import Event, EventStatus
from league.ids import TableId
from league.round import Round, RoundStatus, TableStatus
from usecases.caller import guild_of
from usecases.clocks import RESULT_LATE_AFTER
from usecases.many import in_runs
from usecases.projection import Projection

_KIND: Final = "late-results"


def _duties(uow: UnitOfWork, event: Event, now: datetime) -> Iterator[Duty]:
    """Source: house."""
    if event.status is not EventStatus.RUNNING:
        return
    for round_ in uow.rounds.find(event_id=event.id, status=RoundStatus.RUNNING):
        late = _late(uow, round_, now)
        if late:
            role = guild_of(uow, event.guild_id).judge_role
            words = {
                "judges": role_ping(role) if role else term("role-judge"),
                "event": event.name,
                "round": round_.number,
                "count": len(late),
                "tables": in_runs(late),
            }
            slot = Slot(_KIND, event.id, round_.id, "judges")
            yield Duty(slot, Destination.JUDGES, event.id, Wording("notice-results-late", words))


def _late(uow: UnitOfWork, round_: Round, now: datetime) -> list[int]:
    """The numbers of the tables; a game by post has its own time."""
    found = uow.tables.values("id", "number", round_id=round_.id, status=TableStatus.PLAYING)
    playing: dict[TableId, int] = dict(found)
    clocks = uow.clocks.find(id=list(playing)) if playing else ()
    over = {one.id for one in clocks if one.ended_at is not None and one.ended_at + RESULT_LATE_AFTER <= now}
    by_post = uow.games.values("table_id", table_id=over, status=UNDECIDED) if over else ()
    return [playing[number] for number in over.difference(table for (table,) in by_post)]


def _ends(_uow: UnitOfWork, _slot: Slot, told: Told) -> Closing:
    """All of them have reported, or nobody waits for them any more."""
    return Closing(Wording("notice-results-late-no-more", told.says.params))


LATE_RESULTS: Final = Projection(
    _KIND,
    frozenset({"clock", "event", "game", "game_table", "guild", "message_timer", "round"}),
    _duties,
    _ends,
)

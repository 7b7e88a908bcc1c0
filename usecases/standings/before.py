"""The ranking as it was before a result is replaced: computed outside the transaction, which then has half to do."""

from dataclasses import dataclass
from typing import Protocol

from data.unit_of_work import UnitOfWork
from league.event import Event
from league.ids import TableId
from league.standings import Overall
from usecases.caller import Caller, Role, refusal_unless
from usecases.find import event_of
from usecases.standings.overall import EventResults, played_in, ranked


@dataclass(frozen=True, slots=True)
class RankingBefore:
    """The ranking of an event, what it follows from, and by what one sees that it still does."""

    stamp: str
    played: EventResults
    overall: Overall


class AboutTable(Protocol):
    """A command that will replace a table's result."""

    @property
    def caller(self) -> Caller:
        """Who asks."""

    @property
    def table_id(self) -> TableId:
        """Whose result."""


def ranking_before(question: AboutTable, uow: UnitOfWork) -> RankingBefore | None:
    """The ranking of a table's event, for a judge; None for anybody else."""
    table = uow.tables.get(question.table_id)
    if table is None or refusal_unless(uow, question.caller, Role.JUDGE):
        return None
    event = event_of(uow, table.event_id)
    return RankingBefore(uow.stamps.event(event.id), *_ranked(uow, event))


def still(uow: UnitOfWork, event: Event, before: RankingBefore | None) -> tuple[EventResults, Overall]:
    """The ranking of now: the one that was read before, unless anything has changed since."""
    if before is not None and before.played.event == event and before.stamp == uow.stamps.event(event.id):
        return before.played, before.overall
    return _ranked(uow, event)


def _ranked(uow: UnitOfWork, event: Event) -> tuple[EventResults, Overall]:
    played = played_in(uow, event)
    return played, ranked(played)

"""A match of a bracket has ended without a winner: the judges' channel reads who played, with the buttons to decide."""

from collections.abc import Iterator
from datetime import datetime
from typing import Final

from data.records import Destination
from data.unit_of_work import UnitOfWork
from league.duty import Closing, Duty, Slot, Told, Wording
from league.event import Event, EventStatus
from usecases.bracket.drawn import READS, brackets_in
from usecases.bracket.labels import named
from usecases.caller import judges_of
from usecases.find import people_by_id
from usecases.projection import Projection

_KIND: Final = "goes-on"


def _duties(uow: UnitOfWork, event: Event, _now: datetime) -> Iterator[Duty]:
    if event.status is not EventStatus.RUNNING:
        return
    for drawn in brackets_in(uow, event):
        for match, result in drawn.owing.items():
            table = drawn.rows[match]
            people = people_by_id(uow, result.players)
            words = {
                "judges": judges_of(uow, event.guild_id),
                **named(uow, drawn.round, table),
                "first": people[result.players[0]].name,
                "second": people[result.players[-1]].name,
            }
            yield Duty(
                Slot(_KIND, event.id, table.id, "judges", str(result.id)),
                Destination.JUDGES,
                table.id,
                Wording("notice-who-goes-on", words),
                asks=drawn.asks_who_goes_on(result),
            )


def _ends(_uow: UnitOfWork, _slot: Slot, _told: Told) -> Closing:
    """It was asked; the bracket itself shows who went on, or that another result counts."""
    return Closing()


WHO_GOES_ON: Final = Projection(_KIND, READS | {"event", "guild", "person"}, _duties, _ends)

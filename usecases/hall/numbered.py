"""The matches and tables of an event by the numbers that people say."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from data.unit_of_work import UnitOfWork
from league.event import Event
from league.ids import TableId
from league.round import RoundStatus, Table, is_bye
from usecases.bracket.drawn import drawn_in, numbers
from usecases.round.find import tables_in


class Unit(StrEnum):
    """What is called to a board: a match of a bracket, or a table of a round."""

    MATCH = "match"
    TABLE = "table"


@dataclass(frozen=True, slots=True)
class NumberedTables:
    """The `numbers` that there are to say; a bracket has more of them than tables, for a match may open later."""

    unit: Unit
    numbers: Collection[int]
    tables: Mapping[int, Table]


def numbered_in(uow: UnitOfWork, event: Event) -> NumberedTables | None:
    """Those of the newest round that was not cancelled; None before there is one.

    Source: house
    """
    rounds = [row for row in uow.rounds.find(event_id=event.id) if row.status is not RoundStatus.CANCELLED]
    if not rounds:
        return None
    drawn = drawn_in(uow, event, rounds[-1])
    if drawn is not None:
        return NumberedTables(
            Unit.MATCH, numbers(drawn.bracket).values(), {row.number: row for row in drawn.rows.values()}
        )
    laid = {table.number: table for table in tables_in(uow, rounds[-1]) if not is_bye(table)}
    return NumberedTables(Unit.TABLE, laid.keys(), laid)


def units_of(uow: UnitOfWork, tables: Iterable[Table]) -> Mapping[TableId, Unit]:
    """What each of these is."""
    found = tuple(tables)
    rounds = sorted({table.round_id for table in found})
    drawn = uow.brackets.values("round_id", "players", round_id=rounds) if rounds else ()
    of_brackets = {round_ for round_, players in drawn if players}
    return {table.id: Unit.MATCH if table.round_id in of_brackets else Unit.TABLE for table in found}

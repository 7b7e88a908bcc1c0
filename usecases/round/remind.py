"""Reminding the tables that owe a result: one ping a table, and not again within ten minutes."""

from dataclasses import dataclass
from datetime import timedelta

from data.records import Destination, Notice, Person
from data.unit_of_work import UnitOfWork
from league.event import Event
from league.ids import EventId
from league.refusal import Refusal
from league.round import Round, RoundStatus, Table, TableStatus
from usecases.audit import audit
from usecases.bracket.labels import labels_in, where
from usecases.caller import Caller, Role, unless
from usecases.clocks import game_by_post
from usecases.round.find import round_for, tables_in, without_result
from usecases.round.told import playing_people, seat_params, users

PAUSE = timedelta(minutes=10)
_LOOKED_THROUGH = 25


@dataclass(frozen=True, slots=True)
class RemindTables:
    """A judge or organizer asks for the results of the running round."""

    caller: Caller
    event_id: EventId = EventId(0)


@dataclass(frozen=True, slots=True)
class Reminded:
    """The tables that were pinged."""

    event: Event
    round: Round
    tables: tuple[Table, ...]


def remind_tables(command: RemindTables, uow: UnitOfWork) -> Reminded | Refusal:
    """Every table that plays on without a report is asked for it in its thread, unless all have left it.

    A game by post reports itself.

    Refusals: `needs-judge`, those of finding a round, `nothing-to-remind`, `reminded-already` (params: minutes).
    Source: house
    """
    found = unless(uow, command.caller, Role.JUDGE) or round_for(
        uow, command.caller, command.event_id, 0, {RoundStatus.RUNNING}
    )
    if isinstance(found, Refusal):
        return found
    event, round_ = found
    owing = without_result(tables_in(uow, round_))
    undisputed = (table for table in owing if table.status is not TableStatus.DISPUTED)
    there = ((t, playing_people(uow, t)) for t in undisputed if game_by_post(uow, t) is None)
    asked = [(table, people) for table, people in there if people]
    refused = _too_soon(command.caller, event, uow) or (None if asked else Refusal("nothing-to-remind"))
    if refused:
        return refused
    line = audit(
        uow, command.caller, event.id, "round-reminded", {"event": event.name, "round": round_.number}
    )
    for table, people in asked:
        _remind(uow, event, round_, table, people, line.id)
    return Reminded(event, round_, tuple(table for table, _ in asked))


def _too_soon(caller: Caller, event: Event, uow: UnitOfWork) -> Refusal | None:
    lines = uow.journal.lines(caller.guild_id, event.id, _LOOKED_THROUGH)
    latest = next((line.at for line in lines if line.action == "round-reminded" and not line.undone_by), None)
    if latest is None or caller.now - latest >= PAUSE:
        return None
    return Refusal("reminded-already", params={"minutes": PAUSE // timedelta(minutes=1)})


def _remind(
    uow: UnitOfWork, event: Event, round_: Round, table: Table, people: tuple[Person, ...], line: int
) -> None:
    place = where(round_, labels_in(uow, round_).get(table.number))
    uow.outbox.send(
        Notice(
            id=0,
            key=f"remind:{line}:{table.id}",
            guild_id=event.guild_id,
            place=Destination.THREAD,
            subject=table.id,
            text="notice-result-wanted",
            params={"where": place, "table": table.number, **seat_params(people)},
            mentions=users(people),
            buttons=(f"result-report:{table.id}:0",),
        )
    )

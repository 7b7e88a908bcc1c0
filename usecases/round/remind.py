"""Reminding the tables that owe a result: one ping a table, and not again within ten minutes."""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import timedelta
from functools import partial
from typing import Final

from data.records import Person
from data.unit_of_work import UnitOfWork
from league.event import Event
from league.ids import EventId
from league.refusal import Refusal
from league.reporting import Reminder, Wanted
from league.round import Round, RoundStatus, Table, TableStatus, is_bye
from usecases.audit import audit
from usecases.bracket.drawn import draw_of
from usecases.caller import Caller, Role, refusal_unless
from usecases.clocks import game_by_post
from usecases.find import profile_of
from usecases.round.find import NOT_REPORTED, round_that, tables_in
from usecases.round.timing import is_started
from usecases.round.told import playing_people

PAUSE = timedelta(minutes=10)
OWES: Final = NOT_REPORTED - {TableStatus.DISPUTED}
"""How a table stands that can be asked: where its result is disputed a judge decides."""


@dataclass(frozen=True, slots=True)
class RemindTables:
    """A judge or organizer asks for the results of the running round."""

    caller: Caller
    event_id: EventId = EventId(0)


@dataclass(frozen=True, slots=True)
class Reminded:
    """The tables that were asked."""

    event: Event
    round: Round
    tables: tuple[Table, ...]


def remind_tables(command: RemindTables, uow: UnitOfWork) -> Reminded | Refusal:
    """Every table that plays on without a report is asked for it.

    Refusals: `needs-judge`, those of finding a round, `nothing-to-remind`, `reminded-already` (params: minutes).
    Source: house
    """
    found = refusal_unless(uow, command.caller, Role.JUDGE) or round_that(
        uow, command.caller, command.event_id, 0, partial(is_played, uow)
    )
    if isinstance(found, Refusal):
        return found
    event, round_ = found
    tables = tables_in(uow, round_)
    asked = tuple(table for table in tables if who_owe(uow, table))
    refused = _too_soon(command.caller, tables, uow) or (None if asked else Refusal("nothing-to-remind"))
    if refused:
        return refused
    audit(uow, command.caller, event.id, "round-reminded", {"event": event.name, "round": round_.number})
    uow.reminders.add_all(Reminder(0, event.id, table.id, command.caller.now) for table in asked)
    return Reminded(event, round_, asked)


def is_played(uow: UnitOfWork, round_: Round) -> bool:
    """Whether its tables play: matches that nobody starts, and those of a bracket, do so as soon as they are called.

    Source: house
    """
    if round_.status is not RoundStatus.PUBLISHED:
        return round_.status is RoundStatus.RUNNING
    rules = profile_of(uow.events.require(round_.event_id))
    begins_itself = rules.two_players and not is_started(rules, *rules.table_sizes[:1])
    return begins_itself or draw_of(uow, round_) is not None


def who_owe(uow: UnitOfWork, table: Table) -> tuple[Person, ...]:
    """Who owes a result at a table, and has not left it; a game by post reports itself."""
    owes = table.status in OWES and not is_bye(table) and game_by_post(uow, table) is None
    return playing_people(uow, table) if owes else ()


def _too_soon(caller: Caller, tables: Collection[Table], uow: UnitOfWork) -> Refusal | None:
    numbers = [table.id for table in tables]
    asked = uow.reminders.values("at", table_id=numbers, wants=Wanted.RESULT) if tables else ()
    if all(caller.now - at >= PAUSE for (at,) in asked):
        return None
    return Refusal("reminded-already", params={"minutes": PAUSE // timedelta(minutes=1)})

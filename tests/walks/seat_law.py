"""The law: the judges are asked about each vacant seat, and no clock runs on unseen at one."""

from collections.abc import Iterator
from datetime import datetime
from typing import Final

from data.records import Delivery
from data.unit_of_work import UnitOfWork
from league.clock import ClockState, deadline, pause
from league.event import EventStatus
from league.ids import TableId
from league.round import RoundStatus, Table, TableStatus, is_bye
from tests.walks.world import GUILD, World

_ASKED: Final = ("notice-departure", "notice-departure-game", "notice-departure-small")
_OUT: Final = frozenset({"no-show", "dropped", "substituted", "disqualified"})
_PLAYED_NOW: Final = frozenset({RoundStatus.PUBLISHED, RoundStatus.RUNNING})
_TO_PLAY: Final = frozenset({TableStatus.WAITING, TableStatus.PLAYING})
_SAID: Final = (Delivery.SENT, Delivery.SETTLED, Delivery.PENDING, Delivery.GIVEN_UP)


def vacant_seats_are_asked_about(world: World) -> Iterator[str]:
    """The judges are asked about each vacant seat and about no other one; no clock runs on unseen."""

    def differs(uow: UnitOfWork) -> list[str]:
        asked = uow.outbox.notices.find(text=_ASKED, state=_SAID)
        found = {(one.subject, one.params["player"]) for one in asked}
        due = set(vacancies_due(uow, GUILD, world.now))
        lacking = [f"nobody is asked about {seat}" for seat in sorted(due - found)]
        runs = [
            f"the clock of {table} runs on" for table, _ in sorted(due) if _runs_unheld(uow, table, world.now)
        ]
        return lacking + runs + [f"{seat} is asked about in vain" for seat in sorted(found - due)]

    yield from world.read(differs)


def _runs_unheld(uow: UnitOfWork, table: int, now: datetime) -> bool:
    """Whether a clock runs that has not been stopped for a seat; a judge may have let it go on since."""
    kept = uow.clocks.get(TableId(table))
    return kept is not None and not kept.held_for and isinstance(pause(kept.clock, now), ClockState)


def vacancies_due(uow: UnitOfWork, guild_id: int, now: datetime) -> Iterator[tuple[int, str]]:
    """The tables still to play at which somebody sits who is out, with their names."""
    for event in uow.events.find(guild_id=guild_id):
        out = {entry.player for entry in uow.entries.rows.find(event_id=event.id) if entry.status in _OUT}
        if event.status is EventStatus.CANCELLED or not out:
            continue
        for round_ in uow.rounds.find(event_id=event.id, status=sorted(_PLAYED_NOW)):
            for table in (
                uow.tables.find(round_id=round_.id) if not uow.brackets.find(round_id=round_.id) else ()
            ):
                if not is_bye(table) and table.status in _TO_PLAY and not _is_over(uow, table, now):
                    yield from ((table.id, uow.people.require(one).name) for one in table.seats if one in out)


def _is_over(uow: UnitOfWork, table: Table, now: datetime) -> bool:
    kept = uow.clocks.get(table.id)
    over = None if kept is None else kept.ended_at or deadline(kept.clock)
    return over is not None and over <= now

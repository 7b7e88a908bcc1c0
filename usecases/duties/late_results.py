"""The judges hear once of a round which tables have not reported a while after their time was up.

So they do when a round is over that was to be played by a moment, whether its games are on by post or not.
"""

from collections import defaultdict
from collections.abc import Collection, Iterator
from datetime import datetime
from typing import Final

from data.game_records import UNDECIDED
from data.records import Destination, role_ping, term
from data.unit_of_work import UnitOfWork
from league.duty import Closing, Duty, Slot, Told, Wording
from league.event import Event, EventStatus
from league.ids import EventId, RoundId, TableId
from league.round import Table, TableStatus, is_bye
from usecases.bracket.labels import NAMED_BY, listed
from usecases.caller import guild_of
from usecases.clocks import RESULT_LATE_AFTER
from usecases.projection import Projection
from usecases.round.find import PUBLIC
from usecases.timed import UNPLAYED

_KIND: Final = "late-results"


def _duties(uow: UnitOfWork, event: Event, now: datetime) -> Iterator[Duty]:
    """Source: house."""
    late = _late(uow, event, now) if event.status is EventStatus.RUNNING else {}
    if not late:
        return
    role = guild_of(uow, event.guild_id).judge_role
    for round_ in uow.rounds.find(id=sorted(late)):
        words = {
            "judges": role_ping(role) if role else term("role-judge"),
            "event": event.name,
            "round": round_.number,
            **listed(uow, round_, late[round_.id]),
        }
        slot = Slot(_KIND, event.id, round_.id, "judges")
        yield Duty(slot, Destination.JUDGES, event.id, Wording("notice-results-late", words))


def _late(uow: UnitOfWork, event: Event, now: datetime) -> dict[RoundId, list[Table]]:
    """The tables by their rounds; a game by post has its own time, but for the end of its round."""
    playing = uow.tables.find(event_id=event.id, status=TableStatus.PLAYING)
    clocks = uow.clocks.find(id=[table.id for table in playing]) if playing else ()
    over = {one.id for one in clocks if one.ended_at is not None and one.ended_at + RESULT_LATE_AFTER <= now}
    by_post = uow.games.values("table_id", table_id=sorted(over), status=UNDECIDED) if over else ()
    late = over.difference(table for (table,) in by_post)
    found: defaultdict[RoundId, list[Table]] = defaultdict(list)
    for table in (*(one for one in playing if one.id in late), *_unplayed(uow, event, now, late)):
        found[table.round_id].append(table)
    return found


def _unplayed(uow: UnitOfWork, event: Event, now: datetime, but: Collection[TableId]) -> Iterator[Table]:
    """The tables without a result in a round that is over."""
    rounds = uow.rounds.find(event_id=event.id, status=sorted(PUBLIC))
    over = [one.id for one in rounds if one.ends_at is not None and one.ends_at <= now]
    for table in uow.tables.find(round_id=over, status=sorted(UNPLAYED)) if over else ():
        if table.id not in but and not is_bye(table):
            yield table


def _ends(uow: UnitOfWork, slot: Slot, told: Told) -> Closing:
    """All of them have reported, and one that is late afterwards is told anew; or nobody waits for them any more."""
    runs = uow.events.require(EventId(slot.event)).status is EventStatus.RUNNING
    return Closing(Wording("notice-results-late-no-more", told.says.params), is_free=runs)


LATE_RESULTS: Final = Projection(
    _KIND,
    NAMED_BY | {"clock", "event", "game", "game_table", "guild", "message_timer", "round"},
    _duties,
    _ends,
)

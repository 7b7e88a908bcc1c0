"""Somebody has left the Discord server: the judges read where they still play, and once they are back, that too."""

from collections.abc import Iterator
from datetime import datetime
from typing import Any, Final

from data.game_records import UNDECIDED, SeatState
from data.records import Destination, Guild, below, line
from data.unit_of_work import UnitOfWork
from league.duty import Closing, Duty, Slot, Told, Wording
from league.entry import EntryStatus
from league.ids import EventId, PlayerId
from usecases.find import GOING_ON
from usecases.projection import Projection

_KIND: Final = "left-server"
_ENTERED: Final = frozenset(
    {EntryStatus.PENDING, EntryStatus.WAITLISTED, EntryStatus.CONFIRMED, EntryStatus.CHECKED_IN}
)


def _duties(uow: UnitOfWork, guild: Guild, _now: datetime) -> Iterator[Duty]:
    for left in uow.left_servers.find(guild_id=guild.id, is_back=False):
        lines = [*_events(uow, guild.id, left.user_id), *_games(uow, guild.id, left.user_id)]
        if lines:
            slot = Slot(_KIND, guild.id, left.id, "judges")
            words = {"player": _name(uow, guild.id, left.user_id), **below(*lines)}
            yield Duty(slot, Destination.JUDGES, left.id, Wording("notice-left-server", words))


def _ends(uow: UnitOfWork, slot: Slot, told: Told) -> Closing:
    """They are back, or play nowhere any more; whoever is forgotten has no row."""
    row = uow.left_servers.get(slot.subject)
    if row is not None and row.is_back:
        return Closing(Wording("notice-back-on-server", {"player": _name(uow, row.guild_id, row.user_id)}))
    return Closing(Wording("notice-left-server-settled", {"player": told.says.params["player"]}))


def _events(uow: UnitOfWork, guild_id: int, user: int) -> list[dict[str, Any]]:
    person = uow.people.first(guild_id=guild_id, user_id=user)
    if person is None:
        return []
    entered = uow.entries.rows.find(player=PlayerId(person.id))
    numbers: list[EventId] = [entry.event_id for entry in entered if entry.status in _ENTERED]
    events = uow.events.find(id=numbers, status=sorted(GOING_ON)) if numbers else ()
    return [line("left-server-event", {"event": event.name}) for event in events]


def _games(uow: UnitOfWork, guild_id: int, user: int) -> list[dict[str, Any]]:
    seats = uow.game_seats.find(user_id=user, state=SeatState.TAKEN)
    numbers = [seat.game_id for seat in seats if not seat.resigned]
    games = uow.games.find(id=numbers, guild_id=guild_id, status=UNDECIDED) if numbers else ()
    return [line("left-server-game", {"game": game.id}) for game in games]


def _name(uow: UnitOfWork, guild_id: int, user: int) -> str:
    person = uow.people.first(guild_id=guild_id, user_id=user)
    if person is not None:
        return person.name
    return next((seat.name for seat in uow.game_seats.newest(1, user_id=user)), str(user))


LEFT_SERVER: Final = Projection(
    _KIND,
    frozenset({"entry", "event", "game", "game_seat", "left_server", "person"}),
    _duties,
    _ends,
    amends=True,
)

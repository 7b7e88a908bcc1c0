"""Somebody has left the Discord server: the judges are told once what they can do, and once they are back, that too.

Discord reports who leaves to privileged bots alone, so it is found out where a round is planned or made public, and
where a private message comes back. Nobody is taken out of anything: to leave may be a slip.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from data.game_records import UNDECIDED, SeatState
from data.records import Destination, Notice, below, line
from data.unit_of_work import UnitOfWork
from league.entry import EntryStatus
from league.ids import EventId, PlayerId, RoundId
from usecases.bracket.drawn import draw_of, seeds_of
from usecases.caller import Caller
from usecases.find import GOING_ON, people_by_id
from usecases.round.find import tables_in
from usecases.scopes import Scopes

_ENTERED = frozenset(
    {EntryStatus.PENDING, EntryStatus.WAITLISTED, EntryStatus.CONFIRMED, EntryStatus.CHECKED_IN}
)

_WHO_PLAYS = frozenset({"entry", "event"})
_AT_ONCE = 10
_LEFT, _SETTLED = "notice-left-server", "notice-left-server-settled"


@dataclass(frozen=True, slots=True)
class Membership:
    """What Discord says of these users: who has left the server, and who is a member of it."""

    guild_id: int
    left: frozenset[int]
    here: frozenset[int] = frozenset()


def users_in(round_id: RoundId, uow: UnitOfWork) -> Mapping[int, str]:
    """The Discord users who play in a round, with their names."""
    round_ = uow.rounds.require(round_id)
    draw = draw_of(uow, round_)
    seated = {player for table in tables_in(uow, round_) for player in table.seats}
    people = people_by_id(uow, seated | set(() if draw is None else seeds_of(uow, draw)))
    return {person.user_id: person.name for person in people.values() if person.user_id is not None}


def note_membership(found: Membership, uow: UnitOfWork) -> None:
    """The judges are told of those who have left and still play somewhere; what they were told of others is over.

    Of many at once they are told as the server is looked at again: the plan names them all the same.
    """
    uow.lock(found.guild_id)
    told = 0
    for user in sorted(found.left):
        if told < _AT_ONCE and _tell_left(uow, found.guild_id, user):
            told += 1
    for user in sorted(found.here):
        _tell_back(uow, found.guild_id, user)


def is_said_to_have_left(uow: UnitOfWork, caller: Caller) -> bool:
    """Whether the judges were told that the caller had left the server, who is there."""
    return bool(
        caller.guild_id and uow.outbox.notices.values("id", key=_key(caller.guild_id, caller.user_id))
    )


def settle_left(uow: UnitOfWork, scopes: Scopes) -> None:
    """Whoever has left the server and plays nowhere any more: nothing is to decide."""
    changed = sorted(map(EventId, scopes.touched("events", _WHO_PLAYS)))
    for guild in {guild for (guild,) in uow.events.values("guild_id", id=changed)} if changed else ():
        left_settled(uow, guild)


def left_settled(uow: UnitOfWork, guild_id: int) -> None:
    """Those of whom the judges were told that they left the server: the message says where they play by now."""
    for notice in uow.outbox.notices.find(guild_id=guild_id, text=_LEFT):
        _say_anew(uow, notice)


def _say_anew(uow: UnitOfWork, notice: Notice) -> None:
    words = below(*_lines(uow, notice.guild_id, notice.subject))
    if not words:
        uow.outbox.close(notice.key, _SETTLED, {"below": []})
    elif words["below"] != notice.params["below"]:
        uow.outbox.restate(notice.key, _LEFT, words)


def _lines(uow: UnitOfWork, guild_id: int, user: int) -> list[dict[str, Any]]:
    return [*_events(uow, guild_id, user), *_games(uow, guild_id, user)]


def _tell_left(uow: UnitOfWork, guild_id: int, user: int) -> bool:
    """Whether there was anything to tell that was not told before."""
    lines, told = _lines(uow, guild_id, user), uow.outbox.notices.first(key=_key(guild_id, user))
    if told is not None and told.text == _LEFT:
        _say_anew(uow, told)
    if not lines or (told is not None and told.text != _SETTLED):
        return False
    if told is not None:
        uow.outbox.notices.change(told, key=f"{told.key}:{told.id}")
    name = _name(uow, guild_id, user)
    uow.outbox.send(
        Notice(
            id=0,
            key=_key(guild_id, user),
            guild_id=guild_id,
            place=Destination.JUDGES,
            subject=user,
            text=_LEFT,
            params={"player": name, **below(*lines)},
        )
    )
    return True


def _tell_back(uow: UnitOfWork, guild_id: int, user: int) -> None:
    """The key is free again: whoever leaves once more is told of once more."""
    key = _key(guild_id, user)
    if not uow.outbox.notices.values("id", key=key):
        return
    uow.outbox.close(key, "notice-back-on-server", {"player": _name(uow, guild_id, user)})
    for notice in uow.outbox.notices.find(key=key):
        uow.outbox.notices.change(notice, key=f"{key}:{notice.id}")


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


def _key(guild_id: int, user: int) -> str:
    return f"left-server:{guild_id}:{user}"

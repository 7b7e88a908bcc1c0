"""A penalty is told to the player, to an opponent who is given its points, and, where it is public, to all."""

from collections.abc import Iterator, Mapping
from datetime import datetime
from typing import Any, Final

from data.records import Destination, Penalty, Person, quoted, term
from data.unit_of_work import UnitOfWork
from league.duty import Closing, Duty, Slot, Told, Wording
from league.entry.entries import IN_PLAY
from league.event import Event
from league.ids import EventId, PenaltyId, PlayerId
from league.regulations import PenaltyKind
from usecases.find import entrants, people_by_id, profile_of
from usecases.projection import Projection

_KIND: Final = "penalty"
_PLAYER, _ALL, _OPPONENT = "player", "all", "opponent"
_UNDONE: Final = "notice-undone-above"


def _duties(uow: UnitOfWork, event: Event, _now: datetime) -> Iterator[Duty]:
    """As long as it is not revoked; guests are told by the judge."""
    penalties = [one for one in uow.penalties.find(event_id=event.id) if one.revoked_at is None]
    people = entrants(uow, event, {PlayerId(one.player_id) for one in penalties})
    for penalty in penalties:
        person = people[PlayerId(penalty.player_id)]
        yield from _private(penalty, person.user_id, _PLAYER, _to_player(event, penalty))
        if penalty.points and penalty.table_id:
            yield from _to_opponents(uow, event, penalty, person)
        if penalty.public:
            slot = Slot(_KIND, event.id, penalty.id, _ALL)
            yield Duty(slot, Destination.ANNOUNCEMENTS, event.id, _to_all(event, penalty, person))


def _private(penalty: Penalty, user: int | None, reader: str, says: Wording) -> Iterator[Duty]:
    if user is not None:
        yield Duty(Slot(_KIND, penalty.event_id, penalty.id, reader), Destination.PRIVATE, user, says)


def _to_player(event: Event, penalty: Penalty) -> Wording:
    """In the player's own language, with the rule."""
    params = _params(event, penalty)
    refund = profile_of(event).sources.no_refund
    if penalty.kind == PenaltyKind.DISQUALIFICATION and refund:
        return Wording(f"notice-penalty-{penalty.kind}-no-refund", {**params, "refund": quoted(refund)})
    return Wording(f"notice-penalty-{penalty.kind}", params)


def _to_opponents(uow: UnitOfWork, event: Event, penalty: Penalty, person: Person) -> Iterator[Duty]:
    """Whoever is given the points hears of it, in private as the other does."""
    table = uow.tables.get(penalty.table_id)
    words = Wording("notice-penalty-point-opponent", {**_params(event, penalty), "player": person.name})
    for other in people_by_id(uow, table.seats if table else ()).values():
        if other.id != person.id:
            yield from _private(penalty, other.user_id, f"{_OPPONENT}.{other.id}", words)


def _params(event: Event, penalty: Penalty) -> Mapping[str, Any]:
    return {
        "event": event.name,
        "reason": penalty.reason,
        "rule": quoted(penalty.section),
        "points": penalty.points,
    }


def _to_all(event: Event, penalty: Penalty, person: Person) -> Wording:
    """Before others the reason is not said."""
    params = {
        "event": event.name,
        "player": person.name,
        "kind": term(f"penalty-kind-{penalty.kind}"),
        "rule": quoted(penalty.section),
        "points": penalty.points,
    }
    return Wording(f"notice-penalty-public{'-point' if penalty.points else ''}", params)


def _ends(uow: UnitOfWork, slot: Slot, told: Told) -> Closing:
    """It was revoked or undone: whoever has read it hears so, and what comes into force again is told anew."""
    penalty = uow.penalties.get(PenaltyId(slot.subject))
    if penalty is None:
        return Closing(struck=True, aloud=Wording(_UNDONE), is_free=True)
    if penalty.revoked_at is None:  # another player sits there by now, who is told instead
        return Closing()
    return Closing(struck=True, aloud=_revoked(uow, slot, penalty, told), is_free=True)


def _revoked(uow: UnitOfWork, slot: Slot, penalty: Penalty, told: Told) -> Wording:
    said = told.says.params
    if slot.reader == _ALL:
        params = {name: said[name] for name in ("event", "player")}
        return Wording(
            "notice-penalty-revoked-public", {**params, "kind": term(f"penalty-kind-{penalty.kind}")}
        )
    params = {"event": said["event"], "reason": penalty.revoke_reason}
    if slot.reader != _PLAYER:
        return Wording("notice-penalty-point-opponent-revoked", {**params, "points": penalty.points})
    entry = uow.entries.list_of(uow.events.require(EventId(slot.event))).entry_of(penalty.player_id)
    disqualified = penalty.kind == PenaltyKind.DISQUALIFICATION
    back = disqualified and entry is not None and entry.status in IN_PLAY
    return Wording(f"notice-penalty-revoked-{'back' if back else penalty.kind}", params)


PENALTY: Final = Projection(
    _KIND, frozenset({"event", "entry", "penalty", "person", "game_table"}), _duties, _ends
)

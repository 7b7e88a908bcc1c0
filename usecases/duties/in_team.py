"""Whoever others have put in a team is told so in private, and hears when it is so no more."""

from collections.abc import Iterator
from datetime import datetime
from typing import Final

from data.records import Destination
from data.unit_of_work import UnitOfWork
from league.duty import Closing, Duty, Slot, Told, Wording
from league.entry import IN_PLAY, WAITING
from league.event import Event
from league.ids import EventId, PlayerId
from usecases.find import GOING_ON, people_by_id
from usecases.projection import Projection
from usecases.team.lineups import lineups_of

_KIND: Final = "in-team"
_HERE: Final = IN_PLAY | WAITING


def _duties(uow: UnitOfWork, event: Event, _now: datetime) -> Iterator[Duty]:
    """Whoever came by their own word knows it; guests are told by their captain.

    Source: house
    """
    if event.status not in GOING_ON or uow.teams.first(event_id=event.id) is None:
        return
    put = {row.player for row in uow.entries.in_teams(event) if row.put_in_team}
    for lineup in lineups_of(uow, event):
        people = people_by_id(uow, {lineup.captain, *lineup.players})
        for member in lineup.members:
            user = people[member.player].user_id
            if user is not None and member.player in put and member.status in _HERE:
                leads = member.player == lineup.captain
                words = {
                    "event": event.name,
                    "team": lineup.team.name,
                    "captain": people[lineup.captain].name,
                }
                says = Wording("notice-team-captain" if leads else "notice-team-member", words)
                slot = Slot(_KIND, event.id, member.player, "player", str(lineup.team.id))
                yield Duty(slot, Destination.PRIVATE, user, says)


def _ends(uow: UnitOfWork, slot: Slot, told: Told) -> Closing:
    """Another team tells of itself; whoever leaves the event, or sees its end, is told of that."""
    entries = uow.entries.rows.find(event_id=EventId(slot.event), player=PlayerId(slot.subject))
    is_here = any(entry.status in _HERE for entry in entries)
    if not is_here or uow.events.require(EventId(slot.event)).status not in GOING_ON:
        return Closing()
    if any(entry.team_id for entry in entries):
        return Closing(struck=True, is_free=True)
    words = {name: told.says.params[name] for name in ("event", "team")}
    return Closing(struck=True, aloud=Wording("notice-team-out", words), is_free=True)


IN_TEAM: Final = Projection(_KIND, frozenset({"event", "entry", "team", "person"}), _duties, _ends)

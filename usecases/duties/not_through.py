"""The cut is made: whoever does not play on is told in private; whoever does is called to a seat."""

from collections.abc import Iterator
from datetime import datetime
from typing import Final

from data.records import Destination, term
from data.unit_of_work import UnitOfWork
from league.duty import Closing, Duty, Slot, Told, Wording
from league.entry import IN_PLAY
from league.event import Event, EventStatus
from league.ids import EventId, PlayerId
from league.round import RANKED_STAGES, RoundStatus, Stage
from league.standings import stage_name
from usecases.find import people_by_id
from usecases.projection import Projection
from usecases.scopes import SEAT
from usecases.standings.tables import is_public

_KIND: Final = "not-through"
_SEEN: Final = frozenset(RoundStatus) - {RoundStatus.PLANNED, RoundStatus.CANCELLED}


def _duties(uow: UnitOfWork, event: Event, _now: datetime) -> Iterator[Duty]:
    """Of those who played in the stage before; also where the standings are hidden.

    Source: house
    """
    before = _in_play(uow, event) if event.status is EventStatus.RUNNING else set()
    for stage in RANKED_STAGES[1:] if before else ():
        playing, in_bracket = _playing(uow, event, stage)
        if playing:
            people = people_by_id(uow, before - playing)
            words = {
                "event": event.name,
                "stage": term(f"stage-{stage_name(stage, in_bracket=in_bracket)}"),
                "players": len(playing),
                "ranks": "shown" if is_public(event) else "hidden",
            }
            for player, person in sorted(people.items()):
                if person.user_id is not None:
                    slot = Slot(_KIND, event.id, player, "player", stage)
                    says = Wording("notice-not-through", words)
                    yield Duty(slot, Destination.PRIVATE, person.user_id, says)
            before &= playing


def _in_play(uow: UnitOfWork, event: Event) -> set[PlayerId]:
    found = uow.entries.rows.values("player", event_id=event.id, status=sorted(IN_PLAY))
    return {player for (player,) in found}


def _playing(uow: UnitOfWork, event: Event, stage: Stage) -> tuple[set[PlayerId], bool]:
    """Who has a seat in the public rounds of a stage, or a place in its bracket, and whether it has one."""
    rounds = uow.rounds.values("id", event_id=event.id, stage=stage, status=sorted(_SEEN))
    numbers = [number for (number,) in rounds]
    if not numbers:
        return set(), False
    brackets = [number for (number,) in uow.brackets.values("id", round_id=numbers)]
    seeds = uow.bracket_seeds.values("player", bracket_id=brackets) if brackets else ()
    seats = uow.tables.seats.at(round_id=numbers)
    seeded = {player for (player,) in seeds}
    return seeded | {player for sitting in seats.values() for player in sitting}, bool(seeded)


def _is_past(_uow: UnitOfWork, event: Event) -> bool:
    return event.status is not EventStatus.RUNNING


def _ends(uow: UnitOfWork, slot: Slot, _told: Told) -> Closing:
    """Whoever plays on after all is called to a seat, whoever leaves is told of that; or the stage is not made yet."""
    event = uow.events.require(EventId(slot.event))
    if PlayerId(slot.subject) not in _in_play(uow, event):
        return Closing(is_free=True)
    is_made = bool(_playing(uow, event, Stage(slot.occasion))[0])
    return Closing(struck=True, aloud=None if is_made else Wording("notice-undone-above"), is_free=True)


NOT_THROUGH: Final = Projection(
    _KIND,
    frozenset({"bracket", "bracket_seed", "entry", "event", "person", "round", SEAT}),
    _duties,
    _ends,
    is_past=_is_past,
)

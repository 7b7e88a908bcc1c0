"""A later round or stage was made of results, or of who plays, that are others by now: it can be made anew."""

from collections.abc import Iterator, Mapping
from datetime import datetime
from typing import Any, Final

from data.records import Destination, role_ping, term
from data.unit_of_work import UnitOfWork
from league.duty import Closing, Duty, Slot, Told, Wording
from league.event import Event
from league.ids import EventId, RoundId
from league.round import Round, RoundStatus
from usecases.bracket.drawn import READS
from usecases.caller import guild_of
from usecases.projection import Projection
from usecases.round.find import rounds_of
from usecases.standings.line import LineMoved, StageSeating
from usecases.standings.outdated import Outdated, outdated_in, paired_before
from usecases.standings.outdated_words import is_organizers, repair_buttons, words_of

_KIND: Final = "outdated"
_OVER: Final = "notice-outdated-over"


def _duties(uow: UnitOfWork, event: Event, _now: datetime) -> Iterator[Duty]:
    for one in outdated_in(uow, event):
        yield Duty(
            _slot(uow, event, one),
            Destination.JUDGES,
            event.id,
            _words(uow, event, one),
            asks=repair_buttons(event, one),
        )


def _slot(uow: UnitOfWork, event: Event, one: Outdated) -> Slot:
    """Of a round one question each time that it is drawn; of a public stage one for each who sit there wrongly."""
    if isinstance(one, LineMoved) and one.seating is not StageSeating.PLANNED:
        return Slot(_KIND, event.id, event.id, "judges", f"line.{one.mark}")
    row = rounds_of(uow, event)[-1] if isinstance(one, LineMoved) else one.round
    return Slot(_KIND, event.id, row.id, "judges", str(row.times_drawn))


def _words(uow: UnitOfWork, event: Event, one: Outdated) -> Wording:
    """Where an organizer has to act, the organizers are pinged."""
    text, params = words_of(one)
    if not is_organizers(one):
        return Wording(text, {**params, "event": event.name})
    role = guild_of(uow, event.guild_id).organizer_role
    said = {
        "who": role_ping(role) if role else term("role-organizer"),
        "what": {"inside": {"text": text, "params": params}},
    }
    return Wording("notice-to-organizers", {**said, "event": event.name})


def _ends(uow: UnitOfWork, slot: Slot, told: Told) -> Closing:
    """It is mended; or the round has begun, and stays as it was paired."""
    event = uow.events.require(EventId(slot.event))
    row = uow.rounds.get(RoundId(slot.subject)) if not slot.occasion.startswith("line.") else None
    if row is not None and str(row.times_drawn) == slot.occasion and _stays(uow, event, row):
        return Closing(Wording("pairing-stays", {"round": row.number, "event": event.name}))
    params: Mapping[str, Any] = {"event": told.says.params["event"]}
    return Closing(Wording(_OVER, params))


def _stays(uow: UnitOfWork, event: Event, row: Round) -> bool:
    in_public = row.status in {RoundStatus.PUBLISHED, RoundStatus.RUNNING}
    return in_public and paired_before(uow, event, row) is not None


OUTDATED: Final = Projection(
    _KIND, READS | {"event", "guild", "penalty", "person", "team", "tournament"}, _duties, _ends
)

"""Changing an event after it was created: what it is called, when it is, how many play, by which regulations."""

from dataclasses import dataclass, replace
from datetime import datetime
from typing import Final

from data.records import Person, Visibility
from data.unit_of_work import UnitOfWork
from league.entry import EntryChange, set_capacity
from league.event import Event, EventStatus
from league.ids import EventId
from league.match_length import misfit, read_lengths, write_lengths
from league.refusal import Refusal
from league.regulations import PROFILES
from league.round import PairingMethod, Round, RoundStatus, Stage
from usecases.audit import audit
from usecases.bracket.seeding import tournament_of
from usecases.caller import Caller, Role, refusal_unless
from usecases.event.changed import Line, event_changes, length_changes, note_changed
from usecases.event.create import beyond_format, namesake_of, out_of_range
from usecases.event.page import page_of, show_on_web
from usecases.find import BEFORE_START, GOING_ON, event_at, event_for, people_by_id, profile_of
from usecases.moments import MeantMoment, meant_moment
from usecases.people import shortened
from usecases.round.find import rounds_of
from usecases.round.pairing_input import fits
from usecases.signup.promotion import store_entries
from usecases.signup.waiting import could_be_let_in

NO_VENUE: Final = "-"
"""Typed to take away where an event is played."""


@dataclass(frozen=True, slots=True)
class EditEvent:
    """What an organizer changes; None leaves a thing as it is. `starts` is a moment as typed, `capacity` 0 no cap.

    `weight` is what the ranking counts against repeated meetings where tables are drawn by standings. A `venue` of
    `NO_VENUE` takes it away.
    """

    caller: Caller
    event_id: EventId = EventId(0)
    name: str | None = None
    starts: str | None = None
    capacity: int | None = None
    rounds: int | None = None
    profile: str | None = None
    visibility: Visibility | None = None
    weight: int | None = None
    venue: str | None = None

    @property
    def changes_page_alone(self) -> bool:
        """Whether nothing but the page on the web is to change."""
        others = (self.name, self.starts, self.capacity, self.rounds, self.profile, self.weight, self.venue)
        return self.visibility is not None and others == (None,) * len(others)


@dataclass(frozen=True, slots=True)
class Edited:
    """The event as it is now, who came up from the waiting list, and another event that is called like it now.

    `told` counts the players who are told in private; `checking_in` is the end of a check-in that stays as it was
    although the event starts at another time. `lengths_gone` counts the match lengths that the regulations do not
    know any more.
    """

    event: Event
    promoted: tuple[Person, ...]
    namesake: Event | None = None
    told: int = 0
    checking_in: datetime | None = None
    lengths_gone: int = 0
    waiting: tuple[Person, ...] = ()
    """Who could be let in late, by more places in an event that runs; first come first."""
    planned: Round | None = None
    """The planned round that would be drawn otherwise by now."""
    is_changed: bool = True
    starts: MeantMoment | None = None
    """The start as it was understood; where that was guessed the event keeps its old one before it is confirmed."""


def edit_event(command: EditEvent, uow: UnitOfWork) -> Edited | Refusal:
    """The event is changed where nothing that was played stands against it; its posts follow.

    Whoever has entered is told of another start or number of rounds, and of other regulations.

    Refusals: `needs-organizer`, those of finding an event, `nothing-to-edit`, those of `out_of_range`,
    `beyond_format` and of moments, `weight-needs-tables`, `rounds-after-qualifier`, `rounds-below-played` (params:
    played), `no-such-profile` (params: profile), `profile-after-start`, `pairing-does-not-fit`, those of
    `set_capacity`.
    Source: house
    """
    refused = refusal_unless(uow, command.caller, Role.ORGANIZER)
    if refused:
        return refused
    event = _event(command, uow)
    if isinstance(event, Refusal):
        return event
    starts = _starts(command, uow)
    return starts if isinstance(starts, Refusal) else _edited(command, uow, event, starts)


def _edited(
    command: EditEvent, uow: UnitOfWork, event: Event, starts: MeantMoment | None
) -> Edited | Refusal:
    wanted = _wanted(command, event, starts.sure if starts else None)
    if wanted == event and not _page_changes(command, event, uow):
        guessed = starts is not None and not starts.sure
        return Edited(event, (), starts=starts, is_changed=False) if guessed else Refusal("nothing-to-edit")
    change = _misfit(event, wanted, uow) or set_capacity(uow.entries.list_of(event), wanted.capacity)
    if isinstance(change, Refusal):
        return change
    return replace(_stored(command, uow, event, wanted, change), starts=starts)


def _event(command: EditEvent, uow: UnitOfWork) -> Event | Refusal:
    """Its page is changed in any state: what was played long ago may go from the web."""
    if command.changes_page_alone and command.event_id:
        return event_for(uow, command.caller, command.event_id, BEFORE_START | GOING_ON)
    return event_at(uow, command.caller, command.event_id, BEFORE_START | GOING_ON)


def _page_changes(command: EditEvent, event: Event, uow: UnitOfWork) -> bool:
    page = page_of(uow, event.id)
    return command.visibility is not None and (page is None or page.visibility is not command.visibility)


def _starts(command: EditEvent, uow: UnitOfWork) -> MeantMoment | Refusal | None:
    return meant_moment(command.starts, uow, command.caller) if command.starts else None


def _wanted(command: EditEvent, event: Event, starts: datetime | None) -> Event:
    return replace(
        event,
        name=event.name if command.name is None else shortened(command.name),
        starts_at=starts or event.starts_at,
        capacity=event.capacity if command.capacity is None else command.capacity,
        rounds=command.rounds or event.rounds,
        power_weight=command.weight or event.power_weight,
        profile=command.profile or event.profile,
        venue=_venue(command, event),
        # A profile of the list takes the place of regulations of the house's own.
        profile_toml="" if command.profile else event.profile_toml,
    )


def _venue(command: EditEvent, event: Event) -> str:
    if command.venue is None:
        return event.venue
    return "" if command.venue.strip() == NO_VENUE else shortened(command.venue)


def _misfit(event: Event, wanted: Event, uow: UnitOfWork) -> Refusal | None:
    refused = out_of_range(wanted.name, wanted.rounds, wanted.capacity) or beyond_format(
        wanted.pairing, wanted.capacity, tournament_of(uow, event).groups
    )
    if refused:
        return refused
    if wanted.power_weight != event.power_weight and profile_of(event).two_players:
        return Refusal("weight-needs-tables")
    seated = rounds_of(uow, event)
    later = any(row.stage is not Stage.QUALIFIER and row.status is not RoundStatus.PLANNED for row in seated)
    if wanted.rounds != event.rounds and later:
        return Refusal("rounds-after-qualifier")
    played = sum(row.stage is Stage.QUALIFIER for row in seated)  # semi-final and final come on top
    if wanted.rounds != event.rounds and wanted.rounds < played:
        return Refusal("rounds-below-played", params={"played": played})
    return _profile_refused(event, wanted, len(seated))


def _profile_refused(event: Event, wanted: Event, seated: int) -> Refusal | None:
    if (wanted.profile, wanted.profile_toml) == (event.profile, event.profile_toml):
        return None
    profile = PROFILES.get(wanted.profile)
    if profile is None:
        return Refusal("no-such-profile", params={"profile": wanted.profile[:50]})
    if seated:
        return Refusal("profile-after-start")
    return None if fits(wanted.pairing, profile) else Refusal("pairing-does-not-fit")


def _stored(command: EditEvent, uow: UnitOfWork, before: Event, wanted: Event, change: EntryChange) -> Edited:
    saved = uow.events.save(wanted)
    if command.visibility is not None:
        show_on_web(uow, saved.id, command.visibility)
    store_entries(uow, saved, change, command.caller.now)
    audit(uow, command.caller, saved.id, "event-edited", {"name": saved.name})
    gone = _lengths_gone(uow, before, saved)
    lines = [*event_changes(before, saved), *gone]
    told = note_changed(uow, command.caller, saved, lines)
    people = people_by_id(uow, change.promoted)
    namesake = None if command.name is None else namesake_of(uow, saved)
    promoted = tuple(people[player] for player in change.promoted)
    waiting = could_be_let_in(uow, saved) if saved.capacity != before.capacity else ()
    moved = saved.starts_at != before.starts_at and saved.status is EventStatus.CHECK_IN
    checking_in = saved.checkin_until if moved else None
    planned = _planned_for_others(uow, before, saved)
    return Edited(saved, promoted, namesake, told, checking_in, len(gone), waiting, planned)


def _planned_for_others(uow: UnitOfWork, before: Event, after: Event) -> Round | None:
    """Balanced rounds are drawn together with all that are to come, those by standings by their weight."""
    drawn_otherwise = {
        PairingMethod.BALANCED: after.rounds != before.rounds,
        PairingMethod.POWER: after.power_weight != before.power_weight,
    }
    planned = uow.rounds.first(event_id=after.id, status=RoundStatus.PLANNED, stage=Stage.QUALIFIER)
    return planned if planned is not None and drawn_otherwise.get(planned.drawing) else None


def _lengths_gone(uow: UnitOfWork, before: Event, after: Event) -> list[Line]:
    """Lengths of matches that other regulations do not take are as usual again: what changes, in lines."""
    old, new = profile_of(before), profile_of(after)
    if old == new:
        return []
    tournament = tournament_of(uow, after)
    chosen = read_lengths(tournament.lengths)
    kept = {
        part: length
        for part, length in chosen.items()
        if new.two_players and misfit(new, part, length) is None
    }
    if kept != chosen:
        uow.tournaments.put(replace(tournament, lengths=write_lengths(kept)))
    return length_changes(chosen, kept)

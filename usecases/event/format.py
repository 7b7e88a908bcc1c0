"""What an organizer chooses about a tournament of two players a match: its bracket, its seeds, what follows."""

from dataclasses import dataclass, replace

from data.unit_of_work import UnitOfWork
from league.brackets import ConsolationFeed, GrandFinal, LastChance, Seeding, ThirdPlace, bracket_for
from league.event import Event, EventStatus, Pairing
from league.groups import MOST_GROUPS
from league.ids import EventId, PlayerId
from league.refusal import Refusal
from league.round import RoundStatus
from league.tournament import (
    LARGEST_FINAL_BRACKET,
    ROUND_DAYS,
    SMALLEST_FINAL_BRACKET,
    Leavers,
    Tournament,
)
from usecases.audit import audit
from usecases.bracket.drawn import drawn_for
from usecases.bracket.seeding import tournament_of
from usecases.caller import Caller, Role, refusal_unless
from usecases.event.changed import format_changes, note_changed
from usecases.find import BEFORE_START, GOING_ON, event_at, profile_of
from usecases.round.find import rounds_of
from usecases.round.other_format import other_format
from usecases.round.pairing_input import KNOCK_OUT

_UNSEEN = frozenset({RoundStatus.PLANNED, RoundStatus.CANCELLED})
CHANGEABLE = BEFORE_START | GOING_ON | {EventStatus.RUNNING}


@dataclass(frozen=True, slots=True)
class SetFormat:
    """An organizer chooses; None leaves a thing as it is. `size` 0 means that no bracket follows."""

    caller: Caller
    event_id: EventId = EventId(0)
    third_place: ThirdPlace | None = None
    grand_final: GrandFinal | None = None
    consolation: ConsolationFeed | None = None
    last_chance: LastChance | None = None
    seeding: Seeding | None = None
    size: int | None = None
    bracket: Pairing | None = None
    accelerated: bool | None = None
    leavers: Leavers | None = None
    groups: int | None = None
    round_days: int | None = None


@dataclass(frozen=True, slots=True)
class FormatSet:
    """The choices as they stand now; `told` counts the players who are told in private.

    `plan` says why a planned round is to be made anew by them.
    """

    event: Event
    tournament: Tournament
    told: int = 0
    plan: Refusal | None = None


def set_format(command: SetFormat, uow: UnitOfWork) -> FormatSet | Refusal:
    """The choices hold from the next draw on; a bracket that is played keeps its own. Whoever entered is told.

    Refusals: `needs-organizer`, those of finding an event, `format-needs-matches`, `bracket-running` (params: round),
    `bracket-size` (params: smallest, largest), `bracket-is-all`, `groups-need-robin`, `groups-range` (params: most),
    `groups-running`, `groups-bracket-size` (params: groups, size), `days-need-rounds`, `days-range` (params: least,
    most), those of `bracket_for`.
    Source: house
    """
    refused = refusal_unless(uow, command.caller, Role.ORGANIZER)
    if refused:
        return refused
    event = event_at(uow, command.caller, command.event_id, CHANGEABLE)
    if isinstance(event, Refusal):
        return event
    old = tournament_of(uow, event)
    wanted = _chosen(command, old)
    refused = _misfit(uow, event, wanted)
    if refused:
        return refused
    kept = uow.tournaments.put(wanted)
    audit(uow, command.caller, event.id, "format-set", {"name": event.name})
    told = note_changed(uow, command.caller, event, format_changes(event, old, kept))
    planned = next((row for row in rounds_of(uow, event) if row.status is RoundStatus.PLANNED), None)
    return FormatSet(event, kept, told, other_format(uow, event, planned) if planned else None)


def _chosen(command: SetFormat, old: Tournament) -> Tournament:
    size, bracket, fast = command.size, command.bracket, command.accelerated
    last_chance = command.last_chance or old.last_chance
    consolation = command.consolation or old.consolation
    if last_chance is LastChance.PLAYED and consolation is ConsolationFeed.NONE:
        consolation = ConsolationFeed.PROGRESSIVE
    return replace(
        old,
        third_place=command.third_place or old.third_place,
        grand_final=command.grand_final or old.grand_final,
        consolation=consolation,
        last_chance=last_chance,
        seeding=command.seeding or old.seeding,
        bracket_size=old.bracket_size if size is None else size,
        bracket_pairing=bracket or old.bracket_pairing,
        accelerated=old.accelerated if fast is None else fast,
        leavers=command.leavers or old.leavers,
        groups=old.groups if command.groups is None else command.groups,
        round_days=old.round_days if command.round_days is None else command.round_days,
    )


def _misfit(uow: UnitOfWork, event: Event, wanted: Tournament) -> Refusal | None:
    if not profile_of(event).two_players:
        return Refusal("format-needs-matches")
    drawn = drawn_for(uow, event)
    if drawn is not None and drawn.round.status is not RoundStatus.PLANNED:
        return Refusal("bracket-running", params={"round": drawn.round.number})
    size = wanted.bracket_size
    if size and event.pairing in KNOCK_OUT:
        return Refusal("bracket-is-all")
    if size and event.pairing is Pairing.LADDER:
        return Refusal("bracket-after-ladder")
    if size and not SMALLEST_FINAL_BRACKET <= size <= LARGEST_FINAL_BRACKET:
        limits = {"smallest": SMALLEST_FINAL_BRACKET, "largest": LARGEST_FINAL_BRACKET}
        return Refusal("bracket-size", params=limits)
    return _bad_days(event, wanted) or _bad_groups(uow, event, wanted) or _not_playable(event, wanted)


def _bad_days(event: Event, wanted: Tournament) -> Refusal | None:
    """A bracket's matches have no common end: each begins when its players are known."""
    if not wanted.round_days:
        return None
    if event.pairing in KNOCK_OUT:
        return Refusal("days-need-rounds")
    limits = {"least": ROUND_DAYS[0], "most": ROUND_DAYS[-1]}
    return None if wanted.round_days in ROUND_DAYS else Refusal("days-range", params=limits)


def _bad_groups(uow: UnitOfWork, event: Event, wanted: Tournament) -> Refusal | None:
    """Groups send the same number of players each into the bracket, and stay once they are seen."""
    groups, size = wanted.groups, wanted.bracket_size
    if groups and event.pairing is not Pairing.ROUND_ROBIN:
        return Refusal("groups-need-robin")
    if groups == 1 or groups > MOST_GROUPS:
        return Refusal("groups-range", params={"most": MOST_GROUPS})
    public = any(row.status not in _UNSEEN for row in rounds_of(uow, event))
    if groups != tournament_of(uow, event).groups and public:
        return Refusal("groups-running")
    if groups and size % groups:
        return Refusal("groups-bracket-size", params={"groups": groups, "size": size})
    return None


def _not_playable(event: Event, wanted: Tournament) -> Refusal | None:
    """Options that exclude one another are refused when they are chosen, not when the bracket is drawn."""
    pairing = event.pairing if event.pairing in KNOCK_OUT else wanted.bracket_pairing
    field = [PlayerId(number) for number in range(1, (wanted.bracket_size or LARGEST_FINAL_BRACKET) + 1)]
    bracket = bracket_for(pairing, wanted.options, field)
    return bracket if isinstance(bracket, Refusal) else None

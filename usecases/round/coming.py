"""Somebody comes late: a free seat is theirs at once, a new table is asked about first, since others move for it."""

from dataclasses import dataclass, replace

from data.records import Draft
from data.unit_of_work import UnitOfWork
from league.ids import EventId, PlayerId
from league.refusal import Refusal
from usecases.bracket.labels import named_by
from usecases.caller import Caller
from usecases.find import people_by_id
from usecases.result.drafts import KeepDraft, keep_draft
from usecases.round.late import LateAsked, LatePlace, late_place
from usecases.round.latecomer import LatecomerSeated, SeatLatecomer, seat_latecomer
from usecases.round.table_added import AddTable, TableAdded, add_table

FORM = "round-table-added"
_SEEN, _NAME, _LATE = "seen", "name", "late"


@dataclass(frozen=True, slots=True)
class NewTableAsked:
    """The new table that would form for those `late`; `draft` is what is meant, kept until the organizer says yes."""

    place: LatePlace
    late: tuple[str, ...]
    draft: Draft


def come_late(command: LateAsked, uow: UnitOfWork) -> LatecomerSeated | NewTableAsked | Refusal:
    """Whoever comes late sits down where fewest have met them; nobody has moved yet where a new table has to form.

    Refusals: those of `late_place` and `seat_latecomer`.
    Source: house
    """
    place = late_place(command, uow)
    if isinstance(place, Refusal):
        return place
    if place.table is not None:
        return seat_latecomer(SeatLatecomer(command.caller, place.table.id, place.late[0], command.name), uow)
    moved = place.new.moved if place.new else ()
    typed = {
        _LATE: " ".join(str(player) for player in command.players),
        _NAME: command.name,
        _SEEN: " ".join(str(one.player) for one in moved),
    }
    kept = keep_draft(KeepDraft(command.caller, FORM, place.event.id, typed), uow)
    people = people_by_id(uow, command.players)
    names = tuple(people[player].name for player in command.players)
    return NewTableAsked(place, names or (command.name,), kept)


def sit_down(command: AddTable, uow: UnitOfWork) -> LatecomerSeated | TableAdded | Refusal:
    """The same for whoever has read on a page what it comes to: a free seat, or the new table.

    Refusals: those of `late_place`, `seat_latecomer` and `add_table`.
    Source: house
    """
    place = late_place(command, uow)
    if isinstance(place, Refusal):
        return place
    if place.table is None:
        return add_table(command, uow)
    if command.seen:  # who was to move then need not
        return Refusal("late-free-seat", params=named_by(uow, place.table))
    return seat_latecomer(SeatLatecomer(command.caller, place.table.id, place.late[0], command.name), uow)


@dataclass(frozen=True, slots=True)
class ConfirmTable:
    """The organizer who was asked says yes."""

    caller: Caller
    draft_id: int


def confirm_table(command: ConfirmTable, uow: UnitOfWork) -> TableAdded | Refusal:
    """The new table that was asked about forms, once.

    Refusals: `question-answered`, those of `add_table`.
    """
    caller = command.caller
    draft = uow.drafts.first(id=command.draft_id, form=FORM, user_id=caller.user_id, guild_id=caller.guild_id)
    if draft is None or not draft.typed:
        return Refusal("question-answered")
    late, seen = _players(draft.typed[_LATE]), _players(draft.typed[_SEEN])
    done = add_table(AddTable(caller, EventId(draft.subject), late, draft.typed[_NAME], seen), uow)
    if not isinstance(done, Refusal):
        uow.drafts.save(replace(draft, typed={}))
    return done


def _players(typed: str) -> tuple[PlayerId, ...]:
    return tuple(PlayerId(int(number)) for number in typed.split())

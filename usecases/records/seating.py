"""A prescribed seating: the next round is planned as a list has it, by table and seat."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from data.unit_of_work import UnitOfWork
from league.event import Event
from league.ids import EventId, PlayerId
from league.importing import RefusedLine
from league.importing.records import RecordList, TableRecord
from league.refusal import Refusal
from league.regulations import Profile
from league.round import PairingMethod
from usecases.caller import Caller
from usecases.find import people_by_id, profile_of, stored_people
from usecases.many import some
from usecases.records.kept import forget, keep, kept
from usecases.records.who import Roster, by_line
from usecases.round.draw import DrawnRound, PairingQuality
from usecases.round.pairing_input import KNOCK_OUT, PairingInput, SeatRound, Seats, basis_of
from usecases.round.seat import PlannedRound, StoreSeating, store_seating
from usecases.signup.read import Members

SEATING: Final = "seating-import"


@dataclass(frozen=True, slots=True)
class PreviewSeating:
    """The tables of the event's next round, with what Discord says of those whom the list names."""

    caller: Caller
    event_id: EventId
    records: RecordList
    members: Members = field(default_factory=Members)


@dataclass(frozen=True, slots=True)
class ConfirmSeating:
    """An organizer says yes to the seating of this event."""

    caller: Caller
    event_id: EventId


@dataclass(frozen=True, slots=True)
class SeatingPreview:
    """The tables of the round with their players' names, which lines are refused, and whom the list leaves out.

    It can be confirmed only as a whole: `is_whole`.
    """

    event: Event
    round: int
    tables: tuple[tuple[str, ...], ...]
    refused: tuple[RefusedLine, ...]
    missing: tuple[str, ...]
    columns: tuple[tuple[str, str], ...] = ()

    @property
    def is_whole(self) -> bool:
        """Whether everybody has one seat."""
        return not (self.refused or self.missing)


def preview_seating(command: PreviewSeating, uow: UnitOfWork) -> SeatingPreview | Refusal:
    """What the list would plan; it is kept until it is confirmed.

    Refusals: those of `basis_of`, `plan-needs-rounds`, `records-none`.
    """
    basis = _basis(command.caller, command.event_id, uow)
    if isinstance(basis, Refusal):
        return basis
    people = people_by_id(uow, basis.players)
    names = {player: people[player].name for player in basis.players}
    tables, lines = _tables(uow, basis, command.records.tables, command.members.users)
    if not tables and not lines:
        return Refusal("records-none")
    seated = {player for seats in tables for player in seats}
    users = {f"@{name}": str(user) for name, user in command.members.users.items()}
    keep(uow, command.caller, SEATING, basis.event.id, command.records.tables, users)
    return SeatingPreview(
        basis.event,
        basis.number,
        tuple(tuple(names[player] for player in seats) for seats in tables),
        by_line((*command.records.refused, *lines)),
        tuple(names[player] for player in basis.players if player not in seated),
        command.records.columns,
    )


def confirm_seating(command: ConfirmSeating, uow: UnitOfWork) -> PlannedRound | Refusal:
    """The round is planned as the list has it; players see nothing of it before it is published.

    Refusals: `import-gone`, `plan-missing` (params: names), those of `preview_seating` and `store_seating`.
    Source: house
    """
    found = kept(uow, command.caller, SEATING, command.event_id)
    if found is None:
        return Refusal("import-gone")
    records, said = found
    basis = _basis(command.caller, command.event_id, uow)
    if isinstance(basis, Refusal):
        return basis
    users = {name[1:]: int(user) for name, user in said.items() if name.startswith("@")}
    tables, _ = _tables(uow, basis, records, users)
    seated = {player for seats in tables for player in seats}
    out = [player for player in basis.players if player not in seated]
    if out:
        people = people_by_id(uow, out)
        return Refusal("plan-missing", params={"names": some(people[player].name for player in out)})
    draft = DrawnRound(basis, tables, 1, PairingQuality((), None, second_bye=False))
    stored = store_seating(StoreSeating(_question(command.caller, basis.event), draft), uow)
    if not isinstance(stored, Refusal):
        forget(uow, command.caller, SEATING, command.event_id)
    return stored


def _question(caller: Caller, event: Event) -> SeatRound:
    by_hand = None if profile_of(event).two_players else PairingMethod.MANUAL
    return SeatRound(caller, event.id, by_hand)


def _basis(caller: Caller, event_id: EventId, uow: UnitOfWork) -> PairingInput | Refusal:
    first = basis_of(SeatRound(caller, event_id), uow)
    if isinstance(first, Refusal):
        return first
    if first.event.pairing in KNOCK_OUT:
        return Refusal("plan-needs-rounds")
    return basis_of(_question(caller, first.event), uow)


def _tables(
    uow: UnitOfWork, basis: PairingInput, records: Sequence[TableRecord], users: Mapping[str, int]
) -> tuple[tuple[Seats, ...], list[RefusedLine]]:
    """The tables of the round in the order of their numbers, byes last; starting numbers are the order of entering."""
    people = stored_people(uow, basis.players)
    roster = Roster([people[player] for player in basis.players], users)
    profile = profile_of(basis.event)
    good: list[Seats] = []
    lines: list[RefusedLine] = []
    taken: set[PlayerId] = set()
    for record in sorted(records, key=lambda one: (len(one.seats) == 1, one.table, one.line)):
        if record.round not in {0, basis.number}:
            continue
        players = roster.players(record)
        if isinstance(players, RefusedLine):
            lines.append(players)
            continue
        again = [player for player in players if player in taken]
        if again:
            lines.append(RefusedLine(record.line, "record-twice", {"name": people[again[0]].name}))
        elif not _fits(profile, len(players)):
            lines.append(RefusedLine(record.line, "record-size", {"count": str(len(players))}))
        else:
            good.append(players)
            taken.update(players)
    return tuple(good), lines


def _fits(profile: Profile, count: int) -> bool:
    return count in profile.table_sizes or (profile.two_players and count == 1)

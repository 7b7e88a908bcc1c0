"""Two players of a server's league turn out to be one person: everything of the one becomes the other's."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import datetime

from data.records import JOINED, Person
from data.unit_of_work import UnitOfWork
from league.entry.entries import IN_PLAY, EventEntry, settled
from league.event import Event
from league.ids import PlayerId, RoundId
from league.refusal import Refusal
from league.round import RoundStatus, Table, TableStatus
from usecases.people import shortened
from usecases.signup.promotion import store_entries

_GONE = TableStatus.CANCELLED


@dataclass(frozen=True, slots=True)
class Duplicate:
    """The player who is to be no player of their own any more, and the one who they are."""

    gone: Person
    stays: Person

    @property
    def old(self) -> PlayerId:
        """The number that is replaced."""
        return PlayerId(self.gone.id)

    @property
    def new(self) -> PlayerId:
        """The number that takes its place."""
        return PlayerId(self.stays.id)

    def now(self, player: PlayerId) -> PlayerId:
        """The player as they are known afterwards."""
        return self.new if player == self.old else player

    def all_now(self, players: Iterable[PlayerId]) -> tuple[PlayerId, ...]:
        """Several players as they are known afterwards."""
        return tuple(self.now(player) for player in players)


def unless_two(uow: UnitOfWork, twice: Duplicate) -> Refusal | None:
    """Why the two cannot be one person, or not yet.

    Refusals: `merge-same`, `merge-met` (params: event, round).
    """
    if twice.old == twice.new:
        return Refusal("merge-same")
    for event in _events(uow, twice.old):
        met = _round_of_both(uow, twice, _tables(uow, event))
        if met:
            return Refusal("merge-met", params={"event": event.name, "round": met})
    return None


def _tables(uow: UnitOfWork, event: Event) -> tuple[Table, ...]:
    return tuple(table for table in uow.tables.find(event_id=event.id) if table.status is not _GONE)


def _round_of_both(uow: UnitOfWork, twice: Duplicate, tables: Iterable[Table]) -> int:
    """The number of a round in which both have a seat; in a bracket it is enough that both are drawn."""
    seats: dict[RoundId, set[PlayerId]] = {}
    for table in tables:
        seats.setdefault(table.round_id, set()).update(table.seats)
    for row in uow.bracket_seeds.find(player=[twice.old, twice.new]):
        seats.setdefault(uow.brackets.require(row.bracket_id).round_id, set()).add(row.player)
    for round_id, seated in seats.items():
        round_ = uow.rounds.require(round_id)
        if {twice.old, twice.new} <= seated and round_.status is not RoundStatus.CANCELLED:
            return round_.number
    return 0


def merge(uow: UnitOfWork, twice: Duplicate, now: datetime) -> None:
    """Entries, seats, results, penalties and matches of the one are the other's; posts follow."""
    events = _events(uow, twice.old)
    for event in events:
        _seats(uow, twice, event)
        _named(uow, twice, event)
        _teams(uow, twice, event)
        _moved(uow, twice, event)
    for event in events:
        _entries(uow, twice, event, now)
    joined = shortened(f"{twice.gone.name}{JOINED}{twice.stays.name}")
    uow.people.save(replace(twice.gone, user_id=None, name=joined))
    # By these names both are found again when the one person whom they are wants to be forgotten.
    former = (*twice.stays.former, *twice.gone.former, twice.gone.name, joined)
    uow.people.save(replace(twice.stays, former=tuple(dict.fromkeys(former))))


def _events(uow: UnitOfWork, player: PlayerId) -> tuple[Event, ...]:
    """Those that know the player."""
    known = sorted({row.event_id for row in uow.entries.rows.find(player=player)})
    return tuple(uow.events.require(number) for number in known)


def _seats(uow: UnitOfWork, twice: Duplicate, event: Event) -> None:
    tables = [table for table in uow.tables.find(event_id=event.id) if twice.old in table.seats]
    uow.tables.save_all(replace(table, seats=twice.all_now(table.seats)) for table in tables)
    for result in uow.results.find(table_id=frozenset(table.id for table in tables)) if tables else ():
        uow.results.save(
            replace(
                result,
                players=twice.all_now(result.players),
                winner=twice.now(result.winner),
                confirmed=twice.all_now(result.confirmed),
                disputed=twice.all_now(result.disputed),
            )
        )
        for sent in uow.goes_on.find(result_id=result.id, player=twice.old):
            uow.goes_on.save(replace(sent, player=twice.new))


def _named(uow: UnitOfWork, twice: Duplicate, event: Event) -> None:
    """Whatever else of an event names its players."""
    for bracket in uow.brackets.find(event_id=event.id):
        for seed in uow.bracket_seeds.find(bracket_id=bracket.id, player=twice.old):
            uow.bracket_seeds.save(replace(seed, player=twice.new))
    for penalty in uow.penalties.find(event_id=event.id, player_id=twice.old):
        uow.penalties.save(replace(penalty, player_id=twice.new))
    for line in uow.match_sheet.find(event_id=event.id, player_id=twice.old):
        uow.match_sheet.save(replace(line, player_id=twice.new))
    _without_account(uow, twice, event)
    for row in uow.rounds.find(event_id=event.id):
        if twice.old in {*row.avoid, *row.seeded}:
            changed = replace(row, avoid=twice.all_now(row.avoid), seeded=twice.all_now(row.seeded))
            uow.rounds.save(changed)


def _without_account(uow: UnitOfWork, twice: Duplicate, event: Event) -> None:
    """What was said by a slip's code, and asked for at the door."""
    for said in uow.slips.deeds.find(event_id=event.id, player=twice.old):
        uow.slips.deeds.change(said, player=twice.new)
    for asked in uow.doors.requests.find(event_id=event.id, player=twice.old):
        uow.doors.requests.change(asked, player=twice.new)


def _moved(uow: UnitOfWork, twice: Duplicate, event: Event) -> None:
    """Whose rank moved, and whose class moved it."""
    for move in uow.rank_moves.find(event_id=event.id):
        if twice.old in {move.player, move.classed}:
            changed = replace(move, player=twice.now(move.player), classed=twice.now(move.classed))
            uow.rank_moves.save(changed)


def _teams(uow: UnitOfWork, twice: Duplicate, event: Event) -> None:
    """Whose captain is known by the other number now."""
    for team in uow.teams.find(event_id=event.id):
        if team.captain == twice.old:
            uow.teams.save(replace(team, captain=twice.new))


def _entries(uow: UnitOfWork, twice: Duplicate, event: Event, now: datetime) -> None:
    """One entry is left, the one that still plays; a place that falls free is given to whoever waits."""
    entries = uow.entries.list_of(event)
    gone = entries.entry_of(twice.old)
    if gone is None:
        return
    old = uow.entries.rows.first(event_id=event.id, player=twice.old)
    kept = _one_of(entries.entry_of(twice.new), gone, twice)
    others = [entry for entry in entries.entries if entry.player not in {twice.old, twice.new}]
    for challenger in uow.entries.rows.find(event_id=event.id, challenges=twice.old):
        uow.entries.rows.change(challenger, challenges=twice.new)
    changed = [replace(entry, replaces=_replaced(entry, twice)) for entry in (*others, kept)]
    after = replace(entries, entries=tuple(changed))
    store_entries(uow, event, settled(entries, after), now)
    row = uow.entries.rows.first(event_id=event.id, player=twice.new)
    if old is not None and row is not None:
        uow.entries.rows.save(
            replace(
                row,
                handicap=row.handicap or old.handicap,
                pool=row.pool or old.pool,
                team_id=row.team_id or old.team_id,
                board=row.board if row.team_id else old.board,
                accessible=row.accessible or old.accessible,
            )
        )


def _one_of(stays: EventEntry | None, gone: EventEntry, twice: Duplicate) -> EventEntry:
    taken = stays if stays and (stays.status in IN_PLAY or gone.status not in IN_PLAY) else gone
    order = min(gone.order, stays.order) if stays else gone.order
    return replace(taken, player=twice.new, order=order)


def _replaced(entry: EventEntry, twice: Duplicate) -> PlayerId | None:
    """Whose place an entry took, None where both are one person by now."""
    if entry.replaces is None:
        return None
    return None if twice.now(entry.replaces) == entry.player else twice.now(entry.replaces)

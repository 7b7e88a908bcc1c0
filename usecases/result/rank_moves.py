"""Whose rank a correction moves, or another handicap class: kept as rows, by which whoever it concerns is told."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass

from data.rank_moves import RankCause, RankMove
from data.records import Person
from data.unit_of_work import UnitOfWork
from league.event import Event
from league.ids import PlayerId
from league.standings import RankChange
from usecases.find import people_by_id


@dataclass(frozen=True, slots=True)
class Move:
    """A player whose rank moved."""

    person: Person
    change: RankChange


def moves_of(uow: UnitOfWork, changes: Sequence[RankChange]) -> tuple[Move, ...]:
    """The changes with the players whom they concern."""
    people = people_by_id(uow, [change.player for change in changes])
    return tuple(Move(people[change.player], change) for change in changes)


def keep_moves(uow: UnitOfWork, event: Event, moves: Iterable[Move], why: RankCause) -> None:
    """Each move is kept with its cause."""
    cause = asdict(why)
    uow.rank_moves.add_all(
        RankMove(0, event.id, one.change.player, one.change.before or 0, one.change.after or 0, **cause)
        for one in moves
    )


def moves_now(uow: UnitOfWork, player: PlayerId) -> bool:
    """Whether this transaction has kept a move of the player, who is told of it with the reason."""
    return any(
        diff.now["player"] == player
        for diff in uow.journal.changed()
        if diff.table_name == "rank_move" and diff.now
    )

"""By what a round was paired, as one word: kept with the round when it is drawn, and worked out anew from the rows.

Players have no numbers in it: a guest who gets an account is another row, and has played the same.
"""

from collections.abc import Iterable
from hashlib import sha256

from data.unit_of_work import UnitOfWork
from league.advancement import Group
from league.event import Event, Pairing
from league.ids import PlayerId
from league.reporting import ReportState
from league.round import PairingMethod, Round, RoundStatus, Stage, TableStatus
from usecases.find import profile_of

_STANDING = sorted(frozenset(ReportState) - {ReportState.SUPERSEDED})
_LAID = sorted(frozenset(TableStatus) - {TableStatus.CANCELLED})
_SEEN = sorted(frozenset(RoundStatus) - {RoundStatus.PLANNED, RoundStatus.CANCELLED})
_SAYS = ("table_id", "players", "winner", "kind", "raw", "ended_by_time", "retired")


def by_results(event: Event, drawing: PairingMethod) -> bool:
    """Whether results decide who meets whom and who has the bye."""
    swiss = drawing is PairingMethod.PAIRED and event.pairing is Pairing.SWISS
    return swiss or drawing is PairingMethod.POWER


def results_digest(uow: UnitOfWork, event: Event, number: int) -> str:
    """The results before the round of this number, with what classes and penalties make of them; "" before the second.

    Source: house
    """
    if number == 1:
        return ""
    rounds = uow.rounds.values("id", "number", event_id=event.id, status=_SEEN)
    earlier = [row for row, other in rounds if other < number]
    tables = uow.tables.values("id", round_id=earlier, status=_LAID) if earlier else ()
    numbers = [table for (table,) in tables]
    found = uow.results.values(*_SAYS, table_id=numbers, state=_STANDING) if numbers else ()
    has_classes = bool(profile_of(event).handicap_classes)
    classes = uow.entries.handicaps(event) if has_classes else {}
    results = sorted(
        (table, _place(players, winner), [classes.get(player, "") for player in players], *said)
        for table, players, winner, *said in found
    )
    given = [(one.id, one.points) for one in uow.penalties.find(event_id=event.id) if one.revoked_at is None]
    return _digest(results, [one for one in given if one[1]])


def stage_digest(uow: UnitOfWork, event: Event, number: int, seeds: Iterable[Group]) -> str:
    """Of what a stage is made, in two words: results and who plays, and the seeds that follow from them.

    Source: house
    """
    return f"{_field_digest(uow, event, number)}.{_seeds_digest(uow, event, seeds)}"


def is_made_of_now(uow: UnitOfWork, event: Event, round_: Round) -> bool:
    """Whether a stage was made of the results, and of those who play, of now: nobody else is through then."""
    return round_.paired_by.partition(".")[0] == _field_digest(uow, event, round_.number)


def is_laid_as_now(uow: UnitOfWork, event: Event, round_: Round, seeds: Iterable[Group]) -> bool:
    """Whether the ranking gave the same seeds when the stage was made: by hand others may sit as laid."""
    return round_.paired_by.partition(".")[2] == _seeds_digest(uow, event, seeds)


def _field_digest(uow: UnitOfWork, event: Event, number: int) -> str:
    tournament = uow.tournaments.first(event_id=event.id)
    entered = uow.entries.rows.values("player", "status", "replaces", "pool", event_id=event.id)
    leavers = tournament.leavers if tournament else ""
    return _digest(results_digest(uow, event, number), str(leavers), sorted(map(str, entered)))


def _seeds_digest(uow: UnitOfWork, event: Event, seeds: Iterable[Group]) -> str:
    """Who is laid where, each player by the first seat in the qualifier."""
    rounds = uow.rounds.values("id", event_id=event.id, stage=Stage.QUALIFIER)
    numbers = [row for (row,) in rounds]
    tables = uow.tables.find(round_id=numbers, status=_LAID) if numbers else ()
    seats: dict[PlayerId, tuple[int, int]] = {}
    for table in sorted(tables, key=lambda table: table.id):
        for place, player in enumerate(table.seats):
            seats.setdefault(player, (table.id, place))
    return _digest([[seats.get(player, player) for player in group] for group in seeds])


def _place(players: list[PlayerId], winner: PlayerId | None) -> int:
    return players.index(winner) if winner in players else -1


def _digest(*facts: object) -> str:
    return sha256(repr(facts).encode()).hexdigest()[:16]

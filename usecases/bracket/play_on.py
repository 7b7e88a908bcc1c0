"""A bracket plays on by itself: each match opens as soon as both players are known.

Whoever has left gives each match that becomes due to the opponent: that is entered as a walkover, so that coming back
later changes nothing that has been decided.
"""

from dataclasses import replace
from datetime import datetime

from data.game_records import UNDECIDED
from data.unit_of_work import UnitOfWork
from league.brackets import MatchId, MatchState, Status
from league.entry import seatable
from league.event import Event
from league.ids import PlayerId, ResultId, RoundId, TableId
from league.reporting import ReportedResult, ReportKind, ReportState
from league.round import Table, TableStatus
from usecases.bracket.drawn import Drawn, brackets_in, drawn_in, numbers
from usecases.round.put_away import put_away

_OPEN = frozenset({TableStatus.WAITING, TableStatus.PLAYING})


def play_on(uow: UnitOfWork, event: Event, now: datetime) -> dict[RoundId, Drawn]:
    """Open the matches that can be played, take back those that cannot, give those of leavers to the opponent.

    The event's brackets by their rounds; their `rows` are those of before tables were opened and taken back.
    Source: house
    """
    return {drawn.round.id: _play_on(uow, drawn, now) for drawn in brackets_in(uow, event)}


def _play_on(uow: UnitOfWork, drawn: Drawn, now: datetime) -> Drawn:
    here = frozenset(seatable(drawn.entries))
    while state := next((s for s in drawn.states if _is_given(drawn, s, here)), None):
        drawn = _give(uow, drawn, state, here, now)
    for state in drawn.states:
        _settle(uow, drawn, state)
    return drawn


def _is_given(drawn: Drawn, state: MatchState, here: frozenset[PlayerId]) -> bool:
    """Whether a match of a player who has left is due, and has no result on record."""
    if not _can_begin(state) or here.issuperset(state.players):
        return False
    table = drawn.table_of(state.match.id)
    return table is None or table.status in _OPEN


def _can_begin(state: MatchState) -> bool:
    """Whether both players are known; until a fallen match is voided one player may come into it from two others."""
    return state.status is Status.READY and len(set(state.players)) == len(state.players)


def _give(
    uow: UnitOfWork, drawn: Drawn, state: MatchState, here: frozenset[PlayerId], now: datetime
) -> Drawn:
    """Enter the walkover: a game by post that goes on at the table counts no more."""
    stays = next((player for player in state.players if player in here), PlayerId(0))
    table = _lay(uow, drawn, state, TableStatus.FINAL)
    uow.results.add(
        ReportedResult(
            id=ResultId(0),
            table_id=table.id,
            number=len(uow.results.find(table_id=table.id)) + 1,
            kind=ReportKind.WALKOVER,
            state=ReportState.FINAL,
            players=table.seats,
            raw=(0,) * len(table.seats),
            ended_by_time=False,
            winner=stays,
            by=0,
            at=now,
            final_at=now,
        )
    )
    found = drawn_in(uow, drawn.event, drawn.round)
    return found if found is not None else drawn


def _lay(uow: UnitOfWork, drawn: Drawn, state: MatchState, status: TableStatus) -> Table:
    """The match's table with its players: a new one, or the row that it had before."""
    row = drawn.rows.get(state.match.id)
    if row is None:
        number = numbers(drawn.bracket)[state.match.id]
        fresh = Table(TableId(0), drawn.event.id, drawn.round.id, number, state.players, status)
        return uow.tables.add(fresh)
    if drawn.sitting(row) != set(state.players):
        put_away(uow, [row.id])
    return uow.tables.save(replace(row, seats=state.players, status=status))


def _settle(uow: UnitOfWork, drawn: Drawn, state: MatchState) -> None:
    """A match that can be played has a table with the right players, one that cannot has none."""
    table = drawn.table_of(state.match.id)
    if _can_begin(state) and state.match.id not in drawn.owing:
        if table is None:
            _lay(uow, drawn, state, TableStatus.WAITING)
        elif set(table.seats) != set(state.players) and _may_move(uow, drawn, table, state):
            _lay(uow, drawn, state, table.status)
    elif table is not None and table.status is TableStatus.WAITING:
        uow.tables.save(replace(table, status=TableStatus.CANCELLED))


def _may_move(uow: UnitOfWork, drawn: Drawn, table: Table, state: MatchState) -> bool:
    """Nothing has been played there yet, or only a substitute takes the seat; a game by post keeps its players."""
    if drawn.sitting(table) == set(state.players):
        return table.status in _OPEN
    return (
        table.status is TableStatus.WAITING and uow.games.first(table_id=table.id, status=UNDECIDED) is None
    )


def match_of(drawn: Drawn, table: Table) -> MatchId | None:
    """The match that is played at a table."""
    return next((match for match, row in drawn.rows.items() if row.id == table.id), None)

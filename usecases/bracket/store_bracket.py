"""Putting a drawn bracket into the database, and two of its players in one another's place."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

from data.game_records import UNDECIDED
from data.unit_of_work import UnitOfWork
from league.brackets import BracketDraw, SeededPlayer, Status
from league.ids import PlayerId, TableId
from league.refusal import Refusal
from league.round import Round, RoundStatus, Table, TableStatus
from usecases.bracket.drawn import Drawn, drawn_in, numbers
from usecases.bracket.labels import named
from usecases.bracket.play_on import play_on
from usecases.round.put_away import is_anothers, put_away

_UNTOUCHED = frozenset({TableStatus.WAITING, TableStatus.CANCELLED})


def store_bracket(uow: UnitOfWork, round_: Round, draw: BracketDraw, seeds: Sequence[PlayerId]) -> None:
    """Keep the draw in this round's bracket, and lay the tables that can be played at once."""
    old = uow.brackets.first(round_id=round_.id)
    drawn = 1 if old is None else old.drawn + 1
    fresh = replace(draw, round_id=round_.id, players=len(seeds), drawn=drawn)
    kept = (
        uow.brackets.add(fresh)
        if old is None
        else uow.brackets.save(replace(fresh, id=old.id, version=old.version))
    )
    _put_seeds(uow, kept, seeds)
    lay_first_matches(uow, round_)


def forget_bracket(uow: UnitOfWork, round_: Round) -> None:
    """A planned round that was a bracket becomes a round of tables."""
    old = uow.brackets.first(round_id=round_.id)
    if old is not None and old.players:
        uow.brackets.save(replace(old, players=0))


def _put_seeds(uow: UnitOfWork, draw: BracketDraw, seeds: Sequence[PlayerId]) -> None:
    rows = {row.seed: row for row in uow.bracket_seeds.find(bracket_id=draw.id)}
    for seed, player in enumerate(seeds, start=1):
        row = rows.get(seed)
        if row is None:
            uow.bracket_seeds.add(SeededPlayer(0, draw.id, seed, player))
        elif row.player != player:
            uow.bracket_seeds.save(replace(row, player=player))


def lay_first_matches(uow: UnitOfWork, round_: Round) -> None:
    """The planned tables are those of the matches whose players are known; rows left over are cancelled."""
    drawn = drawn_in(uow, uow.events.require(round_.event_id), round_)
    if drawn is None:
        return
    place = numbers(drawn.bracket)
    due = {place[s.match.id]: s.players for s in drawn.states if s.status is Status.READY}
    rows = {row.number: row for row in uow.tables.find(round_id=round_.id)}
    for number, seats in due.items():
        fresh = Table(TableId(0), drawn.event.id, round_.id, number, seats)
        row = rows.pop(number, None)
        if row is None:
            uow.tables.add(fresh)
        else:
            laid = uow.tables.save(replace(fresh, id=row.id, version=row.version))
            if is_anothers(row, laid):
                put_away(uow, [row.id])
    for row in rows.values():
        if row.status is not TableStatus.CANCELLED:
            uow.tables.save(replace(row, status=TableStatus.CANCELLED))


def swap_seeds(
    uow: UnitOfWork, drawn: Drawn, pair: tuple[PlayerId, PlayerId], now: datetime
) -> tuple[Table, ...] | Refusal:
    """Two players exchange their places in the bracket itself, as long as neither has begun to play.

    Refusals: `seating-swap-same` (params: player), `seating-swap-absent` (params: player), `swap-bracket-played`
    (params: table).
    Source: house
    """
    if pair[0] == pair[1]:
        return Refusal("seating-swap-same", params={"player": pair[0]})
    rows = {row.player: row for row in uow.bracket_seeds.find(bracket_id=drawn.draw.id)}
    rows = {player: row for player, row in rows.items() if row.seed <= drawn.draw.players}
    for player in pair:
        if player not in rows:
            return Refusal("seating-swap-absent", params={"player": player})
    begun = [table for table in drawn.rows.values() if set(pair) & set(table.seats) and _is_begun(uow, table)]
    if begun:
        return Refusal("swap-bracket-played", params=named(uow, drawn.round, begun[0]))
    first, second = (rows[player] for player in pair)
    uow.bracket_seeds.save(replace(first, player=second.player))
    uow.bracket_seeds.save(replace(second, player=first.player))
    if drawn.round.status is RoundStatus.PLANNED:
        lay_first_matches(uow, drawn.round)
    else:
        play_on(uow, drawn.event, now)
    found = uow.tables.find(round_id=drawn.round.id)
    return tuple(table for table in found if set(pair) & set(table.seats))


def _is_begun(uow: UnitOfWork, table: Table) -> bool:
    on = uow.games.first(table_id=table.id, status=UNDECIDED)
    return table.status not in _UNTOUCHED or on is not None

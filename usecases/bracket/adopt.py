"""Brackets of before they were stored: their rounds become one bracket, which then plays on by itself.

Until then the matches followed from the seed of the first round, and each round of a bracket was a round of the event.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime

from data.unit_of_work import UnitOfWork
from league.brackets import (
    Bracket,
    BracketDraw,
    BracketEnding,
    BracketOptions,
    MatchId,
    MatchResult,
    MatchState,
    Results,
    SeededPlayer,
    bracket_for,
    ready,
)
from league.entry import seatable
from league.event import Event
from league.ids import BracketId, PlayerId, TableId
from league.refusal import Refusal
from league.reporting import ReportKind, ReportState
from league.round import Round, RoundStatus, Table, TableStatus, is_bye
from league.seating.chance import Chance
from usecases.bracket.drawn import drawn_for, numbers, stand_ins
from usecases.bracket.play_on import play_on
from usecases.find import GOING_ON
from usecases.follow import follow
from usecases.league_state import current_result
from usecases.round.find import tables_in
from usecases.round.pairing_input import KNOCK_OUT

_PUBLIC = frozenset({RoundStatus.PUBLISHED, RoundStatus.RUNNING, RoundStatus.FINISHED})
_ASIDE = 1_000_000
"""Numbers of tables while they change places."""


def adopt_brackets(uow: UnitOfWork, now: Callable[[], datetime]) -> tuple[Event, ...]:
    """Every bracket that is being played and was never stored goes on as one; what was only planned is drawn again.

    Source: house
    """
    found = uow.events.find(status=sorted(GOING_ON), pairing=sorted(KNOCK_OUT))
    adopted = tuple(event for event in found if drawn_for(uow, event) is None and _adopted(uow, event, now))
    if adopted:
        follow(uow, now())
    return adopted


def _adopted(uow: UnitOfWork, event: Event, now: Callable[[], datetime]) -> bool:
    _take_plans_back(uow, event)
    rounds = [row for row in uow.rounds.find(event_id=event.id) if row.status in _PUBLIC]
    if not rounds:
        return False
    first, *later = sorted(rounds, key=lambda row: row.number)
    seeds = _seeds(uow, first)
    into = stand_ins(uow, event)
    today = [into.get(player, player) for player in seeds]
    bracket = bracket_for(event.pairing, BracketOptions(), today)
    if isinstance(bracket, Refusal):
        return False
    tables = _tables(uow, [first, *later])
    places = _places(uow, bracket, tables, into, frozenset(seatable(uow.entries.list_of(event))))
    _store(uow, event, first, seeds)
    _move(uow, first, tables, {table: numbers(bracket)[match] for table, match in places.items()})
    uow.rounds.save(replace(first, status=RoundStatus.RUNNING))
    for row in later:
        uow.rounds.save(replace(row, status=RoundStatus.CANCELLED))
    play_on(uow, event, now())
    return True


def _take_plans_back(uow: UnitOfWork, event: Event) -> None:
    """Planned rounds go: they are not published, and have not the seeds that a bracket is made of."""
    for row in uow.rounds.find(event_id=event.id, status=RoundStatus.PLANNED):
        for table in tables_in(uow, row):
            uow.tables.save(replace(table, status=TableStatus.CANCELLED))
        uow.rounds.save(replace(row, status=RoundStatus.CANCELLED))


def _seeds(uow: UnitOfWork, first: Round) -> tuple[PlayerId, ...]:
    """As they were drawn: everybody of the first round, byes too, shuffled by its seed."""
    seated = [
        table for table in uow.tables.find(round_id=first.id) if table.status is not TableStatus.CANCELLED
    ]
    return tuple(Chance(first.seed).shuffled(tuple(sorted(p for table in seated for p in table.seats))))


def _tables(uow: UnitOfWork, rounds: Sequence[Round]) -> list[Table]:
    """All tables in the order in which they were played."""
    found = [
        table for row in rounds for table in sorted(uow.tables.find(round_id=row.id), key=lambda t: t.number)
    ]
    return [table for table in found if table.status is not TableStatus.CANCELLED]


def _places(
    uow: UnitOfWork,
    bracket: Bracket,
    tables: Sequence[Table],
    into: dict[PlayerId, PlayerId],
    here: frozenset[PlayerId],
) -> dict[TableId, MatchId]:
    """The match that was played at each table, found by its players as the bracket goes on."""
    waiting = [table for table in tables if not is_bye(table)]
    places: dict[TableId, MatchId] = {}
    results: Results = ()
    while True:
        open_ = [state for state in ready(bracket, results) if state.match.id not in places.values()]
        found = next(
            (
                (table, state)
                for table in waiting
                for state in open_
                if _sits(table, into) == set(state.players)
            ),
            None,
        )
        entered = _given(open_, here) if found is None else None
        if found is not None:
            table, state = found
            waiting.remove(table)
            places[table.id] = state.match.id
            entered = _result(uow, table, state, into)
        elif entered is None:
            return places
        results = results if entered is None else (*results, entered)


def _sits(table: Table, into: dict[PlayerId, PlayerId]) -> set[PlayerId]:
    return {into.get(player, player) for player in table.seats}


def _result(
    uow: UnitOfWork, table: Table, state: MatchState, into: dict[PlayerId, PlayerId]
) -> MatchResult | None:
    result = current_result(uow, table.id)
    if result is None or result.state is not ReportState.FINAL:
        return None
    ending = BracketEnding.WALKOVER if result.kind is ReportKind.WALKOVER else BracketEnding.PLAYED
    return MatchResult(state.match.id, into.get(result.winner, result.winner) or None, ending)


def _given(open_: Sequence[MatchState], here: frozenset[PlayerId]) -> MatchResult | None:
    """A match with a player who had left was never seated: the opponent went on."""
    for state in open_:
        present = [player for player in state.players if player in here]
        if len(present) < len(state.players):
            return MatchResult(state.match.id, present[0] if present else None, BracketEnding.WALKOVER)
    return None


def _store(uow: UnitOfWork, event: Event, first: Round, seeds: Sequence[PlayerId]) -> None:
    draw = uow.brackets.add(BracketDraw(BracketId(0), event.id, first.id, event.pairing, players=len(seeds)))
    for seed, player in enumerate(seeds, start=1):
        uow.bracket_seeds.add(SeededPlayer(0, draw.id, seed, player))


def _move(uow: UnitOfWork, first: Round, tables: Sequence[Table], places: dict[TableId, int]) -> None:
    """Matches move into the first round; byes, and what is no match of the bracket, are cancelled."""
    aside = uow.tables.save_all(replace(table, seats=(), number=_ASIDE + table.id) for table in tables)
    for before, table in zip(tables, aside, strict=True):
        if before.id in places:
            moved = replace(table, round_id=first.id, number=places[before.id], seats=before.seats)
        else:
            moved = replace(table, status=TableStatus.CANCELLED)
        uow.tables.save(moved)

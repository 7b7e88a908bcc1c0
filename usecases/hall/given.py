"""Tables and matches come into line as they open, are called to boards that are free, and leave them with a result.

Nothing of it is anybody's action, so none of it is taken back with one: whoever was called sits there by now.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final, TypeAlias

from data.game_records import UNDECIDED
from data.records import Person
from data.unit_of_work import UnitOfWork
from league.brackets import Bracket, BracketSeed, MatchId
from league.event import Event, EventStatus
from league.hall import BoardCall, ForWhom, Hall, Waiting, called, in_line, standing
from league.ids import BoardCallId, EventId, ResultId, TableId
from league.reporting import ReportState
from league.round import Round, RoundStatus, Table, TableStatus, is_bye
from usecases.bracket.drawn import READS as OF_BRACKETS
from usecases.bracket.drawn import drawn_in
from usecases.round.find import tables_in
from usecases.round.told import users
from usecases.scopes import Scopes, events_within

READS: Final = OF_BRACKETS | {"event", "hall", "board_call"}
"""The rows from which it follows who is called to a board."""
_TO_PLAY: Final = frozenset({TableStatus.WAITING, TableStatus.PLAYING})
_GOES_ON: Final = frozenset({RoundStatus.PUBLISHED, RoundStatus.RUNNING})


@dataclass(frozen=True, slots=True)
class _Played:
    """What is played in a round: its tables, how many follow upon each, and those at which a game by post goes on."""

    rows: tuple[Table, ...]
    chains: Mapping[TableId, int]
    by_post: frozenset[TableId]


@dataclass(slots=True)
class _Matches:
    """The tables that are to be played, each with its kind of board and what waits for it; `ended` have a result."""

    kinds: dict[TableId, ForWhom] = field(default_factory=dict)
    chains: dict[TableId, int] = field(default_factory=dict)
    ended: set[TableId] = field(default_factory=set)


def hall_of(uow: UnitOfWork, event_id: EventId) -> Hall | None:
    """The boards of an event; None where it has none."""
    found = uow.halls.first(event_id=event_id)
    return found if found is not None and found.boards else None


def called_at_once(uow: UnitOfWork, event_id: EventId, sitting: Collection[Person]) -> tuple[int, ...]:
    """Whom the call to a table pings: where boards are kept nobody need come before there is one."""
    return () if hall_of(uow, event_id) is not None else users(sitting)


def call_to_boards(uow: UnitOfWork, scopes: Scopes, now: datetime) -> None:
    """Who stands at which board follows from what is open and what is free.

    Source: house
    """
    numbers = events_within(scopes, READS)
    halls = {hall.event_id: hall for hall in uow.halls.find(event_id=sorted(numbers))} if numbers else {}
    gone = {EventId(event) for event in scopes.touched("events", frozenset({"hall"}))} - halls.keys()
    concerned = sorted(halls.keys() | gone)
    for event in uow.events.find(id=concerned) if concerned else ():
        _bring(uow, event, halls.get(event.id), now)


def _bring(uow: UnitOfWork, event: Event, hall: Hall | None, now: datetime) -> None:
    matches = _matches(uow, event, hall) if hall is not None and hall.boards else _Matches()
    kept = _kept(uow, event, matches.kinds.keys() | matches.ended)
    _leave(uow, kept, matches, now)
    _come(uow, event, kept, matches, now)
    there = standing(kept.values())
    for call in [one for one in kept.values() if one.is_called and there[one.board].id != one.id]:
        _set(uow, kept, call.table_id, called_at=None)
    if hall is not None:
        line = [Waiting(call, matches.kinds[call.table_id], call.board) for call in in_line(kept.values())]
        for call, board in list(called(hall, there.keys(), line)):
            _set(uow, kept, call.table_id, board=board, called_at=now)


_Kept: TypeAlias = dict[TableId, BoardCall]


def _kept(uow: UnitOfWork, event: Event, tables: Collection[TableId]) -> _Kept:
    """The calls that stand, and whatever there was of these tables: of rounds that are over none is read."""
    found = uow.board_calls.find(event_id=event.id, left_at=None)
    before = uow.board_calls.find(table_id=sorted(tables)) if tables else ()
    return {call.table_id: call for call in (*found, *before)}


def _leave(uow: UnitOfWork, kept: _Kept, matches: _Matches, now: datetime) -> None:
    """A result frees the board; it is the match's own again if that is taken back, which no other match is."""
    for table, call in list(kept.items()):
        if table not in matches.kinds and call.left_at is None:
            _set(uow, kept, table, left_at=now, board=call.board if table in matches.ended else 0)


def _come(uow: UnitOfWork, event: Event, kept: _Kept, matches: _Matches, now: datetime) -> None:
    """Whoever comes back has waited since they came first."""
    for table, chain in matches.chains.items():
        if table not in kept:
            fresh = BoardCall(BoardCallId(0), event.id, table, now, chain)
            kept[table] = uow.board_calls.enter(fresh)
        elif kept[table].left_at is not None:
            since = kept[table].since if kept[table].board else now
            _set(uow, kept, table, left_at=None, called_at=None, since=since, priority=chain)


def _set(uow: UnitOfWork, kept: _Kept, table: TableId, **values: object) -> None:
    """What was done to it by hand before can still be taken back."""
    before = kept[table]
    kept[table] = uow.board_calls.derive(before, **values)
    uow.journal.adopt_version(before, kept[table])


def _matches(uow: UnitOfWork, event: Event, hall: Hall) -> _Matches:
    found = _Matches()
    if event.status is not EventStatus.RUNNING:
        return found
    needing, asked = uow.entries.needing_room(event.id), _asked_at_tables(uow, event)
    for round_ in uow.rounds.find(event_id=event.id, status=sorted(_GOES_ON)):
        played = _played(uow, event, round_)
        for row in played.rows:
            if (row.status in _TO_PLAY or row.id in asked) and row.id not in played.by_post:
                found.kinds[row.id] = _kind(hall, row, needing)
                found.chains[row.id] = played.chains.get(row.id, 0)
            elif row.status is not TableStatus.CANCELLED:
                found.ended.add(row.id)
    return found


def _played(uow: UnitOfWork, event: Event, round_: Round) -> _Played:
    """A bracket's matches open one after another, the tables of any other round together."""
    drawn = drawn_in(uow, event, round_)
    if drawn is not None:
        lengths = chain_lengths(drawn.bracket)
        chains = {row.id: lengths[match] for match, row in drawn.rows.items()}
        return _Played(tuple(drawn.rows.values()), chains, drawn.by_post)
    rows = tuple(table for table in tables_in(uow, round_) if table.seats and not is_bye(table))
    numbers = [table.id for table in rows]
    games = uow.games.values("table_id", table_id=numbers, status=UNDECIDED) if numbers else ()
    return _Played(rows, {}, frozenset(TableId(table) for (table,) in games))


def _asked_at_tables(uow: UnitOfWork, event: Event) -> frozenset[TableId]:
    """The tables whose result was entered there and waits for another seat's yes: they sit there until then."""
    said = {ResultId(result) for (result,) in uow.slips.deeds.values("result_id", event_id=event.id)}
    found = uow.results.find(id=said, state=ReportState.REPORTED) if said else ()
    return frozenset(result.table_id for result in found)


def _kind(hall: Hall, table: Table, needing: frozenset[int]) -> ForWhom:
    """What a player needs comes before what others want to watch."""
    if needing & set(table.seats):
        return ForWhom.ACCESSIBLE
    return ForWhom.STREAMED if table.number in hall.matches else ForWhom.OPEN


def chain_lengths(bracket: Bracket) -> Mapping[MatchId, int]:
    """How many matches follow one after another upon each: for the longest chain the whole event waits.

    Source: house
    """
    found = dict.fromkeys((match.id for match in bracket.matches), 0)
    for match in reversed(bracket.matches):
        for source in (match.first, match.second):
            if not isinstance(source, BracketSeed):
                found[source.match] = max(found[source.match], found[match.id] + 1)
    return found

"""Two players exchange places: before publishing, after it, and mid-round until there is a result."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from data.game_records import UNDECIDED
from data.named import player_named
from data.records import Person
from data.unit_of_work import UnitOfWork
from league.entry import OUT
from league.event import Event
from league.ids import EventId, PlayerId, TableId
from league.refusal import Refusal
from league.round import Round, RoundStatus, Table, TableStatus, is_bye
from league.seating import swap
from usecases.audit import audit
from usecases.bracket.drawn import Drawn, drawn_in
from usecases.bracket.labels import named_by
from usecases.bracket.store_bracket import swap_seeds
from usecases.caller import Caller, Role, refusal_unless
from usecases.find import entrants
from usecases.league_state import current_result
from usecases.round.byes import credit_bye, take_back_bye
from usecases.round.find import OPEN, round_for, tables_in
from usecases.round.groups import groups_in
from usecases.round.put_away import put_match_away, put_sheets_away


@dataclass(frozen=True, slots=True)
class SwapPlayers:
    """A judge lets two players of a round (0: the earliest open one) exchange table and turn order.

    `seen` are the tables at which the judge has seen them.
    """

    caller: Caller
    first: PlayerId
    second: PlayerId
    event_id: EventId = EventId(0)
    number: int = 0
    seen: tuple[TableId, ...] = ()


@dataclass(frozen=True, slots=True)
class Swapped:
    """The tables that changed, and the two players."""

    round: Round
    tables: tuple[Table, ...]
    players: tuple[Person, Person]


def swap_players(command: SwapPlayers, uow: UnitOfWork) -> Swapped | Refusal:
    """The two exchange places; only they are told, and only if the round is public.

    Refusals: `needs-judge`, those of finding a round, `round-over` (params: number), `seating-swap-absent`,
    `seating-swap-same` (params: player), `swap-result-exists` (params: table), `swap-game-on` (params: table, game),
    `swap-bracket-played` (params: table), `swap-other-group` (params: first, second), `seats-changed` (params: table).
    Source: cjp/table-swap
    """
    found = _found(command, uow)
    if isinstance(found, Refusal):
        return found
    event, round_ = found
    drawn = drawn_in(uow, event, round_)
    if drawn is not None:
        return _swap_seeds(command, uow, drawn)
    if round_.status not in OPEN:
        return Refusal("round-over", params={"number": round_.number})
    tables = tables_in(uow, round_)
    seats = swap(tuple(table.seats for table in tables), command.first, command.second)
    if isinstance(seats, Refusal):
        return seats
    changed = [replace(t, seats=s) for t, s in zip(tables, seats, strict=True) if t.seats != s]
    refused = (
        _in_other_groups(command, uow, event, round_)
        or _reported(uow, changed)
        or _played_by_post(uow, changed)
    )
    return refused or _exchanged(command, uow, event, round_, changed)


def _found(command: SwapPlayers, uow: UnitOfWork) -> tuple[Event, Round] | Refusal:
    """The round, in which both sit where the judge has seen them."""
    refused = refusal_unless(uow, command.caller, Role.JUDGE)
    if refused:
        return refused
    found = round_for(uow, command.caller, command.event_id, command.number, OPEN)
    if isinstance(found, Refusal):
        return found
    tables = {table.id: table for table in tables_in(uow, found[1])}
    for player, number in zip((command.first, command.second), command.seen, strict=False):
        table = tables.get(number)
        if table is None or player not in table.seats:
            seen = table or uow.tables.get(number)
            if seen is None:
                return Refusal("seating-swap-absent", params={"player": player})
            return Refusal("seats-changed", params=named_by(uow, seen))
    return found


def _swap_seeds(command: SwapPlayers, uow: UnitOfWork, drawn: Drawn) -> Swapped | Refusal:
    swapped = swap_seeds(uow, drawn, (command.first, command.second), command.caller.now)
    if isinstance(swapped, Refusal):
        return swapped
    people = entrants(uow, drawn.event, (command.first, command.second))
    pair = (people[command.first], people[command.second])
    words = {"first": player_named(pair[0]), "second": player_named(pair[1])}
    audit(
        uow,
        command.caller,
        drawn.event.id,
        "round-swapped",
        {"event": drawn.event.name, "round": drawn.round.number, **words},
    )
    return Swapped(drawn.round, swapped, pair)


def _in_other_groups(command: SwapPlayers, uow: UnitOfWork, event: Event, round_: Round) -> Refusal | None:
    """A match between two groups of a round robin would count in neither.

    Source: house
    """
    groups, pair = groups_in(uow, event, round_), (command.first, command.second)
    if groups.get(pair[0]) == groups.get(pair[1]):
        return None
    people = entrants(uow, event, pair)
    return Refusal("swap-other-group", params={"first": people[pair[0]].name, "second": people[pair[1]].name})


def _reported(uow: UnitOfWork, tables: Iterable[Table]) -> Refusal | None:
    """A result belongs to those who played it: afterwards it is corrected, not the seats."""
    for table in tables:
        if not is_bye(table) and current_result(uow, table.id):
            return Refusal("swap-result-exists", params=named_by(uow, table))
    return None


def _played_by_post(uow: UnitOfWork, tables: Iterable[Table]) -> Refusal | None:
    """A game by post at the table keeps its players: its score would be entered for whoever sits there in the end."""
    for table in tables:
        game = uow.games.first(table_id=table.id, status=UNDECIDED)
        if game:
            return Refusal("swap-game-on", params={**named_by(uow, table), "game": game.id})
    return None


def _exchanged(
    command: SwapPlayers, uow: UnitOfWork, event: Event, round_: Round, changed: list[Table]
) -> Swapped:
    saved = uow.tables.save_all(changed)
    numbers = [table.id for table in saved]
    if len(saved) > 1:
        put_match_away(uow, numbers)
    else:  # the same two, in the other order: what was given to one of them stays
        put_sheets_away(uow, numbers)
    people = entrants(uow, event, (command.first, command.second))
    pair = (people[command.first], people[command.second])
    if round_.status is not RoundStatus.PLANNED:
        saved = tuple(_show(command, uow, event, table) for table in saved)
    named = {"first": player_named(pair[0]), "second": player_named(pair[1])}
    details = {"event": event.name, "round": round_.number, **named}
    audit(uow, command.caller, event.id, "round-swapped", details)
    return Swapped(round_, saved, pair)


def _has_left(uow: UnitOfWork, event: Event, table: Table) -> bool:
    """Whether whoever is left alone by a swap is out of the event: a bye is not theirs."""
    entry = uow.entries.list_of(event).entry_of(table.seats[0])
    return entry is None or entry.status in OUT


def _put_away_alone(uow: UnitOfWork, table: Table) -> Table:
    """The other plays the match of whoever has left, and nobody is credited with the bye.

    Source: house
    """
    take_back_bye(uow, table)
    return uow.tables.save(replace(table, seats=(), status=TableStatus.CANCELLED))


def _show(command: SwapPlayers, uow: UnitOfWork, event: Event, table: Table) -> Table:
    if is_bye(table) and _has_left(uow, event, table):
        return _put_away_alone(uow, table)
    return credit_bye(uow, command.caller, table) if is_bye(table) else table

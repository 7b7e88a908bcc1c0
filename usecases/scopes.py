"""What a transaction has changed, by the things that it belongs to: whatever is derived from rows asks here."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from data.game_records import UNDECIDED
from data.journal import RowDiff
from data.news_tables import NewsKind
from data.records import TimerKind
from data.seats import SEATS
from data.unit_of_work import UNDOABLE, UnitOfWork
from league.event import Event
from league.ids import BracketId, EventId, GameId, PlayerId, RoundId, TableId
from league.round import RoundStatus, TableStatus
from usecases.find import GOING_ON

_OWN: Final = {
    "guild": "servers", "event": "events", "round": "rounds", "game_table": "tables", "clock": "tables",
    "game": "games", "user_settings": "users", "judge_call": "calls", "game_card": "cards",
}  # fmt: skip
"""The rows whose own number names what has changed."""
_OF_GAMES: Final = frozenset({"game", "game_seat", "game_hold"})
"""The rows of a game that belong to its league's table, too."""
_OF_PLAYERS: Final = {"person": "id", "entry": "player", "penalty": "player_id", "news": "player_id"}
"""The rows that concern one player, and the column that says whom."""
_TIMERS: Final = {
    TimerKind.PLACEMENT: "timer", TimerKind.CLOCK_END: "timer", TimerKind.CLOCK_WARNING: "message_timer",
    TimerKind.RESULT_LATE: "message_timer", TimerKind.BREAK_END: "message_timer",
    TimerKind.ROUND_SOON: "message_timer", TimerKind.ROUND_OVER: "message_timer",
}  # fmt: skip
"""The timers of tables of which something is made: by "message_timer" nothing but messages."""
_BELONGS: Final = (
    ("table_id", "tables"), ("round_id", "rounds"), ("event_id", "events"), ("game_id", "games"),
    ("guild_id", "servers"),
)  # fmt: skip
"""The columns that say what any other row belongs to, the narrowest first."""
_NEWS: Final = "news"
"""To an event such a row is what has happened: else an announcement would concern whoever was told a change."""
SEAT: Final = "seat"
"""As if it were a row: who sits at a table, where it was laid or taken away, and not what else differs of it."""
_ALL: Final = frozenset(UNDOABLE) | {
    "game", "game_seat", "game_card", "left_server", "user_settings", "timer", "message_timer", SEAT, *NewsKind,
}  # fmt: skip
_NOT_OVER: Final = frozenset(RoundStatus) - {RoundStatus.FINISHED}
Kinds: TypeAlias = defaultdict[int, set[str]]
"""The kinds of rows that differ, by the number of what they belong to."""


def _kinds() -> Kinds:
    return defaultdict(set)


@dataclass(frozen=True, slots=True)
class Scopes:
    """The kinds of rows that differ, by the narrowest thing that they belong to, and what lies within what."""

    servers: Kinds = field(default_factory=_kinds)
    events: Kinds = field(default_factory=_kinds)
    rounds: Kinds = field(default_factory=_kinds)
    tables: Kinds = field(default_factory=_kinds)
    games: Kinds = field(default_factory=_kinds)
    users: Kinds = field(default_factory=_kinds)
    calls: Kinds = field(default_factory=_kinds)
    cards: Kinds = field(default_factory=_kinds)
    players: Kinds = field(default_factory=_kinds)
    """The rows that concern one player belong to events, too."""
    table_of: dict[int, int] = field(default_factory=dict)
    """For which league table games were opened (0: for none)."""
    round_of: dict[int, int] = field(default_factory=dict)
    event_of: dict[int, int] = field(default_factory=dict)
    status_before: dict[int, str] = field(default_factory=dict)
    """How tables stood that stand otherwise now."""
    diffs: Sequence[RowDiff] = ()
    """The rows themselves."""
    seated: set[int] = field(default_factory=set)
    """The tables with other seats or another turn order than before, and those that were laid or taken away."""

    def touched(self, scope: str, reads: AbstractSet[str]) -> set[int]:
        """The numbers of this scope to which a row of these kinds belongs that differs."""
        found: Kinds = getattr(self, scope)
        return {number for number, names in found.items() if names & reads}


def scopes_of(uow: UnitOfWork, diffs: Sequence[RowDiff]) -> Scopes:
    """The rows that differ in their scopes; a server's settings concern all of it that goes on."""
    found = Scopes(diffs=diffs)
    for diff in diffs:
        for row in (diff.before, diff.now):
            if row is not None:
                _note(uow, found, diff, row)
                _note_player(found, diff.table_name, row)
        if diff.table_name == "game_table" and diff.before and diff.now:
            found.status_before[diff.row_id] = diff.before["status"]
    found.seated.update(_seated(uow, [diff for diff in diffs if diff.table_name == "game_table"]))
    for table in found.seated:
        found.tables[table].add(SEAT)
    _find_parents(uow, found)
    _spread(uow, found)
    return found


def scopes_of_all(uow: UnitOfWork, event: Event) -> Scopes:
    """As if each row of an event, of its rounds, tables, calls and games differed."""
    found = Scopes()
    rounds = uow.rounds.values("id", event_id=event.id)
    tables = uow.tables.values("id", "round_id", event_id=event.id)
    numbers = [table for table, _ in tables]
    games = uow.games.values("id", table_id=numbers) if numbers else ()
    calls = uow.calls.values("id", event_id=event.id)
    _mark(found.events, [event.id])
    _mark(found.rounds, (number for (number,) in rounds))
    _mark(found.tables, numbers)
    _mark(found.games, (number for (number,) in games))
    _mark(found.calls, (number for (number,) in calls))
    found.round_of.update(tables)
    found.event_of.update({number: event.id for (number,) in rounds})
    found.seated.update(numbers)
    return found


def _mark(kinds: Kinds, numbers: Iterable[int]) -> None:
    for number in numbers:
        kinds[number] |= _ALL


def tables_within(uow: UnitOfWork, scopes: Scopes, reads: AbstractSet[str]) -> set[TableId]:
    """The tables to which a row of these kinds belongs that differs, and all of a round or event to which one does."""
    events, rounds = scopes.touched("events", reads), scopes.touched("rounds", reads)
    of_events = uow.tables.values("id", event_id=sorted(map(EventId, events))) if events else ()
    of_rounds = uow.tables.values("id", round_id=sorted(map(RoundId, rounds))) if rounds else ()
    own = map(TableId, scopes.touched("tables", reads))
    return {*own, *(number for (number,) in (*of_events, *of_rounds))}


def tables_concerned(uow: UnitOfWork, scopes: Scopes, reads: AbstractSet[str]) -> set[TableId]:
    """As `tables_within`, but rows that concern one player reach only the tables at which that player sits."""
    own = reads & _OF_PLAYERS.keys()
    players, events = scopes.touched("players", own), scopes.touched("events", own)
    sitting = uow.tables.seats.tables_of(players, events) if players and events else ()
    return {*tables_within(uow, scopes, reads - own), *sitting}


def rounds_within(uow: UnitOfWork, scopes: Scopes, reads: AbstractSet[str]) -> set[RoundId]:
    """The rounds to which a row of these kinds belongs that differs, and all of an event to which one does.

    Of a round that is over nothing follows from rows of its event any more.
    """
    events = scopes.touched("events", reads)
    of_events = (
        uow.rounds.values("id", event_id=sorted(map(EventId, events)), status=sorted(_NOT_OVER))
        if events
        else ()
    )
    of_tables = {scopes.round_of.get(table, 0) for table in scopes.touched("tables", reads)}
    found = scopes.touched("rounds", reads) | of_tables | {number for (number,) in of_events}
    return {RoundId(number) for number in found if number}


def events_within(scopes: Scopes, reads: AbstractSet[str]) -> set[EventId]:
    """The events to which a row of these kinds belongs that differs, whether by a round, a table or itself."""
    tables = {scopes.round_of.get(table, 0) for table in scopes.touched("tables", reads)}
    rounds = scopes.touched("rounds", reads) | tables
    found = scopes.touched("events", reads) | {scopes.event_of.get(number, 0) for number in rounds}
    return {EventId(number) for number in found if number}


def servers_within(uow: UnitOfWork, scopes: Scopes, reads: AbstractSet[str]) -> set[int]:
    """The servers to which a row of these kinds belongs that differs, be it by an event or a game."""
    events, games = scopes.touched("events", reads), scopes.touched("games", reads)
    of_events = uow.events.values("guild_id", id=sorted(map(EventId, events))) if events else ()
    of_games = uow.games.values("guild_id", id=sorted(map(GameId, games))) if games else ()
    return {*scopes.touched("servers", reads), *(number for (number,) in (*of_events, *of_games))}


def _seated(uow: UnitOfWork, tables: Sequence[RowDiff]) -> Iterator[int]:
    """The tables with other seats or another turn order than before, laid or taken away.

    Of a row that an undo puts back nobody says who sat there: it may have been others.
    """
    sitting = uow.tables.seats.of(TableId(diff.row_id) for diff in tables) if tables else {}
    for diff in tables:
        seats = (diff.before or {}).get(SEATS)
        statuses = {row["status"] for row in (diff.before, diff.now) if row}
        same = seats is not None and diff.now is not None and tuple(seats) == sitting[TableId(diff.row_id)]
        if not same or TableStatus.CANCELLED in statuses:
            yield diff.row_id


def _note(uow: UnitOfWork, found: Scopes, diff: RowDiff, row: Mapping[str, Any]) -> None:
    """Where one version of a row belongs."""
    name, number = diff.table_name, diff.row_id
    if name in _OWN:
        getattr(found, _OWN[name])[number].add(name)
        _note_parent(found, name, number, row)
    elif name == "person":
        # Whoever is new has entered nothing but what is new too, and belongs where that does.
        for event in _entered(uow, PlayerId(number)) if diff.before is not None else ():
            found.events[event].add(name)
    elif name == "timer":
        if row["kind"] in _TIMERS:
            found.tables[row["subject"]].add(_TIMERS[row["kind"]])
    elif row.get("bracket_id"):
        drawn = uow.brackets.get(BracketId(row["bracket_id"]))
        if drawn is not None:
            found.events[drawn.event_id].add(name)
    else:
        _note_owner(found, name, row)


def _note_player(found: Scopes, name: str, row: Mapping[str, Any]) -> None:
    """Whom the row concerns, where that is one player."""
    if name in _OF_PLAYERS and row[_OF_PLAYERS[name]]:
        found.players[row[_OF_PLAYERS[name]]].add(name)


def _note_parent(found: Scopes, name: str, number: int, row: Mapping[str, Any]) -> None:
    """What the row itself lies within: it may be stored no more."""
    if name == "round":
        found.event_of[number] = row["event_id"]
    elif name == "game_table":
        found.round_of[number] = row["round_id"]
    elif name == "game":
        found.table_of[number] = row["opened_for"] or 0
    elif name == "judge_call":
        found.events[row["event_id"]].add(name)


def _note_owner(found: Scopes, name: str, row: Mapping[str, Any]) -> None:
    """A penalty counts in the whole event, wherever it was given."""
    columns = _BELONGS if name != "penalty" else _BELONGS[1:]
    scope, number = next(((scope, row[column]) for column, scope in columns if row.get(column)), ("", 0))
    if scope:
        getattr(found, scope)[number].add(row["kind"] if name == _NEWS else name)


def _entered(uow: UnitOfWork, player: PlayerId) -> list[EventId]:
    """The events that a player has entered."""
    return [event for (event,) in uow.entries.rows.values("event_id", player=player)]


def _find_parents(uow: UnitOfWork, found: Scopes) -> None:
    games = {number for number, names in found.games.items() if names & _OF_GAMES} - found.table_of.keys()
    opened = uow.games.values("id", "opened_for", id=frozenset(map(GameId, games))) if games else ()
    found.table_of.update((number, table or 0) for number, table in opened)
    for number, opened_for in found.table_of.items():
        if opened_for:
            found.tables[opened_for] |= found.games[number] & _OF_GAMES
    tables = frozenset(map(TableId, found.tables.keys() - found.round_of.keys()))
    for table in uow.tables.find(id=tables) if tables else ():
        found.round_of[table.id] = table.round_id
    rounds = {*found.rounds, *found.round_of.values()} - found.event_of.keys()
    known = uow.rounds.values("id", "event_id", id=frozenset(map(RoundId, rounds))) if rounds else ()
    found.event_of.update(known)


def _spread(uow: UnitOfWork, found: Scopes) -> None:
    """What is over stays in the language that the server had: nobody sees hundreds of old posts change.

    Source: house
    """
    for server, names in found.servers.items():
        for (event,) in uow.events.values("id", guild_id=server, status=sorted(GOING_ON)):
            found.events[event] |= names
        for (game,) in uow.games.values("id", guild_id=server, status=UNDECIDED):
            found.games[game] |= names
    users = sorted(found.users)
    for (game,) in uow.game_seats.values("game_id", user_id=users) if users else ():
        found.games[game].add("user_settings")

"""Finding the table, the result and the people that a command on results speaks of."""

from dataclasses import dataclass, replace

from data.records import Person
from data.unit_of_work import UnitOfWork
from league.brackets import MatchLabel
from league.event import Event, EventStatus, takes_results
from league.ids import PlayerId, ResultId, TableId
from league.refusal import Refusal
from league.reporting import ReportedResult
from league.round import OPEN_TABLE, Round, RoundStatus, Stage, Table, TableStatus, is_bye
from usecases.bracket.drawn import Drawn
from usecases.bracket.labels import as_named, labels_in
from usecases.caller import Caller, Role, refusal_unless
from usecases.clocks import game_by_post
from usecases.find import channel_of_game, event_of, people_by_id, table_here
from usecases.league_state import current_result
from usecases.many import as_choices, some
from usecases.people import person_of

_PUBLIC = frozenset({RoundStatus.PUBLISHED, RoundStatus.RUNNING, RoundStatus.FINISHED})
_OWING = frozenset({TableStatus.WAITING, TableStatus.PLAYING})
_STAGE_NAMES = {Stage.SEMI_FINAL: "SF", Stage.FINAL: "F"}


@dataclass(frozen=True, slots=True)
class TableAt:
    """A table in its round and event; `label` names a match of a bracket."""

    event: Event
    round: Round
    table: Table
    label: MatchLabel | None = None


@dataclass(frozen=True, slots=True)
class Standing:
    """A table and the version of its result that counts now; `drawn` is its bracket, where it was just stored."""

    at: TableAt
    result: ReportedResult
    drawn: Drawn | None = None


def located(uow: UnitOfWork, table: Table) -> TableAt:
    """The table in its place."""
    return TableAt(event_of(uow, table.event_id), uow.rounds.require(table.round_id), table)


def table_at(uow: UnitOfWork, caller: Caller, table_id: TableId) -> TableAt | Refusal:
    """The named table of this server, or (0) that of this thread, or the one at which the caller plays.

    Planned ones are there for organizers alone.

    Refusals: `no-table-like-that`, `no-open-table`, `which-table` (params: tables, choices).
    """
    at = _seen(uow, caller, table_id) if table_id else _own_table(uow, caller)
    return at if isinstance(at, Refusal) else replace(at, label=labels_in(uow, at.round).get(at.table.number))


def _seen(uow: UnitOfWork, caller: Caller, table_id: TableId) -> TableAt | Refusal:
    table = uow.tables.get(table_id)
    if table is None or event_of(uow, table.event_id).guild_id != caller.guild_id:
        return Refusal("no-table-like-that")
    at = located(uow, table)
    planned = at.round.status is RoundStatus.PLANNED and refusal_unless(uow, caller, Role.ORGANIZER)
    return Refusal("no-table-like-that") if planned else at


def takes_result(at: TableAt) -> Refusal | None:
    """Why this table cannot have a result, None where it can.

    Refusals: `event-called-off` (params: event), `event-takes-no-results` (params: event, status), `table-cancelled`,
    `table-not-public`, `table-is-bye`.
    Source: house
    """
    if at.event.status is EventStatus.CANCELLED:
        return Refusal("event-called-off", params={"event": at.event.name})
    if at.table.status is TableStatus.CANCELLED or at.round.status is RoundStatus.CANCELLED:
        return Refusal("table-cancelled", params=as_named(at.round, at.table, at.label))
    if at.round.status not in _PUBLIC:
        return Refusal("table-not-public")
    if is_bye(at.table):
        return Refusal("table-is-bye")
    if not takes_results(at.event):
        params = {"event": at.event.name, "status": at.event.status}
        return Refusal("event-takes-no-results", params=params)
    return None


def plays_by_post(uow: UnitOfWork, at: TableAt) -> Refusal | None:
    """The bot counts this table's game itself: what is decided meanwhile without a word could only contradict it.

    Refusals: `table-plays-by-post` (params: game, channel).
    Source: house
    """
    game = game_by_post(uow, at.table)
    if game is None:
        return None
    return Refusal(
        "table-plays-by-post", params={"game": game.id, "channel": str(channel_of_game(uow, game))}
    )


def result_at(uow: UnitOfWork, caller: Caller, result_id: ResultId) -> Standing | Refusal:
    """The result behind a button, with its table, if anything can still be said about it.

    Refusals: `no-such-result`, those of `takes_result`.
    """
    result = uow.results.get(result_id)
    at = table_at(uow, caller, result.table_id) if result else None
    if result is None or at is None or isinstance(at, Refusal):
        return Refusal("no-such-result")
    return takes_result(at) or Standing(at, result)


def standing_result(uow: UnitOfWork, at: TableAt) -> Standing | Refusal:
    """The table's present result.

    Refusals: `no-result-yet` (params: table, round).
    """
    result = current_result(uow, at.table.id)
    if result is None:
        return Refusal("no-result-yet", params=as_named(at.round, at.table, at.label))
    return Standing(at, result)


def player_at(uow: UnitOfWork, caller: Caller, at: TableAt) -> PlayerId | None:
    """The caller as a player of this table, None for anybody else."""
    person = person_of(uow, caller)
    return PlayerId(person.id) if person and person.id in at.table.seats else None


def people_of(uow: UnitOfWork, table: Table) -> tuple[Person, ...]:
    """The players of a table in turn order."""
    people = people_by_id(uow, table.seats)
    return tuple(people[player] for player in table.seats)


def public_tables(uow: UnitOfWork, event: Event) -> tuple[TableAt, ...]:
    """The event's tables that players can see, byes left out; the newest round first."""
    rounds = {row.id: row for row in uow.rounds.find(event_id=event.id) if row.status in _PUBLIC}
    tables = (
        TableAt(event, rounds[table.round_id], table)
        for table in uow.tables.find(event_id=event.id)
        if table.round_id in rounds and table.status is not TableStatus.CANCELLED and not is_bye(table)
    )
    return tuple(sorted(tables, key=lambda at: (-at.round.number, at.table.number)))


def table_name(at: TableAt) -> str:
    """A table in a few signs: "R2 T5", "SF T1"."""
    return f"{_STAGE_NAMES.get(at.round.stage, f'R{at.round.number}')} T{at.table.number}"


def _own_table(uow: UnitOfWork, caller: Caller) -> TableAt | Refusal:
    person = person_of(uow, caller)
    events = uow.events.find(guild_id=caller.guild_id)
    open_ = [
        at
        for event in events
        if takes_results(event)
        for at in public_tables(uow, event)
        if person and person.id in at.table.seats and at.table.status in OPEN_TABLE
    ]
    here = _table_of_thread(uow, caller, open_)
    if here is not None:
        return here
    found = [at for at in open_ if at.table.status in _OWING] or open_
    if len(found) == 1:
        return found[0]
    named = [(at.table.id, f"{at.event.name} {table_name(at)}") for at in found]
    asked = {"tables": some(name for _, name in named), "choices": as_choices(named)}
    return Refusal("which-table", params=asked) if found else Refusal("no-open-table")


def _table_of_thread(uow: UnitOfWork, caller: Caller, own: list[TableAt]) -> TableAt | None:
    """The table whose thread this is: their own, and any for a judge or whoever has none that is open."""
    table = table_here(uow, caller)
    at = located(uow, table) if table else None
    if at is None or at.round.status not in _PUBLIC:
        return None
    mine = any(one.table.id == at.table.id for one in own)
    return at if mine or not own or not refusal_unless(uow, caller, Role.JUDGE) else None

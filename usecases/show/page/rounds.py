"""The tables of a round as anybody may see them."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime

from data.game_records import UNDECIDED, GameStatus
from data.unit_of_work import UnitOfWork
from league.clock import ClockState
from league.event import Event, EventStatus
from league.ids import PlayerId, TableId
from league.match_sheet import PUBLIC_LINES, Sheet, SheetKind, SheetLine, break_ends, standing
from league.refusal import Refusal
from league.reporting import ReportedResult, ReportKind, ReportState
from league.round import Round, Table, TableStatus, is_bye
from usecases.bracket.labels import labels_in
from usecases.find import people_by_id
from usecases.hall.view import boards_at
from usecases.league_state import judged
from usecases.round.find import tables_in
from usecases.round.groups import group_at, groups_in
from usecases.show.page.head import PageHead, head_of
from usecases.show.table import A_MATCH, ByPost, TableView
from usecases.table_rules import TableRules, table_rules

_OPEN = frozenset({TableStatus.WAITING, TableStatus.PLAYING})


@dataclass(frozen=True, slots=True)
class RoundPage:
    """A round with its tables by number; `byes` sit out, `games` are those by post, over or not, by table."""

    head: PageHead
    round: Round
    tables: tuple[TableView, ...]
    byes: tuple[str, ...]
    games: Mapping[TableId, ByPost]


@dataclass(frozen=True, slots=True)
class RoundTables:
    """The tables of a round by number; `byes` and `games` as in a `RoundPage`."""

    tables: tuple[TableView, ...]
    byes: tuple[str, ...]
    games: Mapping[TableId, ByPost]


@dataclass(frozen=True, slots=True)
class BoardNote:
    """What is put down at a match that is being played: the agreed score, and until when a break lasts."""

    score: SheetLine | None
    break_ends: datetime | None


_NOTHING = BoardNote(None, None)


@dataclass(frozen=True, slots=True)
class RoundAsked:
    """A round of the event with this address (0: the newest)."""

    key: str
    number: int = 0


def round_page(asked: RoundAsked, uow: UnitOfWork) -> RoundPage | None:
    """A round that players have seen, None where there is no such round."""
    head = head_of(asked.key, uow)
    if head is None:
        return None
    round_ = head.round(asked.number) if asked.number else head.newest
    return None if round_ is None else page_of_round(uow, head, round_)


def page_of_round(uow: UnitOfWork, head: PageHead, round_: Round) -> RoundPage:
    """The tables of a round, everything read once for all of them."""
    found = tables_of(uow, head.event, round_, is_hidden=_is_hidden(head.event))
    return RoundPage(head, round_, found.tables, found.byes, found.games)


def tables_of(uow: UnitOfWork, event: Event, round_: Round, *, is_hidden: bool) -> RoundTables:
    """The tables of a round in any state; `is_hidden`: without results."""
    tables = tables_in(uow, round_)
    numbers = frozenset(table.id for table in tables)
    people = people_by_id(uow, {player for table in tables for player in table.seats})
    clocks = {kept.id: kept.clock for kept in uow.clocks.find(id=numbers)} if numbers else {}
    results = {} if is_hidden else _counting(uow, numbers)
    labels, groups = labels_in(uow, round_), groups_in(uow, event, round_)
    rules = table_rules(uow, event)
    games = games_at(uow, numbers)
    by_post = {table: game for table, game in games.items() if game.status in UNDECIDED}
    notes = notes_at(uow, event, tables) if rules.profile.two_players and not is_hidden else {}
    boards = boards_at(uow, event.id)
    played = [table for table in tables if not is_bye(table)]

    def view(table: Table) -> TableView:
        scores, winner = _result(results.get(table.id), rules, table)
        note = notes.get(table.number, _NOTHING)
        return TableView(
            event,
            round_,
            table,
            tuple(people[player] for player in table.seats),
            None if table.id in by_post else clocks.get(table.id),
            None,
            tuple(scores.get(player) for player in table.seats),
            winner,
            labels.get(table.number),
            rules.shown(table) if len(table.seats) == A_MATCH else None,
            group=group_at(groups, table),
            score=note.score,
            break_ends=note.break_ends,
            by_post=by_post.get(table.id),
            board=boards.get(table.id),
        )

    byes = tuple(people[table.seats[0]].name for table in tables if is_bye(table))
    return RoundTables(tuple(map(view, played)), byes, games)


def notes_at(uow: UnitOfWork, event: Event, tables: Iterable[Table]) -> dict[int, BoardNote]:
    """What anybody may know of the sheets of these tables that are being played, by the tables' numbers."""
    sheets = _sheets(uow, event)
    return {
        table.number: BoardNote(standing(sheet, SheetKind.SCORE), break_ends(sheet))
        for table in tables
        if table.status in _OPEN and (sheet := sheets.get(table.id, ()))
    }


def _sheets(uow: UnitOfWork, event: Event) -> dict[TableId, Sheet]:
    """What anybody may know of the matches' sheets; nothing of a hidden event before its end."""
    if _is_hidden(event):
        return {}
    sheets: dict[TableId, list[SheetLine]] = {}
    for line in uow.match_sheet.find(event_id=event.id, kind=sorted(PUBLIC_LINES)):
        sheets.setdefault(TableId(line.table_id), []).append(line)
    return {table: tuple(lines) for table, lines in sheets.items()}


def _is_hidden(event: Event) -> bool:
    return event.hidden and event.status is not EventStatus.FINISHED


def _counting(uow: UnitOfWork, numbers: frozenset[TableId]) -> dict[TableId, ReportedResult]:
    versions = uow.results.find(table_id=numbers) if numbers else ()
    return {version.table_id: version for version in versions if version.state is not ReportState.SUPERSEDED}


def games_at(uow: UnitOfWork, numbers: Collection[TableId]) -> dict[TableId, ByPost]:
    """The games by post at these tables: what is on comes before what is over."""
    kept = (GameStatus.OVER, *UNDECIDED)
    found = uow.games.find(table_id=tuple(numbers), status=kept) if numbers else ()
    ordered = sorted(found, key=lambda game: game.status in UNDECIDED)
    return {TableId(game.table_id): ByPost(game.id, game.status, game.channel_id) for game in ordered}


def _result(
    result: ReportedResult | None, rules: TableRules, table: Table
) -> tuple[dict[PlayerId, int], PlayerId]:
    """The recorded scores and the winner."""
    if result is None:
        return {}, PlayerId(0)
    counted = judged(rules, table, result)
    if isinstance(counted, Refusal) or result.kind is ReportKind.WALKOVER:
        return {}, result.winner
    return {line.player: line.recorded for line in counted.lines}, counted.winner or PlayerId(0)


def clock_groups(views: tuple[TableView, ...]) -> tuple[tuple[ClockState, tuple[int, ...]], ...]:
    """The clocks by which tables still play, with these tables, the one of most first; once all are over, those.

    Source: house
    """
    groups: dict[ClockState, list[int]] = {}
    for view in views:
        if view.table.status in _OPEN and view.clock is not None and view.clock.started_at is not None:
            groups.setdefault(view.clock, []).append(view.table.number)
    going = {clock: numbers for clock, numbers in groups.items() if clock.ended_at is None}
    ordered = sorted((going or groups).items(), key=lambda item: (-len(item[1]), item[1]))
    return tuple((clock, tuple(numbers)) for clock, numbers in ordered)

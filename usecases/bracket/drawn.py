"""A stored bracket with everything that has been entered in it.

A bracket is played in one round. A match's table has the number that the match has among those which two players can
come to at all; results are read from the tables, so what was played is never derived anew.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from data.game_records import UNDECIDED
from data.results import FinalResult
from data.unit_of_work import UnitOfWork
from league.brackets import (
    Bracket,
    BracketDraw,
    BracketEnding,
    Ladder,
    MatchId,
    MatchLabel,
    MatchResult,
    MatchState,
    Results,
    Status,
    board,
    bracket_for,
    fallen,
    labels,
)
from league.entry import EntryList
from league.entry import stand_ins as stand_ins_of
from league.event import Event
from league.ids import PlayerId, TableId
from league.refusal import Refusal
from league.reporting import ReportedResult, ReportKind
from league.round import Round, RoundStatus, Table, TableStatus

PUBLIC = frozenset({RoundStatus.PUBLISHED, RoundStatus.RUNNING, RoundStatus.FINISHED})
READS = frozenset({"bracket", "bracket_seed", "entry", "game", "game_table", "goes_on", "result", "round"})
"""The rows that a bracket is made of."""
STARTED = frozenset({TableStatus.PLAYING, TableStatus.REPORTED, TableStatus.DISPUTED})


@dataclass(frozen=True)
class Drawn:
    """A bracket, its results, and its tables by match; a table may be cancelled, a result may name nobody yet.

    `seated` gives whoever plays today in the place of somebody who was substituted; `owing` are the results of
    matches without a winner on which no judge has ruled, `by_post` the tables at which a game by post goes on.
    """

    event: Event
    round: Round
    draw: BracketDraw
    bracket: Bracket
    results: Results
    rows: Mapping[MatchId, Table]
    entries: EntryList
    seated: Mapping[PlayerId, PlayerId]
    owing: Mapping[MatchId, ReportedResult]
    by_post: frozenset[TableId] = frozenset()

    def table_of(self, match: MatchId) -> Table | None:
        """The table at which a match is played; None before it can begin."""
        row = self.rows.get(match)
        return None if row is None or row.status is TableStatus.CANCELLED else row

    @cached_property
    def states(self) -> tuple[MatchState, ...]:
        """Every match with everything that follows from the results."""
        return board(self.bracket, self.results)

    @cached_property
    def labels(self) -> Mapping[MatchId, MatchLabel]:
        """What its matches are called."""
        return labels(self.bracket)

    def sitting(self, table: Table) -> frozenset[PlayerId]:
        """Who sits at a table, substitutes in the place of those they replaced."""
        return frozenset(self.seated.get(player, player) for player in table.seats)

    def fallen(self) -> tuple[Table, ...]:
        """The tables at which others should sit by now, though a result or a game stands there: judges decide."""
        gone = fallen(self.bracket, self.results)
        kept = tuple(result for result in self.results if result not in gone)
        due = board(self.bracket, kept) if gone else self.states
        lost = {result.match for result in gone}
        started = {
            match
            for match, row in self.rows.items()
            if self._has_begun(match, row) and self.sitting(row) != set(due[match].players)
        }
        return tuple(self.rows[match] for match in sorted(lost | started))

    def asks_who_goes_on(self, result: ReportedResult) -> tuple[str, ...]:
        """The buttons with which a judge says who goes on from a match without a winner."""
        first, second = result.players[0], result.players[-1]
        return (
            f"goes-on-first:{result.id}:{first}",
            f"goes-on-second:{result.id}:{second}",
            f"goes-on-nobody:{result.id}:0",
        )

    @property
    def void_button(self) -> str:
        """The button that voids what has fallen; an offer about other results is known by its number."""
        gone = {table.id for table in self.fallen()}
        won = {result.match: result.winner or 0 for result in self.results}
        marks = (row.id * 31 + won.get(match, 0) for match, row in self.rows.items() if row.id in gone)
        mark = sum(marks) % 1_000_000
        return f"bracket-void:{self.draw.id}:{mark}"

    @property
    def begun(self) -> frozenset[MatchId]:
        """The matches that have a result, or at which somebody plays."""
        entered = {result.match for result in self.results}
        return frozenset(
            match for match, row in self.rows.items() if match in entered or self._has_begun(match, row)
        )

    def _has_begun(self, match: MatchId, row: Table) -> bool:
        return row.status in STARTED or match in self.owing or row.id in self.by_post


def numbers(bracket: Bracket) -> dict[MatchId, int]:
    """The number of each match that two players can come to, from 1."""
    return {match: number for number, match in enumerate(bracket.contested, start=1)}


def seeds_of(uow: UnitOfWork, draw: BracketDraw) -> tuple[PlayerId, ...]:
    """The players of a bracket, the first seed first."""
    rows = sorted(uow.bracket_seeds.values("seed", "player", bracket_id=draw.id))
    return tuple(player for seed, player in rows if seed <= draw.players)


def draw_of(uow: UnitOfWork, round_: Round) -> BracketDraw | None:
    """The bracket of a round; None where it is a round of another kind, or has become one."""
    draw = uow.brackets.first(round_id=round_.id)
    return draw if draw is not None and draw.players else None


def drawn_in(uow: UnitOfWork, event: Event, round_: Round) -> Drawn | None:
    """The bracket that is played in a round; None where it is a round of another kind."""
    draw = draw_of(uow, round_)
    if draw is None:
        return None
    entries = uow.entries.list_of(event)
    seated = stand_ins_of(entries)
    bracket = bracket_for(
        draw.pairing, draw.options, [seated.get(player, player) for player in seeds_of(uow, draw)]
    )
    if isinstance(bracket, Refusal):
        raise LookupError(f"bracket {draw.id} was never valid: {bracket}")  # noqa: TRY004 - the value is wrong, not a type
    matches = bracket.contested
    found = sorted(uow.tables.find(round_id=round_.id), key=lambda table: table.number)
    rows = {matches[table.number - 1]: table for table in found if table.number <= len(matches)}
    return _entered(
        uow, Drawn(event, round_, draw, bracket, (), rows, entries, seated, {}, _by_post(uow, rows))
    )


def _by_post(uow: UnitOfWork, rows: Mapping[MatchId, Table]) -> frozenset[TableId]:
    numbers = frozenset(table.id for table in rows.values())
    games = uow.games.values("table_id", table_id=numbers, status=UNDECIDED) if numbers else ()
    return frozenset(TableId(table) for (table,) in games)


def drawn_for(uow: UnitOfWork, event: Event) -> Drawn | None:
    """The event's newest bracket that was not cancelled."""
    draws = [draw for draw in uow.brackets.find(event_id=event.id) if draw.players]
    rounds = (uow.rounds.require(draw.round_id) for draw in reversed(draws))
    live = next((row for row in rounds if row.status is not RoundStatus.CANCELLED), None)
    return None if live is None else drawn_in(uow, event, live)


def brackets_in(uow: UnitOfWork, event: Event) -> Iterator[Drawn]:
    """The brackets of an event's public rounds, each as it is when it is asked for."""
    for draw in uow.brackets.find(event_id=event.id):
        round_ = uow.rounds.require(draw.round_id)
        drawn = drawn_in(uow, event, round_) if round_.status in PUBLIC else None
        if drawn is not None:
            yield drawn


def stand_ins(uow: UnitOfWork, event: Event) -> dict[PlayerId, PlayerId]:
    """Whoever plays today in the place of each player who was substituted."""
    return stand_ins_of(uow.entries.list_of(event))


def _entered(uow: UnitOfWork, drawn: Drawn) -> Drawn:
    """The bracket with the results of its tables."""
    tables = {row.id: match for match, row in drawn.rows.items()}
    ruled = {row.result_id: row.player for row in uow.goes_on.find(bracket_id=drawn.draw.id)}
    results: list[MatchResult] = []
    owing: dict[MatchId, ReportedResult] = {}
    for version in uow.results.decisions(drawn.round.id):
        match = tables.get(version.table_id)
        if match is None:
            continue
        if version.winner or version.kind is ReportKind.WALKOVER or version.id in ruled:
            results.append(_result(drawn, match, version, ruled.get(version.id, version.winner)))
        else:
            owing[match] = uow.results.require(version.id)
    ordered = tuple(sorted(results, key=lambda result: result.match))
    return replace(drawn, results=ordered, owing=owing)


def _result(drawn: Drawn, match: MatchId, version: FinalResult, winner: PlayerId) -> MatchResult:
    ending = BracketEnding.WALKOVER if version.kind is ReportKind.WALKOVER else BracketEnding.PLAYED
    now = drawn.seated
    players = tuple(now.get(player, player) for player in version.players)
    return MatchResult(match, now.get(winner, winner) or None, ending, players)


def bracket_going_on(uow: UnitOfWork, event: Event) -> Refusal | None:
    """Why the event's bracket is not over, None where it is or there is none; its other ladders may stay unplayed.

    Refusals: `bracket-not-over` (params: matches).
    Source: house
    """
    drawn = drawn_for(uow, event)
    if drawn is None or drawn.round.status is RoundStatus.PLANNED:
        return None
    main = [state for state in drawn.states if state.match.ladder is Ladder.MAIN]
    open_ = sum(state.status in {Status.WAITING, Status.READY} for state in main)
    return Refusal("bracket-not-over", params={"matches": open_}) if open_ else None

"""What a table's post shows: players, state, clock, and which settlement is due."""

from dataclasses import dataclass
from datetime import datetime

from data.game_records import GameStatus
from data.records import Person, TimerKind
from data.unit_of_work import UnitOfWork
from league.brackets import MatchLabel
from league.clock import ClockNotice, ClockState, announcements
from league.event import Event
from league.ids import GameId, PlayerId, TableId
from league.match_length import MatchLength
from league.match_sheet import SheetKind, SheetLine, standing
from league.refusal import Refusal
from league.reporting import ReportedResult, ReportKind
from league.round import Round, RoundStatus, Table, TableStatus, is_bye
from usecases.bracket.labels import labels_in
from usecases.clocks import clock_of, game_by_post
from usecases.find import channel_of_game, people_by_id
from usecases.hall.view import BoardAt, boards_at
from usecases.league_state import current_result
from usecases.result.find import TableAt
from usecases.result.scored import ScoredResult, scored
from usecases.round.groups import group_at, groups_in
from usecases.round.timing import is_started
from usecases.standings.refused import RefusedResult, refused_at
from usecases.standings.tables import is_public
from usecases.table_rules import TableRules, table_rules

A_MATCH = 2
_HIDDEN = frozenset({RoundStatus.PLANNED, RoundStatus.CANCELLED})


@dataclass(frozen=True, slots=True)
class SetupPlacing:
    """The set-up: settlement `number` of `total` is due, the next one from `until` on."""

    number: int
    total: int
    until: datetime


@dataclass(frozen=True, slots=True)
class GivenPoints:
    """Points that a player has from the opponent's lateness or penalty."""

    person: Person
    points: int
    section: str


@dataclass(frozen=True, slots=True)
class ByPost:
    """A game by post at a table, how it stands, and the channel or thread where it is."""

    game: GameId
    status: GameStatus
    channel_id: int


@dataclass(frozen=True, slots=True)
class TableView:
    """A table of a public round; `clock` is None where there is no time limit or it has not been started, and by post.

    `label` names a match of a bracket, `group` is that of a round robin in groups (from 1).
    `length` is that of a match (None: a single game).
    `scores` are the recorded scores by seat, None for a walkover (`is_walkover`) and where there is none (or a hidden
    one);
    `score` is what both players agreed on before the game that is being played (None where it is hidden, too),
    `break_ends` the end of their last break;
    `is_started`: a judge starts play here, or the clock;
    `refused` is a result that the regulations of now do not take; `by_post` a game that is on and enters its own;
    `board` where it stands or waits (None: no boards are kept).
    """

    event: Event
    round: Round
    table: Table
    people: tuple[Person, ...]
    clock: ClockState | None
    placing: SetupPlacing | None
    scores: tuple[int | None, ...]
    winner: PlayerId
    label: MatchLabel | None = None
    length: MatchLength | None = None
    given: tuple[GivenPoints, ...] = ()
    refused: RefusedResult | None = None
    group: int = 0
    score: SheetLine | None = None
    break_ends: datetime | None = None
    by_post: ByPost | None = None
    board: BoardAt | None = None
    is_walkover: bool = False
    is_started: bool = False


def table_post(table_id: TableId, uow: UnitOfWork) -> TableView | None:
    """The post of a table; None for a bye, before its round is public, and when it is gone."""
    table = uow.tables.get(table_id)
    if table is None or is_bye(table) or table.status is TableStatus.CANCELLED:
        return None
    round_ = uow.rounds.require(table.round_id)
    return None if round_.status in _HIDDEN else table_view(uow, table)


def table_view(uow: UnitOfWork, table: Table) -> TableView:
    """A table in any state."""
    people = people_by_id(uow, table.seats)
    by_post = _by_post(uow, table)
    clock = None if by_post else clock_of(uow, table)
    event = uow.events.require(table.event_id)
    round_ = uow.rounds.require(table.round_id)
    result = _visible_result(uow, event, table)
    rules, label = table_rules(uow, event), labels_in(uow, round_).get(table.number)
    told = scored(uow, TableAt(event, round_, table), result, rules) if result else None
    recorded, winner = _recorded(told) if told else ({}, PlayerId(0))
    return TableView(
        event=event,
        round=round_,
        table=table,
        people=tuple(people[player] for player in table.seats),
        clock=clock,
        placing=None if clock is None else _placing(uow, table, clock),
        scores=tuple(recorded.get(player) for player in table.seats),
        winner=winner,
        label=label,
        length=rules.shown(table) if len(table.seats) == A_MATCH else None,
        given=_given(rules, table, people),
        score=_agreed(uow, event, table) if rules.profile.two_players else None,
        refused=refused_at(uow, told) if told else None,
        group=group_at(groups_in(uow, event, round_), table),
        by_post=by_post,
        board=boards_at(uow, event.id).get(table.id),
        is_walkover=result is not None and result.kind is ReportKind.WALKOVER,
        is_started=is_started(rules.at(table), len(table.seats)),
    )


def _by_post(uow: UnitOfWork, table: Table) -> ByPost | None:
    game = game_by_post(uow, table)
    return ByPost(game.id, game.status, channel_of_game(uow, game)) if game else None


def _visible_result(uow: UnitOfWork, event: Event, table: Table) -> ReportedResult | None:
    """The version that counts; nothing of a hidden event before its end."""
    return current_result(uow, table.id) if is_public(event) else None


def _agreed(uow: UnitOfWork, event: Event, table: Table) -> SheetLine | None:
    """The score on which both have agreed; nothing of a hidden event before its end."""
    return standing(uow.match_sheet.find(table_id=table.id), SheetKind.SCORE) if is_public(event) else None


def _recorded(told: ScoredResult) -> tuple[dict[PlayerId, int], PlayerId]:
    """The recorded score of each player, and who has won (0: nobody)."""
    counted = told.counted
    if isinstance(counted, Refusal) or told.result.kind is ReportKind.WALKOVER:
        return {}, told.result.winner
    return {line.player: line.recorded for line in counted.lines}, counted.winner or PlayerId(0)


def _given(rules: TableRules, table: Table, people: dict[PlayerId, Person]) -> tuple[GivenPoints, ...]:
    """Whoever is late or penalised gives points to the opponent."""
    return tuple(
        GivenPoints(people[player], row.points, row.section)
        for row in rules.given_at(table)
        for player in table.seats
        if player != row.player_id
    )


def placing_at(clock: ClockState, now: datetime) -> SetupPlacing | None:
    """The settlement that is due by a clock that was just changed: its timers are set as the transaction ends."""
    coming = [
        one for one in announcements(clock, ()) if one.at > now and one.notice is not ClockNotice.TIME_UP
    ]
    total = -(-clock.setup // clock.placement_time)
    return SetupPlacing(total - len(coming) + 1, total, coming[0].at) if coming else None


def _placing(uow: UnitOfWork, table: Table, clock: ClockState) -> SetupPlacing | None:
    """Every settlement ends with a timer, so the timers that wait say which one is due: no clock is read here."""
    waiting = uow.timers.waiting(TimerKind.PLACEMENT, table.id)
    if not waiting or clock.ended_at is not None:
        return None
    total = -(-clock.setup // clock.placement_time)
    return SetupPlacing(total - len(waiting) + 1, total, waiting[0].due_at)

"""A bracket that was being played before brackets were stored goes on after the update, to its end."""

from dataclasses import replace

import pytest

from bot.config import Settings
from bot.startup import create_bot
from data.database import Database
from data.unit_of_work import UnitOfWork
from league.brackets import (
    Bracket,
    BracketOptions,
    BracketStage,
    MatchResult,
    Results,
    Status,
    board,
    bracket_for,
    ready,
)
from league.event import EventStatus, Pairing
from league.ids import PlayerId, ResultId, RoundId, TableId
from league.reporting import ReportedResult, ReportKind, ReportState
from league.round import Round, RoundStatus, Table, TableStatus
from league.seating.chance import Chance
from tests.support.league_builder import NOW
from tests.support.tournament import Arena, arena, assert_counted_again, facts
from usecases.bracket.adopt import adopt_brackets
from usecases.round.publish import PublishRound, publish_round

SEED = 11


def old_rounds(made: Arena, pairing: Pairing, rounds: int, players: int) -> None:
    """So many rounds as they were seated before: one a round of the bracket, the first with its byes."""
    drawn = Chance(SEED).shuffled(tuple(PlayerId(number) for number in range(1, players + 1)))
    bracket = bracket_for(pairing, BracketOptions(), drawn)
    assert isinstance(bracket, Bracket)
    results: Results = ()
    for number in range(1, rounds + 1):
        due = ready(bracket, results)
        first = [s for s in board(bracket, ()) if s.match.round == 1 and s.match.stage is BracketStage.MAIN]
        byes = [s.players for s in first if s.status is Status.BYE] if number == 1 else []
        made.league.change(lambda uow: seat(uow, made, number, [*(s.players for s in due), *byes]))  # noqa: B023 - at once
        results = (*results, *(MatchResult(s.match.id, min(s.players)) for s in due))
    made.league.change(lambda uow: uow.events.save(replace(made.league.event, status=EventStatus.RUNNING)))


def seat(uow: UnitOfWork, made: Arena, number: int, seats: list[tuple[PlayerId, ...]]) -> None:
    """A finished round, in which the lower number has won everywhere."""
    row = uow.rounds.add(
        Round(RoundId(0), made.league.event.id, number, status=RoundStatus.FINISHED, seed=SEED)
    )
    for place, players in enumerate(seats, 1):
        table = uow.tables.add(
            Table(TableId(0), made.league.event.id, row.id, place, players, TableStatus.FINAL)
        )
        kind = ReportKind.REPORT if len(players) > 1 else ReportKind.BYE
        raw = tuple(7 if player == min(players) else 3 for player in players)
        result = ReportedResult(
            ResultId(0), table.id, 1, kind, ReportState.FINAL, players, raw, False, min(players), 0, NOW
        )
        uow.results.add(result)


@pytest.mark.parametrize(
    ("pairing", "players", "rounds", "lives"),
    [
        (Pairing.SINGLE_ELIMINATION, 8, 1, 1),
        (Pairing.SINGLE_ELIMINATION, 6, 2, 1),
        (Pairing.DOUBLE_ELIMINATION, 4, 2, 2),
        (Pairing.DOUBLE_ELIMINATION, 8, 3, 2),
    ],
)
def test_an_old_bracket_goes_on_to_its_end(
    database: Database, pairing: Pairing, players: int, rounds: int, lives: int
) -> None:
    made = arena(database, players, pairing)
    old_rounds(made, pairing, rounds, players)
    before = {frozenset(seats): winner for seats, winner in facts(made) if len(seats) > 1}
    adopted = made.league.change(lambda uow: adopt_brackets(uow, lambda: NOW))
    assert [event.id for event in adopted] == [made.league.event_id]
    drawn = made.drawn()
    assert drawn is not None
    assert {frozenset(result.players): result.winner for result in drawn.results} == before
    while made.open_tables():
        made.report(made.open_tables()[0], made.open_tables()[0].seats[0], made.league.judge())
    assert_counted_again(made, lives)


def test_a_bracket_is_adopted_once(database: Database) -> None:
    made = arena(database, 4, Pairing.SINGLE_ELIMINATION)
    old_rounds(made, Pairing.SINGLE_ELIMINATION, 1, 4)
    assert made.league.change(lambda uow: adopt_brackets(uow, lambda: NOW))
    assert made.league.change(lambda uow: adopt_brackets(uow, lambda: NOW)) == ()


def test_whoever_left_between_two_old_rounds_gives_the_match_away(database: Database) -> None:
    made = arena(database, 4, Pairing.SINGLE_ELIMINATION)
    old_rounds(made, Pairing.SINGLE_ELIMINATION, 1, 4)
    made.leave_or_return()
    (gone,) = made.gone
    made.league.change(lambda uow: adopt_brackets(uow, lambda: NOW))
    drawn = made.drawn()
    assert drawn is not None
    final = [result for result in drawn.results if gone in result.players and result.winner != gone]
    assert len(final) == 1


def test_the_bot_adopts_it_when_it_starts(database: Database) -> None:
    made = arena(database, 4, Pairing.SINGLE_ELIMINATION)
    old_rounds(made, Pairing.SINGLE_ELIMINATION, 1, 4)
    url = database.url.render_as_string(hide_password=False)
    create_bot(Settings(database_url=url, _env_file=None), now=lambda: NOW)
    (final,) = made.open_tables()
    assert final.number == 3


@pytest.mark.parametrize("played", [0, 1])
def test_what_was_only_planned_is_drawn_again(database: Database, played: int) -> None:
    """A round of tables beside the bracket, or in its place, could be published."""
    made = arena(database, 4, Pairing.SINGLE_ELIMINATION)
    if played:
        old_rounds(made, Pairing.SINGLE_ELIMINATION, 1, 4)

    def plan(uow: UnitOfWork) -> None:
        row = uow.rounds.add(Round(RoundId(0), made.league.event.id, played + 1, seed=SEED))
        seats = (PlayerId(1), PlayerId(2))
        uow.tables.add(Table(TableId(0), made.league.event.id, row.id, 1, seats))

    made.league.change(plan)
    made.league.change(lambda uow: adopt_brackets(uow, lambda: NOW))
    command = PublishRound(made.league.organizer(), made.league.event_id)
    assert made.league.do(publish_round, command).code == "no-round-planned"
    if not played:
        made.seat()
        made.publish()
    made.play_bracket()
    assert_counted_again(made, 1)

"""The record of a stored game: who may read it when, and that it holds what was played."""

from data.database import Database
from engine.catan import game as catan
from engine.catan.events import Rolled, Stolen
from league.ids import GameId
from league.refusal import Refusal
from tests.support.game_table import GameTable, game_table
from usecases.play.judge import JudgeGame, end_game
from usecases.play.report import GameReport, Replay, ReportQuestion, finished_game, game_report
from usecases.play.states import events_of
from usecases.play.undo import UndoMoves, undo_moves


def record(table: GameTable) -> Replay | Refusal:
    """What `/game replay` is told."""
    found: Replay | Refusal = table.read(lambda uow: finished_game(table.game_id, uow))
    return found


def report(table: GameTable, *, judge: bool) -> GameReport | Refusal:
    """What `/game report` is told."""
    question = ReportQuestion(table.caller(900, judge=judge), table.game_id)
    found: GameReport | Refusal = table.read(lambda uow: game_report(question, uow))
    return found


def code(outcome: object) -> str:
    return outcome.code if isinstance(outcome, Refusal) else ""


def test_the_record_of_a_running_game_stays_closed(database: Database) -> None:
    table = game_table(database, people=2)
    assert code(record(table)) == "game-still-running"
    assert code(table.read(lambda uow: finished_game(GameId(999), uow))) == "game-no-such-game"


def test_a_game_that_was_played_out_verifies_from_its_stored_events(database: Database) -> None:
    table = game_table(database, people=1)
    table.play_on()
    found = record(table)
    assert isinstance(found, Replay)
    assert found.fault is None
    assert len(found.log.events) == table.game.events
    assert found.report.names == tuple(seat.name for seat in table.seats)


def test_a_game_whose_moves_a_judge_took_back_still_verifies(database: Database) -> None:
    table = game_table(database, people=4)
    while table.state.turn.number < 12:
        seat = catan.to_act(table.state)[0]
        table.play(table.user_of(seat), table.choice(seat))
    taken = table.do(undo_moves, UndoMoves(table.caller(900, judge=True), table.game_id, 3))
    assert not isinstance(taken, Refusal)
    table.do(end_game, JudgeGame(table.caller(900, judge=True), table.game_id))
    found = record(table)
    assert isinstance(found, Replay)
    assert found.fault is None


def test_only_a_judge_reads_the_report_and_it_counts_what_happened(database: Database) -> None:
    table = game_table(database, people=1)
    assert code(report(table, judge=False)) == "game-needs-judge"
    table.play_on()
    found = report(table, judge=True)
    assert isinstance(found, GameReport)
    events = table.read(lambda uow: events_of(table.game, uow.game_events.since(table.game_id, 0)))
    assert len(found.facts.rolls) == sum(isinstance(event, Rolled) for event in events)
    assert sum(map(sum, found.facts.robbed)) == sum(isinstance(event, Stolen) for event in events)
    assert found.facts.result is not None

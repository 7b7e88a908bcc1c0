"""The start: words are closed first, then Discord numbers a message, and only then is anything drawn."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from data.database import Database
from data.game_records import GameEvent, GameStatus
from data.records import Delivery, Destination, Notice
from engine.catan.__main__ import app
from engine.catan.rules import CATAN
from engine.log import Log, write_log
from league.ids import GameId
from league.refusal import Refusal
from tests.support.game_table import GameTable, in_order, set_up
from usecases.play.judge import JudgeGame, end_game, pause_game
from usecases.play.lobby import JoinGame, LeaveGame, join_game, leave_game
from usecases.play.move import PlayMove, play_move
from usecases.play.open_game import NewGame, new_game
from usecases.play.report import finished_game

MESSAGE = 1_300_000_000_000_000_000


@pytest.fixture
def starting(database: Database) -> GameTable:
    """Three people have come and said their words; no message has been sent yet."""
    set_up(database)
    table = GameTable(database, GameId(0))
    table.game_id = table.do(
        new_game,
        NewGame(table.caller(101), in_order(3), 50, in_thread=False, kind="catan", seats=3, word="a"),
    ).id
    for user, word in ((102, "b"), (103, "c")):
        table.do(join_game, JoinGame(table.caller(user), table.game_id, word))
    return table


def stored(table: GameTable) -> tuple[GameEvent, ...]:
    found: tuple[GameEvent, ...] = table.read(lambda uow: uow.game_events.since(table.game_id, 0))
    return found


def test_nothing_is_drawn_before_the_starting_message_has_its_number(starting: GameTable) -> None:
    assert starting.game.status is GameStatus.STARTING
    assert stored(starting) == ()
    (notice,) = starting.read(lambda uow: uow.outbox.notices.find(text="game-starts"))
    assert (notice.place, notice.subject) == (Destination.GAME, starting.game_id)


def verified(log: Log[Any, Any], file: Path) -> dict[str, object]:
    """What the command line says of a game's record; nothing where it refuses it."""
    file.write_text(write_log(CATAN.rules, log), encoding="utf-8")
    said = CliRunner().invoke(app, ["verify", str(file)])
    return dict(json.loads(said.output)) if said.exit_code == 0 else {}


def test_the_number_of_the_message_is_stored_and_decides_seats_island_and_dice(
    starting: GameTable, tmp_path: Path
) -> None:
    starting.begin(MESSAGE)
    begun = starting.game
    assert (begun.status, begun.start) == (GameStatus.PLAYING, MESSAGE)
    starting.do(end_game, JudgeGame(starting.caller(9, judge=True), starting.game_id))
    replay = starting.read(lambda uow: finished_game(starting.game_id, uow))
    assert replay.fault is None
    said = verified(replay.log, tmp_path / "game.json")
    assert (said["start"], said["start_sent_at"]) == (str(MESSAGE), "2024-10-27T07:35:52.832000+00:00")
    for other in (MESSAGE + 1, 0):
        fairness = replace(replay.log.fairness, start=other)
        assert not verified(replace(replay.log, fairness=fairness), tmp_path / "game.json")


def test_a_second_message_changes_nothing(starting: GameTable) -> None:
    starting.begin(MESSAGE)
    before = (starting.game, stored(starting))
    starting.begin(MESSAGE + 1)
    assert (starting.game, stored(starting)) == before


def code(outcome: object) -> str:
    assert isinstance(outcome, Refusal), outcome
    return outcome.code


def test_while_the_message_is_on_its_way_nobody_comes_leaves_or_plays(starting: GameTable) -> None:
    one, number = starting.caller(102), starting.game_id
    assert code(starting.do(leave_game, LeaveGame(one, GameId(number)))) == "game-not-open"
    assert (
        code(starting.do(join_game, JoinGame(starting.caller(104), GameId(number), "d"))) == "game-not-open"
    )
    assert code(starting.do(play_move, PlayMove(one, GameId(number), 0, "roll"))) == "game-starting"
    assert (
        code(starting.do(pause_game, JudgeGame(starting.caller(9, judge=True), GameId(number))))
        == "game-starting"
    )
    assert [seat.word for seat in starting.seats] == ["a", "b", "c"]


def test_a_game_that_is_called_off_meanwhile_does_not_begin(starting: GameTable) -> None:
    starting.do(end_game, JudgeGame(starting.caller(9, judge=True), starting.game_id))
    assert starting.game.status is GameStatus.CALLED_OFF
    starting.begin(MESSAGE)
    assert starting.game.status is GameStatus.CALLED_OFF
    assert stored(starting) == ()


def test_who_leaves_before_the_greeting_is_sent_is_not_greeted_unless_they_come_back(
    database: Database,
) -> None:
    set_up(database)
    table = GameTable(database, GameId(0))
    new = NewGame(table.caller(101), in_order(4), channel_id=50, in_thread=False, kind="catan", seats=4)
    table.game_id = table.do(new_game, new).id

    def greeting() -> Delivery:
        found: tuple[Notice, ...] = table.read(
            lambda uow: uow.outbox.notices.find(text="game-welcome", subject=102)
        )
        return found[0].state

    for deed, command, stands in (
        (join_game, JoinGame, Delivery.PENDING),
        (leave_game, LeaveGame, Delivery.WITHDRAWN),
        (join_game, JoinGame, Delivery.PENDING),
    ):
        table.do(deed, command(table.caller(102), table.game_id))
        assert greeting() is stands
    table.do(leave_game, LeaveGame(table.caller(101), table.game_id))
    assert greeting() is Delivery.WITHDRAWN

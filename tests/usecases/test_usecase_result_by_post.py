"""A table whose game is played by post: the bot counts it, a judge alone may decide otherwise."""

from dataclasses import replace

import pytest

from bot.ui.notices import notice_reply
from data.database import Database
from data.game_records import GameStatus, PostGame
from data.transaction import read
from league.ids import GameId, PlayerId
from league.refusal import Refusal
from league.round import Table, TableStatus
from tests.support.game_table import CATAN_OPTIONS
from tests.support.league_builder import GUILD, NOW, League, league
from usecases.play.open_game import NewGame, new_game
from usecases.result.correct import Corrected
from usecases.result.report import Reported
from usecases.result.walkover import GiveWalkover, give_walkover
from usecases.show.report_form import BeginReport, FormQuestion, ResultForm, begin_report, report_form

SCORES = {1: 10, 2: 2, 3: 2, 4: 2}


def by_post(database: Database, status: GameStatus = GameStatus.PLAYING) -> tuple[League, Table]:
    """A league table with a game by post in channel 55."""
    made = league(database, 4)
    (table,) = made.round(1, ((1, 2, 3, 4),))
    game = PostGame(
        GameId(0),
        GUILD,
        55,
        1001,
        NOW,
        "00" * 32,
        "",
        kind="catan",
        rules_version=2,
        options=CATAN_OPTIONS,
        seats=4,
        status=status,
        opened_for=table.id,
        table_id=table.id,
    )
    made.change(lambda uow: uow.games.add(game))
    return made, table


@pytest.mark.parametrize("status", [GameStatus.OPEN, GameStatus.PLAYING, GameStatus.PAUSED])
def test_no_score_is_typed_while_the_bot_counts_the_game(database: Database, status: GameStatus) -> None:
    made, table = by_post(database, status)
    for who in (made.player(1), made.judge()):
        refused = made.report(table, SCORES, by=who)
        assert isinstance(refused, Refusal)
        assert refused.code == "table-plays-by-post"
        assert refused.params == {"game": 1, "channel": "55"}
    form = read(database, lambda uow: report_form(FormQuestion(made.player(1), table.id), uow))
    assert isinstance(form, Refusal)
    assert form.code == "table-plays-by-post"
    now = read(database, lambda uow: uow.tables.require(table.id))
    assert now.status is TableStatus.PLAYING


def test_a_judge_decides_otherwise_with_a_reason(database: Database) -> None:
    made, table = by_post(database)
    refused = made.do(begin_report, BeginReport(made.player(1), table.id, "I want to"))
    assert isinstance(refused, Refusal)
    assert refused.code == "needs-judge"
    begun = made.do(begin_report, BeginReport(made.judge(), table.id, "played on at the club"))
    assert isinstance(begun, ResultForm)
    done = made.report(table, SCORES)
    assert isinstance(done, Reported)
    assert done.final
    assert done.standing.result.reason == "played on at the club"
    lines = read(database, lambda uow: uow.journal.lines(GUILD, made.event_id, 5))
    assert lines[0].action == "result-ruled"


def test_no_walkover_is_given_over_a_game_that_is_played_without_a_reason(database: Database) -> None:
    made, table = by_post(database)
    for winner in (PlayerId(1), PlayerId(0)):
        refused = made.do(give_walkover, GiveWalkover(made.judge(), table.id, winner))
        assert isinstance(refused, Refusal)
        assert refused.code == "table-plays-by-post"
    reason = "the others are gone for weeks"
    given = made.do(give_walkover, GiveWalkover(made.judge(), table.id, PlayerId(1), reason))
    assert isinstance(given, Corrected)
    assert given.standing.result.reason == reason


def game_of(made: League) -> PostGame:
    return read(made.database, lambda uow: uow.games.require(GameId(1)))


@pytest.mark.parametrize("walkover", [True, False])
def test_a_game_whose_table_a_judge_has_decided_is_held(database: Database, *, walkover: bool) -> None:
    made, table = by_post(database)
    if walkover:
        assert isinstance(
            made.do(give_walkover, GiveWalkover(made.judge(), table.id, PlayerId(1), "gone for weeks")),
            Corrected,
        )
    else:
        made.do(begin_report, BeginReport(made.judge(), table.id, "played on at the club"))
        assert isinstance(made.report(table, SCORES), Reported)
    assert (game_of(made).table_id, game_of(made).status) == (table.id, GameStatus.PAUSED)
    (told,) = read(made.database, lambda uow: uow.outbox.notices.find(text="game-decided"))
    assert "#1" in notice_reply(told, "ja").content


def test_a_game_that_waits_for_players_at_a_decided_table_is_called_off(database: Database) -> None:
    made, table = by_post(database, GameStatus.OPEN)
    made.do(give_walkover, GiveWalkover(made.judge(), table.id, PlayerId(1), "the others never came"))
    assert game_of(made).status is GameStatus.CALLED_OFF


def test_no_game_by_post_is_opened_at_a_table_whose_result_waits_to_be_confirmed(database: Database) -> None:
    made = league(database, 4)
    (table,) = made.round(1, ((1, 2, 3, 4),))
    assert isinstance(made.report(table, SCORES, by=made.player(1)), Reported)
    refused = made.do(
        new_game,
        NewGame(made.player(2), b"s" * 32, 50, in_thread=False, kind="catan", seats=4, table_id=table.id),
    )
    assert isinstance(refused, Refusal)
    assert refused.code == "game-table-taken"


@pytest.mark.parametrize("status", [GameStatus.CALLED_OFF, GameStatus.OVER])
def test_after_the_game_the_table_is_reported_as_usual(database: Database, status: GameStatus) -> None:
    made, table = by_post(database, status)
    assert isinstance(made.report(replace(table), SCORES), Reported)

"""Whoever plays a game by post does not judge it; what is cited for it is in force in its league."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from data.database import Database
from data.game_records import GameSeat, SeatState
from league.ids import GameId, GameSeatId
from league.refusal import Refusal
from tests.support.backgammon_table import match_table
from tests.support.game_table import game_table
from tests.support.league_builder import JUDGE_ROLE
from tests.usecases.test_usecase_result_by_post import by_post
from usecases.play.judge import JudgeGame, pause_game
from usecases.play.undo import UndoMoves, undo_moves

GAME = GameId(1)
DEEDS: dict[str, Callable[[Any], tuple[Any, Any]]] = {
    "undo": lambda who: (undo_moves, UndoMoves(who, GAME, 1)),
    "pause": lambda who: (pause_game, JudgeGame(who, GAME)),
}


@pytest.mark.parametrize("deed", DEEDS)
@pytest.mark.parametrize("table_of", [game_table, match_table])
def test_between_friends_no_document_is_cited(
    database: Database, table_of: Callable[[Database], Any], deed: str
) -> None:
    table = table_of(database)
    judge = table.caller(table.user_of(0), judge=True)
    assert table.do(*DEEDS[deed](judge)) == Refusal("game-judge-plays", params={"game": GAME})


@pytest.mark.parametrize("deed", DEEDS)
@pytest.mark.parametrize(
    ("profile", "section"),
    [("catan-japan", "cjp/judge-not-play"), ("catan-world", None), ("catan-germany", None)],
)
def test_in_a_league_its_own_document_is_cited__cjp_judge_not_play(
    database: Database, profile: str, section: str | None, deed: str
) -> None:
    made, _ = by_post(database)
    made.change(lambda uow: uow.events.save(replace(uow.events.require(made.event_id), profile=profile)))
    made.change(lambda uow: uow.game_seats.add(GameSeat(GameSeatId(0), GAME, 0, SeatState.TAKEN, 1001, "A")))
    refused = made.do(*DEEDS[deed](made.caller(1001, JUDGE_ROLE)))
    assert refused == Refusal("game-judge-plays", section, {"game": GAME})

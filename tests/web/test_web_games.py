"""A finished game by post on its event's page: turn by turn with board, log and proof; nothing of it before the end."""

from data.database import Database
from data.transaction import write
from engine.catan.state import CatanState
from league.refusal import Refusal
from tests.support.game_table import GameTable, game_table
from tests.support.league_builder import League, league
from tests.support.wording import says
from tests.web.site import on_web, visited
from usecases.play.judge import JudgeGame, end_game


def in_the_league(database: Database) -> tuple[League, GameTable]:
    """A league's table that is played by post: the game has begun, some turns are played."""
    table = game_table(database)
    table.until_main(lambda state: True if _turns(state) >= 2 else None)
    made = league(database, 4)
    (seated,) = made.round(1, ((1, 2, 3, 4),))
    write(
        database,
        lambda uow: uow.games.change(
            uow.games.require(table.game_id), table_id=seated.id, opened_for=seated.id
        ),
        lambda _: True,
    )
    return made, table


def _turns(state: CatanState) -> int:
    return state.turn.number


async def test_a_running_game_is_on_no_page(database: Database) -> None:
    made, table = in_the_league(database)
    async with visited(made) as visitor:
        path = f"{on_web(made)}/game/{table.game_id}"
        for place in (path, f"{path}/0", f"{path}/proof", f"{path}/record.json"):
            assert await visitor.status(place) == 404, place
        page = await visitor.read(f"{on_web(made)}/round/1")
        assert "/game/" not in page
        assert says(page, "web-status-by-post")


async def test_a_finished_game_is_gone_through_turn_by_turn(database: Database) -> None:
    made, table = in_the_league(database)
    ended = table.do(end_game, JudgeGame(table.caller(900, judge=True), table.game_id))
    assert not isinstance(ended, Refusal)
    async with visited(made) as visitor:
        event = on_web(made)
        path = f"{event}/game/{table.game_id}"
        assert f'href="{path}"' in await visitor.read(f"{event}/round/1")
        first = await visitor.read(f"{path}/0")
        last = await visitor.read(path)
        assert says(first, "web-game-turn", turn=1)
        assert first != last
        assert "Player 101" in first
        assert '<svg class="board-drawn"' in first
        assert "<script>" not in first.partition("<svg")[2].partition("</svg>")[0]
        proof = await visitor.seen(f"{path}/proof")
        assert table.game.commitment in proof
        assert table.game.secret in proof
        assert await visitor.status(f"{path}/9999") == 404
        record = await (await visitor.get(f"{path}/record.json")).json()
        assert record["fairness"]["commitment"] == table.game.commitment


async def test_a_game_of_another_event_is_not_here(database: Database) -> None:
    made, table = in_the_league(database)
    table.do(end_game, JudgeGame(table.caller(900, judge=True), table.game_id))
    write(
        database,
        lambda uow: uow.games.change(uow.games.require(table.game_id), table_id=0),
        lambda _: True,
    )
    async with visited(made) as visitor:
        assert await visitor.status(f"{on_web(made)}/game/{table.game_id}") == 404

"""A finished game of Rivals on its event's page: turn by turn with both principalities and the proof, no hand."""

from data.database import Database
from data.transaction import write
from engine.rivals.cards import CARDS
from league.refusal import Refusal
from tests.support.league_builder import league
from tests.support.rivals_post import post_table, state_of, until
from tests.support.wording import says
from tests.web.site import on_web, visited
from usecases.play.player_actions import ResignSeat, resign


async def test_a_finished_game_of_rivals_is_gone_through_turn_by_turn(database: Database) -> None:
    table = post_table(database)
    until(table, lambda state: state.turn.number == 3 and not state.agenda)
    held = state_of(table).hands
    ended = table.do(resign, ResignSeat(table.caller(101), table.game_id))
    assert not isinstance(ended, Refusal)
    made = league(database, 4)
    (seated,) = made.round(1, ((1, 2, 3, 4),))
    write(
        database,
        lambda uow: uow.games.change(
            uow.games.require(table.game_id), table_id=seated.id, opened_for=seated.id
        ),
        lambda _: True,
    )
    async with visited(made) as visitor:
        path = f"{on_web(made)}/game/{table.game_id}"
        first, last = await visitor.read(f"{path}/0"), await visitor.read(path)
        assert says(first, "web-game-turn", turn=1)
        assert says(last, "rivals-log-resigned")
        assert not any(CARDS[card].en in first for hand in held for card in hand if CARDS[card].is_action)
        assert '<svg class="board-drawn"' in first
        assert table.game.secret in await visitor.seen(f"{path}/proof")

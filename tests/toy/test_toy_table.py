"""The toy at a league's table, and a match that is given up."""

from typing import Any

from data.game_records import GameStatus
from league.ids import GameId
from tests.support.game_night import GameNight, controls_of
from tests.support.night import Night, ids_of, last, said
from tests.support.rounds import published, tables
from tests.support.wording import says
from tests.toy.play import board_of, state_of


async def test_a_match_of_a_league_s_table_counts_there_as_it_was_played(evening: Night) -> None:
    await published(evening, 4, profile="rivals", pairing="round-robin")
    table = tables(evening)[0]
    users: Any = evening.read(lambda uow: [uow.people.require(player).user_id for player in table.seats])
    first, second = (next(one for one in evening.players if one.id == user) for user in users)
    assert "⛔" not in said(await evening.run(first, "duel new", table=table.id))
    assert "⛔" in said(await evening.run(second, "catan new", table=table.id))
    assert "⛔" not in said(await evening.run(second, "game join", game=1))
    duel = GameNight(evening, GameId(1))
    assert [seat.user_id for seat in duel.seats] == users
    while duel.game.status is GameStatus.PLAYING:
        state = state_of(duel)
        duel.play(state.game % 2, "stake 2")
        for seat, hand in enumerate(state.hands):
            duel.play(seat, f"choose {max(hand)}")
    found: Any = evening.read(lambda uow: uow.results.find(table_id=table.id))
    (result,) = found
    assert result.raw == state_of(duel).points
    assert result.final_at is not None


async def test_who_gives_up_a_match_of_two_loses_it_after_a_question(duel: GameNight) -> None:
    asked = await duel.night.run(duel.who(0), "game resign", game=1)
    assert says(said(asked), "game-resign-sure-ends", game=1)
    await duel.who(0).click(last(asked), custom_id=ids_of(last(asked))[0])
    await duel.rest()
    assert duel.game.status is GameStatus.OVER
    shown = str(board_of(duel).embeds[0].description)
    assert says(shown, "game-over-resigned", name=duel.seats[1].name, others=duel.seats[0].name)
    assert controls_of(board_of(duel))

"""A game that a judge holds: what its players can do meanwhile."""

from dataclasses import replace

from data.transaction import write
from tests.support.game_faults import rolling
from tests.support.night import Night, ids_of, said, shown
from tests.support.wording import says


async def test_whoever_was_away_says_in_a_held_game_with_one_click_that_they_are_here(night: Night) -> None:
    table = await rolling(night)
    seat = table.seats[0]
    database = night.bot.bot_context.database
    write(database, lambda uow: uow.game_seats.save(replace(seat, autopilot=True, misses=2)), lambda _: True)
    await night.run(night.judge, "game pause", game=table.number)
    await table.rest()
    board = next(one for one in night.hall.history() if f"game-resume:{table.number}:0" in ids_of(one))
    assert "autopilot" in shown(board)
    answer = await night.click(table.who(0), board, "game-turn")
    assert says(said(answer), "game-panel-paused")
    assert not table.seats[0].autopilot
    await table.rest()
    board = next(one for one in night.hall.history() if f"game-resume:{table.number}:0" in ids_of(one))
    assert "autopilot" not in shown(board)
    assert f"game-turn:{table.number}:0" not in ids_of(board)


async def test_a_held_game_names_no_deadline_to_its_players(night: Night) -> None:
    table = await rolling(night)
    seat = table.state.turn.player
    asked = await night.run(table.who(seat), "game show", game=table.number)
    assert "<t:" in said(asked)
    await night.run(night.judge, "game pause", game=table.number)
    for player in range(4):
        answer = said(await night.run(table.who(player), "game show", game=table.number))
        assert says(answer, "game-panel-paused")
        assert "<t:" not in answer

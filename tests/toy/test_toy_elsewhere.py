"""What the bot tells of a game besides playing it: rating, record and help know the toy as they know Catan."""

from typing import Any

from data.game_records import GameStatus
from tests.support.game_night import GameNight
from tests.support.night import Night, ids_of, last, said
from tests.toy.play import play_game, state_of
from usecases.show.ratings import POST, RatingQuestion, rating_lists


async def test_a_finished_game_is_rated_and_stands_in_its_players_records(duel: GameNight) -> None:
    assert "⛔" in said(await duel.night.run(duel.who(0), "me record"))
    while duel.game.status is GameStatus.PLAYING:
        await play_game(duel)
    for seat in (0, 1):
        assert "Duel" in said(await duel.night.run(duel.who(seat), "me record"))
    question = RatingQuestion(duel.caller(0), "duel")
    lists: Any = duel.night.read(lambda uow: rating_lists(question, uow))
    (rated,) = lists
    assert (rated.game, rated.rule) == ("duel", POST)
    assert rated.lines[0].person.name == duel.seats[state_of(duel).winner or 0].name


async def test_the_help_leads_to_the_page_of_every_game_that_is_seated(evening: Night) -> None:
    shown = await evening.run(evening.players[0], "help")
    turned = await evening.players[0].click(last(shown), custom_id=ids_of(last(shown))[-1])
    assert "the higher wins the stake" in said(turned)

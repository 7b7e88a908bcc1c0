"""Rivals by post on the simulated Discord: opened, played by its controls, ended."""

import pytest

from data.game_records import GameStatus
from tests.support.night import Night, said, shown
from tests.support.rivals_night import a_game


@pytest.mark.slow  # a whole game by its controls: make games-short
@pytest.mark.parametrize("language", ["ja", "en"])
async def test_two_people_play_an_introductory_game_to_its_end_by_its_controls(
    night: Night, language: str
) -> None:
    night.locales.set(night.players[0].id, language)
    game = await a_game(night, night.players[1])
    await game.play_out()
    assert game.game.status is GameStatus.OVER
    answer = said(await night.run(night.players[0], "game replay", game=game.number))
    assert "✅" in answer
    board = next(post for post in night.posts("hall") if f"#{game.number}" in shown(post))
    assert "🏆" in shown(board)


@pytest.mark.slow  # a whole game against the house
@pytest.mark.parametrize(("set_", "language"), [("gold", "ja"), ("turmoil", "en"), ("progress", "ja")])
async def test_a_theme_game_against_the_house_is_played_to_its_end(
    night: Night, set_: str, language: str
) -> None:
    night.locales.set(night.players[0].id, language)
    game = await a_game(night, house=True, set=set_)
    await game.play_out()
    assert game.game.status is GameStatus.OVER
    assert "✅" in said(await night.run(night.players[0], "game replay", game=game.number))

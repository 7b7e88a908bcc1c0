"""Rivals by post on the simulated Discord: opened, played by its controls, ended."""

import pytest

from data.game_records import GameStatus
from league.ids import GameId
from tests.support.game_night import GameNight, at_once, choice_of, controls_of
from tests.support.night import Night, last, said, shown
from tests.support.reading import raw_words
from tests.support.rivals_night import a_game
from tests.support.wording import says


async def test_the_lobby_names_the_cards_the_goal_and_the_reading_and_the_board_shows_both(
    night: Night,
) -> None:
    game = await a_game(night, night.players[1], set="turmoil", preset="document")
    board = next(post for post in night.posts("hall") if f"#{game.number}" in shown(post))
    assert "2/12" in shown(board)
    assert any(file.filename.endswith(".png") for file in board.attachments)


async def test_a_restart_between_two_taps_loses_nothing(night: Night) -> None:
    game = await a_game(night, night.players[1])
    for _ in range(4):
        seat = next(each.seat for each in game.table.agenda[0]) if game.table.agenda else game.table.turn.seat
        await game.play(seat)
        await night.env.advance_time(31)
    before = game.table
    await night.restart()
    assert game.table == before
    seat = next(each.seat for each in before.agenda[0]) if before.agenda else before.turn.seat
    await game.play(seat)
    assert game.table != before


async def test_a_second_click_on_the_same_button_changes_nothing(night: Night) -> None:
    game = await a_game(night, night.players[1])
    table = GameNight(night, GameId(game.number))
    letter = next(one for one in reversed(table.direct(0)) if controls_of(one))
    pressed = (choice_of(letter, "stack 2") or ("",))[0]
    await at_once(night, (table.who(0), letter, pressed), (table.who(0), letter, pressed))
    assert len(game.table.hands[0]) == 3
    assert game.table.hands[1] == ()


async def test_a_players_controls_in_other_hands_and_of_long_ago_do_nothing(
    night: Night,
) -> None:
    """The opponent, a judge and a stranger send the clicks of seat 0; then seat 0 sends its first one again."""
    game = await a_game(night, night.players[1])
    table = GameNight(night, GameId(game.number))
    letter = next(one for one in reversed(table.direct(0)) if controls_of(one))
    first = choice_of(letter, "stack 2") or ("",)
    for other in (table.who(1), night.judge, night.outsider):
        await at_once(night, (other, letter, *first))
        assert game.table.hands == ((), ())
    await game.tap(0, "stack 2")
    await game.tap(1, "stack 1")
    await night.env.advance_time(31)
    before = game.table
    newest = next(one for one in reversed(table.direct(0)) if controls_of(one))
    for control in controls_of(newest):
        for other in (table.who(1), night.judge, night.outsider):
            await at_once(night, (other, newest, control))
    await at_once(night, (table.who(0), letter, *first))
    assert game.table == before


@pytest.mark.parametrize(
    ("name", "locale"), [("倉庫", "ja"), ("Storehouse", "en-US"), ("Lagerstätte", "en-US")]
)
async def test_any_card_is_shown_by_its_name_in_three_languages(night: Night, name: str, locale: str) -> None:
    night.locales.set(night.players[0].id, locale)
    answer = said(await night.run(night.players[0], "rivals card", name=name))
    assert "Storehouse" in answer
    assert "倉庫" in answer
    assert "🪵🐑" in answer


async def test_a_card_that_is_none_is_refused_with_what_to_do(night: Night) -> None:
    answer = said(await night.run(night.players[0], "rivals card", name="Junkyard"))
    assert "⛔" in answer
    assert "Junkyard" in answer


async def test_the_hand_is_shown_to_its_player_with_what_its_cards_do(night: Night) -> None:
    game = await a_game(night, night.players[1])
    await game.tap(0, "stack 0")
    await game.tap(1, "stack 1") if game.table.agenda else None
    await night.env.advance_time(31)
    await game.tap(0, "?cards")
    assert says("\n".join(raw_words(game.letter(0))), "rivals-panel-cards-title")


async def test_after_the_end_luck_is_told(night: Night) -> None:
    game = await a_game(night, night.players[1])
    for _ in range(12):
        seat = next(each.seat for each in game.table.agenda[0]) if game.table.agenda else game.table.turn.seat
        await game.play(seat)
        await night.env.advance_time(31)
    assert "⛔" in said(await night.run(night.players[0], "game analysis", game=game.number))
    resigning = await night.run(night.players[1], "game resign", game=game.number)
    await night.click(night.players[1], last(resigning), "game-resign")
    assert says(
        said(await night.run(night.players[0], "game analysis", game=game.number)), "rivals-analysis-player"
    )


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
@pytest.mark.parametrize(
    ("language", "set_"), [("ja", "gold"), ("en", "turmoil"), ("ja", "progress"), ("en", "duel")]
)
async def test_a_theme_game_against_the_house_is_played_to_its_end(
    night: Night, set_: str, language: str
) -> None:
    night.locales.set(night.players[0].id, language)
    game = await a_game(night, house=True, set=set_)
    await game.play_out()
    assert game.game.status is GameStatus.OVER
    assert "✅" in said(await night.run(night.players[0], "game replay", game=game.number))

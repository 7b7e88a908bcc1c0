"""Regulations may give all tables of a round one island: the game that begins first draws it for the others."""

from typing import cast

import pytest
from typer.testing import CliRunner

from bot.ui.play import board_post
from data.database import Database
from data.game_records import GameStatus, PostGame
from engine.catan.__main__ import app
from engine.catan.board import Layout
from engine.catan.options import CatanOptions, RoundIsland
from engine.catan.record_codecs import read_options, write_options
from league.round import RoundStatus, Table
from tests.support.league_builder import NOW, League, league
from tests.support.wording import says
from usecases.play.commit import end_by_time
from usecases.play.lobby import JoinGame, join_game
from usecases.play.open_game import NewGame, new_game
from usecases.play.registry import options_of
from usecases.play.report import Replay, finished_game
from usecases.play.show import board_view
from usecases.play.start import begin_game
from usecases.play.states import STATES

SAME = 'base = "catan-japan"\nname = "one-island"\nsame_board = true\n'
SEATS = ([1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11])


def event(database: Database, toml: str = SAME) -> League:
    """An event of eleven players by these regulations."""
    STATES._seen.clear()
    return league(database, 11, profile="one-island", profile_toml=toml)


def opened(made: League, table: Table, secret: bytes) -> PostGame:
    """The game of a table with all its players, who wait for its beginning."""
    command = NewGame(
        made.player(table.seats[0]), secret, 50, in_thread=False, kind="catan", seats=4, table_id=table.id
    )
    game: PostGame = made.do(new_game, command)
    for player in table.seats[1:]:
        made.do(join_game, JoinGame(made.player(player), game.id))
    return game


def begun(made: League, game: PostGame) -> PostGame:
    """It begins, with the number of a message of its own."""
    found: PostGame = made.change(lambda uow: begin_game(game.id, 1000 + game.id, NOW, uow))
    return found


def island(made: League, game: PostGame) -> Layout:
    """What a game is played on."""
    layout: Layout = made.change(lambda uow: STATES.of(uow.games.require(game.id), uow)).board.layout
    return layout


def checked(made: League, game: PostGame) -> Replay:
    """The check of a game that is ended by time."""
    made.change(lambda uow: end_by_time(uow, uow.games.require(game.id), NOW))
    replay: Replay = made.change(lambda uow: finished_game(game.id, uow))
    return replay


def test_all_tables_of_a_round_play_on_the_island_of_the_first_that_begins(database: Database) -> None:
    made = event(database)
    tables = made.round(1, SEATS)
    games = [opened(made, table, bytes([number]) * 32) for number, table in enumerate(tables)]
    first, later, small = begun(made, games[1]), begun(made, games[0]), begun(made, games[2])
    assert cast("CatanOptions", options_of(first)).island == RoundIsland()
    for game in (later, small):
        assert cast("CatanOptions", options_of(game)).island == RoundIsland(first.id, island(made, first))
        assert island(made, game) == island(made, first)


def test_another_round_has_an_island_of_its_own_and_so_has_each_table_without_the_rule(
    database: Database,
) -> None:
    made = event(database)
    (one,), (two,) = made.round(1, SEATS[:1]), made.round(2, SEATS[:1])
    first, other = (begun(made, opened(made, table, bytes([table.id]) * 32)) for table in (one, two))
    assert cast("CatanOptions", options_of(other)).island == RoundIsland()
    assert island(made, first) != island(made, other)


def test_a_restart_and_a_publication_given_again_keep_the_island(database: Database) -> None:
    made = event(database)
    tables = made.round(1, SEATS[:2])
    first, later = (opened(made, table, bytes([table.id]) * 32) for table in tables)
    begun(made, first)
    STATES._seen.clear()
    for status in (RoundStatus.PLANNED, RoundStatus.RUNNING):
        row = made.change(lambda uow: uow.rounds.require(tables[0].round_id))
        made.change(lambda uow, row=row, status=status: uow.rounds.change(row, status=status))
    assert island(made, begun(made, later)) == island(made, first)


def test_without_the_rule_each_table_draws(database: Database) -> None:
    made = event(database, SAME.replace("true", "false"))
    games = [begun(made, opened(made, table, bytes([table.id]) * 32)) for table in made.round(1, SEATS[:2])]
    assert [cast("CatanOptions", options_of(game)).island for game in games] == [None, None]
    assert island(made, games[0]) != island(made, games[1])


def test_the_proof_of_every_table_holds_and_an_exchanged_island_is_found(database: Database) -> None:
    made = event(database)
    games = [begun(made, opened(made, table, bytes([table.id]) * 32)) for table in made.round(1, SEATS)]
    assert [checked(made, game).fault for game in games[:2]] == [None, None]
    later = made.change(lambda uow: uow.games.require(games[2].id))
    made.change(lambda uow: uow.games.change(later, options=games[2].options.replace('game": 1', 'game": 2')))
    fault = checked(made, games[2]).fault
    assert fault is not None
    assert fault.code == "bad-head"


def test_the_command_line_compares_the_islands_of_two_files(database: Database, tmp_path: object) -> None:
    made = event(database)
    games = [begun(made, opened(made, table, bytes([table.id]) * 32)) for table in made.round(1, SEATS[:2])]
    files = []
    for game in games:
        file = tmp_path / f"{game.id}.json"  # type: ignore[operator]
        file.write_text(checked(made, game).json, encoding="utf-8")
        files.append(str(file))
    run = CliRunner()
    assert "--first" in run.invoke(app, ["verify", files[1]]).output
    assert "as game 1 drew it" in run.invoke(app, ["verify", files[1], "--first", files[0]]).output
    refused = run.invoke(app, ["verify", files[1], "--first", files[1]])
    assert (refused.exit_code, "bad-dice" in refused.output) == (1, True)


@pytest.mark.parametrize("status", [GameStatus.PLAYING, GameStatus.OVER])
def test_the_board_says_whose_island_it_is_in_both_languages(database: Database, status: GameStatus) -> None:
    made = event(database)
    games = [begun(made, opened(made, table, bytes([table.id]) * 32)) for table in made.round(1, SEATS[:2])]
    if status is GameStatus.OVER:
        for game in games:
            checked(made, game)
    first, later = (made.change(lambda uow, game=game: board_view(game.id, uow)) for game in games)
    assert says(str(board_post.render(first, "en").embeds[0].description), "catan-island-drawn")
    assert says(str(board_post.render(later, "en").embeds[0].description), "catan-island-taken", game=1)
    assert says(
        str(board_post.render(later, "ja").embeds[0].description), "catan-island-taken", language="ja", game=1
    )


def test_what_is_stored_of_the_island_is_read_again_or_refused(database: Database) -> None:
    made = event(database)
    (table,) = made.round(1, SEATS[:1])
    layout = island(made, begun(made, opened(made, table, b"s" * 32)))
    for kept in (RoundIsland(), RoundIsland(7, layout)):
        options = CatanOptions(island=kept)
        assert read_options(write_options(options)) == options
    whole = write_options(CatanOptions(island=RoundIsland(7, layout)))
    for broken in (
        7,
        {"game": 7},
        {"game": 0, "layout": whole["island"]["layout"]},
        {"game": 7, "layout": None},
    ):
        with pytest.raises((ValueError, TypeError)):
            read_options(whole | {"island": broken})

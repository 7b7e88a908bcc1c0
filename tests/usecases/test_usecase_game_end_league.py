"""Play by post: the end of a league's game says what it means in the league, to each of its players."""

from bot.i18n import Language
from bot.ui.notices import notice_reply
from bot.ui.web_links import pages_stand_at
from data.database import Database
from data.game_records import PostGame
from data.records import Notice, Visibility
from league.ids import EventId
from tests.support.league_builder import NOW, League, league
from usecases.event.page import show_on_web
from usecases.play.commit import end_by_time
from usecases.play.lobby import JoinGame, join_game
from usecases.play.open_game import NewGame, new_game
from usecases.play.start import begin_game
from usecases.play.states import STATES


def ended(
    database: Database,
    visibility: Visibility = Visibility.PUBLIC,
    *,
    hidden: bool = False,
    reported: bool = False,
) -> tuple[League, PostGame]:
    """A league's table whose game by post has ended by time; `reported`: it had a result before."""
    STATES._seen.clear()
    made = league(database, 4, hidden=hidden)
    (table,) = made.round(1, [[1, 2, 3, 4]])
    made.change(lambda uow: show_on_web(uow, EventId(made.event_id), visibility))
    command = NewGame(
        made.player(1), b"s" * 32, 50, in_thread=False, kind="catan", seats=4, table_id=table.id
    )
    game: PostGame = made.do(new_game, command)
    for player in (2, 3, 4):
        made.do(join_game, JoinGame(made.player(player), game.id))
    made.change(lambda uow: begin_game(game.id, 7, NOW, uow))
    if reported:
        made.change(lambda uow: uow.tables.change(uow.tables.require(table.id), seats=table.seats[:3]))
    made.change(lambda uow: end_by_time(uow, uow.games.require(game.id), NOW))
    return made, game


def told(made: League, player: int, language: Language = "en") -> str:
    """What a player is told of the end."""
    (notice,) = made.change(
        lambda uow: uow.outbox.notices.find(text="game-own-over-league", subject=1000 + player)
    )
    assert isinstance(notice, Notice)
    pages_stand_at("https://league.example")
    try:
        return notice_reply(notice, language).content
    finally:
        pages_stand_at("")


def test_result_place_and_page_stand_in_the_private_message(database: Database) -> None:
    made, game = ended(database)
    for player in range(1, 5):
        said = told(made, player)
        assert "Result of round 1, table 1: 0 points are recorded for you" in said
        assert "Cup: you are in place 1 of 4" in said
        assert f"/game/{game.id}" in said
    assert "4人中1位です" in told(made, 1, "ja")


def test_a_page_that_nobody_finds_is_not_named(database: Database) -> None:
    made, _ = ended(database, Visibility.OFF)
    assert "https" not in told(made, 1)
    assert "you are in place" in told(made, 1)


def test_hidden_standings_stay_hidden_and_so_does_the_page(database: Database) -> None:
    made, _ = ended(database, hidden=True)
    assert "recorded for you" in told(made, 1)
    assert "in place" not in told(made, 1)
    assert "https" not in told(made, 1)


def test_a_result_that_the_table_does_not_take_is_the_judges(database: Database) -> None:
    made, _ = ended(database, reported=True)
    assert "judges look at the result" in told(made, 1)
    assert "recorded for you" not in told(made, 1)

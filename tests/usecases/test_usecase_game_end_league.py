"""Play by post: the end of a league's game says what it means in the league, to each of its players."""

from bot.i18n import Language, refusal_text
from bot.ui.notices import notice_reply
from bot.ui.web_links import pages_stand_at
from data.database import Database
from data.game_records import PostGame
from data.records import Notice, Visibility
from data.unit_of_work import UnitOfWork
from league.ids import EventId, TableId
from league.refusal import Refusal
from tests.support.league_builder import NOW, League, league
from tests.support.wording import says
from usecases.event.page import show_on_web
from usecases.play.commit import end_by_time
from usecases.play.end_look import EndLook, look_at_end
from usecases.play.judge import JudgeGame
from usecases.play.lobby import JoinGame, join_game
from usecases.play.open_game import NewGame, new_game
from usecases.play.start import begin_game
from usecases.play.states import STATES


def begun(database: Database, *, hidden: bool = False) -> tuple[League, PostGame]:
    """A league's table whose game by post is being played."""
    STATES._seen.clear()
    made = league(database, 4, hidden=hidden)
    (table,) = made.round(1, [[1, 2, 3, 4]])
    command = NewGame(
        made.player(1), b"s" * 32, 50, in_thread=False, kind="catan", seats=4, table_id=table.id
    )
    game: PostGame = made.do(new_game, command)
    for player in (2, 3, 4):
        made.do(join_game, JoinGame(made.player(player), game.id))
    made.change(lambda uow: begin_game(game.id, 7, NOW, uow))
    return made, game


def with_three(made: League, game: PostGame) -> None:
    """A seat of the league's table is taken away."""

    def change(uow: UnitOfWork) -> None:
        table = uow.tables.require(TableId(game.table_id))
        uow.tables.change(table, seats=table.seats[:3])

    made.change(change)


def ended(
    database: Database,
    visibility: Visibility = Visibility.PUBLIC,
    *,
    hidden: bool = False,
    reported: bool = False,
) -> tuple[League, PostGame]:
    """A league's table whose game by post has ended by time; `reported`: it had a result before."""
    made, game = begun(database, hidden=hidden)
    made.change(lambda uow: show_on_web(uow, EventId(made.event_id), visibility))
    if reported:
        with_three(made, game)
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


def looked(made: League, game: PostGame) -> EndLook:
    """What a judge sees before the game is ended."""
    found = made.change(lambda uow: look_at_end(JudgeGame(made.judge(), game.id), uow))
    assert isinstance(found, EndLook)
    return found


def test_a_table_that_has_other_seats_by_now_is_named_before_the_end(database: Database) -> None:
    made, game = begun(database)
    assert looked(made, game).not_entered is None
    with_three(made, game)
    found = looked(made, game)
    assert found.not_entered == Refusal("game-other-seats", params={"round": 1, "table": 1})
    assert says(refusal_text("en", found.not_entered), "refusal-game-other-seats", round=1, table=1)
    assert says(refusal_text("ja", found.not_entered), "table-place", language="ja")


def test_result_place_and_page_stand_in_the_private_message(database: Database) -> None:
    made, game = ended(database)
    for player in range(1, 5):
        said = told(made, player)
        assert says(said, "game-own-league-result", round=1, table=1, points=0)
        assert says(said, "game-own-league-place", place=1, players=4)
        assert f"/game/{game.id}" in said
    assert says(told(made, 1, "ja"), "game-own-league-place", language="ja")


def test_a_page_that_nobody_finds_is_not_named(database: Database) -> None:
    made, _ = ended(database, Visibility.OFF)
    assert "https" not in told(made, 1)
    assert says(told(made, 1), "game-own-league-place")


def test_hidden_standings_stay_hidden_and_so_does_the_page(database: Database) -> None:
    made, _ = ended(database, hidden=True)
    assert says(told(made, 1), "game-own-league-result")
    assert not says(told(made, 1), "game-own-league-place")
    assert "https" not in told(made, 1)


def test_a_result_that_the_table_does_not_take_is_the_judges(database: Database) -> None:
    made, _ = ended(database, reported=True)
    assert says(told(made, 1), "game-own-league-open")
    assert not says(told(made, 1), "game-own-league-result")

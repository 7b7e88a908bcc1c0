"""A bracket whose matches are played by post: after a correction the game of the wrong players is found, and let go."""

from data.database import Database
from data.game_records import GameStatus
from data.records import Visibility
from league.by_post import HeldFor
from league.event import Pairing
from league.ids import GameId, TableId
from league.round import Table, TableStatus
from tests.support.game_table import GameTable, in_order
from tests.support.league_builder import GUILD, NOW
from tests.support.tournament import Arena, arena
from usecases.bracket.void import VoidMatches, void_matches
from usecases.event.page import show_on_web
from usecases.play.lobby import JoinGame, join_game
from usecases.play.open_game import NewGame, new_game
from usecases.result.correct import CorrectResult, correct_result
from usecases.result.walkover import GiveWalkover, give_walkover
from usecases.show.page.rounds import RoundAsked, RoundPage, round_page
from usecases.signup.own_entry import OwnEntry, leave_event
from usecases.undo.find import Undo
from usecases.undo.take_back import Undone, undo


def semi_finals(database: Database) -> tuple[Arena, Table]:
    """Four players, both semi-finals decided; the first of them."""
    made = arena(database, 4, Pairing.SINGLE_ELIMINATION)
    made.seat()
    made.publish()
    tables = made.open_tables()
    for table in tables:
        made.report(table, table.seats[0], made.league.judge())
    return made, tables[0]


def by_post(made: Arena, table: Table, *, begun: bool = True) -> GameTable:
    """The table's game by post."""
    post = GameTable(made.league.database, GameId(0), NOW, server=GUILD)
    first, second = (post.caller(1000 + player) for player in table.seats)
    opened = made.done(
        new_game,
        NewGame(
            first, in_order(2), channel_id=50, in_thread=False, kind="rivals", seats=2, table_id=table.id
        ),
    )
    post.game_id = opened.id
    if begun:
        made.done(join_game, JoinGame(second, opened.id))
        post.begin()
    return post


def turned_round(made: Arena, semi: Table) -> None:
    """The semi-final was misheard: the other player goes on."""
    typed = made.typed(semi, semi.seats[1])
    made.done(correct_result, CorrectResult(made.league.judge(), semi.id, typed, "misheard"))


def void(made: Arena) -> None:
    """A judge voids what falls."""
    drawn = made.drawn()
    assert drawn is not None
    made.done(void_matches, VoidMatches(made.league.judge(), drawn.draw.id))


def test_a_game_by_post_of_the_wrong_players_falls_and_is_let_go_until_that_is_undone(
    database: Database,
) -> None:
    made, semi = semi_finals(database)
    (final,) = made.open_tables()
    post = by_post(made, final)
    turned_round(made, semi)
    assert made.read(lambda uow: len(uow.outbox.notices.find(text="notice-matches-fall"))) == 1
    void(made)
    (again,) = made.open_tables()
    assert (again.id, set(again.seats)) == (final.id, {semi.seats[1], *final.seats} - {semi.seats[0]})
    assert (post.game.table_id, post.game.status) == (0, GameStatus.PLAYING)
    assert made.read(lambda uow: len(uow.outbox.notices.find(text="game-voided"))) == 1
    assert isinstance(made.done(undo, Undo(made.league.organizer(), made.league.event_id)), Undone)
    assert post.game.table_id == final.id
    assert made.open_tables() == [made.read(lambda uow: uow.tables.require(final.id))]
    assert set(made.open_tables()[0].seats) == set(final.seats)


def test_a_voided_match_that_is_played_anew_by_post_is_not_brought_back(database: Database) -> None:
    made, semi = semi_finals(database)
    (final,) = made.open_tables()
    by_post(made, final)
    turned_round(made, semi)
    void(made)
    by_post(made, made.open_tables()[0])
    refused = made.league.do(undo, Undo(made.league.organizer(), made.league.event_id))
    assert (refused.code, refused.params["what"]) == ("undo-stands", "game")


def test_a_game_that_was_called_off_keeps_nobody_at_the_table(database: Database) -> None:
    made, semi = semi_finals(database)
    (final,) = made.open_tables()
    post = by_post(made, final, begun=False)
    made.league.change(lambda uow: uow.games.change(post.game, status=GameStatus.CALLED_OFF))
    turned_round(made, semi)
    assert semi.seats[1] in made.open_tables()[0].seats


def games_on_the_page(made: Arena) -> dict[TableId, int]:
    """Which games are linked as those of which matches."""
    page: RoundPage = made.read(lambda uow: round_page(RoundAsked(uow.pages.find()[0].key), uow))
    return {table: played.game for table, played in page.games.items()}


def test_a_voided_match_has_no_finished_game_on_its_page_until_that_is_undone(database: Database) -> None:
    made, semi = semi_finals(database)
    made.league.change(lambda uow: show_on_web(uow, made.league.event_id, Visibility.PUBLIC))
    (final,) = made.open_tables()
    post = by_post(made, final)
    made.league.change(lambda uow: uow.games.change(post.game, status=GameStatus.OVER))
    made.report(final, semi.seats[0], made.league.judge())
    assert games_on_the_page(made) == {final.id: post.game_id}
    stamp = made.read(lambda uow: uow.stamps.event_pages(made.league.event_id))
    turned_round(made, semi)
    void(made)
    assert games_on_the_page(made) == {}
    assert made.read(lambda uow: uow.stamps.event_pages(made.league.event_id)) != stamp
    assert isinstance(made.done(undo, Undo(made.league.organizer(), made.league.event_id)), Undone)
    assert games_on_the_page(made) == {final.id: post.game_id}


def test_a_lobby_stays_called_off_where_the_bracket_decides_its_match_at_once_again(
    database: Database,
) -> None:
    made = arena(database, 4, Pairing.SINGLE_ELIMINATION)
    made.seat()
    made.publish()
    table = made.open_tables()[0]
    post = by_post(made, table, begun=False)
    stays, leaves = table.seats
    made.done(give_walkover, GiveWalkover(made.league.judge(), table.id, stays, "did not come"))
    (walkover, *_) = made.read(lambda uow: uow.journal.lines(GUILD, made.league.event_id, 1))
    assert post.game.status is GameStatus.CALLED_OFF
    made.done(leave_event, OwnEntry(post.caller(1000 + leaves), made.league.event_id))
    made.done(undo, Undo(made.league.organizer(), made.league.event_id, walkover.id))
    assert made.read(lambda uow: uow.tables.require(table.id)).status is TableStatus.FINAL
    assert (post.game.status, post.game.held_for) == (GameStatus.CALLED_OFF, HeldFor.OFF)

"""A league's matches by post: length and rules of the event, results at once, a bracket to its champion."""

import pytest

from data.database import Database
from data.game_records import GameStatus, PostGame
from engine.backgammon.options import MatchOptions, Resigning
from league.event import Pairing
from league.ids import GameId
from league.refusal import Refusal
from league.reporting import ReportState
from league.results import TableEnding
from league.round import Table, TableStatus
from tests.support.backgammon_table import play_out, state_of
from tests.support.bracket_over import bracket_over
from tests.support.game_table import GameTable, in_order
from tests.support.game_time import run_out
from tests.support.league_builder import GUILD, NOW
from tests.support.tournament import Arena, arena
from usecases.play.lobby import JoinGame, join_game
from usecases.play.open_game import NewGame, new_game
from usecases.play.player_actions import ResignSeat, resign
from usecases.play.registry import options_of
from usecases.result.scored import ended_word


def cup(
    database: Database, players: int = 2, points: int = 1, pairing: Pairing = Pairing.SINGLE_ELIMINATION
) -> Arena:
    """A knock-out under the association's rules, its first round published."""
    made = arena(database, players, pairing, profile="backgammon-jba", match_points=points)
    made.seat()
    made.publish()
    return made


def by_post(made: Arena, table: Table, kind: str = "backgammon", reserve: int = 12) -> GameTable | Refusal:
    """The table's two players open their match and sit down."""
    users = [1000 + player for player in table.seats]
    post = GameTable(made.league.database, GameId(0), NOW, server=GUILD)
    opened = post.do(
        new_game,
        NewGame(
            post.caller(users[0]), in_order(2), channel_id=50, in_thread=False, kind=kind, seats=2,
            reserve=reserve, table_id=table.id,
        ),
    )  # fmt: skip
    if isinstance(opened, Refusal):
        return opened
    post.game_id = opened.id
    joined = post.do(join_game, JoinGame(post.caller(users[1]), opened.id))
    assert isinstance(joined, PostGame), joined
    post.begin()
    return post


def opened(made: Arena, table: Table) -> GameTable:
    """The same, which is not refused."""
    post = by_post(made, table)
    assert isinstance(post, GameTable), post
    return post


def test_the_event_decides_the_length_and_that_games_in_contact_are_played_on__jbl_4_6(
    database: Database,
) -> None:
    made = cup(database, points=7)
    post = opened(made, made.open_tables()[0])
    assert options_of(post.game) == MatchOptions(7, Resigning.RACE)
    assert post.seats[0].reserve == 7 * 12 * 3600


def test_a_table_of_another_game_is_refused(database: Database) -> None:
    made = cup(database)
    refused = by_post(made, made.open_tables()[0], kind="catan")
    assert isinstance(refused, Refusal)
    assert refused.code == "game-other-kind"


def test_a_match_played_out_is_the_tables_result_gammons_and_all(database: Database) -> None:
    made = cup(database)
    (table,) = made.open_tables()
    post = opened(made, table)
    play_out(post)
    result = made.results(table)
    assert result.state is ReportState.FINAL
    assert result.raw == state_of(post).score
    assert result.winner == table.seats[state_of(post).winner]


@pytest.mark.parametrize("how", ["resigned", "flag"])
def test_who_gives_up_or_loses_on_time_has_lost_the_leagues_match(database: Database, how: str) -> None:
    made = cup(database, points=3)
    (table,) = made.open_tables()
    post = opened(made, table)
    if how == "resigned":
        loser = table.seats[0]
        post.do(resign, ResignSeat(post.caller(1000 + loser), post.game_id))
    else:
        loser = table.seats[run_out(post)]
    assert post.game.status is GameStatus.OVER
    result = made.results(table)
    assert result.winner == next(player for player in table.seats if player != loser)
    assert ended_word(result) == (TableEnding.RETIRED if how == "resigned" else TableEnding.TIME).value


@pytest.mark.slow  # fifteen matches: make brackets
def test_a_double_elimination_of_eight_is_played_by_post_to_its_champion(database: Database) -> None:
    made = cup(database, players=8, points=3, pairing=Pairing.DOUBLE_ELIMINATION)
    matches = 0
    while waiting := made.open_tables():
        post = opened(made, waiting[0])
        if matches % 3 == 0:
            play_out(post)
        elif matches % 3 == 1:
            run_out(post)
        else:
            post.do(resign, ResignSeat(post.caller(1000 + waiting[0].seats[0]), post.game_id))
        matches += 1
        now = made.read(lambda uow, table=waiting[0]: uow.tables.require(table.id))
        assert now.status is TableStatus.FINAL
    drawn = made.drawn()
    assert drawn is not None
    assert bracket_over(drawn.states)
    assert matches in {14, 15}

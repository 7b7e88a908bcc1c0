"""Games by post have a rating list of their own: who came in where, people only, oldest game first."""

from itertools import product

from bot.ui.me import record_reply
from bot.ui.ratings import ratings_reply
from data.database import Database
from data.game_records import GameStatus
from engine.protocol import Ending, Outcome
from league.ids import PlayerId
from league.ratings import rate_places
from league.refusal import Refusal
from league.regulations import GameKey
from tests.support.backgammon_table import match_table, until
from tests.support.game_table import GUILD, GameTable, game_table
from tests.support.wording import says
from usecases.play.ending import places_of
from usecases.play.judge import JudgeGame, end_game
from usecases.play.player_actions import ResignSeat, resign
from usecases.settings.data import ForgetMe, Forgotten, forget_me
from usecases.show.post_ratings import post_ratings
from usecases.show.ratings import POST, RatingList, RatingQuestion, rating_lists
from usecases.show.record import PlayerHistory, RecordQuestion, player_record


def ended(database: Database, people: int = 4) -> GameTable:
    """A game that a judge has ended by time after some turns."""
    table = game_table(database, people=people)
    table.until_main(lambda state: True if state.turn.number > 20 else None)
    done = table.do(end_game, JudgeGame(table.caller(900, judge=True), table.game_id))
    assert not isinstance(done, Refusal)
    return table


def rated(table: GameTable) -> dict[PlayerId, float]:
    found = table.read(lambda uow: post_ratings(uow, GUILD, GameKey.CATAN))
    return {player: one.ordinal for player, one in found.items()}


def test_a_finished_game_rates_its_players_by_their_places(database: Database) -> None:
    table = ended(database)
    places = {PlayerId(seat.user_id): seat.place for seat in table.seats}
    ratings = rated(table)
    assert set(ratings) == set(places) == {101, 102, 103, 104}
    assert min(places.values()) == 1
    for (one, place), (other, behind) in product(places.items(), repeat=2):
        assert (ratings[one] > ratings[other]) == (place < behind)
    assert ratings == {player: one.ordinal for player, one in rate_places([sorted(places.items())]).items()}


def test_the_list_and_the_record_show_it_to_whoever_is_in_no_event(database: Database) -> None:
    table = ended(database)
    lists = table.read(lambda uow: rating_lists(RatingQuestion(table.caller(101), GameKey.CATAN), uow))
    assert isinstance(lists, tuple)
    (found,) = lists
    assert isinstance(found, RatingList)
    assert (found.rule, [line.games for line in found.lines]) == (POST, [1] * 4)
    assert says(str(ratings_reply(lists, "en").embeds[0].title), "ratings-title-post")
    record = table.read(lambda uow: player_record(RecordQuestion(table.caller(101)), uow))
    assert isinstance(record, PlayerHistory)
    assert record.person.name == "Player 101"
    assert says(str(record_reply(record, "ja").embeds[0].description), "me-record-post", language="ja")
    stranger = table.read(lambda uow: player_record(RecordQuestion(table.caller(555)), uow))
    assert stranger == Refusal("no-record")


def test_games_that_run_and_games_with_bots_alone_rate_nobody(database: Database) -> None:
    assert rated(game_table(database, people=4)) == {}
    assert rated(ended(database, people=1)) == {}


def test_the_second_game_goes_on_from_the_first(database: Database) -> None:
    first = ended(database)
    before = rated(first)
    second = ended(database)
    games = second.read(lambda uow: post_ratings(uow, GUILD, GameKey.CATAN))
    assert {one.games for one in games.values()} == {2}
    assert rated(second) != before


def test_whoever_is_forgotten_leaves_the_others_what_they_won_and_is_on_no_list(database: Database) -> None:
    table = ended(database, people=2)
    before = rated(table)
    assert isinstance(table.do(forget_me, ForgetMe(table.caller(102))), Forgotten)
    assert rated(table) == {PlayerId(101): before[PlayerId(101)]}
    lists = table.read(lambda uow: rating_lists(RatingQuestion(table.caller(101), GameKey.CATAN), uow))
    assert [line.person.name for line in lists[0].lines] == ["Player 101"]


def test_whoever_resigned_comes_in_behind_everybody(database: Database) -> None:
    table = game_table(database, people=4)
    table.until_main(lambda state: True if state.turn.number > 12 else None)
    table.do(resign, ResignSeat(table.caller(101), table.game_id))
    table.do(end_game, JudgeGame(table.caller(900, judge=True), table.game_id))
    places = {seat.user_id: seat.place for seat in table.seats}
    assert places[101] == 4
    assert max(place for user, place in places.items() if user != 101) < 4


def test_equals_share_a_place_and_a_winner_is_first_with_fewer_points(database: Database) -> None:
    seats = game_table(database, people=4).seats
    outcome = Outcome(Ending.RESIGNED, 3, (7, 5, 7, 4), (7, 5, 7, 4))
    assert places_of(outcome, seats) == (2, 4, 2, 1)


def test_at_time_places_go_by_the_recorded_points_as_in_a_league(database: Database) -> None:
    """Who has eleven and did not declare has won nothing by it: both are recorded with nine."""
    seats = game_table(database, people=4).seats
    outcome = Outcome(Ending.TIME, None, (11, 9, 8, 5), (9, 9, 8, 5))
    assert places_of(outcome, seats) == (1, 1, 3, 4)


def test_a_match_without_a_winner_rates_nobody(database: Database) -> None:
    table = match_table(database)
    until(table, lambda state: sum(state.score) > 0)
    done = table.do(end_game, JudgeGame(table.caller(900, judge=True), table.game_id))
    assert not isinstance(done, Refusal)
    assert table.game.status is GameStatus.OVER
    assert table.read(lambda uow: post_ratings(uow, GUILD, GameKey.BACKGAMMON)) == {}


def test_a_match_that_was_won_rates_both(database: Database) -> None:
    table = match_table(database)
    assert not isinstance(table.do(resign, ResignSeat(table.caller(101), table.game_id)), Refusal)
    found = table.read(lambda uow: post_ratings(uow, GUILD, GameKey.BACKGAMMON))
    assert found[PlayerId(102)].ordinal > found[PlayerId(101)].ordinal

"""Play by post: the end is told to every player with the own place, and a rematch is one press away."""

from datetime import UTC, datetime, timedelta

from bot.ui.notices import notice_reply
from bot.ui.play import board_post
from data.database import Database
from data.game_records import GameSeat, GameStatus, PostGame, SeatState
from data.records import Notice
from engine.catan import game as catan
from league.ids import GameId, GameSeatId
from league.refusal import Refusal
from tests.support.game_table import GameTable, game_table
from tests.support.wording import says
from usecases.play.end_look import EndLook, look_at_end
from usecases.play.ending import longest_wait
from usecases.play.judge import JudgeGame, end_game
from usecases.play.lobby import JoinGame, LeaveGame, join_game, leave_game
from usecases.play.rematch import Rematch, rematch
from usecases.play.show import board_view


def ended(database: Database, people: int = 4) -> GameTable:
    """A game that a judge has ended by time after some turns."""
    table = game_table(database, people=people)
    table.until_main(lambda state: True if state.turn.number > 20 else None)
    table.now += timedelta(hours=5)
    done = table.do(end_game, JudgeGame(table.caller(900, judge=True), table.game_id))
    assert not isinstance(done, Refusal)
    return table


def told(table: GameTable, user: int) -> Notice:
    """The private message about the end."""
    (found,) = table.read(lambda uow: uow.outbox.notices.find(text="game-own-over", subject=user))
    assert isinstance(found, Notice)
    return found


def again(table: GameTable, user: int, guild: int | None = None) -> PostGame | Refusal:
    """A player presses "rematch"."""
    caller = table.caller(user, guild=guild)
    done: PostGame | Refusal = table.do(rematch, Rematch(caller, table.game_id, bytes(range(32))))
    return done


def test_every_player_is_told_the_own_place_with_buttons_for_what_comes_next(database: Database) -> None:
    table = ended(database)
    for user in range(101, 105):
        notice = told(table, user)
        reply = notice_reply(notice, "en")
        assert says(reply.content, "game-own-over", seats=4)
        assert says(reply.content, "game-own-over")
        assert says(reply.content, "game-own-over-time")
        assert notice.buttons == (f"game-rematch:{table.game_id}:0", f"game-replay:{table.game_id}:0")
        assert reply.view is not None


def test_the_boards_end_shows_points_by_kind_cards_and_dice(database: Database) -> None:
    table = ended(database)
    view = table.read(lambda uow: board_view(table.game_id, uow))
    shown = str(board_post.render(view, "en").embeds[0].description)
    assert shown.count("VP = 🏠") == 4
    assert shown.count("drew ") == 4
    assert says(shown, "catan-end-dice")


def test_the_longest_wait_is_that_of_whoever_moved_after_it() -> None:
    at = datetime(2026, 3, 2, tzinfo=UTC)
    seats = (
        GameSeat(GameSeatId(1), GameId(1), 0, name="Haruka"),
        GameSeat(GameSeatId(2), GameId(1), 1, name="Ken"),
    )
    moments = (
        (0, at),
        (1, at + timedelta(hours=7)),
        (-1, at + timedelta(hours=30)),
        (0, at + timedelta(hours=31)),
    )
    assert longest_wait(moments, seats) == ("Ken", 7)


def test_the_first_who_presses_opens_the_rematch_and_the_others_take_their_seats(database: Database) -> None:
    table = ended(database)
    opened = again(table, 102)
    assert isinstance(opened, PostGame)
    assert opened.options == table.game.options
    assert opened.turn_hours == table.game.turn_hours
    for user in (101, 103, 104):
        joined = again(table, user)
        assert isinstance(joined, PostGame)
        assert joined.id == opened.id
    begun = table.read(lambda uow: uow.games.require(opened.id))
    assert begun.status is GameStatus.STARTING
    more = again(table, 101)
    assert isinstance(more, PostGame)
    assert more.id == opened.id


def test_bots_come_again_and_a_message_is_as_good_as_the_server(database: Database) -> None:
    table = ended(database, people=2)
    opened = again(table, 101, guild=0)
    assert isinstance(opened, PostGame)
    seats = table.read(lambda uow: uow.game_seats.find(game_id=opened.id))
    assert sorted(str(seat.state) for seat in seats) == sorted(
        map(str, (SeatState.TAKEN, SeatState.INVITED, SeatState.BOT, SeatState.BOT))
    )


def declined(table: GameTable, user: int, game: PostGame) -> None:
    """Who was asked for the rematch gives the seat back."""
    done = table.do(leave_game, LeaveGame(table.caller(user), game.id))
    assert isinstance(done, PostGame), done


def test_a_rematch_that_one_player_has_declined_is_not_opened_twice(database: Database) -> None:
    table = ended(database)
    opened = again(table, 101)
    assert isinstance(opened, PostGame)
    declined(table, 102, opened)
    for user in (101, 103, 104):
        found = again(table, user)
        assert isinstance(found, PostGame)
        assert found.id == opened.id
    changed = again(table, 102)  # who declined has thought again, and the seat is still free
    assert isinstance(changed, PostGame)
    assert (changed.id, changed.status) == (opened.id, GameStatus.STARTING)


def test_whose_declined_seat_is_taken_meanwhile_opens_a_rematch_in_which_the_others_are_asked(
    database: Database,
) -> None:
    table = ended(database, people=2)
    opened = again(table, 101)
    assert isinstance(opened, PostGame)
    declined(table, 102, opened)
    assert isinstance(table.do(join_game, JoinGame(table.caller(105), opened.id)), PostGame)
    another = again(table, 102)
    assert isinstance(another, PostGame)
    assert another.id > opened.id
    accepted = again(table, 101)
    assert isinstance(accepted, PostGame)
    assert accepted.id == another.id


def test_a_rematch_that_is_over_is_followed_by_another(database: Database) -> None:
    table = ended(database, people=2)
    opened = again(table, 101)
    assert isinstance(opened, PostGame)
    again(table, 102)
    old, table.game_id = table.game_id, opened.id
    table.begin()
    assert not isinstance(table.do(end_game, JudgeGame(table.caller(900, judge=True), opened.id)), Refusal)
    assert table.game.status is GameStatus.OVER
    table.game_id = old
    another = again(table, 101)
    assert isinstance(another, PostGame)
    assert another.id > opened.id
    assert another.status is GameStatus.OPEN


def test_a_running_game_and_a_strangers_press_open_nothing(database: Database) -> None:
    table = game_table(database, people=4)
    refused = again(table, 101)
    assert isinstance(refused, Refusal)
    assert refused.code == "game-still-running"
    refused = again(table, 999)
    assert isinstance(refused, Refusal)
    assert refused.code == "game-not-seated"


def test_a_judge_sees_where_the_game_stands_before_it_is_ended_and_ends_just_that(database: Database) -> None:
    table = game_table(database, people=4)
    judge = table.caller(900, judge=True)
    look = table.read(lambda uow: look_at_end(JudgeGame(judge, table.game_id), uow))
    assert isinstance(look, EndLook)
    assert (look.view.seat, look.view.actions, look.not_entered) == (None, (), None)
    seat = catan.to_act(table.state)[0]
    table.play(table.user_of(seat), table.choice(seat))
    gone_on = table.do(end_game, JudgeGame(judge, table.game_id, look.view.stamp))
    assert gone_on == Refusal("game-end-gone-on", params={"game": table.game_id})
    assert table.game.status is GameStatus.PLAYING
    again = table.read(lambda uow: look_at_end(JudgeGame(judge, table.game_id), uow))
    ended = table.do(end_game, JudgeGame(table.caller(900, judge=True), table.game_id, again.view.stamp))
    assert ended.status is GameStatus.OVER


def test_a_judge_who_plays_ends_no_game_that_has_begun(database: Database) -> None:
    table = game_table(database, people=4)
    for use_case in (look_at_end, end_game):
        refused = table.do(use_case, JudgeGame(table.caller(101, judge=True), table.game_id))
        assert refused == Refusal("game-judge-plays", params={"game": table.game_id})
    assert table.game.status is GameStatus.PLAYING

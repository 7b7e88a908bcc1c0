"""Play by post: whoever has resigned and had all data deleted is neither called nor named in a game that goes on."""

from data.database import Database
from data.records import PostKind
from tests.support.game_table import GameTable, game_table
from usecases.play.judge import JudgeGame, end_game
from usecases.play.player_actions import ResignSeat, resign
from usecases.play.undo import UndoMoves, undo_moves
from usecases.settings.data import ForgetMe, Forgotten, forget_me


def without_one(database: Database) -> GameTable:
    """A game of four that goes on without one who is forgotten."""
    table = game_table(database, people=4)
    table.until_main(lambda _: True)
    seat = (table.state.turn.player + 1) % 4
    user = table.user_of(seat)
    table.do(resign, ResignSeat(table.caller(user), table.game_id))
    wanted = board(table)
    assert isinstance(table.do(forget_me, ForgetMe(table.caller(user))), Forgotten)
    assert (table.seats[seat].user_id, table.seats[seat].name) == (0, f"#{seat + 1}")
    assert board(table) > wanted, "the board shows the name no more"
    return table


def board(table: GameTable) -> int:
    """How often the board was wished for."""
    found: int = table.read(
        lambda uow: uow.outbox.posts.first(kind=PostKind.GAME, subject=table.game_id)
    ).wanted
    return found


def called(table: GameTable, text: str) -> tuple[int, ...]:
    """Whom a message in the thread calls."""
    (notice,) = table.read(lambda uow: uow.outbox.notices.find(text=text))
    return tuple(notice.mentions)


def test_the_end_of_a_game_calls_nobody_who_was_forgotten(database: Database) -> None:
    table = without_one(database)
    table.do(end_game, JudgeGame(table.caller(9, judge=True), table.game_id))
    mentions = called(table, "game-over-time")
    assert len(mentions) == 3
    assert 0 not in mentions


def test_an_undo_calls_nobody_who_was_forgotten(database: Database) -> None:
    table = without_one(database)
    table.do(undo_moves, UndoMoves(table.caller(9, judge=True), table.game_id))
    mentions = called(table, "game-undone")
    assert len(mentions) == 3
    assert 0 not in mentions

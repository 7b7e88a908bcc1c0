"""Play by post: who sits where falls by lot when a game begins, and everybody can check it afterwards."""

from collections import Counter
from dataclasses import replace

from data.database import Database
from data.game_records import SeatState
from engine.catan.record import read_log, verify
from engine.catan.state import CatanState
from engine.fairness import ChanceSeed, seating
from engine.protocol import EngineRefusal as RuleRefusal
from engine.protocol import Streams
from tests.support.game_table import GameTable, game_table
from usecases.play.lobby import JoinGame, join_game
from usecases.play.report import Replay, finished_game


def drawn_table(database: Database, number: int) -> GameTable:
    """A game whose secret is not chosen for its seats; 101 has opened it."""
    return game_table(database, people=4, secret=number.to_bytes(32, "big"))


def test_who_opened_a_game_does_not_always_begin__house(database: Database) -> None:
    first = Counter(drawn_table(database, number).user_of(0) for number in range(18))
    assert len(first) == 4
    assert max(first.values()) < 12


def test_everybody_has_one_seat_and_their_own_turns(database: Database) -> None:
    table = drawn_table(database, 3)
    assert sorted(seat.user_id for seat in table.seats) == [101, 102, 103, 104]
    assert sorted(seat.listed for seat in table.seats) == [0, 1, 2, 3]
    assert [seat.user_id for seat in sorted(table.seats, key=lambda seat: seat.listed)] == [
        101,
        102,
        103,
        104,
    ]
    assert [seat.number for seat in table.seats if seat.deadline] == [0]


def test_the_seats_that_were_drawn_are_verified_with_the_dice(database: Database) -> None:
    table = drawn_table(database, 5)
    assert [seat.listed for seat in table.seats] != [0, 1, 2, 3]
    table.play_on()
    found = table.read(lambda uow: finished_game(table.game_id, uow))
    assert isinstance(found, Replay)
    assert found.fault is None
    log = read_log(found.json)
    assert not isinstance(log, RuleRefusal)
    assert log.fairness is not None
    assert log.fairness.seating == tuple(seat.listed for seat in table.seats)
    assert isinstance(verify(log), CatanState)
    for other in ((0, 1, 2, 3), (0, 0, 1, 2), (9, 1, 2, 3)):
        wrong = verify(replace(log, fairness=replace(log.fairness, seating=other)))
        assert isinstance(wrong, RuleRefusal)


def test_the_words_of_the_players_go_into_the_draw() -> None:
    draws = {seating(ChanceSeed(b"s" * 32, ("", "", "", str(word))), Streams.BY_COUNT) for word in range(60)}
    assert len(draws) > 12
    assert {first for first, *_ in draws} == {0, 1, 2, 3}


def test_a_bot_is_called_by_the_number_on_its_pieces(database: Database) -> None:
    tables = [game_table(database, people=1, secret=bytes([number]) * 32) for number in range(8)]
    seats = [seat for table in tables for seat in table.seats if seat.state is SeatState.BOT]
    assert len(seats) == 24
    assert {seat.number for seat in seats} == {0, 1, 2, 3}
    assert all(seat.name == f"Bot {seat.number + 1}" for seat in seats)


def test_nobody_changes_seats_after_the_draw(database: Database) -> None:
    table = drawn_table(database, 7)
    before = [seat.user_id for seat in table.seats]
    table.do(join_game, JoinGame(table.caller(105), table.game_id, "late"))
    assert [seat.user_id for seat in table.seats] == before

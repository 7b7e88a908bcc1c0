"""What is offered where somebody types a game: the newest first, by number or by any player's name."""

from dataclasses import replace

from data.database import Database
from data.game_records import GameSeat, GameStatus, PostGame, SeatState
from data.transaction import write
from data.unit_of_work import UnitOfWork
from league.ids import GameId, GameSeatId
from tests.support.game_table import CATAN_OPTIONS, START, GameTable, set_up
from usecases.caller import Caller
from usecases.play.onlooking import Onlooker
from usecases.play.show import GamesTyped, games_like

ALICE = 1
_NAMES = ("Alice", "桜子", "STRAßE", "")


def store(database: Database, games: int, guild: int = 7) -> GameTable:
    def add(uow: UnitOfWork) -> None:
        for _ in range(games):
            one = uow.games.add(
                PostGame(
                    GameId(0),
                    guild,
                    5,
                    1,
                    START,
                    "00",
                    "c",
                    "catan",
                    2,
                    CATAN_OPTIONS,
                    4,
                    status=GameStatus.PLAYING,
                )
            )
            for number in (2, 0, 3, 1):
                user = ALICE if number == 0 else 0
                uow.game_seats.add(
                    GameSeat(GameSeatId(0), one.id, number, SeatState.TAKEN, user, _NAMES[number])
                )

    set_up(database)
    write(database, add, lambda _: True)
    return GameTable(database, GameId(1))


def offered(table: GameTable, typed: str, guild: int = 7) -> list[tuple[int, str]]:
    caller = Caller(ALICE, "Alice", guild, START)
    found: tuple[tuple[int, str], ...] = table.read(
        lambda uow: games_like(GamesTyped(Onlooker(caller), typed), uow)
    )
    return list(found)


def test_a_game_is_found_by_its_number_and_by_any_name_in_any_case(database: Database) -> None:
    table = store(database, games=2)
    whole = [(2, "#2 Alice, 桜子, STRAßE, …"), (1, "#1 Alice, 桜子, STRAßE, …")]
    for typed in ("", "  aLiCe ", "桜", "strasse", "ALICE, 桜子"):
        assert offered(table, typed) == whole, typed
    assert offered(table, "#1") == whole[1:]
    assert offered(table, "bob") == []


def test_twenty_five_are_offered_the_newest_and_a_number_finds_an_older_one(database: Database) -> None:
    table = store(database, games=120)
    assert [number for number, _ in offered(table, "")] == list(range(120, 95, -1))
    assert [number for number, _ in offered(table, "#7")] == [79, 78, 77, 76, 75, 74, 73, 72, 71, 70, 7]


def test_games_of_other_servers_and_those_called_off_are_not_offered(database: Database) -> None:
    table = store(database, games=2)
    store(database, games=1, guild=8)
    called_off = replace(table.game, status=GameStatus.CALLED_OFF)
    write(database, lambda uow: uow.games.save(called_off), lambda _: True)
    assert [number for number, _ in offered(table, "")] == [2]


def test_in_private_all_games_are_offered_in_which_one_plays(database: Database) -> None:
    table = store(database, games=1)
    store(database, games=1, guild=8)
    assert [number for number, _ in offered(table, "", guild=0)] == [2, 1]
    assert [number for number, _ in offered(table, "#2", guild=0)] == [2]


def test_in_private_messages_ones_own_finished_games_are_offered_too(database: Database) -> None:
    table = store(database, games=3)
    over = replace(table.game, status=GameStatus.OVER)
    write(database, lambda uow: uow.games.save(over), lambda _: True)
    assert [number for number, _ in offered(table, "", guild=0)] == [3, 2, 1]
    stranger = GamesTyped(Onlooker(Caller(55, "", 0, START)), "")
    assert table.read(lambda uow: games_like(stranger, uow)) == ()

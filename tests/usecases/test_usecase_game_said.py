"""What the controls of a game say reaches the deed that it names, from a message and from a page alike."""

import pytest

from data.database import Database
from data.game_records import GameStatus
from engine.catan import game as catan
from league.refusal import Refusal
from tests.support.game_table import GameTable, game_table
from usecases.caller import Caller
from usecases.play.said import SayWords, say_words
from usecases.play.stamps import stamp_of


@pytest.fixture
def table(database: Database) -> GameTable:
    return game_table(database, people=4)


def said(table: GameTable, words: str, seat: int = 0, *, page: bool = False) -> object:
    """What comes of words that the seat's player says, in the server or where no server is."""
    user = table.user_of(seat)
    caller = Caller(user, "", 0, table.now) if page else table.caller(user)
    return table.do(say_words, SayWords(caller, table.game_id, stamp_of(table.game), words))


def on_turn(table: GameTable) -> int:
    clock = table.seen(None).clock
    assert clock is not None
    return clock.seat


@pytest.mark.parametrize("page", [True, False])
def test_an_action_is_played(table: GameTable, *, page: bool) -> None:
    seat, before = on_turn(table), table.game.events
    assert isinstance(said(table, "no action", seat, page=page), Refusal)
    assert table.game.events == before
    assert not isinstance(said(table, catan.format(table.choice(seat)), seat, page=page), Refusal)
    assert table.game.events > before


@pytest.mark.parametrize("page", [True, False])
def test_a_judge_is_called_and_the_own_call_taken_back(table: GameTable, *, page: bool) -> None:
    said(table, "=judge", 1, page=page)
    assert table.game.called_by == table.user_of(1)
    refused = said(table, "=resume", 2, page=page)
    assert isinstance(refused, Refusal)
    assert refused.code == "game-needs-judge"
    said(table, "=resume", 1, page=page)
    assert table.game.status is GameStatus.PLAYING


@pytest.mark.parametrize("page", [True, False])
def test_turns_come_where_it_is_said(table: GameTable, *, page: bool) -> None:
    said(table, "=thread", 1, page=page)
    assert not table.seats[1].by_message
    said(table, "=message", 1, page=page)
    assert table.seats[1].by_message


def test_orders_are_changed_by_the_games_own_words(table: GameTable) -> None:
    refused = said(table, "=orders nothing-of-the-kind", 1)
    assert isinstance(refused, Refusal)
    assert refused.code.startswith("catan-")


@pytest.mark.parametrize("words", ["=", "=nothing", "=dismissed", "=judge2"])
def test_a_wish_that_there_is_not_changes_nothing(table: GameTable, words: str) -> None:
    before = table.game
    refused = said(table, words)
    assert isinstance(refused, Refusal)
    assert refused.code == "game-stale"
    assert table.game == before


@pytest.mark.parametrize("words", ["roll", "=judge", "=thread", "=orders x", "=resume"])
def test_who_does_not_sit_there_says_nothing_and_learns_nothing_from_a_page(
    table: GameTable, words: str
) -> None:
    before = table.game
    stranger = Caller(999, "", 0, table.now)
    codes = {
        outcome.code
        for number in (table.game_id, type(table.game_id)(404))
        if isinstance(outcome := table.do(say_words, SayWords(stranger, number, 1, words)), Refusal)
    }
    assert codes == {"game-no-such-game"}
    assert table.game == before

"""Play by post: what a player is told with the next turn, all that happened since the last one."""

from data.database import Database
from data.game_records import Prompt, PromptKind
from engine.catan.events import DiceTaken, RoadPlaced, SettlementPlaced, TurnEnded
from tests.support.game_table import GameTable, game_table
from usecases.play.show import prompt_view
from usecases.play.views import GameView


def newest_turn(table: GameTable, seat: int) -> tuple[Prompt, GameView]:
    """The seat's last message about a turn, and what it shows."""
    cards = table.read(
        lambda uow: uow.game_cards.newest(1, game_id=table.game_id, seat=seat, kind=PromptKind.TURN)
    )
    seen = table.read(lambda uow: prompt_view(cards[0].id, uow))
    assert isinstance(seen, GameView)
    return cards[0], seen


def play_a_turn(table: GameTable, seat: int) -> None:
    """Sensible moves until another message says that it is this seat's turn."""
    before, _ = newest_turn(table, seat)
    while newest_turn(table, seat)[0].id == before.id:
        table.play(table.user_of(seat), table.choice(seat))


def test_what_bots_did_at_once_after_ones_turn_is_told_with_the_next_one(database: Database) -> None:
    table = game_table(database, people=1)
    for _ in range(3):  # two of them are the set-up
        play_a_turn(table, 0)
    _, seen = newest_turn(table, 0)
    ended = [event.seat for event in seen.news if isinstance(event, TurnEnded)]
    assert ended == [1, 2, 3]
    assert [event.seat for event in seen.news if isinstance(event, DiceTaken)][:3] == [1, 2, 3]


def test_the_set_up_of_the_others_is_told_with_the_second_placement(database: Database) -> None:
    table = game_table(database, people=1)
    play_a_turn(table, 0)
    _, seen = newest_turn(table, 0)
    placed = [event.seat for event in seen.news if isinstance(event, SettlementPlaced)]
    assert placed == [1, 2, 3, 3, 2, 1]


def test_a_turn_that_is_over_tells_only_what_was_done_in_it(database: Database) -> None:
    table = game_table(database, people=1)
    first, _ = newest_turn(table, 0)
    for _ in range(3):
        play_a_turn(table, 0)
    over = table.read(lambda uow: prompt_view(first.id, uow))
    assert isinstance(over, GameView)
    assert [type(event) for event in over.news] == [SettlementPlaced, RoadPlaced]

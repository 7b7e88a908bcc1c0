"""Whoever knows what is rolled next cannot change it: the n-th roll is the n-th, whatever was said or undone before."""

from data.database import Database
from engine.catan.actions import Offer
from engine.catan.events import Offered, Rolled
from league.refusal import Refusal
from tests.support.game_table import GameTable
from tests.usecases.test_usecase_game_orders import events
from tests.usecases.test_usecase_game_trade import offering
from tests.usecases.test_usecase_game_undo import undo

ROLLS = 6


def rolls(table: GameTable) -> list[tuple[int, int]]:
    """What has been rolled and stands."""
    return [(one.first, one.second) for one in events(table) if isinstance(one, Rolled)]


def rolls_to_come(table: GameTable) -> list[tuple[int, int]]:
    """The next rolls in turns in which nobody trades or builds."""
    known = len(rolls(table))
    table.until_main(lambda _: len(rolls(table)) >= known + ROLLS or None)
    return rolls(table)[known : known + ROLLS]


def offered(database: Database) -> tuple[GameTable, int, Offer]:
    """The same game each time: somebody has just made an offer."""
    table, seat, offer, _ = offering(database)
    return table, seat, offer


def test_an_offer_and_its_undo_change_no_later_roll(database: Database) -> None:
    table, seat, _ = offered(database)
    undo(table)  # the offer, and all that was said of it
    expected = rolls_to_come(table)

    again, seat, offer = offered(database)
    for _ in range(3):
        undo(again)
        assert not isinstance(again.play(again.user_of(seat), offer), Refusal)
    assert sum(isinstance(one, Offered) for one in events(again)) == 1
    assert rolls_to_come(again) == expected


def test_a_roll_that_was_undone_is_the_same_when_it_is_made_again(database: Database) -> None:
    table, _, _ = offered(database)
    before = rolls(table)
    expected = rolls_to_come(table)
    while len(rolls(table)) > len(before):
        undo(table)
    assert rolls(table) == before
    assert rolls_to_come(table) == expected

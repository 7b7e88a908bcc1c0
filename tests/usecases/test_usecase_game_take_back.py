"""Play by post: a player takes the own last step back without a judge, where nobody has built on it."""

from data.database import Database
from engine.catan import game as catan
from engine.catan.actions import DeclineOffer, Offer
from engine.catan.phases import SETUP_SETTLEMENT
from engine.catan.state import CatanState
from league.refusal import Refusal
from tests.support.game_table import GameTable, game_table
from tests.support.two_by_post import two_at_table
from usecases.play.move import MoveMade
from usecases.play.take_back import TakeBackOwn, take_back_own

NOTHING = "game-nothing-of-yours"


def back(table: GameTable, user: int) -> MoveMade | Refusal:
    """A player takes back what they did last."""
    done: MoveMade | Refusal = table.do(take_back_own, TakeBackOwn(table.caller(user), table.game_id))
    return done


def code(done: MoveMade | Refusal) -> str:
    """Why it is refused."""
    assert isinstance(done, Refusal), done
    return done.code


def test_the_settlement_just_placed_is_in_hand_again(database: Database) -> None:
    table = game_table(database, people=4)
    seat = table.state.turn.player
    user = table.user_of(seat)
    assert code(back(table, user)) == NOTHING
    table.play(user, table.choice(seat))
    assert table.state.players[seat].settlements != 0
    assert isinstance(back(table, user), MoveMade)
    assert table.state.turn.phase is SETUP_SETTLEMENT
    assert table.state.players[seat].settlements == 0
    assert code(back(table, user)) == NOTHING


def test_the_newest_offer_goes_first_and_an_answer_is_ones_own(database: Database) -> None:
    table = game_table(database, people=4)

    def two_offers(state: CatanState) -> list[Offer] | None:
        offers = [one for one in catan.legal(state, state.turn.player) if isinstance(one, Offer)]
        return offers[:2] if len(offers) > 1 else None

    offers = table.until_main(two_offers)
    player = table.state.turn.player
    for offer in offers:
        assert isinstance(table.play(table.user_of(player), offer), MoveMade)
    rival = (player + 1) % 4
    assert isinstance(table.play(table.user_of(rival), DeclineOffer(1)), MoveMade)
    assert isinstance(back(table, table.user_of(rival)), MoveMade)
    assert table.state.turn.offers[0].answers[rival] is None
    assert isinstance(back(table, table.user_of(player)), MoveMade)
    assert [one.number for one in table.state.turn.offers] == [1]
    assert isinstance(back(table, table.user_of(player)), MoveMade)
    assert table.state.turn.offers == ()
    assert code(back(table, table.user_of(player))) == NOTHING


def test_strangers_take_nothing_back_and_a_game_that_cannot_says_so(database: Database) -> None:
    table = game_table(database, people=4)
    assert code(back(table, 999)) == "game-not-seated"
    match = two_at_table(database, "backgammon", {})
    assert code(back(match, 101)) == NOTHING

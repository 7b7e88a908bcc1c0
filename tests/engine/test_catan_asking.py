"""Offers to chosen seats: whoever is left out is not asked and cannot answer."""

from engine.catan import game
from engine.catan.actions import AcceptOffer, AskSeats, CounterOffer, WithdrawAnswer
from engine.catan.codecs import read_pile
from engine.catan.state import CatanState, OfferReply
from engine.catan.waiting import awaited
from engine.protocol import Need
from tests.engine.catan_table import act, give, island, refused

OFFER, ALL_BUT_3 = "offer 1L 1O", "ask-seats 6"


def table() -> CatanState:
    """Seat 0 is on turn with lumber, all others hold ore."""
    state = give(island(), 0, "3L")
    for seat in (1, 2, 3):
        state = give(state, seat, "2O")
    return state


def test_whoever_is_left_out_is_not_asked_and_the_others_are__std_domestic_negotiate() -> None:
    state = act(act(table(), 0, ALL_BUT_3), 0, OFFER)
    assert state.turn.offers[0].answers == (None, None, None, OfferReply.LEFT_OUT)
    assert {wait.seat for wait in awaited(state) if wait.need is Need.OFFER} == {1, 2}
    assert game.to_act(state) == (0, 1, 2)
    assert not [one for one in game.legal(state, 3) if isinstance(one, AcceptOffer | WithdrawAnswer)]
    assert refused(state, 3, "accept") == refused(state, 3, "withdraw-answer") == "no-offer"
    traded = act(act(state, 1, "accept"), 0, "confirm s1")
    assert traded.players[1].hand == read_pile("1L1O")


def test_it_holds_for_the_further_offers_of_the_turn_until_all_are_asked_again__house() -> None:
    state = act(act(table(), 0, OFFER), 0, ALL_BUT_3)
    assert state.turn.offers[0].answers == (None, None, None, None)
    state = act(state, 0, "offer 1L 1W")
    assert state.turn.offers[1].answers[3] is OfferReply.LEFT_OUT
    state = act(act(state, 0, "ask-seats 0"), 0, "offer 1L 1G")
    assert state.turn.offers[2].answers[3] is None
    assert act(act(state, 0, ALL_BUT_3), 0, "end-turn").turn.asked == 0


def test_only_rivals_can_be_chosen_and_another_choice_than_the_present__house() -> None:
    state = table()
    asks = [one.asked for one in game.legal(state, 0) if isinstance(one, AskSeats)]
    assert asks == [2, 4, 6, 8, 10, 12]
    for words in ("ask-seats 0", "ask-seats 1", "ask-seats 3", "ask-seats 14", "ask-seats 16"):
        assert refused(state, 0, words) == "malformed"
    assert refused(state, 1, ALL_BUT_3) == "not-your-turn"


def test_whoever_is_left_out_may_still_propose_unasked__std_domestic_counter() -> None:
    state = act(act(table(), 0, ALL_BUT_3), 0, OFFER)
    assert CounterOffer(read_pile("1O"), read_pile("1L"), 0) in game.legal(state, 3)

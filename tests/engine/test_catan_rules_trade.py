"""The plain rules of trade, between players, with the bank and by harbours, one test each."""

import pytest

from engine.catan import game
from engine.catan.actions import CounterOffer, Offer
from engine.catan.codecs import read_pile
from engine.catan.hands import size
from engine.catan.options import CatanOptions
from engine.catan.rules import CATAN
from engine.catan.state import CatanState
from engine.protocol import Need
from tests.engine.catan_table import act, corner, give, hand, island, legal, refused, settlements


def test_only_the_active_player_trades__std_domestic_active_only__cjp_trade_active_only() -> None:
    state = give(give(island(), 1, "4L"), 2, "4O")
    assert refused(state, 1, "offer 1L 1O") == "not-your-turn"
    assert refused(state, 2, "accept") == "no-offer"


def test_an_offer_is_open_to_anyone_and_made_with_one__std_domestic_anyone__cjp_trade_one_to_one() -> None:
    state = give(give(give(island(), 0, "2L"), 1, "1O"), 2, "1O")
    state = act(act(act(state, 0, "offer 2L 1O"), 1, "accept"), 2, "accept")
    assert game.to_act(state) == (0, 3)
    assert {"confirm s1", "confirm s2"} <= set(legal(state, 0))
    state = act(state, 0, "confirm s2")
    assert [hand(state, seat) for seat in range(3)] == ["1O", "1O", "2L"]
    assert refused(state, 0, "confirm s1") == "no-offer"


def test_rivals_may_propose_other_terms__std_domestic_counter__std_domestic_negotiate() -> None:
    state = give(give(island(), 0, "2L"), 1, "1B")
    state = act(act(state, 0, "offer 1L 1O"), 1, "counter 1B 2L")
    state = act(state, 0, "confirm s1")
    assert (hand(state, 0), hand(state, 1)) == ("1B", "2L")


def test_the_rate_is_free__std_domestic_rate() -> None:
    state = give(give(island(), 0, "3L1B"), 1, "1O")
    state = act(act(act(state, 0, "offer 3L1B 1O"), 1, "accept"), 0, "confirm s1")
    assert hand(state, 0) == "1O"


@pytest.mark.parametrize("text", ["offer 1L -", "offer - 1O"])
def test_both_sides_give_something__std_domestic_no_gift__cwc_3_0_11(text: str) -> None:
    assert refused(give(island(), 0, "1L"), 0, text) == "gift"


def test_the_same_resource_on_both_sides_is_a_gift__cjp_trade_no_gift() -> None:
    assert refused(give(island(), 0, "2L"), 0, "offer 2L 1L") == "same-resource"


def test_only_cards_in_hand_can_be_offered__cjp_trade_no_future() -> None:
    state = give(island(), 0, "1L")
    assert refused(state, 0, "offer 2L 1O") == "cannot-pay"
    state = act(state, 0, "offer 1L 1O")
    assert refused(state, 1, "accept") == "cannot-pay"
    assert refused(state, 1, "counter 1O 1L") == "cannot-pay"


def test_an_offer_holds_ten_cards_a_side_at_most__house() -> None:
    assert refused(give(island(), 0, "11L"), 0, "offer 11L 1O") == "offer-too-large"
    assert refused(give(island(), 0, "1L"), 0, "offer 1L 5G6O") == "offer-too-large"


def spoken(state: CatanState, seat: int, text: str) -> CatanState:
    """The state after an offer that is too large to be listed."""
    action = game.parse(text)
    assert isinstance(action, Offer | CounterOffer)
    assert action not in game.legal(state, seat)
    answer = game.decide(state, seat, action)
    assert isinstance(answer, tuple)
    return game.evolve(state, answer[0])


def test_an_offer_of_many_cards_is_taken_though_it_is_not_listed__house() -> None:
    state = give(give(island(), 0, "3L4B"), 1, "1G5O")
    state = act(spoken(state, 0, "offer 3L4B 1G5O"), 1, "accept")
    state = act(state, 0, "confirm s1")
    assert (hand(state, 0), hand(state, 1)) == ("1G5O", "3L4B")
    other = spoken(give(give(island(), 0, "3L4B"), 1, "1G5O"), 0, "offer 3L4B 1G5O")
    other = spoken(other, 1, "counter 5O 3L3B")
    assert hand(act(other, 0, "confirm s1"), 1) == "3L3B1G"
    listed = [one for one in game.legal(give(island(), 0, "9L"), 0) if isinstance(one, Offer)]
    assert max(size(one.give) for one in listed) == max(size(one.want) for one in listed) == 4


def test_talk_binds_nobody__cjp_talk_nonbinding() -> None:
    state = act(give(give(island(), 0, "2L"), 1, "1O"), 0, "offer 1L 1O")
    state = act(state, 1, "accept", "withdraw-answer", "decline")
    assert refused(state, 1, "accept") == "already-answered"
    assert refused(state, 0, "confirm s1") == "partner-not-ready"
    state = act(state, 0, "withdraw-offer")
    assert refused(state, 0, "withdraw-offer") == "no-offer"
    assert refused(state, 1, "withdraw-answer") == "no-offer"


def test_an_offer_lapses_with_the_turn__std_domestic_active_only() -> None:
    state = act(act(give(island(), 0, "1L"), 0, "offer 1L 1O"), 0, "end-turn")
    assert state.turn.offers == ()


def test_a_table_may_play_without_trade_between_players__house() -> None:
    state = give(island(), 0, "4L")._replace(options=CatanOptions(domestic_trade=False))
    assert refused(state, 0, "offer 1L 1O") == "trade-off"


def test_four_to_one_with_the_bank__std_bank_4_1__std_trade() -> None:
    state = give(island(), 0, "8L")
    assert refused(give(island(), 0, "3L"), 0, "bank lumber ore") == "cannot-pay"
    assert refused(state, 0, "bank lumber lumber") == "same-resource"
    state = act(state, 0, "bank lumber ore", "bank lumber grain")
    assert hand(state, 0) == "1G1O"


def test_trades_are_unlimited_in_number__std_trade_unlimited__std_actions() -> None:
    state = give(island(), 0, "12L")
    assert hand(act(state, 0, *["bank lumber ore"] * 3), 0) == "3O"


def test_harbours_give_better_rates__std_harbor_better__std_harbor_types__std_harbor_3_1__std_harbor_2_1() -> (
    None
):
    generic = settlements(give(island(), 0, "3L2W"), 0, 3)
    assert hand(act(generic, 0, "bank lumber ore"), 0) == "2W1O"
    wool = settlements(give(island(), 0, "3L2W"), 0, corner(15, 2))
    assert hand(act(wool, 0, "bank wool ore"), 0) == "3L1O"
    assert refused(wool, 0, "bank lumber ore") == "cannot-pay"


def test_harbours_serve_on_the_own_turn_only__std_harbor_own_turn() -> None:
    assert refused(settlements(give(island(), 1, "3L"), 1, 3), 1, "bank lumber ore") == "not-your-turn"


def test_a_rival_proposes_to_the_active_player_who_alone_may_take_it_up__std_domestic_counter() -> None:
    state = give(give(give(island(), 0, "1L"), 1, "1O"), 2, "1L")
    state = act(state, 1, "counter 0 1O 1L")
    assert game.view(state, 3).proposed[1] == CounterOffer(read_pile("1O"), read_pile("1L"), 0)
    assert game.view(state, 3).offers == ()
    for seat, text in ((2, "accept 0"), (2, "decline 0"), (2, "confirm 0 s1"), (1, "counter 0 1O 1L")):
        assert refused(state, seat, text)
    assert not [
        one for one in CATAN.rules.awaited(state) if one.need is Need.OFFER
    ]  # nobody is asked for anything
    traded = act(state, 0, "confirm 0 s1")
    assert (hand(traded, 0), hand(traded, 1)) == ("1O", "1L")
    assert act(state, 1, "withdraw-answer 0").turn.offers[0].answers[1] is None


def test_a_proposal_goes_with_the_turn_and_leaves_the_numbers_of_offers_alone__cjp_trade_active_only() -> (
    None
):
    state = act(give(give(island(), 0, "2L"), 1, "1O"), 1, "counter 0 1O 1L")
    assert [one.number for one in game.view(act(state, 0, "offer 1L 1W"), 1).offers] == [1]
    ended = act(state, 0, "end-turn")
    assert not any(game.view(ended, 0).proposed)
    assert refused(ended, 2, "counter 0 1O 1L")

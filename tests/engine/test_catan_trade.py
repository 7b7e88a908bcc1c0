"""Several offers at once: their numbers, what a trade or a payment takes off the table, how they are written."""

import random

import pytest

from engine.catan import events as e
from engine.catan import game
from engine.catan.actions import AcceptOffer, Action, Confirm, CounterOffer, WithdrawOffer
from engine.catan.hands import covers
from engine.catan.names import HOST
from engine.catan.options import CatanOptions
from engine.catan.record import read_log, write_log
from engine.catan.record_codecs import read_event, write_event
from engine.catan.state import CatanState
from engine.log import Log
from engine.protocol import EngineRefusal
from tests.engine.catan_table import act, give, hand, island, legal, refused
from tests.engine.random_games import walk


def open_offers(state: CatanState) -> list[int]:
    """The numbers of the open offers, oldest first."""
    return [offer.number for offer in state.turn.offers]


def rich() -> CatanState:
    """Everybody holds two of everything, seat 0 is on turn."""
    state = island()
    for seat in range(4):
        state = give(state, seat, "2L2B2W2G2O")
    return state


def test_a_second_offer_lies_beside_the_first__std_domestic_negotiate() -> None:
    state = act(rich(), 0, "offer 1L 1O", "offer 1B 1G")
    assert open_offers(state) == [1, 2]
    state = act(act(state, 1, "accept 2"), 2, "accept")
    assert {"confirm s2", "confirm 2 s1", "withdraw-offer", "withdraw-offer 2"} <= set(legal(state, 0))
    assert hand(act(state, 0, "confirm 2 s1"), 0) == "2L1B2W3G2O"
    assert hand(act(state, 0, "confirm s2"), 0) == "1L2B2W2G3O"


def test_one_more_than_the_table_allows_takes_the_place_of_the_oldest__house() -> None:
    state = act(rich(), 0, "offer 1L 1O", "offer 1B 1O", "offer 1W 1O")
    state = act(state, 0, "withdraw-offer 2", "offer 1G 1O", "offer 2G 1O")
    assert open_offers(state) == [3, 2, 1]
    assert state.turn.offers[-1].give == 2 * state.turn.offers[1].give


def test_where_one_offer_may_lie_open_a_new_one_replaces_it__house() -> None:
    state = rich()._replace(options=CatanOptions(open_offers=1))
    state = act(act(state, 0, "offer 1L 1O"), 1, "accept")
    state = act(state, 0, "offer 1B 1O")
    assert open_offers(state) == [1]
    assert refused(state, 0, "confirm s1") == "partner-not-ready"


def test_a_trade_ends_the_offers_about_the_same_cards_and_no_others__house() -> None:
    state = act(rich(), 0, "offer 1L 1O", "offer 1L 1G", "offer 1B 1O")
    state = act(act(state, 1, "accept"), 0, "confirm s1")
    assert open_offers(state) == []
    state = act(rich(), 0, "offer 1L 1O", "offer 1B 1G", "offer 1W 1B")
    state = act(act(state, 1, "accept"), 0, "confirm s1")
    assert open_offers(state) == [2, 3]


def test_a_counter_offer_that_is_taken_ends_the_offer_it_answered__house() -> None:
    state = act(act(rich(), 0, "offer 1L 1O", "offer 1W 1G"), 1, "counter 1B 1W")
    assert open_offers(act(state, 0, "confirm s1")) == []
    state = act(act(rich(), 0, "offer 1L 1O", "offer 1B 1G"), 1, "counter 1B 1W")
    assert open_offers(act(state, 0, "confirm s1")) == [2]


def test_the_partner_of_a_trade_is_asked_again_about_the_other_offers__house() -> None:
    state = act(rich(), 0, "offer 1L 1O", "offer 1B 1G")
    state = act(act(act(state, 1, "accept", "accept 2"), 2, "accept 2"), 0, "confirm s1")
    assert "confirm 2 s1" not in legal(state, 0)
    assert "confirm 2 s2" in legal(state, 0)


@pytest.mark.parametrize(
    ("paid", "left"), [("buy-card", [1, 2]), ("bank lumber wool", [2, 3])], ids=["card", "bank"]
)
def test_a_payment_ends_the_offers_that_give_such_cards__cjp_trade_no_future(
    paid: str, left: list[int]
) -> None:
    state = act(give(rich(), 0, "2L"), 0, "offer 1L 1O", "offer 1B 1G", "offer 1W 1B")
    assert open_offers(act(state, 0, paid)) == left


def test_what_goes_from_the_table_does_not_tell_what_is_left_in_hand__house() -> None:
    poor, rich_ = rich(), give(rich(), 0, "5L")
    for texts in (("accept",), ("accept 2",)):
        ends = [
            act(act(act(state, 0, "offer 2L 1O", "offer 1B 1G"), 1, *texts), 0, f"confirm{texts[0][6:]} s1")
            for state in (poor, rich_)
        ]
        assert open_offers(ends[0]) == open_offers(ends[1])


@pytest.mark.parametrize("seed", range(12))
def test_whatever_lies_open_can_be_paid__cjp_trade_no_future(seed: int) -> None:
    chance = random.Random(seed)
    seen = 0
    for state, _, _, _ in walk(CatanOptions(), 3 + seed % 2, seed, 400):
        for offer in state.turn.offers:
            assert covers(state.players[state.turn.player].hand, offer.give)
        assert len([offer for offer in state.turn.offers if offer.number]) <= 3
        assert len(set(open_offers(state))) == len(state.turn.offers)
        seen += len(state.turn.offers) > 1
        for actor in (HOST, *range(len(state.players))):
            actions = game.legal(state, actor)
            for action in chance.sample(actions, min(3, len(actions))):
                assert not isinstance(game.decide(state, actor, action), EngineRefusal)
                assert game.parse(game.format(action)) == action
    assert seen


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (AcceptOffer(), "accept"),
        (AcceptOffer(2), "accept 2"),
        (WithdrawOffer(3), "withdraw-offer 3"),
        (Confirm(1, 2), "confirm 2 s1"),
        (CounterOffer(1, 1 << 8, 2), "counter 2 1L 1B"),
        (CounterOffer(1, 1 << 8), "counter 1L 1B"),
    ],
)
def test_the_number_of_an_offer_is_written_unless_it_is_the_first(action: Action, text: str) -> None:
    assert game.format(action) == text
    assert game.parse(text) == action


@pytest.mark.parametrize(
    "text",
    ["accept 1", "accept x", "accept 2 2", "accept -1", "counter 1 1L 1B", "confirm s1 2", "offer 2 1L 1B"],
)
def test_a_number_that_is_never_written_is_not_read(text: str) -> None:
    assert isinstance(game.parse(text), EngineRefusal)


def test_a_log_of_single_offers_reads_and_writes_as_before_there_were_several() -> None:
    assert write_event(e.OfferAccepted(1)) == {"event": "offer-accepted", "seat": "s1"}
    assert read_event({"event": "offer-accepted", "seat": "s1"}) == e.OfferAccepted(1)
    assert write_event(e.OfferAccepted(1, 2)) == {"event": "offer-accepted", "seat": "s1", "offer": 2}
    text = write_log(Log(CatanOptions(), 4, ()))
    old = read_log(text.replace(',"open_offers":3', ""))
    assert isinstance(old, Log)
    assert old.options.open_offers == 1


@pytest.mark.parametrize("number", [True, 1.0, "1", None, 0, 4, -1, 2**70])
def test_a_number_that_no_open_offer_has_is_refused(number: int) -> None:
    state = act(rich(), 0, "offer 1L 1O", "offer 1B 1G")
    for seat, action in ((1, AcceptOffer(number)), (0, WithdrawOffer(number)), (0, Confirm(1, number))):
        answer = game.decide(state, seat, action)
        assert isinstance(answer, EngineRefusal)
        assert answer.code == "no-offer"

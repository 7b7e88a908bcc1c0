"""The plain rules of development cards, and of what is hidden from whom, one test each."""

from engine.catan import game
from engine.catan.events import CardDrawn, OfferDeclined, RoadBuilt, Rolled, Stolen, Traded
from engine.catan.hands import ONE, counts, size
from engine.catan.names import Card, Edge, Resource
from engine.catan.phases import CatanPhase
from engine.catan.state import OfferReply
from engine.catan.victory import points, shown_points
from engine.catan.view import Concealed, witness
from tests.engine.catan_table import (
    CHANCE,
    HOST,
    act,
    before_roll,
    edge,
    give,
    hand,
    hold,
    island,
    legal,
    refused,
    roads,
    settlements,
)


def test_a_development_card_costs_wool_grain_and_ore__std_devcard_cost__std_devcard_buy_unlimited() -> None:
    state = give(island(), 0, "2W2G2O")
    state = act(act(act(act(state, 0, "buy-card"), CHANCE, "draw 0"), 0, "buy-card"), CHANCE, "draw 22")
    assert counts(state.players[0].cards) == (1, 0, 0, 0, 1)
    assert (hand(state, 0), size(state.deck)) == ("-", 23)


def test_an_empty_deck_sells_nothing__std_devcard_cost() -> None:
    state = give(island(), 0, "1W1G1O")._replace(deck=0)
    assert refused(state, 0, "buy-card") == "deck-empty"


def test_bought_cards_are_hidden__std_devcard_hidden__cjp_devcard_no_show__cjp_devcard_on_table() -> None:
    drawn = CardDrawn(0, Card.MONOPOLY)
    assert witness(drawn, 0) == drawn
    assert witness(drawn, 1) == witness(drawn, None) == Concealed(CardDrawn, 0)
    first, second = (hold(island(), 0, card, fresh=True) for card in (Card.MONOPOLY, Card.KNIGHT))
    assert game.view(first, 1) == game.view(second, 1)
    assert game.view(first, 1).seats[0].development_cards == 1


def test_hands_are_hidden_and_their_size_is_not__cjp_hand_count__cjp_hand_no_show() -> None:
    view = game.view(give(island(), 0, "2L1O"), 1)
    assert view.seats[0].cards == 3
    assert view.own is not None
    assert view.own.hand == 0
    assert game.view(island(), None).own is None


def test_gains_payments_and_trades_are_seen_by_all__cjp_gain_visible__cjp_spend_visible__cjp_trade_visible() -> (
    None
):
    for event in (Rolled(3, 5, (1, 0, 0, 0)), RoadBuilt(0, Edge(7)), Traded(0, 1, 1, 1 << 8)):
        assert witness(event, None) == witness(event, 3) == event


def test_a_stolen_card_is_known_to_two__cjp_steal_procedure() -> None:
    stolen = Stolen(0, 1, Resource.ORE)
    assert witness(stolen, 0) == witness(stolen, 1) == stolen
    assert witness(stolen, 2) == Concealed(Stolen, 0, 1)


def test_a_no_is_heard_by_all__std_domestic_negotiate() -> None:
    state = act(give(island(), 0, "1L"), 0, "offer 1L 1O")
    declined = act(state, 2, "decline")
    for viewer in (0, 1, 2, 3, None):
        assert game.view(declined, viewer).offers[0].answers[2] is OfferReply.DECLINED
        assert witness(OfferDeclined(2), viewer) == OfferDeclined(2)


def test_hidden_points_count_for_their_owner_and_show_at_the_end__cwc_3_0_5() -> None:
    state = hold(settlements(island(), 0, 3), 0, Card.VICTORY_POINT)
    assert (points(state, 0), shown_points(state, 0), game.view(state, 1).seats[0].points) == (2, 1, 1)
    assert game.view(act(state, HOST, "call-time"), 1).seats[0].points == 2


def test_cards_are_played_at_any_time_of_the_own_turn__std_devcard_anytime() -> None:
    for phase in (CatanPhase.BEFORE_ROLL, CatanPhase.MAIN):
        state = hold(roads(island(phase), 0, edge(3, 0)), 0, *list(Card)[:4])
        assert {"knight", "road-building", "monopoly ore", "year-of-plenty 2L"} <= set(legal(state, 0))
        assert act(state, 0, "year-of-plenty 2L").turn.phase is phase
    assert refused(hold(island(player=1), 0, Card.KNIGHT), 0, "knight") == "not-your-turn"
    assert refused(island(), 0, "knight") == "card-not-held"


def test_a_new_card_is_playable_from_the_next_turn__std_devcard_next_turn() -> None:
    state = act(hold(island(), 0, Card.KNIGHT, fresh=True), 0, "end-turn")
    assert state.players[0].fresh == 0


def test_free_roads_before_the_dice_leave_the_dice_to_be_rolled__cjp_predice_devcard() -> None:
    state = hold(roads(before_roll(), 0, edge(3, 0)), 0, Card.ROAD_BUILDING)
    state = act(state, 0, "road-building", f"build-road e{edge(0, 4)}", f"build-road e{edge(4, 1)}")
    assert (state.turn.phase, state.players[0].roads.bit_count(), hand(state, 0)) == (
        CatanPhase.BEFORE_ROLL,
        3,
        "-",
    )
    assert "move-road e7" in legal(state, 0)


def test_road_building_needs_a_place__std_road_place() -> None:
    assert refused(hold(island(), 0, Card.ROAD_BUILDING), 0, "road-building") == "no-road-spot"
    full = hold(roads(island(), 0, *range(15)), 0, Card.ROAD_BUILDING)
    assert refused(full, 0, "road-building") == "no-piece-left"


def test_three_knights_are_the_largest_army_and_more_take_it__house() -> None:
    state = hold(island(), 0, Card.KNIGHT)
    three = state.players[0]._replace(played=2 * ONE[Card.KNIGHT])
    state = act(state._replace(players=state.with_player(0, three)), 0, "knight")
    assert (state.army, points(state, 0)) == (0, 2)
    state = hold(island(player=1)._replace(players=state.players, army=0), 1, Card.KNIGHT)
    rival = state.players[1]._replace(played=2 * ONE[Card.KNIGHT])
    level = act(state._replace(players=state.with_player(1, rival)), 1, "knight")
    assert level.army == 0
    rival = state.players[1]._replace(played=3 * ONE[Card.KNIGHT])
    assert act(state._replace(players=state.with_player(1, rival)), 1, "knight").army == 1

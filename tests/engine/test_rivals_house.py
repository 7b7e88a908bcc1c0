"""The house's players of Rivals, and what is done for whoever is late."""

import random
from collections.abc import Sequence

import pytest

from engine.protocol import EngineRefusal
from engine.rivals import actions as a
from engine.rivals import game, house
from engine.rivals.actions import RivalsAction
from engine.rivals.automation import NO_RIVALS_ORDERS, RivalsOrders, RivalsStandingOrders, RivalsTimeOut
from engine.rivals.house import GreedyBuilder, SampledSearch, ThriftyBuilder
from engine.rivals.imagine import imagined
from engine.rivals.names import CardKey, Chance, GameSet, Good, Seat
from engine.rivals.options import Preset, preset
from engine.rivals.rules import RIVALS
from engine.rivals.state import RivalsState, TurnPhase
from engine.rivals.table import RivalsPolicy, play_game, uniform
from engine.rivals.view import view
from tests.engine import rivals_naive as naive
from tests.engine.rivals_table import after, at, dice, realm, walk
from tests.engine.test_rivals_invariants import twin


def seen(player: GreedyBuilder) -> RivalsPolicy:
    def policy(
        state: RivalsState, seat: Seat, actions: Sequence[RivalsAction], chance: Chance
    ) -> RivalsAction:
        return player.choose(view(state, seat), actions, chance)

    return policy


def wins(player: GreedyBuilder, opponent: RivalsPolicy, games: int) -> int:
    won = 0
    for number in range(games):
        policies = [opponent, opponent]
        policies[number % 2] = seen(player)
        chance = random.Random(number).randrange
        end = play_game(preset(Preset.PRINTED, GameSet.INTRO), policies, lambda _s, _n, c=chance: c, chance)  # type: ignore[misc]
        won += end.state.winner == number % 2
    return won


def test_the_greedy_builder_beats_chance() -> None:
    assert wins(GreedyBuilder(), uniform, 10) >= 9


def test_the_thrifty_builder_beats_the_greedy_one() -> None:
    assert wins(ThriftyBuilder(), seen(GreedyBuilder()), 12) >= 8


@pytest.mark.parametrize("set_", GameSet)
def test_a_game_between_players_of_the_house_comes_to_its_end(set_: GameSet) -> None:
    chance = random.Random(6).randrange
    policies = [seen(ThriftyBuilder()), seen(GreedyBuilder())]
    end = play_game(preset(Preset.PRINTED, set_), policies, lambda _stream, _number: chance, chance)
    assert end.state.winner in {0, 1}


@pytest.mark.slow
def test_the_search_beats_chance_always_and_the_greedy_builder_mostly() -> None:
    assert wins(SampledSearch(), uniform, 50) >= 49
    assert wins(SampledSearch(), seen(GreedyBuilder()), 50) >= 40


@pytest.mark.parametrize("set_", GameSet)
def test_what_is_imagined_looks_the_same_to_the_seat(set_: GameSet) -> None:
    chance = random.Random(2)
    for step in walk(preset(Preset.PRINTED, set_), 3, 500):
        if chance.random() < 0.15 and step.after.veil is None:
            for seat in (0, 1):
                dream = imagined(view(step.after, seat), seat, chance.randrange)
                assert naive.all_cards(dream) == naive.all_cards(step.after)
                assert game.legal(dream, seat) == game.legal(step.after, seat)
                assert view(dream, seat)._replace(demands=()) == view(step.after, seat)._replace(demands=())


def test_the_search_decides_the_same_for_twins() -> None:
    chance, compared = random.Random(4), 0
    for step in walk(preset(Preset.PRINTED, GameSet.GOLD), 8, 260):
        state = step.after
        if state.agenda or state.turn.phase is not TurnPhase.MAIN or compared == 6:
            continue
        seat = state.turn.seat
        actions = game.legal(state, seat)
        answers = {
            repr(SampledSearch().choose(view(each, seat), actions, random.Random(1).randrange))
            for each in (state, twin(state, seat, chance))
        }
        assert len(answers) == 1
        compared += 1
    assert compared == 6


def test_a_win_is_claimed_at_once() -> None:
    state = at(realm(cities=2, sites=5, stock=3))
    actions = game.legal(state, 0)
    assert SampledSearch().choose(view(state, 0), actions, random.Random(1).randrange) == a.ClaimVictory()


def test_nobody_proposes_anything() -> None:
    assert SampledSearch().reply(view(at(), 0), (), random.Random(1).randrange) is None


def test_whoever_is_late_rolls_and_ends_the_turn() -> None:
    late, chance = RivalsTimeOut(), random.Random(1).randrange
    before = at(phase=TurnPhase.BEFORE, hand=["brigitta"])
    assert late.on_timeout(view(before, 0), game.legal(before, 0), chance) == (0, a.CastDice())
    main = at(realm(stock=3), hand=["abbey"])
    assert late.on_timeout(view(main, 0), game.legal(main, 0), chance) == (0, a.FinishTurn())
    swap = after(at(hand=["inga", "abbey", "scout"]), (0, a.FinishTurn()))
    assert late.on_timeout(view(swap, 0), game.legal(swap, 0), chance) == (0, a.Decline())
    assert late.on_timeout(view(main, None), (), chance) is None


def test_what_must_be_chosen_for_a_late_seat_is_what_it_lacks() -> None:
    state = dice(at(realm(stock=(3, 3, 1, 3, 3, 0)), realm(stock=0)), 1, "harvest")
    found = RivalsTimeOut().on_timeout(view(state, 0), game.legal(state, 0), random.Random(1).randrange)
    assert found == (0, a.StoreGood(5))


def test_the_engine_offers_house_time_out_and_resignation() -> None:
    assert RIVALS.house is not None
    assert RIVALS.time_out is not None
    assert RIVALS.resignation is not None
    assert RIVALS.orders is not None


ORDERS = RivalsStandingOrders()


def test_orders_are_written_and_read() -> None:
    for orders in (NO_RIVALS_ORDERS, RivalsOrders(roll=True), RivalsOrders(True, True, True, True)):
        assert ORDERS.read(ORDERS.write(orders)) == orders
    assert isinstance(ORDERS.read("fly"), EngineRefusal)
    assert ORDERS.write(NO_RIVALS_ORDERS) == ""


def test_an_order_is_given_and_taken_back() -> None:
    given = ORDERS.changed(NO_RIVALS_ORDERS, "spare", view(at(), 0))
    assert given == RivalsOrders(spare=True)
    assert isinstance(given, RivalsOrders)
    assert ORDERS.changed(given, "ask-spare", view(at(), 0)) == NO_RIVALS_ORDERS
    kept = ORDERS.kept(given, NO_RIVALS_ORDERS)
    assert ORDERS.brought_back(NO_RIVALS_ORDERS, kept) == given
    assert ORDERS.after(given, a.FinishTurn()) == ORDERS.fitted(given, view(at(), 0)) == given


def test_orders_roll_take_pay_and_give_up() -> None:
    """Of a Bath House and a Toll Bridge the bridge is worth less; the third forest is the fullest."""
    before = at(phase=TurnPhase.BEFORE)
    gain = dice(at(realm(stock=(3, 3, 1, 3, 3, 0)), realm(stock=0)), 1, "harvest")
    paid = after(at(realm(sites=3, stock=(1, 0, 0, 2, 0, 0, 3, 0))), (0, a.LayRoad("W")))
    expected = ((before, 0, a.CastDice()), (gain, 0, a.StoreGood(5)), (paid, 0, a.PayFrom(6)))
    for state, seat, action in expected:
        seen_, actions = view(state, seat), game.legal(state, seat)
        for answer in (ORDERS.ordered, ORDERS.replied):
            assert answer(RivalsOrders(True, True, True, True), seen_, actions) == action
            assert answer(NO_RIVALS_ORDERS, seen_, actions) is None


def test_the_card_worth_least_is_given_up_in_the_other_s_turn() -> None:
    theirs = realm("candamir", "inga")
    state = at(realm("hedge-tavern", cities=1), theirs, hand=["archer"], set_=GameSet.TURMOIL)
    struck = after(state, (0, a.PlayCard(CardKey("archer"))))
    seen_, actions = view(struck, 1), game.legal(struck, 1)
    given = ORDERS.ordered(RivalsOrders(spare=True), seen_, actions)
    assert isinstance(given, a.GiveUp)
    assert theirs.slots[given.slot] == "inga"
    assert ORDERS.acts_late(seen_)
    assert ORDERS.holds(RivalsOrders(spare=True), seen_)
    assert not ORDERS.holds(RivalsOrders(least=True, most=True), seen_)


def test_orders_leave_the_own_exchange_and_a_victory_to_the_player() -> None:
    every = RivalsOrders(True, True, True, True)
    exchanged = after(at(realm(stock=(3, 0, 0, 0, 0, 0))), (0, a.ExchangeGoods(Good.LUMBER)))
    assert ORDERS.ordered(every, view(exchanged, 0), game.legal(exchanged, 0)) is None
    won = at(realm(cities=4, sites=4), phase=TurnPhase.BEFORE)
    assert ORDERS.ordered(every, view(won, 0), game.legal(won, 0)) is None


REST = RivalsOrders(roll=True, rest=True)


def test_the_order_to_rest_goes_with_the_dice() -> None:
    assert ORDERS.read("rest") == ORDERS.read(ORDERS.write(REST)) == REST
    assert ORDERS.changed(REST, "ask-roll", view(at(), 0)) == NO_RIVALS_ORDERS
    assert ORDERS.changed(REST, "ask-rest", view(at(), 0)) == RivalsOrders(roll=True)


@pytest.mark.parametrize(
    ("stock", "rests"),
    [
        ((1, 0, 0, 0, 0, 0), True),
        ((0, 0, 0, 0, 0, 0), True),
        ((3, 0, 0, 0, 0, 0), False),  # three may be exchanged
        ((1, 0, 1, 0, 1, 0), False),  # some card of the game costs no more
    ],
)
def test_the_turn_ends_by_order_where_the_goods_do_for_nothing(stock: tuple[int, ...], rests: bool) -> None:  # noqa: FBT001 - a table
    state = at(realm(stock=stock), hand=["abbey", "inga", "scout"])
    found = ORDERS.ordered(REST, view(state, 0), game.legal(state, 0))
    assert found == (a.FinishTurn(True) if rests else None)
    assert ORDERS.ordered(RivalsOrders(roll=True), view(state, 0), game.legal(state, 0)) is None


def test_the_order_to_rest_hangs_on_no_card_of_the_hand() -> None:
    """Whatever the hand holds, the turn ends at the same goods: the pace tells nothing of it."""
    hands = (["abbey", "inga", "scout"], ["goldsmith", "merchant-caravan", "brigitta"], ["storehouse"])
    for stock in ((1, 0, 0, 0, 0, 0), (0, 1, 0, 0, 1, 0), (1, 1, 0, 0, 1, 0), (0, 0, 2, 0, 0, 1)):
        answers = set()
        for hand in hands:
            state = at(realm(stock=stock), hand=hand)
            answers.add(ORDERS.ordered(REST, view(state, 0), game.legal(state, 0)))
        assert len(answers) == 1


def test_an_order_waits_where_both_choose_in_secret() -> None:
    secret = view(dice(at(realm(stock=0), realm(stock=0)), 1, "harvest"), 1)
    assert ORDERS.acts_late(secret)
    assert ORDERS.holds(RivalsOrders(least=True), secret)
    assert not ORDERS.holds(NO_RIVALS_ORDERS, secret)
    assert not ORDERS.acts_late(view(at(), 0))


def test_the_work_of_one_decision_is_bounded_by_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """Imagined decisions are counted: no decision begins a further sample beyond `WORK`."""
    done: list[int] = []
    imagine = house.rollout

    def counted(state: RivalsState, seat: Seat, action: RivalsAction, luck: int) -> house.Imagined:
        end = imagine(state, seat, action, luck)
        done.append(end.steps)
        return end

    monkeypatch.setattr(house, "rollout", counted)
    monkeypatch.setattr(house, "WORK", 300)
    stopped = 0
    for step in walk(preset(Preset.PRINTED, GameSet.DUEL), 3, 400):
        state = step.after
        if state.agenda or state.turn.phase is not TurnPhase.MAIN or state.veil is not None:
            continue
        actions = game.legal(state, state.turn.seat)
        done.clear()
        SampledSearch().choose(view(state, state.turn.seat), actions, random.Random(1).randrange)
        tried = len(house.candidates(state, state.turn.seat, actions))
        assert sum(done[:-tried]) < house.WORK, "a sample was begun when the work was done"
        stopped += 0 < len(done) < tried * house.SAMPLES
        if stopped == 4:
            return
    raise AssertionError("the bound never came into play")

"""Every card of the table: built for its price, refused without it, gone without a trace; each has tests of its own."""

import csv
from dataclasses import replace
from pathlib import Path

import pytest

from engine.rivals import actions as a
from engine.rivals import game
from engine.rivals.building import CACHE_SLOT, less
from engine.rivals.cards import BACKS, CARDS, COPY, EXPANSIONS, TABLE, CardKind, RivalsCard
from engine.rivals.effects import EFFECTS
from engine.rivals.event_cards import EVENTS
from engine.rivals.exchange import rate
from engine.rivals.hand import search_price
from engine.rivals.names import CardBack, CardKey, GameSet, Good
from engine.rivals.options import Preset, preset
from engine.rivals.play import BEFORE, NEVER
from engine.rivals.points import hand_limit, points
from engine.rivals.requirements import REQUIREMENTS
from engine.rivals.set_up import backs_of, copies, event_cards, face_up
from engine.rivals.state import EMPTY, RivalsState
from tests.engine import (
    rivals_cards,
    test_rivals_cards_basic,
    test_rivals_cards_gold,
    test_rivals_cards_progress,
    test_rivals_cards_turmoil,
)
from tests.engine.rivals_table import after, at, event, fresh, realm, refused

MODULES = (
    test_rivals_cards_basic,
    test_rivals_cards_gold,
    test_rivals_cards_progress,
    test_rivals_cards_turmoil,
)
PLAYED = [card for card in TABLE.values() if card.kind not in {CardKind.CENTRE, CardKind.REGION}]
BUILT = [card for card in PLAYED if card.kind in EXPANSIONS]
HELD = [card for card in PLAYED if card.kind in {CardKind.ACTION, CardKind.ATTACK}]
HAPPENING = [card for card in PLAYED if card.kind is CardKind.EVENT]
STANDING = {
    "double", "plenty", "healthy", "cheaper-city", "calm", "fireproof", "harbour", "guard", "market", "mint", "lend",
    "price", "cure", "salt", "toll", "base", "console", "hide-gold", "trade", "trade-beside", "cheaper-heroes",
}  # fmt: skip
"""Effects that work while their card stands: the rules that they change read them."""
NEEDED = {
    "merchant-guild": ("merchant-guild",),
    "university": ("university",),
    "abbey-or-library": ("abbey",),
    "parish-hall": ("parish-hall",),
    "two-progress": ("abbey", "university"),
    "fighting-hero": ("harald",),
}


def ids(card: RivalsCard) -> str:
    return card.key


def ready(card: RivalsCard, *, stock: int = 3) -> RivalsState:
    """A position in which only this card's price could be wanting."""
    mine = realm(*NEEDED.get(card.requires, ()), cities=1, stock=stock)
    theme = next((back for back, _ in card.copies if back is not CardBack.BASIC), CardBack.GOLD)
    hand = [] if card.face_up else [card.key]
    return at(mine, realm(stock=0), hand=hand, set_=GameSet(theme.value))


def building(state: RivalsState, card: RivalsCard) -> a.AddExpansion:
    """The first way to build the card."""
    found = [
        action
        for action in game.legal(state, 0)
        if isinstance(action, a.AddExpansion) and action.card == card.key
    ]
    assert found, card.key
    return found[0]


@pytest.mark.parametrize("card", BUILT, ids=ids)
def test_an_expansion_is_built_for_its_price(card: RivalsCard) -> None:
    state = ready(card)
    built = game.evolve(state, game.decide(state, 0, building(state, card))[0])  # type: ignore[index]
    due = sum(demand.times for stage in built.agenda for demand in stage if demand.ask == "pay")
    assert sum(state.realms[0].stock) - sum(built.realms[0].stock) + due == sum(card.cost)
    standing = card.key in built.realms[0].slots or built.realms[0].cache == 0
    assert standing
    assert card.key not in built.hands[0]


@pytest.mark.parametrize("card", BUILT, ids=ids)
def test_an_expansion_is_refused_without_one_good_of_its_price(card: RivalsCard) -> None:
    state = ready(card)
    build = building(state, card)
    for good in (good for good in Good if card.cost[good]):
        poor = less(card.cost, good)
        mine = state.realms[0]
        stock = tuple(poor[kind] for kind in mine.kinds)
        without = state._replace(realms=(mine._replace(stock=stock), state.realms[1]))
        assert refused(without, 0, build) == "cannot-pay"


@pytest.mark.parametrize("card", BUILT, ids=ids)
def test_an_expansion_that_is_not_held_is_refused(card: RivalsCard) -> None:
    state = ready(card)
    build = building(state, card)
    assert refused(state._replace(hands=((), ()), face_up=()), 0, build) == "not-held"


@pytest.mark.parametrize("card", [card for card in BUILT if card.city_only], ids=ids)
def test_a_red_expansion_is_refused_at_a_settlement(card: RivalsCard) -> None:
    state = ready(card)
    village = state.realms[0]._replace(cities=(False, False))
    state = state._replace(realms=(village, state.realms[1]))
    slot = 0 if card.key == "town-hall" else 2
    assert refused(state, 0, a.AddExpansion(card.key, slot)) in {"city-only", "requirement"}


@pytest.mark.parametrize("card", [card for card in BUILT if card.max_one], ids=ids)
def test_a_second_copy_is_refused(card: RivalsCard) -> None:
    state = ready(card)
    mine = realm(card.key, *NEEDED.get(card.requires, ()), cities=1, stock=3)
    state = state._replace(realms=(mine, state.realms[1]))
    assert refused(state, 0, a.AddExpansion(card.key, 6)) == "only-one"


@pytest.mark.parametrize("card", [card for card in BUILT if card.kind is not CardKind.SITE], ids=ids)
def test_all_that_an_expansion_does_ends_with_it(card: RivalsCard) -> None:
    def worth(cards: tuple[str, ...]) -> tuple[object, ...]:
        state = at(realm(*cards, cities=1))
        rates = [rate(state, 0, good) for good in Good]
        return points(state.realms[0]), hand_limit(state, 0), search_price(state, 0), rates

    crowd = ("harald", "ore-ship", "wool-ship")
    mine = realm(*crowd, card.key, cities=1)
    state = at(mine)
    removed = after(state, (0, a.RemoveExpansion(3)))
    assert removed.realms[0].slots[3] == EMPTY
    assert removed.discards[0] == (card.key,)
    assert card.key not in removed.hands[0]
    rates = [rate(removed, 0, good) for good in Good]
    left = (points(removed.realms[0]), hand_limit(removed, 0), search_price(removed, 0), rates)
    assert left == worth(crowd)


@pytest.mark.parametrize("card", HELD, ids=ids)
def test_an_action_card_that_is_not_held_is_refused(card: RivalsCard) -> None:
    assert refused(at(), 0, a.PlayCard(card.key)) == "not-held"


@pytest.mark.parametrize("card", HELD, ids=ids)
def test_an_action_card_is_refused_to_whoever_is_not_on_turn(card: RivalsCard) -> None:
    assert refused(at(their_hand=[card.key]), 1, a.PlayCard(card.key)) == "not-your-turn"


@pytest.mark.parametrize("card", HELD, ids=ids)
def test_an_action_card_waits_for_the_dice_unless_it_sets_them(card: RivalsCard) -> None:
    from engine.rivals.state import TurnPhase

    state = at(hand=[card.key], phase=TurnPhase.BEFORE)
    if card.effects[0][0] in BEFORE:
        played = after(state, (0, a.PlayCard(card.key, 1 if card.key == "brigitta" else 0)))
        assert played.discards[0] == (card.key,)
        assert card.key not in played.hands[0]
    else:
        assert refused(state, 0, a.PlayCard(card.key)) == "roll-first"


@pytest.mark.parametrize("card", [card for card in HAPPENING if card.key != "yule"], ids=ids)
def test_an_event_card_is_gone_until_yule(card: RivalsCard) -> None:
    state = at()
    happened = event(state, card.key)
    assert happened.events.count(card.key) == 2 * state.pool.count(card.key)
    assert happened.pool == state.pool


def test_every_card_has_a_test_for_what_it_does_and_one_for_when_not() -> None:
    assert all(module.__name__ for module in MODULES)
    keys = {card.key for card in PLAYED}
    assert set(rivals_cards.DOES) == keys
    refused_by_table = {card.key for card in (*BUILT, *HELD)}
    assert set(rivals_cards.REFUSED) | refused_by_table == keys - {"invention", "year-of-plenty"}
    gone_by_table = {card.key for card in PLAYED if card.key not in {"yule", "gold-cache"}}
    assert gone_by_table | set(rivals_cards.REMOVED) | {"yule"} == keys


def test_every_effect_and_requirement_of_the_table_is_known() -> None:
    known = {*EFFECTS, *EVENTS, *STANDING, *BEFORE, *NEVER, "yield", "yule"}
    named = {words[0] for card in TABLE.values() for words in card.effects}
    assert named == known
    assert {card.requires for card in TABLE.values()} == set(REQUIREMENTS)


def test_the_sets_hold_as_many_cards_as_the_box() -> None:
    counts = {back: sum(dict(card.copies).get(back, 0) for card in TABLE.values()) for back in CardBack}
    assert counts == {CardBack.BASIC: 94, CardBack.GOLD: 27, CardBack.TURMOIL: 28, CardBack.PROGRESS: 31}


@pytest.mark.parametrize(
    ("set_", "sizes", "events", "open_"),
    [
        (GameSet.INTRO, [9] * 4, 8, 0),
        (GameSet.GOLD, [12] * 3 + [11] * 2, 11, 2),
        (GameSet.TURMOIL, [12] * 3 + [11] * 2, 12, 2),
        (GameSet.PROGRESS, [12] * 3 + [12] * 2, 13, 2),
        (GameSet.DUEL, [12] * 3 + [12, 12, 14], 11, 0),
    ],
)
def test_the_stacks_of_every_set_have_their_size(
    set_: GameSet, sizes: list[int], events: int, open_: int
) -> None:
    options = preset(Preset.PRINTED, set_)
    found = at(set_=set_)
    assert [len(stack) for stack in found.stacks] == sizes
    assert len(event_cards(options, lambda _n: 0)) == events
    assert len(face_up(options)) == open_
    backs = backs_of(set_)
    assert all(BACKS[card] is backs[n] for n, stack in enumerate(found.stacks) for card in stack)


@pytest.mark.parametrize("set_", GameSet)
@pytest.mark.parametrize("reading", Preset)
def test_every_card_of_a_game_lies_in_a_stack(set_: GameSet, reading: Preset) -> None:
    """Without Carl Forkbeard the Era of Turmoil has 21 cards: 11 and 10."""
    options, stacks = preset(reading, set_), fresh(set_, reading).stacks
    backs = dict.fromkeys(backs_of(set_))
    assert sorted(card for stack in stacks for card in stack) == sorted(
        card for back in backs for card in copies(options, back)
    )
    assert max(map(len, stacks[-2:])) - min(map(len, stacks[-2:])) <= (2 if set_ is GameSet.DUEL else 1)


def test_for_the_document_carl_forkbeard_is_not_in_the_game() -> None:
    options = preset(Preset.PRINTED, GameSet.TURMOIL)
    assert "carl-forkbeard" in copies(options, CardBack.TURMOIL)
    assert "carl-forkbeard" not in copies(replace(options, carl_forkbeard=False), CardBack.TURMOIL)


def test_copies_of_one_card_with_different_backs_are_told_apart() -> None:
    assert CARDS[CardKey("storehouse@gold")] is CARDS[CardKey("storehouse")]
    assert BACKS[CardKey("storehouse@gold")] is CardBack.GOLD
    assert sum(COPY in card for card in CARDS) == 12
    assert CACHE_SLOT == -1


def test_the_table_is_a_file_that_anybody_can_read() -> None:
    file = Path(__file__).parents[2] / "engine" / "rivals" / "cards.csv"
    rows = list(csv.DictReader(file.read_text(encoding="utf-8").splitlines()))
    assert [row["key"] for row in rows] == list(TABLE)
    assert all(row["en"] and row["ja"] and row["de"] for row in rows)

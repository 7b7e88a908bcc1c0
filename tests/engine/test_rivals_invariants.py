"""What holds in every game of Rivals: beside the slow checker, under hostile hands, and for whoever may not know."""

import random
from collections import Counter

import pytest

from engine.rivals import actions as a
from engine.rivals import game
from engine.rivals.cards import BACKS
from engine.rivals.events import Opened, Revealed
from engine.rivals.names import CHANCE, CardKey, GameSet, Seat
from engine.rivals.options import Preset, preset
from engine.rivals.rules import RULES
from engine.rivals.state import Ask, RivalsState
from engine.rivals.view import Unseen, view
from tests.engine import rivals_soak
from tests.engine.rivals_table import after, at, dice, realm, walk


@pytest.mark.parametrize("number", range(10))
def test_a_game_of_every_set_and_reading_agrees_with_the_slow_checker(number: int) -> None:
    tally: Counter[str] = Counter()
    rivals_soak.play(number, tally, 500)
    assert tally["won"] == 1
    assert tally["rolls compared"] > 3


@pytest.mark.parametrize("set_", GameSet)
def test_the_stored_events_fold_to_the_same_state(set_: GameSet) -> None:
    options = preset(Preset.PRINTED, set_)
    chance = random.Random(7)
    events = list(RULES.open(options, 2, chance.randrange))
    state = RULES.fold(options, 2, events)
    for _ in range(400):
        seat = game.to_act(state)
        if seat is None:
            break
        action = (
            game.chance_action(state, chance.randrange)
            if seat == CHANCE
            else chance.choice(game.legal(state, seat))
        )
        answer = game.decide(state, seat, action)
        assert isinstance(answer, tuple)
        for event in answer:
            state = game.evolve(state, event)
        events += answer
    read = [RULES.read_event(RULES.write_event(event)) for event in events]
    assert RULES.fold(options, 2, read) == state


def hidden_places(state: RivalsState, seat: Seat) -> list[tuple[str, int, int]]:
    """Where cards lie that a seat does not see: the other hand, and stacks that it is not looking through."""
    demand = game.demanded(state, seat)
    known_stack = demand.what if demand and demand.ask is Ask.PICK else None
    hand_known = demand and (
        (demand.ask is Ask.FETCH and demand.what is None)
        or (demand.ask is Ask.RETURN and demand.what != seat)
    )
    found = [] if hand_known else [("hand", 1 - seat, place) for place in range(len(state.hands[1 - seat]))]
    for number, stack in enumerate(state.stacks):
        if number != known_stack:
            found += [("stack", number, place) for place in range(len(stack))]
    return found


def twin(state: RivalsState, seat: Seat, chance: random.Random) -> RivalsState:
    """The same to this seat's eyes: hidden cards of one back have changed places."""
    places = hidden_places(state, seat)
    hands, stacks = [list(hand) for hand in state.hands], [list(stack) for stack in state.stacks]

    def pile(where: str, number: int) -> list[CardKey]:
        return hands[number] if where == "hand" else stacks[number]

    for back in set(BACKS.values()):
        same = [each for each in places if BACKS[pile(*each[:2])[each[2]]] is back]
        cards = [pile(*each[:2])[each[2]] for each in same]
        chance.shuffle(cards)
        for each, card in zip(same, cards, strict=True):
            pile(*each[:2])[each[2]] = card
    first, second = (tuple(sorted(hand)) for hand in hands)
    changed = state._replace(hands=(first, second), stacks=tuple(map(tuple, stacks)))
    return changed if state.veil is None else changed._replace(veil=twin(state.veil, seat, chance))


@pytest.mark.parametrize("set_", [GameSet.INTRO, GameSet.TURMOIL, GameSet.DUEL])
def test_twins_that_differ_in_what_a_seat_may_not_know_are_the_same_to_it(set_: GameSet) -> None:
    chance, differed = random.Random(3), 0
    for step in walk(preset(Preset.PRINTED, set_), 5, 900):
        if chance.random() < 0.2:
            for seat in (0, 1):
                other = twin(step.after, seat, chance)
                differed += other != step.after
                assert repr(view(other, seat)) == repr(view(step.after, seat))
                assert game.legal(other, seat) == game.legal(step.after, seat)
                assert RULES.awaited(other) == RULES.awaited(step.after)
    assert differed > 50


def test_a_spectator_sees_no_hand() -> None:
    for step in walk(preset(Preset.PRINTED, GameSet.GOLD), 5, 300):
        seen = view(step.after, None)
        assert seen.hand == ()
        assert seen.looked == ()


def test_a_choice_in_secret_shows_only_when_both_have_chosen() -> None:
    state = dice(at(realm(stock=0), realm(stock=0)), 6, "harvest")
    views = []
    for store in (0, 5):
        chosen = after(state, (1, a.StoreGood(store)))
        answer = game.decide(state, 1, a.StoreGood(store))
        assert isinstance(answer, tuple)
        assert [RULES.witness(event, 0) for event in answer] == [Unseen("hidden", 1)]
        views.append(repr(view(chosen, 0)))
        assert view(chosen, 1).seats[1].realm.stock[store] > 0
        last = game.decide(chosen, 0, a.StoreGood(1))
        assert isinstance(last, tuple)
        regions = ((CardKey("mountain" if store else "forest"),), (CardKey("gold-field"),))
        assert last[1] == Revealed(((1, a.StoreGood(store)), (0, a.StoreGood(1))), regions)
        assert view(after(chosen, (0, a.StoreGood(1))), 0).seats[1].realm.stock[store] > 0
    assert views[0] == views[1]


def test_the_other_is_asked_the_same_thing_after_the_first_has_chosen_in_secret() -> None:
    state = dice(at(realm(stock=0), realm(stock=0)), 6, "harvest")
    before = {wait.seat: wait for wait in RULES.awaited(state)}
    assert list(RULES.awaited(after(state, (1, a.StoreGood(0))))) == [before[0]]


def test_a_witness_learns_no_card_that_is_not_theirs() -> None:
    for set_ in (GameSet.INTRO, GameSet.TURMOIL, GameSet.DUEL):
        for step in walk(preset(Preset.PRINTED, set_), 9, 700):
            for event in step.events:
                for seat in (None, 1 - step.seat if step.seat in {0, 1} else 0):
                    known = RULES.witness(event, seat)
                    secret = isinstance(step.action, a.PickCard | a.ReturnCard | a.SwapCard)
                    assert not secret or isinstance(known, Unseen)
                    drawn = isinstance(step.action, a.DrawFrom | a.SearchStack | a.ChooseStack)
                    assert not (secret or drawn) or not getattr(known, "cards", ())


def test_nobody_learns_the_order_of_the_stacks() -> None:
    (event,) = RULES.open(preset(Preset.PRINTED, GameSet.DUEL), 2, random.Random(1).randrange)
    for seat in (None, 0, 1):
        known = RULES.witness(event, seat)
        assert isinstance(known, Opened)
        assert known.stacks == ()


def test_a_decision_still_means_the_same_only_while_nothing_but_secrets_has_happened() -> None:
    state = dice(at(realm(stock=0), realm(stock=0)), 6, "harvest")
    hidden = game.decide(state, 1, a.StoreGood(0))
    assert isinstance(hidden, tuple)
    assert RULES.still_means(a.StoreGood(1), 0, hidden)
    open_ = game.decide(at(), 0, a.FinishTurn())
    assert isinstance(open_, tuple)
    assert not RULES.still_means(a.FinishTurn(), 0, open_)

"""Cards that are lost, named, stolen or protected."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from engine.rivals.actions import (
    GiveUp,
    NameCard,
    PickCard,
    PlayCard,
    RivalsAction,
    SwapExpansions,
    SwapRegions,
    ThrowGuard,
)
from engine.rivals.building import swapped_regions
from engine.rivals.cards import BACKS, CARDS
from engine.rivals.effects import healed
from engine.rivals.events import HAND_OF, PILE_OF
from engine.rivals.goods import DECLINE, gain
from engine.rivals.holdings import SITES
from engine.rivals.names import CardKey, GameSet, Seat, other
from engine.rivals.realm import has, slots_with, with_card
from engine.rivals.set_up import backs_of
from engine.rivals.state import (
    EMPTY,
    Ask,
    Demand,
    Realm,
    RivalsState,
    ask,
    beneath,
    discarded,
    with_cards,
    with_hand,
    with_realm,
    with_stacks,
    without,
)

FACE_UP: Final = -1
"""Where a face-up card goes back to."""
DISCARDED: Final = -2
"""Where a sunk ship goes by the printed rules: on its owner's discard pile."""
SEBASTIAN: Final = CardKey("sebastian")
SINK: Final = "sink"
RIOTS: Final = "riots"
EVENT: Final = "event"
ACTION: Final = "action"
NAMED_IN_FEUD: Final = 3


@cache
def homes(game: GameSet, card: CardKey) -> tuple[int, ...]:
    """The stacks beneath which a card may go: those with its back; a face-up card lies open again.

    Source: riv/feud, house (printed)
    """
    if CARDS[card].face_up and game is not GameSet.DUEL:
        return (FACE_UP,)
    return tuple(number for number, shown in enumerate(backs_of(game)) if shown is BACKS[card])


def put_back(state: RivalsState, seat: Seat, card: CardKey, stack: int) -> RivalsState:
    """A card of the hand lies beneath the stack, or open."""
    hand = without(state.hands[seat], card)
    if stack == FACE_UP:
        return with_hand(state._replace(face_up=(*state.face_up, card)), seat, hand)
    return with_cards(state, seat, hand, beneath(state.stacks, card, stack))


def losing(state: RivalsState, demand: Demand) -> Sequence[RivalsAction]:
    """Which of the cards in question its owner gives up, and where it goes; in Riots the gold may be paid instead."""
    why, places, *_ = demand.what
    slots = state.realms[demand.seat].slots
    if why == SINK and state.options.sunk_discarded:
        return [GiveUp(slot, DISCARDED) for slot in places]
    found: list[RivalsAction] = [
        GiveUp(slot, stack) for slot in places for stack in homes(state.options.game, slots[slot])
    ]
    return [*found, DECLINE] if why == RIOTS else found


def lost(state: RivalsState, demand: Demand, action: GiveUp) -> RivalsState:
    """The card is gone; Irmgard comforts for what an event or an action card took.

    Source: riv/irmgard
    """
    seat = demand.seat
    realm = state.realms[seat]
    consoled = demand.what[0] != SINK and has(realm, "irmgard")
    card = realm.slots[action.slot]
    state = with_realm(state, seat, with_card(realm, action.slot, EMPTY))
    if demand.what[0] == RIOTS:
        state = state._replace(agenda=state.agenda[1:])  # the gold that would have been paid
    state = _laid(state, seat, card, action.stack)
    return ask(state, gain(seat, 1)) if consoled else state


def _laid(state: RivalsState, seat: Seat, card: CardKey, stack: int) -> RivalsState:
    if stack == DISCARDED:
        return discarded(state, seat, card)
    if stack == FACE_UP:
        return state._replace(face_up=(*state.face_up, card))
    return with_stacks(state, beneath(state.stacks, card, stack))


def naming(_state: RivalsState, demand: Demand) -> Sequence[RivalsAction]:
    """The places in question."""
    return [NameCard(slot) for slot in demand.what[1]]


def named(state: RivalsState, demand: Demand, action: NameCard) -> RivalsState:
    """A Bath House heals, a building burns, or one more building is in the feud."""
    why, places, *chosen = demand.what
    seat, slot = demand.seat, action.slot
    if why == "heal":
        return healed(state, seat, slot)
    if why == "burn":
        return ask(state, (Demand(Ask.LOSE, other(seat), what=(ACTION, (slot,))),))
    chosen, left = [*chosen, slot], tuple(place for place in places if place != slot)
    if left and len(chosen) < NAMED_IN_FEUD:
        return ask(state, (Demand(Ask.NAME, seat, what=(why, left, *chosen)),))
    return ask(state, (Demand(Ask.LOSE, other(seat), what=(EVENT, tuple(chosen))),))


def preaching(state: RivalsState, demand: Demand) -> Sequence[RivalsAction]:
    """Sebastian, if he is in the hand; whoever is struck is asked in any case, lest a question tell.

    Source: riv/sebastian
    """
    held = SEBASTIAN in state.hands[demand.seat]
    return (PlayCard(SEBASTIAN), DECLINE) if held else (DECLINE,)


def preached(state: RivalsState, demand: Demand, _action: PlayCard) -> RivalsState:
    """The event passes this seat by: the stage that follows is what would have struck it."""
    seat = demand.seat
    state = with_hand(discarded(state, seat, SEBASTIAN), seat, without(state.hands[seat], SEBASTIAN))
    return state._replace(agenda=state.agenda[1:])


def fetchable(state: RivalsState, demand: Demand) -> tuple[CardKey, ...]:
    """The cards that may be taken: of the opponent's hand, or of a discard pile, but not the card itself.

    Source: riv/traitor, riv/guido, riv/gustav
    """
    seat, own_only = demand.seat, state.options.guido_theirs_only
    if demand.what is None:
        return state.hands[other(seat)]
    own = tuple(card for card in state.discards[seat] if CARDS[card].effects != (("fetch", demand.what),))
    theirs = state.discards[other(seat)]
    if not own_only:
        return own + theirs
    return own if demand.what == "own" else theirs


def fetching(state: RivalsState, demand: Demand) -> Sequence[RivalsAction]:
    """Each different card once; by the printed rules the Traitor may leave the hand as it is.

    Source: riv/traitor
    """
    found: list[RivalsAction] = [PickCard(card) for card in sorted(set(fetchable(state, demand)))]
    return [*found, DECLINE] if demand.what is None and state.options.traitor_may else found


def fetched_from(state: RivalsState, demand: Demand, card: CardKey) -> tuple[str, Seat]:
    """Whose hand or discard pile a card is taken from."""
    seat = demand.seat
    if demand.what is None:
        return HAND_OF, other(seat)
    first = other(seat) if demand.what == "theirs" else seat
    return PILE_OF, first if card in state.discards[first] else other(first)


def fetched(state: RivalsState, demand: Demand, action: PickCard) -> RivalsState:
    """The card changes over to the hand."""
    seat, card = demand.seat, action.card
    place, owner = fetched_from(state, demand, card)
    if place == HAND_OF:
        state = with_hand(state, owner, without(state.hands[owner], card))
    else:
        piles = [without(pile, card) if whose == owner else pile for whose, pile in enumerate(state.discards)]
        state = state._replace(discards=(piles[0], piles[1]))
    return with_hand(state, seat, (*state.hands[seat], card))


def guarding(_state: RivalsState, _demand: Demand) -> Sequence[RivalsAction]:
    """One die."""
    return [ThrowGuard(number) for number in range(1, 7)]


def guarded(state: RivalsState, demand: Demand, action: ThrowGuard) -> RivalsState:
    """The die keeps the attack (or the riots) off: the stage that follows does not come about.

    Source: riv/lookout-tower, riv/heinrich, riv/chapel
    """
    kept_off = action.number in demand.what
    return state._replace(agenda=state.agenda[1:]) if kept_off else state


def relocating(state: RivalsState, demand: Demand) -> Sequence[RivalsAction]:
    """Two own regions, or two own expansions that may both stand where they come to.

    Source: riv/relocation
    """
    realm = state.realms[demand.seat]
    last = len(realm.kinds)
    found: list[RivalsAction] = [SwapRegions(a, b) for a in range(last) for b in range(a + 1, last)]
    filled = [slot for slot, card in enumerate(realm.slots) if card]
    pairs = [(a, b) for a in filled for b in filled if a < b]
    return found + [SwapExpansions(a, b) for a, b in pairs if _may_stand(realm, a, b)]


def _may_stand(realm: Realm, first: int, second: int) -> bool:
    pairs = ((first, second), (second, first))
    return all(
        realm.cities[there // SITES] or not CARDS[realm.slots[here]].city_only for here, there in pairs
    )


def relocated(state: RivalsState, demand: Demand, action: SwapRegions | SwapExpansions) -> RivalsState:
    """They have changed places, regions with what lies on them."""
    realm = state.realms[demand.seat]
    if isinstance(action, SwapRegions):
        return with_realm(state, demand.seat, swapped_regions(realm, action.first, action.second))
    first, second = realm.slots[action.first], realm.slots[action.second]
    realm = with_card(with_card(realm, action.first, second), action.second, first)
    return with_realm(state, demand.seat, realm)


def calm_numbers(realm: Realm, *, two_ranges: bool) -> frozenset[int]:
    """The numbers on which the Chapels keep riots off; for the document every Chapel has 1 to 3.

    Source: riv/chapel
    """
    told = slots_with(realm, "calm")
    texts = [numbers if two_ranges else ("1", "2", "3") for _, numbers in told]
    return frozenset(int(number) for numbers in texts for number in numbers)

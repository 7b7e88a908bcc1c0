"""What whoever is on turn may do: from the cards it is worked out once, from the goods at every step."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from engine.rivals.actions import CastDice, ClaimVictory, FinishTurn, RivalsAction
from engine.rivals.building import Buildable, buildable, centre_options, expansion_options, removals
from engine.rivals.cards import actions_of, expansions_of
from engine.rivals.exchange import Traders, exchange_options, traders
from engine.rivals.names import CardKey, Seat
from engine.rivals.play import NEVER, PlayableCard, before_options, first_effect, play_options, playable_card
from engine.rivals.points import TOKENS, own_points, victory_points
from engine.rivals.realm import amounts
from engine.rivals.state import BEFORE, RivalsState

_ROLL: Final = CastDice()
_CLAIM: Final = ClaimVictory()
_FINISHES: Final = (FinishTurn(), FinishTurn(True))


class Built(NamedTuple):
    """What stands in a principality is good for: points without tokens, better trade, what may be torn down."""

    victory: int
    traders: Traders
    removals: tuple[RivalsAction, ...]


@lru_cache(maxsize=4096)
def built(cities: tuple[bool, ...], slots: tuple[CardKey, ...]) -> Built:
    """Remembered, for building is rare and goods change at every step."""
    return Built(own_points(slots, cities).victory, traders(slots), removals(cities, slots))


@lru_cache(maxsize=4096)
def in_hand(hand: tuple[CardKey, ...]) -> tuple[tuple[Buildable, ...], tuple[PlayableCard, ...]]:
    """The different expansions of a hand, and the action cards that are played in the own turn."""
    expansions = tuple(map(buildable, expansions_of(hand)))
    return expansions, tuple(
        playable_card(card) for card in actions_of(hand) if first_effect(card) not in NEVER
    )


def own_turn(state: RivalsState, seat: Seat) -> Sequence[RivalsAction]:
    """Everything that the seat on turn may do, a victory first."""
    realm, goal = state.realms[seat], state.options.goal
    expansions, cards = in_hand(state.hands[seat])
    victory, trading, removing = built(realm.cities, realm.slots)
    won = victory + TOKENS >= goal and victory_points(state, seat) >= goal
    found: list[RivalsAction] = [_CLAIM] if won else []
    if state.turn.phase is BEFORE:
        found.append(_ROLL)
        return found + before_options(state, cards) if cards else found
    held = amounts(realm)
    centre_options(state, seat, held, found)
    expansion_options(state, seat, held, expansions, found)
    if state.face_up:
        expansion_options(state, seat, held, in_hand(state.face_up)[0], found)
    if cards:
        play_options(state, seat, cards, found)
    exchange_options(state, realm, held, trading, found)
    found += removing
    found += _FINISHES
    return found

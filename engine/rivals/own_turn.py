"""What whoever is on turn may do: from the cards it is worked out once, from the goods at every step."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from engine.rivals.actions import CastDice, ClaimVictory, FinishTurn, RivalsAction
from engine.rivals.building import Buildable, buildable, centre_options, expansion_options
from engine.rivals.cards import CARDS
from engine.rivals.exchange import exchange_options
from engine.rivals.holdings import holdings
from engine.rivals.names import CardKey, Seat
from engine.rivals.play import NEVER, PlayableCard, before_options, first_effect, play_options, playable_card
from engine.rivals.points import TOKENS, victory_points
from engine.rivals.purse import purse
from engine.rivals.state import BEFORE, RivalsState

_ROLL: Final = CastDice()
_CLAIM: Final = ClaimVictory()
_FINISHES: Final = (FinishTurn(), FinishTurn(True))


@lru_cache(maxsize=4096)
def in_hand(hand: tuple[CardKey, ...]) -> tuple[tuple[Buildable, ...], tuple[PlayableCard, ...]]:
    """The different expansions of a hand, and the action cards that are played in the own turn."""
    expansions, cards = [], []
    for card in dict.fromkeys(hand):
        if CARDS[card].is_expansion:
            expansions.append(buildable(card))
        elif first_effect(card) not in NEVER:
            cards.append(playable_card(card))
    return tuple(expansions), tuple(cards)


def own_turn(state: RivalsState, seat: Seat) -> Sequence[RivalsAction]:
    """Everything that the seat on turn may do, a victory first."""
    realm, goal = state.realms[seat], state.options.goal
    expansions, cards = in_hand(state.hands[seat])
    known = holdings(realm)
    won = known.points.victory + TOKENS >= goal and victory_points(state, seat) >= goal
    found: list[RivalsAction] = [_CLAIM] if won else []
    if state.turn.phase is BEFORE:
        found.append(_ROLL)
        return found + before_options(state, cards) if cards else found
    held = purse(realm)
    centre_options(state, realm, held, found)
    expansion_options(state, known, held, expansions, found)
    if state.face_up:
        expansion_options(state, known, held, in_hand(state.face_up)[0], found)
    if cards:
        play_options(state, seat, cards, found)
    exchange_options(state, realm, held, known, found)
    found += known.removals
    found += _FINISHES
    return found

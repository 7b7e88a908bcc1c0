"""What whoever is on turn may do: from the cards it is worked out once, from the goods at every step."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from engine.rivals.actions import CastDice, ClaimVictory, FinishTurn, RivalsAction
from engine.rivals.building import Offer, centre_options, expansion_options, offers, removals
from engine.rivals.exchange import Traders, exchange_options, traders
from engine.rivals.names import CardKey, Seat
from engine.rivals.play import Playable, before_options, play_options, playables
from engine.rivals.points import TOKENS, own_points, victory_points
from engine.rivals.realm import amounts
from engine.rivals.state import BEFORE, RivalsState

_ROLL: Final = CastDice()
_CLAIM: Final = ClaimVictory()
_FINISHES: Final = (FinishTurn(), FinishTurn(True))


class Prospects(NamedTuple):
    """What a hand and what stands in a principality allow whatever goods there are; the points without tokens."""

    victory: int
    offers: tuple[Offer, ...]
    playables: tuple[Playable, ...]
    traders: Traders
    removals: tuple[RivalsAction, ...]


@lru_cache(maxsize=4096)
def prospects(hand: tuple[CardKey, ...], cities: tuple[bool, ...], slots: tuple[CardKey, ...]) -> Prospects:
    """Remembered, because goods change at every step and what stands and is held seldom."""
    return Prospects(
        own_points(slots, cities).victory,
        offers(hand, cities, slots),
        playables(hand),
        traders(slots),
        removals(cities, slots),
    )


def own_turn(state: RivalsState, seat: Seat) -> Sequence[RivalsAction]:
    """Everything that the seat on turn may do, a victory first."""
    realm, hand = state.realms[seat], state.hands[seat]
    known = prospects(hand, realm.cities, realm.slots)
    goal = state.options.goal
    won = known.victory + TOKENS >= goal and victory_points(state, seat) >= goal
    found: list[RivalsAction] = [_CLAIM] if won else []
    if state.turn.phase is BEFORE:
        found.append(_ROLL)
        return found + before_options(state, known.playables) if known.playables else found
    held = amounts(realm)
    centre_options(state, seat, held, found)
    expansion_options(state, seat, held, known.offers, found)
    if state.face_up:
        expansion_options(state, seat, held, offers(state.face_up, realm.cities, realm.slots), found)
    if known.playables:
        play_options(state, seat, known.playables, found)
    exchange_options(state, realm, held, known.traders, found)
    found += known.removals
    found += _FINISHES
    return found

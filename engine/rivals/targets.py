"""What an attack may hit."""

from engine.rivals.cards import CARDS
from engine.rivals.holdings import SITES
from engine.rivals.names import Seat
from engine.rivals.points import fighters
from engine.rivals.realm import is_building, slots_with
from engine.rivals.state import RivalsState


def burnable(state: RivalsState, victim: Seat) -> tuple[int, ...]:
    """The buildings that an Arsonist may hit: none of a city with a Fire Brigade (for the document: of any).

    Source: riv/arsonist, riv/fire-brigade
    """
    slots = state.realms[victim].slots
    brigades = {slot // SITES for slot, _ in slots_with(state.realms[victim], "fireproof")}
    if brigades and not state.options.brigade_own_city:
        return ()
    return tuple(
        slot for slot, card in enumerate(slots) if is_building(card) and slot // SITES not in brigades
    )


def strong(state: RivalsState, seat: Seat) -> tuple[int, ...]:
    """Where the units with a strength point stand (for the document: all cards with one).

    Source: riv/archer, riv/gift-for-prince
    """
    realm = state.realms[seat]
    if state.options.strength_of_units:
        return fighters(realm)
    return tuple(slot for slot, card in enumerate(realm.slots) if card and CARDS[card].strength)


def buildings(state: RivalsState, seat: Seat) -> tuple[int, ...]:
    """Where a seat's buildings stand."""
    return tuple(slot for slot, card in enumerate(state.realms[seat].slots) if is_building(card))

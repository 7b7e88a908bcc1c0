"""What must be there before a card may be built or played: one small function a requirement of the card table."""

from collections.abc import Callable
from typing import Final, TypeAlias

from engine.rivals.holdings import holdings
from engine.rivals.names import Good, Seat, other
from engine.rivals.points import (
    ADVANTAGE,
    fighting_hero,
    points,
    strength_holder,
    victory_points,
)
from engine.rivals.realm import amount, has
from engine.rivals.state import RivalsState

Requirement: TypeAlias = Callable[[RivalsState, Seat], bool]
_PARLIAMENT: Final = 2


def _always(_state: RivalsState, _seat: Seat) -> bool:
    return True


def _built(*keys: str) -> Requirement:
    def met(state: RivalsState, seat: Seat) -> bool:
        return any(has(state.realms[seat], key) for key in keys)

    return met


def _built_or_behind(key: str) -> Requirement:
    def met(state: RivalsState, seat: Seat) -> bool:
        behind = victory_points(state, seat) < victory_points(state, other(seat))
        return behind or has(state.realms[seat], key)

    return met


def _commerce_or_city(state: RivalsState, seat: Seat) -> bool:
    realm = state.realms[seat]
    return any(realm.cities) or points(realm).commerce >= ADVANTAGE


def _pirate_and_gold(state: RivalsState, seat: Seat) -> bool:
    pirates = holdings(state.realms[seat]).pirates
    return pirates > 0 and amount(state.realms[other(seat)], Good.GOLD) > 0


REQUIREMENTS: Final[dict[str, Requirement]] = {
    "": _always,
    "hedge-tavern": _built("hedge-tavern"),
    "merchant-guild": _built("merchant-guild"),
    "university": _built("university"),
    "bath-house": _built("bath-house"),
    "parish-hall": _built("parish-hall"),
    "abbey-or-library": _built("abbey", "library"),
    "town-hall-or-behind": _built_or_behind("town-hall"),
    "library-or-behind": _built_or_behind("library"),
    "strength-advantage": lambda state, seat: strength_holder(state) == seat,
    "two-progress": lambda state, seat: points(state.realms[seat]).progress >= _PARLIAMENT,
    "commerce-or-city": _commerce_or_city,
    "pirate-and-gold": _pirate_and_gold,
    "fighting-hero": lambda state, seat: fighting_hero(state.realms[seat]),
}
"""By the name that the card table uses.

Source: riv/archer, riv/trade-master, riv/doctor, riv/town-hall, riv/university-cost, riv/guido, riv/gustav,
riv/brigands, riv/parliament, riv/merchant, riv/gudrun, riv/gold-cache
"""


def fulfils(state: RivalsState, seat: Seat, requirement: str) -> bool:
    """Whether a seat meets a requirement of the card table."""
    return REQUIREMENTS[requirement](state, seat)

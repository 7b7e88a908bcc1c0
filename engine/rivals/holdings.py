"""What a principality's sites and cards come to: points, effects, free building sites, worked out in one go."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from engine.rivals.actions import RemoveExpansion, RivalsAction
from engine.rivals.cards import CARDS, CardKind, RivalsCard
from engine.rivals.names import CardKey, Good
from engine.rivals.purse import ONE, Purse
from engine.rivals.state import EMPTY, Realm

SITES: Final = 4
"""Building sites of a city; a settlement has the two near ones."""
SLOTS: Final = 10 * SITES
"""More building sites than a principality can have: there are cards for seven settlements."""
TWO: Final = 2
HARBOUR_SHIPS: Final = 3
_SUMMED: Final = frozenset({"harbour", "salt", "base"})
"""Effects by which a card is worth more beside others."""
_THREES: Final = 3 * sum(ONE)
_COUNTED: Final = 8
"""How many things of a card are counted: five kinds of points, heroes, trade ships, pirate ships."""

_SPARING: Final = frozenset({"cheaper-heroes", "cheaper-city"})
"""Effects by which a building costs a good less."""

Places: TypeAlias = tuple[tuple[int, tuple[str, ...]], ...]
"""Building sites whose expansion has an effect, and what the effect is told."""


class Points(NamedTuple):
    """The points of the expansions; `victory` without the tokens."""

    victory: int
    commerce: int
    strength: int
    skill: int
    progress: int


class Holdings(NamedTuple):
    """What the sites and cards of a principality come to, whatever goods there are.

    `names` are the expansions, whatever their backs. `free` is where one may be put, near before far, which makes no
    difference but to the eye. `sparing`: some buildings cost a good less. `rates` is how many of each good pay for
    another, `beside` where Large Trade Ships lie.
    """

    points: Points
    heroes: int
    ships: int
    pirates: int
    names: frozenset[CardKey]
    effects: Mapping[str, Places]
    free: tuple[int, ...]
    free_in_cities: tuple[int, ...]
    removals: tuple[RivalsAction, ...]
    sparing: bool
    rates: Purse
    beside: tuple[int, ...]
    mints: int


def _counted(card: RivalsCard) -> int:
    """All that is counted of a card as the bytes of one number, so that cards are added up in one go."""
    points = (card.victory, card.commerce, card.strength, card.skill, card.progress)
    kinds = (CardKind.HERO, CardKind.TRADE_SHIP, CardKind.SHIP)
    return int.from_bytes(bytes((*points, *(card.kind is kind for kind in kinds))), "little")


_WORTH: Final = {EMPTY: 0} | {key: _counted(card) for key, card in CARDS.items()}
_NAME: Final = {EMPTY: EMPTY} | {key: card.key for key, card in CARDS.items()}
_EFFECTS: Final = {
    key: tuple((words[0], words[1:]) for words in card.effects) for key, card in CARDS.items() if card.effects
}
_ONE: Final = {good.name.lower(): ONE[good] for good in Good}
_REMOVALS: Final = tuple(map(RemoveExpansion, range(SLOTS)))


def holdings(realm: Realm) -> Holdings:
    """What the sites and cards of this principality come to."""
    return _holdings(realm.cities, realm.slots)


@lru_cache(maxsize=4096)
def _holdings(cities: tuple[bool, ...], slots: tuple[CardKey, ...]) -> Holdings:
    """Remembered, for building is rare and goods change at every step."""
    found = sum(map(_WORTH.__getitem__, slots)).to_bytes(_COUNTED, "little")
    victory, commerce, strength, skill, progress, heroes, ships, pirates = found
    victory += len(cities) + sum(cities)
    effects = _effects(slots)
    if not _SUMMED.isdisjoint(effects):
        harbours, markets = _count(effects, "harbour"), _count(effects, "market")
        commerce += ships * _count(effects, "salt") + (harbours + markets) * _count(effects, "base")
        victory += harbours if ships >= HARBOUR_SHIPS else 0
    free, removals = _room(cities, slots)
    return Holdings(
        points=Points(victory, commerce, strength, skill, progress),
        heroes=heroes,
        ships=ships,
        pirates=pirates,
        names=frozenset(map(_NAME.__getitem__, slots)),
        effects=effects,
        free=free,
        free_in_cities=tuple(slot for slot in free if cities[slot // SITES]) if any(cities) else (),
        removals=removals,
        sparing=not _SPARING.isdisjoint(effects),
        rates=_rates(effects["trade"]) if "trade" in effects else _THREES,
        beside=tuple(slot for slot, _ in effects["trade-beside"]) if "trade-beside" in effects else (),
        mints=_count(effects, "mint"),
    )


def _effects(slots: tuple[CardKey, ...]) -> dict[str, Places]:
    found: dict[str, Places] = {}
    for slot, card in enumerate(slots):
        if card in _EFFECTS:
            for name, told in _EFFECTS[card]:
                found[name] = (*found.get(name, ()), (slot, told))
    return found


def _count(effects: Mapping[str, Places], name: str) -> int:
    return len(effects.get(name, ()))


def _rates(ships: Places) -> Purse:
    """Two of a good that a trade ship trades.

    Source: riv/lumber-ship
    """
    rates = _THREES
    for traded in {told for _, (told,) in ships}:
        rates -= _ONE[traded]
    return rates


def _room(
    cities: tuple[bool, ...], slots: tuple[CardKey, ...]
) -> tuple[tuple[int, ...], tuple[RivalsAction, ...]]:
    """The free building sites; and what may be torn down: expansions of a settlement or city without any.

    Source: house (printed)
    """
    free: list[int] = []
    removals: list[RivalsAction] = []
    for site, is_city in enumerate(cities):
        before, first = len(free), SITES * site
        for near in (first, first + SITES // 2):
            if not slots[near]:
                free.append(near)
            elif is_city and not slots[near + 1]:
                free.append(near + 1)
        if len(free) == before:
            removals += [_REMOVALS[slot] for slot in range(first, first + SITES) if slots[slot]]
    return tuple(free), tuple(removals)

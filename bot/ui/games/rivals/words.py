"""What cards, goods, regions and building sites are called on controls and in lines."""

from bot.i18n import Language, Param, plain
from bot.ui.games.rivals.marks import DIE, GOODS
from engine.rivals.cards import CARDS, Cost
from engine.rivals.holdings import SITES
from engine.rivals.names import CACHE, FULL, CardKey, Good, Store
from engine.rivals.realm import beside, ground, lying_in
from engine.rivals.state import Realm

_ABOVE = 2


def card_name(card: CardKey, language: Language) -> str:
    """A card's name in the reader's language."""
    row = CARDS[card]
    return row.ja if language == "ja" else row.en


def good_name(good: int, language: Language) -> str:
    """What a good is called, with its sign."""
    kind = Good(good)
    return plain(language, f"rivals-good-{kind.name.lower()}", {"sign": GOODS[kind]})


def cost_signs(cost: Cost) -> str:
    """A price as signs; a dash for what costs nothing."""
    return "".join(GOODS[Good(good)] * due for good, due in enumerate(cost)) or "–"


def store_name(realm: Realm, store: Store, language: Language) -> str:
    """A region by its good and number, or the Gold Cache, with what lies in it."""
    if store == CACHE:
        return plain(language, "rivals-store-cache", {"held": lying_in(realm, store), "full": FULL})
    params: dict[str, Param] = {
        "good": good_name(realm.kinds[store], language),
        "number": realm.numbers[store],
        "held": realm.stock[store],
        "full": FULL,
    }
    return plain(language, "rivals-store", params)


def region_sign(realm: Realm, store: Store) -> str:
    """A region as short as can be: `🌾6`."""
    return f"{GOODS[realm.kinds[store]]}{realm.numbers[store] or '?'}"


def site_number(realm: Realm, site: int) -> int:
    """A settlement or city by its place from the west, counted from 1."""
    columns = ground(realm.sides)
    places = [columns.columns[corners[0]] for corners in columns.corners]
    return sorted(places).index(places[site]) + 1


def slot_name(realm: Realm, slot: int, language: Language) -> str:
    """A building site: which settlement or city, above or below, and the regions beside it."""
    west, east = beside(realm, slot)
    params: dict[str, Param] = {
        "number": site_number(realm, slot // SITES),
        "row": "above" if slot % SITES < _ABOVE else "below",
        "regions": f"{region_sign(realm, west)} {region_sign(realm, east)}",
    }
    return plain(language, "rivals-slot", params)


def standing_name(realm: Realm, slot: int, language: Language) -> str:
    """An expansion and where it stands."""
    return f"{card_name(realm.slots[slot], language)} · {slot_name(realm, slot, language)}"


def number_sign(number: int) -> str:
    """A number of the dice."""
    return f"{DIE}{number}"

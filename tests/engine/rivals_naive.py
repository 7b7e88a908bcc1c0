"""A slow, plain reading of the rules of Rivals, beside which the engine is run: nothing of its arithmetic is used.

The principality is laid on a grid: a site at (2x, 0), its building sites at (2x, ±1) and (2x, ±2), regions at odd x in
rows ±1. Facts about cards are read from the table's file; what they do is written out here once more.
"""

import csv
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from engine.rivals.state import Realm, RivalsState

FILE = Path(__file__).parents[2] / "engine" / "rivals" / "cards.csv"
TABLE = {row["key"]: row for row in csv.DictReader(FILE.read_text(encoding="utf-8").splitlines())}
GOODS = ("lumber", "brick", "grain", "wool", "ore", "gold")
LETTERS = dict(zip("LBGWOA", GOODS, strict=True))
DOUBLE = {
    "lumber-camp": "lumber",
    "brick-factory": "brick",
    "grain-mill": "grain",
    "weavers-shop": "wool",
    "iron-foundry": "ore",
}
UNITS = {"unit", "hero", "ship", "trade-ship"}
PLACES = ((0, 1), (0, 2), (0, -1), (0, -2))


def name(card: str) -> str:
    return card.split("@", maxsplit=1)[0]


def kind(card: str) -> str:
    return TABLE[name(card)]["kind"]


def worth(card: str, column: str) -> int:
    return int(TABLE[name(card)][column])


def cost(card: str) -> Counter[str]:
    return Counter(LETTERS[letter] for letter in TABLE[name(card)]["cost"])


class Grid:
    """A principality on squared paper."""

    def __init__(self, realm: Realm) -> None:
        self.sites = [0, 1]
        for side in realm.sides:
            self.sites.append(min(self.sites) - 1 if side == "W" else max(self.sites) + 1)
        self.is_city = dict(zip(self.sites, realm.cities, strict=True))
        self.regions: dict[tuple[int, int], int] = {}
        columns = [-1, 1, 3]
        for site, side in zip(self.sites[2:], realm.sides, strict=True):
            columns.append(2 * site + (1 if side == "E" else -1))
        for number, column in enumerate(columns):
            self.regions[column, 1] = 2 * number
            self.regions[column, -1] = 2 * number + 1
        self.cards: dict[tuple[int, int], str] = {}
        for index, card in enumerate(realm.slots):
            if card:
                dx, y = PLACES[index % 4]
                self.cards[2 * self.sites[index // 4] + dx, y] = card
        self.realm = realm

    def names(self) -> list[str]:
        return [name(card) for card in self.cards.values()]

    def touching(self, spot: tuple[int, int]) -> set[int]:
        """The regions west and east of a building site, also diagonally, in the same half."""
        x, y = spot
        row = 1 if y > 0 else -1
        return {self.regions[x - 1, row], self.regions[x + 1, row]}

    def around(self, site: int) -> set[int]:
        return {self.regions[2 * site + dx, y] for dx in (-1, 1) for y in (-1, 1)}

    def have(self) -> Counter[str]:
        found: Counter[str] = Counter()
        for good, lying in zip(self.realm.kinds, self.realm.stock, strict=True):
            found[good.name.lower()] += lying
        found["gold"] += max(self.realm.cache, 0)
        return found

    def points(self) -> dict[str, int]:
        names = self.names()
        ships = sum(kind(card) == "trade-ship" for card in names)
        found = {column: sum(worth(card, column) for card in names) for column in ("strength", "skill", "pp")}
        found["commerce"] = sum(worth(card, "commerce") for card in names)
        found["commerce"] += ships * names.count("salt-silo")
        found["commerce"] += (names.count("harbor") + names.count("marketplace")) * names.count(
            "trading-base"
        )
        found["victory"] = sum(2 if city else 1 for city in self.is_city.values())
        found["victory"] += sum(worth(card, "vp") for card in names)
        found["victory"] += names.count("harbor") if ships >= 3 else 0
        return found


def advantage(mine: int, theirs: int) -> bool:
    return mine >= 3 and mine > theirs


def score(state: RivalsState, seat: int) -> int:
    mine, theirs = (Grid(state.realms[each]).points() for each in (seat, 1 - seat))
    tokens = [advantage(mine[column], theirs[column]) for column in ("commerce", "strength")]
    return mine["victory"] + sum(tokens)


def production(realm: Realm, number: int) -> tuple[int, ...]:
    """What lies on the regions after a number."""
    grid, lying = Grid(realm), list(realm.stock)
    for region, shown in enumerate(realm.numbers):
        if shown == number:
            doubled = any(
                DOUBLE.get(name(card)) == realm.kinds[region].name.lower() and region in grid.touching(spot)
                for spot, card in grid.cards.items()
            )
            lying[region] = min(3, lying[region] + (2 if doubled else 1))
    return tuple(lying)


def brigands(realm: Realm, *, emptied: bool) -> tuple[int, ...]:
    """What lies on the regions after a Brigand Attack."""
    grid = Grid(realm)
    guarded = {
        region
        for spot, card in grid.cards.items()
        if name(card) == "storehouse"
        for region in grid.touching(spot)
    }
    counted = sum(lying for region, lying in enumerate(realm.stock) if region not in guarded)
    if counted <= 7:
        return realm.stock
    return tuple(
        0 if good.name in {"WOOL", "GOLD"} and (emptied or region not in guarded) else realm.stock[region]
        for region, good in enumerate(realm.kinds)
    )


def all_cards(state: RivalsState) -> Counter[str]:
    """Every card that is drawn, played or built, wherever it is."""
    found: Counter[str] = Counter()
    for pile in (*state.stacks, *state.hands, *state.discards, state.face_up):
        found.update(pile)
    for realm in state.realms:
        found.update(card for card in realm.slots if card)
        found["gold-cache"] += realm.cache >= 0
    return +found


def sane(state: RivalsState) -> None:
    """What holds in every position."""
    for realm in state.realms:
        assert all(0 <= lying <= 3 for lying in realm.stock)
        assert -1 <= realm.cache <= 3
        assert len(realm.kinds) == len(realm.numbers) == len(realm.stock) == 2 * len(realm.cities) + 2
        grid = Grid(realm)
        for (x, y), card in grid.cards.items():
            city = grid.is_city[x // 2]
            assert city or abs(y) == 1
            assert city or TABLE[name(card)]["where"] != "city"
        names = grid.names()
        singles = [card for card in names if TABLE[card]["limit"]]
        assert len(singles) == len(set(singles))
    built = sum(len(realm.cities) - 2 for realm in state.realms)
    assert state.supply[1] == 5 - built
    assert state.supply[2] == 7 - sum(sum(realm.cities) for realm in state.realms)
    laid = sum(len(realm.sides) + len(realm.roads) for realm in state.realms)
    assert state.supply[0] == 7 - laid
    regions = sum(len(realm.kinds) - realm.numbers.count(0) for realm in state.realms)
    assert regions + len(state.regions) == 24


def main_phase(state: RivalsState) -> set[str]:
    """Everything that the player on turn may do in the action phase, as text."""
    seat = state.turn.seat
    grid = Grid(state.realms[seat])
    found = {"finish no", "finish yes"}
    if score(state, seat) >= state.options.goal:
        found.add("claim")
    found |= set(_centre(state, seat, grid))
    for card in {*state.hands[seat], *state.face_up}:
        if TABLE[name(card)]["where"] or kind(card) == "site":
            found |= set(_sites(state, seat, grid, card))
    found |= set(_exchange(state, seat, grid))
    found |= set(_removals(grid))
    return found


def _covers(have: Counter[str], due: Counter[str]) -> bool:
    return all(have[good] >= number for good, number in due.items())


def _centre(state: RivalsState, seat: int, grid: Grid) -> Iterator[str]:
    realm, have = state.realms[seat], grid.have()
    for side in "WE":
        if side not in realm.roads and state.supply[0] and _covers(have, cost("road")):
            yield f"road {side}"
        if side in realm.roads and state.supply[1] and _covers(have, cost("settlement")):
            yield f"settlement {side} no"
            if any(name(card) == "scout" for card in state.hands[seat]):
                yield f"settlement {side} yes"
    for number, city in enumerate(realm.cities):
        if not city and state.supply[2] and _covers(have, cost("city")):
            yield f"city {number}"


def met(state: RivalsState, seat: int, card: str) -> bool:
    """Whether what a card requires is there."""
    mine, theirs = (Grid(state.realms[each]) for each in (seat, 1 - seat))
    names = set(mine.names())
    wanted = {
        "parliament": mine.points()["pp"] >= 2,
        "university": bool(names & {"abbey", "library"}),
        "town-hall": "parish-hall" in names,
        "staple-house": "merchant-guild" in names,
        "building-crane": "university" in names,
        "chief-cannoneer": "university" in names,
        "gold-cache": any(kind(each) == "hero" and worth(each, "strength") for each in mine.names()),
    }
    del theirs
    return wanted.get(name(card), True)


def _sites(state: RivalsState, seat: int, grid: Grid, card: str) -> Iterator[str]:
    row, names = TABLE[name(card)], grid.names()
    if (row["limit"] and name(card) in names) or not met(state, seat, card):
        return
    due = cost(card)
    limit = 4 if state.options.crane_above_four else 3
    cheaper = (row["kind"] == "hero" and "drill-ground" in names) or (
        row["where"] == "city" and "building-crane" in names and due.total() > limit
    )
    prices = [(GOODS.index(good), due - Counter([good])) for good in due] if cheaper else [(-1, due)]
    for saved, price in prices:
        if _covers(grid.have(), price):
            for slot in _free(grid, card):
                yield f"build {card} {slot} {saved}"


def _free(grid: Grid, card: str) -> Iterator[int]:
    if kind(card) == "site":
        yield from [-1] if grid.realm.cache < 0 else []
        return
    for number, site in enumerate(grid.sites):
        if grid.is_city[site] or TABLE[name(card)]["where"] != "city":
            for near in (0, 2):
                here = [name(grid.cards.get((2 * site, PLACES[near + far][1]), "")) for far in (0, 1)]
                yield from (4 * number + near + far for far in _half(here, card, city=grid.is_city[site]))


def _half(here: list[str], card: str, *, city: bool) -> list[int]:
    """Near or far, of the two building sites on one side of a site."""
    if name(card) == "town-hall":
        return [far for far in (0, 1) if here[far] == "parish-hall"]
    if not here[0]:
        return [0]
    return [1] if city and not here[1] else []


def _room(realm: Realm, without: str) -> bool:
    cache = 0 <= realm.cache < 3 and without != "gold"
    lying = zip(realm.kinds, realm.stock, strict=True)
    return cache or any(number < 3 and good.name.lower() != without for good, number in lying)


def _exchange(state: RivalsState, seat: int, grid: Grid) -> Iterator[str]:
    realm, have, names = state.realms[seat], grid.have(), grid.names()
    for good in (good for good in GOODS if _room(realm, good)):
        ship = f"{good}-ship" in names
        if have[good] >= (2 if ship else 3) and (ship or state.options.exchange_pooled):
            yield f"exchange {good} -1"
        elif not ship and not state.options.exchange_pooled:
            full = [region for region, lying in enumerate(realm.stock) if lying == 3]
            yield from (f"exchange {good} {r}" for r in full if realm.kinds[r].name.lower() == good)
            if good == "gold" and realm.cache == 3:
                yield "exchange gold 99"
    for spot, card in grid.cards.items():
        if name(card) == "large-trade-ship":
            rich = [region for region in grid.touching(spot) if realm.stock[region] >= 2]
            yield from (
                f"beside {region}" for region in rich if _room(realm, realm.kinds[region].name.lower())
            )
    mints = sum(name(card) == "mint" for card in grid.cards.values())
    if mints > state.turn.minted and have["gold"] and _room(realm, "gold"):
        yield "mint"


def _removals(grid: Grid) -> Iterator[str]:
    for number, site in enumerate(grid.sites):
        here = {index: grid.cards.get((2 * site, PLACES[index][1])) for index in range(4)}
        usable = range(4) if grid.is_city[site] else (0, 2)
        if all(here[index] for index in usable):
            yield from (f"remove {4 * number + index}" for index in usable)

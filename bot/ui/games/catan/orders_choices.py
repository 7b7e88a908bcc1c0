"""The steps in which a player changes standing orders. What has been chosen so far stands in the step's own words."""

from collections.abc import Callable, Sequence
from string import ascii_uppercase
from typing import Final

from bot.ui.controls import MenuLine
from bot.ui.games.catan.cards import pile_of, resource_label, tile_words
from bot.ui.games.catan.orders_words import (
    build_lines,
    discard_words,
    offer_lines,
    offer_words,
    orders_of,
    refuse_lines,
    robber_lines,
    victim_words,
    wish_words,
)
from bot.ui.games.catan.pictures.board import Mark, at_hex
from bot.ui.games.catan.scene import Scene, Words, hex_of, hex_word
from bot.ui.games.catan.spots import Spot, lettered
from bot.ui.games.catan.trade_steps import card_lines
from bot.ui.play.rest import back
from bot.ui.play.screen import BLUE, GREEN, Pick, Press, Screen
from engine.catan.actions import BuildCity, BuildRoad, BuildSettlement, BuyCard
from engine.catan.codecs import RESOURCE, write_pile
from engine.catan.hands import KINDS, count, size
from engine.catan.names import RESOURCES, Edge, Hex, Resource, Seat
from engine.catan.orders import ANYBODY, LEADER, BuildOrders, RobberWish, StandingOffer
from engine.catan.orders.fitting import possible
from engine.catan.orders.texts import write_offer, write_robber
from engine.catan.orders.wishes import MOST_BUILDS, MOST_OFFERS, MOST_ROBBER
from engine.catan.terms import LISTED
from engine.catan.topology import EDGES, HEXES, topology

_BACK: Final = "?orders"

# Discards


def discards(scene: Scene, words: Words) -> Screen | None:
    """One resource after the other, the first to go first."""
    names: dict[str, Resource] = {RESOURCE.write(resource): resource for resource in RESOURCES}
    if any(word not in names for word in words) or len(set(words)) < len(words):
        return None
    chosen = " ".join(words)
    left = tuple(
        MenuLine(resource_label(resource, scene.language), name)
        for name, resource in names.items()
        if name not in words
    )
    picks = (Pick(f"?orders discard {chosen}".strip(), "pick-orders-discard", left),) if left else ()
    draft = BuildOrders(discard=tuple(names[word] for word in words))
    lines = (
        scene.say("orders-discard-how"),
        *((scene.say("orders-draft", words=discard_words(scene, draft)),) * bool(words)),
    )
    save = Press(f"=orders discard {chosen}".strip(), "orders-save", style=GREEN, emoji="💾")
    none = Press("=orders discard", "orders-no-discard")
    return Screen(lines, picks, ((save, none) if words else (none,)) + (back(_BACK),))


# The robber


def robbers(scene: Scene, words: Words) -> Screen | None:
    """First the tile, or any; then the victim."""
    own = orders_of(scene)
    drops = _drops("robber", robber_lines(scene, own))
    if words:
        return _victims(scene, words)
    tiles = tuple(zip(ascii_uppercase, HEXES, strict=False))
    choices = [MenuLine(scene.label("any-tile"), "any")]
    choices += [
        MenuLine(f"{letter} {tile_words(scene.layout, tile)}", hex_word(tile)) for letter, tile in tiles
    ]
    full = len(own.robber) >= MOST_ROBBER
    picks = () if full else (Pick("?orders robber", "pick-orders-robber", tuple(choices)),)
    marks = () if full else tuple(Mark(letter, at_hex(tile)) for letter, tile in tiles)
    lines = (scene.say("orders-full", number=MOST_ROBBER) if full else scene.say("orders-robber-how"),)
    return Screen(lines, (*picks, *drops), (back(_BACK),), marks)


def _victims(scene: Scene, words: Words) -> Screen | None:
    tile = hex_of(words[0])
    if tile is None and words[0] != "any":
        return None
    rivals = (seat for seat in range(len(scene.view.seats)) if seat != scene.seat)
    targets: tuple[Seat, ...] = (ANYBODY, LEADER, *rivals)
    presses = tuple(
        Press(
            f"=orders robber {write_robber(RobberWish(tile, seat))}",
            label=victim_words(scene, seat),
            style=BLUE,
        )
        for seat in targets
    )
    marks = () if tile is None else (Mark("A", at_hex(tile)),)
    return Screen((scene.say("orders-victim-how"),), (), (*presses, back("?orders robber")), marks)


# Standing offers


def trades(scene: Scene, words: Words) -> Screen | None:
    """What to give at most, what to want at least, what to keep, and to whom."""
    own = orders_of(scene)
    piles = [pile_of(word) for word in words]
    if None in piles or not scene.view.options.domestic_trade:
        return None
    if not words:
        return _first_side(scene, own)
    give, want, keep, *_ = (*(pile or 0 for pile in piles), 0, 0)
    return _terms(scene, StandingOffer(give, want, keep)) if want else _second_side(scene, give)


def _first_side(scene: Scene, own: BuildOrders) -> Screen:
    limit = min(LISTED, scene.view.options.offer_limit)
    full = len(own.offers) >= MOST_OFFERS
    drops = _drops("offer", offer_lines(scene, own))
    give = Pick("?orders offer", "pick-give", card_lines(scene, (limit,) * len(KINDS)), most=limit)
    line = scene.say("orders-full", number=MOST_OFFERS) if full else scene.say("orders-offer-how")
    refuse = (
        Press("=orders refuse no", "orders-refuse-off", emoji="🤐")
        if own.refuse
        else Press("=orders refuse yes", "orders-refuse-on", emoji="🙅")
    )
    picks = drops if full else (give, *drops)
    return Screen(
        (line, *refuse_lines(scene, own)), (*picks, _withholding(scene, own)), (refuse, back(_BACK))
    )


def _withholding(scene: Scene, own: BuildOrders) -> Pick:
    """Which resources an offer must not ask for: a line adds one, or takes it out again."""
    lines = []
    for resource in RESOURCES:
        is_set = resource in own.withheld
        left = [one for one in RESOURCES if (one in own.withheld) != (one is resource)]
        key = "orders-withhold-off" if is_set else "orders-withhold-on"
        label = scene.label(key, resource=resource_label(resource, scene.language))
        lines.append(MenuLine(label, f"=orders withhold {' '.join(map(RESOURCE.write, left))}".strip()))
    return Pick("~withhold", "pick-orders-withhold", tuple(lines))


def _second_side(scene: Scene, give: int) -> Screen | None:
    limit = min(LISTED, scene.view.options.offer_limit)
    most = tuple(0 if count(give, kind) else limit for kind in KINDS)
    if not give or size(give) > limit or not any(most):
        return None
    want = Pick(f"?orders offer {write_pile(give)}", "pick-want", card_lines(scene, most), most=limit)
    return Screen((scene.say("orders-want-how", give=scene.cards(give)),), (want,), (back("?orders offer"),))


def _terms(scene: Scene, offer: StandingOffer) -> Screen | None:
    """The offer is complete: cards to keep may be named, then it is saved."""
    limit = min(LISTED, scene.view.options.offer_limit)
    if not offer.give or not offer.want or max(size(offer.give), size(offer.want)) > limit:
        return None
    most = tuple(limit if count(offer.give, kind) else 0 for kind in KINDS)
    text = write_offer(StandingOffer(offer.give, offer.want))
    keep = Pick(f"?orders offer {text}", "pick-keep", card_lines(scene, most), most=sum(most))
    spare = StandingOffer(offer.give, offer.want, offer.keep, not_to_leader=True)
    presses = (
        Press(f"=orders offer {write_offer(offer)}", "orders-save-all", style=GREEN, emoji="💾"),
        Press(f"=orders offer {write_offer(spare)}", "orders-save-spare", style=GREEN, emoji="💾"),
        back("?orders offer"),
    )
    return Screen(
        (scene.say("orders-draft", words=offer_words(scene, offer)), scene.say("orders-keep-how")),
        (keep,),
        presses,
    )


# The build list


def build(scene: Scene, words: Words) -> Screen | None:
    """What first; then the tile, then its corner or side."""
    if not words:
        return _pieces(scene)
    if words[0] not in _WISHES:
        return None
    spots = _spots(scene, words[0])
    tile = hex_of(words[1]) if len(words) > 1 else None
    return _tiles(scene, words[0], spots) if tile is None else _places(scene, words[0], spots.get(tile, []))


def _pieces(scene: Scene) -> Screen:
    own = orders_of(scene)
    drops = _drops("build", build_lines(scene, own))
    if len(own.build) >= MOST_BUILDS:
        return Screen((scene.say("orders-full", number=MOST_BUILDS),), drops, (back(_BACK),))
    card = (
        (Press("=orders buy-card", label=wish_words(scene, BuyCard()), style=BLUE),)
        if scene.view.deck
        else ()
    )
    pieces = tuple(
        Press(f"?orders build {word}", label=scene.label(f"piece-{word}"), style=BLUE) for word in _WISHES
    )
    return Screen((scene.say("orders-build-how"),), drops, (*pieces, *card, back(_BACK)))


def _tiles(scene: Scene, word: str, spots: dict[Hex, list[Spot]]) -> Screen | None:
    if not spots:
        return None
    tiles = tuple(zip(ascii_uppercase, spots, strict=False))
    choices = tuple(
        MenuLine(f"{letter} {tile_words(scene.layout, tile)}", hex_word(tile)) for letter, tile in tiles
    )
    marks = tuple(Mark(letter, at_hex(tile)) for letter, tile in tiles)
    pick = Pick(f"?orders build {word}", "pick-tile", choices)
    return Screen((scene.say("orders-tile-how"),), (pick,), (back("?orders build"),), marks)


def _places(scene: Scene, word: str, spots: Sequence[Spot]) -> Screen | None:
    shown = lettered(spots, scene.layout, scene.language)
    presses = tuple(Press(f"=orders {spot.line.value}", label=spot.line.label, style=BLUE) for spot in shown)
    marks = tuple(spot.mark for spot in shown)
    if not presses:
        return None
    return Screen((scene.say("choose-spot"),), (), (*presses, back(f"?orders build {word}")), marks)


_WISHES: Final[dict[str, Callable[[Hex], Sequence[BuildRoad | BuildSettlement | BuildCity]]]] = {
    "road": lambda tile: [BuildRoad(edge) for edge in _sides(tile)],
    "settlement": lambda tile: [BuildSettlement(vertex) for vertex in topology().hex_vertices[tile]],
    "city": lambda tile: [BuildCity(vertex) for vertex in topology().hex_vertices[tile]],
}


def _spots(scene: Scene, word: str) -> dict[Hex, list[Spot]]:
    """What can still be built there, now or later, by the tiles that it touches."""
    mine, already = scene.view.seats[scene.seat], orders_of(scene).build
    found: dict[Hex, list[Spot]] = {}
    for tile in HEXES:
        for wish in _WISHES[word](tile):
            if wish not in already and possible(wish, scene.view, mine):
                found.setdefault(tile, []).append(wish)
    return found


def _sides(tile: Hex) -> list[Edge]:
    corners = set(topology().hex_vertices[tile])
    return [edge for edge in EDGES if corners.issuperset(topology().edge_ends[edge])]


def _drops(name: str, lines: Sequence[str]) -> tuple[Pick, ...]:
    """A menu of the entries that can be taken out of a list."""
    choices = tuple(MenuLine(line, f"=orders drop {name} {number}") for number, line in enumerate(lines, 1))
    return (Pick("~drop", "pick-orders-drop", choices),) if choices else ()

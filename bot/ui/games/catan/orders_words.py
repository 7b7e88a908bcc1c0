"""Standing orders in words."""

from bot.ui.games.catan.cards import resource_label, tile_words
from bot.ui.games.catan.scene import Scene
from bot.ui.games.catan.spots import spot_words
from engine.catan.actions import BuyCard
from engine.catan.names import Seat
from engine.catan.orders import (
    ANYBODY,
    LEADER,
    NO_ORDERS,
    BuildOrder,
    BuildOrders,
    RobberWish,
    StandingOffer,
    belated,
    read_orders,
)


def orders_of(scene: Scene) -> BuildOrders:
    """The seat's standing orders; the presets where nothing (or nothing readable) is stored."""
    found = read_orders(scene.seen.seats[scene.seat].orders)
    return found if isinstance(found, BuildOrders) else NO_ORDERS


def ends_soon(scene: Scene) -> bool:
    """Whether the orders end this turn in some minutes; who has ordered nothing is asked."""
    ordered = bool(scene.seen.seats[scene.seat].orders)
    return ordered and belated(orders_of(scene), scene.view, scene.seen.actions) is not None


def discard_words(scene: Scene, own: BuildOrders) -> str:
    """Which resources go first."""
    names = [resource_label(resource, scene.language) for resource in own.discard]
    return " → ".join(names) or scene.label("orders-none")


def robber_lines(scene: Scene, own: BuildOrders) -> list[str]:
    """First and second choice, with their letters on the board."""
    return [f"{letter}. {robber_words(scene, wish)}" for letter, wish in zip("AB", own.robber, strict=False)]


def robber_words(scene: Scene, wish: RobberWish) -> str:
    """Where the robber goes and whom it robs."""
    tile = scene.label("any-tile") if wish.hex is None else tile_words(scene.layout, wish.hex)
    return f"{tile} → {victim_words(scene, wish.victim)}"


def victim_words(scene: Scene, victim: Seat) -> str:
    """Whom the robber robs."""
    if victim == ANYBODY:
        return scene.label("anybody")
    return scene.label("leader") if victim == LEADER else scene.short(victim)


def offer_lines(scene: Scene, own: BuildOrders) -> list[str]:
    """The standing offers, numbered."""
    return [f"{number}. {offer_words(scene, offer)}" for number, offer in enumerate(own.offers, 1)]


def offer_words(scene: Scene, offer: StandingOffer) -> str:
    """What is given for what, what is kept, and whether the leader is left out."""
    words = scene.label("standing-offer", give=scene.cards(offer.give), want=scene.cards(offer.want))
    keep = scene.label("standing-keep", cards=scene.cards(offer.keep)) if offer.keep else ""
    return words + keep + (scene.label("standing-not-leader") if offer.not_to_leader else "")


def build_lines(scene: Scene, own: BuildOrders) -> list[str]:
    """What is to be built, in this order, with its numbers on the board."""
    return [f"{number}. {wish_words(scene, wish)}" for number, wish in enumerate(own.build, 1)]


def wish_words(scene: Scene, wish: BuildOrder) -> str:
    """One entry of the build list."""
    if isinstance(wish, BuyCard):
        return scene.label("piece-card")
    return spot_words(wish, scene.layout, scene.language)


def refuse_lines(scene: Scene, own: BuildOrders) -> tuple[str, ...]:
    """That every other offer is refused, or each that asks for some resources, where that is ordered."""
    if own.refuse:
        return (scene.say("orders-refuse-now"),)
    names = scene.label("comma").join(resource_label(one, scene.language) for one in own.withheld)
    return (scene.say("orders-withhold-now", resources=names),) if own.withheld else ()

"""Orders follow the game: what is done or has become impossible goes out of them. Open facts alone decide."""

from dataclasses import replace

from engine.catan.actions import Action, BuildCity, BuildRoad, BuildSettlement
from engine.catan.hands import size
from engine.catan.orders.wishes import LEADER, BuildOrder, BuildOrders, RobberWish, StandingOffer
from engine.catan.policy.worth import all_roads, open_spots
from engine.catan.state import CITIES, ROADS
from engine.catan.terms import LISTED
from engine.catan.view import SeatView, View


def fitted(orders: BuildOrders, view: View) -> BuildOrders:
    """The orders without what can never come about any more, seen from the viewer's seat."""
    if view.seat is None:
        return orders
    mine = view.seats[view.seat]
    return replace(
        orders,
        robber=tuple(wish for wish in orders.robber if _stands(wish, view)),
        offers=tuple(offer for offer in orders.offers if _tradable(offer, view)),
        build=tuple(wish for wish in orders.build if possible(wish, view, mine)),
    )


def after(orders: BuildOrders, action: Action) -> BuildOrders:
    """The orders after the seat has taken an action: the first wish for exactly that is fulfilled.

    Only a bought card needs this (no later position shows that the wish for it is done).
    """
    for place, wish in enumerate(orders.build):
        if wish == action:
            return replace(orders, build=orders.build[:place] + orders.build[place + 1 :])
    return orders


def possible(wish: BuildOrder, view: View, mine: SeatView) -> bool:
    """Whether the wish can still come true, now or later.

    Source: std/distance-rule, std/road-supply, std/city-supply
    """
    match wish:
        case BuildRoad(edge):
            return mine.roads.bit_count() < ROADS and not all_roads(view) >> edge & 1
        case BuildSettlement(vertex):
            return bool(open_spots(view) >> vertex & 1)
        case BuildCity(vertex):
            return mine.cities.bit_count() < CITIES and bool(
                (mine.settlements | open_spots(view)) >> vertex & 1
            )
        case _:
            return view.deck > 0


def _stands(wish: RobberWish, view: View) -> bool:
    return wish.victim == LEADER or (wish.victim < len(view.seats) and wish.victim != view.seat)


def _tradable(offer: StandingOffer, view: View) -> bool:
    """Whether this table allows a proposal with so many cards at all."""
    return view.options.domestic_trade and size(offer.want) <= min(LISTED, view.options.offer_limit)

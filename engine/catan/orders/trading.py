"""Standing offers: an open offer that fits one of them is accepted at once; every other one may be refused by order.

Whether an offer fits depends on the seat's own hand. That tells nobody anything: an acceptance lies open and brings
the trade about. A "no" comes after a while that nobody can foresee (`StandingOrders.acts_late`), the same one whether
the cards are missing or not wanted; where neither comes nobody can tell missing cards from a missing order.
"""

from collections.abc import Sequence

from engine.catan.actions import AcceptOffer, Action, DeclineOffer
from engine.catan.hands import KINDS, ONE, Hand, count, covers, kinds
from engine.catan.names import Seat
from engine.catan.orders.wishes import BuildOrders, StandingOffer
from engine.catan.view import OfferView, View


def matched(orders: BuildOrders, view: View, offer: OfferView) -> StandingOffer | None:
    """The first standing offer of the viewer that takes this open offer of another seat, as both stand now.

    Source: std/domestic-negotiate, cjp/trade-no-future
    """
    own, seat = view.own, view.seat
    if own is None or seat is None or seat == view.turn.player:
        return None
    fitting = (
        standing
        for standing in orders.offers
        if takes(standing, own.hand, pay=offer.want, get=offer.give)
        and not (standing.not_to_leader and leads(view, view.turn.player))
    )
    return next(fitting, None)


def acceptable(orders: BuildOrders, view: View, actions: Sequence[Action]) -> AcceptOffer | None:
    """Acceptance of an open offer, the oldest first, by standing order; depends on the viewer's own hand."""
    if not orders.offers:
        return None
    fitting = (offer for offer in view.offers if matched(orders, view, offer))
    accepted = (AcceptOffer(offer.number) for offer in fitting)
    return next((accept for accept in accepted if accept in actions), None)


def answered(orders: BuildOrders, view: View, actions: Sequence[Action]) -> Action | None:
    """What the orders say to the open offers: yes to one that fits, else no where that is ordered.

    A "no" to what asks for a withheld resource hangs on open facts and the orders, never on what is held.
    """
    refusals = (action for action in actions if isinstance(action, DeclineOffer))
    asking = {
        offer.number for offer in view.offers if any(count(offer.want, kind) for kind in orders.withheld)
    }
    said = (one for one in refusals if orders.refuse or one.offer in asking)
    return acceptable(orders, view, actions) or next(said, None)


def takes(standing: StandingOffer, hand: Hand, pay: Hand, get: Hand) -> bool:
    """Whether this exchange is as good as the standing offer and leaves what is to be kept.

    The fewest multiples of `give` that cover the price bring at least as many multiples of `want`.
    """
    if not pay or not covers(hand, pay) or not covers(hand - pay, _kept(standing, pay)):
        return False
    if any(not count(standing.give, kind) for kind in kinds(pay)):
        return False
    times = max(-(-count(pay, kind) // count(standing.give, kind)) for kind in kinds(pay))
    return all(count(get, kind) >= times * count(standing.want, kind) for kind in KINDS)


def _kept(standing: StandingOffer, pay: Hand) -> Hand:
    """What must stay in hand of the resources that are paid: of others nothing is lost."""
    return sum(count(standing.keep, kind) * ONE[kind] for kind in kinds(pay))


def leads(view: View, seat: Seat) -> bool:
    """Whether the seat shows the most points of the table, and more than the viewer."""
    shown = [other.points for other in view.seats]
    return shown[seat] == max(shown) and view.seat is not None and shown[seat] > shown[view.seat]

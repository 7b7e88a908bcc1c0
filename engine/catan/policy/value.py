"""A player that looks one action ahead, from its own view: the bot that fills a seat.

Each type of action has one small rule that says what it is worth now; the best is chosen, chance breaks
ties. It proposes and accepts a trade when its hand gets nearer to a goal by it, but gives nothing to a
rival close to winning, and it never makes a second offer while one lies on the table.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from engine.catan import actions as a
from engine.catan.building import CITY_COST, SETTLEMENT_COST
from engine.catan.hands import KINDS, ONE, Hand, count, counts, covers, size
from engine.catan.names import NOBODY, Card, Chance, Seat
from engine.catan.phases import FREE_ROADS
from engine.catan.policy import worth as w
from engine.catan.state import SETTLEMENTS, OfferReply
from engine.catan.topology import topology
from engine.catan.view import OfferView, OwnView, SeatView, View

NEVER: Final = -1000.0
WIN: Final = 1000.0
DANGER: Final = 8
"""From so many shown points on a rival gets no cards in trade."""
ROB: Final = 2.0
ARMY: Final = 3
ROUTE: Final = 5
MARGIN: Final = 0.5
"""How much nearer to a goal a trade must bring the hand."""


class Mind:
    """What one decision needs to know, worked out once from the view."""

    __slots__ = ("aims", "mine", "now", "own", "seat", "view", "yields")

    def __init__(self, view: View, seat: Seat, own: OwnView) -> None:
        self.view = view
        self.seat = seat
        self.own = own
        self.mine: SeatView = view.seats[seat]
        self.aims = w.goals(view, self.mine)
        self.yields = w.income(view.board, self.mine.settlements, self.mine.cities)
        self.now = self.hand(own.hand)

    def hand(self, cards: Hand) -> float:
        """What a hand would be worth."""
        return w.hand_worth(cards, self.aims, self.yields)

    def exchange(self, give: Hand, get: Hand) -> float:
        """How much nearer to a goal an exchange brings the hand."""
        return self.hand(self.own.hand - give + get) - self.now


def choose(view: View, actions: Sequence[a.Action], chance: Chance) -> a.Action:
    """The action that is worth most to the viewer."""
    if view.seat is None or view.own is None:
        raise ValueError(view.seat)
    if len(actions) == 1:
        return actions[0]
    mind = Mind(view, view.seat, view.own)
    weighed = _worth_weighing(mind, actions) or actions
    scores = [SCORES[type(action)](mind, action) for action in weighed]
    best = max(scores)
    ties = [action for action, score in zip(weighed, scores, strict=True) if score == best]
    return ties[chance(len(ties))]


def _worth_weighing(mind: Mind, actions: Sequence[a.Action]) -> Sequence[a.Action]:
    """Without counter-offers, and with only the plain offers: one or two cards of a kind for one."""
    offers = set() if mind.view.offers else _plain_offers(mind)
    return [
        action
        for action in actions
        if type(action) is not a.CounterOffer and (type(action) is not a.Offer or action in offers)
    ]


def _plain_offers(mind: Mind) -> set[a.Offer]:
    spare = [kind for kind in KINDS if count(mind.own.hand, kind)]
    return {
        a.Offer(number * ONE[give], ONE[want])
        for give in spare
        for want in KINDS
        for number in (1, 2)
        if give != want and count(mind.own.hand, give) >= number
    }


def _settle(mind: Mind, action: a.PlaceSettlement) -> float:
    return w.vertex_worth(mind.view, action.vertex, mind.mine)


def _place_road(mind: Mind, action: a.PlaceRoad | a.BuildRoad) -> float:
    ends = topology().edge_vertices[action.edge]
    return w.reach_worth(mind.view, mind.mine, ends)


def _build_road(mind: Mind, action: a.BuildRoad) -> float:
    reach = _place_road(mind, action)
    if mind.view.turn.phase is FREE_ROADS:
        return reach
    if not w.own_spots(mind.view, mind.mine) and mind.mine.settlements.bit_count() < SETTLEMENTS:
        return 20.0 + reach
    best = max(seat.road_length for seat in mind.view.seats)
    racing = mind.mine.road_length >= max(best - 1, ROUTE - 2) and mind.view.longest != mind.seat
    return 10.0 + reach if racing and not _saving(mind) else -1.0


def _saving(mind: Mind) -> bool:
    """Whether one card is missing for a city or a settlement that can be built."""
    houses = (aim.cost for aim in mind.aims if aim.cost in (CITY_COST, SETTLEMENT_COST))
    return any(w.missing(mind.own.hand, cost) <= 1 for cost in houses)


def _build_settlement(mind: Mind, action: a.BuildSettlement) -> float:
    return 90.0 + w.vertex_worth(mind.view, action.vertex, mind.mine)


def _build_city(mind: Mind, action: a.BuildCity) -> float:
    return 100.0 + w.vertex_worth(mind.view, action.vertex, mind.mine)


def _buy(mind: Mind, _action: a.BuyCard) -> float:
    return 1.0 if _saving(mind) else 15.0


def _bank(mind: Mind, action: a.TradeWithBank) -> float:
    """A trade with the bank if it completes something; the price is the least that the hand can pay."""
    hand, price = mind.own.hand, _price(mind, action.give)
    after = hand - price * ONE[action.give] + ONE[action.take]
    built = [aim for aim in mind.aims if covers(after, aim.cost) and not covers(hand, aim.cost)]
    return (
        30.0 + mind.hand(after)
        if built and not _can_build(mind)
        else -1.0 + 0.1 * (mind.hand(after) - mind.now)
    )


def _price(mind: Mind, give: int) -> int:
    built, sites = mind.mine.settlements | mind.mine.cities, mind.view.board.harbour_sites
    if sites[give] & built:
        return 2
    return 3 if sites[-1] & built else 4


def _can_build(mind: Mind) -> bool:
    return any(
        covers(mind.own.hand, aim.cost) and aim.cost in (CITY_COST, SETTLEMENT_COST) for aim in mind.aims
    )


def _discard(mind: Mind, action: a.Discard) -> float:
    return mind.hand(mind.own.hand - action.cards)


def _robber(mind: Mind, action: a.MoveRobber) -> float:
    """Block and rob the most dangerous; spare oneself."""
    corners, yields = topology().hex_corners[action.hex], w.pips(mind.view.board, action.hex)
    found = ROB + w.threat(mind.view, action.victim) * 0.5 if action.victim != NOBODY else 0.0
    for seat, other in enumerate(mind.view.seats):
        houses = (other.settlements & corners).bit_count() + 2 * (other.cities & corners).bit_count()
        weight = -3.0 if seat == mind.seat else w.threat(mind.view, seat) / 5
        found += houses * yields * weight
    return found


def _knight(mind: Mind, _action: a.PlayKnight) -> float:
    """Drive the robber off one's own land, or go for the largest army."""
    corners = topology().hex_corners[mind.view.robber]
    if (mind.mine.settlements | mind.mine.cities) & corners:
        return 40.0
    knights = count(mind.mine.played, Card.KNIGHT) + 1
    others = max(
        count(seat.played, Card.KNIGHT) for number, seat in enumerate(mind.view.seats) if number != mind.seat
    )
    takes = knights >= ARMY and knights > others and mind.view.army != mind.seat
    return 50.0 if takes else 8.0 if mind.view.turn.rolled else -0.5


def _road_card(mind: Mind, _action: a.PlayRoadBuilding) -> float:
    return 18.0 if mind.view.turn.rolled else -0.5


def _plenty(mind: Mind, action: a.PlayYearOfPlenty) -> float:
    after = mind.own.hand + action.cards
    done = any(covers(after, aim.cost) and aim.cost in (CITY_COST, SETTLEMENT_COST) for aim in mind.aims)
    if _can_build(mind) or not done:
        return -0.5
    return 45.0 + mind.hand(after)


def _monopoly(mind: Mind, action: a.PlayMonopoly) -> float:
    """Worth it when the rivals must hold several: what they have in all, shared by what the bank lacks."""
    lacking = [19 - number for number in counts(mind.view.bank)]
    theirs = max(0, lacking[action.resource] - count(mind.own.hand, action.resource))
    return 10.0 * theirs - 45.0 if theirs > ROUTE - 1 else -0.5


def _roll(_mind: Mind, _action: a.Roll) -> float:
    return 0.0


def _offer(mind: Mind, action: a.Offer) -> float:
    """Ask once for what brings the hand nearer to a goal, if a harmless rival may have it."""
    harmless = any(
        s.points < DANGER and s.cards for seat, s in enumerate(mind.view.seats) if seat != mind.seat
    )
    gain = mind.exchange(action.give, action.want)
    if not harmless or gain < MARGIN or _can_build(mind):
        return NEVER
    return 2.0 + gain - 0.3 * size(action.give)


def _confirm(mind: Mind, action: a.Confirm) -> float:
    offer = _open(mind, action.offer)
    answer = offer.answers[action.partner] if offer else mind.view.proposed[action.partner]
    if mind.view.seats[action.partner].points >= DANGER:
        return NEVER
    if offer is not None and answer is OfferReply.ACCEPTED:
        gain = mind.exchange(offer.give, offer.want)
    elif isinstance(answer, a.CounterOffer):
        gain = mind.exchange(answer.want, answer.give)
    else:
        return NEVER
    return 60.0 + gain if gain >= MARGIN else NEVER


def _open(mind: Mind, number: int) -> OfferView | None:
    return next((offer for offer in mind.view.offers if offer.number == number), None)


def _accept(mind: Mind, action: a.AcceptOffer) -> float:
    offer = _open(mind, action.offer)
    if offer is None or mind.view.seats[mind.view.turn.player].points >= DANGER:
        return NEVER
    fair = size(offer.give) >= size(offer.want)
    return mind.exchange(offer.want, offer.give) - MARGIN if fair else NEVER


def _end(_mind: Mind, _action: a.EndTurn | a.DeclineOffer) -> float:
    return 0.0


def _win(_mind: Mind, _action: a.DeclareVictory) -> float:
    return WIN


def _never(_mind: Mind, _action: a.Action) -> float:
    return NEVER


SCORES: Final[dict[type[a.Action], Callable[[Mind, Any], float]]] = {
    **dict.fromkeys(a.KINDS, _never),
    a.DeclareVictory: _win,
    a.EndTurn: _end,
    a.Roll: _roll,
    a.PlaceSettlement: _settle,
    a.PlaceRoad: _place_road,
    a.Discard: _discard,
    a.MoveRobber: _robber,
    a.BuildRoad: _build_road,
    a.BuildSettlement: _build_settlement,
    a.BuildCity: _build_city,
    a.BuyCard: _buy,
    a.PlayKnight: _knight,
    a.PlayRoadBuilding: _road_card,
    a.PlayYearOfPlenty: _plenty,
    a.PlayMonopoly: _monopoly,
    a.TradeWithBank: _bank,
    a.Offer: _offer,
    a.Confirm: _confirm,
    a.AcceptOffer: _accept,
    a.DeclineOffer: _end,
}
"""What each type of action is worth; what is not listed is never done."""

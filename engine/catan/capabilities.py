"""What Catan offers a host besides its rules: orders, a house player, trade, facts for judges, catanlog."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from engine.capabilities import GameRecord, Noticed
from engine.catan import orders as o
from engine.catan.actions import (
    AcceptOffer,
    Action,
    Confirm,
    CounterOffer,
    DeclareVictory,
    DeclineOffer,
    ExpireOffer,
    Offer,
    PlayKnight,
    TakeBack,
    WithdrawAnswer,
    WithdrawDiscard,
    WithdrawOffer,
)
from engine.catan.catanlog import export
from engine.catan.events import Countered, Event, MonopolyPlayed, OfferAccepted, Offered, Stolen, Traded
from engine.catan.facts import net_gifts
from engine.catan.names import Chance, Seat
from engine.catan.notation import format_action
from engine.catan.options import CatanOptions, HouseLevel, RoundIsland
from engine.catan.phases import DISCARD, ROBBER
from engine.catan.policy import club, master, value
from engine.catan.report import facts_of
from engine.catan.state import CatanState
from engine.catan.view import View
from engine.protocol import EngineRefusal, Json


class LeastAction:
    """For a seat whose time has run out: as little as the rules allow."""

    def on_timeout(self, view: View, actions: Sequence[Action], chance: Chance) -> tuple[Seat, Action] | None:
        """What changes least; a robber is forgotten by the host, not by the seat."""
        action = o.least(view, actions, chance)
        return None if action is None or view.seat is None else (o.actor(action, view.seat), action)


class CatanHouse:
    """The players of the house, as strong as the options say; a beginner proposes nothing."""

    def choose(self, view: View, actions: Sequence[Action], chance: Chance) -> Action:
        """The action that is worth most to its seat; a master without the time to search plays as the club does."""
        if view.options.house is not HouseLevel.BEGINNER:
            return club.choose(view, actions, chance)
        return value.choose(view, tuple(one for one in actions if not isinstance(one, Offer)), chance)

    def reply(self, view: View, actions: Sequence[Action], chance: Chance) -> Action | None:
        """Acceptance of an offer that brings it nearer to a goal, else a "no"; a club player may want other terms."""
        if view.options.house is HouseLevel.MASTER:
            return master.reply(view, actions, chance)
        if view.options.house is HouseLevel.CLUB:
            return club.reply(view, actions, chance)
        answers = tuple(one for one in actions if isinstance(one, AcceptOffer | DeclineOffer))
        return value.choose(view, answers, chance) if answers else None


class CatanMaster:
    """The house's master tries out how its turn may end; what several discard at once it chooses at a glance."""

    def searches(self, view: View) -> bool:
        """Wherever it alone is on turn."""
        return view.options.house is HouseLevel.MASTER and view.turn.phase is not DISCARD

    def search(self, view: View, actions: Sequence[Action], chance: Chance) -> Action:
        """The first step of the best end of its turn."""
        return master.choose(view, actions, chance)


_OWN_WORD: Final = (Offer, CounterOffer, DeclareVictory, PlayKnight)


class CatanStandIn:
    """Plays the seat of whoever is away: it builds and answers offers, but proposes nothing and declares no win.

    Nobody else can say it for a player, and a robber that is not moved by order is forgotten.
    Source: cjp/win-declare, cjp/robber-forgot
    """

    def choose(self, view: View, actions: Sequence[Action], chance: Chance) -> Action | None:
        """The house's choice among what may be done for another."""
        if view.turn.phase is ROBBER:
            return None
        allowed = tuple(one for one in actions if not isinstance(one, _OWN_WORD))
        return club.choose(view, allowed, chance) if allowed else None


class CatanOrders:
    """The standing orders of `engine.catan.orders`."""

    none: Final = o.NO_ORDERS
    read = staticmethod(o.read_orders)
    write = staticmethod(o.write_orders)
    changed = staticmethod(o.changed)
    ordered = staticmethod(o.ordered)
    belated = staticmethod(o.belated)
    replied = staticmethod(o.acceptable)
    fitted = staticmethod(o.fitted)

    def after(self, orders: o.BuildOrders, action: Action) -> o.BuildOrders:
        """Without the first wish for exactly this action."""
        return o.after(orders, action) if orders.build else orders

    def kept(self, before: o.BuildOrders, after: o.BuildOrders) -> Json | None:
        """The build list before, if a wish went out of it."""
        return None if before.build == after.build else [format_action(wish) for wish in before.build]

    def brought_back(self, orders: o.BuildOrders, kept: Json) -> o.BuildOrders:
        """The build list as it was; what no longer reads stays out."""
        wishes = (o.read_wish(text) for text in kept)
        return replace(orders, build=tuple(wish for wish in wishes if not isinstance(wish, EngineRefusal)))

    def acts_late(self, view: View) -> bool:
        """A discard, or a "no", that came the instant it could would tell everybody that it was ordered."""
        return view.turn.phase is DISCARD or (bool(view.offers) and view.seat != view.turn.player)

    def holds(self, orders: o.BuildOrders, view: View) -> bool:
        """Whether the viewer owes cards and has said which, or is asked for a trade and orders a "no" to most."""
        if view.seat is None:
            return False
        if view.turn.phase is DISCARD:
            return bool(orders.discard and view.turn.owed[view.seat])
        return orders.refuse and any(offer.answers[view.seat] is None for offer in view.offers)


class Trade:
    """Offers to all other seats, in the turn of whoever proposes."""

    def proposes(self, event: Event) -> bool:
        """A new offer."""
        return isinstance(event, Offered)

    def number(self, event: Event) -> int:
        """The number of a new offer."""
        return event.offer if isinstance(event, Offered) else 0

    def lasting(self, view: View) -> dict[int, int]:
        """The offers that have an end."""
        return {offer.number: offer.hours for offer in view.offers if offer.hours}

    def expired(self, number: int) -> ExpireOffer:
        """The host takes it off the table."""
        return ExpireOffer(number)

    def answers(self, event: Event) -> bool:
        """Readiness to trade, or other terms."""
        return isinstance(event, OfferAccepted | Countered)

    def is_offer(self, action: Action) -> bool:
        """Terms of a trade, the first ones or others."""
        return isinstance(action, Offer | CounterOffer)

    def dismissals(self, actions: Sequence[Action]) -> tuple[Action, ...]:
        """A spoken "no" to each offer that is not answered yet."""
        return tuple(action for action in actions if isinstance(action, DeclineOffer))

    def withdrawals(self, actions: Sequence[Action]) -> tuple[Action, ...]:
        """Every open offer of one's own is taken back."""
        return tuple(action for action in actions if isinstance(action, WithdrawOffer))

    def stands(self, view: View, action: Action) -> bool:
        """The same terms, in the same turn."""
        if isinstance(action, Offer):
            return any((offer.give, offer.want) == (action.give, action.want) for offer in view.offers)
        return False

    def sealed_by(self, seat: Seat, action: Action) -> Action | None:
        """The trade with the first who accepts: whatever lies open can be paid.

        Of two who accept at the same moment the second finds the offer gone. Source: house
        """
        return Confirm(seat, action.offer) if isinstance(action, AcceptOffer) else None


class CatanPersonal:
    """Cards that go from hand to hand."""

    def concerns(self, event: Event, seat: Seat) -> bool:
        """A theft, a trade, a monopoly; what the dice bring is told with the next turn."""
        match event:
            case Stolen(_, victim, _):
                return victim == seat
            case Traded(player, partner):
                return seat in {player, partner}
            case MonopolyPlayed(_, _, taken):
                return bool(taken[seat])
        return False


class CatanOccasions:
    """The first seven, and the first trade."""

    def occasion(self, state: CatanState, seat: Seat) -> str:
        """A seven for whoever discards or moves the robber, a trade for whoever is asked."""
        turn = state.turn
        if turn.phase is DISCARD or (turn.phase is ROBBER and seat == turn.player and turn.rolled):
            return "first-seven"
        return "first-trade" if turn.offers and seat != turn.player else ""


_TAKING_BACK: Final = (TakeBack, WithdrawDiscard, WithdrawAnswer, WithdrawOffer)


class CatanSecondThoughts:
    """The settlement of the set-up, a discard before the others', an answer, an offer.

    Source: house, cjp/action-complete
    """

    def taking_back(self, _view: View, actions: Sequence[Action]) -> Action | None:
        """The newest one: offers and answers have rising numbers."""
        found = [action for action in actions if isinstance(action, _TAKING_BACK)]
        return max(found, key=lambda action: getattr(action, "offer", 0), default=None)


class CatanRoundIsland:
    """The island of a round."""

    def shares(self, options: CatanOptions) -> bool:
        """Where the regulations say so."""
        return options.island is not None

    def source(self, options: CatanOptions) -> int:
        """The game that drew the island."""
        return options.island.game if options.island else 0

    def taken_over(self, options: CatanOptions, first: CatanState, number: int) -> CatanOptions:
        """Its island, and what it was called."""
        return replace(options, board=first.options.board, island=RoundIsland(number, first.board.layout))


class CatanFacts:
    """What judges of Catan look at."""

    def noticed(self, turn: Sequence[Event]) -> tuple[Noticed[Event], ...]:
        """Several trades of one turn that amount to a gift: all lay open at the table.

        Source: cjp/trade-no-gift, cjp/trade-gift-example
        """
        return tuple(
            Noticed(
                "gift",
                (("giver", gift.giver), ("taker", gift.taker)),
                _trades(turn, {gift.giver, gift.taker}),
            )
            for gift in net_gifts(turn)
        )

    facts = staticmethod(facts_of)


def _trades(turn: Sequence[Event], pair: set[Seat]) -> tuple[Event, ...]:
    return tuple(one for one in turn if isinstance(one, Traded) and {one.seat, one.partner} == pair)


class Catanlog:
    """The game as a spectator saw it."""

    suffixes: Final = (".catan",)

    def export(self, record: GameRecord[CatanOptions, Event], _suffix: str) -> str:
        """The text of catanlog 0.10."""
        return export(record)

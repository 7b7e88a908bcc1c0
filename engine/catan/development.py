"""Development cards: buying and playing them."""

from functools import lru_cache
from typing import Final

from engine.catan import events
from engine.catan.actions import (
    Actions,
    BuyCard,
    Draw,
    PlayKnight,
    PlayMonopoly,
    PlayRoadBuilding,
    PlayYearOfPlenty,
)
from engine.catan.events import (
    CardBought,
    CardDrawn,
    KnightPlayed,
    LargestArmyPassed,
    MonopolyPlayed,
    RoadBuildingPlayed,
    YearOfPlentyPlayed,
)
from engine.catan.hands import BANK_LIMIT, ONE, Hand, choices, count, covers, is_pile, kind_at, pack, size
from engine.catan.names import (
    CHANCE,
    KNIGHT_CARD,
    MONOPOLY_CARD,
    NOBODY,
    PLENTY_CARD,
    RESOURCES,
    ROAD_CARD,
    Card,
    Resource,
    Seat,
)
from engine.catan.phases import BEFORE_ROLL, DRAW, FREE_ROADS, MAIN, ROBBER
from engine.catan.refusals import MALFORMED, CatanCode, not_due, out_of_turn, within
from engine.catan.roads import open_paths
from engine.catan.state import ROADS, Answer, CatanState, Effects, Player, Rules
from engine.protocol import EngineRefusal

CARD_COST: Final[Hand] = pack((0, 0, 1, 1, 1))
"""Source: std/devcard-cost"""
SMALLEST_ARMY: Final = 3
"""The largest army must have three knights. Source: house"""
ROADS_OF_CARD: Final = 2
PLENTY: Final = 2
BUY: Final = (BuyCard(),)
KNIGHT: Final = (PlayKnight(),)
ROAD_BUILDING: Final = (PlayRoadBuilding(),)
MONOPOLY: Final = tuple(PlayMonopoly(resource) for resource in RESOURCES)


def legal_purchase(state: CatanState, seat: Seat) -> Actions:
    """Buying a card, if it can be paid for and the deck has one."""
    return BUY if state.deck and covers(state.players[seat].hand, CARD_COST) else ()


@lru_cache(maxsize=1024)
def _plenty(bank: Hand) -> Actions:
    return tuple(PlayYearOfPlenty(cards) for cards in choices(bank, plenty(bank)))


def legal_plays(state: CatanState, seat: Seat) -> Actions:
    """Every card that may be played now, before the dice or after them.

    Source: std/devcard-anytime
    """
    player = state.players[seat]
    ready = player.cards - player.fresh
    if state.turn.card_played or not ready:
        return ()
    actions: Actions = KNIGHT if count(ready, KNIGHT_CARD) else ()
    if count(ready, ROAD_CARD) and free_roads(state, player):
        actions += ROAD_BUILDING
    if count(ready, PLENTY_CARD) and state.bank:
        actions += _plenty(state.bank)
    if count(ready, MONOPOLY_CARD):
        actions += MONOPOLY
    return actions


def free_roads(state: CatanState, player: Player) -> int:
    """How many roads the Road Building card is worth: two, fewer if pieces or paths are short."""
    return min(ROADS_OF_CARD, ROADS - player.roads.bit_count()) if open_paths(state, player) else 0


def plenty(bank: Hand) -> int:
    """How many cards Year of Plenty takes: two, or the last one of a bank that has no more.

    The documents are silent on a bank with one card; it is taken. Source: house
    """
    return min(PLENTY, size(bank))


def buy(state: CatanState, seat: Seat, _action: BuyCard) -> Answer:
    """The top card of the deck for wool, grain and ore.

    Source: std/devcard-cost, std/devcard-buy-unlimited
    """
    if seat != state.turn.player or state.turn.phase is not MAIN:
        return out_of_turn(state, seat)
    if not state.deck:
        return EngineRefusal(CatanCode.DECK_EMPTY, "std/devcard-cost")
    if not covers(state.players[seat].hand, CARD_COST):
        return EngineRefusal(CatanCode.CANNOT_PAY, "std/devcard-cost")
    return (events.card_bought(seat),)


def draw(state: CatanState, seat: Seat, action: Draw) -> Answer:
    """Chance says which of the cards in the deck was on top.

    Source: std/devcard-cost
    """
    if seat != CHANCE or state.turn.phase is not DRAW:
        return not_due(state)
    if not within(action.index, size(state.deck)):
        return MALFORMED
    return (events.card_drawn(state.turn.player, Card(kind_at(state.deck, action.index))),)


def unplayable(state: CatanState, seat: Seat, card: Card) -> EngineRefusal | None:
    """Why this seat may not play a card of the kind now: at any time of the own turn, one a turn, not a new one.

    Source: std/devcard-anytime, std/devcard-one-per-turn, std/devcard-next-turn
    """
    turn = state.turn
    if seat != turn.player or (turn.phase is not BEFORE_ROLL and turn.phase is not MAIN):
        return out_of_turn(state, seat)
    player = state.players[seat]
    if not count(player.cards, card):
        return EngineRefusal(CatanCode.CARD_NOT_HELD, "std/devcard-anytime")
    if not count(player.cards - player.fresh, card):
        return EngineRefusal(CatanCode.CARD_TOO_NEW, "std/devcard-next-turn")
    if turn.card_played:
        return EngineRefusal(CatanCode.ONE_CARD_A_TURN, "std/devcard-one-per-turn")
    return None


def play_knight(state: CatanState, seat: Seat, _action: PlayKnight) -> Answer:
    """A knight moves the robber; three or more, and more than anybody's, are the largest army."""
    refusal = unplayable(state, seat, KNIGHT_CARD)
    if refusal:
        return refusal
    knights = count(state.players[seat].played, KNIGHT_CARD) + 1
    if state.army == seat or knights < SMALLEST_ARMY or knights <= largest_army(state):
        return (KnightPlayed(seat),)
    return (KnightPlayed(seat), LargestArmyPassed(seat))


def largest_army(state: CatanState) -> int:
    """How many knights the holder of the largest army has played."""
    return 0 if state.army == NOBODY else count(state.players[state.army].played, KNIGHT_CARD)


def play_road_building(state: CatanState, seat: Seat, _action: PlayRoadBuilding) -> Answer:
    """Two free roads, fewer if pieces or paths are short, none if there is no place at all."""
    refusal = unplayable(state, seat, ROAD_CARD)
    if refusal:
        return refusal
    player = state.players[seat]
    if player.roads.bit_count() >= ROADS:
        return EngineRefusal(CatanCode.NO_PIECE_LEFT, "std/road-supply", (("number", ROADS),))
    roads = free_roads(state, player)
    return (
        (RoadBuildingPlayed(seat, roads),)
        if roads
        else EngineRefusal(CatanCode.NO_ROAD_SPOT, "std/road-place")
    )


def play_year_of_plenty(state: CatanState, seat: Seat, action: PlayYearOfPlenty) -> Answer:
    """Two cards that the bank has, of one's choice; its last card, if it has no more."""
    refusal = unplayable(state, seat, PLENTY_CARD)
    if refusal:
        return refusal
    if not is_pile(action.cards, BANK_LIMIT):
        return MALFORMED
    if not state.bank or not covers(state.bank, action.cards):
        return EngineRefusal(CatanCode.BANK_LACKS)
    number = plenty(state.bank)
    if size(action.cards) != number:
        return EngineRefusal(CatanCode.WRONG_PLENTY, None, (("number", number),))
    return (YearOfPlentyPlayed(seat, action.cards),)


def play_monopoly(state: CatanState, seat: Seat, action: PlayMonopoly) -> Answer:
    """Everybody hands over every card of one resource; none is spent for nothing if nobody has any."""
    refusal = unplayable(state, seat, MONOPOLY_CARD)
    if refusal:
        return refusal
    if not isinstance(action.resource, Resource):
        return MALFORMED
    taken = tuple(
        0 if other == seat else count(player.hand, action.resource)
        for other, player in enumerate(state.players)
    )
    return (MonopolyPlayed(seat, action.resource, taken),)


def bought(state: CatanState, event: CardBought) -> CatanState:
    """The card is paid for and about to be drawn."""
    players = state.with_player(event.seat, state.players[event.seat].gaining(-CARD_COST))
    return state.moved_on(players, state.bank + CARD_COST, state.turn.paying(CARD_COST, DRAW))


def drawn(state: CatanState, event: CardDrawn) -> CatanState:
    """The card lies face down before its owner, too new to be played."""
    player, card = state.players[event.seat], ONE[event.card]
    return state._replace(
        players=state.with_player(
            event.seat, player._replace(cards=player.cards + card, fresh=player.fresh + card)
        ),
        deck=state.deck - card,
        turn=state.turn._replace(phase=MAIN),
    )


def _spent(state: CatanState, seat: Seat, card: Card, gain: Hand) -> Player:
    player, one = state.players[seat], ONE[card]
    return player._replace(hand=player.hand + gain, cards=player.cards - one, played=player.played + one)


def knight_played(state: CatanState, event: KnightPlayed) -> CatanState:
    """The robber must be moved now."""
    return state._replace(
        players=state.with_player(event.seat, _spent(state, event.seat, KNIGHT_CARD, 0)),
        turn=state.turn._replace(phase=ROBBER, card_played=True, last=None),
    )


def largest_army_passed(state: CatanState, event: LargestArmyPassed) -> CatanState:
    """The card lies before its new holder."""
    return state._replace(army=event.holder)


def road_building_played(state: CatanState, event: RoadBuildingPlayed) -> CatanState:
    """The free roads must be built now."""
    return state._replace(
        players=state.with_player(event.seat, _spent(state, event.seat, ROAD_CARD, 0)),
        turn=state.turn._replace(phase=FREE_ROADS, free_roads=event.roads, card_played=True, last=None),
    )


def year_of_plenty_played(state: CatanState, event: YearOfPlentyPlayed) -> CatanState:
    """The cards have come from the bank."""
    return state._replace(
        players=state.with_player(event.seat, _spent(state, event.seat, PLENTY_CARD, event.cards)),
        bank=state.bank - event.cards,
        turn=state.turn._replace(card_played=True, last=None),
    )


def monopoly_played(state: CatanState, event: MonopolyPlayed) -> CatanState:
    """Every card of the resource is in one hand."""
    one = ONE[event.resource]
    players = [
        player._replace(hand=player.hand - number * one)
        for player, number in zip(state.players, event.taken, strict=True)
    ]
    players[event.seat] = _spent(state, event.seat, MONOPOLY_CARD, sum(event.taken) * one)
    return state._replace(players=tuple(players), turn=state.turn._replace(card_played=True, last=None))


RULES: Final[Rules] = {
    BuyCard: buy,
    Draw: draw,
    PlayKnight: play_knight,
    PlayRoadBuilding: play_road_building,
    PlayYearOfPlenty: play_year_of_plenty,
    PlayMonopoly: play_monopoly,
}
EFFECTS: Final[Effects] = {
    CardBought: bought,
    CardDrawn: drawn,
    KnightPlayed: knight_played,
    LargestArmyPassed: largest_army_passed,
    RoadBuildingPlayed: road_building_played,
    YearOfPlentyPlayed: year_of_plenty_played,
    MonopolyPlayed: monopoly_played,
}

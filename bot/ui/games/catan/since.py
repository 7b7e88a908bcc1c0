"""What came and went since the player's last turn: one's own cards, and what each rival openly gained and spent."""

from collections.abc import Iterable
from typing import Final

from bot.i18n import Language, Safe, text
from bot.ui.games.catan.cards import EMOJI
from bot.ui.games.catan.seen import told_of
from engine.catan import events as e
from engine.catan.building import CITY_COST, ROAD_COST, SETTLEMENT_COST
from engine.catan.development import CARD_COST
from engine.catan.hands import KINDS, ONE, Hand, counts
from engine.catan.names import RESOURCES, Seat
from engine.catan.view import Concealed
from usecases.play.views import GameView

Changes = list[int]
"""Cards of each resource more or fewer, and behind them those of which only the number is known."""
_HIDDEN: Final = len(KINDS)
_COSTS: Final[dict[type[e.Event], Hand]] = {
    e.RoadBuilt: ROAD_COST,
    e.SettlementBuilt: SETTLEMENT_COST,
    e.CityBuilt: CITY_COST,
    e.CardBought: CARD_COST,
}


def since_lines(view: GameView, language: Language) -> list[str]:
    """One line, for the player and each rival whose cards changed; nothing where nothing did."""
    if view.seat is None or not view.news:
        return []
    names = view.names
    changes = changed(told_of(view.news), len(names))
    own = _words(changes[view.seat])
    lines = [text(language, "catan-since-own", {"cards": Safe(own)})] if own else []
    rivals = (seat for seat in range(len(changes)) if seat != view.seat)
    found = [(names[seat], words) for seat in rivals if (words := _words(changes[seat]))]
    lines += [
        text(language, "catan-since-rival", {"name": name, "cards": Safe(words)}) for name, words in found
    ]
    return [text(language, "catan-since", {"changes": Safe(" · ".join(lines))})] if lines else []


def changed(events: Iterable[e.Event | Concealed], seats: int) -> list[Changes]:
    """What open facts, and what the reader knows, say of each seat's hand."""
    found: list[Changes] = [[0] * (_HIDDEN + 1) for _ in range(seats)]
    for event in events:
        for seat, get, give in _moved(event):
            for kind, (more, less) in enumerate(zip(counts(get), counts(give), strict=True)):
                found[seat][kind] += more - less
        if isinstance(event, Concealed) and event.kind is e.Stolen:
            found[event.seat][_HIDDEN] += 1
            found[event.other][_HIDDEN] -= 1
        if isinstance(event, Concealed) and event.kind is e.Discarded:
            found[event.seat][_HIDDEN] -= event.number
    return found


def _moved(event: e.Event | Concealed) -> Iterable[tuple[Seat, Hand, Hand]]:
    """Each seat that the event changes, what it gets and what it gives."""
    match event:
        case e.Rolled(_, _, gains):
            return [(seat, gain, 0) for seat, gain in enumerate(gains)]
        case e.SettlementPlaced(seat, _, cards) | e.YearOfPlentyPlayed(seat, cards):
            return [(seat, cards, 0)]
        case e.Discarded(seat, cards) | e.SettlementTakenBack(seat, _, cards):
            return [(seat, 0, cards)]
        case e.Traded(seat, partner, give, get):
            return [(seat, get, give), (partner, give, get)]
        case e.Stolen(thief, victim, resource):
            return [(thief, ONE[resource], 0), (victim, 0, ONE[resource])]
    return _bought(event)


def _bought(event: e.Event | Concealed) -> Iterable[tuple[Seat, Hand, Hand]]:
    match event:
        case e.BankTraded(seat, give, number, take):
            return [(seat, ONE[take], number * ONE[give])]
        case e.TakenChanged(seat, old, new):
            return [(seat, ONE[new], ONE[old])]
        case e.MonopolyPlayed(seat, resource, taken):
            gave = [(other, 0, number * ONE[resource]) for other, number in enumerate(taken)]
            return [(seat, sum(taken) * ONE[resource], 0), *gave]
        case e.RoadBuilt(seat) | e.SettlementBuilt(seat) | e.CityBuilt(seat) | e.CardBought(seat):
            return [(seat, 0, _COSTS[type(event)])]
    return ()


def _words(change: Changes) -> str:
    """Gains first, then losses: "+2🐑 +1🌾 −1🪵"; "?" is a card that only two saw."""
    signs = [*(EMOJI[kind] for kind in RESOURCES), "❔"]
    parts = [f"+{number}{sign}" for sign, number in zip(signs, change, strict=True) if number > 0]
    parts += [f"−{-number}{sign}" for sign, number in zip(signs, change, strict=True) if number < 0]
    return " ".join(parts)


def reach_words(hand: Hand) -> list[tuple[str, Hand]]:
    """What each building and card still lacks: name and missing cards, nothing where it can be paid."""
    costs = {"road": ROAD_COST, "settlement": SETTLEMENT_COST, "city": CITY_COST, "card": CARD_COST}
    return [(name, _lack(hand, cost)) for name, cost in costs.items()]


def _lack(hand: Hand, cost: Hand) -> Hand:
    short = zip(KINDS, counts(cost), counts(hand), strict=True)
    return sum(max(0, need - have) * ONE[kind] for kind, need, have in short)

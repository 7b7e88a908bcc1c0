"""What Catan's events, as everybody knows them, say that each seat has more or fewer of, added up."""

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from bot.ui.games.catan.log import LINES, SILENT
from engine.catan import events as e
from engine.catan import game
from engine.catan.hands import size
from engine.catan.names import NOBODY
from engine.catan.options import CatanOptions
from engine.catan.view import Concealed, View, view, witness
from engine.protocol import EngineRefusal
from tests.engine.random_games import walk

Pieces = Counter[tuple[int, str]]
"""How many of a thing a seat has."""


def shown(view: View) -> Pieces:
    """What a view shows of every seat."""
    found: Pieces = Counter()
    for seat, sight in enumerate(view.seats):
        found[seat, "cards"], found[seat, "development"] = sight.cards, sight.development_cards
        found[seat, "roads"] = sight.roads.bit_count()
        found[seat, "settlements"] = sight.settlements.bit_count()
        found[seat, "cities"] = sight.cities.bit_count()
    return found


Change = Callable[[Any], dict[tuple[int, str], int]]


def _of(**changes: int) -> Change:
    return lambda event: {(event.seat, what): count for what, count in changes.items()}


def _cards(sign: int, **others: int) -> Change:
    def change(event: Any) -> dict[tuple[int, str], int]:  # noqa: ANN401 - any event with cards
        count = event.number if isinstance(event, Concealed) else size(event.cards)
        return {(event.seat, "cards"): sign * count} | _of(**others)(event)

    return change


def _stolen(event: e.Stolen | Concealed) -> dict[tuple[int, str], int]:
    thief, victim = (event.seat, event.other) if isinstance(event, Concealed) else (event.thief, event.victim)
    return {} if victim == NOBODY else {(thief, "cards"): 1, (victim, "cards"): -1}


def _monopoly(event: e.MonopolyPlayed) -> dict[tuple[int, str], int]:
    taken = {(seat, "cards"): -count for seat, count in enumerate(event.taken)}
    return taken | {(event.seat, "cards"): sum(event.taken), (event.seat, "development"): -1}


def _traded(event: e.Traded) -> dict[tuple[int, str], int]:
    more = size(event.get) - size(event.give)
    return {(event.seat, "cards"): more, (event.partner, "cards"): -more}


CHANGES: Final[dict[type, Change]] = {
    e.SettlementPlaced: _cards(1, settlements=1),
    e.SettlementTakenBack: _cards(-1, settlements=-1),
    e.RoadPlaced: _of(roads=1),
    e.Rolled: lambda event: {(seat, "cards"): size(cards) for seat, cards in enumerate(event.gains)},
    e.Discarded: _cards(-1),
    e.Stolen: _stolen,
    e.RoadBuilt: _of(roads=1, cards=-2),
    e.FreeRoadBuilt: _of(roads=1),
    e.SettlementBuilt: _of(settlements=1, cards=-4),
    e.CityBuilt: _of(settlements=-1, cities=1, cards=-5),
    e.CardBought: _of(cards=-3),
    e.CardDrawn: _of(development=1),
    e.KnightPlayed: _of(development=-1),
    e.RoadBuildingPlayed: _of(development=-1),
    e.YearOfPlentyPlayed: _cards(1, development=-1),
    e.MonopolyPlayed: _monopoly,
    e.BankTraded: lambda event: {(event.seat, "cards"): 1 - event.number},
    e.Traded: _traded,
}
"""What each event changes; all others change nothing that a seat has."""


def differences(options: CatanOptions, seats: int, seed: int, steps: int) -> list[str]:
    """Where in a random game what everybody is told does not add up to what everybody sees."""
    found = list[str]()
    for state, seat, action, answer in walk(options, seats, seed, steps):
        assert not isinstance(answer, EngineRefusal)
        expected, after = shown(view(state, None)), state
        for event in answer:
            after = game.evolve(after, event)
            known = witness(event, None)
            kind = known.kind if isinstance(known, Concealed) else type(known)
            if kind in CHANGES:
                assert kind is e.Rolled or (kind in LINES and kind not in SILENT)
                expected.update(CHANGES[kind](known))
        now = shown(view(after, None))
        wrong = {key: (expected[key], now[key]) for key in {*expected, *now} if expected[key] != now[key]}
        if wrong:
            found.append(f"{seed}: {seat} {action} {wrong} {answer}")
    return found

"""A verdict on a finished game of Catan: win chance by turn, luck, income, turning points, trades; not before its end.

All hands lie open by then, and every seat is judged by its own view. Source: house
"""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from engine.capabilities import GameRecord, Progress, untold
from engine.catan import events as e
from engine.catan.better import Given, judged
from engine.catan.better_trade import DealGiven
from engine.catan.causes import cause
from engine.catan.chances import chances_of
from engine.catan.codecs import LAYOUT
from engine.catan.game import evolve
from engine.catan.hands import KINDS, Hand, count, size
from engine.catan.names import NOBODY, Seat, Terrain
from engine.catan.notation import format_action
from engine.catan.options import CatanOptions
from engine.catan.phases import BEFORE_ROLL
from engine.catan.policy.worth import pips
from engine.catan.state import CatanState, Player, opening
from engine.catan.topology import HEXES, topology
from engine.protocol import Json

POINTS: Final = 3
"""Turning points, and trades, that are told."""
_WAYS: Final = 36
_LEAST: Final = 0.005
_TAKEN_BACK: Final = (
    e.SettlementTakenBack, e.RoadMoved, e.SettlementMoved, e.CityMoved, e.TakenChanged, e.AnswerWithdrawn,
)  # fmt: skip


class TradeMade(NamedTuple):
    """A trade between players, and what it did to the chances of both."""

    turn: int
    seat: Seat
    partner: Seat
    give: Hand
    get: Hand
    gains: tuple[float, float]


class Luck:
    """What one seat got by chance: dice beside what was due, cards stolen, and what a seven cost."""

    def __init__(self) -> None:
        """Nothing yet."""
        self.rolled, self.due = 0, 0.0
        self.robbed = 0
        """Cards that the robber's tile would have yielded."""
        self.stole = self.lost = self.discarded = 0
        self.income = [0] * len(KINDS)

    def told(self) -> dict[str, Json]:
        """As JSON."""
        return {
            "rolled": self.rolled, "due": round(self.due, 2), "robbed": self.robbed, "stole": self.stole,
            "lost": self.lost, "discarded": self.discarded, "income": self.income,
        }  # fmt: skip


class CatanAnalyst:
    """The capability `Analysis`."""

    def analysed(
        self, record: GameRecord[CatanOptions, e.Event], progress: Progress = untold
    ) -> Mapping[str, Json]:
        """The verdict; chances and what was given away as shares, 1 is certain."""
        laid = record.events[0]
        if not isinstance(laid, e.BoardLaid):
            raise TypeError(laid)
        walk = _Walk(opening(record.options, record.seats, laid.layout))
        for number, event in enumerate(record.events[1:], 1):
            walk.take(event)
            progress(number, len(record.events))
        return walk.told() | {"layout": LAYOUT.write(laid.layout)}


class _Walk:
    """The game gone through."""

    def __init__(self, state: CatanState) -> None:
        self._state = state
        self._turns: list[tuple[int, tuple[float, ...]]] = []
        self._luck = [Luck() for _ in state.players]
        self._given: list[tuple[Given | DealGiven, int, Json]] = []
        """With which decision of its seat it was."""
        self._decided = [0] * len(state.players)
        self._trades: list[TradeMade] = []

    def take(self, event: e.Event) -> None:
        """One event: what was decided by it, what it brought, and how all stand after it."""
        before = self._state
        if isinstance(event, _TAKEN_BACK):
            self._take_back(event.seat)
        else:
            self._judge(before, event)
        self._state = evolve(before, event)
        _count(self._luck, before, event)
        if isinstance(event, e.Traded):
            self._traded(before, event)
        if self._state.turn.phase is BEFORE_ROLL and self._state.turn.number != self._last:
            self._turns.append((self._state.turn.number, chances_of(self._state)))

    def _judge(self, before: CatanState, event: e.Event) -> None:
        caused = cause(before, event)
        if caused is not None and caused[0] >= 0:
            self._decided[caused[0]] += 1
        self._given += [
            (given, self._decided[given.seat], _pieces(before))
            for given in judged(before, event)
            if given.chance >= _LEAST
        ]

    def _take_back(self, seat: Seat) -> None:
        """A decision that was taken back at once is judged no more."""
        self._given = [one for one in self._given if (one[0].seat, one[1]) != (seat, self._decided[seat])]

    @property
    def _last(self) -> int:
        return self._turns[-1][0] if self._turns else NOBODY

    def _traded(self, before: CatanState, event: e.Traded) -> None:
        then, now = chances_of(before), chances_of(self._state)
        gains = (now[event.seat] - then[event.seat], now[event.partner] - then[event.partner])
        turn = before.turn.number
        self._trades.append(TradeMade(turn, event.seat, event.partner, event.give, event.get, gains))

    def told(self) -> dict[str, Json]:
        """As JSON."""
        worst = sorted(self._given, key=lambda one: -one[0].chance)[:POINTS]
        paid = sorted(self._trades, key=lambda one: -max(one.gains))[:POINTS]
        last = self._state.turn.number + 1
        return {
            "chances": [
                [turn, *_rounded(each)] for turn, each in [*self._turns, (last, chances_of(self._state))]
            ],
            "won": self._state.winner,
            "seats": [luck.told() for luck in self._luck],
            "turning": [_turning(given, pieces) for given, _number, pieces in worst],
            "trades": [
                one._asdict() | {"gains": _rounded(one.gains)} for one in paid if max(one.gains) >= _LEAST
            ],
        }


def _rounded(shares: Sequence[float]) -> list[float]:
    return [round(share, 4) for share in shares]


def _turning(given: Given | DealGiven, pieces: Json) -> Json:
    """A decision with the better one; of a trade its terms, and whether it was made."""
    told = {"seat": given.seat, "chance": round(given.chance, 4), "pieces": pieces}
    if isinstance(given, DealGiven):
        return told | {"deal": given.deal._asdict()}
    return told | {"did": format_action(given.did), "best": format_action(given.best)}


def _pieces(state: CatanState) -> Json:
    """What stands on the board, for a picture of that moment."""
    return {
        "turn": state.turn.number,
        "player": state.turn.player,
        "robber": state.robber,
        "longest": state.longest,
        "army": state.army,
        "players": [list(player) for player in state.players],
    }


def _count(luck: Sequence[Luck], before: CatanState, event: e.Event) -> None:
    """What chance did by an event, and what came in."""
    match event:
        case e.Rolled(first, second, gains):
            _rolled(luck, before, first + second)
            for one, hand in zip(luck, gains, strict=True):
                one.rolled += size(hand)
                _gained(one, hand)
        case e.Stolen(thief, victim):
            luck[thief].stole += 1
            luck[victim].lost += 1
        case e.Discarded(seat, cards):
            luck[seat].discarded += size(cards)
        case e.SettlementPlaced(seat, _, cards):
            _gained(luck[seat], cards)
        case _:
            pass


def _gained(one: Luck, hand: Hand) -> None:
    for kind in KINDS:
        one.income[kind] += count(hand, kind)


def _rolled(luck: Sequence[Luck], state: CatanState, number: int) -> None:
    """What the seat's land yields on average, and what the robber kept back of this roll."""
    layout = state.board.layout
    for tile in HEXES:
        if layout.tiles[tile] == Terrain.DESERT:
            continue
        corners = topology().hex_corners[tile]
        for one, player in zip(luck, state.players, strict=True):
            cards = (player.settlements & corners).bit_count() + 2 * (player.cities & corners).bit_count()
            if tile != state.robber:
                one.due += cards * pips(state.board, tile) / _WAYS
            elif layout.tokens[tile] == number:
                one.robbed += cards


def moment(options: CatanOptions, layout: Json, pieces: Mapping[str, Json]) -> CatanState:
    """The board of a turning point, as `_pieces` wrote it."""
    state = opening(options, len(pieces["players"]), LAYOUT.read(dict(layout)))
    return state._replace(
        players=tuple(Player(*each) for each in pieces["players"]),
        robber=pieces["robber"], longest=pieces["longest"], army=pieces["army"],
        turn=state.turn._replace(player=pieces["player"], number=pieces["turn"]),
    )  # fmt: skip

"""A finished game in numbers for everybody: points by kind, cards won, lost, stolen and traded, the dice."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.i18n import Language, Param, text
from bot.ui.games.catan.board_lines import island_lines
from bot.ui.games.catan.marks import MARKS
from bot.ui.games.catan.seen import told_of, view_of
from engine.catan import events as e
from engine.catan.hands import size
from engine.catan.names import Seat
from engine.catan.report import dice_rolls
from engine.catan.victory import LARGEST_ARMY_POINTS, LONGEST_ROAD_POINTS
from engine.catan.view import Concealed, View
from usecases.play.views import GameView

_SEVEN: Final = 7
_WAYS: Final = 6


@dataclass
class Tally:
    """What went through a seat's hands."""

    drawn: int = 0
    discarded: int = 0
    stole: int = 0
    robbed: int = 0
    traded: int = 0
    bank: int = 0


def end_lines(view: GameView, language: Language) -> list[str]:
    """Two short lines for each seat, the winner first, and what the dice did."""
    board = view_of(view)
    if board is None or view.outcome is None:
        return []
    tallies = tallied(told_of(view.news), len(view.names))
    winner, raw = view.outcome.winner, view.outcome.raw
    order = sorted(range(len(view.names)), key=lambda seat: (seat != winner, -raw[seat]))
    lines = [text(language, "catan-end-heading")]
    for seat in order:
        who: dict[str, Param] = {"mark": MARKS[seat], "name": view.names[seat]}
        lines.append(text(language, "catan-end-points", points_by_kind(board, seat) | who))
        lines.append(text(language, "catan-end-cards", _numbers(tallies[seat])))
    return [
        *lines,
        *_dice(dice_rolls(told_of(view.news)), language),
        *island_lines(board.options, language),
        "",
    ]


def points_by_kind(board: View, seat: Seat) -> dict[str, Param]:
    """Where a seat's points come from; at the end the cards lie open."""
    shown = board.seats[seat]
    settlements, cities = shown.settlements.bit_count(), shown.cities.bit_count()
    road = LONGEST_ROAD_POINTS if board.longest == seat else 0
    army = LARGEST_ARMY_POINTS if board.army == seat else 0
    cards = shown.points - settlements - 2 * cities - road - army
    built: dict[str, Param] = {"points": shown.points, "settlements": settlements, "cities": cities}
    return built | {"road": road, "army": army, "cards": cards}


def tallied(events: Sequence[e.Event | Concealed], seats: int) -> list[Tally]:
    """The cards of a whole game, as everybody saw them."""
    found = [Tally() for _ in range(seats)]
    for event in events:
        match event:
            case e.Rolled(_, _, gains):
                for seat, gain in enumerate(gains):
                    found[seat].drawn += size(gain)
            case e.Discarded(seat, cards):
                found[seat].discarded += size(cards)
            case Concealed(kind, seat, _, number) if kind is e.Discarded:
                found[seat].discarded += number
            case Concealed(kind, thief, victim) if kind is e.Stolen:
                found[thief].stole += 1
                found[victim].robbed += 1
            case _:
                _exchanged(event, found)
    return found


def _exchanged(event: e.Event | Concealed, found: list[Tally]) -> None:
    match event:
        case e.MonopolyPlayed(seat, _, taken):
            found[seat].stole += sum(taken)
            for other, number in enumerate(taken):
                found[other].robbed += number
        case e.Traded(seat, partner, give, get):
            found[seat].traded += size(get)
            found[partner].traded += size(give)
        case e.BankTraded(seat):
            found[seat].bank += 1


def _numbers(tally: Tally) -> dict[str, Param]:
    return {
        "drawn": tally.drawn, "discarded": tally.discarded, "stole": tally.stole, "robbed": tally.robbed,
        "traded": tally.traded, "bank": tally.bank,
    }  # fmt: skip


def _dice(rolls: Sequence[int], language: Language) -> list[str]:
    """How many sevens there were, and how many fair dice show on average."""
    if not rolls:
        return []
    params: dict[str, Param] = {
        "rolls": len(rolls),
        "sevens": sum(roll == _SEVEN for roll in rolls),
        "expected": f"{len(rolls) / _WAYS:.1f}",
        "mean": f"{sum(rolls) / len(rolls):.2f}",
    }
    return [text(language, "catan-end-dice", params)]

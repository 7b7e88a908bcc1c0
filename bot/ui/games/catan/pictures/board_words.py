"""The board in words, for those who cannot see the picture."""

from collections.abc import Sequence
from typing import Final

from bot.i18n import Language, Param, plain
from engine.catan.hands import count
from engine.catan.names import KNIGHT_CARD, NOBODY, Seat
from engine.catan.view import View

LIMIT: Final = 1000
"""Discord cuts alt texts after 1,024 characters."""
_NAME: Final = 24


def board_summary(view: View, names: Sequence[str], language: Language) -> str:
    """Turn, robber, awards, and who has built and shows what; at most 1,000 characters."""
    lines = [
        plain(language, "catan-board-alt", {"turn": view.turn.number + 1}),
        _front(view, names, language),
    ]
    lines.append(plain(language, "catan-board-robber", {"tile": _tile(view, language)}))
    lines += [_seat(view, seat, names[seat], language) for seat in range(len(view.seats))]
    for key, holder in (("catan-board-longest", view.longest), ("catan-board-army", view.army)):
        if holder != NOBODY:
            lines.append(plain(language, key, {"name": _short(names[holder])}))
    return "\n".join(lines)[:LIMIT]


def winner_of(view: View) -> Seat | None:
    """Who has won, if anybody."""
    return None if view.result is None else view.result.winner


def in_front(view: View) -> Seat:
    """Who has won, else whose turn it is."""
    winner = winner_of(view)
    return view.turn.player if winner is None else winner


def _front(view: View, names: Sequence[str], language: Language) -> str:
    key = "catan-board-turn" if winner_of(view) is None else "catan-board-winner"
    return plain(language, key, {"name": _short(names[in_front(view)])})


def _seat(view: View, seat: Seat, name: str, language: Language) -> str:
    shown = view.seats[seat]
    params: dict[str, Param] = {
        "seat": seat + 1,
        "name": _short(name),
        "points": shown.points,
        "settlements": shown.settlements.bit_count(),
        "cities": shown.cities.bit_count(),
        "roads": shown.roads.bit_count(),
        "length": shown.road_length,
        "cards": shown.cards,
        "development": shown.development_cards,
        "knights": count(shown.played, KNIGHT_CARD),
    }
    return plain(language, "catan-board-seat", params)


def _tile(view: View, language: Language) -> str:
    layout = view.board.layout
    name = plain(language, f"catan-board-terrain-{layout.tiles[view.robber].name.lower()}")
    number = layout.tokens[view.robber]
    return f"{name} {number}" if number else name


def _short(name: str) -> str:
    line = " ".join(name.split())
    return line if len(line) <= _NAME else f"{line[: _NAME - 1]}…"

"""Pictures of boards: 50 positions of real games, milliseconds of wall clock and KiB of each file.

`python -m bench.board`. Half of the games are played by the value policy, half by the uniform one (their boards fill up
more), with three and four seats in turn. "new island" is a layout of which no picture was drawn before.
"""

import json
import random
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from string import ascii_uppercase
from time import perf_counter
from typing import Final, NamedTuple

from bot.ui.games.catan.pictures.board import Mark, at_edge, at_vertex, board_picture
from bot.ui.games.catan.pictures.board_base import base
from bot.ui.games.catan.pictures.replay import replay_animation
from bot.ui.pictures.histogram import dice_histogram
from engine.catan import game
from engine.catan.actions import Action
from engine.catan.events import Event
from engine.catan.names import Chance, Edge, Seat, Vertex
from engine.catan.options import CatanOptions
from engine.catan.policy import value
from engine.catan.policy.chance import uniform
from engine.catan.report import dice_rolls
from engine.catan.state import CatanState
from engine.catan.table import play
from engine.catan.view import View
from engine.fairness import chance_at

OPTIONS: Final = CatanOptions(domestic_trade=False)
NAMES: Final = ("Haruka", "小林さくら", "Kenneth the Third of Nowhere", "佐藤")
GAMES: Final = 10
POSITIONS: Final = 5
MARKS: Final = tuple(
    Mark(letter, at_vertex(Vertex(2 * number)) if number % 2 else at_edge(Edge(2 * number)))
    for number, letter in enumerate(ascii_uppercase[:24])
)


class Position(NamedTuple):
    """A board and the events that led to it."""

    view: View
    last: tuple[Event, ...]


def main() -> None:
    """Prints p50 and p95 of time and size, with and without letters, and the same of films and dice."""
    games = [played(number) for number in range(GAMES)]
    positions = [position for seats, events in games for position in positions_of(seats, events)]
    # The pieces are made once in a process.
    for position in positions:
        base(position.view.board.layout)
        drawn(position, MARKS[:1])
    base.cache_clear()
    figures = {
        "new island": measured(partial(drawn, position) for position in positions[::POSITIONS]),
        "board": measured(partial(drawn, position) for position in warm(positions)),
        "with 24 letters": measured(partial(drawn, position, MARKS) for position in warm(positions)),
        "dice": measured(partial(dice, events) for _, events in games),
        "film": measured(partial(film, seats, events) for seats, events in games),
    }
    sys.stdout.write(json.dumps(figures, indent=1) + "\n")


def played(number: int) -> tuple[int, tuple[Event, ...]]:
    """How many sat at the game of this number, and its events."""
    seats, policy = 3 + number // 2 % 2, uniform if number % 2 else choose
    secret = number.to_bytes(32, "big")
    chance = random.Random(number)  # noqa: S311 - a game, not a secret
    done = play(OPTIONS, [policy] * seats, lambda place: chance_at(secret, (), place), chance.randrange)
    return seats, done.events


def choose(state: CatanState, seat: Seat, actions: Sequence[Action], chance: Chance) -> Action:
    """What the house player would do."""
    return value.choose(game.view(state, seat), actions, chance)


def positions_of(seats: int, events: Sequence[Event]) -> Iterator[Position]:
    """Boards at even distances, the end among them."""
    for number in range(1, POSITIONS + 1):
        end = len(events) * number // POSITIONS
        view = game.view(game.fold(OPTIONS, seats, events[:end]), None)
        yield Position(view, tuple(events[max(1, end - 6) : end]))


def warm(positions: Sequence[Position]) -> Iterator[Position]:
    """The same, each drawn when the island of its game has just been drawn."""
    for position in positions:
        base(position.view.board.layout)
        yield position


def drawn(position: Position, marks: Sequence[Mark] = ()) -> bytes:
    """A board's file."""
    return board_picture(position.view, NAMES, "ja", marks, position.last).data


def dice(events: Sequence[Event]) -> bytes:
    """The file of the dice of a game."""
    return dice_histogram(dice_rolls(events), "ja").data


def film(seats: int, events: Sequence[Event]) -> bytes:
    """The file of the film of a game."""
    return replay_animation(OPTIONS, seats, events, NAMES[:seats], "ja").data


def measured(works: Iterable[Callable[[], bytes]]) -> dict[str, float]:
    """Milliseconds and KiB: the median and the 95th percentile; each work is fetched just before it is done."""
    spans, sizes = [], []
    for work in works:
        begin = perf_counter()
        sizes.append(len(work()) / 1024)
        spans.append((perf_counter() - begin) * 1000)
    return {
        "p50 ms": share(spans, 0.5),
        "p95 ms": share(spans, 0.95),
        "p50 KiB": share(sizes, 0.5),
        "p95 KiB": share(sizes, 0.95),
        "most KiB": share(sizes, 1),
    }


def share(values: Sequence[float], part: float) -> float:
    """The value below which this part of them lies."""
    return round(sorted(values)[min(len(values) - 1, int(part * len(values)))], 1)


if __name__ == "__main__":
    main()

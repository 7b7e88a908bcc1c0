"""Whether Catan's verdict on the set-up holds: seats that place by it, as the house does, or by chance, and who wins.

`python -m bench.catan_setup --games 600`. Four club players, who differ in nothing but how they place: each seat draws
one of the ways. Told are the share of games that each way won, what the verdict said that it gave away in the set-up,
and how far the chances at the end of the set-up hold (Brier beside a constant, reliability).
"""

import argparse
import json
import random
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from statistics import mean
from typing import Final, NamedTuple

from bench.catan_house import LEVELS
from bench.reliability import ToldChance, brier, constant, reliability
from engine.catan import actions as a
from engine.catan import game
from engine.catan.actions import Action
from engine.catan.better_setup import placed_better
from engine.catan.causes import cause
from engine.catan.chances import chances_of
from engine.catan.names import Chance, Seat
from engine.catan.options import CatanOptions
from engine.catan.phases import SETUP_ROAD, SETUP_SETTLEMENT
from engine.catan.policy.opening import promising
from engine.catan.state import CatanState, opening
from engine.catan.table import play

OPTIONS: Final = CatanOptions()
SEATS: Final = 4
FEW: Final = 8
Way = Callable[[CatanState, Seat, Sequence[Action], Chance], Action]


def _judged(state: CatanState, seat: Seat, actions: Sequence[Action], _chance: Chance) -> Action:
    return placed_better(state, seat, actions[0])[0]


def _promising(state: CatanState, seat: Seat, actions: Sequence[Action], chance: Chance) -> Action:
    found = promising(game.view(state, seat), actions)[:FEW] or actions
    return found[chance(len(found))]


def _any(_state: CatanState, _seat: Seat, actions: Sequence[Action], chance: Chance) -> Action:
    return actions[chance(len(actions))]


def _house(state: CatanState, seat: Seat, actions: Sequence[Action], chance: Chance) -> Action:
    return LEVELS["club"](game.view(state, seat), actions, chance)


WAYS: Final[dict[str, Way]] = {
    "by the verdict": _judged, "as the house": _house, "one of eight": _promising, "anywhere": _any
}  # fmt: skip


class Placed(NamedTuple):
    """A game: how each seat placed, what it gave away by that, the chances at the end of the set-up, and the winner."""

    ways: tuple[str, ...]
    given: tuple[float, ...]
    chances: tuple[float, ...]
    winner: Seat


def placed(number: int) -> Placed | None:
    """One game's; none of a game that nobody won."""
    chance = random.Random(f"set-up/{number}").randrange  # noqa: S311 - a game, not a secret
    ways = tuple([*WAYS][chance(len(WAYS))] for _ in range(SEATS))

    def decides(way: Way, state: CatanState, seat: Seat, actions: Sequence[Action], chance: Chance) -> Action:
        if state.turn.phase in (SETUP_SETTLEMENT, SETUP_ROAD):
            return way(state, seat, [one for one in actions if not isinstance(one, a.TakeBack)], chance)
        return _house(state, seat, actions, chance)

    played = play(OPTIONS, [partial(decides, WAYS[way]) for way in ways], lambda _place: chance, chance)
    if played.state.winner < 0:
        return None
    state, given = opening(OPTIONS, SEATS, played.events[0].layout), [0.0] * SEATS  # type: ignore[union-attr]  # the island
    for event in played.events[1:]:
        if state.turn.phase not in (SETUP_SETTLEMENT, SETUP_ROAD):
            break
        caused = cause(state, event)
        if caused is not None:
            given[caused[0]] += placed_better(state, *caused)[1]
        state = game.evolve(state, event)
    return Placed(ways, tuple(given), chances_of(state), played.state.winner)


def report(found: Sequence[Placed]) -> dict[str, object]:
    """What each way won and gave away, and how far the chances hold."""
    told: dict[str, object] = {}
    for way in WAYS:
        seats = [(one, seat) for one in found for seat, its in enumerate(one.ways) if its == way]
        told[way] = {
            "seats": len(seats),
            "told": round(mean(one.chances[seat] for one, seat in seats), 3),
            "won": round(mean(one.winner == seat for one, seat in seats), 3),
            "given_away": round(mean(one.given[seat] for one, seat in seats), 3),
        }
    chances = [ToldChance(one.chances, one.winner, 0.0) for one in found]
    return told | {
        "games": len(found),
        "brier": round(brier(chances), 4),
        "brier_of_a_constant": round(brier(constant(chances)), 4),
        "reliability": reliability(chances),
    }


def main() -> int:
    """Prints the figures; 1 where who places by the verdict does not win more than who places anywhere."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--processes", type=int, default=2)
    wanted = parser.parse_args()
    with ProcessPoolExecutor(wanted.processes) as pool:
        found = [one for one in pool.map(placed, range(wanted.games), chunksize=5) if one is not None]
    sys.stdout.write(json.dumps(told := report(found), indent=1) + "\n")
    best, worst = (told[way]["won"] for way in ("by the verdict", "anywhere"))  # type: ignore[index]  # a row
    return int(best <= worst)


if __name__ == "__main__":
    sys.exit(main())

"""The Catan engine beside catanatron, in one run: 200 games of four uniformly random players, CPU time.

`python -m bench.catan`. Ten points, no trade between players, at most 1,000 turns. Ours validates every
action and keeps every event. Both choose uniformly among their own legal actions; ours also chooses its
discards and may play any card before the dice, catanatron discards by itself and plays only knights then.
Ours declares a win as soon as it may, as catanatron ends a game at ten points. An action is a decision
of a player: the dice that a player throws are part of it in both.
"""

import argparse
import gc
import json
import random
import sys
from collections.abc import Callable, Sequence
from statistics import median
from time import process_time
from typing import Any, NamedTuple

from engine.catan import game
from engine.catan.events import Event
from engine.catan.options import STD, CatanOptions
from engine.catan.policy.chance import uniform
from engine.catan.roads import longest_route, road_lengths
from engine.catan.rules import CATAN
from engine.catan.state import CatanState, opening
from engine.catan.table import play

OPTIONS = CatanOptions(profile=STD, domestic_trade=False)
LONG_GAME = 1000
REPEATS = 20


class Run(NamedTuple):
    """One engine's run over all games: CPU seconds, actions of the players, games won."""

    seconds: float
    actions: int
    finished: int


def main() -> None:
    """Prints both engines' figures and their ratio, then ours operation by operation."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    ours, theirs = measured(wanted.games, wanted.runs)
    figures = report(ours, theirs, wanted.games) | {"microseconds": operations()}
    sys.stdout.write(json.dumps(figures, indent=None if wanted.json else 1) + "\n")


def measured(games: int, runs: int) -> tuple[list[Run], list[Run]]:
    """Both engines in turn, so that a busy machine slows both alike."""
    engines: tuple[Callable[[int], tuple[int, bool]], ...] = (our_game, their_game)
    pairs = [tuple(timed(engine, games) for engine in engines) for _ in range(runs)]
    return [pair[0] for pair in pairs], [pair[1] for pair in pairs]


def timed(engine: Callable[[int], tuple[int, bool]], games: int) -> Run:
    """All games with one engine."""
    gc.collect()
    start = process_time()
    played = [engine(seed) for seed in range(1, games + 1)]
    seconds = process_time() - start
    return Run(seconds, sum(actions for actions, _ in played), sum(won for _, won in played))


def our_game(seed: int) -> tuple[int, bool]:
    """One game of ours: validated, every event kept."""
    chance = random.Random(seed).random  # noqa: S311 - a game, not a secret

    def below(limit: int) -> int:
        return int(chance() * limit)

    played = play(OPTIONS, [uniform] * 4, lambda _place: below, below)
    return played.actions, played.state.winner >= 0


def their_game(seed: int) -> tuple[int, bool]:
    """One game of catanatron, which validates by membership in its list of playable actions."""
    from catanatron.game import Game
    from catanatron.models.player import Color, RandomPlayer

    played = Game([RandomPlayer(color) for color in Color], seed=seed)
    winner = played.play()
    return len(played.state.actions), winner is not None


def report(ours: Sequence[Run], theirs: Sequence[Run], games: int) -> dict[str, Any]:
    """Medians over the runs, and how many times faster ours is."""
    figures = {name: figures_of(runs, games) for name, runs in (("ours", ours), ("catanatron", theirs))}
    ratio = {
        f"times_faster_per_{unit}": round(figures["catanatron"][key] / figures["ours"][key], 2)
        for unit, key in (("game", "ms_per_game"), ("action", "us_per_action"))
    }
    return {"rules_version": CATAN.rules.version, "games": games, "runs": len(ours), **figures, **ratio}


def figures_of(runs: Sequence[Run], games: int) -> dict[str, float]:
    """The median run's figures."""
    return {
        "ms_per_game": round(median(run.seconds for run in runs) / games * 1e3, 3),
        "us_per_action": round(median(run.seconds / run.actions for run in runs) * 1e6, 3),
        "actions_per_game": round(runs[0].actions / games, 1),
        "finished": runs[0].finished,
    }


def operations() -> dict[str, float]:
    """Our operations alone, over every position of one game; the longest road with its memory emptied."""
    chance = random.Random(7).randrange  # noqa: S311 - a game, not a secret
    played = play(OPTIONS, [uniform] * 4, lambda _place: chance, chance)
    states, events = positions(played.events)
    figures = {
        "legal": per_item(lambda state: game.legal(state, game.to_act(state)[0]), states),
        "decide": per_item(
            decide_first, [(state, game.legal(state, game.to_act(state)[0])[-1]) for state in states]
        ),
        "evolve": per_item(lambda pair: game.evolve(*pair), events),
        "view": per_item(lambda state: game.view(state, 0), states),
        "longest_road_of_four_cold": cold_roads(states),
    }
    return figures | {
        "fold_of_1000_events_ms": round(fold_time(played.events) * LONG_GAME / len(played.events), 3)
    }


def decide_first(pair: tuple[CatanState, Any]) -> object:
    """Decide the position's last legal action."""
    return game.decide(pair[0], game.to_act(pair[0])[0], pair[1])


def positions(events: Sequence[Event]) -> tuple[list[CatanState], list[tuple[CatanState, Event]]]:
    """Every position of a game in which somebody is to act, and every position with the event that follows."""
    state = opening(OPTIONS, 4, events[0].layout)  # type: ignore[union-attr]  # a game's first event lays the board
    states: list[CatanState] = []
    steps: list[tuple[CatanState, Event]] = []
    for event in events[1:]:
        seats = game.to_act(state)
        if seats and game.legal(state, seats[0]):
            states.append(state)
        steps.append((state, event))
        state = game.evolve(state, event)
    return states, steps


def per_item(work: Callable[[Any], object], items: Sequence[Any]) -> float:
    """Microseconds an item, the median of several rounds."""
    rounds = []
    for _ in range(REPEATS):
        start = process_time()
        for item in items:
            work(item)
        rounds.append(process_time() - start)
    return round(median(rounds) / len(items) * 1e6, 3)


def cold_roads(states: Sequence[CatanState]) -> float:
    """Microseconds for the four players' longest roads when nothing is remembered."""

    def work(state: CatanState) -> None:
        longest_route.cache_clear()
        road_lengths(state.players)

    return per_item(work, states[:: max(1, len(states) // 100)])


def fold_time(events: Sequence[Event]) -> float:
    """Milliseconds to fold a game."""
    start = process_time()
    for _ in range(REPEATS):
        game.fold(OPTIONS, 4, events)
    return (process_time() - start) / REPEATS * 1e3


if __name__ == "__main__":
    main()

"""Random backgammon beside open_spiel, and plays beside gnubg-nn, in one run; CPU time.

`python -m bench.backgammon`. Games: one-point games from the opening, any legal play, no cube in all. `ours` plays step
by step, as open_spiel does, which chooses among its own actions, in which an order of the dice counts and a double is
two. `ours_logged` has the rules judge each play and keeps every event; `ours_simulate` is the command, whose dice are
hashed from a secret besides.
Plays: all distinct ends of the positions of such games.
"""

import argparse
import gc
import json
import random
import sys
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any, NamedTuple

from engine.backgammon.__main__ import one
from engine.backgammon.names import Roll
from engine.backgammon.options import MatchOptions
from engine.backgammon.playout import random_game
from engine.backgammon.plays import ends
from engine.backgammon.position import CHECKERS, START, Position, borne_off, counts, flip
from engine.backgammon.table import play, step_by_step


class Run(NamedTuple):
    """One engine's run over all games."""

    seconds: float
    decisions: int


def main() -> None:
    """Prints the figures of each and their ratios."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--runs", type=int, default=5)
    wanted = parser.parse_args()
    kinds = {"ours": ours, "ours_logged": ours_logged, "ours_simulate": ours_simulate, "open_spiel": theirs}
    runs = [{name: timed(game, wanted.games) for name, game in kinds.items()} for _ in range(wanted.runs)]
    figures = {name: figures_of([run[name] for run in runs], wanted.games) for name in kinds}
    figures["plays_us"] = plays_beside_gnubg(wanted.runs)
    spiel_ms = figures["open_spiel"]["ms_per_game"]
    ratios = {
        name: round(spiel_ms / figures[name]["ms_per_game"], 2) for name in kinds if name != "open_spiel"
    }
    sys.stdout.write(json.dumps({**figures, "times_faster_per_game": ratios}, indent=1) + "\n")


def timed(game: Callable[[int], int], games: int) -> Run:
    """All games with one engine."""
    gc.collect()
    start = process_time()
    decisions = sum(game(seed) for seed in range(games))
    return Run(process_time() - start, decisions)


def below(seed: int) -> Callable[[int], int]:
    """Whole numbers by chance, as quickly as Python gives them."""
    chance = random.Random(seed).random  # noqa: S311 - a game, not a secret
    return lambda limit: int(chance() * limit)


def ours(seed: int) -> int:
    """One game of ours; the number of plays."""
    return random_game(below(seed)).turns


def ours_logged(seed: int) -> int:
    """One game of ours: validated, every event kept; the number of plays."""
    chance = below(seed)
    return play(MatchOptions(1), (step_by_step, step_by_step), lambda _n: chance, chance).state.turn


def ours_simulate(seed: int) -> int:
    """One game as `simulate` plays it: validated, every event kept, each roll from a promised secret."""
    return one(MatchOptions(1), step_by_step, 1, seed).state.turn


def theirs(seed: int) -> int:
    """One game of open_spiel; the number of its players' decisions."""
    state, chance, decisions = spiel().new_initial_state(), below(seed), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[chance(len(outcomes))][0])
            continue
        actions = state.legal_actions()
        state.apply_action(actions[chance(len(actions))])
        decisions += 1
    return decisions


def spiel() -> Any:  # noqa: ANN401 - the library has no types
    """open_spiel's backgammon."""
    import pyspiel

    return pyspiel.load_game("backgammon")


def figures_of(runs: list[Run], games: int) -> dict[str, float]:
    """The median run's figures."""
    return {
        "ms_per_game": round(median(run.seconds for run in runs) / games * 1e3, 3),
        "us_per_decision": round(median(run.seconds / run.decisions for run in runs) * 1e6, 2),
        "decisions_per_game": round(runs[0].decisions / games, 1),
    }


def plays_beside_gnubg(runs: int) -> dict[str, float]:
    """Microseconds for all plays of a roll: ours, and gnubg's generator in C through its binding."""
    import gnubg_nn

    rolls = positions(20)
    boards = [(gnubg_board(position), roll) for position, roll in rolls]
    ours_us, gnubg_us = [], []
    for _ in range(runs):
        ours_us.append(per_item(lambda: [ends(position, *roll) for position, roll in rolls], len(rolls)))
        gnubg_us.append(
            per_item(lambda: [gnubg_nn.moves(board, *roll) for board, roll in boards], len(rolls))
        )
    return {"ours": round(median(ours_us), 2), "gnubg_nn": round(median(gnubg_us), 2)}


def gnubg_board(position: Position) -> list[list[int]]:
    """Gnubg's board: the side not on roll, then the side on roll, each its points 1 to 24 and its bar."""
    own, other = counts(position)
    return [[other[25 - slot] for slot in range(1, 26)], list(own[1:])]


def per_item(work: Callable[[], object], items: int) -> float:
    """Microseconds an item."""
    start = process_time()
    work()
    return (process_time() - start) / items * 1e6


def positions(games: int) -> list[tuple[Position, Roll]]:
    """The positions and rolls of random games."""
    found = []
    for seed in range(games):
        chance, position = below(seed), START
        while borne_off(flip(position)) < CHECKERS:
            roll = (chance(6) + 1, chance(6) + 1)
            found.append((position, roll))
            reached = sorted(ends(position, *roll)) or [position]
            position = flip(reached[chance(len(reached))])
    return found


if __name__ == "__main__":
    main()

"""What the command lines of all games say of games between bots."""

import json
from collections.abc import Mapping, Sequence
from statistics import median, quantiles
from typing import NamedTuple


class SimulatedGame(NamedTuple):
    """One game and what it took; `winner` -1: nobody has won."""

    seconds: float
    actions: int
    events: int
    turns: int
    winner: int


def secret_of(seed: int, number: int) -> bytes:
    """The secret behind the dice of the game of this number."""
    return f"{seed}/{number}".encode()


def report_of(games: Sequence[SimulatedGame], seats: int, *, compared: bool) -> dict[str, object]:
    """Time, length and wins; `compared`: the policy that sat at seat g mod n in game g played against another."""
    times, count = [game.seconds * 1000 for game in games], len(games)
    actions, winners = sum(game.actions for game in games), [game.winner for game in games]
    report: dict[str, object] = {
        "games": count,
        "cpu_ms_per_game_median": round(median(times), 3),
        "cpu_ms_per_game_p95": round(quantiles(times, n=20)[-1] if count > 1 else times[0], 3),
        "actions_per_game": round(actions / count, 1),
        "events_per_game": round(sum(game.events for game in games) / count, 1),
        "turns_per_game": round(sum(game.turns for game in games) / count, 1),
        "actions_per_second": round(actions / (sum(times) / 1000)),
        "wins_by_seat": [winners.count(seat) for seat in range(seats)],
        "unfinished": winners.count(-1),
    }
    if compared:
        report["wins_of_policy"] = sum(winner == number % seats for number, winner in enumerate(winners))
    return report


def printed(report: Mapping[str, object], *, as_json: bool) -> str:
    """A report for a reader or for a program."""
    return (
        json.dumps(report) if as_json else "\n".join(f"{name}: {figure}" for name, figure in report.items())
    )

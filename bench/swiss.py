"""Who floats in a Swiss: whole events, ours beside FIDE's Dutch system (py4swiss), and both on the same positions.

A repeated float is a player who meets a lower score (or has the bye) in two rounds running, or a higher one. Whoever
stands alone at the top must float whatever is paired: those are counted apart.
"""

import argparse
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from itertools import pairwise
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from league.ids import PlayerId
from league.refusal import Refusal
from league.swiss import SwissField, SwissRound, pair_round, swiss_field
from league.swiss_history import HALVES, Floats, SwissGame, SwissPast, decided, floats_after, scores_after

Pairer = Callable[[SwissField, list[SwissPast], int], SwissRound]
Size = tuple[int, int, float]
"""Players, rounds, and how many of the matches are drawn."""


@dataclass(frozen=True, slots=True)
class Counts:
    """What is counted of a round."""

    gap: int
    repeated: int
    alone: int
    rematches: int


@dataclass(slots=True)
class Total:
    """The counts of many rounds."""

    rounds: list[Counts] = field(default_factory=list)

    def mean(self, name: str, events: int) -> float:
        """The sum of one count, an event."""
        return float(sum(getattr(one, name) for one in self.rounds)) / events


def counted(fields: SwissField, made: SwissRound) -> Counts:
    """What is counted of this round."""
    score = {one.player: one.score for one in fields.ranking}
    now = _floats(made, score)
    before = fields.floats[0] if fields.floats else Floats()
    again = [*(now.down & before.down), *(now.up & before.up)]
    level = Counter(score.values())
    top = max(score.values())
    alone = [player for player in now.down & before.down if level[top] == 1 and score[player] == top]
    gap = sum(abs(score[a] - score[b]) for a, b in made.pairs)
    return Counts(gap, len(again), len(alone), len(made.rematches) + made.second_bye)


def _floats(made: SwissRound, score: dict[PlayerId, int]) -> Floats:
    uneven = [sorted(pair, key=lambda player: -score[player]) for pair in made.pairs]
    uneven = [pair for pair in uneven if score[pair[0]] > score[pair[1]]]
    byes = [made.bye] if made.bye is not None else []
    return Floats(frozenset([*(pair[0] for pair in uneven), *byes]), frozenset(pair[1] for pair in uneven))


def ours(fields: SwissField, _: list[SwissPast], seed: int) -> SwissRound:
    """Our own round."""
    made = pair_round(fields, seed)
    if isinstance(made, Refusal):
        raise TypeError(made)
    return made


def fide(fields: SwissField, past: list[SwissPast], _: int) -> SwissRound:
    """The round of FIDE's Dutch system."""
    from py4swiss.engines import DutchEngine
    from py4swiss.trf import TrfParser

    with TemporaryDirectory() as folder:
        file = Path(folder) / "event.trf"
        file.write_text(_trf(fields, _coloured(past)), encoding="utf-8")
        found: Any = DutchEngine.generate_pairings(TrfParser.parse(file))
    pairs = tuple((PlayerId(one.white), PlayerId(one.black)) for one in found if one.black)
    bye = next((PlayerId(one.white) for one in found if not one.black), None)
    met = {frozenset(pair) for pair in fields.met}
    rematches = tuple(pair for pair in pairs if frozenset(pair) in met)
    return SwissRound(pairs, bye, rematches, bye in fields.byes)


def _coloured(past: list[SwissPast]) -> list[SwissPast]:
    """The same rounds with white first, for whoever has had it less often, or not last: our own pairs have no colours.

    Pairs in the order in which we give them would leave the Dutch system nothing but colours to mend.
    """
    more, last, found = Counter[PlayerId](), dict[PlayerId, int](), list[SwissPast]()
    for row in past:
        games = list[SwissGame]()
        for game in row.games:
            white, black = sorted(game.players, key=lambda player: (more[player], last.get(player, 0)))
            games.append(game if white == game.first else _turned(game))
            more[white], more[black] = more[white] + 1, more[black] - 1
            last[white], last[black] = 1, -1
        found.append(replace(row, games=tuple(games)))
    return found


def _turned(game: SwissGame) -> SwissGame:
    return SwissGame(game.second, game.first, game.second_score, game.first_score, game.played)


def _trf(fields: SwissField, past: list[SwissPast]) -> str:
    points = scores_after(past)
    players = sorted(one.player for one in fields.ranking)
    lines = (_line(player, points[player], past) for player in players)
    return "\n".join(["012 Bench", "XXR 99", "XXC white1", *lines, ""])


def _line(player: PlayerId, halves: int, past: list[SwissPast]) -> str:
    head = f"001 {player:4} m    {f'P{player}':33} {2500 - player:4} AAA {player:11} 1990/01/01 {halves / 2:4.1f}"
    return f"{head} {player:4}" + "".join(_entry(player, row) for row in past)


def _entry(player: PlayerId, row: SwissPast) -> str:
    letters = {2: "1", 1: "=", 0: "0"}
    for game in row.games:
        if player == game.first:
            return f"  {game.second:04} w {letters[game.first_score]}"
        if player == game.second:
            return f"  {game.first:04} b {letters[game.second_score]}"
    return "  0000 - U"


def event(size: Size, seed: int, pairer: Pairer, other: Pairer) -> tuple[Total, Total]:
    """An event in which the smaller number wins more often, and what the other system would pair in its positions."""
    players, rounds, draws = size
    chance, past = Random(seed), list[SwissPast]()  # noqa: S311 - test data
    everybody = [PlayerId(number) for number in range(1, players + 1)]
    own, there = Total(), Total()
    for number in range(rounds):
        fields = swiss_field(everybody, past, to_come=rounds - number - 1)
        made = pairer(fields, past, seed * 100 + number)
        own.rounds.append(counted(fields, made))
        there.rounds.append(counted(fields, other(fields, past, seed)))
        games = []
        for a, b in made.pairs:
            stronger = 1 / (1 + 10 ** ((a - b) / 30))
            drawn = chance.random() < draws
            games.append(decided(a, b, None if drawn else a if chance.random() < stronger else b))
        past.append(SwissPast(tuple(games), {made.bye: HALVES} if made.bye else {}))
    floats = [floats_after(past[: number + 1])[0] for number in range(rounds)]
    repeats = sum(len(x.down & y.down) + len(x.up & y.up) for x, y in pairwise(floats))
    if repeats != sum(one.repeated for one in own.rounds):
        raise RuntimeError("the floats are counted in two ways, which differ")
    return own, there


def main() -> int:
    """Print the table."""
    parser = argparse.ArgumentParser(prog="python -m bench.swiss")
    parser.add_argument("--events", type=int, default=100)
    events = parser.parse_args().events
    print(
        "an event, mean of",
        events,
        "(gap: sum of score differences in half points; alone: the sole leader again)",
    )
    print(f"players rounds draws  {'paired by':42}     gap repeated    alone rematches")
    systems = {"FIDE Dutch (py4swiss)": fide, "league.swiss": ours}
    for size in ((37, 6, 0.0), (37, 6, 0.1), (37, 6, 0.3), (20, 9, 0.3)):
        for (name, pairer), (beside, other) in (tuple(systems.items()), tuple(systems.items())[::-1]):
            found = [event(size, seed, pairer, other) for seed in range(events)]
            _row(size, name, [one for one, _ in found])
            _row(size, f"  {beside}, same positions", [one for _, one in found])
    return 0


def _row(size: Size, name: str, found: list[Total]) -> None:
    whole = Total([one for total in found for one in total.rounds])
    means = [whole.mean(each, len(found)) for each in ("gap", "repeated", "alone", "rematches")]
    told = " ".join(f"{mean:8.2f}" for mean in means)
    print(f"{size[0]:7} {size[1]:6} {size[2]:5.0%}  {name:42}{told}", flush=True)


if __name__ == "__main__":
    raise SystemExit(main())

"""Our verdict on matches beside GNU Backgammon's own analysis: `python -m tests.engine.backgammon_judged --matches 30`.

It needs Debian's gnubg and bgsage. The players are of all strengths, so that there is something to tell apart.
"""

import json
import random
import re
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import correlation, mean
from time import process_time
from typing import Annotated, Any, Final, NamedTuple

import typer

from engine.backgammon.actions import Action
from engine.backgammon.analysis import Analyst
from engine.backgammon.evaluation import Estimate, Evaluator
from engine.backgammon.house_player import BackgammonPlayer
from engine.backgammon.mat import write_mat
from engine.backgammon.names import Chance
from engine.backgammon.options import Level, MatchOptions
from engine.backgammon.state import BackgammonState
from engine.backgammon.table import PlayedMatch, Policy, play
from engine.backgammon.transcript import transcribe
from engine.capabilities import GameRecord

GNUBG: Final = shutil.which("gnubg", path="/usr/games:/usr/bin:/usr/local/bin")
NAMES: Final = ("North", "South")
_ROW: Final = re.compile(r"^(Luck total EMG|Error rate mEMG|Error total EMG)\b[^-+\d]*(.*)$")
_NUMBER: Final = re.compile(r"[-+]?\d+\.\d+")


class Judged(NamedTuple):
    """What two judges say of one player in one match: error rate in thousandths, luck in cubes."""

    rate: float
    luck: float
    gnubg_rate: float
    gnubg_luck: float


def players(sage: Evaluator) -> tuple[Policy, ...]:
    """From the best that there is to the rule of thumb, and worse."""
    levels = (Level.EXPERT, Level.CLUB, Level.BEGINNER)
    found = [BackgammonPlayer(sage, level) for level in levels]
    return tuple(
        policy(each)
        for each in (
            *found,
            BackgammonPlayer(Estimate(), Level.EXPERT),
            BackgammonPlayer(Estimate(), Level.BEGINNER),
        )
    )


def policy(player: BackgammonPlayer) -> Policy:
    """A player of the house as a policy."""

    def chosen(state: BackgammonState, _seat: int, actions: Sequence[Action], chance: Chance) -> Action:
        return player.choose(state, actions, chance)

    return chosen


def matches(sage: Evaluator, number: int, points: int) -> list[PlayedMatch]:
    """Matches between players of different strengths, the same again each time."""
    return [_match(players(sage), random.Random(f"judged/{seed}"), points) for seed in range(number)]


def _match(everybody: Sequence[Policy], chance: random.Random, points: int) -> PlayedMatch:
    first, second = chance.sample(range(len(everybody)), 2)
    seats = (everybody[first], everybody[second])
    return play(MatchOptions(points), seats, lambda _roll: chance.randrange, chance.randrange)


def judged(judge: Evaluator, match: PlayedMatch, points: int, plies: int) -> tuple[Judged, Judged]:
    """Both players of a match."""
    record = GameRecord(MatchOptions(points), 2, match.events, NAMES, "")
    ours: Any = Analyst(judge).analysed(record)["players"]
    theirs = gnubg_says(write_mat(transcribe(MatchOptions(points), match.events, NAMES)), plies)
    return tuple(  # type: ignore[return-value]  # two
        Judged(one["rate"], one["luck"], rate, luck) for one, (rate, luck) in zip(ours, theirs, strict=True)
    )


def gnubg_says(mat: str, plies: int) -> list[tuple[float, float]]:
    """Error rate (thousandths, without its sign) and luck of both players, by gnubg's analysis."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "match.mat"
        file.write_text(mat, encoding="utf-8")
        commands = Path(folder) / "commands"
        commands.write_text(
            f"set analysis chequerplay evaluation plies {plies}\nset analysis cubedecision evaluation plies {plies}\n"
            f"import mat {file}\nanalyse match\nshow statistics match\nquit\ny\n",
            encoding="utf-8",
        )
        done = subprocess.run(  # noqa: S603 - Debian's gnubg
            [str(GNUBG), "-t", "-q", "-r", "-c", str(commands)],
            capture_output=True,
            text=True,
            check=False,
            timeout=1800,
        )
    return statistics(done.stdout)


def statistics(shown: str) -> list[tuple[float, float]]:
    """The numbers of gnubg's table, as often as its last row of each kind has them."""
    rows: dict[str, list[float]] = {}
    for line in shown.splitlines():
        found = _ROW.match(line.strip())
        if found:
            rows[found[1]] = [float(number) for number in _NUMBER.findall(found[2])]
    rates, lucks = rows["Error rate mEMG"], rows["Luck total EMG"]
    return [(-rates[0], lucks[0]), (-rates[len(rates) // 2], lucks[len(lucks) // 2])]


def report(found: Sequence[Judged]) -> dict[str, float]:
    """How near the two judges are."""
    rates, lucks = (
        [(one.rate, one.gnubg_rate) for one in found],
        [(one.luck, one.gnubg_luck) for one in found],
    )
    pairs = list(zip(found[::2], found[1::2], strict=True))
    luckier = [(one.luck > other.luck) == (one.gnubg_luck > other.gnubg_luck) for one, other in pairs]
    return {
        "player_matches": len(found),
        "errors_correlate": round(correlation(*zip(*rates, strict=True)), 4),
        "lucks_correlate": round(correlation(*zip(*lucks, strict=True)), 4),
        "rate_mean": round(mean(ours for ours, _ in rates), 2),
        "rate_mean_gnubg": round(mean(theirs for _, theirs in rates), 2),
        "who_was_luckier_right": round(mean(luckier), 4),
    }


def main(
    count: Annotated[int, typer.Option("--matches", min=2)] = 30,
    points: Annotated[int, typer.Option(min=1, max=25)] = 3,
    plies: Annotated[int, typer.Option(min=0, max=2)] = 2,
) -> None:
    """Print each player of each match, then how near the judges are."""
    from usecases.backgammon.sage import Sage

    judge, spent = Sage(plies=2), 0.0
    found: list[Judged] = []
    for match in matches(Sage(), count, points):
        before = process_time()
        found += judged(judge, match, points, plies)
        spent += process_time() - before
        typer.echo(json.dumps([one._asdict() for one in found[-2:]]))
    typer.echo(json.dumps(report(found) | {"cpu_s_a_match": round(spent / count, 1)}))


if __name__ == "__main__":
    typer.run(main)

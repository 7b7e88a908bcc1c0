"""The engine's command line: `python -m engine.backgammon --help` lists what it does."""

import json
import random
import sys
from collections import Counter
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path
from statistics import median
from time import process_time
from typing import Annotated, Final, NamedTuple

import typer

from engine.audit import with_head
from engine.backgammon.events import MatchRolled, OpeningRolled
from engine.backgammon.gnubg_id import match_id, match_id_of, position_id, read_match_id
from engine.backgammon.mat import write_mat
from engine.backgammon.mat_check import check_mat
from engine.backgammon.mat_file import MatGame, mat_text, parse_mat
from engine.backgammon.names import SEATS, WinKind
from engine.backgammon.notation import format_play
from engine.backgammon.options import MatchOptions
from engine.backgammon.perft import per_roll
from engine.backgammon.perft import perft as count
from engine.backgammon.playout import random_game
from engine.backgammon.plays import plays
from engine.backgammon.position import START, Position, flip
from engine.backgammon.record import Record, read_log, write_log
from engine.backgammon.record import replay as replay_log
from engine.backgammon.record import verify as verify_log
from engine.backgammon.refusals import BackgammonCode
from engine.backgammon.rules import ROLL_STREAM, RULES, VERSIONS
from engine.backgammon.state import BackgammonState
from engine.backgammon.table import (
    PlayedMatch,
    Policy,
    checkers_only,
    doubling_at_random,
    play,
    step_by_step,
    uniform,
)
from engine.backgammon.transcript import TranscriptGame, transcribe
from engine.backgammon.xgid import Xgid, read_xgid, state_of, write_board
from engine.command_line import OneFile, ShownHead, accepted, proof
from engine.fairness import ChanceSeed, chance_of, commitment, started
from engine.log import Fairness, Log
from engine.simulation import printed, secret_of

app = typer.Typer(
    add_completion=False, help="Backgammon by the tournament's rules: simulate, count, list plays."
)
POLICIES: Final[dict[str, Policy]] = {
    "random": step_by_step,
    "plays": checkers_only,
    "doubling": doubling_at_random,
    "anything": uniform,
}
STDIN: Final = "-"


def _plays(line: Xgid) -> list[dict[str, str]]:
    roll = line.roll
    if roll is None:
        return []
    before = line.movers
    return [
        {"move": format_play(before, roll, after), "board": write_board(_seen(line, after))}
        for after in plays(before, *roll)
    ]


def _seen(line: Xgid, movers: Position) -> Position:
    return movers if line.turn == 1 else flip(movers)


@app.command()
def legal(
    source: Annotated[
        str, typer.Argument(help="An XGID with dice, or - for one a line from standard input.")
    ],
) -> None:
    """List the distinct legal plays of a roll as JSON, one object a line; boards are seen by the XGID's own side."""
    lines: Iterable[str] = sys.stdin if source == STDIN else [source]
    for text in filter(None, map(str.strip, lines)):
        found = _plays(accepted(read_xgid(text)))
        typer.echo(json.dumps({"xgid": text, "plays": found}))


@app.command()
def identify(
    source: Annotated[str, typer.Argument(help="A match's XGID, or a match id of gnubg's.")],
) -> None:
    """Show gnubg's ids of an XGID, the position's as its mover sees it, or what a match id says."""
    if not source.startswith("XGID"):
        typer.echo(json.dumps(asdict(accepted(read_match_id(source)))))
        return
    line = accepted(read_xgid(source))
    match = match_id(match_id_of(accepted(state_of(line))))
    typer.echo(json.dumps({"position": position_id(line.movers), "match": match}))


@app.command()
def read(
    file: Annotated[
        Path, typer.Argument(exists=True, dir_okay=False, readable=True, help="A match as .mat.")
    ],
    check: Annotated[bool, typer.Option("--check", help="Hold it against the rules.")] = False,  # noqa: FBT002 - a flag
) -> None:
    """Show the games of a .mat file of another program's as JSON; --check holds them against all rules.

    A star where nothing is hit is a fault; a hit without one is none, as some programs leave stars out.
    Each fault is shown with its line, and ends the program with 1: without --check only lines that cannot be read.
    """
    found = parse_mat(mat_text(file.read_bytes()))
    checked = check_mat(found)
    unread = {*found.unread, *(() if found.games else (1,))}
    faults = [fault for fault in checked.faults if check or fault.line in unread]
    names = found.games[0].names if found.games else ("", "")
    shown = {"names": names, "points": found.points, "money": bool(found.games) and not found.points}
    games = [_game(raw, game) for raw, game in zip(found.games, checked.match.games, strict=True)]
    typer.echo(json.dumps({**shown, "games": games, "faults": [asdict(fault) for fault in faults]}))
    for fault in faults:
        typer.echo(f"refused: {BackgammonCode.BAD_MAT} number={fault.line} {fault.fault}", err=True)
    if faults:
        raise typer.Exit(1)


def _game(raw: MatGame, game: TranscriptGame) -> dict[str, object]:
    return {
        "line": raw.line,
        "score": raw.score,
        "decisions": len(raw.cells),
        "winner": game.winner,
        "points": game.points,
    }


@app.command()
def perft(
    depth: Annotated[int, typer.Argument(min=1, max=4)] = 2,
    xgid: Annotated[str, typer.Option(help="From this position instead of the start.")] = "",
) -> None:
    """Count the plays of all 21 rolls, so many deep; a roll that cannot be played is one."""
    position = accepted(read_xgid(xgid)).movers if xgid else START
    rolls = {f"{first}{second}": number for (first, second), number in per_roll(position).items()}
    typer.echo(json.dumps({"depth": depth, "nodes": count(depth, position), "plays_per_roll": rolls}))


@app.command()
def simulate(
    games: Annotated[int, typer.Option(min=1, help="Matches.")] = 10,
    seed: int = 1,
    points: Annotated[int, typer.Option(min=1, max=25)] = 5,
    policy: str = "random",
    as_json: Annotated[bool, typer.Option("--json")] = False,  # noqa: FBT002 - a flag
    save: Annotated[Path | None, typer.Option(help="Write the last match as JSON.")] = None,
    mat: Annotated[Path | None, typer.Option(help="Write the last match as .mat.")] = None,
) -> None:
    """Play matches between bots and measure them; the rules judge every action, the last match can be taken away."""
    figures: list[_Figures] = []
    for number in range(games):
        before = process_time()
        played = one(MatchOptions(points), POLICIES[policy], seed, number)
        figures.append(_Figures(process_time() - before, played.state, played.decisions))
    report = _report(figures)
    typer.echo(printed(report, as_json=as_json))
    if save:
        secret = secret_of(seed, games - 1)
        record = Log(MatchOptions(points), 2, played.events, _shown(secret), RULES.version)
        save.write_text(write_log(with_head(RULES, record)), encoding="utf-8")
    if mat:
        match = transcribe(MatchOptions(points), played.events, ("p1", "p2"))
        mat.write_text(write_mat(match), encoding="utf-8")


def _shown(secret: bytes) -> Fairness:
    return Fairness(commitment(secret), ("", ""), secret)


def one(options: MatchOptions, policy: Policy, seed: int, number: int) -> PlayedMatch:
    """The match of this number, its dice from a secret that `verify` can check."""
    chance = random.Random(f"{seed}/{number}").random  # noqa: S311 - bots, not secrets
    fair = ChanceSeed(secret_of(seed, number), ("", ""))

    def below(limit: int) -> int:
        return int(chance() * limit)

    return play(options, (policy, policy), lambda roll: chance_of(fair, ROLL_STREAM, roll), below)


@app.command()
def playout(games: Annotated[int, typer.Option(min=1)] = 1000, seed: int = 1) -> None:
    """Play random games without a log, as fast as they go."""
    chance = random.Random(seed).random  # noqa: S311 - bots, not secrets
    before = process_time()
    ends = [random_game(lambda limit: int(chance() * limit)) for _ in range(games)]
    seconds = process_time() - before
    report = {
        "games": games,
        "cpu_ms_per_game": round(seconds / games * 1e3, 3),
        "turns_per_game": round(sum(end.turns for end in ends) / games, 1),
        "wins_by_seat": [sum(end.winner == seat for end in ends) for seat in SEATS],
        "wins_by_kind": {kind.name.lower(): sum(end.kind is kind for end in ends) for kind in WinKind},
    }
    typer.echo(json.dumps(report))


@app.command()
def replay(file: OneFile) -> None:
    """Go through a match again, checking every event against the rules, and show its end."""
    record = _load(file)
    typer.echo(json.dumps(_summary(record, accepted(replay_log(record)))))


@app.command()
def verify(file: OneFile, head: ShownHead = "") -> None:
    """Check a match's rules and, from the secret shown at its end, every roll and the head."""
    record = _load(file)
    state = accepted(verify_log(record))
    typer.echo(json.dumps(proof(VERSIONS[record.rules], record, state, head) | _summary(record, state)))


def _load(file: Path) -> Record:
    return accepted(read_log(file.read_text(encoding="utf-8", errors="replace")))


def _summary(record: Record, state: BackgammonState) -> dict[str, object]:
    rolls = [event for event in record.events if isinstance(event, OpeningRolled | MatchRolled)]
    dice = Counter(die for event in rolls for die in (event.first, event.second))
    return {
        "events": len(record.events),
        "games": state.game,
        "score": state.score,
        "winner": state.winner,
        "ending": state.ending.value if state.ending else None,
        "dice": {str(die): dice[die] for die in range(1, 7)},
    } | started(record.fairness.start if record.fairness else 0)


class _Figures(NamedTuple):
    seconds: float
    end: BackgammonState
    decisions: int


def _report(figures: list[_Figures]) -> dict[str, object]:
    games = sum(match.end.game for match in figures)
    turns, seconds = sum(match.end.turn for match in figures), sum(match.seconds for match in figures)
    winners = [match.end.winner for match in figures]
    return {
        "matches": len(figures),
        "games": games,
        "cpu_ms_per_match_median": round(median(match.seconds for match in figures) * 1e3, 3),
        "cpu_ms_per_game_median": round(median(match.seconds / match.end.game for match in figures) * 1e3, 3),
        "cpu_ms_per_game": round(seconds / games * 1e3, 3),
        "turns_per_game": round(turns / games, 1),
        "decisions_per_second": round(sum(match.decisions for match in figures) / seconds),
        "wins_by_seat": [winners.count(0), winners.count(1)],
        "unfinished": winners.count(-1),
    }


if __name__ == "__main__":
    sys.exit(app())

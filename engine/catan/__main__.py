"""The engine's command line: `python -m engine.catan replay | simulate | verify | catanlog`."""

import json
import random
import sys
from collections.abc import Sequence
from pathlib import Path
from time import process_time
from typing import Annotated, Final

import typer

from engine.audit import with_head
from engine.capabilities import GameRecord
from engine.catan import game
from engine.catan.actions import Action
from engine.catan.catanlog import export
from engine.catan.events import BoardLaid, Rolled
from engine.catan.facts import helps_to_leader, leaders_spared, net_gifts
from engine.catan.hands import counts
from engine.catan.names import Chance, Seat
from engine.catan.options import PROFILES, BoardKind, CatanOptions, ProfileName
from engine.catan.policy import chance as by_chance
from engine.catan.policy import value
from engine.catan.record import Record, read_log, write_log
from engine.catan.record import replay as replay_log
from engine.catan.record import verify as verify_log
from engine.catan.rules import VERSIONS
from engine.catan.state import CatanState
from engine.catan.table import PlayedGame, Policy, play
from engine.command_line import OneFile, ShownHead, accepted, proof
from engine.fairness import chance_at, commitment, started
from engine.log import Fairness, Log, RecordCode
from engine.protocol import EngineRefusal
from engine.simulation import SimulatedGame, printed, report_of, secret_of

app = typer.Typer(
    add_completion=False, help="Catan by the tournament's rules: simulate, replay, verify, export."
)


def _value(state: CatanState, seat: Seat, actions: Sequence[Action], chance: Chance) -> Action:
    return value.choose(game.view(state, seat), actions, chance)


POLICIES: Final[dict[str, Policy]] = {
    "random": by_chance.uniform,
    "weighted": by_chance.weighted,
    "value": _value,
}


def _load(file: Path) -> Record:
    return accepted(read_log(file.read_text(encoding="utf-8", errors="replace")))


def _summary(log: Record, state: CatanState) -> dict[str, object]:
    result, start = game.result(state), game.fold(log.options, log.seats, log.events[:1])
    return {
        "events": len(log.events),
        "turns": state.turn.number,
        "winner": result.winner if result else None,
        "raw": result.raw if result else None,
        "recorded": result.recorded if result else None,
        "dice": _histogram(log),
        "net_gifts": [(gift.giver, gift.taker, counts(gift.cards)) for gift in net_gifts(log.events)],
        "helps_to_leader": helps_to_leader(start, log.events[1:]),
        "leaders_spared": leaders_spared(start, log.events[1:]),
    }


def _histogram(log: Record) -> dict[int, int]:
    sums = [event.first + event.second for event in log.events if isinstance(event, Rolled)]
    return {total: sums.count(total) for total in range(2, 13)}


@app.command()
def replay(file: OneFile) -> None:
    """Go through a game again, checking every event against the rules, and show its end and the judge's facts."""
    log = _load(file)
    typer.echo(json.dumps(_summary(log, accepted(replay_log(log))), indent=1))


@app.command()
def verify(
    file: OneFile,
    head: ShownHead = "",
    first: Annotated[
        Path | None,
        typer.Option(exists=True, dir_okay=False, help="The game of the round that drew the island."),
    ] = None,
) -> None:
    """Check a game's rules and, from the secret shown at its end, every roll, draw and theft, and the head.

    An island that another table of the round has drawn is compared with that game's file, which is checked too.
    """
    log = _load(file)
    state = accepted(verify_log(log))
    whole = {"events": len(log.events), "result": game.result(state)}
    shown = proof(VERSIONS[log.rules], log, state, head) | whole | _island(log, first)
    typer.echo(json.dumps(shown | _started(log.fairness)))


def _island(log: Record, first: Path | None) -> dict[str, str]:
    """What is known of an island that another game has drawn; the wrong one is refused."""
    taken = log.options.island
    if taken is None or not taken.game:
        return {}
    if first is None:
        return {"island": f"drawn by game {taken.game}: --first with its file checks that, too"}
    other = _load(first)
    accepted(verify_log(other))
    own = other.options.island is not None and not other.options.island.game
    drawn = other.events[0]
    if not own or not isinstance(drawn, BoardLaid) or drawn.layout != taken.layout:
        accepted(EngineRefusal(RecordCode.BAD_DICE, None, (("number", 0),)))
    return {"island": f"as game {taken.game} drew it"}


def _started(fairness: Fairness | None) -> dict[str, str]:
    return started(fairness.start if fairness else 0)


@app.command()
def catanlog(
    file: OneFile,
    timestamp: Annotated[str, typer.Option(help="YYYY-MM-DD hh:mm:ss")] = "2000-01-01 00:00:00",
    names: Annotated[str, typer.Option(help="The players, separated by commas.")] = "p1,p2,p3,p4",
) -> None:
    """Write a game as .catan text (catanlog 0.10): what a spectator saw."""
    log = _load(file)
    record = GameRecord(log.options, log.seats, log.events, tuple(names.split(",")), timestamp)
    typer.echo(export(record), nl=False)


@app.command()
def simulate(
    games: Annotated[int, typer.Option(min=1)] = 10,
    seed: int = 1,
    players: Annotated[int, typer.Option(min=3, max=4)] = 4,
    policy: str = "random",
    opponents: Annotated[str, typer.Option(help="The other seats' policy; seat g mod n has `policy`.")] = "",
    board: BoardKind = BoardKind.RANDOM,
    profile: ProfileName = ProfileName.STD,
    trade: Annotated[bool, typer.Option(help="With trade between players.")] = False,  # noqa: FBT002 - a flag
    as_json: Annotated[bool, typer.Option("--json")] = False,  # noqa: FBT002 - a flag
    save: Annotated[Path | None, typer.Option(help="Write the last game as JSON.")] = None,
) -> None:
    """Play games between bots and measure them.

    The printed rules are the default: with the tournament's, random players spend a quarter of their
    actions on moving pieces that they have just placed.
    """
    options = CatanOptions(board, PROFILES[profile], domestic_trade=trade)
    figures: list[SimulatedGame] = []
    for number in range(games):
        names = [
            policy if not opponents or seat == number % players else opponents for seat in range(players)
        ]
        before = process_time()
        played = _one(options, [POLICIES[name] for name in names], seed, number)
        seconds, state = process_time() - before, played.state
        figures.append(
            SimulatedGame(seconds, played.actions, len(played.events), state.turn.number, state.winner)
        )
    report = report_of(figures, players, compared=bool(opponents))
    typer.echo(printed(report, as_json=as_json))
    if save:
        secret = secret_of(seed, games - 1)
        log = Log(options, players, played.events, Fairness(commitment(secret), (), secret))
        save.write_text(write_log(with_head(VERSIONS[log.rules], log)), encoding="utf-8")


def _one(options: CatanOptions, policies: list[Policy], seed: int, number: int) -> PlayedGame:
    choice = random.Random(f"{seed}/{number}")  # noqa: S311 - bots' choices, not secrets
    secret = secret_of(seed, number)

    def below(limit: int) -> int:
        return int(choice.random() * limit)

    return play(options, policies, lambda place: chance_at(secret, (), place), below)


if __name__ == "__main__":
    sys.exit(app())

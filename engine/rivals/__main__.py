"""The engine's command line: `python -m engine.rivals simulate | replay | verify | cards`."""

import json
import random
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from enum import StrEnum
from pathlib import Path
from time import process_time
from typing import Annotated, Final

import typer

from engine import log
from engine.audit import with_head
from engine.command_line import checking_program
from engine.fairness import ChanceSeed, chance_of, commitment
from engine.rivals.actions import RivalsAction, ThrowDice
from engine.rivals.cards import TABLE, RivalsCard
from engine.rivals.events import RivalsDecision, RivalsEvent
from engine.rivals.house import GreedyBuilder, SampledSearch, ThriftyBuilder
from engine.rivals.names import LETTERS, Chance, GameSet, Seat
from engine.rivals.options import Preset, RivalsOptions, preset
from engine.rivals.points import victory_points
from engine.rivals.rules import RULES
from engine.rivals.state import RivalsState
from engine.rivals.table import PlayedOut, RivalsPolicy, play_game, uniform
from engine.rivals.view import view
from engine.simulation import SimulatedGame, printed, report_of, secret_of


def _seen(player: GreedyBuilder) -> RivalsPolicy:
    """A player of the house, who is shown nothing but its view."""

    def policy(
        state: RivalsState, seat: Seat, actions: Sequence[RivalsAction], chance: Chance
    ) -> RivalsAction:
        return player.choose(view(state, seat), actions, chance)

    return policy


class PolicyName(StrEnum):
    """Who plays a simulated game."""

    RANDOM = "random"
    GREEDY = "greedy"
    THRIFTY = "thrifty"
    SEARCH = "search"


POLICIES: Final[dict[PolicyName, RivalsPolicy]] = {
    PolicyName.RANDOM: uniform,
    PolicyName.GREEDY: _seen(GreedyBuilder()),
    PolicyName.THRIFTY: _seen(ThriftyBuilder()),
    PolicyName.SEARCH: _seen(SampledSearch()),
}

Record = log.Log[RivalsOptions, RivalsEvent]


def _summary(_rules: log.AnyRules, record: Record, state: RivalsState) -> dict[str, object]:
    outcome = RULES.outcome(state)
    return {
        "events": len(record.events),
        "turns": state.turn.number,
        "winner": outcome.winner if outcome else None,
        "ending": outcome.ending.value if outcome else None,
        "points": [victory_points(state, 0), victory_points(state, 1)],
        "dice": _dice(record),
    }


def _dice(record: Record) -> dict[str, dict[str, int]]:
    thrown = [
        event.action
        for event in record.events
        if isinstance(event, RivalsDecision) and isinstance(event.action, ThrowDice)
    ]
    numbers = Counter(str(dice.production) for dice in thrown)
    faces = Counter(dice.face for dice in thrown)
    return {"production": dict(sorted(numbers.items())), "event": dict(sorted(faces.items()))}


app = checking_program("Rivals for Catan: simulate, replay, verify, list the cards.", RULES, summary=_summary)


@app.command()
def cards(
    game: Annotated[GameSet | None, typer.Option("--set", help="Only the cards of this set.")] = None,
) -> None:
    """List the card table as JSON, one card a line."""
    wanted = {None: None, GameSet.INTRO: "basic", GameSet.DUEL: None}.get(game, game)
    for card in TABLE.values():
        if wanted is None or wanted in {back.value for back, _ in card.copies}:
            typer.echo(json.dumps(_row(card), ensure_ascii=False))


def _row(card: RivalsCard) -> Mapping[str, object]:
    return {
        "key": card.key,
        "en": card.en,
        "ja": card.ja,
        "de": card.de,
        "kind": card.kind.value,
        "copies": {back.value: number for back, number in card.copies},
        "cost": "".join(letter * due for letter, due in zip(LETTERS, card.cost, strict=True)),
        "points": [card.victory, card.commerce, card.strength, card.skill, card.progress],
        "requires": card.requires,
        "effects": [" ".join(words) for words in card.effects],
        "section": card.section,
    }


@app.command()
def simulate(
    games: Annotated[int, typer.Option(min=1)] = 10,
    seed: int = 1,
    game: Annotated[GameSet, typer.Option("--set")] = GameSet.INTRO,
    reading: Annotated[Preset, typer.Option("--preset")] = Preset.PRINTED,
    policy: PolicyName = PolicyName.RANDOM,
    opponents: Annotated[
        PolicyName | None, typer.Option(help="The other seat's policy; seat g mod 2 has `policy`.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,  # noqa: FBT002 - a flag
    save: Annotated[
        Path | None, typer.Option(dir_okay=False, writable=True, help="Write the last game as JSON.")
    ] = None,
) -> None:
    """Play games between bots and measure them."""
    if save and not save.parent.is_dir():
        raise typer.BadParameter(f"there is no folder {save.parent}", param_hint="--save")
    options = preset(reading, game)
    figures: list[SimulatedGame] = []
    for number in range(games):
        names = [policy if not opponents or seat == number % 2 else opponents for seat in (0, 1)]
        before = process_time()
        played = _one(options, [POLICIES[name] for name in names], seed, number)
        seconds, state = process_time() - before, played.state
        figures.append(
            SimulatedGame(seconds, played.actions, len(played.events), state.turn.number, state.winner)
        )
    report = report_of(figures, 2, compared=bool(opponents))
    typer.echo(printed(report, as_json=as_json))
    if save:
        secret = secret_of(seed, games - 1)
        fairness = log.Fairness(commitment(secret), (), secret)
        record = with_head(RULES, log.Log(options, 2, played.events, fairness))
        save.write_text(log.write_log(RULES, record), "utf-8")


def _one(options: RivalsOptions, policies: list[RivalsPolicy], seed: int, number: int) -> PlayedOut:
    choice = random.Random(f"{seed}/{number}")  # noqa: S311 - bots' choices, not secrets
    source = ChanceSeed(secret_of(seed, number))

    def below(limit: int) -> int:
        return int(choice.random() * limit)

    return play_game(options, policies, lambda stream, place: chance_of(source, stream, place), below)


if __name__ == "__main__":
    sys.exit(app())

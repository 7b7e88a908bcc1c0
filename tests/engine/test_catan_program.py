"""The command line, the policies and the shared protocol."""

import json
import random
from collections.abc import Sequence
from pathlib import Path

import pytest
from typer.testing import CliRunner

from engine.catan import game
from engine.catan.__main__ import app
from engine.catan.actions import Action
from engine.catan.options import CJP, CatanOptions
from engine.catan.policy import value
from engine.catan.policy.chance import uniform, weighted
from engine.catan.rules import CATAN
from engine.catan.state import CatanState
from engine.catan.table import PlayedGame, Policy, play
from engine.protocol import Chance, Seat

RULES = CATAN.rules
RUN = CliRunner()


def by_value(state: CatanState, seat: Seat, actions: Sequence[Action], chance: Chance) -> Action:
    return value.choose(RULES.view(state, seat), actions, chance)


def test_catan_follows_the_protocol_of_all_games() -> None:
    events = RULES.open(CatanOptions(), 4, lambda _n: 0)
    state = RULES.fold(CatanOptions(), 4, events)
    assert [(wait.seat, wait.must) for wait in RULES.awaited(state)] == [(0, True)]
    assert RULES.outcome(state) is None
    assert RULES.read_options(RULES.write_options(CatanOptions())) == CatanOptions()
    assert [RULES.read_event(RULES.write_event(event)) for event in events] == list(events)


def test_simulated_games_are_verified_replayed_and_exported(tmp_path: Path) -> None:
    file = str(tmp_path / "game.json")
    simulated = RUN.invoke(app, ["simulate", "--games", "2", "--seed", "4", "--json", "--save", file])
    report = json.loads(simulated.output)
    assert report["games"] == 2
    assert sum(report["wins_by_seat"]) + report["unfinished"] == 2
    head = json.loads(RUN.invoke(app, ["verify", file]).output)["hash"]
    assert json.loads(RUN.invoke(app, ["verify", file, "--hash", head]).output)["compared"] is True
    assert json.loads(RUN.invoke(app, ["replay", file]).output)["winner"] in range(4)
    assert RUN.invoke(app, ["catanlog", file]).output.startswith("catanlog v0.10.0\n")


def test_simulations_repeat_from_their_seed(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("a", "b")]
    for file in files:
        RUN.invoke(app, ["simulate", "--games", "1", "--policy", "value", "--trade", "--save", str(file)])
    assert files[0].read_bytes() == files[1].read_bytes()


@pytest.mark.parametrize("command", ["verify", "replay", "catanlog"])
def test_a_broken_file_is_refused_with_its_reason(command: str, tmp_path: Path) -> None:
    file = tmp_path / "broken.json"
    file.write_bytes(b"\xff{")
    answer = RUN.invoke(app, [command, str(file)])
    assert answer.exit_code == 1
    assert "bad-log" in answer.output


def played(policies: Sequence[Policy], seed: int) -> PlayedGame:
    chance = random.Random(seed)
    return play(CatanOptions(), policies, lambda _place: chance.randrange, chance.randrange)


def test_the_value_player_beats_three_weighted_ones() -> None:
    wins = 0
    for number in range(20):
        policies: list[Policy] = [weighted] * 4
        policies[number % 4] = by_value
        wins += played(policies, number).state.winner == number % 4
    assert wins >= 16


def test_a_game_that_does_not_end_is_ended_by_time() -> None:
    chance = random.Random(0)
    end = play(CatanOptions(profile=CJP), [first] * 3, lambda _place: chance.randrange, chance.randrange)
    result = game.result(end.state)
    assert result is not None
    assert result.winner is None
    assert max(result.recorded) <= 9


def first(_state: CatanState, _seat: Seat, actions: Sequence[Action], _chance: Chance) -> Action:
    return actions[0]


def test_uniform_players_finish_by_declaring() -> None:
    chance = random.Random(1)
    end = play(
        CatanOptions(domestic_trade=False), [uniform] * 4, lambda _place: chance.randrange, chance.randrange
    )
    assert end.state.winner in range(4)


def test_a_value_player_needs_a_seats_own_view() -> None:
    state = game.new(CatanOptions(), 4, lambda _n: 0)
    with pytest.raises(ValueError, match="None"):
        value.choose(game.view(state, None), game.legal(state, 0), lambda _n: 0)

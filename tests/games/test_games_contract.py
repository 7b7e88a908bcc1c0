"""What every engine promises its host (`engine/protocol.py`), tried out in a random game of each that is seated."""

import json
import random
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import pytest
from typer.testing import CliRunner

from bot.games import KINDS, seat_games
from engine.audit import verify
from engine.capabilities import Engine
from engine.fairness import OPEN, ChanceSeed, commitment
from engine.log import Fairness, Log, read_log, write_log
from engine.protocol import CHANCE, HOST, EngineRefusal
from tests.toy.cog import DuelSetup
from tests.toy.duel import DUEL
from usecases.play.registry import HostEngine, kinds, playable

SECRET: Final = b"contract".ljust(32)
STEPS: Final = 200
SAMPLE: Final = 12
JUNK: Final[tuple[object, ...]] = (None, 5, "", "x", [], {}, {"event": "no-such-event"}, [[]])


def engines() -> Iterator[tuple[str, Engine[Any, Any, Any, Any, Any, Any], Any]]:
    """Each engine with the options of a game between friends where nothing is chosen."""
    seat_games()
    yield "duel", DUEL, DuelSetup().chosen({})
    for kind in kinds():
        game = playable(kind)
        for engine in game.engines:
            yield f"{kind}-{engine.rules.version}", engine, game.setup.chosen({})


ALL: Final = [pytest.param(engine, options, id=name) for name, engine, options in engines()]


class Walk:
    """A game of random moves, every promise held to on the way."""

    def __init__(self, engine: HostEngine, options: Any, seats: int) -> None:  # noqa: ANN401 - any game's
        self.rules, self.options, self.seats = engine.rules, options, seats
        self.seed, self.whim = ChanceSeed(SECRET), random.Random(f"{self.rules.key}/{seats}")
        self.events = [*self.rules.open(options, seats, self.seed.drawn_by(self.rules.streams, OPEN, 0, 0))]
        self.drawn = [self.rules.drawn(event) for event in self.events]
        self.state = self.rules.fold(options, seats, self.events)

    def step(self) -> bool:
        """One decision, or one result of chance; whether there was any."""
        rules, stream = self.rules, self.rules.chance_due(self.state)
        waits = rules.awaited(self.state)
        if stream is not None:
            assert not any(wait.must for wait in waits), "nobody must decide while chance is due"
            chance = self.seed.drawn_by(rules.streams, stream, self.drawn.count(stream), len(self.events))
            self.take(CHANCE, rules.chance_action(self.state, chance))
            return True
        if rules.outcome(self.state) is not None:
            assert waits == ()
            return False
        seat = next(wait.seat for wait in waits if wait.must)
        actions = rules.legal(self.state, seat)
        assert actions, "whoever must decide can"
        some = self.whim.sample(range(len(actions)), min(SAMPLE, len(actions)))
        for action in (actions[place] for place in some):
            self.is_spoken(action)
            assert rules.decide(self.state, seat, action) == rules.decide(self.state, seat, action)
            assert not isinstance(rules.decide(self.state, seat, action), EngineRefusal), action
            for other in {*range(self.seats), HOST} - {seat}:
                refused = isinstance(rules.decide(self.state, other, action), EngineRefusal)
                assert refused is (action not in rules.legal(self.state, other)), (other, action)
        self.take(seat, actions[some[0]])
        return True

    def is_spoken(self, action: Any) -> None:  # noqa: ANN401 - any game's
        """An action is a line that a button can carry, and the line is the action."""
        text = self.rules.format(action)
        assert len(text) <= 60
        assert not {":", "\n", "~"} & {*text}
        assert not text.startswith(("?", "="))
        assert self.rules.parse(text) == action

    def take(self, seat: int, action: Any) -> None:  # noqa: ANN401 - any game's
        """Carry an action out; what happened can be stored, told to each seat, and led back to its cause."""
        decided = self.rules.decide(self.state, seat, action)
        assert not isinstance(decided, EngineRefusal)
        assert self.rules.cause(self.state, decided[0]) is not None
        for event in decided:
            assert self.rules.read_event(_json(self.rules.write_event(event))) == event
            for viewer in (None, *range(self.seats)):
                known = self.rules.witness(event, viewer)
                if known is not None:
                    assert self.rules.read_known(_json(self.rules.write_known(known))) == known
            self.state = self.rules.evolve(self.state, event)
            self.drawn.append(self.rules.drawn(event))
        self.events += decided
        for viewer in (None, *range(self.seats)):
            self.rules.view(self.state, viewer)


@pytest.mark.parametrize("most", [False, True], ids=["fewest", "most"])
@pytest.mark.parametrize(("engine", "options"), ALL)
def test_a_random_game_keeps_what_every_engine_promises(
    engine: HostEngine,
    options: Any,  # noqa: ANN401 - any game's
    *,
    most: bool,
) -> None:
    seats = (max if most else min)(engine.rules.seats)
    walk = Walk(engine, options, seats)
    for _ in range(STEPS):
        if not walk.step():
            break
    assert engine.rules.fold(options, seats, walk.events) == walk.state
    fairness = Fairness(commitment(SECRET), (), SECRET)
    log = Log(options, seats, tuple(walk.events), fairness, engine.rules.version)
    found = read_log(lambda *_: engine.rules, write_log(engine.rules, log))
    assert isinstance(found, tuple)
    assert verify(*found) == walk.state


@pytest.mark.parametrize(("engine", "options"), ALL)
def test_time_can_be_called_in_every_game(engine: HostEngine, options: Any) -> None:  # noqa: ANN401 - any game's
    walk = Walk(engine, options, min(engine.rules.seats))
    while walk.rules.chance_due(walk.state) is not None:
        walk.step()
    walk.take(HOST, walk.rules.time_called(walk.state))
    assert walk.rules.outcome(walk.state) is not None
    assert walk.step() is False


@pytest.mark.parametrize("junk", JUNK, ids=repr)
@pytest.mark.parametrize(("engine", "options"), ALL)
def test_what_no_game_wrote_is_refused(engine: HostEngine, options: Any, junk: object) -> None:  # noqa: ANN401 - any game's
    rules = engine.rules
    assert rules.read_options(_json(rules.write_options(options))) == options
    assert isinstance(rules.read_options(junk), EngineRefusal)
    assert isinstance(rules.parse(str(junk)), EngineRefusal)
    with pytest.raises(ValueError, match=r"(?s).*"):
        rules.read_event(junk)


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize("kind", KINDS)
def test_a_record_that_is_none_is_answered_in_a_line(kind: str, command: str, tmp_path: Path) -> None:
    program = import_module(f"engine.{kind}.__main__").app
    missing = CliRunner().invoke(program, [command, str(tmp_path / "none.json")])
    assert (missing.exit_code, type(missing.exception)) == (2, SystemExit)
    assert "does not exist" in missing.output
    for words in (
        "",
        "{}",
        "[]",
        '{"format": "guildhall-' + kind + '", "version": 1, "rules": 1}',
        "\x00\ud7ff",
    ):
        (tmp_path / "junk.json").write_text(words, encoding="utf-8")
        junk = CliRunner().invoke(program, [command, str(tmp_path / "junk.json")])
        assert (junk.exit_code, type(junk.exception)) == (1, SystemExit)
        assert junk.output.strip() == "refused: bad-log"


def _json(value: Any) -> Any:  # noqa: ANN401 - JSON
    return json.loads(json.dumps(value))

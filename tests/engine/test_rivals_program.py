"""The command line, the shared protocol and the record of a game of Rivals."""

import json
import random
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from engine.protocol import HOST, Ending, EngineRefusal
from engine.rivals import game
from engine.rivals.__main__ import app
from engine.rivals.actions import ThrowDice
from engine.rivals.cards import TABLE
from engine.rivals.names import CHANCE, GameSet
from engine.rivals.notation import VERBS
from engine.rivals.options import LATER, POINTS, Preset, RivalsOptions, preset
from engine.rivals.refusals import RivalsCode
from engine.rivals.rules import RIVALS, RULES
from engine.rivals.table import play_game, uniform
from tests.engine.rivals_table import after, fresh, walk

RUN = CliRunner()


def test_rivals_follows_the_protocol_of_all_games() -> None:
    options = RivalsOptions()
    events = RULES.open(options, 2, lambda _n: 0)
    state = RULES.fold(options, 2, events)
    assert [(wait.seat, wait.must) for wait in RULES.awaited(state)] == [(0, True)]
    assert RULES.outcome(state) is None
    assert RULES.read_options(RULES.write_options(options)) == options
    assert [RULES.read_event(RULES.write_event(event)) for event in events] == list(events)


@pytest.mark.parametrize("set_", GameSet)
@pytest.mark.parametrize("reading", Preset)
def test_a_simulated_game_is_replayed_and_verified(set_: GameSet, reading: Preset, tmp_path: Path) -> None:
    file = str(tmp_path / "game.json")
    arguments = ["--games", "1", "--seed", "4", "--set", set_, "--preset", reading, "--json", "--save", file]
    report = json.loads(RUN.invoke(app, ["simulate", *arguments]).output)
    assert sum(report["wins_by_seat"]) + report["unfinished"] == 1
    head = json.loads(RUN.invoke(app, ["verify", file]).output)["hash"]
    assert json.loads(RUN.invoke(app, ["verify", file, "--hash", head]).output)["compared"] is True
    assert json.loads(RUN.invoke(app, ["replay", file]).output)["ending"] == "won"


def test_a_simulation_reports_what_catans_does() -> None:
    from engine.catan.__main__ import app as catan

    reports = [
        json.loads(RUN.invoke(each, ["simulate", "--games", "1", "--json"]).output) for each in (app, catan)
    ]
    assert reports[0].keys() == reports[1].keys()


def test_the_same_seed_gives_the_same_log(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("a", "b")]
    for file in files:
        RUN.invoke(app, ["simulate", "--games", "1", "--set", "duel", "--save", str(file)])
    assert files[0].read_bytes() == files[1].read_bytes()


def test_changed_dice_are_found(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    RUN.invoke(app, ["simulate", "--games", "1", "--save", str(file)])
    whole = json.loads(file.read_text("utf-8"))
    number = next(i for i, event in enumerate(whole["events"]) if event.get("action", "").startswith("dice"))
    words = whole["events"][number]["action"].split()
    options = RULES.read_options(whole["options"])
    assert isinstance(options, RivalsOptions)
    before = RULES.fold(options, 2, [RULES.read_event(event) for event in whole["events"][:number]])
    other = RULES.decide(before, CHANCE, ThrowDice(1 + int(words[1]) % 6, words[2]))
    assert isinstance(other, tuple)
    whole["events"][number] = RULES.write_event(other[0])
    file.write_text(json.dumps({**whole, "events": whole["events"][: number + 1]}), "utf-8")
    answer = RUN.invoke(app, ["verify", str(file)])
    assert answer.exit_code == 1
    assert f"bad-dice number={number}" in answer.output


@pytest.mark.parametrize("set_", GameSet)
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_deal_that_no_order_of_the_cards_brings_is_found(
    command: str, set_: GameSet, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    RUN.invoke(app, ["simulate", "--games", "1", "--set", set_, "--save", str(file)])
    whole = json.loads(file.read_text("utf-8"))
    stacks, pool = whole["events"][0]["stacks"], whole["events"][0]["pool"]
    dealt: list[dict[str, Any]] = [
        {"stacks": []},
        {"stacks": [*stacks, ["abbey"]]},
        {"stacks": [["abbey"] * len(stack) for stack in stacks]},
        {"stacks": [[*stacks[0][1:], "road"], *stacks[1:]]},
        {"pool": []},
        {"pool": ["road"] * len(pool)},
        {"pool": [pool[0]] * len(pool)},
    ]
    if set_ is not GameSet.INTRO:  # a theme's card among the basic ones
        dealt.append(
            {"stacks": [[stacks[-1][0], *stacks[0][1:]], *stacks[1:-1], [stacks[0][0], *stacks[-1][1:]]]}
        )
    for wrong in dealt:
        events = [whole["events"][0] | wrong, *whole["events"][1:]]
        file.write_text(json.dumps({**whole, "events": events}), "utf-8")
        answer = RUN.invoke(app, [command, str(file)])
        assert answer.exit_code == 1
        assert "bad-event number=0" in answer.output


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_broken_file_is_refused_with_its_reason(command: str, tmp_path: Path) -> None:
    file = tmp_path / "broken.json"
    file.write_bytes(b"\xff{")
    answer = RUN.invoke(app, [command, str(file)])
    assert answer.exit_code == 1
    assert "bad-log" in answer.output


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["replay", "nowhere.json"], "does not exist"),
        (["verify", "nowhere.json"], "does not exist"),
        (["verify", "."], "is a directory"),
        (["simulate", "--policy", "chess"], "'thrifty', 'search'"),
        (["simulate", "--opponents", "chess"], "'thrifty', 'search'"),
        (["simulate", "--games", "-1"], "greater than or equal to 1"),
        (["simulate", "--games", "1", "--save", "nowhere/game.json"], "there is no folder nowhere"),
        (["simulate", "--set", "chess"], "'progress', 'duel'"),
        (["cards", "--set", "chess"], "'progress', 'duel'"),
    ],
)
def test_what_the_command_line_cannot_do_is_told_in_a_line(arguments: list[str], told: str) -> None:
    answer = RUN.invoke(app, arguments)
    assert answer.exit_code == 2
    assert told in " ".join(answer.output.replace("│", " ").split())


def test_the_card_table_is_listed() -> None:
    lines = [json.loads(line) for line in RUN.invoke(app, ["cards"]).output.splitlines()]
    assert [line["key"] for line in lines] == list(TABLE)
    assert sum(sum(line["copies"].values()) for line in lines) == 180


def test_every_action_is_told_in_words_and_read_back() -> None:
    told = set()
    for set_ in GameSet:
        for step in walk(preset(Preset.PRINTED, set_), 1, 600):
            for action in game.legal(step.before, step.seat):
                text = RULES.format(action)
                assert len(text) <= 60
                assert RULES.parse(text) == action
                told.add(text.split()[0])
    assert told - set(VERBS) == set()
    assert len(told) > 20


@pytest.mark.parametrize(
    "text", ["", "roll 1", "build abbey 1", "store x", "store 01", "play nobody 0", "fly"]
)
def test_other_words_are_no_action(text: str) -> None:
    answer = RULES.parse(text)
    assert isinstance(answer, EngineRefusal)
    assert answer.code is RivalsCode.BAD_TEXT


def test_broken_options_are_refused() -> None:
    good = RULES.write_options(RivalsOptions())
    for bad in (None, {}, {**good, "goal": 0}, {**good, "game": "chess"}, {**good, POINTS[0]: 1}):
        assert isinstance(RULES.read_options(bad), EngineRefusal)


def test_every_point_of_difference_can_be_chosen_alone() -> None:
    for name in POINTS:
        one: dict[str, Any] = {name: False}
        options = replace(preset(Preset.PRINTED, GameSet.TURMOIL), **one)
        assert RULES.read_options(RULES.write_options(options)) == options
    readings = [preset(reading, GameSet.INTRO) for reading in Preset]
    same = [name for name in POINTS if getattr(readings[0], name) == getattr(readings[1], name)]
    assert same == ["guido_theirs_only"], "what is marked for the Tournament Game"


def test_a_game_from_before_a_point_was_told_apart_goes_on_by_the_document() -> None:
    stored = RULES.write_options(preset(Preset.PRINTED, GameSet.GOLD))
    old = {name: value for name, value in stored.items() if name not in LATER}
    read = RULES.read_options(old)
    assert not isinstance(read, EngineRefusal)
    assert not any(getattr(read, name) for name in LATER)
    assert RULES.write_options(read) == old, "the game's hash hangs on this text"


def test_events_and_what_is_known_of_them_are_written_and_read() -> None:
    for step in walk(preset(Preset.PRINTED, GameSet.TURMOIL), 2, 500):
        for event in step.events:
            assert RULES.read_event(json.loads(json.dumps(RULES.write_event(event)))) == event
            for seat in (None, 0, 1):
                known = RULES.witness(event, seat)
                assert known is not None
                assert RULES.read_known(json.loads(json.dumps(RULES.write_known(known)))) == known


@pytest.mark.parametrize("value", [None, {}, {"event": "decided"}, {"event": "opened", "stacks": 1}, []])
def test_what_is_no_event_is_not_read(value: object) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - the protocol's word for it
        RULES.read_event(value)


def test_giving_up_loses_and_time_ends_without_a_winner() -> None:
    state = fresh()
    assert RIVALS.resignation is not None
    given_up = RULES.outcome(after(state, (HOST, RIVALS.resignation.resigned(state, 0))))
    assert given_up is not None
    assert (given_up.ending, given_up.winner) == (Ending.RESIGNED, 1)
    late = RIVALS.resignation.out_of_time(state, 1)
    assert late is not None
    outcome = RULES.outcome(after(state, (HOST, late)))
    assert outcome is not None
    assert (outcome.ending, outcome.winner) == (Ending.FORFEIT, 0)
    ended = RULES.outcome(after(state, (HOST, RULES.time_called(state))))
    assert ended is not None
    assert (ended.ending, ended.winner) == (Ending.TIME, None)


def test_a_game_that_does_not_end_is_ended_by_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.rivals.table.TURN_LIMIT", 3)
    chance = random.Random(0).randrange
    end = play_game(RivalsOptions(), [uniform] * 2, lambda _stream, _number: chance, chance)
    outcome = RULES.outcome(end.state)
    assert outcome is not None
    assert outcome.winner is None


def test_every_refusal_has_a_text_in_both_languages() -> None:
    locales = Path(__file__).parents[2] / "bot" / "locales"
    for language in ("ja", "en"):
        text = (locales / language / "games" / "rivals-engine.ftl").read_text(encoding="utf-8")
        keys = re.findall(r"^refusal-rivals-([\w-]+) =", text, re.MULTILINE)
        assert sorted(keys) == sorted(RivalsCode)

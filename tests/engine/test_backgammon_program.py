"""The command line: what it lists, counts and plays."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from engine.audit import with_head
from engine.backgammon.__main__ import app, one
from engine.backgammon.actions import CallMatchTime
from engine.backgammon.events import Event, MatchTimeCalled, OpeningRolled
from engine.backgammon.game import evolve, legal
from engine.backgammon.names import HOST, other
from engine.backgammon.options import BY_BOARD, MatchOptions
from engine.backgammon.record import Record, write_log
from engine.backgammon.rules import RULES, VERSIONS
from engine.backgammon.state import MatchPhase, opening
from engine.backgammon.table import Choices, checkers_only
from engine.fairness import commitment
from engine.log import Fairness, Log
from engine.simulation import secret_of

RUN = CliRunner()
START = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:5:10"


def test_legal_lists_the_distinct_plays_of_each_line_seen_by_its_side() -> None:
    theirs = START.replace(":1:31", ":-1:31")
    lines = RUN.invoke(app, ["legal", "-"], input=f"{START}\n\n{theirs}\n").output.splitlines()
    mine, other = map(json.loads, lines)
    assert mine["xgid"] == START
    assert len(mine["plays"]) == len(other["plays"]) == 16
    boards = {each["move"]: each["board"] for each in mine["plays"]}
    assert boards["8/5 6/5"] == "-b---BD-B---eE---c-e----B-"
    theirs_after = {each["move"]: each["board"] for each in other["plays"]}
    assert theirs_after["8/5 6/5"] == "-b----E-C---eE---b-db---B-"


def test_legal_refuses_what_is_no_xgid() -> None:
    answer = RUN.invoke(app, ["legal", "nonsense"])
    assert answer.exit_code == 1
    assert "bad-xgid" in answer.output


def test_perft_counts_from_the_start_and_from_a_position() -> None:
    assert json.loads(RUN.invoke(app, ["perft", "1"]).output)["nodes"] == 447
    assert json.loads(RUN.invoke(app, ["perft", "1", "--xgid", START]).output)["nodes"] == 447


def test_simulations_repeat_from_their_seed_and_can_be_taken_away(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("a.mat", "b.mat")]
    for file in files:
        answer = RUN.invoke(app, ["simulate", "--games", "1", "--points", "1", "--json", "--mat", str(file)])
        assert json.loads(answer.output)["unfinished"] == 0
    assert files[0].read_bytes() == files[1].read_bytes()


def test_a_written_match_is_read_back_and_a_broken_one_refused_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "match.mat"
    RUN.invoke(app, ["simulate", "--games", "1", "--points", "3", "--mat", str(file)])
    found = json.loads(RUN.invoke(app, ["read", str(file)]).output)
    assert (found["names"], found["points"]) == (["p1", "p2"], 3)
    assert found["games"][-1]["points"] + max(found["games"][-1]["score"]) >= 3
    file.write_text("no match", encoding="utf-8")
    broken = RUN.invoke(app, ["read", str(file)])
    assert (broken.exit_code, "bad-mat number=1" in broken.output) == (1, True)


def test_gnubgs_ids_of_a_position_are_told_and_its_match_id_is_read() -> None:
    match = START.replace(":0:0:10", ":5:0:10") if ":0:0:10" in START else START
    told = json.loads(RUN.invoke(app, ["identify", match]).output)
    assert told["position"] == "4HPwATDgc/ABMA"
    said = json.loads(RUN.invoke(app, ["identify", told["match"]]).output)
    assert (said["dice"], said["scores"]) == ([3, 1], [0, 0])
    assert RUN.invoke(app, ["identify", "nonsense"]).exit_code == 1


def saved(tmp_path: Path) -> Path:
    file = tmp_path / "match.json"
    RUN.invoke(
        app, ["simulate", "--games", "1", "--points", "3", "--policy", "doubling", "--save", str(file)]
    )
    return file


def test_a_saved_match_is_replayed_and_its_dice_are_verified(tmp_path: Path) -> None:
    file = str(saved(tmp_path))
    replayed = json.loads(RUN.invoke(app, ["replay", file]).output)
    alone = json.loads(RUN.invoke(app, ["verify", file]).output)
    assert alone == alone | replayed | {"verified": True, "compared": False, "finished": True}
    assert json.loads(RUN.invoke(app, ["verify", file, "--hash", alone["hash"]]).output)["compared"] is True
    assert replayed["winner"] in {0, 1}
    assert sum(replayed["dice"].values()) % 2 == 0


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ('"seat":0', '"seat":1', "bad-event number="),
        ('"secret":"', '"secret":"00', "bad-commitment"),
        ('"words":["",""]', '"words":["","later"]', "bad-dice number=1"),
        ("guildhall", "guild", "bad-log"),
        ('"secret":"312f30"', '"secret":null', "not-revealed"),
    ],
)
def test_a_changed_match_is_refused_with_its_reason(tmp_path: Path, old: str, new: str, code: str) -> None:
    file = saved(tmp_path)
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    answer = RUN.invoke(app, ["verify", str(file)])
    assert answer.exit_code == 1
    assert code in answer.output


def test_the_number_that_went_into_the_dice_is_told(tmp_path: Path) -> None:
    file = saved(tmp_path)
    content = json.loads(file.read_text())
    assert "start" not in json.loads(RUN.invoke(app, ["replay", str(file)]).output)
    content["fairness"]["start"] = str(1456074443980800008)
    file.write_text(json.dumps(content))
    replayed = json.loads(RUN.invoke(app, ["replay", str(file)]).output)
    assert replayed["start"] == "1456074443980800008"
    assert replayed["start_sent_at"].startswith("2026-01-01")


def test_a_policy_looks_at_the_same_plays_in_the_same_order_as_legal() -> None:
    state = evolve(opening(MatchOptions(1)), OpeningRolled(3, 1))
    assert tuple(Choices(state, state.seat)) == legal(state, state.seat)
    assert tuple(Choices(state, state.seat)[2:5]) == legal(state, state.seat)[2:5]


def lost_on_time() -> Record:
    """A match of the first version: the flag fell although the roll that was thrown would have won it."""
    secret = secret_of(1, 0)
    played = one(MatchOptions(1), checkers_only, 1, 0)
    state, events = opening(MatchOptions(1)), list[Event]()
    for event in played.events:
        state, events = evolve(state, event), [*events, event]
        falls = CallMatchTime(state.seat)
        called = VERSIONS[BY_BOARD].decide(state, HOST, falls)
        if state.phase is MatchPhase.MOVE and called != RULES.decide(state, HOST, falls):
            break
    assert called == (MatchTimeCalled(state.seat, other(state.seat)),)
    fairness = Fairness(commitment(secret), ("", ""), secret)
    record = Log(MatchOptions(1), 2, (*events, *called), fairness, BY_BOARD)
    return with_head(VERSIONS[BY_BOARD], record)


def test_a_match_lost_on_time_before_thrown_rolls_counted_is_verified_by_the_rule_of_its_day(
    tmp_path: Path,
) -> None:
    file = tmp_path / "old.json"
    text = write_log(lost_on_time())
    file.write_text(text, encoding="utf-8")
    assert json.loads(RUN.invoke(app, ["verify", str(file)]).output)["verified"] is True
    file.write_text(text.replace('"rules":1', '"rules":2'), encoding="utf-8")
    assert "bad-event" in RUN.invoke(app, ["verify", str(file)]).output

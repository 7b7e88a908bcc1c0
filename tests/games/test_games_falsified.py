"""A record that anybody has changed is not verified: a thousand falsifications of whole games of every kind."""

import json
import os
import random
from pathlib import Path
from typing import Final

import pytest
from typer.testing import CliRunner

from bot.games import KINDS
from engine.chain import SHORT, SHOWN
from tests.games.falsifying import KINDS as FALSIFICATIONS
from tests.games.falsifying import falsified, program, real, rechained

FEW: Final = len(FALSIFICATIONS)
MANY: Final = min(340, 17 * int(os.environ.get("GAMES", "6")))
"""Of each of three games: with `make games` more than a thousand."""


def verified(kind: str, text: str, folder: Path, *words: str) -> dict[str, object] | None:
    """What `verify` says of a record; None: it is refused in a line."""
    file = folder / "game.json"
    file.write_text(text, encoding="utf-8")
    done = CliRunner().invoke(program(kind), ["verify", str(file), *words])
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    if done.exit_code:
        assert done.output.startswith("refused: ")
        return None
    said: dict[str, object] = json.loads(done.output)
    return said


@pytest.mark.parametrize("kind", KINDS)
def test_a_whole_game_is_verified_by_the_head_that_stood_in_its_thread(kind: str, tmp_path: Path) -> None:
    text, head = real(kind)
    for shown in (head[:SHOWN], head[:SHORT], head[:SHORT].upper()):
        said = verified(kind, text, tmp_path, "--hash", shown)
        assert said is not None
        assert (said["verified"], said["finished"], said["taken_back"]) == (True, True, 3)
    alone = verified(kind, text, tmp_path)
    assert alone is not None
    assert (alone["verified"], alone["compared"], alone["hash"]) == (True, False, head[:SHOWN])
    assert verified(kind, text, tmp_path, "--hash", head[: SHORT - 1]) is None
    assert verified(kind, text, tmp_path, "--hash", head[::-1]) is None


@pytest.mark.parametrize("number", range(FEW))
@pytest.mark.parametrize("kind", KINDS)
def test_no_falsified_record_is_verified(kind: str, number: int, tmp_path: Path) -> None:
    _is_not_verified(kind, number, tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_none_of_many_falsified_records_is_verified(kind: str, tmp_path: Path) -> None:
    for number in range(FEW, FEW + MANY):
        _is_not_verified(kind, number, tmp_path)


def _is_not_verified(kind: str, number: int, folder: Path) -> None:
    text, how = falsified(kind, number)
    _, head = real(kind)
    said = verified(kind, text, folder, "--hash", head[:SHOWN])
    assert said is None or said["verified"] is False, how
    alone = verified(kind, text, folder)
    # What it is verified for is another head than the thread's, which nobody was shown.
    assert alone is None or (alone["compared"], alone.get("hash") != head[:SHOWN]) == (False, True), how


@pytest.mark.parametrize("kind", KINDS)
def test_a_game_that_was_cut_short_is_not_verified_by_the_head_that_stood_there(
    kind: str, tmp_path: Path
) -> None:
    """The thread holds the heads of all turns: a record that ends at one of them is true as far as it goes."""
    text, _ = real(kind)
    whole = json.loads(text)
    whole["chain"]["taken_back"] = []
    for place in random.Random(kind).sample(range(len(whole["events"]) // 2, len(whole["events"]) - 1), 3):
        short = json.loads(json.dumps(whole))
        del short["events"][place:]
        made = rechained(kind, json.dumps(short))
        said = verified(kind, made, tmp_path, "--hash", json.loads(made)["chain"]["head"][:SHOWN])
        assert said is None or (said["verified"], said["finished"]) == (False, False)

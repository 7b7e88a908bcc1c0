"""A short differential run; the long one is `python -m tests.engine.backgammon_differential`.

gnubg-nn comes with the bench group, gnubg with Debian; the tests look for both, and not when they are collected.
"""

import random
import shutil
import subprocess
from pathlib import Path

import pytest

from engine.backgammon.events import Event
from engine.backgammon.gnubg_id import position_id, read_position_id
from engine.backgammon.mat import write_mat
from engine.backgammon.options import MatchOptions
from engine.backgammon.table import doubling_at_random, play
from engine.backgammon.transcript import transcribe
from tests.support.mat import read_mat

pytestmark = pytest.mark.slow
GNUBG = shutil.which("gnubg", path="/usr/games:/usr/bin:/usr/local/bin")


def test_gnubg_finds_the_same_plays_in_every_position() -> None:
    from tests.engine.backgammon_differential import differences

    assert differences(500, seed=3) == (500 * 21, [])


def test_gnubg_writes_the_same_position_ids() -> None:
    import gnubg_nn

    from tests.engine.backgammon_differential import board_of, positions

    for position, _ in zip(positions(8), range(300), strict=False):
        written = position_id(position)
        assert gnubg_nn.position_id(board_of(position)) == written
        assert read_position_id(written) == position


@pytest.mark.skipif(GNUBG is None, reason="needs gnubg: apt-get install gnubg (.ci/run installs it)")
def test_gnubg_imports_our_mat_and_gives_it_back_the_same(tmp_path: Path) -> None:
    file, back = tmp_path / "match.mat", tmp_path / "back.mat"
    for seed in range(3):
        match = transcribe(MatchOptions(5), random_match(seed), ("Aya", "Ben"))
        file.write_text(write_mat(match), encoding="utf-8")
        gnubg(f"import mat {file}\nexport match mat {back}\n")
        assert read_mat(back.read_text(encoding="utf-8")) == match


def random_match(seed: int) -> tuple[Event, ...]:
    chance = random.Random(seed).randrange
    return play(MatchOptions(5), (doubling_at_random,) * 2, lambda _n: chance, chance).events


def gnubg(commands: str) -> str:
    assert GNUBG is not None
    done = subprocess.run(  # noqa: S603 - the program of the differential test
        [GNUBG, "-t", "-q", "-r"], input=commands, capture_output=True, text=True, timeout=120, check=False
    )
    return done.stdout + done.stderr

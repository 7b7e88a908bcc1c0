"""The two walks through the house that docs/architecture.md describes are those that a command takes."""

import re
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.cogs.test_walks import walked
from tests.support.night import Night, said
from tests.support.results import at_table, filled
from tests.support.rounds import running, tables
from tests.support.walk import Walk
from usecases import league_state

__all__ = ["walked"]  # a fixture
_PAGE = Path(__file__).parents[2] / "docs" / "architecture.md"


def described(heading: str) -> list[str]:
    """The files of a table, from above."""
    section = _PAGE.read_text(encoding="utf-8").partition(f"### {heading}")[2]
    return re.findall(r"^\| `(\S+)` \|", re.split(r"^#+ ", section, flags=re.MULTILINE)[0], re.MULTILINE)


def entered(made: Walk, files: list[str]) -> list[str]:
    """Those of these files that were entered, in the order in which they were first."""
    return [file for file in dict.fromkeys(call.split()[0] for call in made.calls) if file in files]


async def report(night: Night, made: Walk) -> None:
    table = tables(night)[0]
    player = at_table(night, table)[0]
    opened = await night.run(player, "result report", table=table.id)
    with made.watching():
        await player.submit_modal(opened, filled(table))
        await night.settle()


async def departure(night: Night, made: Walk) -> None:
    with made.watching():
        answer = await night.run(night.organizer, "signup drop", player=tables(night)[0].seats[0])
        await night.settle()
    assert said(answer).startswith("✅")


@pytest.mark.parametrize(("heading", "deed"), [("A report", report), ("A departure", departure)])
async def test_the_described_files_are_entered_in_this_order(
    walked: tuple[Night, Walk], heading: str, deed: Callable[[Night, Walk], Awaitable[None]]
) -> None:
    night, made = walked
    await running(night)
    league_state._reported.cache_clear()  # what another test reported alike would not be judged again
    await deed(night, made)
    files = described(heading)
    assert len(files) > 15
    found = entered(made, files)
    stored = files.index("usecases/shown.py") + 1  # what comes then is delivered by several at once
    assert found[:stored] == files[:stored]
    assert sorted(found) == sorted(files)

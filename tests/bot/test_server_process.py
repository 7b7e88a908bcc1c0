"""What a server's process loads and holds: no sandbox, no tests, and of the rules only what is asked for."""

import re
from collections.abc import Iterator
from pathlib import Path

from tests.support.process_night import ProcessNight, process_night

MOST_MB = 220
NOT_FOR_A_SERVER = {
    "simcord", "bot.sandbox", "tests", "bench", "pytest", "_pytest", "hypothesis", "markdown_it", "linkify_it",
    "networkx", "openpyxl", "xlsxwriter", "icalendar", "jinja2", "segno", "web",
}  # fmt: skip
"""Neither what is for others, nor what is loaded when somebody asks for it."""
FOR_QUESTIONS = {"onnxruntime", "sudachipy"}


def imported(night: ProcessNight) -> set[str]:
    """The modules that the process has loaded so far, as Python itself says, and the packages that hold them."""
    names = re.findall(r"^import time: .*\| +(\S+)$", night.bot.output, re.MULTILINE)
    return {above for name in names for above in _with_parents(name)}


def _with_parents(name: str) -> Iterator[str]:
    parts = name.split(".")
    return (".".join(parts[:length]) for length in range(1, len(parts) + 1))


async def test_a_server_loads_no_sandbox_and_the_search_for_whoever_asks(tmp_path: Path) -> None:
    told = {"PYTHONPROFILEIMPORTTIME": "1"}
    async with process_night(tmp_path, 1, settings=told) as night:
        server, hall, (player,) = night.server, night.rooms["hall"], night.players

        async def offered() -> bool:
            typed = server.autocomplete(player, hall, "rule ask", {"question": "discard"}, focused="question")
            await server.answered(typed)
            return bool(typed.choices)

        while not await offered():  # the rules are read beside everything else
            pass
        memory = night.bot.memory() / 2**20
        assert imported(night) & (NOT_FOR_A_SERVER | FOR_QUESTIONS) == set()
        assert "bot.startup" in imported(night)
        assert memory <= MOST_MB, f"{memory:.0f} MB with the rules read"
        await server.answered(
            server.slash(player, hall, "rule ask", {"question": "手札8枚で7が出たら"}), within=60
        )
        assert imported(night) & NOT_FOR_A_SERVER == set()
        assert imported(night) >= FOR_QUESTIONS

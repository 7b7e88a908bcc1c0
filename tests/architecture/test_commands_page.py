"""`docs/commands.md` says where each former command is, as the table of hubs has it."""

import re
from pathlib import Path

from bot.hubs import HUBS, moved

PAGE = (Path(__file__).parents[2] / "docs" / "commands.md").read_text(encoding="utf-8")
FORMER = 142
"""Leaf commands before there were hubs."""
NEW = {"match challenge"}
"""Actions that are behind a hub from their beginning on."""


def rows() -> dict[str, str]:
    """Where each former command is, by its name."""
    found = re.findall(r"^\| (?:`/([a-z ]+)`|menu \*([A-Za-z ]+)\*) \| (.*) \|$", PAGE, re.MULTILINE)
    return {command or menu: where for command, menu, where in found}


def test_every_former_command_is_in_the_table() -> None:
    assert len(rows().keys() - NEW) == FORMER
    assert set(moved()) <= rows().keys()


def test_each_action_stands_where_the_table_says() -> None:
    hubs = {hub.name for hub in HUBS}
    for hub in HUBS:
        for action in hub.actions:
            if action.name not in hubs:
                assert f"`/{hub.name} do:{action.verb}`" in rows()[action.name]
    kept = {name: where for name, where in rows().items() if name not in moved()}
    assert all(where in (f"`/{name}`", "the same") for name, where in kept.items())


def test_the_page_lists_every_hub() -> None:
    assert [hub.name for hub in HUBS if f"`/{hub.name}`" not in PAGE.partition("## Where")[0]] == []

"""The command that Discord makes itself when Activities are on: our list keeps it, nobody takes it for a dead one."""

from typing import Any

import pytest
from simcord.backend.ops import commands
from simcord.http.routes import commands as routes

from tests.support.night import Night

ENTRY: dict[str, Any] = {
    "name": "launch", "type": 4, "description": "", "handler": 2, "integration_types": [0], "contexts": [0, 1],
}  # fmt: skip


async def test_registering_keeps_the_command_that_discord_has_made(
    night: Night, monkeypatch: pytest.MonkeyPatch
) -> None:
    for knows in (commands, routes):  # the simulated Discord has no such command of its own
        monkeypatch.setattr(knows, "COMMAND_FIELDS", (*commands.COMMAND_FIELDS, "handler"))
    backend, bot = night.env.backend, night.bot
    backend.commands[None][ENTRY["name"], ENTRY["type"]] = ENTRY | {
        "id": "77",
        "application_id": "1",
        "version": "2",
    }
    assert (await bot.known.compared()).words == ""
    before = set(backend.commands[None])
    registered = await bot.tree.sync()
    assert {(one.name, one.type.value) for one in registered} == before
    kept = backend.commands[None]["launch", 4]
    assert {name: kept[name] for name in ENTRY} == ENTRY
    assert (await bot.known.compared()).words == ""

"""Discord's description judges where it lies beside the clone; simcord's log is watched."""

import json
from pathlib import Path

import discord
import pytest
import simcord
from discord import app_commands
from discord.ext import commands

from tests.support.contract import check_request, description, limits, watch

BUTTON = {"type": 2, "style": 1, "label": "x", "custom_id": "y"}


@pytest.mark.parametrize(
    ("method", "path", "body", "fault"),
    [
        ("POST", "/channels/1/messages", {"content": "x", "colour": 1}, "'colour' was unexpected"),
        ("POST", "/channels/1/messages", {"content": 5}, "$.content"),
        ("POST", "/channels/None/messages", {"content": "x"}, "no such operation"),
        ("POST", "/channels/1/message", {"content": "x"}, "no such operation"),
        ("GET", "/channels/1/messages?limt=5", None, "unknown query parameter 'limt'"),
        ("GET", "/channels/1", {"x": 1}, "takes no body"),
        ("POST", "/channels/1/messages", None, "body missing"),
        ("POST", "/users/@me/channels", {"recipient_id": {}}, "recipient_id"),
        (
            "POST",
            "/channels/1/messages",
            {"components": [{"type": 1, "components": [{"type": 2}]}]},
            "'style' is a",
        ),
    ],
)
def test_the_description_refuses(method: str, path: str, body: object, fault: str) -> None:
    found = any(fault in found for found in check_request(method, path, body))
    assert found == description.available()


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "/channels/1/messages?limit=5", None),
        ("POST", "/users/@me/channels", {"recipient_id": 5}),
        ("POST", "/users/@me/channels", {"recipient_id": "5"}),
        ("PATCH", "/webhooks/1/token/messages/@original", {"content": "x", "tts": False}),
        ("PATCH", "/channels/1/messages/2", {"embeds": [{"title": "x", "flags": 0}]}),
        ("PUT", "/channels/1/messages/pins/2", None),
    ],
)
def test_the_description_takes(method: str, path: str, body: object) -> None:
    assert check_request(method, path, body) == ()


def test_the_locales_are_those_of_the_description() -> None:
    assert "ja" in limits.LOCALES
    if description.available():
        document = json.loads(description.DESCRIPTION.read_text(encoding="utf-8"))
        listed = document["components"]["schemas"]["AvailableLocalesEnum"]["oneOf"]
        assert {item["const"] for item in listed} == limits.LOCALES


def test_without_the_description_the_hand_rules_judge_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(description, "DESCRIPTION", Path("/nonexistent/openapi.json"))
    assert check_request("POST", "/channels/1/messages", {"content": "x", "colour": 1}) == ()
    assert check_request("POST", "/channels/1/messages", {"content": "x" * 2001})


class Toy(commands.Bot):
    """A bot with one command, whose answer the test chooses."""

    def __init__(self, answer: str) -> None:
        super().__init__("!", intents=discord.Intents.default())
        self.answer = answer

    async def setup_hook(self) -> None:
        self.tree.add_command(app_commands.Command(name="say", description="Says it", callback=self._say))
        await self.tree.sync()

    async def _say(self, interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        view = discord.ui.View().add_item(discord.ui.Button(label="Again", custom_id="again"))
        file = discord.File(Path(__file__), filename="a.txt")
        await interaction.followup.send(self.answer, view=view, file=file)
        await interaction.edit_original_response(content=self.answer)


async def _say(answer: str) -> tuple[str, ...]:
    async with simcord.run(Toy(answer)) as env:
        guild = env.create_guild()
        channel = guild.create_text_channel("general")
        await guild.add_member(env.create_user("Ana")).slash(channel, "say")
        log = watch(env)
        assert {entry.method for entry in log.entries} >= {"PUT", "POST", "PATCH"}
        return log.faults()


async def test_a_sound_bot_on_simcord_has_no_faults() -> None:
    assert await _say("hello") == ()


async def test_a_bot_that_mentions_carelessly_is_found_out_at_the_end_of_the_fixture() -> None:
    faults = await _say("hello @everyone")
    assert any("/callback" not in fault and "allowed_mentions" in fault for fault in faults)


async def test_leaving_the_watch_raises_what_was_found() -> None:
    async with simcord.run(Toy("@here")) as env:
        guild = env.create_guild()
        channel = guild.create_text_channel("general")
        with pytest.raises(AssertionError, match="allowed_mentions"), watch(env):
            await guild.add_member(env.create_user("Ana")).slash(channel, "say")

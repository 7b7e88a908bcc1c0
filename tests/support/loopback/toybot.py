"""A small bot that tries the simulated Discord: `python -m tests.support.loopback.toybot BASE [TOKEN]`."""

import asyncio
import contextlib
import io
import re
import sys
from typing import Any, Self

import discord
import yarl
from discord import app_commands
from discord.asset import Asset
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from discord.http import Route

from tests.support.loopback.server import TOKEN

Interaction = discord.Interaction[Any]


def point_at(base: str) -> None:
    """Let discord.py talk to a simulated Discord."""
    Route.BASE = f"{base}/api/v10"
    Asset.BASE = f"{base}/cdn"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(base.replace("http", "ws", 1) + "/gateway")


class Count(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"count:(?P<n>\d+)"):
    """A button that counts, and lives on over a restart."""

    def __init__(self, n: int) -> None:
        super().__init__(discord.ui.Button(label=f"{n}", custom_id=f"count:{n}"))
        self.n = n

    @classmethod
    async def from_custom_id(cls, _: Interaction, __: Any, match: re.Match[str]) -> Self:  # noqa: ANN401 - discord.py's
        return cls(int(match["n"]))

    async def callback(self, interaction: Interaction) -> None:
        """One more."""
        view = discord.ui.View(timeout=None).add_item(Count(self.n + 1))
        await interaction.response.edit_message(content=f"count {self.n + 1}", view=view)


class Form(discord.ui.Modal, title="Report"):
    """A form with a text and a menu."""

    points: discord.ui.Label[Self] = discord.ui.Label(
        text="Points", component=discord.ui.TextInput(custom_id="points")
    )
    winner: discord.ui.Label[Self] = discord.ui.Label(
        text="Winner",
        component=discord.ui.Select(
            custom_id="winner", options=[discord.SelectOption(label=name, value=name) for name in ("A", "B")]
        ),
    )

    async def on_submit(self, interaction: Interaction) -> None:
        """Say what was filled in."""
        points, winner = self.points.component, self.winner.component
        assert isinstance(points, discord.ui.TextInput)
        assert isinstance(winner, discord.ui.Select)
        await interaction.response.send_message(f"{winner.values[0]} has {points.value}", ephemeral=True)


toy = app_commands.Group(name="toy", description="Things to try")


@toy.command(description="Answers at once")
async def ping(interaction: Interaction) -> None:
    """Answer at once; that Discord delivered it twice is no matter."""
    with contextlib.suppress(discord.HTTPException):
        await interaction.response.send_message(f"pong {interaction.locale}", ephemeral=True)


@toy.command(description="Thinks, then answers twice")
async def think(interaction: Interaction, text: str, who: discord.Member | None = None) -> None:
    """Think, answer, follow up and edit."""
    await interaction.response.defer(ephemeral=True)
    await interaction.followup.send(f"thought {text} {who.display_name if who else '-'}")
    await interaction.followup.send("and more")
    await interaction.edit_original_response(content=f"edited {text}")


@think.autocomplete("text")
async def offer(_: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Offer what was typed, three times."""
    return [app_commands.Choice(name=f"{typed}{n}", value=f"{typed}{n}") for n in range(3)]


@toy.command(description="Opens a counter in the channel")
async def counter(interaction: Interaction) -> None:
    """Post a counter with a file, and a thread under it."""
    assert isinstance(interaction.channel, discord.TextChannel)
    view = discord.ui.View(timeout=None).add_item(Count(0))
    file = discord.File(io.BytesIO(b"1,2,3"), filename="table.csv")
    message = await interaction.channel.send("count 0", view=view, file=file)
    thread = await message.create_thread(name="Table 1")
    await thread.send("welcome")
    await interaction.response.send_message("posted", ephemeral=True)


@toy.command(description="Shows a form")
async def form(interaction: Interaction) -> None:
    """Show the form."""
    await interaction.response.send_modal(Form())


@toy.command(description="Writes to someone directly, twice under one nonce")
async def write(interaction: Interaction, who: discord.Member) -> None:
    """Send one direct message twice: the nonce makes it one."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    try:
        first = await who.send("hello", nonce="once")
        second = await who.send("hello", nonce="once")
        await interaction.edit_original_response(content=f"same {first.id == second.id}")
    except discord.HTTPException as error:
        await interaction.edit_original_response(content=f"refused {error.code}")


@toy.command(description="Posts into this channel and tells what Discord said")
async def post(interaction: Interaction, wait: float = 0.0) -> None:
    """Post, perhaps too late."""
    await asyncio.sleep(wait)
    try:
        assert isinstance(interaction.channel, discord.abc.Messageable)
        await interaction.channel.send("posted")
        await interaction.response.send_message("done")
    except discord.HTTPException as error:
        await interaction.response.send_message(f"refused {error.code}")


class Toy(commands.Bot):
    """The toy itself."""

    def __init__(self) -> None:
        intents = discord.Intents(guilds=True, guild_messages=True, dm_messages=True)
        super().__init__(
            commands.when_mentioned, intents=intents, allowed_mentions=discord.AllowedMentions.none()
        )

    async def setup_hook(self) -> None:
        """Register everything."""
        self.add_dynamic_items(Count)
        self.tree.add_command(toy)
        self.tree.add_command(app_commands.ContextMenu(name="Look", callback=look))
        await self.tree.sync()


async def look(interaction: Interaction, member: discord.Member) -> None:
    """Name the member that was looked at."""
    await interaction.response.send_message(member.display_name, ephemeral=True)


def main() -> None:
    """Run until killed."""
    point_at(sys.argv[1])
    Toy().run(sys.argv[2] if len(sys.argv) > 2 else TOKEN, log_handler=None)


if __name__ == "__main__":
    main()

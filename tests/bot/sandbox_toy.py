"""A small bot with everything that the sandbox must carry: for its tests, and to try the page by hand."""

import asyncio
import io
import re
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import locale_str
from discord.ext import commands, tasks
from PIL import Image, ImageDraw

from bot.sandbox.people import PLAYERS
from bot.sandbox.stage import AnyBot
from bot.sandbox.world import Room, World

JAPANESE = {
    "table": "卓",
    "open": "開く",
    "clock": "時計",
    "fail": "失敗",
    "silent": "無言",
    "who": "相手",
    "event": "大会",
    "note": "メモ",
    "Open a table": "卓を開く",
    "Player card": "選手カード",
    "Quote": "引用",
}
EVENTS = ("Spring Cup", "Summer Cup", "Autumn Cup")


class Words(app_commands.Translator):
    """Japanese names for the toy's commands."""

    async def translate(self, string: locale_str, locale: discord.Locale, _context: Any) -> str | None:  # noqa: ANN401
        return JAPANESE.get(string.message) if locale is discord.Locale.japanese else None


class Report(discord.ui.Modal, title="Report"):
    """A form."""

    points: discord.ui.TextInput["Report"] = discord.ui.TextInput(label="Points", custom_id="points")

    async def on_submit(self, interaction: discord.Interaction) -> None:
        words = f"{interaction.locale}: {self.points.value} points"
        await interaction.response.send_message(words, ephemeral="own" in self.points.value)


class ReportButton(
    discord.ui.DynamicItem[discord.ui.Button[discord.ui.View]], template=r"report:(?P<table>\d+)"
):
    """A button that outlives the process."""

    def __init__(self, table: int) -> None:
        super().__init__(discord.ui.Button(label=f"Report {table}", custom_id=f"report:{table}"))

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction, _item: discord.ui.Item[Any], match: re.Match[str]
    ) -> "ReportButton":
        return cls(int(match["table"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Report())


class SeatSelect(discord.ui.Select[discord.ui.View]):
    """A menu of three seats."""

    def __init__(self) -> None:
        options = [discord.SelectOption(label=f"Seat {seat}", value=str(seat)) for seat in (1, 2, 3)]
        super().__init__(custom_id="seat", options=options, placeholder="Seat")

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"seat {self.values[0]}", ephemeral=True)


def table_view(table: int) -> discord.ui.View:
    """The toy's button and menu."""
    view = discord.ui.View(timeout=None)
    view.add_item(ReportButton(table))
    view.add_item(SeatSelect())
    return view


def board_picture() -> discord.File:
    """A picture with an alt text."""
    image = Image.new("RGB", (480, 200), "#20304a")
    ImageDraw.Draw(image).ellipse((180, 40, 300, 160), fill="#e0b040")
    data = io.BytesIO()
    image.save(data, "PNG")
    data.seek(0)
    return discord.File(data, "board.png", description="A golden disc on blue")


class Rich(discord.ui.Modal, title="Rich form"):
    """A form with every kind of control but the plain text."""

    def __init__(self) -> None:
        super().__init__(custom_id="rich")
        seats = [discord.SelectOption(label=seat, value=seat) for seat in ("East", "South", "West")]
        self.seat = discord.ui.Select["Rich"](custom_id="seat", options=seats, max_values=2)
        self.who = discord.ui.UserSelect["Rich"](custom_id="who", required=False)
        self.place = discord.ui.RadioGroup["Rich"](
            custom_id="place",
            options=[discord.RadioGroupOption(label=name, value=name) for name in ("1st", "2nd")],
        )
        self.marks = discord.ui.CheckboxGroup["Rich"](
            custom_id="marks",
            required=False,
            options=[discord.CheckboxGroupOption(label=name, value=name) for name in ("late", "absent")],
        )
        self.proof = discord.ui.FileUpload["Rich"](custom_id="proof", required=False)
        for text, part in (
            ("Seat", self.seat),
            ("Who", self.who),
            ("Place", self.place),
            ("Marks", self.marks),
            ("Proof", self.proof),
        ):
            self.add_item(discord.ui.Label(text=text, component=part))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        people = [user.display_name for user in self.who.values]
        files = [(file.filename, len(await file.read())) for file in self.proof.values]
        words = [self.seat.values, people, self.place.value, self.marks.values, files]
        await interaction.response.send_message(f"rich: {words}")


class RichButton(discord.ui.Button[discord.ui.LayoutView]):
    """Opens the rich form."""

    def __init__(self) -> None:
        super().__init__(label="Form", custom_id="rich", style=discord.ButtonStyle.success)

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Rich())


class PeopleSelect(discord.ui.UserSelect[discord.ui.LayoutView]):
    """A menu of people."""

    def __init__(self) -> None:
        super().__init__(custom_id="people", max_values=3, placeholder="Who plays?")

    async def callback(self, interaction: discord.Interaction) -> None:
        names = ", ".join(user.display_name for user in self.values)
        await interaction.response.send_message(f"players: {names}", ephemeral=True)


class Layout(discord.ui.LayoutView):
    """A layout with text, a section, a picture and controls."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        box = discord.ui.Container[Layout](accent_colour=0x5865F2)
        box.add_item(discord.ui.TextDisplay("## 第2回戦 / Round 2\n-# 17 / 32 reported"))
        box.add_item(discord.ui.Separator())
        box.add_item(discord.ui.Section("**Table 1**\nはるか ・ Olivia", accessory=RichButton()))
        box.add_item(
            discord.ui.MediaGallery(
                discord.MediaGalleryItem("attachment://board.png", description="A golden disc")
            )
        )
        box.add_item(discord.ui.ActionRow(PeopleSelect()))
        self.add_item(box)


class Toy(commands.Bot):
    """Commands, persistent items, threads, direct messages, pictures and a clock that ends by itself."""

    def __init__(self, now: Callable[[], datetime]) -> None:
        super().__init__(command_prefix="!", intents=discord.Intents(guilds=True, guild_messages=True))
        self.now = now
        self.due: tuple[datetime, int] | None = None
        self.tree.add_command(self.table_group())
        self.tree.add_command(app_commands.ContextMenu(name=locale_str("Player card"), callback=player_card))
        self.tree.add_command(app_commands.ContextMenu(name=locale_str("Quote"), callback=quote))

    async def setup_hook(self) -> None:
        await self.tree.set_translator(Words())
        self.add_dynamic_items(ReportButton)
        self.add_view(table_view(0))
        self.add_view(Layout())
        self.timer.start()

    async def close(self) -> None:
        self.timer.cancel()
        await super().close()

    def arm(self) -> None:
        left = (self.due[0] - self.now()).total_seconds() if self.due else 60.0
        self.timer.change_interval(seconds=min(max(left, 0.05), 60.0))

    @tasks.loop(seconds=60)
    async def timer(self) -> None:
        if self.due is not None and self.due[0] <= self.now():
            channel_id, self.due = self.due[1], None
            await self.get_partial_messageable(channel_id).send("Time is up")
        self.arm()

    def table_group(self) -> app_commands.Group:
        group = app_commands.Group(name=locale_str("table"), description=locale_str("Open a table"))

        @group.command(name=locale_str("open"), description=locale_str("Open a table"))
        @app_commands.rename(who=locale_str("who"), event=locale_str("event"), note=locale_str("note"))
        async def open_(
            interaction: discord.Interaction, who: discord.Member, event: str, note: str | None = None
        ) -> None:
            await open_table(interaction, who, f"{event} {note or ''}".strip())

        @open_.autocomplete("event")
        async def events(_interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
            return [
                app_commands.Choice(name=event, value=event)
                for event in EVENTS
                if typed.lower() in event.lower()
            ]

        @group.command(name=locale_str("clock"), description="Ends after so many seconds")
        async def clock(interaction: discord.Interaction, seconds: app_commands.Range[int, 1, 7200]) -> None:
            self.due = (self.now() + timedelta(seconds=seconds), interaction.channel_id or 0)
            ends = int(self.due[0].timestamp())
            await interaction.response.send_message(f"Clock ends <t:{ends}:R>")
            self.arm()

        @group.command(name=locale_str("layout"), description="A layout of components")
        async def layout(interaction: discord.Interaction) -> None:
            await interaction.response.send_message(view=Layout(), file=board_picture())

        @group.command(name=locale_str("silent"), description="Never answers")
        async def silent(_interaction: discord.Interaction) -> None:
            await asyncio.sleep(0)

        return group


async def open_table(interaction: discord.Interaction, who: discord.Member, note: str) -> None:
    """A post with button, menu, embed and picture; a private thread; a direct message."""
    await interaction.response.defer()
    channel = interaction.channel
    if isinstance(channel, discord.TextChannel):
        thread = await channel.create_thread(name="Table 1 卓", type=discord.ChannelType.private_thread)
        await thread.add_user(who)
        await thread.send(f"{who.mention} your table: **{note}**")
    await who.send(f"You sit at table 1 ({note})")
    embed = discord.Embed(title="Table 1", description="> East starts\n- はるか\n- Olivia", colour=0x3BA55C)
    embed.add_field(name="Round", value="2 / 4").add_field(name="Clock", value="75:00")
    embed.set_image(url="attachment://board.png")
    await interaction.followup.send(note, embed=embed, view=table_view(1), file=board_picture())


async def player_card(interaction: discord.Interaction, member: discord.Member) -> None:
    """User menu."""
    await interaction.response.send_message(f"card of {member.display_name}", ephemeral=True)


async def quote(interaction: discord.Interaction, message: discord.Message) -> None:
    """Message menu."""
    await interaction.response.send_message(f"quoted {message.id}", ephemeral=True)


async def toy_seed(_bot: AnyBot, world: World) -> None:
    """One open table, so that there is something to see."""
    haruka, olivia = world.members[PLAYERS[0]], world.members[PLAYERS[12]]
    lounge = world.channels[Room.LOUNGE]
    await haruka.slash(lounge, "table open", who=olivia, event="Spring Cup")
    await olivia.send(lounge, "よろしくお願いします! See https://example.com *soon* `code` ||secret||")

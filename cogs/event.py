"""`/event`: an organizer creates, opens, runs and ends events."""

from collections.abc import Callable
from typing import Any, cast

import discord
from discord import app_commands
from discord.ext import commands

from bot.command_texts import choices_of
from bot.hall import Hall
from bot.i18n import Safe, language_of, plain
from bot.pickers import pick_event, typed
from bot.talk import Talk
from bot.ui.exports.table import ExportKind, export_files
from bot.ui.faults import profile_faults
from bot.ui.lists import audit_list, event_card, event_list
from bot.ui.notices import resolved
from bot.ui.reply import Reply
from data.unit_of_work import UnitOfWork
from league.event import Pairing
from league.refusal import Refusal
from league.regulations import PROFILES
from usecases.event.announce import Announce, announce
from usecases.event.checkin import CheckInOpened, OpenCheckIn, open_check_in
from usecases.event.create import CreateEvent, create_event
from usecases.event.export import ExportEvent, export_event
from usecases.event.stages import (
    Moved,
    MoveEvent,
    cancel_event,
    close_signup,
    finish_event,
    open_signup,
    reopen_event,
)
from usecases.event.undo import Undo, Undone, undo
from usecases.show.event import EventQuestion, audit_log, events, undoable
from usecases.show.event import event_card as event_card_of

_PROFILES = choices_of("profile", PROFILES)
_PAIRINGS = choices_of("pairing", Pairing)
_LONGEST_REGULATIONS = 100_000
_EXPORTS = choices_of("export", ExportKind)


async def pick_action(interaction: discord.Interaction[Any], _current: str) -> list[app_commands.Choice[int]]:
    """The actions of the chosen event that can be taken back."""
    hall = cast("Hall", interaction.client.hall)
    asked = typed(interaction, "")
    language = language_of(str(interaction.locale)) or "en"
    lines = await hall.glance(undoable, EventQuestion(asked.caller, asked.event_id))
    return [
        app_commands.Choice(
            name=plain(language, f"audit-{line.action}", resolved(language, line.params))[:100], value=line.id
        )
        for line in lines
    ]


@app_commands.guild_only()  # visible to all: the league's own role decides, checked on the server side
class EventCog(commands.GroupCog, group_name="event"):
    """The organizer's commands on events."""

    def __init__(self, hall: Hall) -> None:
        """One for each process."""
        self._hall = hall

    @app_commands.command()
    @app_commands.choices(profile=_PROFILES, pairing=_PAIRINGS)
    async def create(
        self,
        interaction: discord.Interaction[Any],
        name: app_commands.Range[str, 1, 60],
        profile: str = "catan-japan",
        rounds: app_commands.Range[int, 1, 20] = 4,
        capacity: app_commands.Range[int, 0, 1000] = 0,
        starts: str = "",
        pairing: str = "",
        points: app_commands.Range[int, 1, 25] = 5,
        season: str = "",
        approval: bool = False,  # noqa: FBT001, FBT002 - an option of the command
        hidden: bool = False,  # noqa: FBT001, FBT002 - an option of the command
        regulations: discord.Attachment | None = None,
    ) -> None:
        """Create an event."""
        talk = await Talk.open(self._hall, interaction)
        command = CreateEvent(
            talk.caller,
            name,
            profile,
            await _read_text(regulations),
            Pairing(pairing) if pairing else None,
            rounds,
            capacity,
            points,
            season,
            starts,
            approval,
            hidden,
        )
        outcome = await talk.do(create_event, command)
        if isinstance(outcome, Refusal) and outcome.code == "profile-faults":
            await talk.say(profile_faults(command.profile_toml, outcome, talk.language))
            return
        await talk.answer(outcome, lambda done: talk.t("event-created", {"event": done.event.name}))

    @app_commands.command()
    @app_commands.autocomplete(event=pick_event)
    async def open(self, interaction: discord.Interaction[Any], event: int = 0) -> None:
        """Open signup."""
        await self._step(interaction, open_signup, event, "event-opened")

    @app_commands.command()
    @app_commands.autocomplete(event=pick_event)
    async def close(self, interaction: discord.Interaction[Any], event: int = 0) -> None:
        """Close signup."""
        await self._step(interaction, close_signup, event, "event-closed")

    @app_commands.command()
    @app_commands.autocomplete(event=pick_event)
    async def finish(self, interaction: discord.Interaction[Any], event: int = 0) -> None:
        """End an event: the standings are final."""
        await self._step(interaction, finish_event, event, "event-finished")

    @app_commands.command()
    @app_commands.autocomplete(event=pick_event)
    async def reopen(self, interaction: discord.Interaction[Any], event: int = 0) -> None:
        """Take a finished event up again."""
        await self._step(interaction, reopen_event, event, "event-reopened")

    @app_commands.command()
    @app_commands.autocomplete(event=pick_event)
    async def cancel(self, interaction: discord.Interaction[Any], event: int = 0) -> None:
        """Call an event off."""
        await self._step(interaction, cancel_event, event, "event-cancelled")

    @app_commands.command()
    @app_commands.autocomplete(event=pick_event)
    async def checkin(self, interaction: discord.Interaction[Any], until: str, event: int = 0) -> None:
        """Open the check-in until a moment."""
        talk = await Talk.open(self._hall, interaction)
        outcome = await talk.do(open_check_in, OpenCheckIn(talk.caller, event, until))
        await talk.answer(outcome, lambda done: _check_in_opened(talk, done))

    @app_commands.command()
    @app_commands.autocomplete(event=pick_event)
    async def announce(
        self,
        interaction: discord.Interaction[Any],
        words: app_commands.Range[str, 1, 1500],
        event: int = 0,
    ) -> None:
        """Say something to everybody."""
        talk = await Talk.open(self._hall, interaction)
        outcome = await talk.do(announce, Announce(talk.caller, event, words))
        await talk.answer(outcome, lambda done: talk.t("event-announced", {"event": done.event.name}))

    @app_commands.command()
    @app_commands.autocomplete(event=pick_event)
    async def show(self, interaction: discord.Interaction[Any], event: int = 0) -> None:
        """Show an event and what can be done next."""
        talk = await Talk.open(self._hall, interaction)
        outcome = await talk.ask(event_card_of, EventQuestion(talk.caller, event))
        await talk.answer(outcome, lambda card: event_card(card, talk.language))

    @app_commands.command(name="list")
    async def list_(self, interaction: discord.Interaction[Any]) -> None:
        """List the server's events."""
        talk = await Talk.open(self._hall, interaction)
        await talk.say(event_list(await talk.ask(events, talk.caller), talk.language))

    @app_commands.command()
    @app_commands.choices(kind=_EXPORTS)
    @app_commands.autocomplete(event=pick_event)
    async def export(
        self, interaction: discord.Interaction[Any], kind: str = ExportKind.XLSX, event: int = 0
    ) -> None:
        """Take an event away as files."""
        talk = await Talk.open(self._hall, interaction)
        found = await talk.ask(export_event, ExportEvent(talk.caller, event))
        if isinstance(found, Refusal):
            await talk.refuse(found)
            return
        files = await self._hall.work(lambda: export_files(found, ExportKind(kind), talk.language))
        key = "export-done" if files else "export-no-round"
        await talk.say(Reply(talk.t(key, {"event": found.event.name}), files=files))

    @app_commands.command()
    @app_commands.autocomplete(event=pick_event)
    async def log(self, interaction: discord.Interaction[Any], event: int = 0) -> None:
        """Show who did what."""
        talk = await Talk.open(self._hall, interaction)
        outcome = await talk.ask(audit_log, EventQuestion(talk.caller, event))
        await talk.answer(outcome, lambda lines: audit_list(lines, talk.language))

    @app_commands.command()
    @app_commands.autocomplete(event=pick_event, action=pick_action)
    async def undo(self, interaction: discord.Interaction[Any], event: int, action: int = 0) -> None:
        """Take the last action back, or the named one."""
        talk = await Talk.open(self._hall, interaction)
        outcome = await talk.do(undo, Undo(talk.caller, event, action))
        await talk.answer(outcome, lambda done: _undone(talk, done))

    async def _step(
        self,
        interaction: discord.Interaction[Any],
        step: Callable[[MoveEvent, UnitOfWork], Moved | Refusal],
        event: int,
        answer: str,
    ) -> None:
        talk = await Talk.open(self._hall, interaction)
        outcome = await talk.do(step, MoveEvent(talk.caller, event))
        await talk.answer(outcome, lambda done: talk.t(answer, {"event": done.event.name}))


def _check_in_opened(talk: Talk, done: CheckInOpened) -> str:
    until = Safe(discord.utils.format_dt(done.until, "t"))
    return talk.t("event-checkin-opened", {"event": done.event.name, "until": until})


def _undone(talk: Talk, done: Undone) -> str:
    deed = talk.t(f"audit-{done.line.action}", resolved(talk.language, done.line.params))
    return talk.t("event-undone", {"action": Safe(deed)})


async def _read_text(file: discord.Attachment | None) -> str:
    """A regulations file; what is not text comes out as broken TOML and is refused with its faults."""
    if file is None:
        return ""
    content = (await file.read())[:_LONGEST_REGULATIONS].decode("utf-8", "replace")
    return content or "\n"  # an empty file is a faulty one, not none


async def setup(bot: commands.Bot) -> None:
    """Called by `load_extension`."""
    await bot.add_cog(EventCog(bot.hall))  # type: ignore[attr-defined]  # our own bot class carries it

"""`/signup`: players enter and leave events, by command or by the buttons of the announcement."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.hall import Hall
from bot.pickers import pick_class, pick_event, pick_player
from bot.talk import Talk, name_of, unless_here
from bot.ui.lists import entry_list
from bot.ui.reply import Reply
from bot.uploads import fetched
from league.ids import PlayerId
from league.refusal import Refusal
from usecases.show.event import EventQuestion, entry_table
from usecases.signup.classes import ClassSet, SetClass, set_class
from usecases.signup.desk import (
    AddEntry,
    Handled,
    HandleEntry,
    Substitute,
    Verb,
    add_entry,
    handle_entry,
    substitute_player,
)
from usecases.signup.importing import ImportEntries, import_entries, regulations_for
from usecases.signup.join import Joined, JoinEvent, join_event
from usecases.signup.own import EntryChanged, OwnEntry, check_in_event, leave_event
from usecases.signup.read import read_lines
from usecases.upload import FileKind


@app_commands.guild_only()
class SignupCog(commands.GroupCog, group_name="signup"):
    """Entering and leaving."""

    def __init__(self, hall: Hall) -> None:
        """One for each process."""
        self._hall = hall
        hall.buttons["signup-page"] = _list
        hall.pagers.add("signup-page")
        hall.buttons["signup-join"] = _join_clicked
        hall.buttons["signup-leave"] = _leave_clicked
        hall.buttons["signup-checkin"] = _check_in_clicked

    # Players

    @app_commands.command()
    @app_commands.autocomplete(event=pick_event)
    async def join(self, interaction: discord.Interaction[Any], event: int = 0) -> None:
        """Sign up."""
        await _join(await Talk.open(self._hall, interaction), event)

    @app_commands.command()
    @app_commands.autocomplete(event=pick_event)
    async def leave(self, interaction: discord.Interaction[Any], event: int = 0) -> None:
        """Withdraw, or drop out of a running event."""
        await _leave(await Talk.open(self._hall, interaction), event)

    @app_commands.command()
    @app_commands.autocomplete(event=pick_event)
    async def checkin(self, interaction: discord.Interaction[Any], event: int = 0) -> None:
        """Say: I am here."""
        await _check_in(await Talk.open(self._hall, interaction), event)

    @app_commands.command(name="list")
    @app_commands.autocomplete(event=pick_event)
    async def list_(self, interaction: discord.Interaction[Any], event: int = 0) -> None:
        """Show who has entered."""
        talk = await Talk.open(self._hall, interaction)
        await _list(talk, event, 0)

    # Organizers

    @app_commands.command()
    @app_commands.autocomplete(event=pick_event)
    @app_commands.autocomplete(handicap=pick_class)
    async def add(
        self,
        interaction: discord.Interaction[Any],
        member: discord.User | None = None,
        guest: str = "",
        event: int = 0,
        handicap: app_commands.Range[str, 0, 10] = "",
    ) -> None:
        """Enter somebody: a member, or a guest without an account."""
        talk = await Talk.open(self._hall, interaction)
        refused = unless_here(member)
        if refused:
            await talk.refuse(refused)
            return
        user_id, name = (member.id, name_of(member)) if member else (0, guest)
        outcome = await talk.do(add_entry, AddEntry(talk.caller, event, user_id, name, handicap))
        await talk.answer(outcome, lambda done: _handled(talk, "signup-added", done))

    @app_commands.command(name="class")
    @app_commands.autocomplete(player=pick_player, event=pick_event)
    @app_commands.autocomplete(handicap=pick_class)
    async def class_(
        self,
        interaction: discord.Interaction[Any],
        player: int,
        handicap: app_commands.Range[str, 0, 10] = "",
        event: int = 0,
    ) -> None:
        """Give a player a handicap class, or take it away."""
        talk = await Talk.open(self._hall, interaction)
        outcome = await talk.do(set_class, SetClass(talk.caller, event, PlayerId(player), handicap))
        await talk.answer(outcome, lambda done: _class_set(talk, done))

    @app_commands.command()
    @app_commands.autocomplete(player=pick_player, event=pick_event)
    async def remove(self, interaction: discord.Interaction[Any], player: int, event: int = 0) -> None:
        """Delete an entry before the start."""
        await self._handle(interaction, Verb.REMOVE, player, event)

    @app_commands.command()
    @app_commands.autocomplete(player=pick_player, event=pick_event)
    async def approve(self, interaction: discord.Interaction[Any], player: int, event: int = 0) -> None:
        """Accept an entry."""
        await self._handle(interaction, Verb.APPROVE, player, event)

    @app_commands.command()
    @app_commands.autocomplete(player=pick_player, event=pick_event)
    async def refuse(self, interaction: discord.Interaction[Any], player: int, event: int = 0) -> None:
        """Refuse an entry; no reason is needed."""
        await self._handle(interaction, Verb.REFUSE, player, event)

    @app_commands.command()
    @app_commands.autocomplete(player=pick_player, event=pick_event)
    async def drop(self, interaction: discord.Interaction[Any], player: int, event: int = 0) -> None:
        """Note that a player has left a running event."""
        await self._handle(interaction, Verb.DROP, player, event)

    @app_commands.command(name="return")
    @app_commands.autocomplete(player=pick_player, event=pick_event)
    async def return_(self, interaction: discord.Interaction[Any], player: int, event: int = 0) -> None:
        """Note that a player is back."""
        await self._handle(interaction, Verb.RETURN, player, event)

    @app_commands.command()
    @app_commands.autocomplete(player=pick_player, event=pick_event)
    async def noshow(self, interaction: discord.Interaction[Any], player: int, event: int = 0) -> None:
        """Note that a player did not come."""
        await self._handle(interaction, Verb.NO_SHOW, player, event)

    @app_commands.command()
    @app_commands.autocomplete(player=pick_player, event=pick_event)
    async def substitute(
        self,
        interaction: discord.Interaction[Any],
        player: int,
        member: discord.User | None = None,
        guest: str = "",
        event: int = 0,
    ) -> None:
        """Let somebody take over a place."""
        talk = await Talk.open(self._hall, interaction)
        refused = unless_here(member)
        if refused:
            await talk.refuse(refused)
            return
        user_id, name = (member.id, name_of(member)) if member else (0, guest)
        command = Substitute(talk.caller, event, PlayerId(player), user_id, name)
        outcome = await talk.do(substitute_player, command)
        await talk.answer(outcome, lambda done: _handled(talk, "signup-substituted", done))

    @app_commands.command(name="import")
    @app_commands.autocomplete(event=pick_event)
    async def import_(
        self, interaction: discord.Interaction[Any], file: discord.Attachment, event: int = 0
    ) -> None:
        """Enter many players from a CSV file: all of them or none."""
        talk = await Talk.open(self._hall, interaction)
        content = await fetched(talk, file, FileKind.ENTRIES, event)
        if content is None:
            return
        profile = await talk.ask(regulations_for, EventQuestion(talk.caller, event))
        if isinstance(profile, Refusal):
            await talk.refuse(profile)
            return
        lines = await self._hall.aside(talk.caller.guild_id, lambda: read_lines(content, profile))
        if isinstance(lines, Refusal):
            await talk.refuse(lines)
            return
        outcome = await talk.do(import_entries, ImportEntries(talk.caller, event, lines))
        await talk.answer(
            outcome,
            lambda done: talk.t(
                "signup-imported", {"event": done.event.name, "added": done.added, "known": done.known}
            ),
        )

    async def _handle(
        self, interaction: discord.Interaction[Any], verb: Verb, player: int, event: int
    ) -> None:
        talk = await Talk.open(self._hall, interaction)
        outcome = await talk.do(handle_entry, HandleEntry(talk.caller, event, PlayerId(player), verb))
        await talk.answer(outcome, lambda done: _handled(talk, f"signup-did-{verb}", done))


async def _join_clicked(talk: Talk, event: int, _detail: int) -> None:
    await _join(talk, event)


async def _leave_clicked(talk: Talk, event: int, _detail: int) -> None:
    await _leave(talk, event)


async def _list(talk: Talk, event: int, page: int) -> None:
    table = await talk.ask(entry_table, EventQuestion(talk.caller, event))
    if isinstance(table, Refusal):
        await talk.refuse(table)
    else:
        await talk.turn_to(entry_list(table, page, talk.language))


async def _check_in_clicked(talk: Talk, event: int, _detail: int) -> None:
    await _check_in(talk, event)


async def _join(talk: Talk, event: int) -> None:
    outcome = await talk.do(join_event, JoinEvent(talk.caller, event))
    await talk.answer(outcome, lambda done: _joined(talk, done))


def _joined(talk: Talk, done: Joined) -> str:
    return talk.t(f"signup-{done.status}", {"event": done.event.name, "place": done.place_in_line})


async def _leave(talk: Talk, event: int) -> None:
    outcome = await talk.do(leave_event, OwnEntry(talk.caller, event))
    await talk.answer(outcome, lambda done: _left(talk, done))


def _left(talk: Talk, done: EntryChanged) -> str:
    key = "signup-left" if done.status is None else "signup-dropped"
    return talk.t(key, {"event": done.event.name})


async def _check_in(talk: Talk, event: int) -> None:
    outcome = await talk.do(check_in_event, OwnEntry(talk.caller, event))
    await talk.answer(outcome, lambda done: talk.t("signup-checked-in", {"event": done.event.name}))


def _handled(talk: Talk, key: str, done: Handled) -> Reply:
    lines = [talk.t(key, {"player": done.person.name, "event": done.event.name})]
    if done.status is not None:
        status = talk.t(f"entry-status-{done.status}")
        lines.append(talk.t("signup-status-now", {"status": status}))
    if done.promoted:
        lines.append(talk.t("signup-promoted", {"count": done.promoted}))
    return Reply("\n".join(lines))


def _class_set(talk: Talk, done: ClassSet) -> str:
    return talk.t("signup-class-set", {"player": done.person.name, "class": done.handicap or "none"})


async def setup(bot: commands.Bot) -> None:
    """Called by `load_extension`."""
    await bot.add_cog(SignupCog(bot.hall))  # type: ignore[attr-defined]  # our own bot class carries it

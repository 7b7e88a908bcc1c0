"""Actions behind hubs: chosen by a name, filled in a form, done as the commands that they are declared as.

A cog declares each action as a command. Those that `bot/hubs.py` lists are taken out of what is registered; their hub
asks for what they need and calls them with the options that Discord would have sent: the same checks, use cases,
refusals and audit lines.
"""

import re
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import replace
from typing import Any, Final, cast

import discord
from discord import app_commands

from bot.bot_context import BotContext
from bot.hub_options import choice, signature
from bot.hubs import DO, EVENT, HUBS, ON, PERSON_MENUS, Action, Hub, PersonMenu, about, moved
from bot.i18n import language_before, plain
from bot.interaction_context import Answer, InteractionContext, caller_of
from bot.option_bounds import fault_in, missing_in
from bot.pickers import GIVEN, pick_event
from bot.ui.action_form import (
    LONGEST_ON,
    MOST_FIELDS,
    YES,
    Field,
    Offer,
    SlashCommand,
    Subject,
    action_form,
    fields_menu,
    has_likely_ones,
    has_whole_list,
    is_own_words,
    is_picked,
    sent_values,
)
from bot.ui.controls import MENU_LIMIT
from bot.ui.reply import Reply
from league.refusal import Refusal
from usecases.people import MemberAsked, player_of_member

Interaction = discord.Interaction[Any]
Options = dict[str, Any]
Completion = Callable[[Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[Any]]]]
_KIND = discord.AppCommandOptionType
_CHOSEN: Final = (_KIND.user, _KIND.attachment)
LONGEST_VALUE: Final = 100
"""Characters that Discord takes in an offer's value."""
_NAMED: Final = 5
"""So many of several that fit are named."""


class Actions:
    """All actions behind hubs; one for each process."""

    def __init__(self, bot_context: BotContext, tree: app_commands.CommandTree[Any]) -> None:
        """Empty until `gather`."""
        self._bot_context = bot_context
        self._tree = tree
        self._commands: dict[str, SlashCommand] = {}

    def gather(self) -> None:
        """Take what the table lists out of the registered commands, and register the hubs in their place."""
        for name in moved():
            self._take(name)
        for hub in HUBS:
            known = [action for action in hub.actions if action.name in self._commands]
            if known:
                self._register(hub, known)

        for menu in PERSON_MENUS:
            command = self.named(menu.action) or self._found(menu.action)
            if command is not None:
                self._tree.add_command(self._person_menu(menu, command))

    def named(self, name: str) -> SlashCommand | None:
        """The command that an action is declared as."""
        return self._commands.get(name)

    async def person_chosen(
        self, interaction: Interaction, menu: PersonMenu, command: SlashCommand, user_id: int
    ) -> None:
        """The menu of a person: done at once for a member of Discord; a player's form opens."""
        option = _option(command, menu.option)
        if option is None or option.type is _KIND.user:
            await self._do(interaction, command, {menu.option: str(user_id)})
            return
        asked = MemberAsked(caller_of(interaction, self._bot_context), user_id)
        player = await self._bot_context.ask(player_of_member, asked)
        if isinstance(player, Refusal):
            await self._refuse(interaction, player)
            return
        await self._ask(interaction, command, {menu.option: int(player)}, {}, Action(menu.action, ""))

    async def enter(self, interaction: Interaction, hub: Hub, given: Options) -> None:
        """Somebody chose an action: done at once where nothing is left to say, else its form opens."""
        on, event = str(given.get(ON, "")), int(given.get(EVENT, 0))
        action = hub.action(str(given.get(DO, "")))
        command = self.named(action.name) if action else None
        if action is None or command is None:
            await self._refuse(interaction, Refusal("action-unnamed"))
            return
        options: Options = {EVENT: event} if event and _option(command, EVENT) else {}
        topic = subject_of(command)
        if on and topic:
            meant = await self._meant(interaction, topic, on, options)
            if isinstance(meant, Refusal):
                await self._refuse(interaction, meant)
                return
            options[topic.display_name] = meant
        elif action.has_form:
            await self._refuse(interaction, Refusal("action-needs-on"))
            return
        known = {name: given[name] for name in hub.also if given.get(name) and _option(command, name)}
        await self._ask(interaction, command, options, known, action)

    async def fields_chosen(self, interaction: Interaction, subject: Subject, names: Sequence[str]) -> None:
        """The fields that somebody wants beside those that are needed: the form opens with them."""
        command = self.named(subject.name)
        if command is None:
            await self._refuse(interaction, Refusal("action-unnamed"))
            return
        options = _carried(command, subject)
        fields = [
            field
            for field in _fields(command, options)
            if field.required or field.option.display_name in names
        ]
        await self._open(interaction, command, options, fields, {})

    async def sent(self, interaction: Interaction, form: re.Match[str]) -> None:
        """A form was sent: its fields become the command's options."""
        subject = Subject(form["name"], int(form["event"]), form["on"])
        command = self.named(subject.name)
        if command is None:
            await self._refuse(interaction, Refusal("action-unnamed"))
            return
        data = cast("dict[str, Any]", interaction.data)
        options = _carried(command, subject)
        for name, value in sent_values(data.get("components")).items():
            option = _option(command, name)
            if option is None:
                continue
            read = await self._read(interaction, option, value, options)
            if isinstance(read, Refusal):
                await self._refuse(interaction, read)
                return
            options[name] = read
        await self._do(interaction, command, options)

    async def _read(
        self, interaction: Interaction, option: app_commands.Parameter, value: object, options: Options
    ) -> object:
        """A field's value as an option of its kind."""
        said = value[0] if isinstance(value, list) else value
        if option.type in _CHOSEN and not str(said).isdecimal():  # no client of Discord's sends that
            return Refusal("action-none", params={"typed": str(said)[:60]})
        if is_picked(option) and isinstance(said, str):
            return await self._meant(interaction, option, said, options)
        if option.type is _KIND.boolean and isinstance(said, str):
            return said == YES
        return _number(str(said)) if option.type is _KIND.integer else said

    async def _meant(
        self, interaction: Interaction, option: app_commands.Parameter, said: str, options: Options
    ) -> object:
        """What somebody means who chose, or typed a name: the one that fits, else a refusal that names some.

        Refusals: `action-none` (params: typed), `action-several` (params: typed, names).
        """
        is_number = option.type is _KIND.integer
        if is_number and said.strip().isdecimal():
            return _number(said)
        if not option.autocomplete:
            return said
        found = await self._offers(interaction, option, said, options)
        exact = [
            offer
            for offer in found
            if said.casefold() in (offer.name.casefold(), str(offer.value).casefold())
        ]
        holding = [offer for offer in found if said.casefold() in offer.name.casefold()]
        fits = exact or ([] if is_own_words(option) else holding)  # what only looks alike is never taken
        if len(fits) == 1:
            return fits[0].value
        if not is_number:  # the action itself knows what it takes, and says what it does not
            return said
        if not found:
            return Refusal("action-none", params={"typed": said[:60]})
        names = " / ".join(offer.name for offer in (holding or found)[:_NAMED])
        return Refusal("action-several", params={"typed": said[:60], "names": names})

    async def _ask(
        self,
        interaction: Interaction,
        command: SlashCommand,
        options: Options,
        known: Options,
        action: Action,
    ) -> None:
        """Open the form, or do it where nothing is left to say; `known` fills fields."""
        fields = _fields(command, options, action.asked)
        if known:  # it fills the form that opens, which has no room for all that can be left out
            fields = sorted(fields, key=lambda one: not (one.required or one.option.display_name in known))
            fields = fields[:MOST_FIELDS]
        is_enough = action.at_once and not any(field.required for field in fields)
        if is_enough or all(field.option.display_name in known for field in fields):
            await self._do(interaction, command, options | known)
        elif len(fields) <= MOST_FIELDS:
            await self._open(interaction, command, options, fields, known)
        else:
            ctx = await InteractionContext.open(self._bot_context, interaction)
            needed = sum(field.required for field in fields)
            rest = [field for field in fields if not field.required]
            view = fields_menu(_subject(command, options), rest, MOST_FIELDS - needed, ctx.language)
            await ctx.say(Reply(ctx.t("action-fields", {"count": MOST_FIELDS - needed}), view=view))

    async def _open(
        self,
        interaction: Interaction,
        command: SlashCommand,
        options: Options,
        fields: Sequence[Field],
        known: Options,
    ) -> None:
        ctx = await InteractionContext.open(self._bot_context, interaction, Answer.LATER)
        filled = [
            replace(field, value=str(known[name]))
            if (name := field.option.display_name) in known
            else await self._offering(interaction, field, options, has_room=len(fields) < MOST_FIELDS)
            for field in fields
        ]
        title = ctx.plain(f"cmd-{command.qualified_name.replace(' ', '-')}.description")
        await ctx.show_form(action_form(_subject(command, options), title, filled, ctx.language))

    async def _offering(
        self, interaction: Interaction, field: Field, options: Options, *, has_room: bool
    ) -> Field:
        """The field with all that can be chosen, where a menu holds it; or with what is likely, and a line beside."""
        is_open = has_room and has_likely_ones(field.option)
        if not is_open and not has_whole_list(field.option):
            return field
        found = await self._offers(interaction, field.option, "", options)
        if is_open and found:
            return replace(field, offers=tuple(found[: MENU_LIMIT - 1]), is_open=True)
        fits = len(found) < MENU_LIMIT
        return replace(field, offers=tuple(found)) if fits else field

    async def _offers(
        self, interaction: Interaction, option: app_commands.Parameter, typed: str, options: Options
    ) -> list[Offer]:
        """What the option's own autocomplete offers, beside what is known already."""
        interaction.extras[GIVEN] = options
        complete = option.command._params[option.name].autocomplete  # noqa: SLF001 - no public way to it
        cog = [option.command.binding] if getattr(complete, "pass_command_binding", False) else []
        return list(await complete(*cog, interaction, typed)) if callable(complete) else []

    async def _do(self, interaction: Interaction, command: SlashCommand, options: Options) -> None:
        """Call the command with the options as Discord would have sent them."""
        language = language_before(interaction)
        fault = missing_in(command, options, language) or fault_in(command, options, language)
        if fault:
            await self._refuse(interaction, fault)
            return
        sent = [
            {"name": name, "type": option.type.value, "value": options[name]}
            for option in command.parameters
            if (name := option.display_name) in options
        ]
        resolved = cast("dict[str, Any]", interaction.data).get("resolved", {})
        namespace = app_commands.Namespace(interaction, resolved, cast("Any", sent))
        await command._invoke_with_namespace(interaction, namespace)  # noqa: SLF001 - as the library's tree does

    async def _refuse(self, interaction: Interaction, refusal: Refusal) -> None:
        await (await InteractionContext.open(self._bot_context, interaction)).refuse(refusal)

    def _found(self, name: str) -> SlashCommand | None:
        """A command of a group as it is registered."""
        group_name, _, verb = name.partition(" ")
        group = self._tree.get_command(group_name)
        command = group.get_command(verb) if isinstance(group, app_commands.Group) else None
        return command if isinstance(command, app_commands.Command) else None

    def _person_menu(self, menu: PersonMenu, command: SlashCommand) -> app_commands.ContextMenu:
        async def clicked(interaction: Interaction, user: discord.Member) -> None:
            await self.person_chosen(interaction, menu, command, user.id)

        entry = app_commands.ContextMenu(name=plain("en", menu.key), callback=clicked)
        entry.guild_only = True
        return entry

    def _take(self, name: str) -> None:
        group_name, _, verb = name.partition(" ")
        group, command = self._tree.get_command(group_name), self._found(name)
        if not isinstance(group, app_commands.Group) or command is None:
            return
        self._commands[name] = command
        group.remove_command(verb)
        if not group.commands:
            self._tree.remove_command(group_name)

    def _register(self, hub: Hub, known: Sequence[Action]) -> None:
        group_name, _, verb = hub.name.rpartition(" ")
        command = self._hub_command(hub, verb, known)
        if not group_name:
            self._tree.add_command(command)
            return
        group = self._tree.get_command(group_name)
        if not isinstance(group, app_commands.Group):
            group = app_commands.Group(name=group_name, description="…", guild_only=hub.guild_only)
            self._tree.add_command(group)
        group.add_command(command)

    def _hub_command(self, hub: Hub, name: str, known: Sequence[Action]) -> SlashCommand:
        async def entered(interaction: Interaction, **given: Any) -> None:  # noqa: ANN401 - the options of a command
            await self.enter(interaction, hub, given)

        commands = [self._commands[action.name] for action in known]
        takes = {
            DO: True,
            ON: any(subject_of(command) for command in commands),
            EVENT: any(_option(command, EVENT) for command in commands),
        } | dict.fromkeys(hub.also, True)
        entered.__signature__ = signature([one for one, is_taken in takes.items() if is_taken], hub)  # type: ignore[attr-defined]  # as inspect documents
        command: SlashCommand = app_commands.Command(name=name, description="…", callback=entered)
        command.guild_only = hub.guild_only
        app_commands.choices(do=[choice(action) for action in known])(command)
        if takes[EVENT]:
            command.autocomplete(EVENT)(self._completing(hub, EVENT, int))
        if takes[ON]:
            command.autocomplete(ON)(self._completing(hub, ON))
        for option in hub.also:
            command.autocomplete(option)(self._completing(hub, option))
        return command

    def _completing(self, hub: Hub, name: str, as_value: type[int | str] = str) -> Completion:
        """What an option of a hub offers: what the chosen action's own option does."""

        async def pick(interaction: Interaction, current: str) -> list[app_commands.Choice[Any]]:
            given = interaction.namespace
            action = hub.action(str(given.do or ""))
            command = self.named(action.name) if action else None
            option = subject_of(command) if command and name == ON else None
            option = _option(command, name) if command and name != ON else option
            if option is None:
                return await pick_event(interaction, current) if name == EVENT else []
            known = {EVENT: given.event} if isinstance(given.event, int) and name != EVENT else {}
            most = LONGEST_ON if name == ON else LONGEST_VALUE
            return [
                app_commands.Choice(name=offer.name, value=as_value(offer.value))
                for offer in await self._offers(interaction, option, str(current), known)
                if len(str(offer.value)) <= most
            ]

        return pick


def subject_of(command: SlashCommand) -> app_commands.Parameter | None:
    """The option that says what an action is about: it stands in the hub itself, with its completion."""
    return _option(command, about(command.qualified_name))


def _option(command: SlashCommand, name: str) -> app_commands.Parameter | None:
    return next((option for option in command.parameters if option.display_name == name), None)


def _fields(command: SlashCommand, options: Options, asked: Sequence[str] = ()) -> list[Field]:
    """What is left to say: an event and a subject that can be left out are not asked for."""
    topic = subject_of(command)
    kept_back = {EVENT} | ({topic.display_name} if topic and not topic.required else set())
    left = [one for one in command.parameters if one.display_name not in options]
    fields = [Field(one, one.required or one.name in asked) for one in left]
    return [one for one in fields if one.required or one.option.display_name not in kept_back]


def _subject(command: SlashCommand, options: Options) -> Subject:
    topic = subject_of(command)
    on = options.get(topic.display_name, "") if topic else ""
    return Subject(command.qualified_name, int(options.get(EVENT, 0)), str(on))


def _carried(command: SlashCommand, subject: Subject) -> Options:
    """The options that a form carries in its id."""
    topic = subject_of(command)
    options: Options = {EVENT: subject.event} if subject.event else {}
    if topic and subject.on:
        is_number = topic.type is _KIND.integer
        options[topic.display_name] = _number(subject.on) if is_number else subject.on
    return options


def _number(said: str) -> int | str:
    """A number as a number; what is none stays as it was typed, and is refused as such."""
    words = said.strip()
    return int(words) if re.fullmatch(r"[-+]?\d{1,19}", words) else words

"""One interaction: who asks, in which language, and the answer - acknowledged at once, refusals in words."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from functools import reduce
from operator import or_
from typing import Any, TypeVar

import discord

from bot.bot_context import BotContext
from bot.claims import tell
from bot.i18n import Language, Param, choose, plain, refusal_text, text
from bot.metrics import acknowledged, refused
from bot.ui.citation import citation
from bot.ui.command_mentions import pressable
from bot.ui.reply import Reply
from bot.ui.which import asked_which
from data.queued import Queued
from data.records import Guild
from data.unit_of_work import UnitOfWork
from league.refusal import Refusal
from usecases.called import learn
from usecases.caller import Caller
from usecases.execute import Command
from usecases.people import shortened
from usecases.settings.preferences import preferences
from usecases.show.names import Refused, addressed

C = TypeVar("C", bound=Command)
Q = TypeVar("Q")
T = TypeVar("T")


class Answer(Enum):
    """How an interaction is acknowledged."""

    PRIVATE = "private"
    PUBLIC = "public"
    REDRAW = "redraw"
    """The message with the control is redrawn in its place."""
    LATER = "later"
    """Not yet: a form is shown, which must be the first answer."""


def name_of(user: discord.User | discord.Member) -> str:
    """What a user goes by; the account's own name where nobody can see the chosen one."""
    return user.display_name if shortened(user.display_name) else user.name


def unless_here(*users: discord.User | discord.Member | None) -> Refusal | None:
    """A refusal unless all who were picked are people of the server: Discord takes any account's number.

    Refusals: `not-a-member`, `not-a-person` (params: name).
    """
    picked = [user for user in users if user is not None]
    found = next((user for user in picked if not isinstance(user, discord.Member)), None)
    if found:
        return Refusal("not-a-member", params={"name": name_of(found)})
    app = next((user for user in picked if user.bot), None)
    return Refusal("not-a-person", params={"name": name_of(app)}) if app else None


def caller_of(interaction: discord.Interaction[Any], bot_context: BotContext) -> Caller:
    """Who asks, with the roles that Discord itself reports: nothing that a client can make up."""
    user = interaction.user
    roles = frozenset(role.id for role in user.roles) if isinstance(user, discord.Member) else frozenset()
    return Caller(
        user_id=user.id,
        name=name_of(user),
        guild_id=interaction.guild_id or 0,
        now=bot_context.now(),
        interaction_id=interaction.id,
        role_ids=roles,
        is_admin=interaction.guild_id is not None and interaction.permissions.manage_guild,
        locale=str(interaction.locale),
        channel_id=interaction.channel_id or 0,
        limits=bot_context.limits,
    )


def may_write(interaction: discord.Interaction[Any]) -> bool:
    """Whether the user may write here: only then the bot writes for them."""
    may = interaction.permissions
    in_thread = isinstance(interaction.channel, discord.Thread)
    return may.send_messages_in_threads if in_thread else may.send_messages


@dataclass(frozen=True, slots=True)
class InteractionContext:
    """The conversation that one interaction opens."""

    bot_context: BotContext
    interaction: discord.Interaction[Any]
    caller: Caller
    language: Language
    guild: Guild
    acknowledged: Answer = Answer.PRIVATE
    done: list[Queued] = field(default_factory=list)
    """What Discord is to take because of each thing that was done in this conversation."""

    @classmethod
    async def open(
        cls, bot_context: BotContext, interaction: discord.Interaction[Any], answer: Answer = Answer.PRIVATE
    ) -> "InteractionContext":
        """Acknowledge the interaction, then find out who asks and in which language."""
        if answer is Answer.REDRAW:
            await interaction.response.defer()
        elif answer is not Answer.LATER:
            await interaction.response.defer(ephemeral=answer is Answer.PRIVATE, thinking=True)
        if answer is not Answer.LATER:
            acknowledged(interaction)
        caller = caller_of(interaction, bot_context)
        known = await bot_context.ask(preferences, caller)
        if known.news and answer is not Answer.LATER:  # a form's opener has three seconds; the form tells it
            await bot_context.note(learn, caller)
            bot_context.notify()
        language = choose(known.user.language, caller.locale, known.guild.language)
        return cls(bot_context, interaction, caller, language, known.guild, answer)

    @property
    def queued(self) -> Queued:
        """What Discord is to take because of what was done in this conversation."""
        return reduce(or_, self.done, Queued())

    def t(self, key: str, params: Mapping[str, Param] | None = None) -> str:
        """A text in the asker's language; names lose their markup."""
        return text(self.language, key, params)

    def plain(self, key: str, params: Mapping[str, Param] | None = None) -> str:
        """A text for labels and titles, where there is no markup."""
        return plain(self.language, key, params)

    async def do(self, use_case: Callable[[C, UnitOfWork], T | Refusal], command: C) -> T | Refusal:
        """Carry out a use case."""
        outcome, queued = await self.bot_context.carry_out(use_case, command)
        self.done.append(queued)
        return outcome

    async def ask(self, query: Callable[[Q, UnitOfWork], T], question: Q) -> T:
        """Answer a question from the database."""
        return await self.bot_context.ask(query, question)

    async def look(
        self, query: Callable[[Q, UnitOfWork], T | Refusal | None], question: Q, show: Callable[[T], Reply]
    ) -> tuple[T, Reply] | Refusal | None:
        """Answer a question from the database, and word the answer."""
        return await self.bot_context.look(query, question, show)

    async def answer(self, outcome: T | Refusal, show: Callable[[T], Reply | str], verb: str = "") -> None:
        """Show the outcome, or say why it was refused and what to do next.

        `verb` is the button that does the same for one of several that can be meant. That somebody was told is said
        once Discord has taken it.
        """
        if isinstance(outcome, Refusal):
            await self.refuse_or_offer(outcome, verb)
            return

        def shown() -> Reply:
            words = show(outcome)
            return Reply(words) if isinstance(words, str) else words

        await tell(self, self.queued, shown)

    async def refuse_or_offer(self, refusal: Refusal, verb: str, detail: int = 0) -> None:
        """Say why not; where several can be meant, with the button of this verb for each."""
        await self.refuse(*asked_which(refusal, verb, detail, self.language))

    async def refuse(self, refusal: Refusal, view: discord.ui.View | None = None) -> None:
        """Say why not, quoting the rule; `view` holds the buttons for what to do next."""
        refused(refusal.code)
        named = await self.ask(addressed, Refused(self.caller, refusal))
        lines = [f"⛔ {refusal_text(self.language, named.refusal, is_own=named.is_own)}"]
        if refusal.section:
            lines.append(citation(self.language, refusal.section))
        await self.say(Reply("\n".join(line for line in lines if line), view=view))

    async def say_text(self, key: str, params: Mapping[str, Param] | None = None) -> None:
        """Answer with one text."""
        await self.say(Reply(self.t(key, params)))

    async def say(self, reply: Reply) -> discord.WebhookMessage | None:
        """Send the answer; the first one takes the place of "thinking". None: it is the original response."""
        reply = pressable(reply, self.bot_context.command_numbers)
        reply = await self.bot_context.drawn(reply)
        arguments: dict[str, Any] = {
            **reply.sent(),
            "allowed_mentions": reply.allowed_mentions(),
            "files": reply.fresh(),
        }
        if not self.interaction.response.is_done():
            await self.interaction.response.send_message(**_present(arguments), ephemeral=True)
            return None
        sent: discord.WebhookMessage = await self.interaction.followup.send(
            **_present(arguments), ephemeral=True, wait=True
        )
        return sent

    async def turn(self, outcome: T | Refusal, show: Callable[[T], Reply]) -> None:
        """Show a page of the outcome, or say why it was refused."""
        if isinstance(outcome, Refusal):
            await self.refuse(outcome)
        else:
            await self.turn_to(show(outcome))

    async def turn_to(self, reply: Reply) -> int:
        """Show a page: in the place of the one before where that was private, else as an answer of its own.

        The number of the message in which it stands, 0 where Discord does not say.
        """
        if self.acknowledged is Answer.REDRAW:
            await self.redraw(pressable(reply, self.bot_context.command_numbers))
            return self.interaction.message.id if self.interaction.message else 0
        sent = await self.say(reply)
        return sent.id if sent else 0

    async def redraw(self, reply: Reply) -> None:
        """Show the reply in the place of the message whose control was used; what stood there follows no longer."""
        if self.interaction.message is not None:
            self.bot_context.desks.leave(self.interaction.message.id)
        await self.change(reply)

    async def change(self, reply: Reply) -> None:
        """Show the reply in the place of the first answer, or of the message whose control was used."""
        message = self.interaction.message
        if message is not None and message.flags.components_v2:
            reply = reply.laid_out()
        stay = reply.has_files([file.filename for file in message.attachments] if message else ())
        drawn = self.bot_context.described if stay else self.bot_context.drawn
        reply = await drawn(reply)
        await self.interaction.edit_original_response(
            **reply.sent(),
            attachments=discord.utils.MISSING if stay else reply.fresh(),
            allowed_mentions=discord.AllowedMentions.none(),
        )

    async def show_form(self, modal: discord.ui.Modal) -> None:
        """Open a form; this must be the first answer."""
        await self.interaction.response.send_modal(modal)
        acknowledged(self.interaction)
        modal.stop()  # the library need not remember it: the answer is told by its id


def _present(arguments: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in arguments.items() if value is not None}

"""A league night on the simulated Discord: the real bot, a server, an organizer, a judge and players."""

from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Any

import discord
import pytest
import simcord
from simcord.backend.errors import SetupError

from bot import startup
from bot.allocator import settled
from bot.config import Settings
from bot.hubs import is_moved
from bot.rulebook import the_rulebook
from bot.sandbox import threads
from bot.sandbox.locale import LocaleBook, install
from bot.sandbox.ways import complete, led, use
from bot.startup import GuildhallBot, create_bot
from bot.ui.controls import Control, controls
from bot.ui.web_links import pages_stand_at
from data.records import Guild
from data.transaction import read, write
from data.unit_of_work import UnitOfWork
from tests.support.contract import watch
from tests.support.drawn_afresh import not_told, out_of_date, rows_of_tests_are_shown
from tests.support.reading import body_of, is_post, parts_of, value

NAMES = ("Haruka", "小林", "Ken", "佐藤", "Aoi", "田中", "Mia", "鈴木", "Leo", "高橋", "Yui", "伊藤")

_PAUSE = 0.005
"""Seconds until simcord looks again whether the bot has come to rest: of its own 0.05, a tenth of a night was pause."""

_LOOKED, _AFTER = timedelta(seconds=31), timedelta(seconds=1)
"""Before something is due each worker has had its round, and then has a second for it."""

_LISTED: dict[tuple[str, ...], dict[tuple[str, int], dict[str, Any]]] = {}
"""What Discord keeps of a sync, for each choice of cogs."""


@dataclass
class Night:
    """Everything that a test touches."""

    env: simcord.Env
    settings: Settings
    guild: simcord.GuildHandle
    channels: dict[str, simcord.ChannelHandle]
    organizer: simcord.MemberActor
    judge: simcord.MemberActor
    players: list[simcord.MemberActor]
    outsider: simcord.MemberActor
    locales: LocaleBook
    clock: list[simcord.Env] = field(default_factory=list)
    admins: list[simcord.MemberActor] = field(default_factory=list)

    @property
    def bot(self) -> GuildhallBot:
        """The bot that runs now; a restart replaces it."""
        assert isinstance(self.env.bot, GuildhallBot)
        return self.env.bot

    @property
    def hall(self) -> simcord.ChannelHandle:
        """The channel in which people type their commands."""
        return self.channels["hall"]

    async def run(
        self, who: simcord.MemberActor, command: str, **options: object
    ) -> simcord.InteractionResult:
        """Somebody uses a slash command, or an action behind one."""
        return await self.run_in(self.hall, who, command, **options)

    async def run_in(
        self, place: simcord.ChannelHandle, who: simcord.MemberActor, command: str, **options: object
    ) -> simcord.InteractionResult:
        """The same somewhere else."""
        try:
            done: simcord.InteractionResult = await use(who, partial(who.slash, place), command, options)
        except SetupError as error:
            if "does not exist" not in str(error) or not is_moved(command):
                raise
            done = await self._forged_form(place, who, command, options)
        return done

    async def _forged_form(
        self,
        place: simcord.ChannelHandle,
        who: simcord.MemberActor,
        command: str,
        options: Mapping[str, object],
    ) -> simcord.InteractionResult:
        """What no menu of the form offers is sent all the same, as a client of somebody's own could."""
        from tests.support.forgery import sent_form  # it needs a night itself

        _, own, fields = led(command, options)
        typed = {name: str(getattr(value, "id", value)) for name, value in fields.items()}
        form = f"action|{command}|{own.get('event', 0)}|{own.get('on', '')}"
        return await sent_form(self, who, form, typed, channel=place)

    async def complete(
        self,
        place: simcord.ChannelHandle,
        who: simcord.MemberActor,
        command: str,
        option: str,
        typed: str,
        **filled: object,
    ) -> list[dict[str, Any]]:
        """What somebody is offered who types into an option, of an action in its hub."""
        ask, slash = partial(who.autocomplete, place), partial(who.slash, place)
        return await complete(ask, slash, command, option, typed, filled)

    async def click(self, who: simcord.MemberActor, message: object, verb: str) -> simcord.InteractionResult:
        """Somebody clicks the button of this verb under a message."""
        return await who.click(message, custom_id=button_id(message, verb))  # type: ignore[arg-type]  # either kind of message

    async def sure(
        self, who: simcord.MemberActor, command: str, **options: object
    ) -> simcord.InteractionResult:
        """Somebody uses a command that asks once, and says yes if asked."""
        asked = await self.run(who, command, **options)
        verbs = {found.partition(":")[0] for found in ids_of(last(asked))}
        meant = next(
            (
                verb
                for verb in (
                    "desk-sure",
                    "event-cancel",
                    "penalty-disqualify",
                    "game-end",
                    "signup-leave-sure",
                )
                if verb in verbs
            ),
            "",
        )
        return await self.click(who, last(asked), meant) if meant else asked

    async def forged(self, who: simcord.MemberActor, verb: str, subject: int) -> simcord.InteractionResult:
        """Somebody clicks a button that they were never shown."""
        channel = self.bot.get_channel(self.hall.id)
        assert isinstance(channel, discord.TextChannel)
        message = await channel.send("forged", view=controls("en", [Control(verb, subject, label="forged")]))
        return await self.click(who, message, verb)

    async def take_back(
        self, who: simcord.MemberActor, event: object = 0, action: int = 0
    ) -> simcord.InteractionResult:
        """Somebody takes an action back, and says yes if asked; without an event it is the server's."""
        named = {"event": event} if event else {}
        looked = await self.run(who, "event undo", action=action, **named)
        if not any(found.startswith("event-undo:") for found in ids_of(last(looked))):
            return looked
        return await self.click(who, last(looked), "event-undo")

    def called(self, member: simcord.MemberActor, name: str) -> None:
        """What a member goes by on this server; the bot is not told, for that takes a privileged intent."""
        self.env.backend.edit_member(self.guild.id, member.id, {"nick": name})

    def posts(self, channel: str) -> list[discord.Message]:
        """The messages of a channel."""
        return list(self.channels[channel].history())

    def read(self, query: Callable[[UnitOfWork], object]) -> object:
        """Look into the database."""
        return read(self.bot.bot_context.database, query)

    def notify(self) -> None:
        """The bot hears that the database has changed.

        In its own name: timers that a test sets for it run in real time, and half a minute was waited for.
        """
        with self.env._bot_scope():
            self.bot.bot_context.notify()

    async def restart(self) -> None:
        """The process ends and starts again."""
        self.bot.outbox._shards.close()  # as the end of a process does: here the two are one process
        await self.env.restart_bot(create_bot(self.settings, now=self.env.now))
        await self.settle()

    async def settle(self) -> None:
        """Let the workers finish what is due now."""
        await self.env.advance_time(0.1)

    async def later(self, seconds: float) -> None:
        """Hours pass, from one moment at which something is due to the next: the rounds between find nothing."""
        until = self.env.now() + timedelta(seconds=seconds)
        while self.env.now() < until:
            moment = self._next_due(until)
            self.env._move_clock(self.env._virtual_time + (moment - self.env.now() - _LOOKED).total_seconds())
            self.bot.presence.noted_at = self.env.now()  # the process ran meanwhile: it was no sleep
            left = (min(moment + _AFTER, until) - self.env.now()).total_seconds()
            await self.env.advance_time(left)

    def _next_due(self, until: datetime) -> datetime:
        """When a timer or a postponed message is due, at the latest the end."""
        now = self.env.now()

        def moments(uow: UnitOfWork) -> list[datetime]:
            found = (uow.timers.next_due(after=now), uow.outbox.next_due())
            return [moment for moment in found if moment is not None and moment > now]

        return min([*read(self.bot.bot_context.database, moments), until])


def last(result: simcord.InteractionResult) -> Any:  # noqa: ANN401 - a message of either library
    """The message that an answer ended with."""
    return result.followups[-1] if result.followups else result.response


def button_id(message: object, verb: str) -> str:
    """The custom id of a message's button."""
    for found in ids_of(message):
        if found.startswith(f"{verb}:"):
            return found
    raise AssertionError(f"no button {verb}")


def ids_of(message: object) -> list[str]:
    """The custom ids under a message: of the library's objects, or of an answer's payload."""
    found = (value(part, "custom_id") for part in parts_of(message.components))  # type: ignore[attr-defined]  # either kind of message
    return [str(one) for one in found if one]


def asks(message: object) -> list[str]:
    """The custom ids of the buttons that want something done: not of the one that shows it in another language."""
    return [found for found in ids_of(message) if not found.startswith("read-other:")]


def said(result: simcord.InteractionResult) -> str:
    """Everything that the bot answered, as one text."""
    messages = [result.response, *result.followups]
    parts: list[str] = []
    for message in messages:
        if message is not None:
            parts += [message.content or "", body_of(message), *_pictured(message)]
    return "\n".join(part for part in parts if part)


def shown(message: discord.Message) -> str:
    """A message as one text."""
    body = [body_of(message)] if is_post(message) else []
    return "\n".join([message.content, *body, *_pictured(message)])


def _pictured(message: Any) -> list[str]:  # noqa: ANN401 - a message of either library
    """What its pictures say to who hears them."""
    files = [
        one.get("description") if isinstance(one, dict) else one.description for one in message.attachments
    ]
    return [words for words in files if words]


def direct(who: simcord.MemberActor) -> list[discord.Message]:
    """The private messages that somebody has received."""
    return list(who.user.dm_channel.history())


def read_rules() -> None:
    """The rules are read once a process, not beside a test that a slow machine then waits for."""
    if not the_rulebook().ready:
        the_rulebook().build()
        settled()


@asynccontextmanager
async def league_night(folder: Path, database_url: str, players: int = 12) -> AsyncIterator[Night]:
    """A server that an admin has set up, in English; nobody has signed up yet."""
    settings = Settings(
        database_url=database_url,
        backup_dir=folder / "backups",
        language="en",
        house_processes=0,
        house_pace=0,
        _env_file=None,
    )
    read_rules()
    holder: list[simcord.Env] = []
    bot = create_bot(settings, now=lambda: holder[0].now())  # noqa: PLW0108 - the Env comes later
    env = simcord.Env(bot, approved_intents=discord.Intents.default(), settle_timeout=90)  # of a slow machine
    env._settle_internal = partial(env._settle_internal, idle=_PAUSE)  # type: ignore[method-assign]  # no public way
    holder.append(env)
    book = LocaleBook(default="en-US")
    undo, file_again = install(book), threads.install()
    await _started(env)
    try:
        night = _world(env, settings, book, players)
        await _list_commands(env)
        # Every request is held against Discord's own description.
        with watch(env, before=len(env.http_requests)), rows_of_tests_are_shown():
            yield night
            await _all_is_as_drawn(night)
    finally:
        await env.shutdown()
        undo()
        file_again()
        pages_stand_at("")
    if env.errors:
        raise env.errors[0]


async def _all_is_as_drawn(night: Night) -> None:
    """The law: what stands is what is due. A night that ended with a fault has said so itself."""
    if not night.env.errors:
        await night.settle()
        context = night.bot.bot_context
        stale = out_of_date(context.database, context) + not_told(context.database, context.now())
        assert not stale, stale


async def _started(env: simcord.Env) -> None:
    """The bot runs; simcord waits for it five seconds and no longer, which a busy machine needs now and then."""
    patient = env._settle_internal
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(env, "_settle_internal", lambda **how: patient(**(how | {"timeout": None})))
        await env.start()


async def _list_commands(env: simcord.Env) -> None:
    """Discord knows the commands: synced once a process, for `test_commands_registered` judges them."""
    cogs = startup.COGS
    if cogs not in _LISTED:
        await env.bot.tree.sync()  # type: ignore[attr-defined]  # our own bot class
        _LISTED[cogs] = env.backend.commands[None]
    else:  # as many numbers are taken in every night, lest two that are compared byte for byte differ
        for _ in _LISTED[cogs]:
            env.backend.snowflake()
    env.backend.commands[None] = dict(_LISTED[cogs])


def _world(env: simcord.Env, settings: Settings, book: LocaleBook, players: int) -> Night:
    guild = env.create_guild("Guildhall", preferred_locale="en-US")
    organizer_role = guild.create_role("Organizer", permissions=discord.Permissions(manage_events=True))
    judge_role = guild.create_role("Judge")
    names = ("hall", "announcements", "pairings", "results", "judges")
    channels = {name: guild.create_text_channel(name) for name in names}
    organizer = guild.add_member(env.create_user("organizer", global_name="Olivia"), roles=[organizer_role])
    judge = guild.add_member(env.create_user("judge", global_name="審判ジュン"), roles=[judge_role])
    crowd = [
        guild.add_member(env.create_user(f"player{number}", global_name=_player_name(number)))
        for number in range(players)
    ]
    outsider = guild.add_member(env.create_user("outsider", global_name="Otto"))
    bot = env.bot
    assert isinstance(bot, GuildhallBot)
    row = Guild(
        guild.id,
        language="en",
        announcements_channel=channels["announcements"].id,
        pairings_channel=channels["pairings"].id,
        results_channel=channels["results"].id,
        judges_channel=channels["judges"].id,
        organizer_role=organizer_role.id,
        judge_role=judge_role.id,
    )
    write(bot.bot_context.database, lambda uow: uow.guilds.add(row), lambda _: True)
    return Night(env, settings, guild, channels, organizer, judge, crowd, outsider, book)


def _player_name(number: int) -> str:
    round_, place = divmod(number, len(NAMES))
    return NAMES[place] if not round_ else f"{NAMES[place]} {round_ + 1}"

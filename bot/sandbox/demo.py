"""The demo league: three rounds and a half, played through the real commands before the page opens."""

from dataclasses import dataclass, field
from datetime import timedelta
from functools import partial
from random import Random
from typing import cast

import discord
from simcord import InteractionResult
from simcord.actors import MemberActor

from bot.i18n import Language
from bot.sandbox.demo_game import play_games
from bot.sandbox.demo_match import play_matches
from bot.sandbox.demo_rivals import play_rivals
from bot.sandbox.people import JUDGE, ORGANIZER, OUTSIDER, PEOPLE, PLAYERS, SandboxPerson, SandboxRole
from bot.sandbox.stage import AnyBot
from bot.sandbox.ways import use
from bot.sandbox.world import Room, World
from bot.startup import GuildhallBot
from bot.ui.penalties import DISQUALIFY
from data.records import PostKind
from data.transaction import read
from league.ids import PlayerId
from league.reporting import ReportState
from league.round import RoundStatus, Table, TableStatus
from usecases.league_state import current_result
from usecases.result.typed import ENDED, score_field

HISTORY = timedelta(hours=5, minutes=30)  # what the night below takes: it ends now
_EVENT = "秋のカタンリーグ Autumn League"
_SEED = 2026
_ROUNDS = 4
_WARNED, _DISQUALIFIED = PLAYERS[5], PLAYERS[19]


async def seed(bot: AnyBot, world: World) -> None:
    """Play the demo league on a Japanese server."""
    await play(bot, world, "ja")


async def play(bot: AnyBot, world: World, language: Language) -> None:
    """Play a league night: 23 players, three rounds done, the fourth waiting for reports; and games by post."""
    night = _Night(cast("GuildhallBot", bot), world, language)
    await night.set_up()
    await night.sign_up()
    for number in range(1, _ROUNDS):
        await night.play_round(number)
    await night.start_round()
    await night.leave_round_open()
    await play_games(bot, world)
    await play_matches(bot, world)
    await play_rivals(bot, world)


@dataclass
class _Night:
    bot: GuildhallBot
    world: World
    language: Language
    chance: Random = field(default_factory=lambda: Random(_SEED))  # noqa: S311 - a demo, the same each time

    async def set_up(self) -> None:
        """The organizer, who owns the server, sets it up."""
        channels, roles = self.world.channels, self.world.roles
        await self._slash(
            ORGANIZER,
            "setup",
            language=self.language,
            announcements=channels[Room.ANNOUNCEMENTS],
            pairings=channels[Room.PAIRINGS],
            results=channels[Room.STANDINGS],
            judges=channels[Room.JUDGES],
            organizer_role=roles[SandboxRole.ORGANIZER],
            judge_role=roles[SandboxRole.JUDGE],
        )

    async def sign_up(self) -> None:
        """Everybody signs up; the outsider comes too late for a place and leaves again."""
        await self._slash(
            ORGANIZER,
            "event create",
            name=_EVENT,
            rounds=_ROUNDS,
            capacity=23,
            season="2026 秋",
            web="public",
        )
        await self._slash(ORGANIZER, "event open")
        for person in (*PLAYERS, OUTSIDER):
            await self._slash(person, "signup join")
        await self._slash(OUTSIDER, "signup leave")
        await self._pass(minutes=5)
        await self._slash(ORGANIZER, "event close")

    async def play_round(self, number: int) -> None:
        """A round with what happens on a league night: a warning, a correction, a disqualification."""
        await self.start_round()
        await self._pass(minutes=40)
        if number == 1:
            await self._penalise("warn", _WARNED, "cjp/talk-no-orders", "他の人への指示を繰り返した")
        await self._pass(minutes=25)
        for table in self._tables():
            await self._report(table)
            if table.number % 2:
                await self._agree(table)
        await self._pass(minutes=20)  # what nobody disputed becomes final
        if number == 1:
            await self._correct(self._tables()[0])
        if number == 2:  # noqa: PLR2004 - the second round's incident
            await self._penalise("disqualify", _DISQUALIFIED, "cjp/table-swap", "無断でテーブルを交換した")
        await self._slash(ORGANIZER, "round end")

    async def start_round(self) -> None:
        """The organizer plans, publishes and starts the next round."""
        await self._slash(ORGANIZER, "round seat")
        await self._slash(ORGANIZER, "round publish")
        await self._pass(minutes=5)
        await self._slash(ORGANIZER, "round start")

    async def leave_round_open(self) -> None:
        """One table has agreed on its result, one has called a judge about it, the others are still playing."""
        await self._pass(minutes=50)
        first, second, *_ = self._tables()
        await self._report(first)
        await self._agree(first)
        await self._report(second)
        await self._slash(
            self._person(second.seats[-1]), "judge call", question="得点が違うと思います", table=second.number
        )

    async def _report(self, table: Table) -> None:
        """The first player reports; one game in five ends by time."""
        by_time = self.chance.random() < 0.2  # noqa: PLR2004 - one in five
        scores = self._scores(len(table.seats), 9 if by_time else 10)
        values = {score_field(player): str(score) for player, score in zip(table.seats, scores, strict=True)}
        reporter = self._member(table.seats[0])
        shown = await reporter.slash(self.world.channels[Room.LOUNGE], "result report", table=table.id)
        await reporter.submit_modal(shown, {**values, ENDED: ["time" if by_time else "victory"]})

    async def _agree(self, table: Table) -> None:
        """The others confirm the report."""
        for player in table.seats[1:]:
            await self._confirm(table, player)

    def _scores(self, seats: int, best: int) -> list[int]:
        scores = [best, *(self.chance.randint(3, 9) for _ in range(seats - 1))]
        self.chance.shuffle(scores)
        return scores

    async def _confirm(self, table: Table, player: PlayerId) -> None:
        """Press the button under the report in the table's thread."""
        result = read(self.bot.bot_context.database, lambda uow: current_result(uow, table.id))
        post = read(
            self.bot.bot_context.database,
            lambda uow: uow.outbox.posts.first(kind=PostKind.TABLE, subject=table.id),
        )
        if result is None or post is None or result.state is not ReportState.REPORTED:
            return
        wanted = f"result-confirm:{result.id}:0"
        thread = next(
            thread for thread in self.world.channels[Room.PAIRINGS].threads if thread.id == post.thread_id
        )
        for message in reversed(thread.history()):
            if wanted in _buttons(message):
                await self._member(player).click(message, custom_id=wanted)
                return

    async def _correct(self, table: Table) -> None:
        """The judge finds that the scores of two losers were exchanged."""
        judge = self.world.members[JUDGE]
        result = read(self.bot.bot_context.database, lambda uow: current_result(uow, table.id))
        if result is None:
            return
        winner = result.raw.index(max(result.raw))
        swapped = list(result.raw)
        losers = [index for index in range(len(swapped)) if index != winner]
        swapped[losers[0]], swapped[losers[1]] = swapped[losers[1]], swapped[losers[0]] - 1
        values = {
            score_field(player): str(max(score, 2))
            for player, score in zip(result.players, swapped, strict=True)
        }
        shown = await judge.slash(
            self.world.channels[Room.JUDGES], "result correct", table=table.id, reason="2人の得点が逆だった"
        )
        ending = "time" if result.ended_by_time else "victory"
        await judge.submit_modal(shown, {**values, ENDED: [ending]})

    async def _penalise(self, kind: str, person: SandboxPerson, section: str, reason: str) -> None:
        user_id = self.world.members[person].id
        player = read(
            self.bot.bot_context.database,
            lambda uow: uow.people.first(guild_id=self.world.guild.id, user_id=user_id),
        )
        if player is None:
            return
        asked = await self._slash(JUDGE, f"penalty {kind}", player=player.id, section=section, reason=reason)
        question = asked.followups[-1] if asked.followups else asked.response
        if question is None:
            return
        for item in (item for row in question.components for item in row["components"]):
            if item["custom_id"].startswith(f"{DISQUALIFY}:"):  # a warning does not ask
                await self.world.members[JUDGE].click(question, custom_id=item["custom_id"])

    def _tables(self) -> list[Table]:
        """The tables of the round that is being played."""
        running = read(
            self.bot.bot_context.database, lambda uow: uow.rounds.find(status=RoundStatus.RUNNING)
        )[-1]
        tables = read(self.bot.bot_context.database, lambda uow: uow.tables.find(round_id=running.id))
        return [table for table in tables if table.status is not TableStatus.CANCELLED]

    def _person(self, player: PlayerId) -> SandboxPerson:
        found = read(self.bot.bot_context.database, lambda uow: uow.people.require(player))
        return next(p for p in PEOPLE if self.world.members[p].id == found.user_id)

    def _member(self, player: PlayerId) -> MemberActor:
        return self.world.members[self._person(player)]

    async def _slash(self, person: SandboxPerson, command: str, **options: object) -> InteractionResult:
        room = (
            Room.SIGNUP
            if command.startswith("signup")
            else Room.JUDGES
            if person.part is not SandboxRole.PLAYER
            else Room.LOUNGE
        )
        room = Room.LOUNGE if person is OUTSIDER else room
        member = self.world.members[person]
        done: InteractionResult = await use(
            member, partial(member.slash, self.world.channels[room]), command, options
        )
        return done

    async def _pass(self, *, minutes: float) -> None:
        await self.world.env.advance_time(minutes * 60)


def _buttons(message: discord.Message) -> set[str]:
    rows = (row for row in message.components if isinstance(row, discord.ActionRow))
    return {str(getattr(item, "custom_id", "")) for row in rows for item in row.children}

"""The demo league: three rounds and a half, played through the real commands before the page opens."""

from dataclasses import dataclass, field
from datetime import timedelta
from random import Random
from typing import Any, cast

import discord

from bot.sandbox.people import JUDGE, ORGANIZER, PLAYERS, Person
from bot.sandbox.stage import AnyBot
from bot.sandbox.world import Part, Room, World
from bot.startup import GuildhallBot
from bot.ui.controls import custom_id
from data.records import Guild
from data.transaction import read, write
from league.ids import PlayerId
from league.round import Round, Table, TableStatus

HISTORY = timedelta(hours=9)
_EVENT = "秋のカタンリーグ Autumn League"
_SEED = 2026
_ROUNDS = 4
_DISQUALIFIED = PLAYERS[19]
_WARNED = PLAYERS[5]


async def seed(bot: AnyBot, world: World) -> None:
    """Play the demo league: 23 players, three rounds done, the fourth waiting for reports."""
    league = _League(cast("GuildhallBot", bot), world)
    await league.set_up()
    await league.sign_up()
    for number in range(1, _ROUNDS):
        await league.play_round(number)
    await league.start_round()


@dataclass
class _League:
    bot: GuildhallBot
    world: World
    chance: Random = field(default_factory=lambda: Random(_SEED))  # noqa: S311 - a demo, the same each time

    async def set_up(self) -> None:
        """The admin sets the server up."""
        channels, roles = self.world.channels, self.world.roles
        row = Guild(
            self.world.guild.id,
            language="ja",
            announcements_channel=channels[Room.ANNOUNCEMENTS].id,
            pairings_channel=channels[Room.PAIRINGS].id,
            results_channel=channels[Room.STANDINGS].id,
            judges_channel=channels[Room.JUDGES].id,
            organizer_role=roles[Part.ORGANIZER].id,
            judge_role=roles[Part.JUDGE].id,
        )
        write(self.bot.hall.database, lambda uow: uow.guilds.add(row), lambda _: True)

    async def sign_up(self) -> None:
        """The organizer opens the event and everybody signs up."""
        await self._slash(ORGANIZER, "event create", name=_EVENT, rounds=_ROUNDS, capacity=24, season="2026 秋")
        await self._slash(ORGANIZER, "event open")
        for person in PLAYERS:
            await self._slash(person, "signup join")
            await self._pass(minutes=1)
        await self._slash(ORGANIZER, "event close")

    async def play_round(self, number: int) -> None:
        """Seat, publish, play and report a round, with what happens on a league night."""
        await self.start_round()
        await self._pass(minutes=20)
        if number == 1:
            await self._slash(JUDGE, "penalty warn", **self._penalty(_WARNED, "cjp/talk-no-orders", "他の人への指示を繰り返した"))
        await self._pass(minutes=35)
        for table in self._tables():
            await self._report(table)
        await self._pass(minutes=20)  # undisputed reports become final
        if number == 1:
            await self._correct(self._tables()[0])
        if number == 2:
            await self._slash(
                JUDGE, "penalty disqualify", **self._penalty(_DISQUALIFIED, "cjp/table-swap", "無断でテーブルを交代した")
            )
        await self._slash(ORGANIZER, "round end")
        await self._pass(minutes=10)

    async def start_round(self) -> None:
        """The organizer plans, publishes and starts the next round."""
        await self._slash(ORGANIZER, "round seat")
        await self._slash(ORGANIZER, "round publish")
        await self._pass(minutes=3)
        await self._slash(ORGANIZER, "round start")

    async def _report(self, table: Table) -> None:
        """The first player reports, the others agree; some games end by time."""
        reporter = self._person(table.seats[0])
        by_time = self.chance.random() < 0.2
        scores = self._scores(len(table.seats), by_time)
        await self._form(reporter, "result-report", table, scores, by_time)
        for seat in table.seats[1:]:
            await self._confirm(self._person(seat), table)

    def _scores(self, seats: int, by_time: bool) -> list[int]:  # noqa: FBT001 - how the game ended
        losers = [self.chance.randint(3, 9) for _ in range(seats - 1)]
        scores = [self.chance.randint(7, 9) if by_time else self.chance.choice((10, 10, 10, 11)), *losers]
        self.chance.shuffle(scores)
        return scores

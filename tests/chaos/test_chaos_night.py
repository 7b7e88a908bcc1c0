"""The bot is killed at random moments of league nights: nothing acknowledged is lost, nothing is posted twice."""

import asyncio
import os
import random
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.sandbox.ways import led
from data.records import CallStatus, Delivery, JudgeCall
from data.unit_of_work import UnitOfWork
from league.entry import EntryStatus
from league.event import Event, EventStatus
from league.ids import PlayerId
from league.reporting import ReportKind, ReportState
from league.round import Round, RoundStatus, Table, TableStatus
from tests.chaos.reaper import Chaos, Deed, Done, tracebacks, until, within
from tests.support.loopback import File, InteractionHandle, Message, User
from tests.support.process_night import ProcessNight, process_night, skip_without_postgres
from usecases.league_state import standings_of
from usecases.result.typed import ENDED, score_field

KILLS = int(os.environ.get("CHAOS_KILLS", "200")) // 2  # the other half is for the other file
SEED = int(os.environ.get("CHAOS_SEED", "7"))
PLAYERS, ROUNDS = 8, 3
# A game of seconds, so that the clocks of a table end during the night.
REGULATIONS = b'base = "catan-japan"\nname = "blitz"\nplacement_seconds = 1\nplay_seconds = 60\n'


@dataclass
class League:
    """What people do on a night."""

    chaos: Chaos
    number: int

    @property
    def night(self) -> ProcessNight:
        return self.chaos.night

    @property
    def name(self) -> str:
        return f"Night {self.number}"

    def event(self, uow: UnitOfWork) -> Event | None:
        return uow.events.first(name=self.name)

    def slash(self, who: User, command: str, **options: object) -> Deed:
        """A command, or an action that is done at once; of one with a form its opening."""
        path, own, _ = led(command, options)
        return lambda: self.night.server.slash(who, self.night.rooms["hall"], path, own)

    async def play(self) -> None:
        """From signup to the end."""
        organizer = self.night.organizer
        await self.chaos.do(
            self.slash(
                organizer,
                "event create",
                name=self.name,
                rounds=ROUNDS,
                regulations=File("r.toml", REGULATIONS),
            ),
            lambda uow: self.event(uow) is not None,
        )
        await self.step("event open", EventStatus.OPEN)
        await asyncio.gather(*(self.sign_up(player) for player in self.night.players))
        await self.step("event close", EventStatus.CLOSED)
        for number in range(1, ROUNDS + 1):
            await self.play_round(number)
        await self.finish()

    async def finish(self) -> None:
        """It asks once: yes is pressed under the newest question, which is asked again where a kill took it."""
        organizer, questions = self.night.organizer, [self.slash(self.night.organizer, "event finish")()]

        def finished(uow: UnitOfWork) -> bool:
            return self.status(uow) is EventStatus.FINISHED

        def answered() -> InteractionHandle:
            asked = questions[-1].messages
            if asked and "desk-sure:" in str(asked[-1].components):
                return self.night.server.click(asked[-1], self.sure_id(), organizer)
            questions.append(self.slash(organizer, "event finish")())
            return questions[-1]

        await self.chaos.do(answered, finished)

    def sure_id(self) -> str:
        event = self.night.look(self.event)
        return f"desk-sure:{event.id if event else 0}:0"

    async def step(self, command: str, status: EventStatus) -> None:
        await self.chaos.do(self.slash(self.night.organizer, command), lambda uow: self.status(uow) is status)

    def status(self, uow: UnitOfWork) -> EventStatus | None:
        event = self.event(uow)
        return event.status if event else None

    async def sign_up(self, player: User) -> None:
        def signed(uow: UnitOfWork) -> bool:
            event = self.event(uow)
            person = uow.people.first(user_id=player.id)
            entry = uow.entries.list_of(event).entry_of(PlayerId(person.id)) if event and person else None
            return entry is not None and entry.status is EntryStatus.CONFIRMED

        await self.chaos.do(
            lambda: self.night.server.click(self.announcement(), self.join_id(), player), signed
        )

    def announcement(self) -> Message:
        posts = self.night.server.messages(self.night.rooms["announcements"])
        found = [post for post in posts if self.name in post.text]
        if not found:
            raise LookupError("not announced yet")
        return found[0]

    def join_id(self) -> str:
        event = self.night.look(self.event)
        return f"signup-join:{event.id if event else 0}:0"

    def round(self, uow: UnitOfWork, number: int) -> Round | None:
        event = self.event(uow)
        return uow.rounds.first(event_id=event.id, number=number) if event else None

    def tables(self, number: int) -> tuple[Table, ...]:
        row = self.night.look(lambda uow: self.round(uow, number))
        return self.night.look(lambda uow: uow.tables.find(round_id=row.id)) if row else ()

    async def play_round(self, number: int) -> None:
        organizer = self.night.organizer
        for command, wanted in (
            ("round seat", {RoundStatus.PLANNED, RoundStatus.PUBLISHED, RoundStatus.RUNNING}),
            ("round publish", {RoundStatus.PUBLISHED, RoundStatus.RUNNING}),
            ("round start", {RoundStatus.RUNNING}),
        ):

            def reached(uow: UnitOfWork, statuses: set[RoundStatus] = wanted) -> bool:
                row = self.round(uow, number)
                return row is not None and (row.status in statuses or row.status is RoundStatus.FINISHED)

            await self.chaos.do(self.slash(organizer, command), reached)
        tables = self.tables(number)
        await asyncio.gather(*(self.report(table) for table in tables), self.call_judge(tables[0]))
        await self.correct(tables[0])
        await self.warn(tables[-1])
        await self.chaos.do(
            self.slash(self.night.judge, "round end"),
            lambda uow: (row := self.round(uow, number)) is not None and row.status is RoundStatus.FINISHED,
        )

    async def call_judge(self, table: Table) -> None:
        """A player calls a judge, who rules on it."""
        caller, question = self.night.user_of(table.seats[-1]), f"A question of table {table.id}"

        def calls(uow: UnitOfWork, *statuses: CallStatus) -> tuple[JudgeCall, ...]:
            return uow.calls.find(table_id=table.id, question=question, status=statuses or tuple(CallStatus))

        def called(uow: UnitOfWork) -> bool:
            return bool(calls(uow))

        def ruled(uow: UnitOfWork) -> bool:
            return bool(calls(uow, CallStatus.RULED))

        await self.chaos.do(self.slash(caller, "judge call", question=question, table=table.number), called)
        [call] = self.night.look(calls)
        form = self.slash(self.night.judge, "judge rule", call=call.id)
        filled = {"ruling": "Play on.", "section": "cjp/judge-final"}
        async with within(300, f"the ruling at table {table.id}", self.night.bot):
            await self._sent(form, filled, ruled)
        self.chaos.kept.append(ruled)

    async def warn(self, table: Table) -> None:
        """A judge warns a player who has not been warned yet: the next step would be to exclude him."""
        ledger = self.night.look(lambda uow: uow.penalties.find(event_id=table.event_id))
        warned_before = {one.player_id for one in ledger}
        player = next(player for player in table.seats if player not in warned_before)
        reason = f"Late at table {table.id}"

        def warned(uow: UnitOfWork) -> bool:
            return bool(uow.penalties.find(player_id=player, reason=reason))

        form = self.slash(self.night.judge, "penalty warn", player=player)
        filled = {"section": "cjp/late-claim", "reason": reason}
        async with within(300, f"the warning at table {table.id}", self.night.bot):
            await self._sent(form, filled, warned)
        self.chaos.kept.append(warned)

    async def correct(self, table: Table) -> None:
        """A judge corrects the scores: the same winner, other points for the last one."""

        def corrected(uow: UnitOfWork) -> bool:
            return any(one.kind is ReportKind.CORRECTION for one in uow.results.find(table_id=table.id))

        result = self.night.look(lambda uow: uow.results.find(table_id=table.id))[0]
        scores = dict(zip(result.players, result.raw, strict=True))
        loser = next(player for player in result.players if player != result.winner)
        filled = {score_field(p): str(score if p != loser else 2) for p, score in scores.items()} | {
            ENDED: ["victory"]
        }
        form = self.slash(self.night.judge, "result correct", table=table.id, reason="recounted")
        async with within(300, f"the correction of table {table.id}", self.night.bot):
            await self._sent(form, filled, corrected)
        self.chaos.kept.append(corrected)

    async def report(self, table: Table) -> None:
        """The first player reports; nobody disputes it, so the timer makes it final."""
        async with within(300, f"the report of table {table.id}", self.night.bot):
            await self._reported(table)
        await until(
            f"table {table.id} is final",
            lambda: self.night.look(lambda uow: uow.tables.require(table.id).status is TableStatus.FINAL),
            self.night.bot,
        )

    async def _reported(self, table: Table) -> None:
        reporter = self.night.user_of(table.seats[0])
        winner = self.chaos.chance.randrange(len(table.seats))
        points = {p: 10 if seat == winner else 3 + seat for seat, p in enumerate(table.seats)}
        filled = {score_field(player): str(score) for player, score in points.items()} | {ENDED: ["victory"]}

        def reported(uow: UnitOfWork) -> bool:
            return uow.tables.require(table.id).status in {TableStatus.REPORTED, TableStatus.FINAL}

        await self._sent(self.slash(reporter, "result report", table=table.id), filled, reported)
        self.chaos.kept.append(reported)

    async def _sent(self, form: Deed, filled: Mapping[str, str | list[str]], done: Done) -> None:
        """A form is opened and sent until what it says is done."""
        while not self.night.look(done):
            try:
                shown = await self.night.server.answered(form(), within=4)
                sent = self.night.server.submit_modal(shown, filled)
                await self.night.server.answered(sent, within=4)
            except (TimeoutError, ValueError, LookupError):
                await asyncio.sleep(0.1)


@pytest.mark.slow
@pytest.mark.parametrize("processes", [1, 2])
async def test_killing_the_bot_at_random_moments_loses_and_doubles_nothing(
    tmp_path: Path, processes: int
) -> None:
    skip_without_postgres(processes)
    async with process_night(tmp_path, PLAYERS, processes=processes) as night:
        chaos = Chaos(night, random.Random(SEED), KILLS)
        chaos.arm()
        number = 0
        async with asyncio.TaskGroup() as both:
            both.create_task(chaos.reign())
            while chaos.kills < KILLS or number == 0:
                number += 1
                await League(chaos, number).play()
            chaos.ending = True
        if not night.bot.running:
            await night.bot.start()
            await night.all_connected()
        await until("everything is delivered", lambda: night.look(all_delivered), night.bot)
        nothing_is_lost(chaos)
        nothing_is_posted_twice(night)
        timers_have_fired(night)
        standings_are_those_of_the_results(night)
        assert night.server.contract_faults == []
        assert tracebacks(night.bot) == ""
        print(f"{chaos.kills} kills, {number} nights, {len(chaos.kept)} deeds kept")  # noqa: T201 - the figure to note


def all_delivered(uow: UnitOfWork) -> bool:
    posts = all(post.wanted == post.done for post in uow.outbox.posts.find())
    return posts and all(notice.state is not Delivery.PENDING for notice in uow.outbox.notices.find())


_LASTING = {"signed", "reported", "called", "ruled", "warned", "corrected"}


def nothing_is_lost(chaos: Chaos) -> None:
    """An event's steps go on; entries and results stay."""
    uow_deeds = [done for done in chaos.kept if done.__name__ in _LASTING]
    assert uow_deeds
    reasons = Counter(one.reason for one in chaos.night.look(lambda uow: uow.penalties.find()))
    questions = Counter(one.question for one in chaos.night.look(lambda uow: uow.calls.find()))
    results = chaos.night.look(lambda uow: uow.results.find(kind=ReportKind.CORRECTION))
    corrections = Counter(str(one.table_id) for one in results)
    assert {what: times for what, times in (reasons + questions + corrections).items() if times > 1} == {}
    assert all(chaos.night.look(done) for done in uow_deeds)


_CARD = 17
"""The frame of what is laid out."""


def nothing_is_posted_twice(night: ProcessNight) -> None:
    assert [
        n.error for n in night.look(lambda uow: uow.outbox.notices.find()) if n.state is not Delivery.SENT
    ] == []
    seen = Counter((message.channel.id, message.text) for message in night.messages() if message.text.strip())
    assert {text: count for (_, text), count in seen.items() if count > 1} == {}
    posts = night.look(lambda uow: uow.outbox.posts.find())
    shown = [post.message_id for post in posts if post.message_id]
    assert len(shown) == len(set(shown))
    boxed = [
        m for m in night.messages() if m.embeds or any(part.get("type") == _CARD for part in m.components)
    ]
    assert len(boxed) == len(shown)


def timers_have_fired(night: ProcessNight) -> None:
    """No timer that is due is still waiting."""
    overdue = night.look(lambda uow: uow.timers.next_due())
    tables = night.look(lambda uow: uow.tables.find())
    assert overdue is None, f"{overdue} waits, though all {len(tables)} tables are final"


def standings_are_those_of_the_results(night: ProcessNight) -> None:
    """Each event's table, against wins counted by hand from the stored results."""
    for event in night.look(lambda uow: uow.events.find(status=EventStatus.FINISHED)):
        tables = {t.id for t in night.look(lambda uow, e=event: uow.tables.find(event_id=e.id))}  # type: ignore[misc]  # bound now
        results = [
            r
            for r in night.look(lambda uow: uow.results.find())
            if r.table_id in tables and r.state is ReportState.FINAL
        ]
        assert len(results) == ROUNDS * 2
        wins = Counter(r.players[r.raw.index(10)] for r in results)
        table = night.look(lambda uow, e=event: standings_of(uow, e))  # type: ignore[misc]  # bound now
        assert {row.player: row.wins for row in table.rows if row.wins} == dict(wins)
        assert sum(row.played for row in table.rows) == ROUNDS * PLAYERS

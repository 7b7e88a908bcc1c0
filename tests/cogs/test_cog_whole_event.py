"""A whole event of 32 players in each language: semi-final, drop-outs, corrections at each moment, undo, the end."""

import re
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import pytest
import simcord

from data.transaction import write
from data.unit_of_work import UnitOfWork
from league.event import EventStatus
from league.round import Stage, Table, TableStatus
from tests.support.every_command import raw_words
from tests.support.night import NAMES, Night, ids_of, league_night, said, shown
from tests.support.results import correct, filled
from tests.support.rounds import enter, leave, player_id, rounds, tables, the_event
from tests.support.undo import lines, messages
from usecases.standings.overall import overall_of

PLAYERS = 32
UNFINISHED = re.compile(r"\{ ?\$|\bNone\b|[a-z]+(-[a-z]+){2,}\b(?![^<]*>)")
"""What no reader must see: a text's own signs, Python's words, the name of a text."""


@dataclass
class Evening:
    """The night, its language, and everything that was answered."""

    night: Night
    language: str
    answers: list[str] = field(default_factory=list)

    async def run(
        self, who: simcord.MemberActor, command: str, **options: object
    ) -> simcord.InteractionResult:
        """A command that must not be refused."""
        return self.kept(await self.night.run(who, command, **options))

    async def sure(self, who: simcord.MemberActor, command: str) -> simcord.InteractionResult:
        """A command that asks once, and is meant."""
        return self.kept(await self.night.sure(who, command))

    def kept(self, result: simcord.InteractionResult) -> simcord.InteractionResult:
        """Note what was said."""
        words = said(result)
        assert "⛔" not in words, words
        self.answers.append(words)
        return result

    async def click(self, who: simcord.MemberActor, message: object, verb: str) -> simcord.InteractionResult:
        """A button that must not be refused."""
        result = self.kept(await self.night.click(who, message, verb))
        await self.night.settle()
        return result

    async def play(self, number: int) -> None:
        """Every table of a round is reported by the judge, and the round ends."""
        for table in tables(self.night, number):
            if table.status in {TableStatus.WAITING, TableStatus.PLAYING}:
                await self.report(table)
        await self.night.settle()
        await self.run(self.night.judge, "round end")

    async def report(self, table: Table) -> None:
        """The first in turn order wins; the others' points tell tables apart."""
        opened = await self.night.run(self.night.judge, "result report", table=table.id)
        spread = (10, 3 + table.number % 5, 2 + table.number % 3, 2)[: len(table.seats)]
        self.kept(await self.night.judge.submit_modal(opened, filled(table, spread)))

    async def corrected(self, table: Table, scores: Sequence[int]) -> simcord.InteractionResult:
        """The judge corrects a table."""
        result = self.kept(await correct(self.night, table, scores[: len(table.seats)]))
        await self.night.settle()
        return result

    def standing(self, stage: Stage) -> list[Table]:
        """The tables of a stage."""
        number = next(row.number for row in rounds(self.night) if row.stage is stage)
        return tables(self.night, number)


@pytest.fixture(params=["en", "ja"])
async def evening(
    request: pytest.FixtureRequest, tmp_path: Path, database_url: str
) -> AsyncIterator[Evening]:
    """A server of this language, in which everybody reads it."""
    language: str = request.param
    async with league_night(tmp_path, database_url, players=PLAYERS) as night:

        def speak(uow: UnitOfWork) -> None:
            guild = uow.guilds.require(night.guild.id)
            uow.guilds.change(guild, language=language)

        write(night.bot.bot_context.database, speak, lambda _: True)
        if language == "ja":
            for member in (night.organizer, night.judge, *night.players):
                night.locales.set(member.id, "ja")
        yield Evening(night, language)


@pytest.mark.slow
async def test_a_whole_event_with_everything_that_goes_wrong(evening: Evening) -> None:
    night, organizer = evening.night, evening.night.organizer
    await evening.run(organizer, "event create", name="Cup", profile="catan-world", rounds=2)
    await evening.run(organizer, "event open")
    enter(night, range(PLAYERS))
    await evening.run(organizer, "event close")

    await next_round(evening)
    await evening.play(1)
    for number in (3, 17):
        leave(night, player_id(night, number))
    await evening.corrected(tables(night, 1)[0], (7, 10, 5, 2))  # the next round is not planned yet
    await next_round(evening)
    assert sum(len(table.seats) for table in tables(night, 2)) == PLAYERS - 2
    await evening.play(2)

    await evening.run(organizer, "standings advance")
    await line_moves(evening, Stage.SEMI_FINAL, "stage-plan")
    await evening.run(organizer, "round publish")
    await night.settle()
    await line_moves(evening, Stage.SEMI_FINAL, "stage-repair")
    semi_final = rounds(night)[-1].number
    await evening.run(night.judge, "round start")
    await evening.play(semi_final)

    await evening.run(organizer, "standings advance")
    await evening.run(organizer, "round publish")
    await night.settle()
    semi = evening.standing(Stage.SEMI_FINAL)[0]
    await evening.corrected(semi, (4, 10, 3, 2))
    await evening.click(organizer, offer(night, "stage-repair"), "stage-repair")
    (final,) = evening.standing(Stage.FINAL)
    assert semi.seats[1] in final.seats
    assert semi.seats[0] not in final.seats
    await evening.play(rounds(night)[-1].number)
    await evening.corrected(semi, (10, 4, 3, 2))  # after it was played: it stands, and the judges hear of it

    await evening.sure(organizer, "event finish")
    await night.env.advance_time(120)
    champion = winner(night)
    stood = messages(night)
    await evening.corrected(final, (4, 10, 3, 2))
    await night.env.advance_time(120)
    assert winner(night) != champion
    evening.kept(await night.take_back(night.judge, event=the_event(night).id, action=lines(night)[0].id))
    await night.env.advance_time(120)
    assert winner(night) == champion
    assert the_event(night).status is EventStatus.FINISHED
    assert {number: stood[number] for number in stood} == {n: messages(night)[n] for n in stood}
    nothing_unreadable(evening)


async def next_round(evening: Evening) -> None:
    """Seated, published, started."""
    await evening.run(evening.night.organizer, "round seat", seed=7)
    await evening.run(evening.night.organizer, "round publish")
    await evening.night.settle()
    await evening.run(evening.night.judge, "round start")


async def line_moves(evening: Evening, stage: Stage, button: str) -> None:
    """A correction takes a player of the first round below the line; the button puts the right one in the place."""
    before = {player for table in evening.standing(stage) for player in table.seats}
    for table in tables(evening.night, 2):
        if table.seats[0] in before and table.seats[-1] not in before:
            swapped = (2, *(3,) * (len(table.seats) - 2), 10)
            await evening.corrected(table, swapped)
            break
    await evening.click(evening.night.organizer, offer(evening.night, button), button)
    after = {player for table in evening.standing(stage) for player in table.seats}
    assert table.seats[-1] in after - before


def offer(night: Night, verb: str) -> object:
    """The newest message to the judges that has this button."""
    return next(
        post for post in reversed(night.posts("judges")) if any(i.startswith(verb) for i in ids_of(post))
    )


def winner(night: Night) -> int:
    """Who stands first in the event."""
    event = the_event(night)
    found = night.read(lambda uow: overall_of(uow, event).standings.rows[0].player)
    assert isinstance(found, int)
    return found


def nothing_unreadable(evening: Evening) -> None:
    """Every answer and every message is a sentence of the reader's language."""
    night = evening.night
    posted = [shown(post) for channel in night.channels.values() for post in channel.history()]
    threads = [shown(m) for c in night.channels.values() for thread in c.threads for m in thread.history()]
    everything = [*evening.answers, *posted, *threads, *messages(night).values()]
    for words in everything:
        assert not UNFINISHED.search(without_names(words)), words
        if evening.language == "ja":
            assert raw_words(without_names(words)) == [], words


def without_names(words: str) -> str:
    """People may be called anything; commands, sections and moments are meant."""
    for name in NAMES:
        words = words.replace(name, "")
    return re.sub(r"`[^`]*`|<[^>]*>|\b[a-z]+/[\w.-]+", "", words)

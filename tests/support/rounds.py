"""An event with players and rounds on a league night, and results as they stand in the database."""

from collections.abc import Sequence
from dataclasses import replace

import discord
import simcord

from data.transaction import read, write
from data.unit_of_work import UnitOfWork
from league.entry import drop, late_entry
from league.event import Event
from league.ids import EventId, PlayerId, ResultId
from league.refusal import Refusal
from league.reporting import ReportedResult, ReportKind, ReportState
from league.round import Round, Table, TableStatus
from tests.support.night import Night, ids_of, last
from usecases.caller import Caller
from usecases.execute import execute
from usecases.people import enrolled
from usecases.signup.join import JoinEvent, join_event


async def event_with(night: Night, players: int = 8, **options: object) -> None:
    """An event, its signup open, with so many players in it."""
    await night.run(night.organizer, "event create", **{"name": "Cup", **options})
    await night.run(night.organizer, "event open")
    enter(night, range(players))


def enter(night: Night, numbers: Sequence[int]) -> None:
    """Players sign up."""
    for number in numbers:
        member = night.players[number]
        name = f"P{number:02d}"
        night.called(member, name)
        caller = Caller(member.id, name, night.guild.id, night.env.now())
        outcome = execute(night.bot.bot_context.database, join_event, JoinEvent(caller, EventId(0)))
        assert not isinstance(outcome, Refusal), outcome


async def players_imported(
    night: Night, content: bytes, name: str = "players.csv"
) -> simcord.InteractionResult:
    """The organizer sends a file of players, looks at the preview and says yes if there is anybody to enter."""
    shown = await night.run(night.organizer, "signup import", file=(name, content))
    if not any(found.startswith("entry-import:") for found in ids_of(last(shown))):
        return shown
    return await night.click(night.organizer, last(shown), "entry-import")


async def published(night: Night, players: int = 8, **options: object) -> None:
    """The first round is public."""
    await event_with(night, players, **options)
    await night.run(night.organizer, "round seat", seed=7)
    await night.run(night.organizer, "round publish")
    await night.settle()


async def running(night: Night, players: int = 8, **options: object) -> None:
    """The first round is being played."""
    await published(night, players, **options)
    await night.run(night.judge, "round start")
    await night.settle()


def the_event(night: Night) -> Event:
    """The only event."""
    return read(night.bot.bot_context.database, lambda uow: uow.events.find(guild_id=night.guild.id)[0])


def rounds(night: Night) -> tuple[Round, ...]:
    """All rounds, cancelled ones too."""
    return read(night.bot.bot_context.database, lambda uow: uow.rounds.find(event_id=the_event(night).id))


def tables(night: Night, number: int = 1) -> list[Table]:
    """The tables of a round that were not cancelled, by number."""

    def look(uow: UnitOfWork) -> list[Table]:
        row = uow.rounds.first(event_id=uow.events.find(guild_id=night.guild.id)[0].id, number=number)
        found = uow.tables.find(round_id=row.id) if row else ()
        return sorted((t for t in found if t.status is not TableStatus.CANCELLED), key=lambda t: t.number)

    return read(night.bot.bot_context.database, look)


def seats(night: Night, number: int = 1) -> list[tuple[PlayerId, ...]]:
    """Who sits where."""
    return [table.seats for table in tables(night, number)]


def record(night: Night, table: Table, winner: int = 0) -> None:
    """A final result: the player in this seat has won."""
    seated = table.seats
    raw = tuple(10 if seat == winner else 3 + seat for seat in range(len(seated)))
    result = ReportedResult(
        ResultId(0),
        table.id,
        1,
        ReportKind.REPORT,
        ReportState.FINAL,
        seated,
        raw,
        False,
        seated[winner],
        0,
        night.env.now(),
    )

    def store(uow: UnitOfWork) -> None:
        uow.results.add(result)
        uow.tables.save(replace(uow.tables.require(table.id), status=TableStatus.FINAL))

    write(night.bot.bot_context.database, store, lambda _: True)


def record_all(night: Night, number: int = 1) -> None:
    """Every table of a round has a final result."""
    for table in tables(night, number):
        if len(table.seats) > 1:
            record(night, table)


def leave(night: Night, player: PlayerId) -> None:
    """A player drops out of the running event."""

    def work(uow: UnitOfWork) -> None:
        event = uow.events.find(guild_id=night.guild.id)[0]
        change = drop(uow.entries.list_of(event), player)
        assert not isinstance(change, Refusal), change
        uow.entries.store(event, change.list)

    write(night.bot.bot_context.database, work, lambda _: True)


def come_late(night: Night, number: int) -> PlayerId:
    """Somebody is let in after the start."""
    member = night.players[number]

    def work(uow: UnitOfWork) -> PlayerId:
        event = uow.events.find(guild_id=night.guild.id)[0]
        person = enrolled(uow, night.guild.id, member.id, f"P{number:02d}")
        change = late_entry(uow.entries.list_of(event), PlayerId(person.id))
        assert not isinstance(change, Refusal), change
        uow.entries.store(event, change.list)
        return PlayerId(person.id)

    return write(night.bot.bot_context.database, work, lambda _: True)


def correct(night: Night, table: Table, winner: int) -> None:
    """A judge's correction: the older result no longer counts."""

    def store(uow: UnitOfWork) -> None:
        old = uow.results.find(table_id=table.id)[-1]
        uow.results.save(replace(old, state=ReportState.SUPERSEDED))
        raw = tuple(10 if seat == winner else 2 for seat in range(len(table.seats)))
        kind = ReportKind.CORRECTION
        uow.results.add(
            replace(
                old,
                id=ResultId(0),
                version=0,
                number=old.number + 1,
                kind=kind,
                raw=raw,
                winner=table.seats[winner],
            )
        )

    write(night.bot.bot_context.database, store, lambda _: True)


def organizer(night: Night) -> Caller:
    """The organizer as a caller, outside any interaction."""
    return Caller(night.organizer.id, "Olivia", night.guild.id, night.env.now(), is_admin=True)


def player_id(night: Night, number: int) -> PlayerId:
    """The league's number of a player."""
    user = night.players[number].id
    found = read(
        night.bot.bot_context.database, lambda uow: uow.people.first(guild_id=night.guild.id, user_id=user)
    )
    assert found is not None
    return PlayerId(found.id)


def audited(night: Night) -> list[str]:
    """The actions that were audited, oldest first."""
    event = the_event(night)
    lines = read(night.bot.bot_context.database, lambda uow: uow.journal.lines(night.guild.id, event.id, 100))
    return [line.action for line in reversed(lines)]


def pairings(night: Night) -> list[discord.Message]:
    """The bot's posts in the channel for pairings, without the lines that say that a thread was opened."""
    return [post for post in night.posts("pairings") if post.type is discord.MessageType.default]


def attached(result: simcord.InteractionResult) -> list[discord.Attachment]:
    """The files of an answer."""
    assert result.response is not None
    return list(result.response.attachments)

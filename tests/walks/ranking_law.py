"""The law of rankings: whose rank a correction moved has read so, and who is out at a cut."""

import re
from collections.abc import Iterator

from data.unit_of_work import UnitOfWork
from league.entry import IN_PLAY
from league.event import Event, EventStatus, Pairing
from league.ids import PlayerId
from league.reporting import ReportKind, ReportState
from league.round import RoundStatus, Stage, TableStatus, is_bye
from tests.walks.world import GUILD, World
from usecases.bracket.drawn import drawn_in

_TOLD = ("notice-rank-moved", "notice-rank-moved-class")
_OF_A_PLACE = re.compile(r"place:(\d+):(\d+):player:")
_SEEN = {RoundStatus.PUBLISHED, RoundStatus.RUNNING, RoundStatus.FINISHED}


def cuts_are_told(world: World) -> Iterator[str]:
    """While an event runs, whoever is in play and not in a later stage that is public reads so in private."""

    def differs(uow: UnitOfWork) -> list[str]:
        users = {person.id: person.user_id for person in uow.people.find(guild_id=GUILD)}
        events = uow.events.find(guild_id=GUILD, status=EventStatus.RUNNING)
        due = {
            (event.id, player, stage)
            for event in events
            for player, stage in _out(uow, event)
            if users[player] is not None
        }
        stand = [one for one in uow.outbox.notices.find(text="notice-not-through") if one.stands]
        told = set()
        for one in stand:
            _, event, player, _, stage = one.key.split(":")
            if int(event) in {event.id for event in events}:
                told.add((int(event), int(player), stage))
        return [f"{one} is told {'in vain' if one in told else 'to nobody'}" for one in sorted(due ^ told)]

    yield from world.read(differs)


def _out(uow: UnitOfWork, event: Event) -> Iterator[tuple[PlayerId, str]]:
    entries = uow.entries.rows.find(event_id=event.id)
    left = {entry.player for entry in entries if entry.status in IN_PLAY}
    for stage in (Stage.SEMI_FINAL, Stage.FINAL):
        there: set[PlayerId] = set()
        for round_ in uow.rounds.find(event_id=event.id, stage=stage):
            if round_.status in _SEEN:
                drawn = drawn_in(uow, event, round_)
                there |= set(drawn.bracket.entrants) if drawn else set()
                there |= {player for table in uow.tables.find(round_id=round_.id) for player in table.seats}
        if there:
            yield from ((player, str(stage)) for player in left - there)
            left &= there


def moved_ranks_are_told(world: World) -> Iterator[str]:
    """Each rank that moved has a message to the player's account, and one that is taken back has none."""

    def differs(uow: UnitOfWork) -> list[str]:
        users = {person.id: person.user_id for person in uow.people.find(guild_id=GUILD)}
        moves = uow.rank_moves.find()
        due = {
            f"rank-moved:{one.event_id}:{one.id}:player:" for one in moves if users[one.player] is not None
        }
        told = {one.key for one in uow.outbox.notices.find(text=_TOLD) if one.stands and one.duty}
        told = {key for key in told if not key.endswith(":instead")}
        return [f"{one} is told {'in vain' if one in told else 'to nobody'}" for one in sorted(due ^ told)]

    yield from world.read(differs)


def places_are_told(world: World) -> Iterator[str]:
    """Of an event that is over each member in play with a result has been told a place."""

    def differs(uow: UnitOfWork) -> list[str]:
        users = {person.id: person.user_id for person in uow.people.find(guild_id=GUILD)}
        told = {
            (int(slot[1]), int(slot[2]))
            for one in uow.outbox.notices.find()
            if one.stands and (slot := _OF_A_PLACE.match(one.key))
        }
        due = {
            (event.id, player)
            for event in uow.events.find(guild_id=GUILD, status=EventStatus.FINISHED)
            for player in (() if event.imported else _with_a_result(uow, event))
            if users[player] is not None
        }
        return [f"nobody tells {one} a place" for one in sorted(due - told)]

    yield from world.read(differs)


def _with_a_result(uow: UnitOfWork, event: Event) -> set[PlayerId]:
    """Whoever is in play and has played a game; who did not come to theirs has no result by it.

    In a round robin a result against somebody who left may count for nobody: it is not looked for.
    """
    entries = uow.entries.rows.find(event_id=event.id)
    rounds = [one.id for one in uow.rounds.find(event_id=event.id, status=sorted(_SEEN))]
    tables = uow.tables.find(round_id=rounds, status=TableStatus.FINAL) if rounds else ()
    numbers = [table.id for table in tables if not is_bye(table)]
    results = uow.results.find(table_id=numbers, state=ReportState.FINAL) if numbers else ()
    stay = {entry.player for entry in entries if entry.status in IN_PLAY}
    may_lapse = event.pairing is Pairing.ROUND_ROBIN
    games = [one.players for one in results if one.kind is not ReportKind.WALKOVER]
    played = {player for players in games if not may_lapse or stay.issuperset(players) for player in players}
    return played & stay

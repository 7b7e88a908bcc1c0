"""What a player has to do next, on one server or (asked in a private message) on all of them."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta

from data.records import CallStatus, Delivery, Destination, JudgeCall, Notice, Person, PostKind
from data.unit_of_work import UnitOfWork
from league.brackets import MatchLabel
from league.entry import WAITING, EntryStatus
from league.entry.entries import IN_PLAY
from league.event import Event, EventStatus
from league.ids import PlayerId
from league.round import Round, Table
from usecases.bracket.labels import labels_in
from usecases.bracket.path import BracketPath, path_of
from usecases.caller import Caller
from usecases.find import GOING_ON, people_by_id
from usecases.round.groups import group_at, groups_in
from usecases.show.games_due import GameDue, games_due
from usecases.waiting.calls import vote_on
from usecases.waiting.event import of_players
from usecases.waiting.facts import EventFacts
from usecases.waiting.open import Open, OpenKind

_HELD = frozenset({*IN_PLAY, *WAITING})
_MOST_NOTICES = 5
_KEPT = timedelta(days=7)


@dataclass(frozen=True, slots=True)
class TableDue:
    """A table at which the player sits; `thread_id` 0 where it has no thread, `group` 0 where there are none.

    `label` names a match of a bracket.
    """

    event: Event
    round: Round
    table: Table
    people: tuple[Person, ...]
    thread_id: int
    group: int = 0
    label: MatchLabel | None = None


@dataclass(frozen=True, slots=True)
class CheckInDue:
    """An event that waits for the player's check-in."""

    event: Event
    until: datetime | None


@dataclass(frozen=True, slots=True)
class EntryHeld:
    """An event in which there is nothing to do now; `place_in_line` counts from 1 on the waiting list."""

    event: Event
    status: EntryStatus
    place_in_line: int = 0


@dataclass(frozen=True, slots=True)
class Next:
    """Everything that waits for a player.

    `to_play` need a game and a report, `to_confirm` hold a report that the player has not answered, `votes` are
    appeals on whose committee the user sits, `missed` are private messages that could not be delivered, `games` are
    those by post that wait for the user, `brackets` the matches without an opponent yet and the places of who is out,
    `entered` the events that go on without anything to do at the moment.
    """

    to_play: tuple[TableDue, ...]
    to_confirm: tuple[TableDue, ...]
    check_ins: tuple[CheckInDue, ...]
    votes: tuple[JudgeCall, ...]
    missed: tuple[Notice, ...]
    games: tuple[GameDue, ...]
    brackets: tuple[BracketPath, ...] = ()
    entered: tuple[EntryHeld, ...] = ()

    @property
    def nothing(self) -> bool:
        """Whether there is nothing to do and nothing to read."""
        tasks = (self.to_play, self.to_confirm, self.check_ins, self.votes, self.games, self.brackets)
        return not (any(tasks) or self.missed)


def next_steps(caller: Caller, uow: UnitOfWork) -> Next:
    """What waits for the caller."""
    people = _persons(caller, uow)
    opens = [
        (facts, one)
        for person in people
        for facts in _entered_events(caller, uow, person)
        for one in _own(facts, person)
    ]
    tables = [(one.kind, _due(facts, one.tables[0])) for facts, one in opens if one.tables]
    brackets = tuple(path for person in people for path in _brackets(uow, person))
    busy = {facts.event.id for facts, _ in opens} | {path.event.id for path in brackets}
    return Next(
        to_play=tuple(due for kind, due in tables if kind is OpenKind.UNREPORTED),
        to_confirm=tuple(due for kind, due in tables if kind is OpenKind.UNCONFIRMED),
        check_ins=tuple(
            CheckInDue(facts.event, facts.event.checkin_until)
            for facts, one in opens
            if one.kind is OpenKind.CHECK_IN
        ),
        votes=_votes(caller, uow),
        missed=_missed(caller, uow),
        games=games_due(caller, uow),
        brackets=brackets,
        entered=tuple(
            held for person in people for held in _entered(uow, person) if held.event.id not in busy
        ),
    )


def _persons(caller: Caller, uow: UnitOfWork) -> tuple[Person, ...]:
    """The caller as a player: of this server, or of every server when asked in private."""
    found = uow.people.find(user_id=caller.user_id)
    return tuple(person for person in found if caller.guild_id in {0, person.guild_id})


def _entered_events(caller: Caller, uow: UnitOfWork, person: Person) -> Iterator[EventFacts]:
    """The events that a player has entered, or in which they sit."""
    entered = uow.entries.rows.values("event_id", player=person.id)
    numbers = [event for (event,) in entered]
    for event in uow.events.find(id=numbers, status=sorted(GOING_ON)) if numbers else ():
        yield EventFacts(uow, event, caller.now)


def _own(facts: EventFacts, person: Person) -> Iterator[Open]:
    """What the player can end; a game by post that is on stands among the games, and reports itself."""
    player = PlayerId(person.id)
    return (one for one in of_players(facts) if player in one.players and one.buttons)


def _brackets(uow: UnitOfWork, person: Person) -> list[BracketPath]:
    """The brackets in which the player waits for an opponent, or is out."""
    running = uow.events.find(guild_id=person.guild_id, status=EventStatus.RUNNING)
    found = (path_of(uow, event, PlayerId(person.id)) for event in running)
    return [path for path in found if path is not None]


def _due(facts: EventFacts, table: Table) -> TableDue:
    people, round_ = people_by_id(facts.uow, table.seats), facts.round_of[table.round_id]
    post = facts.uow.outbox.posts.first(kind=PostKind.TABLE, subject=table.id)
    seated = tuple(people[player] for player in table.seats)
    group = group_at(groups_in(facts.uow, facts.event, round_), table)
    label = labels_in(facts.uow, round_).get(table.number)
    return TableDue(facts.event, round_, table, seated, post.thread_id if post else 0, group, label)


def _entered(uow: UnitOfWork, person: Person) -> list[EntryHeld]:
    """Where the player has a place or waits for one; who has not checked in has that to do."""
    rows = uow.entries.rows.find(player=person.id, status=sorted(_HELD))
    held = {row.event_id: EntryStatus(row.status) for row in rows}
    events = uow.events.find(id=tuple(held), status=sorted(GOING_ON)) if held else ()
    return [
        EntryHeld(event, held[event.id], _place_in_line(uow, event, person, held[event.id]))
        for event in events
        if (event.status, held[event.id]) != (EventStatus.CHECK_IN, EntryStatus.CONFIRMED)
    ]


def _place_in_line(uow: UnitOfWork, event: Event, person: Person, status: EntryStatus) -> int:
    if status is not EntryStatus.WAITLISTED:
        return 0
    return [entry.player for entry in uow.entries.list_of(event).waiting].index(person.id) + 1


def _votes(caller: Caller, uow: UnitOfWork) -> tuple[JudgeCall, ...]:
    appeals = uow.calls.find(status=CallStatus.APPEALED)
    return tuple(call for call in appeals if caller.user_id in vote_on(call).users)


def _missed(caller: Caller, uow: UnitOfWork) -> tuple[Notice, ...]:
    """The newest private messages of the last days that did not reach the caller."""
    given_up = uow.outbox.notices.find(
        state=Delivery.GIVEN_UP, place=Destination.PRIVATE, subject=caller.user_id
    )
    since = caller.now - _KEPT
    recent = [notice for notice in given_up if notice.attempted_at and notice.attempted_at > since]
    return tuple(recent[-_MOST_NOTICES:])

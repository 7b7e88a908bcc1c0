"""A past event that was played elsewhere: read from a list, shown, stored after one yes, counted like any other."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, date, datetime, time
from typing import Final
from zoneinfo import ZoneInfo

from data.records import Person
from data.unit_of_work import UnitOfWork
from league.entry import EntryList, EntryStatus, EventEntry
from league.event import Event, EventStatus, Pairing
from league.ids import EventId, PlayerId, RoundId, TableId
from league.importing import RefusedLine
from league.importing.records import RecordList, RecordSeat, TableRecord
from league.limits import LARGEST_EVENT, MOST_ROUNDS
from league.moments import read_past_day
from league.names import matched
from league.refusal import Refusal
from league.regulations import PROFILES, Profile
from league.regulations.terms import Scoring
from league.round import PairingMethod, Round, RoundStatus, Table, TableStatus
from usecases.audit import audit
from usecases.caller import Caller, Role, guild_of, refusal_unless
from usecases.event.page import show_on_web
from usecases.people import enrolled_all, shortened
from usecases.records.kept import forget, keep, kept
from usecases.records.who import Roster, by_line, called
from usecases.records.worth import RecordedEnding, ending_of, result_of
from usecases.result.drafts import KeepDraft, keep_draft, typed_before
from usecases.signup.read import Members
from usecases.table_rules import usual_rules

PAST: Final = "event-import"
_DONE: Final = "event-import-done"
"""What the last yes has stored, kept until the next list: a second tap is answered with it."""
_NAME, _PROFILE, _SEASON, _POINTS, _DAY = "name", "profile", "season", "points", "day"


@dataclass(frozen=True, slots=True)
class PastEvent:
    """What an organizer says of the event beside its list; `day` is typed, `points` the length of its matches."""

    name: str
    profile: str
    season: str = ""
    points: int = 0
    day: str = ""


@dataclass(frozen=True, slots=True)
class PreviewPast:
    """The tables of a past event, with what Discord says of those whom the list names."""

    caller: Caller
    about: PastEvent
    records: RecordList
    members: Members = field(default_factory=Members)


@dataclass(frozen=True, slots=True)
class ConfirmPast:
    """An organizer says yes."""

    caller: Caller


@dataclass(frozen=True, slots=True)
class PastPreview:
    """The event as it was understood: who is known to the league, who would be a new guest, which lines are refused.

    Of those who are known `by_name` are meant by nothing but their name.
    """

    event: Event
    rounds: int
    tables: int
    by_time: int
    known: tuple[str, ...]
    fresh: tuple[str, ...]
    refused: tuple[RefusedLine, ...]
    columns: tuple[tuple[str, str], ...] = ()
    by_name: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class PastStored:
    """The event as it was stored."""

    event: Event
    rounds: int
    tables: int
    players: int


def preview_past(command: PreviewPast, uow: UnitOfWork) -> PastPreview | Refusal:
    """What the list would make; it is kept until it is confirmed.

    Refusals: `needs-organizer`, `name-empty`, `no-such-profile` (params: profile), `points-need-matches`, `past-day`,
    `records-none`, `records-too-many` (params: most).
    """
    refused = refusal_unless(uow, command.caller, Role.ORGANIZER)
    if refused:
        return refused
    event = _event(command.caller, command.about, uow)
    if isinstance(event, Refusal):
        return event
    read = _Reading(uow, event, command.members.users).of(command.records.tables)
    if not read.good:
        return Refusal("records-none")
    if len(read.people) > LARGEST_EVENT:
        return Refusal("records-too-many", params={"most": LARGEST_EVENT})
    forget(uow, command.caller, _DONE, command.caller.guild_id)
    about = command.about
    said = {_NAME: about.name, _PROFILE: about.profile, _SEASON: about.season, _DAY: about.day,
            _POINTS: str(about.points)}  # fmt: skip
    users = {f"@{name}": str(user) for name, user in command.members.users.items()}
    tables = tuple(record for record, _ in read.good)
    keep(uow, command.caller, PAST, command.caller.guild_id, tables, {**said, **users})
    return PastPreview(
        event,
        len({record.round for record in tables}),
        len(tables),
        sum(ending.ending.value == "time" for _, ending in read.good),
        tuple(person.name for person in read.people if person.id and person.id not in read.by_name),
        tuple(person.name for person in read.people if not person.id),
        by_line((*command.records.refused, *read.refused)),
        command.records.columns,
        tuple(person.name for person in read.people if person.id in read.by_name),
    )


def confirm_past(command: ConfirmPast, uow: UnitOfWork) -> PastStored | Refusal:
    """The event of the last preview is stored: over, marked as imported, counted by seasons and ratings.

    A second yes stores nothing and is answered like the first, as long as the event is there.
    Refusals: `import-gone`, those of `preview_past`.
    Source: house
    """
    caller = command.caller
    refused = refusal_unless(uow, caller, Role.ORGANIZER)
    if refused:
        return refused
    found = kept(uow, caller, PAST, caller.guild_id)
    if found is None:
        return stored_before(command, uow) or Refusal("import-gone")
    tables, said = found
    about = PastEvent(said[_NAME], said[_PROFILE], said[_SEASON], int(said[_POINTS]), said[_DAY])
    event = _event(caller, about, uow)
    if isinstance(event, Refusal):
        return event
    users = {name[1:]: int(user) for name, user in said.items() if name.startswith("@")}
    read = _Reading(uow, event, users).of(tables)
    stored = uow.events.add(replace(event, rounds=max(record.round for record, _ in read.good)))
    show_on_web(uow, stored.id, guild_of(uow, caller.guild_id).event_pages)
    people = enrolled_all(
        uow, caller.guild_id, [(person.user_id or 0, person.name) for person in read.people]
    )
    players = {_key(person): PlayerId(one.id) for person, one in zip(read.people, people, strict=True)}
    entries = [
        EventEntry(player, EntryStatus.CHECKED_IN, number)
        for number, player in enumerate(dict.fromkeys(players.values()), 1)
    ]
    uow.entries.store(stored, EntryList(entries=tuple(entries)))
    _store_rounds(uow, caller, stored, read, players)
    forget(uow, caller, PAST, caller.guild_id)
    details = {"name": stored.name, "tables": len(read.good)}
    audit(uow, caller, stored.id, "event-imported", details)
    done = PastStored(stored, len({record.round for record, _ in read.good}), len(read.good), len(entries))
    counts = {"event": stored.id, "rounds": done.rounds, "tables": done.tables, "players": done.players}
    written = {name: str(count) for name, count in counts.items()}
    keep_draft(KeepDraft(caller, _DONE, caller.guild_id, written), uow)
    return done


def stored_before(command: ConfirmPast, uow: UnitOfWork) -> PastStored | None:
    """What the last yes of an organizer has stored; None where it was taken back, or nothing was."""
    said = typed_before(uow, command.caller, _DONE, command.caller.guild_id)
    event = uow.events.get(EventId(int(said["event"]))) if said.get("event") else None
    if event is None:
        return None
    return PastStored(event, int(said["rounds"]), int(said["tables"]), int(said["players"]))


def _event(caller: Caller, about: PastEvent, uow: UnitOfWork) -> Event | Refusal:
    """The event that it would be."""
    profile = PROFILES.get(about.profile)
    if not shortened(about.name):
        return Refusal("name-empty")
    if profile is None:
        return Refusal("no-such-profile", params={"profile": about.profile[:50]})
    if about.points and profile.scoring is not Scoring.MATCH:
        return Refusal("points-need-matches")
    zone = ZoneInfo(guild_of(uow, caller.guild_id).time_zone)
    today = caller.now.astimezone(zone).date()
    day = read_past_day(about.day, today) if about.day else today
    if day is None:
        return Refusal("past-day")
    return Event(
        id=EventId(0),
        guild_id=caller.guild_id,
        name=shortened(about.name),
        profile=profile.name,
        created_by=caller.user_id,
        created_at=caller.now,
        status=EventStatus.FINISHED,
        season=shortened(about.season),
        pairing=Pairing.SWISS if profile.two_players else Pairing.BALANCED,
        match_points=about.points,
        imported=True,
        starts_at=_noon(day, zone),
    )


def _noon(day: date, zone: ZoneInfo) -> datetime:
    return datetime.combine(day, time(12), zone).astimezone(UTC)


def _key(person: Person) -> tuple[int, str]:
    return (person.user_id, "") if person.user_id else (0, person.name)


class _Reading:
    """The tables with their people, as far as the regulations allow them."""

    def __init__(self, uow: UnitOfWork, event: Event, users: Mapping[str, int]) -> None:
        self._guild = event.guild_id
        self._profile: Profile = usual_rules(event)
        self._users = users
        self._known = Roster(uow.people.find(guild_id=event.guild_id), users)
        self._new: dict[tuple[int, str], Person] = {}
        self._seen: set[tuple[int, int]] = set()
        self._tables: set[tuple[int, int]] = set()
        self._listed: set[int] = set()
        self.by_name: set[PlayerId] = set()
        self.people: list[Person] = []
        self.good: list[tuple[TableRecord, RecordedEnding]] = []
        self.seats: list[tuple[Person, ...]] = []
        self.refused: list[RefusedLine] = []

    def of(self, tables: Sequence[TableRecord]) -> "_Reading":
        """Table after table."""
        for record in tables:
            refused = self._table(replace(record, round=record.round or 1))
            if refused is not None:
                self.refused.append(refused)
        return self

    def _table(self, record: TableRecord) -> RefusedLine | None:
        people = tuple(self._person(seat) for seat in record.seats)
        numbers = [number for number, _ in enumerate(people, 1)]
        keys = [(record.round, id(person)) for person in people]
        if record.round > MOST_ROUNDS:
            return RefusedLine(record.line, "record-round", {"most": str(MOST_ROUNDS)})
        if len(set(keys)) < len(keys) or not self._seen.isdisjoint(keys):
            twice = next(person.name for person, key in zip(people, keys, strict=True)
                         if key in self._seen or keys.count(key) > 1)  # fmt: skip
            return RefusedLine(record.line, "record-twice", {"name": twice})
        ending = ending_of(record, [PlayerId(number) for number in numbers], self._profile)
        if isinstance(ending, RefusedLine):
            return ending
        self._seen.update(keys)
        number = record.table
        while (record.round, number) in self._tables:
            number += 1
        self._tables.add((record.round, number))
        self.good.append((replace(record, table=number), ending))
        self.seats.append(people)
        for person in people:
            if id(person) not in self._listed:
                self._listed.add(id(person))
                self.people.append(person)
        return None

    def _person(self, seat: RecordSeat) -> Person:
        """Whom the league knows, or somebody new; the same each time."""
        known = self._known.person(replace(seat, number=0))
        user = seat.discord_id or self._users.get(seat.user_name, 0)
        key = (user, "") if user else (0, matched(called(seat)))
        if known and not user and matched(seat.name) == matched(known.name):
            self.by_name.add(PlayerId(known.id))
        fresh = known or Person(PlayerId(0), self._guild, called(seat), user or None)
        return self._new.setdefault((int(fresh.id), "") if known else key, fresh)


def _store_rounds(
    uow: UnitOfWork, caller: Caller, event: Event, read: _Reading, players: Mapping[tuple[int, str], PlayerId]
) -> None:
    paired = PairingMethod.MANUAL if event.pairing is Pairing.BALANCED else PairingMethod.PAIRED
    rounds = {
        number: uow.rounds.add(
            Round(RoundId(0), event.id, number, status=RoundStatus.FINISHED, drawing=paired)
        )
        for number in sorted({record.round for record, _ in read.good})
    }
    seated = [tuple(players[_key(person)] for person in people) for people in read.seats]
    laid = uow.tables.add_all(
        Table(TableId(0), event.id, rounds[record.round].id, record.table, seats, TableStatus.FINAL)
        for (record, _), seats in zip(read.good, seated, strict=True)
    )
    uow.results.add_all(
        result_of(
            replace(ending, winner=_seated(ending.winner, table.seats)),
            table.id,
            table.seats,
            caller.user_id,
            caller.now,
        )
        for (_, ending), table in zip(read.good, laid, strict=True)
    )


def _seated(winner: PlayerId, seats: Sequence[PlayerId]) -> PlayerId:
    """The player in the seat by whose number, from 1, the ending was worked out."""
    return seats[winner - 1] if winner else PlayerId(0)

"""What was told is brought in line with what is due: no deed tells it, and none takes it back."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace
from datetime import datetime
from functools import partial
from itertools import chain, product
from typing import Any, Final, TypeVar

from data.game_records import GameStatus, PostGame
from data.records import Delivery, Destination, Guild, Notice, Person
from data.told_kinds import ToldKind
from data.unit_of_work import UnitOfWork
from league.duty import Aloud, Change, ChangeDue, Closing, Duty, Slot, Told, Wording, reconcile
from league.event import Event
from league.ids import EventId, GameId, PlayerId, RoundId, TableId
from league.round import Round, Table
from usecases import kinds
from usecases.caller import guild_of
from usecases.find import GOING_ON, event_of
from usecases.limits import DM_SPACING, OPENED_EVERY
from usecases.projection import Of, Projection
from usecases.scopes import Scopes, events_within, rounds_within, servers_within, tables_concerned
from usecases.undo.struck_notices import TAKEN_BACK, beside

_UNREAD: Final = frozenset({Delivery.GIVEN_UP, Delivery.WITHDRAWN})
_INSTEAD: Final = ":instead"
_NOT_PLAYED: Final = tuple(status for status in GameStatus if status is not GameStatus.PLAYING)
"""Of a game that is played nothing is told by its rows, unless it has just begun to be: no move looks at it."""
_ABOVE: Final = "notice-undone-above"
Number = TypeVar("Number", int, EventId, RoundId, TableId, PlayerId, GameId)


def announce(uow: UnitOfWork, scopes: Scopes, now: datetime) -> None:
    """Send, change and end the messages that are made of what has changed.

    Source: house
    """
    _know_already(uow, scopes, now)

    def with_leavers(reads: AbstractSet[str]) -> set[int]:
        """Asked first, for most moves of games concern no server of which anything is told."""
        gone = {guild for (guild,) in uow.left_servers.values("guild_id")}
        known = gone | scopes.touched("servers", {"left_server"})  # the row of whoever is forgotten is gone
        return known & servers_within(uow, scopes, reads) if known else set()

    def servers(numbers: frozenset[int]) -> Sequence[Guild]:
        return [guild_of(uow, number) for number in sorted(numbers)]

    def players(reads: AbstractSet[str]) -> set[PlayerId]:
        return set(map(PlayerId, scopes.touched("players", reads)))

    def games(reads: AbstractSet[str]) -> set[GameId]:
        return set(map(GameId, scopes.touched("games", reads)))

    def still(ids: frozenset[GameId]) -> Sequence[PostGame]:
        moved = ids & _moved_games(scopes)
        others = ids - moved
        found = uow.games.find(id=moved) if moved else ()
        return (*found, *(uow.games.find(id=others, status=_NOT_PLAYED) if others else ()))

    _bring_all(uow, kinds.OF_SERVERS, with_leavers, servers, now)
    _bring_all(uow, kinds.OF_EVENTS, partial(events_within, scopes), lambda ids: uow.events.find(id=ids), now)
    _bring_all(
        uow, kinds.OF_ROUNDS, partial(rounds_within, uow, scopes), lambda ids: uow.rounds.find(id=ids), now
    )

    def tables(numbers: frozenset[TableId]) -> Sequence[Table]:
        """Those of an event that is being imported are many, and of none anything is told."""
        past = _just_imported(scopes)
        return [table for table in uow.tables.find(id=numbers) if table.event_id not in past]

    _bring_all(uow, kinds.OF_TABLES, partial(tables_concerned, uow, scopes), tables, now)
    _bring_all(uow, kinds.OF_PEOPLE, players, lambda ids: uow.people.find(id=ids), now)
    _bring_all(uow, kinds.OF_GAMES, games, still, now)


def _moved_games(scopes: Scopes) -> frozenset[GameId]:
    """The games that stand otherwise than before this transaction."""
    known = (diff for diff in scopes.diffs if diff.table_name == "game" and diff.before and diff.now)
    return frozenset(
        GameId(diff.row_id) for diff in known if (diff.before or {})["status"] != (diff.now or {})["status"]
    )


def _just_imported(scopes: Scopes) -> frozenset[int]:
    """The events whose rows are new and say that they were played elsewhere."""
    new = (diff for diff in scopes.diffs if diff.table_name == "event" and not diff.before)
    return frozenset(diff.row_id for diff in new if diff.now and diff.now["imported"])


def _know_already(uow: UnitOfWork, scopes: Scopes, now: datetime) -> None:
    """A guest turns out to be a member, or two players to be one: what was so before is no news to the account."""
    for player, user in _accounts(scopes):
        entered = [event for (event,) in uow.entries.rows.values("event_id", player=player)]
        for event in uow.events.find(id=entered) if entered else ():
            for projection in kinds.OF_OLD:
                for step, key, duty in changes(uow, projection, event, now):
                    if step is Change.SEND and duty is not None and duty.to == user:
                        uow.outbox.note_told(replace(_due(key, duty, event.id), guild_id=event.guild_id))


def _accounts(scopes: Scopes) -> Iterator[tuple[PlayerId, int]]:
    """The players who have got another account, or whose account another player's names have come to."""
    for diff in scopes.diffs:
        if diff.table_name != "person" or not diff.before or not diff.now or not diff.now["user_id"]:
            continue
        if any(diff.before[one] != diff.now[one] for one in ("user_id", "former")):
            yield PlayerId(diff.row_id), diff.now["user_id"]


def _bring_all(
    uow: UnitOfWork,
    projections: Iterable[Projection[Of]],
    within: Callable[[AbstractSet[str]], AbstractSet[Number]],
    find: Callable[[frozenset[Number]], Sequence[Of]],
    now: datetime,
) -> None:
    """Each kind is looked at where rows of which it is made have changed; what was told there is read at once."""
    concerned = {one.kind: within(one.reads) for one in projections}
    numbers = frozenset(chain.from_iterable(concerned.values()))
    found = find(numbers) if numbers else ()
    if not found:
        return
    told: defaultdict[tuple[str, int], dict[str, Notice]] = defaultdict(dict)
    looked_at = [kind for kind, numbers in concerned.items() if numbers]
    for one in uow.outbox.due_in([of.id for of in found], looked_at):
        told[one.duty, one.about][one.key] = one
    for projection in projections:
        for of in found:
            if of.id in concerned[projection.kind]:
                bring(uow, projection, of, told[projection.kind, of.id], now)


def bring(
    uow: UnitOfWork, projection: Projection[Of], of: Of, rows: Mapping[str, Notice], now: datetime
) -> None:
    """What people were told of this kind (`rows`, by their keys) is what is due.

    Source: house
    """
    dripping = _Dripping(uow, of, now)
    past: list[Notice] = []
    is_past = projection.is_past(uow, of)
    for step, key, duty in _steps(uow, projection, of, rows, now):
        if duty is not None and step is Change.SEND:
            dripping.send(_due(key, duty, of.id), opens=duty.opens)
            continue
        for notice in _both_by_now(uow, rows, key):
            if duty is not None:
                _change(uow, projection, notice, duty, dripping)
            elif is_past and _is_read(notice):
                past.append(notice)
            else:
                _take_away(uow, projection, notice, Slot.of(key), dripping)
    if past:
        uow.outbox.leave(past)
    if projection.amends and not all(notice.stands for notice in rows.values()):
        _amend(uow, projection, of, rows)


def _change(
    uow: UnitOfWork, projection: Projection[Of], notice: Notice, duty: Duty, dripping: "_Dripping"
) -> None:
    told = _as_told(notice)
    _edit(uow, notice, duty)
    news = _news(uow, projection, told, duty)
    if news is not None:
        dripping.send(_aloud(notice, news.words, news.pings, dripping.now))


def _take_away(
    uow: UnitOfWork, projection: Projection[Of], notice: Notice, slot: Slot, dripping: "_Dripping"
) -> None:
    if not _is_read(notice):
        _withdraw(uow, notice)
        return
    ending = projection.ends(uow, slot, _as_told(notice))
    _end(uow, notice, ending)
    if ending.aloud is not None:
        pings = notice.mentions if ending.pings is None else ending.pings
        dripping.send(_beside(notice, _aloud(notice, ending.aloud, pings, dripping.now)))


def _news(uow: UnitOfWork, projection: Projection[Of], told: Told, duty: Duty) -> Aloud | None:
    news = projection.news(uow, told, duty) if told.read else None
    return Aloud(news, duty.pings) if isinstance(news, Wording) else news


def changes(uow: UnitOfWork, projection: Projection[Of], of: Of, now: datetime) -> list[ChangeDue]:
    """What would change if an event, round or table were looked at again: nothing, once that was done."""
    return list(_steps(uow, projection, of, _rows(uow, projection, of), now))


def _steps(
    uow: UnitOfWork, projection: Projection[Of], of: Of, rows: Mapping[str, Notice], now: datetime
) -> Iterable[ChangeDue]:
    """What was told before messages followed from rows is left alone, where its message is kept no more."""
    long_ago = {key for key, one in rows.items() if one.state is Delivery.WITHDRAWN and one.stands}
    told = {key: one for key, one in _told(rows).items() if key not in long_ago}
    due = (duty for duty in projection.duties(uow, of, now) if duty.slot.key not in long_ago)
    return reconcile(told, due)


def take_over(uow: UnitOfWork, now: datetime) -> None:
    """What is due at the first start with a kind, and was never told, no earlier release told: nobody is told it now.

    It counts as told long ago, and is left alone.
    Source: house
    """
    known = {kind for (kind,) in uow.told_kinds.values("kind")}
    for projection, of in _all_going_on(uow):
        _take_over(uow, projection, of, known, now)


def _all_going_on(uow: UnitOfWork) -> Iterator[tuple[Projection[Any], Any]]:
    """Each kind with each thing from whose rows its messages may follow now."""
    left = sorted({guild for (guild,) in uow.left_servers.values("guild_id", is_back=False)})
    yield from product(kinds.OF_SERVERS, (guild_of(uow, guild) for guild in left))
    for event in uow.events.find(status=sorted(GOING_ON)):
        yield from ((one, event) for one in kinds.OF_EVENTS)
        yield from product(kinds.OF_ROUNDS, uow.rounds.find(event_id=event.id))
        yield from product(kinds.OF_TABLES, uow.tables.find(event_id=event.id))


def note_kinds(uow: UnitOfWork) -> None:
    """From now on what is due of any kind is told, also what has become due while no process ran."""
    known = {kind for (kind,) in uow.told_kinds.values("kind")}
    every: tuple[Projection[Any], ...] = (
        *kinds.OF_SERVERS,
        *kinds.OF_EVENTS,
        *kinds.OF_ROUNDS,
        *kinds.OF_TABLES,
        *kinds.OF_PEOPLE,
        *kinds.OF_GAMES,
    )
    uow.told_kinds.add_all(ToldKind(0, kind) for kind in sorted({one.kind for one in every} - known))


def _take_over(
    uow: UnitOfWork, projection: Projection[Of], of: Of, known: AbstractSet[str], now: datetime
) -> None:
    rows = _rows(uow, projection, of)
    for step, key, duty in changes(uow, projection, of, now):
        if duty is not None and step is Change.EDIT:  # an earlier release worded it otherwise
            for notice in _both(rows, key):
                _edit(uow, notice, duty)
        elif duty is not None and projection.kind not in known:
            uow.outbox.note_told(replace(_due(key, duty, of.id), guild_id=_server(uow, of)))


def _server(uow: UnitOfWork, of: Guild | Event | Round | Table | Person | PostGame) -> int:
    if isinstance(of, Guild):
        return of.id
    return (of if isinstance(of, (Event, Person, PostGame)) else event_of(uow, of.event_id)).guild_id


def _amend(uow: UnitOfWork, projection: Projection[Of], of: Of, before: Mapping[str, Notice]) -> None:
    """What says how it ended says so anew where it has ended otherwise since."""
    for key, notice in _rows(uow, projection, of).items():
        ended = not notice.stands and key in before and not before[key].stands and _is_read(notice)
        if ended and notice.text != TAKEN_BACK:
            said = _as_told(notice)
            ending = projection.ends(uow, Slot.of(key.removesuffix(_INSTEAD)), said)
            if ending.words is not None and ending.words != said.says:
                uow.outbox.say(notice, ending.words)


@dataclass
class _Dripping:
    """Messages of one kind on their way out: private ones go one after another."""

    uow: UnitOfWork
    of: Guild | Event | Round | Table | Person | PostGame
    now: datetime
    private: int = 0

    def send(self, notice: Notice, *, opens: bool = False) -> None:
        due_at = notice.due_at
        if opens:
            last = self.uow.outbox.last_due(f"{notice.duty}:")
            due_at = max(self.now, last + OPENED_EVERY) if last else self.now
        elif notice.place is Destination.PRIVATE:
            due_at = (due_at or self.now) + self.private * DM_SPACING if self.private else due_at
            self.private += 1
        server = _server(self.uow, self.of)
        self.uow.outbox.send(replace(notice, guild_id=server, due_at=due_at))


def _rows(uow: UnitOfWork, projection: Projection[Of], of: Of) -> dict[str, Notice]:
    return {one.key: one for one in uow.outbox.due_in([of.id], [projection.kind])}


def _told(rows: Mapping[str, Notice]) -> dict[str, Told]:
    """Each message; it was read where its copy was, in the channel for those whom no private message reaches."""
    return {
        key: replace(_as_told(notice), read=any(map(_is_read, _both(rows, key))))
        for key, notice in rows.items()
        if not key.endswith(_INSTEAD)
    }


def _both(rows: Mapping[str, Notice], key: str) -> list[Notice]:
    """A message and its copy in a channel, as far as there is one."""
    return [rows[one] for one in (key, f"{key}{_INSTEAD}") if one in rows]


def _both_by_now(uow: UnitOfWork, rows: Mapping[str, Notice], key: str) -> Iterator[Notice]:
    """The same; the copy may have been made by another process before the message was locked."""
    yield from _both(rows, key)
    if rows[key].instead and f"{key}{_INSTEAD}" not in rows:
        yield from uow.outbox.notices.find(key=f"{key}{_INSTEAD}")


def _as_told(notice: Notice) -> Told:
    says = Wording(notice.text, {name: one for name, one in notice.params.items() if name != "was"})
    return Told(says, notice.buttons, notice.mentions, notice.stands, _is_read(notice))


def _is_read(notice: Notice) -> bool:
    """Whether somebody has read it, or may have: one that is on its way may stand there already."""
    return notice.attempted_at is not None and notice.state not in _UNREAD


def _due(key: str, duty: Duty, about: int) -> Notice:
    return Notice(
        id=0,
        key=key,
        guild_id=0,
        place=Destination(duty.place),
        subject=duty.to,
        text=duty.says.text,
        params=duty.says.params,
        mentions=duty.pings,
        buttons=duty.asks,
        instead=duty.instead,
        due_at=duty.not_before,
        duty=duty.slot.kind,
        about=about,
    )


def _edit(uow: UnitOfWork, notice: Notice, duty: Duty) -> None:
    """It says and asks what is due, where it stands."""
    pings = notice.mentions if _is_read(notice) else duty.pings
    uow.outbox.say(notice, duty.says, buttons=duty.asks, asked=(), stands=True, mentions=pings)


def _end(uow: UnitOfWork, notice: Notice, ending: Closing) -> None:
    said = _as_told(notice).says
    words = ending.words or said
    if ending.struck:
        words = Wording(TAKEN_BACK, {"was": {"said": {"text": said.text, "params": dict(said.params)}}})
    freed = {"key": f"{notice.key}:{notice.id}", "duty": ""} if ending.is_free else {}
    asked = notice.buttons or notice.asked
    if words == said and not notice.buttons and not freed:
        uow.outbox.notices.change(uow.outbox.notices.held(notice.id), stands=False)
        return
    uow.outbox.say(notice, words, buttons=(), asked=asked, stands=False, **freed)


def _aloud(notice: Notice, words: Wording, pings: tuple[int, ...], now: datetime) -> Notice:
    """Beside a message that ends or says otherwise: no duty of its own, and no undo strikes it.

    What is due then is told anew.
    """
    return Notice(
        id=0,
        key=f"{beside(notice)}{now.isoformat()}",
        guild_id=0,
        place=notice.place,
        subject=notice.subject,
        text=words.text,
        params=words.params,
        mentions=pings,
        instead=notice.instead,
        duty=notice.duty,
    )


def _beside(struck: Notice, aloud: Notice) -> Notice:
    """What points to the message above stands in its thread, though that may be no table's any more."""
    if aloud.text != _ABOVE or struck.place is not Destination.THREAD or not struck.channel_id:
        return aloud
    return replace(aloud, place=Destination.CHANNEL, subject=struck.channel_id)


def _withdraw(uow: UnitOfWork, notice: Notice) -> None:
    uow.outbox.notices.change(
        uow.outbox.notices.held(notice.id),
        key=f"{notice.key}:{notice.id}",
        state=Delivery.WITHDRAWN,
        buttons=(),
        duty="",
        stands=False,
    )

"""The law: what stands on Discord, and what is timed, is what the rows say; nothing is said twice or in vain."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from sqlalchemy import text

from bot.delivery.drawn_post import drawn_now
from data.records import Delivery, Destination, Notice, Post
from data.transaction import write
from data.unit_of_work import UNDOABLE, UnitOfWork
from league.entry import EntryNews
from tests.support.drawn_afresh import beyond, not_told, rows_read, said_to_stand, unnamed
from tests.walks.call_law import calls_are_told, tables_are_called_back
from tests.walks.carrying import words_of
from tests.walks.due import (
    bracket_questions_due,
    can_be_outdated,
    entries_due,
    judgements_due,
    plans_outdated,
    posts_due,
    seats_due,
    sheet_questions_due,
    timers_due,
)
from tests.walks.fake_discord import is_room
from tests.walks.held import games_stand_as_due
from tests.walks.languages import is_kept
from tests.walks.open_law import the_step_that_is_due_can_be_taken, what_is_open
from tests.walks.ranking_law import cuts_are_told, moved_ranks_are_told, places_are_told
from tests.walks.seat_law import vacant_seats_are_asked_about
from tests.walks.told_law import check_ins_are_called, leavers_are_told, news_are_told
from tests.walks.world import GUILD, World
from usecases import timed
from usecases.scopes import Scopes
from usecases.timed import keep_time

_ALL_KINDS: Final = frozenset(UNDOABLE) | {"game", "game_seat", "game_card", "user_settings", "timer"}
_NOTICE: Final = "notice "
_CALLS: Final = (
    "notice-seated", "notice-match-seated", "notice-bye", "notice-free-round", "notice-bye-asked",
)  # fmt: skip
_OF_BRACKETS: Final = ("bracket-void:", "goes-on-first:")
_STANDS: Final = frozenset({Delivery.SENT, Delivery.SETTLED})


@dataclass(frozen=True, slots=True)
class Violation:
    """Which law was broken, and how."""

    law: str
    difference: str


def broken_laws(world: World) -> list[Violation]:
    """What is wrong once all is delivered that can be."""
    return [Violation(name, one) for name, law in _LAWS.items() for one in law(world)] + always_broken(world)


def always_broken(world: World) -> list[Violation]:
    """What is wrong whatever is under way."""
    return [Violation(name, difference) for name, law in _ALWAYS.items() for difference in law(world)]


def _posts_show_the_rows(world: World) -> Iterator[str]:
    """Each post that stands shows what is drawn afresh, and is made of rows that it names."""
    for claimed in world.read(said_to_stand):
        post = claimed.post
        with rows_read(world.database) as names:
            shown = drawn_now(claimed, world.bot_context)
        yield from unnamed(post.kind, names)
        if shown is None:
            if post.message_id:
                yield f"{post.kind} {post.subject} stands, and nothing is to be shown"
            continue
        message = world.discord.messages.get(post.message_id)
        if not post.message_id:
            yield f"{post.kind} {post.subject} is missing"
        elif message is not None and message.shows != shown.digest:
            if is_kept(world, claimed, message.shows):
                continue
            yield f"{post.kind} {post.subject} is out of date"


def _due_posts_have_rows(world: World) -> Iterator[str]:
    """No post is missing that is due."""

    def missing(uow: UnitOfWork) -> list[str]:
        there = {(post.kind, post.subject) for post in uow.outbox.posts.find()}
        return [
            f"{kind} {subject} was never wished for"
            for kind, subject in posts_due(uow, GUILD)
            if (kind, subject) not in there
        ]

    yield from world.read(missing)


def _no_message_is_a_stray(world: World) -> Iterator[str]:
    """No message stands that no row knows of."""
    posts, notices = world.read(lambda uow: (uow.outbox.posts.find(), uow.outbox.notices.find()))
    rows: dict[str, Post | Notice] = {f"post {post.id}": post for post in posts}
    rows |= {f"notice {notice.id}": notice for notice in notices}
    for number, message in world.discord.messages.items():
        row = rows.get(message.owner)
        if row is None and is_room(message.channel_id):  # whose reader is forgotten
            continue
        if row is None or (row.message_id != number and not row.error):
            yield f"{message.owner} stands twice, or after it went ({row})"


def _notices_say_what_they_say(world: World) -> Iterator[str]:
    """A notice that was sent says and asks what its row has."""
    for notice in world.read(lambda uow: uow.outbox.notices.find(state=tuple(_STANDS))):
        message = world.discord.messages.get(notice.message_id)
        if notice.error or message is None or notice.state is Delivery.SETTLED:
            continue
        if message.shows != words_of(notice):
            yield f"{notice.key} says {message.shows}, due is {words_of(notice)}"


def _nothing_waits(world: World) -> Iterator[str]:
    """What can be delivered is; nothing is claimed and forgotten."""
    waits = world.read(lambda uow: uow.outbox.next_due())
    if waits is not None and waits <= world.now:
        yield f"something was due at {waits}"


def _time_is_kept(world: World) -> Iterator[str]:
    """Following everything once more moves no timer, and reads only rows of which timers are said to be made."""

    def differs(uow: UnitOfWork) -> list[str]:
        before, scopes = _open_timers(uow), everything(uow)
        with rows_read(world.database) as names:
            keep_time(uow, scopes, world.now)
        after = _open_timers(uow)
        gone = [f"timer {key} at {before[key]} is not due" for key in before.keys() - after.keys()]
        come = [f"timer {key} at {after[key]} is due" for key in after.keys() - before.keys()]
        moved = [
            f"timer {key} is at {before[key]}, due is {after[key]}"
            for key in before.keys() & after.keys()
            if before[key] != after[key]
        ]
        return gone + come + moved + beyond("time", names - {"timer"}, timed._READS)

    yield from write(world.database, differs, lambda _: False)


def _open_timers(uow: UnitOfWork) -> dict[str, object]:
    return {timer.key: timer.due_at for timer in uow.timers._rows.find(done_at=None)}


def _due_timers_are_set(world: World) -> Iterator[str]:
    """The moments on which somebody counts are set."""

    def missing(uow: UnitOfWork) -> list[str]:
        return [
            f"{kind} of {subject} at {at} is not set"
            for kind, subject, at in timers_due(uow, GUILD, world.now)
            if at not in {timer.due_at for timer in uow.timers.waiting(kind, subject)}
        ]

    yield from world.read(missing)


def _told_is_due(world: World) -> Iterator[str]:
    """What people were told is what is due, and made of rows that it names."""
    yield from not_told(world.database, world.now)


def _judgements_are_told(world: World) -> Iterator[str]:
    """Each open report is asked about, each dispute is before the judges, each penalty in force told; no other one."""

    def differs(uow: UnitOfWork) -> list[str]:
        kept = uow.outbox.notices.find()
        notices = [one for one in kept if one.state is not Delivery.WITHDRAWN]
        of_old = {_penalty_of(one) for one in kept if one.state is Delivery.WITHDRAWN and one.stands}
        pressed = {
            ("asked" if name == "result-confirm" else "disputed", number)
            for one in notices
            for name, number in _buttons_of(one)
        }
        warned = {("penalised", number) for number in map(_penalty_of, notices) if number}
        found, due = pressed | warned, set(judgements_due(uow, GUILD))
        known = {("penalised", number) for number in of_old}  # by a guest who turned out to be a member
        lacking = [f"nobody is told of {one}" for one in sorted(due - found - known)]
        return lacking + [f"{one} is told in vain" for one in sorted(found - due)]

    yield from world.read(differs)


def _buttons_of(notice: Notice) -> Iterator[tuple[str, int]]:
    """The report that a question is about; of one to the judges it is the table's."""
    for button in notice.buttons:
        name, number, _ = button.split(":")
        if name == "result-confirm":
            yield name, int(number)
        elif name == "result-ruling":
            yield name, int(notice.key.split(":")[2])


def _penalty_of(notice: Notice) -> int:
    """The penalty that its player reads here."""
    told = notice.place is Destination.PRIVATE and notice.text.startswith("notice-penalty-")
    of_player = told and notice.key.startswith("penalty:") and notice.key.endswith(":player:")
    return int(notice.key.split(":")[2]) if of_player else 0


def _entries_are_told(world: World) -> Iterator[str]:
    """Whose entry somebody else has changed has read so, and of too many players the judges' channel says so."""

    def differs(uow: UnitOfWork) -> list[str]:
        texts = {f"notice-{one}": one for one in (*EntryNews, "over-cap")}
        stands = [one for one in uow.outbox.notices.find(text=sorted(texts)) if one.stands and one.duty]
        told = [one for one in stands if one.state is not Delivery.WITHDRAWN]
        found = {(texts[one.text], *map(int, one.key.split(":")[1:3])) for one in told}
        due = set(entries_due(uow, GUILD))
        lacking = [f"nobody is told of {one}" for one in sorted(due - found)]
        return lacking + [f"{one} is told in vain" for one in sorted(found - due)]

    yield from world.read(differs)


def _judges_are_asked_in_brackets(world: World) -> Iterator[str]:
    """Who goes on, and what falls, is asked once each as long as a judge can say so, and nothing else is."""

    def differs(uow: UnitOfWork) -> list[str]:
        gone = {Delivery.WITHDRAWN, Delivery.GIVEN_UP}
        asked = sorted(
            notice.buttons[0]
            for notice in uow.outbox.notices.find(place=Destination.JUDGES)
            if notice.state not in gone and notice.buttons and notice.buttons[0].startswith(_OF_BRACKETS)
        )
        given_up = {
            notice.buttons[0] for notice in uow.outbox.notices.find(state=Delivery.GIVEN_UP) if notice.buttons
        }
        due = sorted(set(bracket_questions_due(uow, GUILD)) - given_up)
        return [] if asked == due else [f"the judges are asked {asked}, due is {due}"]

    yield from world.read(differs)


def _outdated_plans_are_told(world: World) -> Iterator[str]:
    """The judges' channel reads of each plan that does not fit who plays, and of none where nothing can be outdated."""

    def differs(uow: UnitOfWork) -> list[str]:
        told = uow.outbox.notices.find(place=Destination.JUDGES)
        asked = {
            one.about
            for one in told
            if one.duty == "outdated" and one.stands and one.state is not Delivery.WITHDRAWN
        }
        due, can_be = set(plans_outdated(uow, GUILD)), set(can_be_outdated(uow, GUILD))
        lacking = [f"nobody is told that the plan of {event} is outdated" for event in sorted(due - asked)]
        return lacking + [f"nothing of {event} can be outdated" for event in sorted(asked - can_be)]

    yield from world.read(differs)


def _matches_are_asked(world: World) -> Iterator[str]:
    """What waits for a yes on the sheet of a match has its button in the thread, and nothing else has one."""

    def differs(uow: UnitOfWork) -> list[str]:
        asked = {
            button
            for notice in uow.outbox.notices.find(place=Destination.THREAD)
            if notice.state not in {Delivery.WITHDRAWN, Delivery.GIVEN_UP}
            for button in notice.buttons
            if button.startswith("match-agree:")
        }
        gone = {
            button
            for notice in uow.outbox.notices.find(place=Destination.THREAD, state=Delivery.GIVEN_UP)
            for button in notice.buttons
        }
        due = set(sheet_questions_due(uow, GUILD)) - gone
        return [] if asked == due else [f"matches are asked {sorted(asked)}, due is {sorted(due)}"]

    yield from world.read(differs)


def _players_are_called(world: World) -> Iterator[str]:
    """Each table's players are called to it as they sit there, and nobody to another one."""

    def differs(uow: UnitOfWork) -> list[str]:
        calls = [
            one
            for one in uow.outbox.notices.find(text=_CALLS)
            if one.stands and one.state is not Delivery.WITHDRAWN
        ]
        found = {(one.subject, tuple(one.params["seats"])) for one in calls}
        due = set(seats_due(uow, GUILD))
        lacking = [f"nobody is called to {seats}" for seats in sorted(due - found)]
        return lacking + [f"{seats} are called in vain" for seats in sorted(found - due)]

    yield from world.read(differs)


def everything(uow: UnitOfWork) -> Scopes:
    """As if every row of the server differed."""
    found = Scopes()
    for scope, numbers in _numbers(uow).items():
        for number in numbers:
            getattr(found, scope)[number] |= _ALL_KINDS
    found.round_of.update(uow.tables.values("id", "round_id"))
    found.event_of.update(uow.rounds.values("id", "event_id"))
    return found


def _numbers(uow: UnitOfWork) -> dict[str, list[int]]:
    names = ("events", "rounds", "tables", "games", "calls")
    return {name: [number for (number,) in getattr(uow, name).values("id")] for name in names}


def _said_once(world: World) -> Iterator[str]:
    """No notice pings anybody twice, whoever was killed."""
    made = world.discord.made.items()
    twice = [
        int(owner.removeprefix(_NOTICE)) for owner, count in made if owner.startswith(_NOTICE) and count > 1
    ]
    for notice in world.read(lambda uow: uow.outbox.notices.find(id=twice)) if twice else ():
        yield f"{notice.key} was sent {world.discord.made[f'{_NOTICE}{notice.id}']} times"


def _unread_leaves_nothing(world: World) -> Iterator[str]:
    """What was withdrawn before it was read is never delivered."""
    for notice in world.read(lambda uow: uow.outbox.notices.find(state=Delivery.WITHDRAWN)):
        if world.discord.made[f"notice {notice.id}"] and not notice.error:
            yield f"{notice.key} was withdrawn, and delivered"


def broken_references(world: World) -> list[Violation]:
    """What refers to what is gone: looked for at the end of a walk, for the database itself allows none of most."""
    return [Violation("references", difference) for difference in _references(world)]


def _references(world: World) -> Iterator[str]:
    if world.database.dialect.name == "sqlite":
        with world.database.connect() as connection:
            yield from (str(row) for row in connection.execute(text("PRAGMA foreign_key_check")))
    yield from (f"{count} {kind}" for kind, count in world.read(lambda uow: uow.orphans(GUILD)).items())


Law = Callable[[World], Iterator[str]]
_LAWS: Final[dict[str, Law]] = {
    "posts": _posts_show_the_rows,
    "posts due": _due_posts_have_rows,
    "strays": _no_message_is_a_stray,
    "notices": _notices_say_what_they_say,
    "outbox": _nothing_waits,
    "timers": _time_is_kept,
    "timers due": _due_timers_are_set,
    "told": _told_is_due,
    "questions in brackets": _judges_are_asked_in_brackets,
    "questions of matches": _matches_are_asked,
    "outdated plans": _outdated_plans_are_told,
    "vacant seats": vacant_seats_are_asked_about,
    "judgements": _judgements_are_told,
    "calls": calls_are_told,
    "called back": tables_are_called_back,
    "entries": _entries_are_told,
    "check-ins": check_ins_are_called,
    "news": news_are_told,
    "leavers": leavers_are_told,
    "seats": _players_are_called,
    "cuts": cuts_are_told,
    "moved ranks": moved_ranks_are_told,
    "places": places_are_told,
    "why held": games_stand_as_due,
    "open": what_is_open,
    "next step": the_step_that_is_due_can_be_taken,
}
_ALWAYS: Final[dict[str, Law]] = {
    "once": _said_once,
    "withdrawn": _unread_leaves_nothing,
}

"""What is on its way to Discord while it changes, or while the process dies: nothing is lost, nothing said twice."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

import pytest
from sqlalchemy import event

from data.database import Database
from data.records import Delivery, Destination, Notice, PostKind
from data.transaction import read, write
from data.unit_of_work import UnitOfWork
from league.duty import Wording
from league.event import EventStatus
from league.ids import EventId
from league.refusal import Refusal
from tests.support.league_builder import GUILD, NOW, League, league
from tests.support.wishes import wish
from usecases.delivery.claim import ClaimedNotice, PutBack, Share, claim, put_back, release_claims
from usecases.delivery.outcome import Failed, PostDone, Sent, notice_failed, notice_sent, post_done
from usecases.signup.manage_entries import AddEntry, add_entry
from usecases.undo.find import Undo
from usecases.undo.struck_notices import strike
from usecases.undo.take_back import undo

QUESTION = Notice(0, "q", GUILD, Destination.JUDGES, 1, "text", {"at": "ten"}, buttons=("yes:1:0",))
LATER = NOW + timedelta(hours=1)


def keep(_: object) -> bool:
    return True


def asked(database: Database) -> League:
    """A question waits to be sent."""
    made = league(database)
    made.change(lambda uow: uow.outbox.send(QUESTION))
    return made


def taken(made: League, *held: ClaimedNotice) -> ClaimedNotice:
    """The outbox takes the only notice that waits beside those that it holds."""
    share = Share(LATER, notices=frozenset(one.notice.id for one in held))
    (claimed,) = write(made.database, lambda uow: claim(share, uow), keep).notices
    return claimed


def sent(made: League, claimed: ClaimedNotice) -> bool:
    """Discord has it; whether there is more to do."""
    notice = claimed.notice
    fact = Sent(notice.id, 5, 6, notice.text, notice.buttons, notice.params)
    return write(made.database, lambda uow: notice_sent(fact, uow), keep)


def one(made: League) -> Notice:
    (found,) = read(made.database, lambda uow: uow.outbox.notices.find())
    return found


@pytest.mark.parametrize(
    ("kind", "wishes", "is_trusted"),
    [(PostKind.GAME, 1, True), (PostKind.GAME, 2, False), (PostKind.TABLE, 2, True)],
)
def test_what_an_answer_may_have_drawn_without_a_note_is_drawn_anew(
    database: Database,
    kind: PostKind,
    wishes: int,
    is_trusted: bool,  # noqa: FBT001 - a parameter of the test
) -> None:
    made = league(database)
    made.change(lambda uow: wish(uow, kind, 7, GUILD))
    (post,) = made.change(lambda uow: claim(Share(NOW), uow)).posts
    made.change(lambda uow: post_done(PostDone(post.post.id, post.post.wanted, 5, 6, 0, "drawn"), uow))
    for _ in range(wishes):
        made.change(lambda uow: wish(uow, kind, 7, GUILD))
    (again,) = made.change(lambda uow: claim(Share(NOW), uow)).posts
    assert (again.post.digest, again.again) == ("drawn" if is_trusted else "", False)


def says(words: Wording) -> Callable[[UnitOfWork], None]:
    """The question says these words from now on."""
    return lambda uow: uow.outbox.say(uow.outbox.notices.find(key="q")[0], words)


def test_words_that_change_while_their_message_is_on_its_way_are_brought_up_to_date(
    database: Database,
) -> None:
    made = asked(database)
    claimed = taken(made)
    made.change(says(Wording("text", {"at": "eleven"})))
    assert sent(made, claimed)
    assert one(made).state is Delivery.SETTLED
    assert not sent(made, taken(made))
    assert one(made).state is Delivery.SENT


@pytest.mark.parametrize(("attempted_at", "due_at"), [(None, LATER), (NOW, None)])
def test_what_waits_behind_others_still_does_in_other_words_and_what_was_tried_is_tried_at_once(
    database: Database, attempted_at: datetime | None, due_at: datetime | None
) -> None:
    made = league(database)
    waiting = replace(QUESTION, due_at=LATER, attempted_at=attempted_at)
    made.change(lambda uow: uow.outbox.notices.add(waiting))
    made.change(lambda uow: uow.outbox.say(uow.outbox.notices.find()[0], Wording("text", {"at": "eleven"})))
    assert one(made).params["at"] == "eleven"
    assert one(made).due_at == due_at


def test_what_a_crash_left_unnoted_is_still_looked_for_after_it_was_put_back(database: Database) -> None:
    made = asked(database)
    first = taken(made)  # sent, and the process died before it could note that
    write(database, lambda uow: release_claims(Share(LATER), uow), keep)
    again = taken(made)
    assert again.again
    write(database, lambda uow: put_back(PutBack((), (again,), LATER), uow), keep)
    assert one(made).attempted_at == first.notice.attempted_at
    assert taken(made).again


def test_what_was_only_taken_and_put_back_was_never_tried(database: Database) -> None:
    made = asked(database)
    claimed = taken(made)
    write(database, lambda uow: put_back(PutBack((), (claimed,), LATER), uow), keep)
    assert one(made).attempted_at is None


def entered(database: Database) -> League:
    """An organizer entered somebody, who is to be told: in private, or else in the channel of announcements."""
    made = league(database, status=EventStatus.OPEN)
    made.change(lambda uow: uow.guilds.change(uow.guilds.require(GUILD), announcements_channel=5))
    entry = made.do(add_entry, AddEntry(made.organizer(), made.event_id, 4444, "Otto"))
    assert not isinstance(entry, Refusal), entry
    return made


def taken_back(made: League) -> None:
    """The organizer takes that back."""
    undone = made.do(undo, Undo(made.organizer(), made.event_id))
    assert not isinstance(undone, Refusal), undone


def never_arrives(made: League, claimed: ClaimedNotice) -> None:
    """Its reader takes no private messages."""
    failed = Failed(claimed.notice.id, LATER, "closed", final=True)
    write(made.database, lambda uow: notice_failed(failed, uow), keep)


def in_channels(made: League) -> list[tuple[str, Delivery, tuple[int, ...]]]:
    """What is said before others, or is to be."""
    found = read(made.database, lambda uow: uow.outbox.notices.find(place=Destination.CHANNEL))
    return [(notice.text, notice.state, notice.mentions) for notice in found]


def test_who_could_only_be_told_in_a_channel_hears_there_that_it_is_taken_back(database: Database) -> None:
    made = entered(database)
    never_arrives(made, taken(made))
    assert not sent(made, taken(made))
    taken_back(made)
    assert in_channels(made) == [
        ("notice-taken-back", Delivery.SETTLED, (4444,)),
        ("notice-undone-above", Delivery.PENDING, (4444,)),
    ]


def test_what_was_taken_back_before_it_could_be_read_is_said_nowhere(database: Database) -> None:
    made = entered(database)
    claimed = taken(made)
    taken_back(made)
    never_arrives(made, claimed)
    assert in_channels(made) == []
    states = read(database, lambda uow: {notice.state for notice in uow.outbox.notices.find()})
    assert states == {Delivery.WITHDRAWN}


def test_that_it_is_taken_back_reaches_nobody_whom_the_message_never_reached(database: Database) -> None:
    made = entered(database)
    first = taken(made)
    taken_back(made)
    second = taken(made, first)  # it waits behind the first one
    never_arrives(made, first)
    never_arrives(made, second)
    assert in_channels(made) == []


def test_a_message_that_was_read_is_not_said_again_when_its_buttons_cannot_be_taken_away(
    database: Database,
) -> None:
    made = league(database)
    private = replace(QUESTION, place=Destination.PRIVATE, subject=4444, instead=5)
    made.change(lambda uow: uow.outbox.send(private))
    sent(made, taken(made))
    made.change(lambda uow: uow.outbox.close_question("q"))
    never_arrives(made, taken(made))
    assert in_channels(made) == []


def test_a_question_that_was_over_before_it_could_be_read_is_not_said_in_the_channel(
    database: Database,
) -> None:
    made = league(database)
    private = replace(QUESTION, place=Destination.PRIVATE, subject=4444, instead=5)
    made.change(lambda uow: uow.outbox.send(private))
    claimed = taken(made)
    made.change(lambda uow: uow.outbox.close_question("q"))
    never_arrives(made, claimed)
    assert in_channels(made) == []


def test_a_message_that_goes_to_the_channel_while_it_is_taken_back_is_struck_there(
    database: Database,
) -> None:
    if database.dialect.name == "sqlite":
        pytest.skip("it has one writer at a time")
    made = entered(database)
    claimed = taken(made)
    with meanwhile(database, lambda: never_arrives(made, claimed)):
        taken_back(made)
    assert in_channels(made) == [("notice-entered", Delivery.WITHDRAWN, (4444,))]


@contextmanager
def meanwhile(database: Database, happens: Callable[[], object]) -> Iterator[None]:
    """Before a notice is locked something happens to it in another transaction."""
    left = [happens]

    def looks(_c: Any, _cursor: Any, statement: str, *_rest: Any) -> None:  # noqa: ANN401 - the library's hook
        if "FROM outbox" in statement and "FOR UPDATE" in statement and left:
            left.pop()()

    event.listen(database, "before_cursor_execute", looks)
    try:
        yield
    finally:
        event.remove(database, "before_cursor_execute", looks)


@pytest.mark.parametrize(
    "change",
    [
        lambda uow: uow.outbox.close_question("q"),
        says(Wording("other")),
        lambda uow: strike(uow, uow.outbox.notices.find(key="q"), uow.journal.lines(GUILD, EventId(0), 1)[0]),
    ],
)
def test_a_message_that_is_noted_as_sent_while_its_question_is_settled_is_brought_up_to_date(
    database: Database, change: Callable[[UnitOfWork], object]
) -> None:
    if database.dialect.name == "sqlite":
        pytest.skip("it has one writer at a time")
    made = asked(database)
    made.do(add_entry, AddEntry(made.organizer(), made.event_id, 0, "Grandma"))
    claimed = taken(made)
    with meanwhile(database, lambda: sent(made, claimed)):
        made.change(change)
    assert one(made).state is Delivery.SETTLED

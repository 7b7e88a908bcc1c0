"""The code at the door: a guest asks to join or to check in, an organizer accepts; nothing happens before that."""

from dataclasses import replace
from functools import partial

import pytest

from data.door_tables import DoorRequest, DoorState, DoorWish
from data.own_data import neutral
from league.entry import EntryStatus
from league.event import EventStatus
from league.ids import PlayerId
from league.refusal import Refusal
from tests.support.event_run import GUILD, JUDGE, ORGANIZER, PLAYERS, EventRun, Member, code
from usecases.caller import Caller
from usecases.door.answer import AnswerAtDoor, DoorAnswered, answer_at_door
from usecases.door.ask import (
    MOST_OF_PHONE,
    MOST_OPEN,
    AskAtDoor,
    WithdrawAtDoor,
    ask_at_door,
    withdraw_at_door,
)
from usecases.door.code import door_code, event_at_door
from usecases.door.switch import DoorSheetAsked, door_sheet
from usecases.door.view import DoorShown, DoorView, door_view
from usecases.show.desk import desk
from usecases.show.event import EventQuestion
from usecases.show.page.floor import FloorAsked, Floors
from usecases.signup.account import GiveAccount, give_account
from usecases.waiting.event import waiting_in
from usecases.waiting.open import OpenKind, of_kind


def stranger(run: EventRun) -> Caller:
    run.interactions += 1
    return Caller(0, "", GUILD, run.now, -run.interactions)


def door(run: EventRun) -> str:
    return door_code(run.read(lambda uow: uow.doors.keys.find()[0]))


def asks(
    run: EventRun,
    name: str = "",
    *,
    player: PlayerId = PlayerId(0),
    said: str = "",
    device: str = "",
) -> DoorRequest | Refusal:
    """A phone asks to join by a name, or to check a player in; each name has its own phone unless one is named."""
    wish = DoorWish.CHECK_IN if player else DoorWish.JOIN
    command = AskAtDoor(stranger(run), said or door(run), device or f"{name}{player}", wish, name, player)
    outcome: DoorRequest | Refusal = run.do(ask_at_door, command)
    return outcome


def asked(run: EventRun, name: str = "", **more: object) -> DoorRequest:
    outcome = asks(run, name, **more)  # type: ignore[arg-type]  # a test's shorthand
    assert isinstance(outcome, DoorRequest), outcome
    return outcome


def answers(
    run: EventRun, request: DoorRequest, who: Member = ORGANIZER, *, accepts: bool = True
) -> DoorAnswered | Refusal:
    outcome: DoorAnswered | Refusal = run.do(
        answer_at_door, AnswerAtDoor(run.caller(who), request.id, accepts)
    )
    return outcome


def accepted(run: EventRun, request: DoorRequest) -> DoorAnswered:
    outcome = answers(run, request)
    assert isinstance(outcome, DoorAnswered), outcome
    return outcome


def state(run: EventRun, request: DoorRequest) -> DoorState:
    found: DoorRequest = run.read(lambda uow: uow.doors.requests.require(request.id))
    return found.state


def seen(run: EventRun, device: str, sought: str = "") -> DoorView:
    found = run.read(lambda uow: door_view(DoorShown(door(run), device, sought), uow))
    assert isinstance(found, DoorView)
    return found


def waiting(run: EventRun) -> list[str]:
    opens = run.read(lambda uow: of_kind(waiting_in(uow, run.event, run.now), OpenKind.DOOR))
    return [one.about.name for one in opens]


@pytest.fixture
def hall(run: EventRun) -> EventRun:
    """An open sign-up whose door has a code."""
    run.event_with(3)
    run.done(ORGANIZER, "signup door", mode="on")
    return run


def checking_in(run: EventRun) -> None:
    run.done(ORGANIZER, "event checkin", until="23:00")
    assert run.status is EventStatus.CHECK_IN


def test_a_guest_asks_and_is_in_when_the_organizer_accepts(hall: EventRun) -> None:
    request = asked(hall, " Ann  Lee ")
    assert request.name == "Ann Lee"
    assert hall.read(lambda uow: uow.people.first(guild_id=GUILD, name="Ann Lee")) is None
    assert waiting(hall) == ["Ann Lee"]
    done = accepted(hall, request)
    assert done.handled is not None
    assert hall.entry(hall.guest("Ann Lee")) is EntryStatus.CONFIRMED
    assert hall.audited()[-1] == "entry-add"
    assert waiting(hall) == []
    (own,) = seen(hall, " Ann  Lee 0").requests
    assert (own.request.state, own.name, own.status) == (
        DoorState.ACCEPTED, "Ann Lee", EntryStatus.CONFIRMED,
    )  # fmt: skip


def test_undo_of_a_yes_takes_the_entry_back_and_the_request_waits_again(hall: EventRun) -> None:
    request = asked(hall, "Ann")
    accepted(hall, request)
    assert not isinstance(hall.take_back(), Refusal)
    assert hall.read(lambda uow: uow.people.first(guild_id=GUILD, name="Ann")) is None
    assert waiting(hall) == ["Ann"]
    accepted(hall, request)
    assert hall.entry(hall.guest("Ann")) is EntryStatus.CONFIRMED


def test_a_request_is_declined_audited_and_that_is_undone(hall: EventRun) -> None:
    request = asked(hall, "Ann")
    done = answers(hall, request, accepts=False)
    assert isinstance(done, DoorAnswered)
    assert done.handled is None
    assert hall.audited()[-1] == "door-declined"
    assert state(hall, request) is DoorState.DECLINED
    assert code(answers(hall, request)) == "door-answered"
    assert not isinstance(hall.take_back(), Refusal)
    assert state(hall, request) is DoorState.OPEN


def test_who_is_on_the_list_asks_to_be_checked_in(hall: EventRun) -> None:
    player = hall.player(PLAYERS[0])
    assert code(asks(hall, player=player)) == "check-in-not-open"
    checking_in(hall)
    (found,) = seen(hall, "phone", PLAYERS[0].name).found
    assert (found.player, found.may_check_in) == (player, True)
    request = asked(hall, player=player)
    assert hall.entry(PLAYERS[0]) is EntryStatus.CONFIRMED
    accepted(hall, request)
    assert hall.entry(PLAYERS[0]) is EntryStatus.CHECKED_IN
    assert hall.audited()[-1] == "entry-check-in"
    assert not isinstance(hall.take_back(), Refusal)
    assert hall.entry(PLAYERS[0]) is EntryStatus.CONFIRMED
    assert state(hall, request) is DoorState.OPEN
    stranger_to_it = hall.done(ORGANIZER, "signup add", guest="Zed").person
    hall.done(ORGANIZER, "signup remove", player=stranger_to_it.id)
    assert code(asks(hall, player=PlayerId(stranger_to_it.id))) == "not-signed-up"


def test_who_is_let_in_while_the_check_in_is_open_is_here(hall: EventRun) -> None:
    checking_in(hall)
    done = accepted(hall, asked(hall, "Ann"))
    assert done.handled is not None
    assert done.handled.status is EntryStatus.CHECKED_IN
    assert not isinstance(hall.take_back(), Refusal)
    assert hall.read(lambda uow: uow.people.first(guild_id=GUILD, name="Ann")) is None


def test_a_check_in_that_is_over_waits_no_more(hall: EventRun) -> None:
    checking_in(hall)
    asked(hall, player=hall.player(PLAYERS[0]))
    asked(hall, "Ann")
    assert len(waiting(hall)) == 2
    hall.done(ORGANIZER, "event close")
    assert waiting(hall) == ["Ann"]


def test_a_closed_signup_says_so(hall: EventRun) -> None:
    assert seen(hall, "phone").signs_up
    hall.done(ORGANIZER, "event close")
    assert not seen(hall, "phone").signs_up
    assert code(asks(hall, "Ann")) == "door-closed"


def test_namesakes_are_said_at_once(hall: EventRun) -> None:
    name = PLAYERS[0].name
    assert [one.name for one in seen(hall, "phone", name.lower()).found] == [name]
    request = asked(hall, name)
    found = hall.read(lambda uow: desk(EventQuestion(hall.caller(ORGANIZER), hall.event.id), uow))
    (one,) = found.door
    assert one.namesakes == (f"{name} #{hall.player(PLAYERS[0])}",)
    done = accepted(hall, request)
    assert done.handled is not None
    assert done.handled.namesakes == one.namesakes
    assert code(asks(hall, name)) == "door-name-taken"  # a guest of just this name is in
    assert len(seen(hall, "phone", name).found) == 2


@pytest.mark.parametrize("name", ["", "   ", "\u3164", "\u200b"])
def test_a_name_that_nobody_can_see_is_none(hall: EventRun, name: str) -> None:
    assert code(asks(hall, name, device="phone")) == "name-empty"


def test_the_same_is_asked_once(hall: EventRun) -> None:
    asked(hall, "Ann")
    assert code(asks(hall, "ＡＮＮ")) == "door-asked"
    checking_in(hall)
    asked(hall, player=hall.player(PLAYERS[0]), device="one")
    assert code(asks(hall, player=hall.player(PLAYERS[0]), device="two")) == "door-asked"


def test_a_phone_and_a_door_have_so_many_requests_at_most(hall: EventRun) -> None:
    for number in range(MOST_OF_PHONE):
        asked(hall, f"Child {number}", device="family")
    assert code(asks(hall, "One more", device="family")) == "door-phone-full"
    for number in range(MOST_OPEN - MOST_OF_PHONE):
        asked(hall, f"Guest {number}")
    assert code(asks(hall, "Late")) == "door-full"
    first = hall.read(lambda uow: uow.doors.requests.find()[0])
    accepted(hall, first)
    asked(hall, "Late")


def test_a_phone_takes_its_own_request_back_and_nobody_elses(hall: EventRun) -> None:
    request = asked(hall, "Ann", device="own")

    def withdrawn(device: str) -> object:
        return hall.do(withdraw_at_door, WithdrawAtDoor(stranger(hall), door(hall), device, request.id))

    assert code(withdrawn("other")) == "door-unknown"
    withdrawn("own")
    assert state(hall, request) is DoorState.WITHDRAWN
    assert code(withdrawn("own")) == "door-answered"
    assert code(answers(hall, request)) == "door-answered"
    assert waiting(hall) == []


def test_switched_off_or_made_anew_the_old_code_opens_nothing(hall: EventRun) -> None:
    first = door(hall)
    assert hall.refused(JUDGE, "signup door", mode="off") == "needs-organizer"
    assert hall.done(ORGANIZER, "signup door", mode="on").code == first  # shown again, and nothing is done
    assert hall.audited().count("door-on") == 1
    assert hall.done(ORGANIZER, "signup door", mode="off").code == ""
    assert code(asks(hall, "Ann", said=first)) == "door-unknown"
    assert hall.refused(ORGANIZER, "signup door", mode="off") == "door-is-off"
    assert not isinstance(hall.take_back(), Refusal)
    asked(hall, "Ann", said=first)
    fresh = hall.done(ORGANIZER, "signup door", mode="new").code
    assert fresh != first
    assert code(asks(hall, "Ben", said=first)) == "door-unknown"
    asked(hall, "Ben", said=fresh.upper().replace("0", "O"))


def test_a_code_cannot_be_guessed_from_another_events(hall: EventRun) -> None:
    hall.done(ORGANIZER, "event create", name="Other")
    hall.done(ORGANIZER, "event open", event=2)
    other = hall.done(ORGANIZER, "signup door", mode="on", event=2).code
    mixed = f"{door(hall).partition('-')[0]}-{other.partition('-')[2]}"
    assert hall.read(lambda uow: event_at_door(uow, mixed)) is None
    assert hall.read(lambda uow: event_at_door(uow, other)).name == "Other"


def test_organizers_alone_answer_see_and_print(hall: EventRun) -> None:
    request = asked(hall, "Ann")
    for who in (JUDGE, PLAYERS[0]):
        assert code(answers(hall, request, who)) == "needs-organizer"
        sheet = DoorSheetAsked(hall.caller(who), hall.event.id)
        assert hall.read(partial(door_sheet, sheet)) is None
    elsewhere = replace(hall.caller(ORGANIZER), guild_id=GUILD + 1, is_admin=True)
    assert code(hall.do(answer_at_door, AnswerAtDoor(elsewhere, request.id, accepts=True))) == "door-gone"
    judge = hall.read(lambda uow: Floors().of(FloorAsked(hall.caller(JUDGE), hall.event.id), uow))
    organizer = hall.read(lambda uow: Floors().of(FloorAsked(hall.caller(ORGANIZER), hall.event.id), uow))
    assert judge.state.door == ()
    assert [one.name for one in organizer.state.door] == ["Ann"]


def test_the_floor_is_another_once_somebody_asks(hall: EventRun) -> None:
    before = hall.read(lambda uow: uow.stamps.floor(hall.event.id))
    asked(hall, "Ann")
    assert hall.read(lambda uow: uow.stamps.floor(hall.event.id)) != before


def test_who_wants_to_be_forgotten_is_no_name_at_the_door_either(hall: EventRun) -> None:
    accepted(hall, asked(hall, "Annabel", device="phone"))
    number = hall.guest("Annabel")
    hall.do(give_account, GiveAccount(hall.caller(ORGANIZER), number, 777_000_000_000_000_001, "Annabel"))
    hall.change(lambda uow: uow.own_data(777_000_000_000_000_001).forget())
    (request,) = hall.read(lambda uow: uow.doors.requests.find())
    assert request.name == neutral(number)
    changes = hall.read(
        lambda uow: repr(uow.journal._connection.exec_driver_sql("SELECT before FROM change").all())
    )
    assert "Annabel" not in changes

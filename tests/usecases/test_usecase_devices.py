"""Signing in on the web: a link works once, a device for as long as it is used, and each is one person's."""

from dataclasses import replace
from datetime import timedelta
from itertools import count
from typing import Any

import pytest

from bot.i18n import LANGUAGES
from bot.ui.notices import notice_reply
from data.backup import back_up, restore_from
from data.database import Database
from data.pass_records import PassKind
from data.pass_tables import WebPassRow
from data.privacy import delete_guild
from data.records import Delivery, Destination, Notice, Person
from data.retention import DEFAULT_DAYS, forget_old
from data.statements import table_of
from data.transaction import read, write
from league.ids import PlayerId
from league.refusal import Refusal
from tests.support.league_builder import NOW, league
from usecases.block import shut_out
from usecases.caller import Caller
from usecases.device.ask_for_link import AskForLink, Link, ask_for_link
from usecases.device.behind import Device, SecretShown, device_behind, link_behind
from usecases.device.label import label_of
from usecases.device.life import DEVICE_LASTS, LINK_LASTS, MOST_DEVICES, SEEN_EVERY
from usecases.device.own_devices import own_devices
from usecases.device.seen import NoteSeen, note_seen
from usecases.device.sign_out import SignedOut, SignOut, sign_out
from usecases.device.use_link import SignedIn, UseLink, use_link
from usecases.execute import execute
from usecases.settings.data import ForgetMe, Forgotten, forget_me

SITE = "https://league.example.org"
HANA, OLAF = 1001, 1002
MINUTE, DAY = timedelta(minutes=1), timedelta(days=1)
_INTERACTIONS = count(1)


class Door:
    """The use cases over a database, with a clock of its own."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.now = NOW

    def caller(self, user: int) -> Caller:
        return Caller(user, f"U{user}", 10, self.now, next(_INTERACTIONS))

    def link(self, user: int = HANA, address: str = SITE) -> Any:  # noqa: ANN401 - a link, or a refusal
        return execute(self.database, ask_for_link, AskForLink(self.caller(user), address))

    def use(self, secret: str, before: str = "") -> Any:  # noqa: ANN401 - who is signed in, or a refusal
        stranger = Caller(0, "", 0, self.now)
        return execute(self.database, use_link, UseLink(stranger, secret, "Firefox · Android", before))

    def sign_in(self, user: int = HANA, before: str = "") -> SignedIn:
        done = self.use(self.link(user).secret, before)
        assert isinstance(done, SignedIn)
        return done

    def who(self, secret: str) -> Device | None:
        return read(self.database, lambda uow: device_behind(SecretShown(secret, self.now), uow))

    def sign_out(self, user: int, device: int | None = None) -> Any:  # noqa: ANN401 - a number, or a refusal
        return execute(self.database, sign_out, SignOut(self.caller(user), device))

    def see(self, signed_in: SignedIn) -> Any:  # noqa: ANN401 - the device, or a refusal
        caller = Caller(signed_in.device.user_id, "", 0, self.now)
        return execute(self.database, note_seen, NoteSeen(caller, signed_in.secret))

    def devices(self, user: int = HANA) -> list[int]:
        return [one.id for one in read(self.database, lambda uow: own_devices(self.caller(user), uow))]

    def told(self) -> tuple[Notice, ...]:
        return read(self.database, lambda uow: uow.outbox.notices.find())

    def rows(self) -> str:
        with self.database.connect() as connection:
            return repr([dict(row) for row in connection.execute(table_of(WebPassRow).select()).mappings()])


@pytest.fixture
def door(database: Database) -> Door:
    return Door(database)


def code(outcome: object) -> str:
    assert isinstance(outcome, Refusal), outcome
    return outcome.code


def test_a_link_signs_its_person_in_once(door: Door) -> None:
    link = door.link()
    signed_in = door.use(link.secret)
    assert door.who(signed_in.secret) == signed_in.device
    assert (signed_in.device.user_id, signed_in.device.name) == (HANA, "U1001")
    assert code(door.use(link.secret)) == "link-ended"
    assert door.devices() == [signed_in.device.id]


def test_looking_at_a_link_uses_nothing_up(door: Door) -> None:
    link = door.link()
    for _ in range(3):
        owner = read(door.database, lambda uow: link_behind(SecretShown(link.secret, door.now), uow))
        assert owner is not None
        assert owner.user_id == HANA
    assert isinstance(door.use(link.secret), SignedIn)


@pytest.mark.parametrize(("after", "works"), [(LINK_LASTS - MINUTE, True), (LINK_LASTS, False)])
def test_a_link_works_for_fifteen_minutes(door: Door, after: timedelta, works: bool) -> None:  # noqa: FBT001 - a case
    link = door.link()
    door.now += after
    assert isinstance(door.use(link.secret), SignedIn) is works


def test_a_device_lasts_sixty_days_from_when_it_was_last_seen(door: Door) -> None:
    one, other = door.sign_in(), door.sign_in()
    door.now += 59 * DAY
    assert isinstance(door.see(one), Device)
    door.now += 2 * DAY
    assert door.who(other.secret) is None
    assert code(door.see(other)) == "device-gone"
    door.now += 57 * DAY
    assert door.who(one.secret) is not None
    door.now += DAY
    assert door.who(one.secret) is None


def test_no_secret_is_kept(door: Door) -> None:
    link = door.link()
    signed_in = door.use(door.link().secret)
    kept = door.rows() + repr(door.told())
    assert link.secret not in kept
    assert signed_in.secret not in kept
    assert "digest" in kept


@pytest.mark.parametrize("said", ["", "x", "A" * 43, "A" * 10_000, "\udc80" * 43, "é" * 43])
def test_what_is_no_secret_of_ours_lets_nobody_in(door: Door, said: str) -> None:
    door.sign_in()
    assert door.who(said) is None
    assert code(door.use(said)) == "link-ended"


def test_a_links_secret_is_no_devices_and_the_reverse(door: Door) -> None:
    link, signed_in = door.link(), door.sign_in()
    assert door.who(link.secret) is None
    assert code(door.use(signed_in.secret)) == "link-ended"


def test_a_device_is_signed_out_by_its_person_alone(door: Door) -> None:
    signed_in = door.sign_in(HANA)
    assert code(door.sign_out(OLAF, signed_in.device.id)) == code(door.sign_out(OLAF, 99)) == "device-gone"
    assert code(door.sign_out(OLAF, 0)) == "device-gone"
    assert door.who(signed_in.secret) is not None
    assert door.sign_out(HANA, signed_in.device.id) == SignedOut(1)
    assert door.who(signed_in.secret) is None
    assert code(door.sign_out(HANA, signed_in.device.id)) == "device-gone"


def test_signing_out_everywhere_ends_all_devices_and_links_and_nobody_elses(door: Door) -> None:
    own, other = [door.sign_in() for _ in range(3)], door.sign_in(OLAF)
    link = door.link()
    assert door.sign_out(HANA) == SignedOut(3)
    assert [door.who(one.secret) for one in own] == [None] * 3
    assert code(door.use(link.secret)) == "link-ended"
    assert door.who(other.secret) is not None


def test_a_link_is_no_device_to_sign_out(door: Door) -> None:
    link = door.link()
    number = read(door.database, lambda uow: uow.web_passes.find(user_id=HANA)[0].id)
    assert code(door.sign_out(HANA, number)) == "device-gone"
    assert isinstance(door.use(link.secret), SignedIn)


def test_a_browser_that_signs_in_again_is_one_device(door: Door) -> None:
    before = door.sign_in(OLAF)
    after = door.sign_in(HANA, before=before.secret)
    assert door.who(before.secret) is None
    assert (door.devices(OLAF), door.devices(HANA)) == ([], [after.device.id])


def test_the_device_that_was_seen_longest_ago_gives_way_to_one_too_many(door: Door) -> None:
    made = []
    for _ in range(MOST_DEVICES):
        door.now += 10 * MINUTE
        made.append(door.sign_in())
    door.now += SEEN_EVERY
    door.see(made[0])
    door.sign_in()
    assert door.who(made[0].secret) is not None
    assert door.who(made[1].secret) is None
    assert len(door.devices()) == MOST_DEVICES


def test_a_new_device_is_told_its_person_in_private_with_a_way_out(door: Door) -> None:
    signed_in = door.sign_in()
    (notice,) = door.told()
    assert (notice.place, notice.subject, notice.instead) == (Destination.PRIVATE, HANA, 0)
    assert notice.buttons == (f"device-not-me:{signed_in.device.id}:0",)
    for language in LANGUAGES:
        reply = notice_reply(notice, language)
        assert "Firefox · Android" in reply.content
        assert reply.view is not None
    door.sign_out(HANA)
    assert door.told()[0].buttons == ()


def test_a_message_that_stands_already_loses_its_button_when_the_device_is_signed_out(door: Door) -> None:
    door.sign_in()
    sent = replace(door.told()[0], state=Delivery.SENT, message_id=5, channel_id=6)
    write(door.database, lambda uow: uow.outbox.notices.save(sent), lambda _: True)
    door.sign_out(HANA)
    assert (door.told()[0].buttons, door.told()[0].state) == ((), Delivery.SETTLED)


@pytest.mark.parametrize(
    ("address", "refused"),
    [
        ("", "pages-off"),
        ("http://league.example.org", "pages-unencrypted"),
        ("http://192.168.0.7:8080", "pages-unencrypted"),
        ("http://127.0.0.1.example.org", "pages-unencrypted"),
        ("http://localhost.example.org:80", "pages-unencrypted"),
    ],
)
def test_nobody_signs_in_where_others_on_the_way_could_read_along(
    door: Door, address: str, refused: str
) -> None:
    assert code(door.link(address=address)) == refused


@pytest.mark.parametrize(
    "address", ["https://x.example", "http://127.0.0.1:8766", "http://localhost:80", "http://[::1]:80"]
)
def test_one_signs_in_by_https_and_on_the_same_machine(door: Door, address: str) -> None:
    assert isinstance(door.link(address=address), Link)


def test_links_are_given_out_in_bounds(door: Door) -> None:
    for _ in range(10):
        assert isinstance(door.link(), Link)
    assert code(door.link()) == "limit-web-link"
    assert isinstance(door.link(OLAF), Link)


def test_whoever_is_shut_out_is_let_in_by_nothing_that_they_hold(door: Door) -> None:
    signed_in, link = door.sign_in(), door.link()
    write(door.database, lambda uow: shut_out(HANA, door.now, uow), lambda _: True)
    assert door.who(signed_in.secret) is None
    assert code(door.use(link.secret)) == "link-ended"


def test_whoever_is_forgotten_is_signed_in_nowhere_and_nothing_tells_of_their_devices(door: Door) -> None:
    signed_in, link, other = door.sign_in(), door.link(), door.sign_in(OLAF)
    assert isinstance(execute(door.database, forget_me, ForgetMe(door.caller(HANA))), Forgotten)
    assert door.who(signed_in.secret) is None
    assert code(door.use(link.secret)) == "link-ended"
    assert [notice.subject for notice in door.told()] == [OLAF]
    assert door.who(other.secret) is not None
    assert str(HANA) not in door.rows()


def test_own_data_tells_of_devices_without_what_is_kept_of_their_secrets(door: Door) -> None:
    door.sign_in()
    (device,) = read(door.database, lambda uow: uow.own_data(HANA).everything())["web_pass"]
    assert device["label"] == "Firefox · Android"
    assert device["kind"] == PassKind.DEVICE
    assert "digest" not in device


def test_what_has_ended_is_forgotten_in_the_night(door: Door) -> None:
    door.link()
    door.sign_in()
    assert forget_old(door.database, DEFAULT_DAYS, door.now + DAY).get("web_pass") == 1
    assert forget_old(door.database, DEFAULT_DAYS, door.now + DEVICE_LASTS).get("web_pass") == 1
    assert door.rows() == "[]"


def test_the_message_of_a_device_is_forgotten_like_others_though_its_button_stands(door: Door) -> None:
    door.sign_in()
    sent = replace(door.told()[0], state=Delivery.SENT, attempted_at=door.now)
    write(door.database, lambda uow: uow.outbox.notices.save(sent), lambda _: True)
    forget_old(door.database, DEFAULT_DAYS, door.now + 89 * DAY)
    assert door.told() != ()
    forget_old(door.database, DEFAULT_DAYS, door.now + 91 * DAY)
    assert door.told() == ()


def test_a_backup_signs_nobody_in_again(door: Door, tmp_path: Any) -> None:  # noqa: ANN401 - a path
    signed_in = door.sign_in()
    file = back_up(door.database, tmp_path, portable=True)
    door.sign_out(HANA)
    restore_from(door.database, file)
    assert door.who(signed_in.secret) is None
    assert door.rows() == "[]"


def test_a_deleted_server_takes_the_devices_of_those_along_who_are_known_nowhere_else(door: Door) -> None:
    league(door.database).change(lambda uow: uow.people.add(Person(PlayerId(0), 11, "U1002", OLAF)))
    here_alone, elsewhere = door.sign_in(HANA), door.sign_in(OLAF)
    delete_guild(door.database, 10)
    assert door.who(here_alone.secret) is None
    assert door.who(elsewhere.secret) is not None
    assert [notice.subject for notice in door.told()] == [OLAF]


@pytest.mark.parametrize(
    ("agent", "label"),
    [
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1", "Safari · iPhone"),
        ("Mozilla/5.0 (Windows NT 10.0) Chrome/131.0 Safari/537.36 Edg/131.0", "Edge · Windows"),
        ("Mozilla/5.0 (Linux; Android 15) Chrome/131.0 Mobile Safari/537.36", "Chrome · Android"),
        ("Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0", "Firefox · Linux"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) Version/17.0 Safari/605.1", "Safari · Mac"),
        ("", ""),
        ("<script>**@everyone**", ""),
    ],
)  # fmt: skip
def test_a_device_is_called_after_what_is_known_of_it_alone(agent: str, label: str) -> None:
    assert label_of(agent) == label

"""The life of links and devices under any sequence of deeds: who is let in is what a small model says."""

from dataclasses import dataclass, field
from datetime import datetime, timedelta
from itertools import count

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from data.database import Database
from data.retention import DEFAULT_DAYS, forget_old
from tests.usecases.test_usecase_devices import Door
from usecases.device.behind import Device
from usecases.device.life import DEVICE_LASTS, LINK_LASTS, MOST_DEVICES, SEEN_EVERY
from usecases.device.use_link import SignedIn
from usecases.execute import execute
from usecases.settings.data import ForgetMe, forget_me

_NUMBERS = count(5000, 2)
_WHO, _WHICH = st.integers(0, 1), st.integers(0, 30)
_AT_ONCE = timedelta()
_WAITS = (_AT_ONCE, _AT_ONCE, _AT_ONCE, LINK_LASTS, SEEN_EVERY, timedelta(days=30), DEVICE_LASTS)
_DEEDS = st.tuples(
    st.sampled_from(("link", "link", "use", "use", "again", "see", "out", "all", "forget", "night")),
    _WHO,
    _WHICH,
    st.sampled_from(_WAITS),
)


@dataclass
class Held:
    """What somebody has in hand, whether or not it still counts."""

    user: int
    until: datetime
    seen: datetime
    device: int = 0


@dataclass
class Model:
    """Who is let in by which secret, told in the fewest words."""

    links: dict[str, Held] = field(default_factory=dict)
    devices: dict[str, Held] = field(default_factory=dict)

    def used(self, link: str, secret: str, device: int, now: datetime) -> None:
        """A device comes for a link; of more than ten, the one goes that was seen longest ago."""
        user = self.links.pop(link).user
        own = [said for said, held in self.devices.items() if held.user == user and now < held.until]
        own.sort(key=lambda said: (self.devices[said].seen, self.devices[said].device))
        for said in own[: max(0, len(own) - MOST_DEVICES + 1)]:
            del self.devices[said]
        self.devices[secret] = Held(user, now + DEVICE_LASTS, now, device)

    def gone(self, user: int) -> None:
        """Nothing of this person counts any more."""
        for held in (self.links, self.devices):
            for said in [said for said, one in held.items() if one.user == user]:
                del held[said]


class Walk:
    """The use cases and the model, side by side."""

    def __init__(self, door: Door, people: tuple[int, int]) -> None:
        self.door, self.people, self.model = door, people, Model()
        self.links: list[str] = []
        self.devices: list[tuple[int, str, int]] = []

    def step(self, deed: str, user: int, which: int) -> None:
        getattr(self, f"_{deed}")(user, which)
        for owner, secret, device in self.devices:
            held = self.model.devices.get(secret)
            found = self.door.who(secret)
            assert (found is not None) == (held is not None and self.door.now < held.until), deed
            assert found is None or (found.user_id, found.id) == (owner, device)
        for person in self.people:
            assert len(self.door.devices(person)) <= MOST_DEVICES
        kept = self.door.rows()
        assert not any(secret in kept for secret in (*self.links, *(said for _, said, _ in self.devices)))

    def _link(self, user: int, _which: int) -> None:
        self.door.now += timedelta(minutes=2)  # below the limit of links
        link = self.door.link(user)
        self.links.append(link.secret)
        self.model.links[link.secret] = Held(user, link.ends_at, self.door.now)

    def _use(self, _user: int, which: int, before: str = "") -> None:
        """Also links that were used, have ended, or were taken back."""
        if not self.links:
            return
        link = self.links[-1 - which % len(self.links)]
        held = self.model.links.get(link)
        done = self.door.use(link, before)
        assert isinstance(done, SignedIn) == (held is not None and self.door.now < held.until)
        if isinstance(done, SignedIn):
            assert held is not None
            assert done.device.user_id == held.user
            self.model.devices.pop(before, None)
            self.model.used(link, done.secret, done.device.id, self.door.now)
            self.devices.append((held.user, done.secret, done.device.id))

    def _again(self, user: int, which: int) -> None:
        """On a browser that was signed in before, as whoever it was."""
        self._use(user, which, self.devices[which % len(self.devices)][1] if self.devices else "")

    def _see(self, _user: int, which: int) -> None:
        if not self.devices:
            return
        _, secret, _ = self.devices[-1 - which % len(self.devices)]
        found = self.door.who(secret)
        if found is not None:
            assert isinstance(self.door.see(SignedIn(found, secret)), Device)
            held = self.model.devices[secret]
            held.seen, held.until = self.door.now, self.door.now + DEVICE_LASTS

    def _out(self, user: int, which: int) -> None:
        if not self.devices:
            return
        owner, secret, device = self.devices[-1 - which % len(self.devices)]
        self.door.sign_out(user, device)
        if owner == user:
            self.model.devices.pop(secret, None)

    def _all(self, user: int, _which: int) -> None:
        self.door.sign_out(user)
        self.model.gone(user)

    def _forget(self, user: int, _which: int) -> None:
        self.door.now += timedelta(hours=1)  # below the limit of asking for one's data
        execute(self.door.database, forget_me, ForgetMe(self.door.caller(user)))
        self.model.gone(user)

    def _night(self, _user: int, _which: int) -> None:
        """What has ended is forgotten, and nothing else."""
        forget_old(self.door.database, DEFAULT_DAYS, self.door.now)


@given(deeds=st.lists(_DEEDS, min_size=8, max_size=25))
@settings(max_examples=20, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_whoever_holds_a_secret_is_let_in_exactly_as_long_as_it_counts(
    database: Database, deeds: list[tuple[str, int, int, timedelta]]
) -> None:
    """Each walk has two people of its own, so that all may share a database."""
    first = next(_NUMBERS)
    walk = Walk(Door(database), (first, first + 1))
    for deed, who, which, wait in deeds:
        walk.door.now += wait
        walk.step(deed, walk.people[who], which)

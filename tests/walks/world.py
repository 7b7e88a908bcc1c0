"""A league's server on a fresh database, with a Discord in memory and a clock that the walk moves."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final, TypeVar

from sqlalchemy import event

from bot.bot_context import BotContext
from bot.config import Settings
from data.database import Database
from data.records import Guild
from data.transaction import read, write
from data.unit_of_work import UnitOfWork
from league.refusal import Refusal
from tests.support.game_night import forget_states
from tests.walks import fake_discord
from tests.walks.carrying import carry_notice, carry_post, noted
from tests.walks.fake_discord import FakeDiscord
from usecases.caller import Caller
from usecases.delivery.claim import ClaimedNotice, ClaimedPost, Claims, Share, claim, release_claims
from usecases.execute import execute
from usecases.play.downtime import Served, give_time_back, servers_not_served, still_served
from usecases.timers import fire
from usecases.timers.downtime import league_waits_longer, leagues_not_served

T = TypeVar("T")
GUILD: Final = 10
START: Final = datetime(2026, 5, 1, 10, tzinfo=UTC)
ORGANIZER, JUDGE, ADMIN, JUDGING_PLAYER = 1, 2, 3, 1003
PLAYERS: Final = tuple(range(1001, 1011))
STRANGER: Final = 1099
ORGANIZER_ROLE, JUDGE_ROLE = 7, 8
_ROLES: Final = {
    ORGANIZER: frozenset({ORGANIZER_ROLE}),
    JUDGE: frozenset({JUDGE_ROLE}),
    JUDGING_PLAYER: frozenset({JUDGE_ROLE}),
}
_NEARLY: Final = timedelta(minutes=2)
"""What is due so soon is waited for before the law is held against what stands."""
_MOST_ROUNDS: Final = 60


class NeverSettledError(Exception):
    """The outbox always has more to do: what it sends makes new work without end."""


@dataclass(slots=True)
class World:
    """Everything that a step may touch."""

    database: Database
    bot_context: BotContext
    discord: FakeDiscord = field(default_factory=FakeDiscord)
    now: datetime = START
    interactions: int = 1_000
    under_way: list[tuple[tuple[str, int], Iterator[None]]] = field(default_factory=list)
    """What is being carried: the key of each, and its next steps."""
    is_changed: bool = True
    """Whether a row was written, or Discord did something, since this was last set to False."""

    def caller(self, user: int, channel_id: int = 0) -> Caller:
        """Somebody who speaks now; every second one speaks the other language."""
        self.interactions += 1
        return Caller(
            user,
            f"U{user}",
            GUILD,
            self.now,
            self.interactions,
            _ROLES.get(user, frozenset()),
            is_admin=user == ADMIN,
            locale="ja" if user % 2 else "en-US",
            channel_id=channel_id,
        )

    def do(self, use_case: Callable[..., T | Refusal], command: Any) -> T | Refusal:  # noqa: ANN401 - any command
        """Carry out a use case, as the bot does."""
        return execute(self.database, use_case, command)

    def read(self, query: Callable[[UnitOfWork], T]) -> T:
        """Look into the database."""
        return read(self.database, query)

    # Time

    def wait_until(self, moment: datetime) -> None:
        """Time passes, and what falls due on the way happens at its moment."""
        while (due := self.read(lambda uow: uow.timers.next_due())) is not None and due <= moment:
            self.now = max(self.now, due)
            self._fire_due()
            self.deliver()
        self.now = max(self.now, moment)

    def _fire_due(self) -> None:
        for number in self.read(lambda uow: uow.timers.due(self.now)):
            write(self.database, partial(fire, number, self.now), bool)

    def be_away_until(self, moment: datetime) -> None:
        """No process runs until then; the next one gives time back before anything is due."""
        self.be_killed()
        noted(self, lambda uow: still_served(self._served(), uow))
        self.now = moment
        self.start_anew()

    def start_anew(self) -> None:
        """A process starts: what was claimed is free again, and whoever was not served has the time back."""
        noted(self, lambda uow: release_claims(Share(self.now), uow))
        for away in self.read(lambda uow: servers_not_served(self._served(), uow)):
            noted(self, partial(give_time_back, away))
        for away in self.read(lambda uow: leagues_not_served(self._served(), uow)):
            noted(self, partial(league_waits_longer, away))
        noted(self, lambda uow: still_served(self._served(), uow))

    def be_killed(self) -> None:
        """The process is gone in the middle of what it does; nothing is noted any more."""
        self.under_way.clear()
        forget_states()

    def _served(self) -> Served:
        return Served((0,), 1, self.now)

    # Delivery

    def deliver(self) -> None:
        """Carry what waits until nothing does, also what is due in a moment."""
        for _ in range(_MOST_ROUNDS):
            self._fire_due()
            self._finish()
            if self.take() or self.under_way:
                continue
            soon = self.read(lambda uow: uow.outbox.next_due())
            if soon is None or soon > self.now + _NEARLY:
                return
            self.now = max(self.now, soon)
        waits = self.read(lambda uow: uow.outbox.waiting())
        raise NeverSettledError(f"posts and notices wait after {_MOST_ROUNDS} rounds: {waits}")

    def take(self) -> bool:
        """Claim what waits and begin to carry it; whether there was anything."""
        held = [key for key, _ in self.under_way]
        share = Share(
            self.now,
            posts=frozenset(number for kind, number in held if kind == "post"),
            notices=frozenset(number for kind, number in held if kind == "notice"),
        )
        claims = noted(self, partial(claim, share))
        self.under_way += self._begun(claims)
        return bool(claims.posts or claims.notices or claims.more)

    def _begun(self, claims: Claims) -> list[tuple[tuple[str, int], Iterator[None]]]:
        taken: list[ClaimedPost | ClaimedNotice] = [*claims.posts, *claims.notices]
        claimed = sorted(taken, key=_order)
        return [
            (("post", one.post.id), carry_post(self, one))
            if isinstance(one, ClaimedPost)
            else (("notice", one.notice.id), carry_notice(self, one))
            for one in claimed
        ]

    def _finish(self) -> None:
        carried, self.under_way = self.under_way, []
        for _, steps in carried:
            for _ in steps:
                pass

    def carry_some(self, chance: Random) -> None:
        """Carry what waits only so far: some of it is done, some is between its steps, some not begun."""
        self._fire_due()
        self.take()
        left = []
        for key, steps in self.under_way:
            ended = object()
            if all(next(steps, ended) is not ended for _ in range(chance.randrange(5))):
                left.append((key, steps))
        self.under_way = left


def _order(claimed: ClaimedPost | ClaimedNotice) -> tuple[int, int]:
    """In which order posts and notices were wished for."""
    if isinstance(claimed, ClaimedPost):
        return (claimed.post.id, 0)
    return (claimed.notice.after_post, claimed.notice.id)


_WRITTEN: Final = re.compile(r'(?:INSERT INTO|UPDATE|DELETE FROM) "?(\w+)"?')
_OF_THE_PROCESS: Final = frozenset({"command", "shard_served", "told_kind"})
"""Rows that say what was done already, and that a process runs: nothing else is made of them."""


def _watch(world: World) -> None:
    """Note when anything is written that may show."""

    def note(*told: object) -> None:
        found = _WRITTEN.match(str(told[2]))
        if found and found[1] not in _OF_THE_PROCESS:
            world.is_changed = True

    event.listen(world.database, "before_cursor_execute", note)


@contextmanager
def world_on(database: Database) -> Iterator[World]:
    """A server that is set up, on a fresh database."""
    forget_states()
    settings = Settings(_env_file=None, backup_dir=Path("/nonexistent"))
    made = World(database, BotContext(settings, database, lambda: made.now))
    _watch(made)
    guild = Guild(
        GUILD,
        language="en",
        announcements_channel=fake_discord.ANNOUNCEMENTS,
        pairings_channel=fake_discord.PAIRINGS,
        results_channel=fake_discord.RESULTS,
        judges_channel=fake_discord.JUDGES,
        organizer_role=ORGANIZER_ROLE,
        judge_role=JUDGE_ROLE,
    )
    noted(made, lambda uow: uow.guilds.add(guild))
    made.start_anew()
    yield made

"""The timer worker: wakes at the next due moment, also after a restart, and carries out what is due."""

from datetime import datetime
from functools import partial

from bot.bot_context import BotContext
from bot.house import HouseWorker
from bot.presence import Presence
from bot.rounds import every
from bot.seldom import WorkTrouble
from data.records import TimerKind
from data.transaction import read, write
from data.unit_of_work import UnitOfWork
from usecases.server import server_of_timer
from usecases.timers import fire

_LONGEST_SLEEP = 60.0  # another process may have set a timer
_SHORTEST_SLEEP = 0.05
_OF_PLAYERS = frozenset(
    {
        TimerKind.GAME_DEADLINE,
        TimerKind.GAME_REMINDER,
        TimerKind.GAME_OFFER,
        TimerKind.CHECKIN_REMINDER,
        TimerKind.CHECKIN_CLOSE,
        TimerKind.RESULT_FINAL,
    }
)
"""What ends, or is about to end, because a player did nothing."""


class TimerWorker:
    """One for each process; a timer is marked done in the transaction of its effect, so it fires once."""

    def __init__(self, bot_context: BotContext, house: HouseWorker, presence: Presence) -> None:
        """Started by `start`, set anew by `rearm`; `house` thinks where a timer says so.

        Nobody's time is over before `presence` knows whether the bot is there at all.
        """
        self._bot_context = bot_context
        self._house = house
        self._presence = presence
        self._trouble = WorkTrouble(bot_context.settings)
        self._on_change = False

    def start(self) -> None:
        """Fire what is overdue, then sleep until the next."""
        self._tick.start()

    def close(self) -> None:
        """Stop."""
        self._tick.cancel()

    def rearm(self) -> None:
        """A timer may have been set or moved: look again soon."""
        self._on_change = True
        if self._tick.is_running():
            self._tick.change_interval(seconds=_SHORTEST_SLEEP)

    @every(_LONGEST_SLEEP)
    async def _tick(self) -> None:
        self._on_change = False
        try:
            due = await self._fire()
            self._trouble.went_well()
        except Exception as error:  # noqa: BLE001 - an escaping exception would stop the loop for good
            self._trouble.failed("timers failed", error)
            due = None
        self._sleep_until(due)

    async def _fire(self) -> datetime | None:
        """Carry out everything that is due; the moment of the next timer."""
        await self._presence.awake()
        now, database = self._bot_context.now(), self._bot_context.database
        for number, kind, server in await self._bot_context.work(lambda: read(database, partial(_due, now))):
            if kind is TimerKind.GAME_HOUSE:
                self._house.think(number)
            elif kind not in _OF_PLAYERS or not server or self._presence.hears(server):
                await self._fire_one(number, now)
        return await self._bot_context.work(
            lambda: read(database, lambda uow: uow.timers.next_due(after=now))
        )

    async def _fire_one(self, number: int, now: datetime) -> None:
        """Each in a transaction of its own: a bug in one effect must not hold up the others."""
        try:
            done = await self._bot_context.work(
                lambda: write(self._bot_context.database, lambda uow: fire(number, now, uow), bool)
            )
        except Exception as error:  # noqa: BLE001 - whatever it was, it is tried again at the next look
            self._trouble.failed("timer failed", error, number=number)
            return
        if done:
            self._bot_context.notify()

    def _sleep_until(self, due: datetime | None) -> None:
        left = (due - self._bot_context.now()).total_seconds() if due else _LONGEST_SLEEP
        if self._on_change:  # set while we looked: what we saw may be out of date
            left = _SHORTEST_SLEEP
        self._tick.change_interval(seconds=min(max(left, _SHORTEST_SLEEP), _LONGEST_SLEEP))


def _due(now: datetime, uow: UnitOfWork) -> list[tuple[int, TimerKind, int]]:
    """What is due, and for which server, where that matters."""
    found = [uow.timers.get(number) for number in uow.timers.due(now)]
    return [
        (timer.id, timer.kind, server_of_timer(timer, uow) if timer.kind in _OF_PLAYERS else 0)
        for timer in found
        if timer is not None
    ]

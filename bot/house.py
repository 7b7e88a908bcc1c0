"""Players of the house that search: each question goes to a process of its own, and its answer into a transaction."""

import asyncio
from functools import partial

from bot.bot_context import BotContext
from bot.house_pool import HousePool
from bot.seldom import WorkTrouble
from data.transaction import read, write
from engine.thinking import answered
from usecases.play.thinking import HouseThought, house_thought, to_think
from usecases.timers import fire


class HouseWorker:
    """One for each process of the bot: it carries out the timers that say that the house has to think."""

    def __init__(self, bot_context: BotContext) -> None:
        """As many processes as the settings say; with none it thinks in a thread."""
        self._bot_context = bot_context
        self._pace = bot_context.settings.house_pace
        self._pool = HousePool(bot_context.settings.house_processes)
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._trouble = WorkTrouble(bot_context.settings)
        self._is_closed = False

    def think(self, number: int) -> None:
        """Carry out the timer of this number, unless that is being done."""
        if number not in self._thinking and not self._is_closed:
            task = asyncio.create_task(self._carry_out(number), name=f"house-{number}")
            self._thinking[number] = task
            task.add_done_callback(lambda _: self._thinking.pop(number, None))

    async def close(self) -> None:
        """Think no more; what was not decided is asked again at the next start."""
        self._is_closed = True
        for task in self._thinking.values():
            task.cancel()
        await self._pool.close()

    async def _carry_out(self, number: int) -> None:
        """One decision after the other, as long as the seat owes one."""
        try:
            while await self._decide(number):
                self._bot_context.notify()
            self._trouble.went_well()
        except Exception as error:  # noqa: BLE001 - whatever it was, it is tried again at the next look
            self._trouble.failed("the house cannot play", error, number=number)

    async def _decide(self, number: int) -> bool:
        """Think about one decision and carry it out; whether there was one."""
        context, clock = self._bot_context, asyncio.get_running_loop()
        began, now = clock.time(), context.now()
        thought = await context.work(lambda: read(context.database, partial(to_think, number, now)))
        place = await self._place(thought) if thought is not None else None
        if thought is not None and self._pace:
            # Always the same while: how long it thought would tell of what it holds.
            await asyncio.sleep(began + self._pace - clock.time())
        effect = partial(house_thought, stamp=thought.stamp if thought else None, place=place)
        now = context.now()
        return await context.work(
            lambda: write(context.database, lambda uow: fire(number, now, uow, effect), bool)
        )

    async def _place(self, thought: HouseThought) -> int | None:
        if not self._pool.processes:
            return await self._bot_context.work(lambda: answered(thought.question))
        return await self._pool.ask(thought.question, thought.server)

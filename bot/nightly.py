"""What is done once a night: a backup, and forgetting what is old."""

from datetime import UTC
from datetime import time as hour_of_day
from pathlib import Path

import structlog
from discord.ext import tasks

from bot.bot_context import BotContext
from bot.seldom import WorkTrouble
from data.backup import NIGHTLY, back_up, keep_newest
from data.retention import days_of, forget_old

_log = structlog.get_logger()

_NO_SERVER = 0


class NightlyWorker:
    """One for each process; the one that serves shard 0 does the work."""

    def __init__(self, bot_context: BotContext) -> None:
        """Started by `start`."""
        self._bot_context = bot_context
        self._trouble = WorkTrouble(bot_context.settings)

    def start(self) -> None:
        """Wait for the hour of the settings."""
        settings = self._bot_context.settings
        if 0 in settings.own_shards:
            self._night.change_interval(time=hour_of_day(settings.nightly_hour, tzinfo=UTC))
            self._night.start()

    def close(self) -> None:
        """Begin nothing more; what is under way is done in handfuls, of which the last is finished."""
        self._night.cancel()

    @tasks.loop(hours=24)
    async def _night(self) -> None:
        try:
            await self.work()
        except Exception as error:  # noqa: BLE001 - the next night tries again
            self._trouble.failed("nightly work failed", error)

    async def work(self) -> None:
        """Do it now, beside everything else."""
        settings, database = self._bot_context.settings, self._bot_context.database
        now = self._bot_context.now()
        days = days_of(settings.retention)
        if settings.backup_nights:
            await self._back_up()
        counts = await self._bot_context.aside(_NO_SERVER, lambda: forget_old(database, days, now))
        _log.info("old rows forgotten", **counts)

    async def _back_up(self) -> None:
        """A backup that fails hinders nothing else."""
        try:
            file = await self._bot_context.aside(_NO_SERVER, self._backed_up)
            _log.info("backup written", file=str(file))
        except Exception as error:  # noqa: BLE001 - a full disk, a program that is missing: a host must read it
            self._trouble.failed("no backup", error)

    def _backed_up(self) -> Path:
        """The new backup; of the older ones as many stay as the settings say."""
        settings = self._bot_context.settings
        file = back_up(self._bot_context.database, settings.backup_dir, NIGHTLY)
        keep_newest(settings.backup_dir, settings.backup_nights)
        return file

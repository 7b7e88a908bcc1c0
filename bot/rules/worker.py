"""The rules are read beside everything else, and what only questions need is given back when nobody asks."""

import asyncio

import structlog

from bot.bot_context import BotContext, Stopping
from bot.rounds import every
from bot.rulebook import search_is_installed, the_rulebook
from bot.ui.play.face import prepare_pictures
from data.transaction import read

_A_QUIET_WHILE = 600.0  # seconds
_log = structlog.get_logger()


class RulesWorker:
    """One for each process."""

    def __init__(self, bot_context: BotContext) -> None:
        """Nothing is read before `start`."""
        self._bot_context = bot_context
        self._reading: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to read."""
        self._reading = asyncio.create_task(self._read_the_rules(), name="rules")
        self._rest.start()

    def close(self) -> None:
        """Read no further."""
        self._rest.cancel()
        if self._reading is not None:
            self._reading.cancel()

    @every(_A_QUIET_WHILE)
    async def _rest(self) -> None:
        """Only where the process is the bot's alone: the sandbox's clock goes in leaps."""
        if the_rulebook().settle is not None:
            await self._bot_context.work(the_rulebook().rest)

    async def _read_the_rules(self) -> None:
        """Build the index of the rules, and prepare pictures where there are games: nobody waits for either."""
        try:
            if await self._bot_context.work(
                lambda: read(self._bot_context.database, lambda uow: uow.games.newest(1))
            ):
                await self._bot_context.draw(prepare_pictures)  # a fifth of a second, and 25 MB for a moment
            if search_is_installed():
                await self._bot_context.work(lambda: the_rulebook().build(self._bot_context.go_on))
        except Stopping:
            _log.info("stopped while the rules were read")
        except Exception as error:  # noqa: BLE001 - the league goes on without; the first question tells of it again
            _log.error("the rules cannot be read", exc_info=error)

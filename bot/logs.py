"""Structured logs: for people on a console, or as JSON lines."""

import logging
import sys
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

import structlog

from bot.config import Settings
from bot.seldom import Seldom

_REMEMBERED: Final = 500
_OURS: Final = "guildhall"
"""What a migration tells of single rows is said of each."""


class SeldomSaid(logging.Filter):
    """What a library says again and again from one place is said seldom: whoever causes it fills no disk."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """`clock` counts seconds."""
        super().__init__()
        self._clock = clock
        self._places: OrderedDict[tuple[str, int, int], Seldom] = OrderedDict()

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether to say it; it carries how often it happened."""
        if record.name.startswith(_OURS):
            return True
        place = (record.pathname, record.lineno, record.levelno)
        seldom = self._places.setdefault(place, Seldom(self._clock))
        self._places.move_to_end(place)
        if len(self._places) > _REMEMBERED:
            self._places.popitem(last=False)
        says = seldom.failed()
        if says and seldom.tries > 1:
            record.msg, record.args = f"{record.getMessage()} ({seldom.tries} times)", ()
        return says


def quiet(settings: Settings) -> Settings:
    """For a command whose output is an address in the terminal: warnings only, unless a level was asked for."""
    asked = "log_level" in settings.model_fields_set
    return settings if asked else settings.model_copy(update={"log_level": "WARNING"})


def start_logging(settings: Settings) -> None:
    """Set up logging once, at the start of the process."""
    renderer: structlog.typing.Processor = (
        structlog.processors.JSONRenderer(ensure_ascii=False)
        if settings.log_format == "json"
        else structlog.dev.ConsoleRenderer(
            colors=sys.stdout.isatty(),  # a file is no screen
            exception_formatter=structlog.dev.plain_traceback,
        )
    )
    level = logging.getLevelNamesMapping()[settings.log_level]
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            *([structlog.processors.format_exc_info] if settings.log_format == "json" else []),
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
    )
    for name in (
        "discord.client",
        "discord.state",
    ):  # they warn that voice is missing, which nobody wants here
        logging.getLogger(name).setLevel(logging.ERROR)
    logging.basicConfig(level=max(level, logging.WARNING), format="%(levelname)s %(name)s: %(message)s")
    for handler in logging.getLogger().handlers:
        handler.addFilter(SeldomSaid())

"""A moment in words, on the server's clocks: as it was understood, and the question where it was guessed."""

from datetime import datetime
from zoneinfo import ZoneInfo

import discord

from bot.i18n import Language, Param, plain, text
from bot.ui.controls import Control, controls
from bot.ui.reply import Reply
from league.moments import Guess
from usecases.moments import MeantMoment

STARTS, UNTIL = "starts-yes", "checkin-yes"
"""Buttons that confirm a start, and the end of a check-in: the event, and the moment in seconds."""


def in_words(moment: datetime, zone: str, language: Language) -> str:
    """Weekday, date, time of day and zone."""
    here = moment.astimezone(ZoneInfo(zone))
    params: dict[str, Param] = {
        "weekday": here.weekday(),
        "month": here.month,
        "day": here.day,
        "year": str(here.year),
        "time": f"{here:%H:%M}",
        "zone": zone,
    }
    return plain(language, "moment-in-words", params)


def guessed(guesses: tuple[Guess, ...], language: Language) -> str:
    """Why it could mean something else."""
    return " ".join(plain(language, f"guess-{guess}") for guess in guesses)


def meant_line(meant: MeantMoment, language: Language) -> str:
    """How it was understood; where that was guessed, that it does not count yet."""
    words = in_words(meant.moment, meant.zone, language)
    if meant.sure:
        return text(language, "moment-understood", {"moment": words})
    why = guessed(meant.guesses, language)
    return text(language, "moment-guessed", {"typed": meant.typed[:60], "moment": words, "why": why})


def confirming(verb: str, event: int, meant: MeantMoment) -> Control:
    """The button that takes the moment as it was understood."""
    return Control(verb, event, int(meant.moment.timestamp()), style=discord.ButtonStyle.success)


def moment_question(verb: str, event: int, meant: MeantMoment, language: Language) -> Reply:
    """Ask before it counts."""
    return Reply(meant_line(meant, language), view=controls(language, [confirming(verb, event, meant)]))

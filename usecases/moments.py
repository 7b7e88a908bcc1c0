"""Moments as people type them, in the server's time zone: shown as they were understood, asked about where guessed."""

from dataclasses import dataclass
from datetime import datetime

from data.unit_of_work import UnitOfWork
from league.moments import Guess, read_moment
from league.refusal import Refusal
from usecases.caller import Caller, guild_of


@dataclass(frozen=True, slots=True)
class MeantMoment:
    """What was typed, the moment in UTC that it means, the server's zone, and what of it was guessed."""

    typed: str
    moment: datetime
    zone: str
    guesses: tuple[Guess, ...] = ()

    @property
    def sure(self) -> datetime | None:
        """The moment, None where somebody has to confirm it first."""
        return None if self.guesses else self.moment


def meant_moment(typed: str, uow: UnitOfWork, caller: Caller) -> MeantMoment | Refusal:
    """The next moment that is meant.

    Refusals: those of `league.moments.read_moment`.
    """
    guild = guild_of(uow, caller.guild_id)
    language = "ja" if (caller.locale or guild.language).startswith("ja") else "en"
    found = read_moment(typed, guild.time_zone, caller.now, language)
    if isinstance(found, Refusal):
        return found
    return MeantMoment(typed, found.moment, guild.time_zone, found.guesses)

"""`/clock`: the time of a table, and what the backgammon rules say about time, lateness and breaks."""

from datetime import timedelta
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.hall import Hall
from bot.i18n import Safe
from bot.talk import Talk
from bot.ui.citation import citation
from bot.ui.posts.table import clock_time, stamp
from league.backgammon_clock import (
    Breaks,
    ClockSetting,
    Lateness,
    Timing,
    breaks,
    late,
    mid_match_time_control,
    time_control,
)
from league.refusal import Refusal
from usecases.clock.here import AskHere, TimeHere, time_here
from usecases.clock.placed import SettlementPlaced, settlement_placed
from usecases.show.table import TableView

_LONGEST_MATCH = 99
_A_DAY = 1440


@app_commands.guild_only()
class ClockCog(commands.GroupCog, group_name="clock"):
    """Time, for everybody."""

    def __init__(self, hall: Hall) -> None:
        """One for each process."""
        self._hall = hall
        hall.buttons["clock-placed"] = _placed_clicked

    @app_commands.command()
    async def time(
        self,
        interaction: discord.Interaction[Any],
        points: app_commands.Range[int, 1, _LONGEST_MATCH] | None = None,
        away_a: app_commands.Range[int, 1, _LONGEST_MATCH] | None = None,
        away_b: app_commands.Range[int, 1, _LONGEST_MATCH] | None = None,
    ) -> None:
        """The time of this table, or of a match."""
        talk = await Talk.open(self._hall, interaction)
        if points is None and away_a is None and away_b is None:
            found = await talk.ask(time_here, AskHere(talk.caller, interaction.channel_id or 0))
            await talk.answer(found, lambda here: _here(talk, here))
            return
        setting = match_clock(points, away_a, away_b)
        section = "jbl/3.4.5" if away_a is None else "jbl/3.4.5-midmatch"
        await talk.answer(setting, lambda clock: _setting(talk, clock, section))

    @app_commands.command()
    async def late(
        self,
        interaction: discord.Interaction[Any],
        minutes: app_commands.Range[int, 0, _A_DAY],
        clock: bool = True,  # noqa: FBT001, FBT002 - an option of the command
    ) -> None:
        """What a late player loses."""
        talk = await Talk.open(self._hall, interaction)
        lateness = late(timedelta(minutes=minutes), Timing.CLOCK if clock else Timing.NO_CLOCK)
        await talk.answer(lateness, lambda found: _late(talk, minutes, found))

    @app_commands.command()
    async def breaks(
        self, interaction: discord.Interaction[Any], points: app_commands.Range[int, 1, _LONGEST_MATCH]
    ) -> None:
        """How many breaks a match has."""
        talk = await Talk.open(self._hall, interaction)
        await talk.answer(breaks(points), lambda found: _breaks(talk, points, found))


def match_clock(points: int | None, away_a: int | None, away_b: int | None) -> ClockSetting | Refusal:
    """The setting from the start, or for a clock that is brought in mid-match.

    Refusals: `clock-both-aways`, `clock-away-range` (params: points), `clock-match-length`.
    """
    if away_a is None and away_b is None:
        return time_control(points or 0)
    if away_a is None or away_b is None:
        return Refusal("clock-both-aways", "jbl/3.4.5-midmatch")
    if points is not None and max(away_a, away_b) > points:
        return Refusal("clock-away-range", "jbl/3.4.5-midmatch", {"points": points})
    return mid_match_time_control(away_a, away_b)


def _setting(talk: Talk, setting: ClockSetting, section: str) -> str:
    params = {
        "minutes": setting.reserve // timedelta(minutes=1),
        "seconds": int(setting.delay.total_seconds()),
    }
    words = talk.t("clock-setting", params)
    return _with_rule(talk, f"{words}\n{talk.t(f'clock-rounding-{setting.rounding.value}')}", section)


def _late(talk: Talk, minutes: int, lateness: Lateness) -> str:
    due = lateness.next_point_at
    if lateness.clock_may_run:
        words = talk.t("clock-late-press", {"minutes": minutes})
    elif due is None:
        words = talk.t("clock-late-wait", {"minutes": minutes})
    else:
        params = {"minutes": minutes, "points": lateness.points, "next": due // timedelta(minutes=1)}
        words = talk.t("clock-late-points", params)
    return _with_rule(talk, words, "jbl/2.2.4")


def _breaks(talk: Talk, points: int, found: Breaks) -> str:
    if found.allowed is None:
        return _with_rule(talk, talk.t("clock-breaks-undefined"), "jbl/2.2.3")
    params = {"points": points, "allowed": found.allowed, "minutes": found.each // timedelta(minutes=1)}
    return _with_rule(talk, talk.t("clock-breaks", params), "jbl/2.2.2")


def _with_rule(talk: Talk, words: str, section: str) -> str:
    return f"{words}\n{citation(talk.language, section)}"


def _here(talk: Talk, here: TimeHere) -> str:
    title = talk.t("table-title", {"round": here.view.round.number, "table": here.view.table.number})
    stage = "paused" if here.paused else here.stage.value
    params = {"left": clock_face(here.stage_seconds), "total": clock_face(here.total_seconds)}
    lines = [f"**{title}**", talk.t(f"clock-stage-{stage}", params)]
    if here.settlement:
        lines.append(talk.t("clock-settlement", {"number": here.settlement}))
    if here.ends_at:
        lines.append(talk.t("table-ends", {"at": stamp(here.ends_at), "time": clock_time(here.ends_at)}))
    return "\n".join(lines)


def clock_face(seconds: int) -> Safe:
    """Minutes and seconds: "68:00"."""
    return Safe(f"{seconds // 60}:{seconds % 60:02d}")


async def _placed_clicked(talk: Talk, table: int, settlement: int) -> None:
    outcome = await talk.do(settlement_placed, SettlementPlaced(talk.caller, table, settlement))
    await talk.answer(outcome, lambda view: _placed(talk, view))


def _placed(talk: Talk, view: TableView) -> str:
    if view.placing is None:
        return talk.t("clock-play-began")
    return talk.t("clock-placed-next", {"number": view.placing.number, "total": view.placing.total})


async def setup(bot: commands.Bot) -> None:
    """Called by `load_extension`."""
    await bot.add_cog(ClockCog(bot.hall))  # type: ignore[attr-defined]  # our own bot class carries it

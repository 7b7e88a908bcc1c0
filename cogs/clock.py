"""`/clock`: the time of a table, and what the backgammon rules say about time, lateness and breaks."""

from datetime import timedelta
from secrets import randbelow
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.hall import Hall
from bot.i18n import Safe
from bot.talk import Talk
from bot.ui.citation import cited
from bot.ui.posts.table import clock_time, stamp
from league.backgammon_clock import (
    AgreedScore,
    Breaks,
    ClockSetting,
    Crawford,
    Lateness,
    Timing,
    agreed_score,
    breaks,
    dice_on_table,
    late,
    mid_match_time_control,
    time_control,
)
from league.limits import LONGEST_MATCH
from league.refusal import Refusal
from league.regulations import Profile
from usecases.clock.here import AskHere, TimeHere, time_here
from usecases.clock.match_rules import late_policy_of, match_rules, move_clock_of
from usecases.clock.placed import SettlementPlaced, settlement_placed
from usecases.show.table import TableView

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
        points: app_commands.Range[int, 1, LONGEST_MATCH] | None = None,
        away_a: app_commands.Range[int, 1, LONGEST_MATCH] | None = None,
        away_b: app_commands.Range[int, 1, LONGEST_MATCH] | None = None,
    ) -> None:
        """The time of this table, or of a match."""
        talk = await Talk.open(self._hall, interaction)
        if points is None and away_a is None and away_b is None:
            found = await talk.ask(time_here, AskHere(talk.caller, interaction.channel_id or 0))
            await talk.answer(found, lambda here: _here(talk, here))
            return
        rules = await talk.ask(match_rules, talk.caller)
        setting = match_clock(rules, points, away_a, away_b)
        section = rules.sources.move_clock if away_a is None else rules.sources.midmatch
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
        rules = await talk.ask(match_rules, talk.caller)
        policy = late_policy_of(rules)
        if isinstance(policy, Refusal):
            await talk.refuse(policy)
            return
        lateness = late(timedelta(minutes=minutes), Timing.CLOCK if clock else Timing.NO_CLOCK, policy)
        await talk.answer(lateness, lambda found: _late(talk, minutes, found, rules.sources.late))

    @app_commands.command()
    async def breaks(
        self, interaction: discord.Interaction[Any], points: app_commands.Range[int, 1, LONGEST_MATCH]
    ) -> None:
        """How many breaks a match has."""
        talk = await Talk.open(self._hall, interaction)
        await talk.answer(breaks(points), lambda found: _breaks(talk, points, found))

    @app_commands.command()
    async def match(
        self,
        interaction: discord.Interaction[Any],
        points: app_commands.Range[int, 1, LONGEST_MATCH],
        clock: bool = True,  # noqa: FBT001, FBT002 - an option of the command
    ) -> None:
        """Everything that is settled before a match, and a draw for the first choice."""
        talk = await Talk.open(self._hall, interaction)
        dice = (randbelow(6) + 1, randbelow(6) + 1)
        while dice[0] == dice[1]:
            dice = (randbelow(6) + 1, randbelow(6) + 1)
        timing = Timing.CLOCK if clock else Timing.NO_CLOCK
        setting = match_clock(await talk.ask(match_rules, talk.caller), points, None, None)
        await talk.answer(setting, lambda found: _match(talk, points, timing, found, dice))

    @app_commands.command()
    async def score(
        self,
        interaction: discord.Interaction[Any],
        points: app_commands.Range[int, 1, LONGEST_MATCH],
        score_a: app_commands.Range[int, 0, LONGEST_MATCH],
        score_b: app_commands.Range[int, 0, LONGEST_MATCH],
        before_a: app_commands.Range[int, 0, LONGEST_MATCH] | None = None,
        before_b: app_commands.Range[int, 0, LONGEST_MATCH] | None = None,
    ) -> None:
        """What both players confirm before the next game."""
        talk = await Talk.open(self._hall, interaction)
        score = (score_a, score_b)
        last = (score_a if before_a is None else before_a, score_b if before_b is None else before_b)
        await talk.answer(agreed_score(points, score, last), lambda found: _agreed(talk, score, found))


def _match(talk: Talk, points: int, timing: Timing, setting: ClockSetting, dice: tuple[int, int]) -> str:
    minutes = setting.reserve // timedelta(minutes=1)
    lines = [talk.t("clock-match-title", {"points": points})]
    if timing is Timing.CLOCK:
        lines.append(talk.t("clock-match-clock", {"minutes": minutes, "seconds": setting.delay.seconds}))
    lines.append(talk.t("clock-match-dice", {"dice": dice_on_table(timing)}))
    lines.append(
        talk.t(f"clock-match-draw-{'a' if dice[0] > dice[1] else 'b'}", {"a": dice[0], "b": dice[1]})
    )
    return _with_rule(talk, "\n".join(lines), "jbl/3.5")


def _agreed(talk: Talk, score: tuple[int, int], agreed: AgreedScore) -> str:
    params = {"a": score[0], "b": score[1], "away_a": agreed.away_a, "away_b": agreed.away_b}
    words = f"{talk.t('clock-agreed', params)}\n{talk.t(f'clock-crawford-{agreed.crawford.value}')}"
    return _with_rule(talk, words, "jbl/4.8" if agreed.crawford is Crawford.BEFORE else "jbl/4.8-crawford")


def match_clock(
    rules: Profile, points: int | None, away_a: int | None, away_b: int | None
) -> ClockSetting | Refusal:
    """The setting from the start, or for a clock that is brought in mid-match.

    Refusals: `no-move-clock`, `clock-both-aways`, `clock-away-range` (params: points), `clock-match-length`.
    """
    clock, section = move_clock_of(rules), rules.sources.midmatch
    if isinstance(clock, Refusal):
        return clock
    if away_a is None and away_b is None:
        return time_control(points or 0, clock)
    if away_a is None or away_b is None:
        return Refusal("clock-both-aways", section)
    if points is not None and max(away_a, away_b) > points:
        return Refusal("clock-away-range", section, {"points": points})
    return mid_match_time_control(away_a, away_b, clock)


def _setting(talk: Talk, setting: ClockSetting, section: str | None) -> str:
    params = {
        "minutes": setting.reserve // timedelta(minutes=1),
        "seconds": int(setting.delay.total_seconds()),
    }
    words = talk.t("clock-setting", params)
    return _with_rule(talk, f"{words}\n{talk.t(f'clock-rounding-{setting.rounding.value}')}", section)


def _late(talk: Talk, minutes: int, lateness: Lateness, section: str | None) -> str:
    due = lateness.next_point_at
    if lateness.clock_may_run:
        words = talk.t("clock-late-press", {"minutes": minutes})
    elif due is None:
        words = talk.t("clock-late-wait", {"minutes": minutes})
    else:
        params = {"minutes": minutes, "points": lateness.points, "next": due // timedelta(minutes=1)}
        words = talk.t("clock-late-points", params)
    return _with_rule(talk, words, section)


def _breaks(talk: Talk, points: int, found: Breaks) -> str:
    if found.allowed is None:
        return _with_rule(talk, talk.t("clock-breaks-undefined"), "jbl/2.2.3")
    params = {"points": points, "allowed": found.allowed, "minutes": found.each // timedelta(minutes=1)}
    return _with_rule(talk, talk.t("clock-breaks", params), "jbl/2.2.2")


def _with_rule(talk: Talk, words: str, section: str | None) -> str:
    return f"{words}\n{cited(talk.language, section)}"


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

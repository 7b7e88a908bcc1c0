"""`/clock`: the time of a table, and what the backgammon rules say about time, lateness and breaks."""

from datetime import timedelta
from secrets import randbelow
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.bot_context import BotContext
from bot.i18n import Safe
from bot.interaction_context import InteractionContext
from bot.pickers import pick_entrant, pick_event
from bot.ui.citation import cited
from bot.ui.penalties import imposed_reply
from bot.ui.posts.table import place_of
from bot.ui.timestamps import clock_time, relative_time
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
from league.ids import EventId, PlayerId, TableId
from league.limits import LONGEST_MATCH
from league.refusal import Refusal
from league.regulations import LatePolicy, Profile
from usecases.clock.here import TableTime, time_here
from usecases.clock.lateness import RecordLateness, record_lateness
from usecases.clock.match_rules import late_policy_of, match_rules, move_clock_of
from usecases.clock.placed import ReportSettlement, settlement_placed
from usecases.show.table import TableView

_A_DAY = 1440


@app_commands.guild_only()
class ClockCog(commands.GroupCog, group_name="clock"):
    """Time, for everybody."""

    def __init__(self, bot_context: BotContext) -> None:
        """One for each process."""
        self._bot_context = bot_context
        bot_context.buttons["clock-placed"] = _placed_clicked

    @app_commands.command()
    async def time(
        self,
        interaction: discord.Interaction[Any],
        points: app_commands.Range[int, 1, LONGEST_MATCH] | None = None,
        away_a: app_commands.Range[int, 1, LONGEST_MATCH] | None = None,
        away_b: app_commands.Range[int, 1, LONGEST_MATCH] | None = None,
    ) -> None:
        """The time of this table, or of a match."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        if points is None and away_a is None and away_b is None:
            found = await ctx.ask(time_here, ctx.caller)
            await ctx.answer(found, lambda here: _here(ctx, here))
            return
        rules = await ctx.ask(match_rules, ctx.caller)
        setting = match_clock(rules, points, away_a, away_b)
        section = rules.sources.move_clock if away_a is None else rules.sources.midmatch
        await ctx.answer(setting, lambda clock: _setting(ctx, clock, section))

    @app_commands.command()
    @app_commands.autocomplete(player=pick_entrant, event=pick_event)
    async def late(
        self,
        interaction: discord.Interaction[Any],
        minutes: app_commands.Range[int, 0, _A_DAY],
        clock: bool = True,  # noqa: FBT001, FBT002 - an option of the command
        player: int = 0,
        override: str = "",
        event: int = 0,
    ) -> None:
        """What a late player loses; of a player a judge puts it down."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        rules = await ctx.ask(match_rules, ctx.caller)
        policy = late_policy_of(rules)
        if isinstance(policy, Refusal):
            await ctx.refuse(policy)
            return
        if player:
            recorded = RecordLateness(
                ctx.caller, EventId(event), PlayerId(player), minutes, clock=clock, exception=override
            )
            outcome = await ctx.do(record_lateness, recorded)
            await ctx.answer(outcome, lambda done: imposed_reply(done, ctx.language))
            return
        lateness = late(timedelta(minutes=minutes), Timing.CLOCK if clock else Timing.NO_CLOCK, policy)
        await ctx.answer(lateness, lambda found: _late(ctx, minutes, found, policy, rules.sources.late))

    @app_commands.command()
    async def breaks(
        self, interaction: discord.Interaction[Any], points: app_commands.Range[int, 1, LONGEST_MATCH]
    ) -> None:
        """How many breaks a match has."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        await ctx.answer(breaks(points), lambda found: _breaks(ctx, points, found))

    @app_commands.command()
    async def match(
        self,
        interaction: discord.Interaction[Any],
        points: app_commands.Range[int, 1, LONGEST_MATCH],
        clock: bool = True,  # noqa: FBT001, FBT002 - an option of the command
    ) -> None:
        """Everything that is settled before a match, and a draw for the first choice."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        dice = (randbelow(6) + 1, randbelow(6) + 1)
        while dice[0] == dice[1]:
            dice = (randbelow(6) + 1, randbelow(6) + 1)
        timing = Timing.CLOCK if clock else Timing.NO_CLOCK
        setting = match_clock(await ctx.ask(match_rules, ctx.caller), points, None, None)
        await ctx.answer(setting, lambda found: _match(ctx, points, timing, found, dice))

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
        ctx = await InteractionContext.open(self._bot_context, interaction)
        score = (score_a, score_b)
        last = (score_a if before_a is None else before_a, score_b if before_b is None else before_b)
        await ctx.answer(agreed_score(points, score, last), lambda found: _agreed(ctx, score, found))


def _match(
    ctx: InteractionContext, points: int, timing: Timing, setting: ClockSetting, dice: tuple[int, int]
) -> str:
    minutes = setting.reserve // timedelta(minutes=1)
    lines = [ctx.t("clock-match-title", {"points": points})]
    if timing is Timing.CLOCK:
        lines.append(ctx.t("clock-match-clock", {"minutes": minutes, "seconds": setting.delay.seconds}))
    lines.append(ctx.t("clock-match-dice", {"dice": dice_on_table(timing)}))
    lines.append(ctx.t(f"clock-match-draw-{'a' if dice[0] > dice[1] else 'b'}", {"a": dice[0], "b": dice[1]}))
    return _with_rule(ctx, "\n".join(lines), "jbl/3.5")


def _agreed(ctx: InteractionContext, score: tuple[int, int], agreed: AgreedScore) -> str:
    params = {"a": score[0], "b": score[1], "away_a": agreed.away_a, "away_b": agreed.away_b}
    words = f"{ctx.t('clock-agreed', params)}\n{ctx.t(f'clock-crawford-{agreed.crawford.value}')}"
    return _with_rule(ctx, words, "jbl/4.8" if agreed.crawford is Crawford.BEFORE else "jbl/4.8-crawford")


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


def _setting(ctx: InteractionContext, setting: ClockSetting, section: str | None) -> str:
    params = {
        "minutes": setting.reserve // timedelta(minutes=1),
        "seconds": int(setting.delay.total_seconds()),
    }
    words = ctx.t("clock-setting", params)
    return _with_rule(ctx, f"{words}\n{ctx.t(f'clock-rounding-{setting.rounding.value}')}", section)


def _late(
    ctx: InteractionContext, minutes: int, lateness: Lateness, policy: LatePolicy, section: str | None
) -> str:
    due = lateness.next_point_at
    if lateness.clock_may_run:
        words = ctx.t("clock-late-press", {"minutes": minutes})
    elif due is None:
        words = ctx.t("clock-late-wait", {"minutes": minutes, "grace": policy.grace_minutes})
    else:
        params = {"minutes": minutes, "points": lateness.points, "next": due // timedelta(minutes=1)}
        words = ctx.t("clock-late-points", params)
    return _with_rule(ctx, words, section)


def _breaks(ctx: InteractionContext, points: int, found: Breaks) -> str:
    if found.allowed is None:
        return _with_rule(ctx, ctx.t("clock-breaks-undefined"), "jbl/2.2.3")
    params = {"points": points, "allowed": found.allowed, "minutes": found.each // timedelta(minutes=1)}
    return _with_rule(ctx, ctx.t("clock-breaks", params), "jbl/2.2.2")


def _with_rule(ctx: InteractionContext, words: str, section: str | None) -> str:
    return f"{words}\n{cited(ctx.language, section)}"


def _here(ctx: InteractionContext, here: TableTime) -> str:
    title = ctx.t("table-title", place_of(here.view))
    stage = "paused" if here.paused else here.stage.value
    params = {"left": clock_face(here.stage_seconds), "total": clock_face(here.total_seconds)}
    lines = [f"**{title}**", ctx.t(f"clock-stage-{stage}", params)]
    if here.settlement:
        lines.append(ctx.t("clock-settlement", {"number": here.settlement}))
    if here.ends_at:
        lines.append(
            ctx.t("table-ends", {"at": relative_time(here.ends_at), "time": clock_time(here.ends_at)})
        )
    return "\n".join(lines)


def clock_face(seconds: int) -> Safe:
    """Minutes and seconds: "68:00"."""
    return Safe(f"{seconds // 60}:{seconds % 60:02d}")


async def _placed_clicked(ctx: InteractionContext, table: int, settlement: int) -> None:
    outcome = await ctx.do(settlement_placed, ReportSettlement(ctx.caller, TableId(table), settlement))
    await ctx.answer(outcome, lambda view: _placed(ctx, view))


def _placed(ctx: InteractionContext, view: TableView) -> str:
    if view.placing is None:
        return ctx.t("clock-play-began")
    return ctx.t("clock-placed-next", {"number": view.placing.number, "total": view.placing.total})


async def setup(bot: commands.Bot) -> None:
    """Called at the start of the bot."""
    await bot.add_cog(ClockCog(bot.bot_context))  # type: ignore[attr-defined]  # our own bot class carries it

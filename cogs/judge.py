"""`/judge`: players call and appeal, judges rule, committees vote, the director reports."""

from dataclasses import replace
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.command_texts import choices_of
from bot.hall import Hall
from bot.i18n import language_of
from bot.pickers import (
    pick_appealed_call,
    pick_event,
    pick_open_call,
    pick_own_ruling,
    pick_section_or_house_rule,
    pick_table_number,
)
from bot.rules.search import candidates, searched
from bot.talk import Talk, name_of, unless_here
from bot.ui.association_report import report_text
from bot.ui.backgammon_rulings import guidance_words, position_words
from bot.ui.controls import TextField, form
from bot.ui.reply import Picture, Reply
from faq.bands import Band
from league.backgammon_rulings import Facts, Incident
from league.judging import Vote
from league.refusal import Refusal
from usecases.judge.appeal import GROUND_LIMIT, AppealMade, AppealRuling, appeal_ruling
from usecases.judge.backgammon_board import GuideIncident, JudgePosition, guide_incident, judge_position
from usecases.judge.call import QUESTION_LIMIT, CallJudge, JudgeCalled, call_judge
from usecases.judge.committee import (
    CastVote,
    ConveneCommittee,
    Convened,
    Member,
    VoteCast,
    cast_vote,
    convene_committee,
)
from usecases.judge.report import AssociationReport, ReportQuestion, association_report
from usecases.judge.rule import (
    RULING_LIMIT,
    RuleByCandidate,
    RuleCall,
    Ruled,
    may_rule,
    rule_by_candidate,
    rule_call,
)
from usecases.settings.setup import LANGUAGES

_LANGUAGES = choices_of("language", LANGUAGES)
_INCIDENTS = choices_of("incident", Incident)


@app_commands.guild_only()
class JudgeCog(commands.GroupCog, group_name="judge"):
    """Questions to judges and what becomes of them."""

    def __init__(self, hall: Hall) -> None:
        """One for each process."""
        self._hall = hall
        hall.form_openers["judge-call"] = _open_call
        hall.forms["judge-call"] = _call_typed
        hall.form_openers["judge-rule"] = _open_rule
        hall.forms["judge-rule"] = _rule_typed
        hall.form_openers["judge-appeal"] = _open_appeal
        hall.forms["judge-appeal"] = _appeal_typed
        hall.menus["judge-candidate"] = _candidate
        hall.buttons["judge-uphold"] = _uphold
        hall.buttons["judge-overturn"] = _overturn

    @app_commands.command()
    @app_commands.autocomplete(table=pick_table_number, event=pick_event)
    async def call(
        self,
        interaction: discord.Interaction[Any],
        question: app_commands.Range[str, 1, 500],
        table: int = 0,
        event: int = 0,
    ) -> None:
        """Call a judge."""
        talk = await Talk.open(self._hall, interaction)
        here = interaction.channel_id or 0
        command = CallJudge(talk.caller, question, table_number=table, channel_id=here, event_id=event)
        await _call(talk, command)

    @app_commands.command()
    @app_commands.autocomplete(call=pick_open_call)
    @app_commands.autocomplete(section=pick_section_or_house_rule)
    async def rule(
        self,
        interaction: discord.Interaction[Any],
        call: int,
        ruling: app_commands.Range[str, 1, 1000],
        section: str = "",
        override: str = "",
    ) -> None:
        """Decide on a call."""
        talk = await Talk.open(self._hall, interaction)
        await _rule(talk, RuleCall(talk.caller, call, ruling, section, override))

    @app_commands.command()
    @app_commands.autocomplete(call=pick_own_ruling)
    async def appeal(
        self, interaction: discord.Interaction[Any], call: int, ground: app_commands.Range[str, 1, 500]
    ) -> None:
        """Take a ruling to a committee."""
        talk = await Talk.open(self._hall, interaction)
        await _appeal(talk, AppealRuling(talk.caller, call, ground))

    @app_commands.command()
    @app_commands.autocomplete(call=pick_appealed_call)
    async def committee(
        self,
        interaction: discord.Interaction[Any],
        call: int,
        member1: discord.User,
        member2: discord.User,
        member3: discord.User,
        member4: discord.User | None = None,
        member5: discord.User | None = None,
    ) -> None:
        """Name the committee that decides on an appeal."""
        talk = await Talk.open(self._hall, interaction)
        named = (member1, member2, member3, member4, member5)
        refused = unless_here(*named)
        if refused:
            await talk.refuse(refused)
            return
        members = tuple(Member(user.id, name_of(user)) for user in named if user is not None)
        outcome = await talk.do(convene_committee, ConveneCommittee(talk.caller, call, members))
        await talk.answer(outcome, lambda done: _convened(talk, done))

    @app_commands.command()
    @app_commands.choices(language=_LANGUAGES)
    @app_commands.autocomplete(event=pick_event)
    async def report(self, interaction: discord.Interaction[Any], language: str = "", event: int = 0) -> None:
        """Write the report to the association."""
        talk = await Talk.open(self._hall, interaction)
        report = await talk.ask(association_report, ReportQuestion(talk.caller, event))
        if isinstance(report, Refusal):
            await talk.refuse(report)
            return
        written = language_of(language) or talk.language
        words = report_text(report, await _names(interaction, report), written, talk.caller.now)
        name = f"report-{report.event.id}-{written}.txt"
        file = Picture(name, words.encode("utf-8-sig"), talk.plain("judge-report-file"))
        lead = talk.t("judge-report", {"event": report.event.name})
        await talk.say(Reply(lead, files=(file,)))

    @app_commands.command()
    @app_commands.choices(situation=_INCIDENTS)
    async def incident(
        self,
        interaction: discord.Interaction[Any],
        situation: str,
        clock: bool = False,  # noqa: FBT001, FBT002 - an option of the command
        later: bool = False,  # noqa: FBT001, FBT002 - an option of the command
        again: bool = False,  # noqa: FBT001, FBT002 - an option of the command
        rolls: app_commands.Range[int, 0, 500] = 0,
    ) -> None:
        """What the backgammon rules say about an incident."""
        talk = await Talk.open(self._hall, interaction)
        facts = Facts(clock=clock, later=later, rolls=rolls, again=again)
        outcome = await talk.do(guide_incident, GuideIncident(talk.caller, Incident(situation), facts))
        await talk.answer(outcome, lambda found: guidance_words(talk.language, found))

    @app_commands.command()
    async def position(
        self,
        interaction: discord.Interaction[Any],
        board: app_commands.Range[str, 1, 120],
        dice: app_commands.Range[str, 1, 5] = "",
        play: app_commands.Range[str, 1, 60] = "",
    ) -> None:
        """The legal plays of a backgammon position."""
        talk = await Talk.open(self._hall, interaction)
        outcome = await talk.do(judge_position, JudgePosition(talk.caller, board, dice, play))
        await talk.answer(outcome, lambda judged: position_words(talk.language, judged))


async def _names(interaction: discord.Interaction[Any], report: AssociationReport) -> dict[int, str]:
    """The staff as the server shows them; who has left it is known by number alone."""
    found: dict[int, str] = {}
    for user in report.users:
        if user in report.names or interaction.guild is None:
            continue
        try:
            found[user] = (await interaction.guild.fetch_member(user)).display_name
        except discord.NotFound:
            continue
    return found


async def _open_call(talk: Talk, table: int, _detail: int) -> None:
    question = TextField("question", talk.plain("judge-form-question"), long=True, limit=QUESTION_LIMIT)
    await talk.show_form(form("judge-call", table, talk.plain("judge-form-call"), [question]))


async def _call_typed(talk: Talk, table: int, _detail: int, typed: dict[str, str]) -> None:
    here = talk.interaction.channel_id or 0
    await _call(talk, CallJudge(talk.caller, typed.get("question", ""), table_id=table, channel_id=here))


async def _call(talk: Talk, command: CallJudge) -> None:
    result = await searched(talk, command.question)
    found = (
        () if result.band is Band.NONE else candidates(result)
    )  # many a call is no question about the rules
    outcome = await talk.do(call_judge, replace(command, candidates=found))
    await talk.answer(outcome, lambda done: _called(talk, done))


def _called(talk: Talk, done: JudgeCalled) -> str:
    return talk.t("judge-called-paused" if done.paused else "judge-called", {"number": done.call.id})


async def _open_rule(talk: Talk, call: int, _detail: int) -> None:
    refused = await talk.ask(may_rule, RuleCall(talk.caller, call, ""))
    if refused:
        await talk.refuse(refused)
        return
    fields = [
        TextField("ruling", talk.plain("judge-form-ruling"), long=True, limit=RULING_LIMIT),
        TextField("section", talk.plain("judge-form-section"), placeholder="cjp/…", required=False, limit=60),
        TextField("override", talk.plain("judge-form-override"), required=False),
    ]
    await talk.show_form(form("judge-rule", call, talk.plain("judge-form-rule"), fields))


async def _rule_typed(talk: Talk, call: int, _detail: int, typed: dict[str, str]) -> None:
    words = (typed.get(name, "") for name in ("ruling", "section", "override"))
    await _rule(talk, RuleCall(talk.caller, call, *words))


async def _candidate(talk: Talk, call: int, _detail: int, chosen: list[str]) -> None:
    outcome = await talk.do(
        rule_by_candidate, RuleByCandidate(talk.caller, call, chosen[0] if chosen else "")
    )
    await talk.answer(outcome, lambda done: _ruled(talk, done))


async def _rule(talk: Talk, command: RuleCall) -> None:
    outcome = await talk.do(rule_call, command)
    await talk.answer(outcome, lambda done: _ruled(talk, done))


def _ruled(talk: Talk, done: Ruled) -> str:
    lines = [talk.t("judge-ruled", {"number": done.call.id})]
    lines.append(talk.t("judge-final") if done.final else talk.t("judge-appealable"))
    if done.resumed:
        lines.append(talk.t("judge-resumed"))
    return "\n".join(lines)


async def _open_appeal(talk: Talk, call: int, _detail: int) -> None:
    ground = TextField("ground", talk.plain("judge-form-ground"), long=True, limit=GROUND_LIMIT)
    await talk.show_form(form("judge-appeal", call, talk.plain("judge-form-appeal"), [ground]))


async def _appeal_typed(talk: Talk, call: int, _detail: int, typed: dict[str, str]) -> None:
    await _appeal(talk, AppealRuling(talk.caller, call, typed.get("ground", "")))


async def _appeal(talk: Talk, command: AppealRuling) -> None:
    outcome = await talk.do(appeal_ruling, command)
    await talk.answer(outcome, lambda done: _appealed(talk, done))


def _appealed(talk: Talk, done: AppealMade) -> str:
    return talk.t("judge-appealed", {"number": done.call.id})


def _convened(talk: Talk, done: Convened) -> str:
    return talk.t("judge-convened", {"number": done.call.id, "count": len(done.call.committee)})


async def _uphold(talk: Talk, call: int, _detail: int) -> None:
    await _vote(talk, call, Vote.UPHOLD)


async def _overturn(talk: Talk, call: int, _detail: int) -> None:
    await _vote(talk, call, Vote.OVERTURN)


async def _vote(talk: Talk, call: int, vote: Vote) -> None:
    outcome = await talk.do(cast_vote, CastVote(talk.caller, call, vote))
    await talk.answer(outcome, lambda done: _voted(talk, done))


def _voted(talk: Talk, done: VoteCast) -> str:
    votes = f"{len(done.call.votes)}/{len(done.call.committee)}"
    lines = [talk.t("judge-voted", {"votes": votes})]
    if done.decided:
        lines.append(talk.t(f"call-outcome-{done.decided}"))
    return "\n".join(lines)


async def setup(bot: commands.Bot) -> None:
    """Called by `load_extension`."""
    await bot.add_cog(JudgeCog(bot.hall))  # type: ignore[attr-defined]  # our own bot class carries it

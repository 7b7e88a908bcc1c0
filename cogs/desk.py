"""`/desk`: one private panel that says where an event stands, and does the next step with one tap."""

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.hall import Hall
from bot.pickers import pick_event
from bot.planning import plan_round, plan_stage
from bot.talk import Talk
from bot.ui.desk import REFRESH, SURE, VERBS, check_in_form, desk_reply, sure_reply
from league.refusal import Refusal
from usecases.event.checkin import OpenCheckIn, open_check_in
from usecases.event.stages import MoveEvent, close_signup, finish_event, open_signup
from usecases.execute import Command
from usecases.round.basis import SeatRound
from usecases.round.clocks import TimeTables, start_tables
from usecases.round.closing import CloseRound, end_round
from usecases.round.publish import PublishRound, publish_round
from usecases.round.remind import Reminded, RemindTables, remind_tables
from usecases.show.desk import Desk, DeskStep, desk
from usecases.show.event import EventQuestion
from usecases.standings.advance import Advance

UseCase = Callable[..., Any]
_CASES: dict[DeskStep, tuple[UseCase, Callable[[Talk, int], Command]]] = {
    DeskStep.OPEN: (open_signup, lambda talk, event: MoveEvent(talk.caller, event)),
    DeskStep.CLOSE: (close_signup, lambda talk, event: MoveEvent(talk.caller, event)),
    DeskStep.PUBLISH: (publish_round, lambda talk, event: PublishRound(talk.caller, event)),
    DeskStep.START: (start_tables, lambda talk, event: TimeTables(talk.caller, event)),
    DeskStep.END: (end_round, lambda talk, event: CloseRound(talk.caller, event)),
}
"""Steps that are one use case each, with the command that carries them out."""


@app_commands.guild_only()
class DeskCog(commands.Cog):
    """Each button checks the role again on the server side: the use cases do."""

    def __init__(self, hall: Hall) -> None:
        """One for each process."""
        self._hall = hall
        for step in _CASES:
            hall.buttons[VERBS[step]] = _taken(step)
        hall.buttons[VERBS[DeskStep.SEAT]] = _seat_clicked
        hall.buttons[VERBS[DeskStep.ADVANCE]] = _advance_clicked
        hall.buttons[VERBS[DeskStep.REMIND]] = _remind_clicked
        hall.buttons[VERBS[DeskStep.FINISH]] = _finish_clicked
        hall.buttons[SURE] = _sure_clicked
        hall.buttons[REFRESH] = _refresh_clicked
        hall.form_openers[VERBS[DeskStep.CHECK_IN]] = _check_in_clicked
        hall.forms[VERBS[DeskStep.CHECK_IN]] = _check_in_sent
        hall.pagers.update({*VERBS.values(), SURE, REFRESH})

    @app_commands.command(name="desk")
    @app_commands.autocomplete(event=pick_event)
    async def open(self, interaction: discord.Interaction[Any], event: int = 0) -> None:
        """Show the organizer's desk of an event."""
        talk = await Talk.open(self._hall, interaction)
        await _show(talk, event)


async def _show(talk: Talk, event: int) -> None:
    """The desk as it is now: in the place of the one that was tapped, else as an answer of its own."""
    found: Desk | Refusal = await talk.ask(desk, EventQuestion(talk.caller, event))
    if isinstance(found, Refusal):
        await talk.refuse(found)
    else:
        await talk.turn_to(desk_reply(found, talk.language))


def _taken(step: DeskStep) -> Callable[[Talk, int, int], Awaitable[None]]:
    use_case, command = _CASES[step]

    async def clicked(talk: Talk, event: int, _detail: int) -> None:
        outcome = await talk.do(use_case, command(talk, event))
        if isinstance(outcome, Refusal):
            await talk.refuse(outcome)
        await _show(talk, event)

    return clicked


async def _seat_clicked(talk: Talk, event: int, _detail: int) -> None:
    await plan_round(talk, SeatRound(talk.caller, event))
    await _show(talk, event)


async def _advance_clicked(talk: Talk, event: int, _detail: int) -> None:
    await plan_stage(talk, Advance(talk.caller, event))
    await _show(talk, event)


async def _remind_clicked(talk: Talk, event: int, _detail: int) -> None:
    outcome: Reminded | Refusal = await talk.do(remind_tables, RemindTables(talk.caller, event))
    await talk.answer(outcome, lambda done: talk.t("desk-reminded", {"count": len(done.tables)}))
    await _show(talk, event)


async def _check_in_clicked(talk: Talk, event: int, _detail: int) -> None:
    await talk.show_form(check_in_form(event, talk.language))


async def _check_in_sent(talk: Talk, event: int, _detail: int, values: dict[str, str]) -> None:
    outcome = await talk.do(open_check_in, OpenCheckIn(talk.caller, event, values.get("until", "")))
    if isinstance(outcome, Refusal):
        await talk.refuse(outcome)
        return
    await _show(talk, event)


async def _finish_clicked(talk: Talk, event: int, _detail: int) -> None:
    found: Desk | Refusal = await talk.ask(desk, EventQuestion(talk.caller, event))
    if isinstance(found, Refusal):
        await talk.refuse(found)
    else:
        await talk.turn_to(sure_reply(found, talk.language))


async def _sure_clicked(talk: Talk, event: int, _detail: int) -> None:
    outcome = await talk.do(finish_event, MoveEvent(talk.caller, event))
    if isinstance(outcome, Refusal):
        await talk.refuse(outcome)
    await _show(talk, event)


async def _refresh_clicked(talk: Talk, event: int, _detail: int) -> None:
    await _show(talk, event)


async def setup(bot: commands.Bot) -> None:
    """Called by `load_extension`."""
    await bot.add_cog(DeskCog(bot.hall))  # type: ignore[attr-defined]  # our own bot class carries it

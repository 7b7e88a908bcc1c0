"""`/round`: organizers seat, publish and close rounds; judges run the clocks and mend seats."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.command_texts import choices_of
from bot.hall import Hall
from bot.pickers import pick_avoid, pick_event, pick_player, pick_table_number
from bot.planning import plan_round
from bot.talk import Talk
from bot.ui.seating import shown_round
from league.ids import PlayerId
from league.refusal import Refusal
from league.round import Drawing
from usecases.bracket.goes_on import SendOn, SentOn, send_on
from usecases.bracket.void import Voided, VoidMatches, void_matches
from usecases.round.basis import Redraw, SeatRound, redrawn
from usecases.round.clocks import (
    Timed,
    TimeTables,
    extend_tables,
    pause_tables,
    resume_tables,
    start_tables,
)
from usecases.round.closing import Closed, CloseRound, cancel_round, end_round
from usecases.round.lock import Bolt, Locked, LockTable, lock_table
from usecases.round.publish import Published, PublishRound, publish_round
from usecases.round.swap import Swapped, SwapPlayers, swap_players
from usecases.show.seating import ShowRound, show_round

_DRAWINGS = choices_of("drawing", (Drawing.BALANCED, Drawing.POWER, Drawing.RANDOM, Drawing.MANUAL))
_BOLTS = choices_of("bolt", Bolt)
_LARGEST_SEED = 999_999
_LONGEST_EXTENSION = 720


@app_commands.guild_only()
class RoundCog(commands.GroupCog, group_name="round"):
    """Commands on rounds. Judges need them too, so every one checks the role itself."""

    def __init__(self, hall: Hall) -> None:
        """One for each process."""
        self._hall = hall
        hall.buttons["round-publish"] = _publish_clicked
        hall.buttons["round-reseat"] = _reseat_clicked
        hall.buttons["round-cancel"] = _cancel_clicked
        hall.buttons["bracket-void"] = _void_clicked
        for who in ("first", "second", "nobody"):
            hall.buttons[f"goes-on-{who}"] = _goes_on_clicked

    @app_commands.command()
    @app_commands.choices(mode=_DRAWINGS)
    @app_commands.autocomplete(event=pick_event)
    @app_commands.autocomplete(avoid=pick_avoid)
    async def seat(
        self,
        interaction: discord.Interaction[Any],
        event: int = 0,
        mode: str = "",
        avoid: app_commands.Range[str, 0, 500] = "",
        seed: app_commands.Range[int, 0, _LARGEST_SEED] | None = None,
        seeds: app_commands.Range[str, 0, 500] = "",
    ) -> None:
        """Plan the next round."""
        talk = await Talk.open(self._hall, interaction)
        drawing = Drawing(mode) if mode else None
        await plan_round(talk, SeatRound(talk.caller, event, drawing, avoid, seed, seeds))

    @app_commands.command()
    @app_commands.autocomplete(event=pick_event)
    async def publish(self, interaction: discord.Interaction[Any], event: int = 0) -> None:
        """Publish the planned round."""
        talk = await Talk.open(self._hall, interaction)
        await _publish(talk, PublishRound(talk.caller, event))

    @app_commands.command()
    @app_commands.autocomplete(event=pick_event, player=pick_player, other=pick_player)
    async def swap(
        self,
        interaction: discord.Interaction[Any],
        player: int,
        other: int,
        event: int = 0,
        round: app_commands.Range[int, 0, 99] = 0,  # noqa: A002 - the option's name
    ) -> None:
        """Two players exchange places."""
        talk = await Talk.open(self._hall, interaction)
        command = SwapPlayers(talk.caller, PlayerId(player), PlayerId(other), event, round)
        await talk.answer(await talk.do(swap_players, command), lambda done: _swapped(talk, done))

    @app_commands.command()
    @app_commands.choices(state=_BOLTS)
    @app_commands.autocomplete(event=pick_event, table=pick_table_number)
    async def lock(
        self,
        interaction: discord.Interaction[Any],
        table: app_commands.Range[int, 1, 999],
        state: str = Bolt.LOCKED,
        event: int = 0,
    ) -> None:
        """Lock a table."""
        talk = await Talk.open(self._hall, interaction)
        outcome = await talk.do(lock_table, LockTable(talk.caller, table, Bolt(state), event))
        await talk.answer(outcome, lambda done: _locked(talk, done))

    @app_commands.command()
    @app_commands.autocomplete(event=pick_event, table=pick_table_number)
    async def start(
        self,
        interaction: discord.Interaction[Any],
        event: int = 0,
        table: app_commands.Range[int, 0, 999] = 0,
    ) -> None:
        """Start the tables and their clocks."""
        talk = await Talk.open(self._hall, interaction)
        outcome = await talk.do(start_tables, TimeTables(talk.caller, event, table))
        await talk.answer(outcome, lambda done: _started(talk, done))

    @app_commands.command()
    @app_commands.autocomplete(event=pick_event, table=pick_table_number)
    async def pause(
        self,
        interaction: discord.Interaction[Any],
        event: int = 0,
        table: app_commands.Range[int, 0, 999] = 0,
    ) -> None:
        """Pause the clocks."""
        talk = await Talk.open(self._hall, interaction)
        outcome = await talk.do(pause_tables, TimeTables(talk.caller, event, table))
        await talk.answer(outcome, lambda done: _timed(talk, "round-paused", done))

    @app_commands.command()
    @app_commands.autocomplete(event=pick_event, table=pick_table_number)
    async def resume(
        self,
        interaction: discord.Interaction[Any],
        event: int = 0,
        table: app_commands.Range[int, 0, 999] = 0,
    ) -> None:
        """Let the clocks run again."""
        talk = await Talk.open(self._hall, interaction)
        outcome = await talk.do(resume_tables, TimeTables(talk.caller, event, table))
        await talk.answer(outcome, lambda done: _timed(talk, "round-resumed", done))

    @app_commands.command()
    @app_commands.autocomplete(event=pick_event, table=pick_table_number)
    async def extend(
        self,
        interaction: discord.Interaction[Any],
        minutes: app_commands.Range[int, 1, _LONGEST_EXTENSION],
        event: int = 0,
        table: app_commands.Range[int, 0, 999] = 0,
    ) -> None:
        """Give more time."""
        talk = await Talk.open(self._hall, interaction)
        outcome = await talk.do(extend_tables, TimeTables(talk.caller, event, table, minutes))
        await talk.answer(outcome, lambda done: _timed(talk, "round-extended", done, minutes))

    @app_commands.command()
    @app_commands.autocomplete(event=pick_event)
    async def end(
        self,
        interaction: discord.Interaction[Any],
        event: int = 0,
        round: app_commands.Range[int, 0, 99] = 0,  # noqa: A002 - the option's name
    ) -> None:
        """End the round."""
        talk = await Talk.open(self._hall, interaction)
        outcome = await talk.do(end_round, CloseRound(talk.caller, event, round))
        await talk.answer(outcome, lambda done: _closed(talk, "round-ended", done))

    @app_commands.command()
    @app_commands.autocomplete(event=pick_event)
    async def cancel(
        self,
        interaction: discord.Interaction[Any],
        event: int = 0,
        round: app_commands.Range[int, 0, 99] = 0,  # noqa: A002 - the option's name
    ) -> None:
        """Cancel the round."""
        talk = await Talk.open(self._hall, interaction)
        await _cancel(talk, CloseRound(talk.caller, event, round))

    @app_commands.command()
    @app_commands.autocomplete(event=pick_event)
    async def show(
        self,
        interaction: discord.Interaction[Any],
        event: int = 0,
        round: app_commands.Range[int, 0, 99] = 0,  # noqa: A002 - the option's name
    ) -> None:
        """Show a round."""
        talk = await Talk.open(self._hall, interaction)
        found = await talk.ask(show_round, ShowRound(talk.caller, event, round))
        if isinstance(found, Refusal):
            await talk.refuse(found)
            return
        await talk.say(await self._hall.work(lambda: shown_round(found, talk.language)))


async def _reseat_clicked(talk: Talk, round_id: int, seed: int) -> None:
    question = await talk.ask(redrawn, Redraw(talk.caller, round_id, seed % (_LARGEST_SEED + 1)))
    if isinstance(question, Refusal):
        await talk.refuse(question)
    else:
        await plan_round(talk, question)


async def _publish_clicked(talk: Talk, round_id: int, _detail: int) -> None:
    await _publish(talk, PublishRound(talk.caller, round_id=round_id))


async def _publish(talk: Talk, command: PublishRound) -> None:
    await talk.answer(await talk.do(publish_round, command), lambda done: _published(talk, done))


async def _cancel_clicked(talk: Talk, round_id: int, _detail: int) -> None:
    await _cancel(talk, CloseRound(talk.caller, round_id=round_id))


async def _void_clicked(talk: Talk, bracket_id: int, _detail: int) -> None:
    outcome = await talk.do(void_matches, VoidMatches(talk.caller, bracket_id))
    await talk.answer(outcome, lambda done: _voided(talk, done))


async def _goes_on_clicked(talk: Talk, result_id: int, player: int) -> None:
    outcome = await talk.do(send_on, SendOn(talk.caller, result_id, PlayerId(player)))
    await talk.answer(outcome, lambda done: _sent_on(talk, done))


def _voided(talk: Talk, done: Voided) -> str:
    numbers = ", ".join(str(table.number) for table in done.tables)
    return talk.t("matches-voided", {"count": len(done.tables), "tables": numbers})


def _sent_on(talk: Talk, done: SentOn) -> str:
    key = "sent-on" if done.name else "sent-nobody-on"
    return talk.t(key, {"player": done.name, "table": done.standing.at.table.number})


async def _cancel(talk: Talk, command: CloseRound) -> None:
    await talk.answer(
        await talk.do(cancel_round, command), lambda done: _closed(talk, "round-cancelled", done)
    )


def _published(talk: Talk, done: Published) -> str:
    return talk.t("round-published", {"round": done.round.number, "tables": len(done.tables)})


def _swapped(talk: Talk, done: Swapped) -> str:
    first, second = done.players
    return talk.t("round-swapped", {"first": first.name, "second": second.name, "round": done.round.number})


def _locked(talk: Talk, done: Locked) -> str:
    return talk.t(
        "table-now-locked" if done.table.locked else "table-now-unlocked", {"table": done.table.number}
    )


def _started(talk: Talk, done: Timed) -> str:
    return _timed(talk, "round-started" if done.clocks else "round-started-untimed", done)


def _timed(talk: Talk, key: str, done: Timed, minutes: int = 0) -> str:
    """One table by its number, or how many there were."""
    table = done.tables[0].number if len(done.tables) == 1 else 0
    return talk.t(key, {"table": table, "tables": len(done.tables), "minutes": minutes})


def _closed(talk: Talk, key: str, done: Closed) -> str:
    return talk.t(key, {"round": done.round.number})


async def setup(bot: commands.Bot) -> None:
    """Called by `load_extension`."""
    await bot.add_cog(RoundCog(bot.hall))  # type: ignore[attr-defined]  # our own bot class carries it

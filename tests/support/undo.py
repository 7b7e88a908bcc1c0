"""What is so on a league night, and every message that stands: to be compared with what was before."""

import re
from collections.abc import Iterator
from typing import Any

import discord

from data.records import AuditLine, Delivery, Notice, TimerKind
from data.transaction import read
from data.unit_of_work import UnitOfWork
from league.ids import AuditId, EventId
from tests.support.night import Night, direct, ids_of, shown
from tests.support.rounds import player_id, seats
from tests.support.stored import stored
from tests.support.wording import sign_of, worded

STATE = (
    "guild", "person", "event", "entry", "round", "game_table", "seat", "result", "clock", "penalty", "judge_call",
    "house_rule", "rule_form", "rule_document", "event_document",
    "team", "bracket", "bracket_seed", "goes_on", "tournament",
    "event_page", "rule_ask", "game_hold", "seat_history", "reminder",
)  # fmt: skip
STRUCK = sign_of("notice-taken-back").strip()
SAID_BY_AN_UNDO = (
    STRUCK,
    *map(sign_of, (
        "notice-undone", "notice-undone-above", "game-resumed", "notice-departure-over", "notice-event-goes-on",
        "notice-back-at-table", "notice-team-out", "notice-penalty-revoked-public", "notice-penalty-revoked-warning",
        "notice-bye-passed", "notice-moved", "notice-match-moved", "notice-replaced", "notice-seat-removed",
        "notice-board-moved",
    )),
    worded("notice-bracket-out", player="", place=9).partition("9")[0].strip("🏁: "),
)  # fmt: skip
"""What may be new after an undo: of what is so again, beside messages that say otherwise now."""
PATIENCE = 60
"""Seconds of the simulated clock within which everything must have been said, however slow the machine is."""
_OF_CLOCKS = (TimerKind.CLOCK_END, TimerKind.CLOCK_WARNING, TimerKind.PLACEMENT)
_MINUTE, _MOMENT = len("2026-01-01 01:08"), re.compile(r"<t:(\d+)")


def state(night: Night) -> dict[str, object]:
    """What is so, apart from how often it was changed; clocks to the minute: time that was lost is given back."""
    kept = stored(night.bot.bot_context.database, night.guild.id, only=(*STATE, "timer"))
    found: dict[str, object] = {
        name: [
            {key: _to_the_minute(key, value) for key, value in _as_derived(row).items() if key != "version"}
            for row in kept[name]
        ]
        for name in STATE
    }
    found["timers"] = sorted(
        (row["kind"], row["subject"], row["detail"], _due(row))
        for row in kept["timer"]
        if row["done_at"] is None
    )
    return found


def _as_derived(row: dict[str, Any]) -> dict[str, Any]:
    """Of a clock that stands for a vacant seat no moment: it was stopped anew, as the seat is vacant again."""
    if not row.get("held_at"):
        return row
    return {**row, "paused_at": "held", "held_at": "held", "paused_total": 0}


def _to_the_minute(key: str, value: Any) -> Any:  # noqa: ANN401 - a column of any table
    return value // 60_000 if key == "paused_total" else value


def _due(timer: dict[str, Any]) -> str:
    return str(timer["due_at"])[:_MINUTE] if timer["kind"] in _OF_CLOCKS else str(timer["due_at"])


def channels(night: Night) -> Iterator[Any]:
    for channel in night.channels.values():
        yield channel
        yield from channel.threads


def messages(night: Night) -> dict[int, str]:
    """Every message that stands anywhere, in public and in private, with its buttons."""
    found = {
        message.id: with_buttons(message)
        for channel in channels(night)
        for message in channel.history()
        if message.type is discord.MessageType.default
    }
    for member in (night.organizer, night.judge, *night.players):
        if member.user.dm_channel is not None:
            found |= {message.id: with_buttons(message) for message in direct(member)}
    return found


def with_buttons(message: discord.Message) -> str:
    """What it says, its moments to the minute, and what can be clicked."""
    words = _MOMENT.sub(lambda found: f"<t:{int(found[1]) // 60}", shown(message))
    return "\n".join([words, *ids_of(message)])


def unsaid(uow: UnitOfWork) -> list[str]:
    """What waits to be told or to be brought up to date, and why it waits if that is known."""
    waiting = (Delivery.PENDING, Delivery.SETTLED)
    notices = [f"{one.key} ({one.state}) {one.error}" for one in uow.outbox.notices.find(state=waiting)]
    return notices + [
        f"{post.kind} {post.subject} {post.error}"
        for post in uow.outbox.posts.find()
        if post.wanted > post.done
    ]


def all_is_said(uow: UnitOfWork) -> bool:
    """Whether nothing waits to be told or to be brought up to date."""
    return not unsaid(uow)


async def told(night: Night, wait: float) -> None:
    """Everything that was to be said by now is said."""
    await night.env.advance_time(wait)
    for _ in range(PATIENCE):
        if night.read(all_is_said):
            return
        await night.env.advance_time(1)
    raise AssertionError(f"not said in {PATIENCE} seconds: {night.read(unsaid)}")


def newest(night: Night) -> AuditLine:
    return read(
        night.bot.bot_context.database, lambda uow: uow.journal.lines(night.guild.id, EventId(0), 1)[0]
    )


def notices(night: Night, line: int) -> tuple[Notice, ...]:
    return read(night.bot.bot_context.database, lambda uow: uow.outbox.notices.find(audit_id=AuditId(line)))


def reached(found: tuple[Notice, ...]) -> set[int]:
    """Who was pinged or written to."""
    told = (n.mentions or (n.subject,) for n in found if n.mentions or n.place == "private")
    return {user for users in told for user in users}


def hold_against(stood: dict[int, str], now: dict[int, str]) -> None:
    """What stood stands, where it stood or anew; everything else that is new says what it is."""
    again = [words for number, words in now.items() if number not in stood]
    for number, words in stood.items():
        if now.get(number) != words:
            assert STRUCK in now.get(number, STRUCK), (words, now.get(number))
            again.remove(words)
    for words in again:
        assert any(sign in words for sign in SAID_BY_AN_UNDO), words


def two_places(night: Night) -> dict[str, object]:
    """Two players of the first round's first two tables."""
    one, two = seats(night)[:2]
    return {"player": one[0], "other": two[0]}


def penalised(night: Night) -> dict[str, object]:
    """A public penalty for the first player."""
    where = {"section": "cjp/penalty-levels", "reason": "Shouted", "public": True}
    return {"player": player_id(night, 0), **where}


def lines(night: Night) -> tuple[AuditLine, ...]:
    """What was done on the server, newest first."""
    return read(night.bot.bot_context.database, lambda uow: uow.journal.lines(night.guild.id, EventId(0), 50))


def event_number(night: Night) -> int:
    """The event, 0 while there is none."""
    found = read(night.bot.bot_context.database, lambda uow: uow.events.find(guild_id=night.guild.id))
    return found[0].id if found else 0

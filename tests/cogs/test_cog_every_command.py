"""Every command, walked through the tree: on an empty server, in each state of an event, by the wrong person."""

import re
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bot.games import KINDS
from bot.hubs import moved
from data.records import Guild, JudgeCall, Penalty, Person
from data.transaction import write
from data.unit_of_work import UnitOfWork
from league.event import Event, EventStatus
from league.ids import CallId, EventId, PenaltyId, PlayerId, RoundId, TableId
from league.round import Round, RoundStatus, Table
from tests.support.every_command import answered, commands, filled, forget_setup, kept, raw_words
from tests.support.night import Night, said
from tests.support.rounds import event_with, player_id, published, record_all, running, the_event
from tests.support.wording import says

FOREIGN = "Foreigners"
LOCALES = Path(__file__).parents[2] / "bot" / "locales"


_ANYBODY_MAY = frozenset(f"{kind} new" for kind in KINDS)
"""Needs nothing but a server and changes it: tests/cogs/test_cog_game.py has it."""


@pytest.mark.parametrize("locale", ["en-US", "ja"])
@pytest.mark.parametrize("who", ["organizer", "player", "outsider"])
@pytest.mark.parametrize("server", ["set up", "new"])
async def test_every_command_is_answered_on_an_empty_server(
    night: Night,
    who: str,
    locale: str,
    server: str,
) -> None:
    member = night.players[0] if who == "player" else getattr(night, who)
    if server == "new":
        forget_setup(night)
    before = kept(night)
    for command in commands(night):
        if command.qualified_name in _ANYBODY_MAY:
            continue
        night.locales.set(member.id, locale)
        words = await answered(night, member, command, **filled(night, command, {}))
        if locale == "ja":
            assert re.search("[ぁ-んァ-ヶ一-龠]", words), f"/{command.qualified_name}: {words}"
            assert raw_words(words) == [], f"/{command.qualified_name}: {words}"
        if who != "organizer" or server == "new":
            assert kept(night) == before, f"/{command.qualified_name}"


async def _draft(night: Night) -> None:
    await night.run(night.organizer, "event create", name="Cup")


async def _open(night: Night) -> None:
    await event_with(night)


async def _check_in(night: Night) -> None:
    await event_with(night)
    await night.run(night.organizer, "event checkin", until="23:00")


async def _closed(night: Night) -> None:
    await event_with(night)
    await night.run(night.organizer, "event close")


async def _planned(night: Night) -> None:
    await event_with(night)
    await night.run(night.organizer, "round seat", seed=7)


async def _finished(night: Night) -> None:
    await running(night)
    record_all(night)
    await night.run(night.organizer, "round end")
    await night.sure(night.organizer, "event finish")


async def _cancelled(night: Night) -> None:
    await published(night)
    await night.sure(night.organizer, "event cancel")


_BEFORE_ROUNDS = (
    "round publish", "round swap", "round lock", "round start", "round pause", "round resume", "round extend",
    "round end", "round cancel", "standings show", "standings explain", "result correct", "result walkover",
    "event finish", "event reopen",
)  # fmt: skip
_AT_THE_END = (
    "event open", "event close", "event checkin", "round seat", "round publish", "round start", "round extend",
    "round cancel", "signup join", "signup leave", "signup checkin", "signup add", "signup remove",
    "signup approve", "signup import", "standings advance",
)  # fmt: skip
WRONG_STATE: dict[str, tuple[Callable[[Night], Awaitable[None]], tuple[str, ...]]] = {
    "draft": (_draft, (*_BEFORE_ROUNDS, "event close", "signup join", "round seat")),
    "open": (_open, (*_BEFORE_ROUNDS, "event open", "signup checkin", "signup drop")),
    "check-in": (_check_in, (*_BEFORE_ROUNDS, "event checkin", "round seat")),
    "closed": (_closed, (*_BEFORE_ROUNDS, "event close", "signup join", "signup checkin")),
    "planned": (_planned, ("round start", "round pause", "round end", "result report", "result correct")),
    "published": (published, ("round pause", "round resume", "round extend", "round end", "event open")),
    "running": (running, ("event open", "event checkin", "event finish", "round publish", "round end")),
    "finished": (_finished, (*_AT_THE_END, "event cancel", "event finish", "result report")),
    "cancelled": (
        _cancelled,
        (*_AT_THE_END, "event cancel", "event reopen", "result walkover", "judge call"),
    ),
}


@pytest.mark.parametrize("locale", ["en-US", "ja"])
@pytest.mark.parametrize("state", WRONG_STATE)
async def test_a_command_in_the_wrong_state_is_refused_and_changes_nothing(
    night: Night, state: str, locale: str
) -> None:
    prepare, refused = WRONG_STATE[state]
    await prepare(night)
    await night.settle()
    night.locales.set(night.organizer.id, locale)
    before = kept(night)
    for command in commands(night):
        if command.qualified_name not in refused:
            continue
        ids = {"event": the_event(night).id, "table": 1}
        words = await answered(night, night.organizer, command, **filled(night, command, ids, all_ids=True))
        assert words.startswith("⛔"), f"/{command.qualified_name}: {words}"
        assert kept(night) == before, f"/{command.qualified_name}"
        if locale == "ja":
            assert raw_words(words) == [], f"/{command.qualified_name}: {words}"


_JUDGES_MAY = {
    "judge rule", "judge committee", "judge report", "penalty warn", "penalty disqualify", "penalty revoke",
    "result correct", "result walkover", "round end", "round extend", "round pause", "round resume",
    "round start", "round swap", "round import", "event undo",
}  # fmt: skip
_ORGANIZERS_MAY = {
    "event announce", "event cancel", "event checkin", "event close", "event create", "event export",
    "event finish", "event import", "event log", "event open", "event reopen", "round cancel", "round lock",
    "round publish", "round seat", "rule add", "rule edit", "rule import", "rule remove",
    "signup account", "signup add", "signup approve", "signup drop", "signup import", "signup noshow",
    "signup refuse", "signup remove", "signup return", "signup substitute",
    "standings advance",
}  # fmt: skip


@pytest.mark.parametrize("who", ["player", "outsider", "judge"])
async def test_the_wrong_person_is_refused_by_the_server_and_changes_nothing(night: Night, who: str) -> None:
    await running(night)
    member = night.players[0] if who == "player" else getattr(night, who)
    before = kept(night)
    ids = {
        "event": the_event(night).id,
        "player": player_id(night, 0),
        "other": player_id(night, 1),
        "table": 1,
    }
    names = {command.qualified_name for command in commands(night)}
    assert names >= _JUDGES_MAY | _ORGANIZERS_MAY, "a command was renamed: correct the lists above"
    for command in commands(night):
        needs_organizer = command.qualified_name in _ORGANIZERS_MAY
        if not needs_organizer and (who == "judge" or command.qualified_name not in _JUDGES_MAY):
            continue
        words = await answered(night, member, command, **filled(night, command, ids))
        expected = "Only organizers" if needs_organizer else "Only judges and organizers"
        assert expected in words, f"/{command.qualified_name}: {words}"
        assert kept(night) == before, f"/{command.qualified_name}"


async def test_what_belongs_to_another_server_is_neither_shown_nor_changed(night: Night) -> None:
    ids = _other_server(night)
    before, theirs = kept(night), kept(night, 1)
    for command in commands(night):
        options = filled(night, command, ids, all_ids=True)
        if not options.keys() & ids.keys():
            continue
        words = await answered(night, night.organizer, command, **options)
        assert words.startswith(("⛔", "✅ Nothing")), f"/{command.qualified_name}: {words}"
        assert FOREIGN not in words, f"/{command.qualified_name}: {words}"
        assert (kept(night), kept(night, 1)) == (before, theirs), f"/{command.qualified_name}"


def _other_server(night: Night) -> dict[str, int]:
    """An event with a table, a call and a penalty on server 1; the numbers by option name."""
    now = night.env.now()

    def store(uow: UnitOfWork) -> dict[str, int]:
        uow.guilds.add(Guild(1))
        event = uow.events.add(Event(EventId(0), 1, FOREIGN, "catan-japan", 1, now, EventStatus.RUNNING))
        people = [uow.people.add(Person(PlayerId(0), 1, f"{FOREIGN} {n}", 900 + n)) for n in range(4)]
        seats = tuple(PlayerId(person.id) for person in people)
        round_ = uow.rounds.add(Round(RoundId(0), event.id, 1, status=RoundStatus.RUNNING))
        table = uow.tables.add(Table(TableId(0), event.id, round_.id, 1, seats))
        call = uow.calls.add(JudgeCall(CallId(0), event.id, table.id, seats[0], FOREIGN, now))
        penalty = uow.penalties.add(
            Penalty(PenaltyId(0), event.id, seats[0], "warning", "cjp/table-swap", FOREIGN, 1, 1, 1, now)
        )
        line = uow.journal.record(
            guild_id=1, event_id=event.id, actor=1, action="undo", at=now, params={"line": 1}
        )
        return {
            "event": event.id, "player": seats[0], "other": seats[1], "winner": seats[0], "table": table.id,
            "call": call.id, "penalty": penalty.id, "number": penalty.id, "action": line.id,
        }  # fmt: skip

    return write(night.bot.bot_context.database, store, lambda _: True)


@pytest.mark.parametrize("language", ["en", "ja"])
async def test_every_command_that_a_text_names_exists(night: Night, language: str) -> None:
    known = {command.qualified_name for command in night.bot.tree.walk_commands()} | set(moved())
    texts = "\n".join(file.read_text(encoding="utf-8") for file in (LOCALES / language).glob("*.ftl"))
    named = set(re.findall(r"`/([a-z]+(?: [a-z]+)?)", texts))
    assert len(named) > 20
    assert {name for name in named if name not in known and name.split()[0] not in _whole(known)} == set()


def _whole(known: set[str]) -> set[str]:
    """Commands without subcommands: what follows their name is no name."""
    return {name for name in known if not any(other.startswith(f"{name} ") for other in known)}


async def test_the_log_without_an_event_shows_the_whole_server(night: Night) -> None:
    await event_with(night)
    assert says(said(await night.run(night.organizer, "event log")), "audit-event-open", name="Cup")

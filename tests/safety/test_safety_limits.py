"""What a person, a table and a server may do in a while; whom the host shuts out."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from typing import Any

import pytest
from pydantic import ValidationError

from bot.config import Settings
from bot.gate import Gate
from bot.i18n import LANGUAGES, Language, has_text
from data.database import Database
from data.transaction import read, write
from data.unit_of_work import UnitOfWork
from league.refusal import Refusal
from tests.support.every_command import kept
from tests.support.night import Night, said
from tests.support.rounds import event_with, running, tables
from tests.support.wording import says
from usecases.block import let_in, shut, shut_out
from usecases.caller import Caller
from usecases.limits import DEFAULT_LIMITS, Limit, LimitedAction, Scope, limits_of
from usecases.spend import spend

NOW = datetime(2031, 3, 2, 12, tzinfo=UTC)
CALLER = Caller(5, "Ken", 7, NOW, limits=limits_of({"judge-call:person": "2/60", "judge-call:table": "3/60"}))


def spent(
    database: Database, caller: Caller, deed: LimitedAction = LimitedAction.JUDGE_CALL, table: int = 0
) -> Refusal | None:
    return write(database, lambda uow: spend(uow, caller, deed, table), lambda refused: refused is None)


def test_so_many_in_so_long_and_then_again(database: Database) -> None:
    assert [spent(database, CALLER) for _ in range(2)] == [None, None]
    refused = spent(database, replace(CALLER, now=NOW + timedelta(seconds=20)))
    assert refused is not None
    assert (refused.code, dict(refused.params)) == (
        "limit-judge-call", {"scope": "person", "most": 2, "wait": 40, "unit": "seconds"},
    )  # fmt: skip
    assert spent(database, replace(CALLER, now=NOW + timedelta(seconds=60))) is None


def test_a_table_counts_for_all_who_sit_there_and_servers_apart(database: Database) -> None:
    people = [replace(CALLER, user_id=number) for number in range(1, 6)]
    found = [spent(database, caller, table=9) for caller in people]
    assert [refused.params["scope"] if refused else "" for refused in found] == ["", "", "", "table", "table"]
    assert spent(database, people[0], table=10) is None
    assert spent(database, replace(CALLER, guild_id=8), table=9) is None


def test_what_is_refused_is_not_counted(database: Database) -> None:
    for number in range(1, 4):
        spent(database, replace(CALLER, user_id=number), table=9)
    alone = replace(CALLER, user_id=4)
    assert spent(database, alone, table=9) is not None
    assert [spent(database, alone), spent(database, alone)] == [None, None]


def test_what_was_counted_a_day_ago_is_forgotten(database: Database) -> None:
    spent(database, CALLER)
    spent(database, replace(CALLER, user_id=6, now=NOW + timedelta(days=2)))
    left = read(
        database, lambda uow: {use.subject for use in uow.limit_counts.find(name="judge-call:person")}
    )
    assert left == {6}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deed", [deed for deed in LimitedAction if deed is not LimitedAction.ROLE_PING])
def test_every_limit_is_told_in_words(language: Language, deed: LimitedAction) -> None:
    assert has_text(language, f"refusal-limit-{deed}")


def test_a_host_changes_limits_in_one_place() -> None:
    settings = Settings(limits={"judge-call:person": "1/30"}, _env_file=None)
    changed = limits_of(settings.limits)
    assert changed[LimitedAction.JUDGE_CALL, Scope.PERSON] == Limit(1, timedelta(seconds=30))
    assert (
        changed[LimitedAction.QUESTION, Scope.PERSON] == DEFAULT_LIMITS[LimitedAction.QUESTION, Scope.PERSON]
    )


@pytest.mark.parametrize(
    "wrong", [{"x:person": "1/1"}, {"judge-call:person": "0/9"}, {"game:table": "1/1"}, {"offer": ""}]
)
def test_a_limit_that_is_none_is_told_at_the_start(wrong: dict[str, str]) -> None:
    with pytest.raises(ValidationError):
        Settings(limits=wrong, _env_file=None)


async def test_whoever_calls_judges_again_and_again_is_refused_politely_and_the_role_is_not_pinged_each_time(
    night: Night,
) -> None:
    await running(night)
    night.bot.bot_context.limits = limits_of({"judge-call:person": "3/600", "role-ping:server": "2/600"})
    answers = []
    for number, table in enumerate([*tables(night), *tables(night)]):
        answers.append(
            said(await night.run(night.judge, "judge call", question=f"{number}?", table=table.number))
        )
        calls = read(night.bot.bot_context.database, lambda uow: uow.calls.find(status="open"))
        for call in calls:
            await night.run(night.judge, "judge rule", call=call.id, ruling="Play on.")
    await night.settle()
    assert [answer.startswith("⛔") for answer in answers] == [False, False, False, True]
    assert says(answers[3], "refusal-limit-judge-call", wait=10, unit="minutes")
    role = read(night.bot.bot_context.database, lambda uow: uow.guilds.require(night.guild.id).judge_role)
    pings = [post for post in night.posts("judges") if f"<@&{role}>" in post.content]
    assert len(pings) == 2


async def test_questions_to_the_rules_are_limited(night: Night) -> None:
    night.bot.bot_context.limits = limits_of({"question:person": "2/60"})
    answers = [said(await night.run(night.players[0], "rule ask", question="robber?")) for _ in range(3)]
    assert [answer.startswith("⛔") for answer in answers] == [False, False, True]
    other = said(await night.run(night.players[1], "rule ask", question="robber?"))
    assert not other.startswith("⛔")


async def test_signing_up_and_leaving_over_and_over_ends_and_leaving_is_always_possible(night: Night) -> None:
    await event_with(night, 4)
    night.bot.bot_context.limits = limits_of({"signup:person": "2/600"})
    player = night.players[5]
    commands = ["signup join", "signup leave", "signup join", "signup leave", "signup join"]
    answers = [said(await night.run(player, command)) for command in commands]
    assert [answer.startswith("⛔") for answer in answers] == [False, False, False, False, True]
    assert says(answers[-1], "refusal-limit-signup", most=2)


async def test_files_are_limited(night: Night) -> None:
    night.bot.bot_context.limits = limits_of({"import:person": "1/60"})
    answers = [
        said(await night.run(night.organizer, "rule import", file=("x.md", b"prose"))) for _ in range(2)
    ]
    assert says(answers[0], "rule-file-no-sections")
    assert says(answers[1], "refusal-limit-import", most=1)


async def test_games_are_limited(night: Night) -> None:
    night.bot.bot_context.limits = limits_of({"game:person": "2/3600"})
    answers = [said(await night.run(night.players[0], "catan new")) for _ in range(3)]
    assert [answer.startswith("⛔") for answer in answers] == [False, False, True]


# Shut out


def test_a_person_is_shut_out_and_let_in_again(database: Database) -> None:
    def shut_now(uow: UnitOfWork) -> frozenset[int]:
        return shut(uow)

    assert write(database, lambda uow: shut_out(5, NOW, uow), bool)
    assert not write(database, lambda uow: shut_out(5, NOW, uow), bool)
    assert read(database, shut_now) == {5}
    assert write(database, lambda uow: let_in(5, uow), bool)
    assert read(database, shut_now) == frozenset()


@pytest.mark.parametrize("whom", ["person", "server"])
async def test_whoever_is_shut_out_gets_one_sentence_and_changes_nothing(night: Night, whom: str) -> None:
    await event_with(night, 4)
    await night.settle()
    player = night.players[0]
    button = night.posts("announcements")[0]
    number = player.id if whom == "person" else night.guild.id
    write(night.bot.bot_context.database, lambda uow: shut_out(number, NOW, uow), bool)
    night.bot.gate._shut = read(night.bot.bot_context.database, shut)
    before = kept(night)
    answers = [said(await night.run(player, command)) for command in ("signup join", "me next", "catan new")]
    answers.append(said(await night.click(player, button, "signup-join")))
    assert {answer[:1] for answer in answers} == {"⛔"}
    assert all(says(answer, f"blocked-{whom}") for answer in answers)
    assert kept(night) == before
    if whom == "person":
        assert not says(said(await night.run(night.players[1], "me next")), "blocked-person")


async def test_the_bot_leaves_a_server_that_is_shut_out_also_when_it_is_invited_again(night: Night) -> None:
    left: list[int] = []

    async def leave() -> None:
        left.append(5)

    guild: Any = SimpleNamespace(id=5, leave=leave)
    gate = Gate(SimpleNamespace(guilds=[guild]), night.bot.bot_context)  # type: ignore[arg-type]  # as much of a bot as is asked
    await gate.look()
    await gate.leave(guild)
    assert left == []
    write(night.bot.bot_context.database, lambda uow: shut_out(5, NOW, uow), bool)
    await gate.look()
    await gate.leave(guild)
    assert left == [5, 5]

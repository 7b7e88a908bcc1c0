"""The index of the rules is built beside everything else when the bot starts."""

import asyncio
from threading import Event

import pytest

from bot import rulebook
from bot.bot_context import BotContext
from bot.config import Settings
from bot.rulebook import Rulebook, RuleQuery, the_rulebook
from bot.startup import GuildhallBot, create_bot
from faq.learned import learned_weights
from faq.question_model import load_question_model


@pytest.fixture
def fresh(database_url: str) -> GuildhallBot:
    """A bot of a process that has not read the rules yet."""
    the_rulebook.cache_clear()
    return create_bot(Settings(database_url=database_url, language="en", _env_file=None))


async def test_the_start_does_not_wait_for_the_rules_and_no_question_does_later(fresh: GuildhallBot) -> None:
    async with fresh:
        await fresh.setup_hook()
        assert not the_rulebook().ready
        (reading,) = _readings()
        await reading
        assert the_rulebook().ready


async def test_a_bot_that_is_stopped_while_it_reads_the_rules_goes_cleanly(
    fresh: GuildhallBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, given_up = Event(), Event()

    def long(*_: object) -> None:
        begun.set()
        given_up.wait()

    monkeypatch.setattr(Rulebook, "build", long)
    async with fresh:
        await fresh.setup_hook()
        (reading,) = _readings()
        reading.add_done_callback(lambda _: given_up.set())
        await asyncio.to_thread(begun.wait)
        await fresh.close()
        assert reading.cancelled()


async def test_a_stop_does_not_wait_until_all_rules_are_read(
    fresh: GuildhallBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rulebook, "_CORPUS", [])
    steps: list[bool] = []

    def stop_at_the_third(context: BotContext) -> None:
        steps.append(context.stopping.is_set())
        if len(steps) == 3:
            context.stopping.set()
        go_on(context)

    go_on = BotContext.go_on
    monkeypatch.setattr(BotContext, "go_on", stop_at_the_third)
    async with fresh:
        await fresh.setup_hook()
        await asyncio.gather(*_readings())
    assert len(steps) == 3
    assert not the_rulebook().ready


async def test_rules_that_cannot_be_read_do_not_keep_the_bot_from_starting(
    fresh: GuildhallBot, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(*_: object) -> None:
        raise ValueError("a broken corpus, on purpose")

    monkeypatch.setattr(Rulebook, "build", broken)
    async with fresh:
        await fresh.setup_hook()
        await asyncio.gather(*_readings())
    assert "the rules cannot be read" in capsys.readouterr().out


def _readings() -> list[asyncio.Task[object]]:
    return [task for task in asyncio.all_tasks() if task.get_name() == "rules"]


def test_what_only_questions_need_is_given_back_once_nobody_asks_any_more() -> None:
    book, settled = Rulebook(), list[bool]()
    book.settle = lambda: settled.append(True)
    question = RuleQuery("手札8枚で7が出たら?", "ja")
    first = book.ask(question)
    book.rest()
    assert load_question_model.cache_info().currsize == 1  # somebody asked a moment ago
    book.rest()
    assert load_question_model.cache_info().currsize == learned_weights.cache_info().currsize == 0
    assert len(settled) == 3  # the index, the first question, the rest
    assert book.ask(question) == first

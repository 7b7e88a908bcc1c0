"""A page on the web changes the database: the workers that it wakes are the bot's all the same."""

from contextvars import Context

from tests.support.night import Night


async def test_what_a_page_has_woken_is_the_bots_own_work(night: Night) -> None:
    """It was the page's: the simulated Discord waited for the real half minute until the outbox's next look."""
    await night.settle()
    Context().run(night.bot.bot_context.notify)
    woken = night.bot.outbox._draining
    assert woken is not None
    await woken
    await night.env.settle(timeout=5)

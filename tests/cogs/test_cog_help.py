"""The help, by role and in the reader's language."""

import pytest

from bot.i18n import LANGUAGES, Language, plain
from tests.support.night import Night, said
from usecases.show.help import HelpTopic

# Cogs of other issues, which may not be loaded yet.


async def test_everybody_is_shown_the_page_of_their_role(night: Night) -> None:
    assert "Your evening, step by step" in said(await night.run(night.players[0], "help"))
    assert "What a judge does" in said(await night.run(night.judge, "help"))
    assert "from the first post to the archive" in said(await night.run(night.organizer, "help"))
    answer = await night.run(night.players[0], "help", topic="admin")
    assert "Setting up, once" in said(answer)
    assert answer.ephemeral


async def test_the_help_works_in_private_in_japanese_and_turns_its_pages(night: Night) -> None:
    night.locales.set(night.players[0].id, "ja")
    shown = await night.players[0].user.slash("help")
    assert "当日の流れ" in said(shown)
    message = shown.followups[-1] if shown.followups else shown.response
    await night.restart()
    turned = await night.players[0].user.click(message, custom_id="help-page:2:0")
    assert "最初のお知らせから記録の保存まで" in said(turned)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_page_fits_one_screen(language: Language) -> None:
    assert all(len(plain(language, f"help-{topic}")) < 2100 for topic in HelpTopic)

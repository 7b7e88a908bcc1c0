"""The help, by role and in the reader's language."""

import pytest

from bot.games import KINDS
from bot.i18n import LANGUAGES, Language, plain
from bot.ui.play.face import opening_commands
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
    commands = {"commands": opening_commands(language)}
    pages = [*(f"help-{topic}" for topic in HelpTopic), *(f"{kind}-help" for kind in KINDS)]
    assert all(len(plain(language, page, commands)) < 2100 for page in pages)


async def test_every_game_by_post_has_a_page_of_its_own(night: Night) -> None:
    page = said(await night.run(night.players[0], "help", topic="catan"))
    assert "/catan new bots:3" in page
    assert "`/catan new`" in said(await night.run(night.players[0], "help", topic="game"))

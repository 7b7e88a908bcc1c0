"""The help, by role and in the reader's language."""

import pytest

from bot.games import KINDS
from bot.i18n import LANGUAGES, Language, plain
from bot.ui.play.face import opening_commands
from tests.support.night import Night, said
from tests.support.wording import says
from usecases.show.help import HelpTopic

# Cogs of other issues, which may not be loaded yet.


async def test_everybody_is_shown_the_page_of_their_role(night: Night) -> None:
    assert says(said(await night.run(night.players[0], "help")), "help-player")
    assert says(said(await night.run(night.judge, "help")), "help-judge")
    assert says(said(await night.run(night.organizer, "help")), "help-organizer")
    answer = await night.run(night.players[0], "help", topic="admin")
    assert says(said(answer), "help-admin")
    assert answer.ephemeral


async def test_the_help_works_in_private_in_japanese_and_turns_its_pages(night: Night) -> None:
    night.locales.set(night.players[0].id, "ja")
    shown = await night.players[0].user.slash("help")
    assert says(said(shown), "help-player", language="ja")
    message = shown.followups[-1] if shown.followups else shown.response
    await night.restart()
    turned = await night.players[0].user.click(message, custom_id="help-page:2:0")
    assert says(said(turned), "help-organizer", language="ja")


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_page_fits_one_screen(language: Language) -> None:
    commands = {"commands": opening_commands(language)}
    pages = [*(f"help-{topic}" for topic in HelpTopic), *(f"{kind}-help" for kind in KINDS)]
    assert all(len(plain(language, page, commands)) < 2100 for page in pages)


async def test_every_game_by_post_has_a_page_of_its_own(night: Night) -> None:
    page = said(await night.run(night.players[0], "help", topic="catan"))
    assert says(page, "catan-help")
    assert "`/catan new`" in said(await night.run(night.players[0], "help", topic="game"))

"""What is taken back in a bracket, and what stands because the bracket has gone on."""

import pytest

from bot.i18n import Language
from tests.cogs.test_cog_bracket import bracket, newest_action, waiting, won
from tests.support.night import Night, said
from tests.support.rounds import the_event
from tests.support.wording import says


@pytest.mark.parametrize(("locale", "language"), [("en-US", "en"), ("ja", "ja")])
async def test_a_result_from_which_the_bracket_has_gone_on_is_corrected(
    night: Night, locale: str, language: Language
) -> None:
    await bracket(night, 4)
    first, second = waiting(night)
    await won(night, first)
    await won(night, second)
    entered = newest_action(night)
    (final,) = waiting(night)
    await won(night, final)
    night.locales.set(night.organizer.id, locale)
    answer = said(await night.take_back(night.organizer, the_event(night).id, entered))
    assert says(answer, "refusal-undo-in-bracket", language)

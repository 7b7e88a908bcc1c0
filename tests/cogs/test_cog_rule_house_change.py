"""House rules that are changed, taken out and taken back, and what becomes of a preview."""

import pytest

from bot.i18n import Language
from tests.support.house_rules import DRINKS, ONLY_JAPANESE, deeds, previewed, rules, saved
from tests.support.night import Night, last, said
from tests.support.wording import says

pytestmark = pytest.mark.usefixtures("few_questions")


# Changing and taking out


async def test_the_form_opens_with_the_rule_as_it_is_and_saves_the_new_text(night: Night) -> None:
    await saved(night, DRINKS)
    form = await night.run(night.organizer, "rule edit", rule="house/1")
    assert DRINKS["text_ja"] in str(form.modal)
    preview = await night.organizer.submit_modal(form, {**DRINKS, "text_en": "Drinks stay outside."})
    assert says(said(preview), "preview-rule-edited", section="house/1")
    assert "Drinks stay outside." in said(preview)
    assert rules(night)[0].text_en == DRINKS["text_en"]
    answer = await night.click(night.organizer, last(preview), "rule-save")
    assert says(said(answer), "saved-rule-edited", section="house/1")
    assert rules(night)[0].text_en == "Drinks stay outside."
    assert deeds(night)[0].action == "rule-edited"


async def test_a_removed_rule_is_found_no_more_and_its_number_is_not_used_again(night: Night) -> None:
    await saved(night, DRINKS)
    preview = await night.run(night.organizer, "rule remove", rule="house/1")
    assert DRINKS["text_en"] in said(preview)
    assert len(rules(night)) == 1
    answer = await night.click(night.organizer, last(preview), "rule-save")
    assert says(said(answer), "saved-rule-removed", section="house/1")
    assert says(
        said(await night.run(night.players[0], "rule show", section="house/1")), "refusal-no-such-section"
    )
    assert deeds(night)[0].action == "rule-removed"
    await saved(night, ONLY_JAPANESE)
    assert [rule.number for rule in rules(night)] == [2]


# Deciding


async def test_a_preview_is_saved_after_a_restart_and_only_once(night: Night) -> None:
    preview = await previewed(night, DRINKS)
    await night.restart()
    assert "Saved as" in said(await night.click(night.organizer, last(preview), "rule-save"))
    assert says(
        said(await night.click(night.organizer, last(preview), "rule-save")), "refusal-rule-draft-gone"
    )
    assert len(rules(night)) == 1
    assert len(deeds(night)) == 1


@pytest.mark.parametrize(("locale", "language"), [("en-US", "en"), ("ja", "ja")])
async def test_a_cancelled_change_cannot_be_saved(night: Night, locale: str, language: Language) -> None:
    night.locales.set(night.organizer.id, locale)
    preview = await previewed(night, DRINKS)
    dropped = said(await night.click(night.organizer, last(preview), "rule-drop"))
    assert says(dropped, "rule-dropped", language)
    await night.click(night.organizer, last(preview), "rule-save")
    assert rules(night) == ()
    assert deeds(night) == []


async def test_the_text_can_be_changed_from_the_preview_also_after_a_restart(night: Night) -> None:
    preview = await previewed(night, DRINKS)
    await night.restart()
    form = await night.click(night.organizer, last(preview), "rule-retype")
    assert DRINKS["text_en"] in str(form.modal)
    second = await night.organizer.submit_modal(form, {**DRINKS, "text_en": "Better words."})
    await night.click(night.organizer, last(second), "rule-save")
    assert [rule.text_en for rule in rules(night)] == ["Better words."]

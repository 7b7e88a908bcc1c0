"""What a house rule takes the place of: chosen in the preview, and never shown as what holds from then on."""

import pytest
import simcord

from tests.support.house_rules import previewed, rules
from tests.support.night import Night, ids_of, last, said
from tests.support.rounds import event_with
from tests.support.wording import says

pytestmark = pytest.mark.usefixtures("few_questions")
TWELVE = {
    "title_en": "Discarding on a 7",
    "text_en": "When a 7 is rolled only players with twelve or more cards discard half of them.",
}


async def choose(night: Night, preview: simcord.InteractionResult, section: str) -> simcord.InteractionResult:
    """The organizer says that the rule takes the place of a section."""
    shown = last(preview)
    menu = next(found for found in ids_of(shown) if found.startswith("menu:rule-replaces"))
    return await night.organizer.select(shown, [f"0 {section}"], custom_id=menu)


async def test_a_chosen_section_no_longer_holds_and_the_house_rule_says_what_it_replaces(
    night: Night,
) -> None:
    await event_with(night, players=0, profile="catan-japan")
    preview = await previewed(night, TWELVE)
    assert says(said(preview), "rule-replaces-ask")
    chosen = await choose(night, preview, "std/burst")
    assert says(said(chosen), "rule-replaces-chosen", sections="std/burst")
    await night.click(night.organizer, last(chosen), "rule-save")
    (rule,) = rules(night)
    assert rule.replaces == ("std/burst",)
    official = said(await night.run(night.players[0], "rule show", section="std/burst"))
    assert says(official, "rule-replaced-here", section="house/1")
    own = said(await night.run(night.players[0], "rule show", section="house/1"))
    assert says(own, "rule-replaces")
    asked = said(
        await night.run(night.players[0], "rule ask", question="how many cards do we discard on a 7?")
    )
    assert TWELVE["text_en"] in asked


async def test_a_choice_is_taken_back_by_choosing_it_again(night: Night) -> None:
    preview = await previewed(night, TWELVE)
    chosen = await choose(night, preview, "std/burst")
    again = await choose(night, chosen, "std/burst")
    await night.click(night.organizer, last(again), "rule-save")
    (rule,) = rules(night)
    assert rule.replaces == ()

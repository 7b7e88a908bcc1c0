"""House rules: organizers write them after a preview, everybody finds them."""

import re

import pytest

from bot.i18n import Language
from bot.rulebook import HOUSE_NUMBERS, the_rulebook
from tests.support.house_rules import DRINKS, ONLY_JAPANESE, deeds, previewed, rules, saved
from tests.support.night import Night, button_id, ids_of, last, said
from tests.support.wording import says
from usecases.rule.evaluation import SAMPLE

pytestmark = pytest.mark.usefixtures("few_questions")


@pytest.fixture
def all_questions(few_questions: None, monkeypatch: pytest.MonkeyPatch) -> int:  # noqa: ARG001 - comes after it
    """As many as in earnest."""
    monkeypatch.setattr("usecases.rule.evaluation.SAMPLE", SAMPLE)
    return SAMPLE


@pytest.mark.parametrize(("locale", "language"), [("en-US", "en"), ("ja", "ja")])
async def test_a_rule_is_previewed_as_it_will_be_shown_and_saved(
    night: Night, locale: str, language: Language
) -> None:
    night.locales.set(night.organizer.id, locale)
    preview = await previewed(night, DRINKS)
    assert preview.ephemeral
    words = said(preview)
    for part in (DRINKS[name] for name in ("text_ja", "text_en", "title_ja")):
        assert part in words
    assert says(words, "preview-rule-added", language)
    assert says(words, "rule-house-source", language, section="house/1")
    assert rules(night) == ()
    answer = await night.click(night.organizer, last(preview), "rule-save")
    assert says(said(answer), "saved-rule-added", language, section="house/1")
    (rule,) = rules(night)
    assert (rule.number, rule.title_en, rule.by) == (1, DRINKS["title_en"], night.organizer.id)
    assert rule.questions == tuple(DRINKS["questions"].splitlines())
    (line,) = deeds(night)
    assert (line.action, line.actor) == ("rule-added", night.organizer.id)
    assert dict(line.params) == {"section": "house/1", "title": DRINKS["title_en"]}


async def test_the_preview_says_what_the_change_does_to_the_answers(night: Night, all_questions: int) -> None:
    words = said(await previewed(night, DRINKS))
    found = next(line for line in words.splitlines() if says(line, "rule-evaluated"))
    tried, near, before, after, _ = map(int, re.findall(r"\d+", found))
    assert says(words, "rule-evaluated", tried=tried, near=near, before=before, after=after)
    assert all_questions * 0.8 < tried <= all_questions
    assert 2 <= near < tried / 2
    assert after == before + 2
    assert says(words, "rule-evaluated", changed=2)
    asked = "Where may I put my drink?"
    assert says(words, "rule-other-answer", question=asked, now="Where drinks stand (house/1)")


async def test_everybody_finds_a_saved_rule_by_asking_and_by_its_id(night: Night) -> None:
    await saved(night, DRINKS)
    player = night.players[0]
    found = await night.run(player, "rule ask", question="May I put my drink on the table?")
    assert DRINKS["text_en"] in said(found)
    assert says(said(found), "rule-house-source", section="house/1")
    assert last(found).embeds[0].footer.text is None
    for named in ("house/1", "HOUSE/1"):
        assert DRINKS["text_en"] in said(await night.run(player, "rule show", section=named))
    night.locales.set(player.id, "ja")
    japanese = await night.run(player, "rule ask", question="飲み物はどこに置けばいいですか")
    assert DRINKS["text_ja"] in said(japanese)
    english = await night.click(player, last(japanese), "rule-language")
    assert DRINKS["text_en"] in said(english)


async def test_a_rule_is_offered_while_one_types(night: Night) -> None:
    await saved(night, DRINKS)
    the_rulebook().build()
    player = night.players[0]
    asked = await night.complete(night.hall, player, "rule ask", "question", "where do drinks")
    assert "house/1" in [offer["value"] for offer in asked]
    for typed in ("house/", "drinks", "Where drinks st"):
        shown = await night.complete(night.hall, player, "rule show", "section", typed)
        assert shown[0] == {"name": "Where drinks stand (house/1)", "value": "house/1"}
    sections = await night.complete(night.hall, player, "rule show", "section", "crawford")
    assert "jbl/4.4.4" in [offer["value"] for offer in sections]
    for command in ("rule edit", "rule remove"):
        offers = await night.complete(night.hall, night.organizer, command, "rule", "")
        assert [offer["value"] for offer in offers] == ["house/1"]


async def test_a_rule_in_one_language_is_shown_to_readers_of_the_other(night: Night) -> None:
    preview = await previewed(night, ONLY_JAPANESE)
    assert len(last(preview).embeds) == 1
    await night.click(night.organizer, last(preview), "rule-save")
    shown = await night.run(night.players[0], "rule show", section="house/1")
    assert ONLY_JAPANESE["text_ja"] in said(shown)
    ids = ids_of(last(shown))
    assert not any(name.startswith("rule-language") for name in ids)


async def test_buttons_of_a_rule_work_after_a_restart_and_say_so_when_it_is_gone(night: Night) -> None:
    await saved(night, DRINKS)
    shown = await night.run(night.players[0], "rule show", section="house/1")
    assert button_id(last(shown), "rule-share").split(":")[1] == str(HOUSE_NUMBERS + 1)
    await night.restart()
    await night.click(night.players[0], last(shown), "rule-share")
    assert DRINKS["text_en"] in str(night.posts("hall")[-1].embeds[0].description)
    preview = await night.run(night.organizer, "rule remove", rule="house/1")
    await night.click(night.organizer, last(preview), "rule-save")
    assert says(said(await night.click(night.players[0], last(shown), "rule-language")), "button-unknown")


async def test_house_rules_do_not_push_away_what_the_documents_rule(night: Night) -> None:
    before = said(await night.run(night.players[0], "rule ask", question="Can I show my hand cards?"))
    await saved(night, DRINKS)
    await saved(night, ONLY_JAPANESE)
    assert said(await night.run(night.players[0], "rule ask", question="Can I show my hand cards?")) == before


async def test_the_house_stands_before_the_documents_where_both_rule(night: Night) -> None:
    own = {
        "title_en": "Showing your hand",
        "text_en": "In our league you may show your hand cards after the game is over.",
        "questions": "Can I show my hand cards?",
    }
    await saved(night, own)
    found = await night.run(night.players[0], "rule ask", question="Can I show my hand cards?")
    assert own["text_en"] in said(found)

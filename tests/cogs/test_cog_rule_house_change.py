"""House rules that are changed, taken out and taken back, and what becomes of a preview."""

import pytest

from data.records import Draft
from data.transaction import write
from data.unit_of_work import UnitOfWork
from faq.written import RuleText
from tests.support.house_rules import DRINKS, ONLY_JAPANESE, deeds, imported, previewed, rules, saved
from tests.support.night import Night, last, said
from usecases.caller import Caller
from usecases.rule.proposal import Proposal, ProposalKind, Propose, Proposed, propose
from usecases.rule.save import Saved, save_change

pytestmark = pytest.mark.usefixtures("few_questions")


# Changing and taking out


async def test_the_form_opens_with_the_rule_as_it_is_and_saves_the_new_text(night: Night) -> None:
    await saved(night, DRINKS)
    form = await night.run(night.organizer, "rule edit", rule="house/1")
    assert DRINKS["text_ja"] in str(form.modal)
    preview = await night.organizer.submit_modal(form, {**DRINKS, "text_en": "Drinks stay outside."})
    assert "Preview of `house/1` as it will be" in said(preview)
    assert "Drinks stay outside." in said(preview)
    assert rules(night)[0].text_en == DRINKS["text_en"]
    answer = await night.click(night.organizer, last(preview), "rule-save")
    assert "`house/1` is rewritten" in said(answer)
    assert rules(night)[0].text_en == "Drinks stay outside."
    assert deeds(night)[0].action == "rule-edited"


async def test_a_removed_rule_is_found_no_more_and_its_number_is_not_used_again(night: Night) -> None:
    await saved(night, DRINKS)
    preview = await night.run(night.organizer, "rule remove", rule="house/1")
    assert DRINKS["text_en"] in said(preview)
    assert len(rules(night)) == 1
    answer = await night.click(night.organizer, last(preview), "rule-save")
    assert "`house/1` is taken out" in said(answer)
    assert "no section" in said(await night.run(night.players[0], "rule show", section="house/1"))
    assert deeds(night)[0].action == "rule-removed"
    await saved(night, ONLY_JAPANESE)
    assert [rule.number for rule in rules(night)] == [2]


@pytest.mark.parametrize("deed", ["add", "edit", "remove", "import"])
async def test_each_change_is_taken_back_whole_with_a_line_of_its_own(night: Night, deed: str) -> None:
    if deed != "add":
        await saved(night, DRINKS)
    before = [(rule.number, rule.title_en, rule.text_en) for rule in rules(night)]
    match deed:
        case "add":
            preview = await previewed(night, DRINKS)
        case "edit":
            preview = await previewed(night, {**DRINKS, "text_en": "New."}, "rule edit", rule="house/1")
        case "remove":
            preview = await night.run(night.organizer, "rule remove", rule="house/1")
        case _:
            content = b"# Where drinks stand\nElsewhere.\n# Phones\nMute them.\n# Coats\nHang them up.\n"
            preview = await imported(night, "rules.md", content)
    answer = await night.click(night.organizer, last(preview), "rule-save")
    assert [(rule.number, rule.title_en, rule.text_en) for rule in rules(night)] != before
    await night.restart()
    taken_back = await night.click(night.organizer, last(answer), "rule-undo")
    assert "Taken back" in said(taken_back)
    assert [(rule.number, rule.title_en, rule.text_en) for rule in rules(night)] == before
    undo, done = deeds(night)[:2]
    assert undo.action == "undo"
    assert done.undone_by == undo.id
    again = await night.click(night.organizer, last(answer), "rule-undo")
    assert "taken back already" in said(again)


async def test_what_was_changed_again_since_is_not_taken_back(night: Night) -> None:
    answer = await saved(night, DRINKS)
    preview = await previewed(night, {**DRINKS, "text_en": "New."}, "rule edit", rule="1")
    await night.click(night.organizer, last(preview), "rule-save")
    assert "done later depends" in said(await night.click(night.organizer, last(answer), "rule-undo"))
    assert rules(night)[0].text_en == "New."


async def test_the_log_of_the_server_names_what_became_of_the_rules(night: Night) -> None:
    await saved(night, DRINKS)
    assert 'wrote the house rule house/1 "Where drinks stand"' in said(
        await night.run(night.organizer, "event log")
    )


# Deciding


async def test_a_preview_is_saved_after_a_restart_and_only_once(night: Night) -> None:
    preview = await previewed(night, DRINKS)
    await night.restart()
    assert "Saved as" in said(await night.click(night.organizer, last(preview), "rule-save"))
    assert "This preview is settled" in said(await night.click(night.organizer, last(preview), "rule-save"))
    assert len(rules(night)) == 1
    assert len(deeds(night)) == 1


@pytest.mark.parametrize(("locale", "words"), [("en-US", "Cancelled"), ("ja", "取りやめました")])
async def test_a_cancelled_change_cannot_be_saved(night: Night, locale: str, words: str) -> None:
    night.locales.set(night.organizer.id, locale)
    preview = await previewed(night, DRINKS)
    assert words in said(await night.click(night.organizer, last(preview), "rule-drop"))
    await night.click(night.organizer, last(preview), "rule-save")
    assert rules(night) == ()
    assert deeds(night) == []


async def test_a_newer_preview_settles_the_older_one(night: Night) -> None:
    old = await previewed(night, DRINKS)
    new = await previewed(night, ONLY_JAPANESE)
    assert "This preview is settled" in said(await night.click(night.organizer, last(old), "rule-save"))
    await night.click(night.organizer, last(new), "rule-save")
    assert [rule.title_ja for rule in rules(night)] == [ONLY_JAPANESE["title_ja"]]


async def test_the_text_can_be_changed_from_the_preview_also_after_a_restart(night: Night) -> None:
    preview = await previewed(night, DRINKS)
    await night.restart()
    form = await night.click(night.organizer, last(preview), "rule-retype")
    assert DRINKS["text_en"] in str(form.modal)
    second = await night.organizer.submit_modal(form, {**DRINKS, "text_en": "Better words."})
    await night.click(night.organizer, last(second), "rule-save")
    assert [rule.text_en for rule in rules(night)] == ["Better words."]


async def test_of_two_who_rewrite_a_rule_the_second_is_told(night: Night) -> None:
    await saved(night, DRINKS)
    slow = await previewed(night, {**DRINKS, "text_en": "Slow."}, "rule edit", rule="house/1")
    other = Proposal(ProposalKind.WRITE, (RuleText(title_en="Drinks", text_en="Fast."),), 1)
    await _save_as(night, other)
    refused = said(await night.click(night.organizer, last(slow), "rule-save"))
    assert "changed by somebody else meanwhile" in refused
    assert rules(night)[0].text_en == "Fast."


async def _save_as(night: Night, proposal: Proposal) -> None:
    """Another organizer saves a proposal."""
    caller = Caller(1, "Other", night.guild.id, night.env.now(), is_admin=True)

    def work(uow: UnitOfWork) -> None:
        draft = propose(Propose(caller, proposal), uow)
        assert isinstance(draft, Draft)
        assert isinstance(save_change(Proposed(caller, draft.id, draft.version), uow), Saved)

    write(night.bot.bot_context.database, work, lambda _: True)

"""House rules: organizers write, read in, change and take back; everybody finds them."""

import re

import discord
import pytest
import simcord

from bot.i18n import LANGUAGES, plain
from bot.rulebook import HOUSE_NUMBERS, the_rulebook
from bot.ui.controls import Control, controls
from data.records import AuditLine, Draft
from data.rule_records import HouseRule, RuleForm
from data.transaction import write
from data.unit_of_work import UnitOfWork
from faq.written import RuleText
from tests.support.every_command import forget_setup
from tests.support.night import Night, button_id, ids_of, last, said
from usecases.caller import Caller
from usecases.rule.evaluation import SAMPLE
from usecases.rule.house import MOST_RULES
from usecases.rule.proposal import Kind, Proposal, Propose, Proposed, propose
from usecases.rule.save import Saved, save_change

DRINKS = {
    "title_ja": "飲み物の置き場所",
    "text_ja": "飲み物は机の下に置きます。",
    "title_en": "Where drinks stand",
    "text_en": "Drinks stand below the table, never on it.",
    "questions": "Where may I put my drink?\n飲み物はどこに置けばいい?",
}
ONLY_JAPANESE = {"title_ja": "駐車場", "text_ja": "駐車場は会場の裏です。", "questions": "車はどこに止める?"}
DECISIONS = ("rule-save", "rule-drop", "rule-retype")
ORGANIZERS_ONLY = {
    "en-US": "Only organizers may do this",
    "ja": "主催者だけが使えます",
}


@pytest.fixture(autouse=True)
def _few_questions(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A preview asks a dozen questions, so that a hundred previews take no minutes."""
    if "all_questions" not in request.fixturenames:
        monkeypatch.setattr("usecases.rule.evaluation.SAMPLE", 12)


@pytest.fixture
def all_questions() -> int:
    """As many as in earnest."""
    return SAMPLE


def rules(night: Night) -> tuple[HouseRule, ...]:
    found = night.read(lambda uow: uow.rules.house.find(guild_id=night.guild.id, removed=False))
    assert isinstance(found, tuple)
    return found


def forms(night: Night) -> tuple[RuleForm, ...]:
    found = night.read(lambda uow: uow.rules.forms.find(guild_id=night.guild.id))
    assert isinstance(found, tuple)
    return found


def deeds(night: Night) -> list[AuditLine]:
    """What was done, newest first."""
    found = night.read(lambda uow: uow.journal.lines(night.guild.id, 0, 50))
    assert isinstance(found, tuple)
    return list(found)


async def previewed(
    night: Night, values: dict[str, str], command: str = "rule add", **options: object
) -> simcord.InteractionResult:
    """The form, filled in by the organizer."""
    form = await night.run(night.organizer, command, **options)
    return await night.organizer.submit_modal(form, values)


async def saved(night: Night, values: dict[str, str]) -> simcord.InteractionResult:
    """A house rule that is written and saved."""
    preview = await previewed(night, values)
    return await night.click(night.organizer, last(preview), "rule-save")


async def imported(night: Night, name: str, content: bytes) -> simcord.InteractionResult:
    return await night.run(night.organizer, "rule import", file=(name, content))


# Writing


@pytest.mark.parametrize(
    ("locale", "heading", "badge", "done"),
    [
        ("en-US", "Preview of a new house rule", "🏠 House rule of this server", "Saved as `house/1`"),
        ("ja", "新しいハウスルールの確認", "🏠 このサーバーのハウスルール", "`house/1` として保存しました"),
    ],
)
async def test_a_rule_is_previewed_as_it_will_be_shown_and_saved(
    night: Night, locale: str, heading: str, badge: str, done: str
) -> None:
    night.locales.set(night.organizer.id, locale)
    preview = await previewed(night, DRINKS)
    assert preview.ephemeral
    words = said(preview)
    for part in (heading, badge, "house/1", *(DRINKS[name] for name in ("text_ja", "text_en", "title_ja"))):
        assert part in words
    assert rules(night) == ()
    answer = await night.click(night.organizer, last(preview), "rule-save")
    assert done in said(answer)
    (rule,) = rules(night)
    assert (rule.number, rule.title_en, rule.by) == (1, DRINKS["title_en"], night.organizer.id)
    assert rule.questions == tuple(DRINKS["questions"].splitlines())
    (line,) = deeds(night)
    assert (line.action, line.actor) == ("rule-added", night.organizer.id)
    assert dict(line.params) == {"section": "house/1", "title": DRINKS["title_en"]}


async def test_the_preview_says_what_the_change_does_to_the_answers(night: Night, all_questions: int) -> None:
    words = said(await previewed(night, DRINKS))
    found = re.search(r"Tried with (\d+) questions: (\d+) find their rule now, (\d+) with this change", words)
    assert found
    asked, before, after = map(int, found.groups())
    assert all_questions * 0.8 < asked <= all_questions
    assert after == before + 2
    assert "Answers that change: 2." in words
    assert '• "Where may I put my drink?": ' in words
    assert "→ Where drinks stand (house/1)" in words


async def test_everybody_finds_a_saved_rule_by_asking_and_by_its_id(night: Night) -> None:
    await saved(night, DRINKS)
    player = night.players[0]
    found = await night.run(player, "rule ask", question="May I put my drink on the table?")
    assert DRINKS["text_en"] in said(found)
    assert "🏠 House rule of this server (`house/1`)" in said(found)
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
    asked = await player.autocomplete(night.hall, "rule ask", "question", "where do drinks")
    assert "house/1" in [offer["value"] for offer in asked]
    for typed in ("house/", "drinks", "Where drinks st"):
        shown = await player.autocomplete(night.hall, "rule show", "section", typed)
        assert shown[0] == {"name": "Where drinks stand (house/1)", "value": "house/1"}
    sections = await player.autocomplete(night.hall, "rule show", "section", "crawford")
    assert "jbl/4.4.4" in [offer["value"] for offer in sections]
    for command in ("rule edit", "rule remove"):
        offers = await night.organizer.autocomplete(night.hall, command, "rule", "")
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
    assert "older message" in said(await night.click(night.players[0], last(shown), "rule-language"))


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
    other = Proposal(Kind.WRITE, (RuleText(title_en="Drinks", text_en="Fast."),), 1)
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

    write(night.bot.hall.database, work, lambda _: True)


# Refusals


async def buttons_for_all(night: Night, undo: int = 0) -> discord.Message:
    """The organizer's private buttons where others can press them, which Discord would not let them."""
    drafts = night.read(lambda uow: uow.drafts.find(guild_id=night.guild.id))
    assert isinstance(drafts, tuple)
    items = [Control(verb, drafts[0].id, drafts[0].version) for verb in DECISIONS]
    channel = night.bot.get_channel(night.hall.id)
    assert isinstance(channel, discord.TextChannel)
    return await channel.send("buttons", view=controls("en", [*items, Control("rule-undo", undo)]))


@pytest.mark.parametrize("locale", ORGANIZERS_ONLY)
@pytest.mark.parametrize("who", ["player", "judge", "outsider"])
async def test_only_organizers_change_the_rules(night: Night, who: str, locale: str) -> None:
    preview = await previewed(night, DRINKS)
    await night.click(night.organizer, last(preview), "rule-save")
    open_to_all = await buttons_for_all(night, undo=deeds(night)[0].id)
    member = night.players[0] if who == "player" else getattr(night, who)
    night.locales.set(member.id, locale)
    tries = [
        await night.run(member, "rule add"),
        await night.run(member, "rule edit", rule="house/1"),
        await night.run(member, "rule remove", rule="house/1"),
        await night.run(member, "rule import", file=("rules.md", b"# A\nb\n")),
        *[await night.click(member, open_to_all, verb) for verb in DECISIONS],
        await night.click(member, open_to_all, "rule-undo"),
    ]
    assert [ORGANIZERS_ONLY[locale] in said(one) for one in tries] == [True] * len(tries)
    assert len(rules(night)) == len(deeds(night)) == 1


async def test_a_form_that_is_sent_after_the_role_was_taken_away_is_refused(night: Night) -> None:
    form = await night.run(night.organizer, "rule add")
    forget_setup(night)
    refused = await night.organizer.submit_modal(form, DRINKS)
    assert ORGANIZERS_ONLY["en-US"] in said(refused)
    assert night.read(lambda uow: uow.drafts.find(guild_id=night.guild.id)) == ()


@pytest.mark.parametrize("verb", DECISIONS)
async def test_another_organizer_cannot_decide_on_what_is_not_theirs(night: Night, verb: str) -> None:
    await previewed(night, DRINKS)
    open_to_all = await buttons_for_all(night)
    role = night.guild.create_role("Admin", permissions=discord.Permissions(manage_guild=True))
    second = night.guild.add_member(night.env.create_user("second"), roles=[role])
    assert "This preview is settled" in said(await night.click(second, open_to_all, verb))
    assert rules(night) == ()


async def test_in_private_there_are_no_house_rules(night: Night) -> None:
    await saved(night, DRINKS)
    user = night.organizer.user
    assert "belong to a server" in said(await user.slash("rule add"))
    assert "belong to a server" in said(await user.slash("rule edit", rule="house/1"))
    assert "no section" in said(await user.slash("rule show", section="house/1"))


@pytest.mark.parametrize(
    ("values", "english", "japanese"),
    [
        ({"text_en": "x"}, "has no title", "見出しがありません"),
        ({"title_ja": "x"}, "has no text", "本文がありません"),
        ({"title_en": " ", "text_en": "\n"}, "has no title", "見出しがありません"),
        ({**DRINKS, "questions": "x" * 201}, "One of the questions is too long", "質問が長すぎます"),
        (
            {**DRINKS, "questions": "\n".join(map(str, range(21)))},
            "too many questions",
            "質問は20までです",
        ),
    ],
)
async def test_what_is_missing_is_said_and_nothing_typed_is_lost(
    night: Night, values: dict[str, str], english: str, japanese: str
) -> None:
    refused = await previewed(night, values)
    assert english in said(refused)
    form = await night.click(night.organizer, last(refused), "rule-retype")
    night.locales.set(night.organizer.id, "ja")
    again = await night.organizer.submit_modal(form, values)
    assert japanese in said(again)
    assert rules(night) == ()


@pytest.mark.parametrize("command", ["rule edit", "rule remove"])
@pytest.mark.parametrize("typed", ["house/9", "9", "cjp/table-swap", "junk", "house/99999999999999999999"])
async def test_an_unknown_rule_is_refused(night: Night, command: str, typed: str) -> None:
    await saved(night, DRINKS)
    assert f'no house rule "{typed}"' in said(await night.run(night.organizer, command, rule=typed))


async def test_saying_the_same_twice_is_refused(night: Night) -> None:
    await saved(night, DRINKS)
    assert "`house/1` says just that already" in said(await previewed(night, DRINKS))
    assert "`house/1` says just that already" in said(
        await previewed(night, DRINKS, "rule edit", rule="house/1")
    )


# Files


MARKDOWN = """# Our league

## Drinks
Drinks stand below the table.

## Phones

## Coats
Hang them up.
"""


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp932"])
async def test_a_file_is_previewed_and_saved_whole(night: Night, encoding: str) -> None:
    content = f"{MARKDOWN}\n## 飲み物\n机の下に置く。\n".encode(encoding)
    preview = await imported(night, "rules.md", content)
    words = said(preview)
    assert "New: 3, changed: 0, the same as now: 0" in words
    assert "➕ `house/3` 飲み物" in words
    assert "Line 6: a title without a text" in words
    assert "Tried with" in words
    assert rules(night) == ()
    await night.restart()
    answer = await night.click(night.organizer, last(preview), "rule-save")
    assert "Imported: 3 new, 0 changed" in said(answer)
    assert [rule.title_en or rule.title_ja for rule in rules(night)] == ["Drinks", "Coats", "飲み物"]
    assert [line.action for line in deeds(night)] == ["rule-imported"]


async def test_what_is_known_already_is_counted_and_what_differs_is_changed(night: Night) -> None:
    preview = await imported(night, "rules.md", MARKDOWN.encode())
    await night.click(night.organizer, last(preview), "rule-save")
    assert "house rules already (2)" in said(await imported(night, "rules.md", MARKDOWN.encode()))
    newer = MARKDOWN.replace("Hang them up.", "Keep them on.") + "\n## Dice\nUse the tower.\n"
    preview = await imported(night, "rules.md", newer.encode())
    assert "New: 1, changed: 1, the same as now: 1" in said(preview)
    assert "✏️ `house/2` Coats" in said(preview)
    await night.click(night.organizer, last(preview), "rule-save")
    assert [rule.text_en for rule in rules(night)] == [
        "Drinks stand below the table.",
        "Keep them on.",
        "Use the tower.",
    ]


async def test_a_table_in_both_languages_is_read_in_japanese(night: Night) -> None:
    night.locales.set(night.organizer.id, "ja")
    content = "title_ja,ja,title_en,en\n飲み物,机の下。,Drinks,Below.\n電話,=1+1,Phones,Mute.\n".encode()
    preview = await imported(night, "rules.csv", content)
    assert "新規 1 件" in said(preview)
    assert "3行目：数式" in said(preview)
    await night.click(night.organizer, last(preview), "rule-save")
    assert [(rule.title_ja, rule.title_en) for rule in rules(night)] == [("飲み物", "Drinks")]


@pytest.mark.parametrize("locale", ["en-US", "ja"])
@pytest.mark.parametrize(
    ("name", "content", "key"),
    [
        ("rules.txt", b"x" * 1_000_001, "too-large"),
        ("rules.txt", b"\x89PNG\r\n\x1a\n\x00\x00", "not-text"),
        ("rules.txt", b"", "empty"),
        ("rules.txt", b" \n\n", "empty"),
        ("rules.txt", b"only prose", "no-sections"),
        ("rules.csv", b"one,two\n1,2\n", "no-columns"),
        ("rules.csv", b'ja,en\n"open,x\n', "open-quote"),
        ("rules.md", b"".join(b"# Rule %d\nText %d\n" % (n, n) for n in range(5000)), "too-many"),
        ("rules.md", b"# Title\n", "no-rules"),
        ("rules.csv", b"ja,en\n=1+1,x\n", "no-rules"),
    ],
)
async def test_a_file_that_cannot_be_read_is_refused_clearly(
    night: Night, name: str, content: bytes, key: str, locale: str
) -> None:
    night.locales.set(night.organizer.id, locale)
    answer = said(await imported(night, name, content))
    language = next(language for language in LANGUAGES if locale.startswith(language))
    assert plain(language, f"rule-file-{key}", {"most": MOST_RULES}) in answer
    assert rules(night) == ()
    assert deeds(night) == []


async def test_a_server_never_has_more_rules_than_fit(night: Night) -> None:
    def many(name: str) -> bytes:
        return "".join(f"# {name} {n}\nText {n}\n" for n in range(MOST_RULES)).encode()

    preview = await imported(night, "rules.md", many("Rule"))
    assert "… and 292 more" in said(preview)
    await night.click(night.organizer, last(preview), "rule-save")
    assert len(rules(night)) == MOST_RULES
    for refused in (await previewed(night, DRINKS), await imported(night, "more.md", many("Other"))):
        assert "A server can have 300 house rules" in said(refused)
    assert len(rules(night)) == MOST_RULES


async def test_many_faulty_lines_are_told_as_far_as_there_is_room(night: Night) -> None:
    content = b"# Good\nText.\n" + b"# Empty\n" * 400
    words = said(await imported(night, "rules.md", content))
    assert "Line 3: a title without a text" in words
    assert "… and 385 more" in words

"""`/rule import`: house rules from a file."""

import pytest

from bot.i18n import LANGUAGES, plain
from faq.importing import LARGEST, LONGEST_LINE, MOST_LINES
from faq.written import MOST_RULES
from tests.support.house_rules import DRINKS, deeds, imported, previewed, rules
from tests.support.night import Night, last, said

pytestmark = pytest.mark.usefixtures("few_questions")

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
        ("rules.txt", b"# x\n" + b"y" * 12_001, "long-line"),
        ("rules.md", b"".join(b"# Rule %d\nText %d\n" % (n, n) for n in range(10_000)), "many-lines"),
        ("rules.txt", b"\x89PNG\r\n\x1a\n\x00\x00", "not-text"),
        ("rules.txt", b"", "empty"),
        ("rules.txt", b" \n\n", "empty"),
        ("rules.txt", b"only prose", "no-sections"),
        ("rules.csv", b"one,two\n1,2\n", "no-columns"),
        ("rules.csv", b'ja,en\n"open,x\n', "open-quote"),
        ("rules.md", b"".join(b"# Rule %d\nText %d\n" % (n, n) for n in range(1500)), "too-many"),
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
    limits = {"most": MOST_RULES, "longest": LONGEST_LINE, "lines": MOST_LINES, "size": LARGEST // 1000}
    assert plain(language, f"rule-file-{key}", limits) in answer
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

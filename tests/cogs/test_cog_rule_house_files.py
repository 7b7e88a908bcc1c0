"""`/rule import`: house rules from a file."""

import pytest

from bot.i18n import LANGUAGES, plain
from faq.importing import LARGEST, LONGEST_LINE, MOST_LINES
from faq.written import MOST_RULES
from tests.support.house_rules import deeds, imported, rules
from tests.support.night import Night, last, said
from tests.support.wording import says

pytestmark = pytest.mark.usefixtures("few_questions")

MARKDOWN = """# Our league

## Drinks
Drinks stand below the table.

## Phones

## Coats
Hang them up.
"""


@pytest.mark.parametrize("encoding", ["cp932"])
async def test_a_file_is_previewed_and_saved_whole(night: Night, encoding: str) -> None:
    content = f"{MARKDOWN}\n## 飲み物\n机の下に置く。\n".encode(encoding)
    preview = await imported(night, "rules.md", content)
    words = said(preview)
    assert says(words, "preview-rule-imported", added=3, changed=0, same=0)
    assert says(words, "rule-import-one", number=3, title="飲み物")
    assert says(words, "rule-line-no-text", line=6)
    assert says(words, "rule-evaluated")
    assert rules(night) == ()
    await night.restart()
    answer = await night.click(night.organizer, last(preview), "rule-save")
    assert "Imported: 3 new, 0 changed" in said(answer)
    assert [rule.title_en or rule.title_ja for rule in rules(night)] == ["Drinks", "Coats", "飲み物"]
    assert [line.action for line in deeds(night)] == ["rule-imported"]


async def test_a_table_in_both_languages_is_read_in_japanese(night: Night) -> None:
    night.locales.set(night.organizer.id, "ja")
    content = "title_ja,ja,title_en,en\n飲み物,机の下。,Drinks,Below.\n電話,=1+1,Phones,Mute.\n".encode()
    preview = await imported(night, "rules.csv", content)
    assert says(said(preview), "preview-rule-imported", language="ja", added=1)
    assert says(said(preview), "rule-line-formula", language="ja")
    await night.click(night.organizer, last(preview), "rule-save")
    assert [(rule.title_ja, rule.title_en) for rule in rules(night)] == [("飲み物", "Drinks")]


@pytest.mark.parametrize("locale", ["en-US", "ja"])
@pytest.mark.parametrize(
    ("name", "content", "key"),
    [
        ("rules.txt", b"\x89PNG\r\n\x1a\n\x00\x00", "not-text"),
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


async def test_many_faulty_lines_are_told_as_far_as_there_is_room(night: Night) -> None:
    content = b"# Good\nText.\n" + b"# Empty\n" * 400
    words = said(await imported(night, "rules.md", content))
    assert says(words, "rule-line-no-text", line=3)
    assert says(words, "rule-and-more", count=385)

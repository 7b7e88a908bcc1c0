"""Every text is used, and a word stands for one thing: what a Japanese organizer would not write is not written."""

import ast
import re

import pytest

from bot.games import KINDS
from tests.architecture.test_locales import CODE, ROOT, messages

SHUNNED = {
    "選手(?!権)": "参加者",
    "(?<!同)卓(?!内得点率|上)": "テーブル",
    "罰則": "ペナルティ",
    "ラウンド": "回戦",
    "出来ばえ": "評価",
    "ライバルズ": "ライバルカタン",
    "軒中|軒目": "番目",
    r"(?<=[ぁ-んァ-ヶ一-龠])!": "！",
    r"(?<![~\w(])~(?![~{])|(?<=[0-9）}])~": "〜",
}
"""What is not written in Japanese texts, and what stands there instead."""

SHUNNED_IN_ENGLISH = {
    r"\bwhoever\b": "who",
    r"\bstands?\b(?! up)": "is",
    r"\bgo(?:es)? on\b(?! the)": "continue",
    r"\bby (?:it|them)sel(?:f|ves)\b": "automatically",
    r"\banew\b": "again",
    r"\bmeanwhile\b": "",
    r"\b(?:no|any) more[.!]": "no longer",
    r"\bthis is no\b": "",
    r"\bnote that\b": "",
    r"\b(?:take|takes|taken|took|taking) (?:it |this |that )?back\b": "undo",
    r"\bmend(?:s|ed)?\b": "fix",
    r"\bthe house\b(?! rule)": "the bot",
    r"\bby post\b": "async",
    r"\bin vain\b|\bfor want of\b": "",
    r"\bdear(?:er|est)?\b": "costly",
    r"\bsomebody\b|\banybody\b|\beverybody\b": "someone, anyone, everyone",
    r"colour|centre|neighbour|favour|harbour|honour|penalis|organis|recognis|\bgrey\b": "American",
    "[“”‘’]": "straight quotes",
}
"""What is not written in English texts, and what stands there instead."""

_PREFIXED = ("refusal-", "audit-", *(f"{kind}-" for kind in KINDS))
"""Texts whose name the code completes: a refusal's code, an audit line's verb, a text of a game's own locale file."""


_QUIET = re.compile(r"^#.*|^ *[.\w-]+ =|~~.*?~~|`[^`]*`|\{ \$\w+|\[\w+\]")
"""What no reader sees: comments, names of texts, parameters and variants; and what is quoted."""


def read_with(shunned: str, language: str) -> list[str]:
    """The lines of a language's texts in which it is read."""
    return [
        f"{file.name}:{number}: {line.strip()[:60]}"
        for file in sorted((ROOT / "bot" / "locales" / language).rglob("*.ftl"))
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if re.search(shunned, _QUIET.sub("", line), re.IGNORECASE)
    ]


@pytest.mark.parametrize("shunned", SHUNNED)
def test_japanese_texts_have_one_word_for_one_thing(shunned: str) -> None:
    assert read_with(shunned, "ja") == [], f"write {SHUNNED[shunned]}"


@pytest.mark.parametrize("shunned", SHUNNED_IN_ENGLISH)
def test_english_texts_are_written_as_people_write(shunned: str) -> None:
    assert read_with(shunned, "en") == [], f"write {SHUNNED_IN_ENGLISH[shunned]}"


def test_names_are_joined_by_the_readers_own_sign() -> None:
    joined = re.compile(r"""["'](?:, |、)["']\.join""")
    found = [
        f"{file.relative_to(ROOT)}:{number}"
        for room in ("bot/ui", "cogs", "web")
        for file in sorted((ROOT / room).rglob("*.py"))
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if joined.search(line)
    ]
    assert found == [], "use bot.ui.listed"


def written() -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """Every string of the code, and every composed one with its gaps open."""
    literal: set[str] = set()
    composed: set[str] = set()
    for file in CODE:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                literal.add(node.value)
            if isinstance(node, ast.JoinedStr):
                composed.add(
                    "".join(
                        str(part.value) if isinstance(part, ast.Constant) else "\0" for part in node.values
                    )
                )
    literal |= in_templates('"')
    composed |= {f"{start}\0" for start in in_templates('" ~')}
    names = (
        text for text in composed if re.fullmatch(r"[a-z0-9_\0-]+", text) and re.search("[a-z]{2}", text)
    )
    return frozenset(literal), tuple(
        re.compile(re.escape(name).replace("\0", "[a-z0-9_-]*")) for name in names
    )


def in_templates(end: str) -> set[str]:
    """The strings with which the pages' templates ask for texts, those that end so."""
    pages = (ROOT / "web" / "templates").glob("*.html")
    asked = re.compile(rf'\bt\("([a-z0-9-]+){end}(?!\s*~)')
    return {key for page in pages for key in asked.findall(page.read_text(encoding="utf-8"))}


def test_pages_ask_for_texts_that_exist() -> None:
    known = messages("ja")
    assert [key for key in sorted(in_templates('"')) if key not in known] == []
    assert [
        start for start in sorted(in_templates('" ~')) if not any(key.startswith(start) for key in known)
    ] == []


def test_every_text_is_used() -> None:
    literal, composed = written()

    def is_used(key: str) -> bool:
        ends = [key, *(key.split("-", cut)[-1] for cut in (1, 2) if key.startswith(_PREFIXED))]
        return any(end in literal or any(name.fullmatch(end) for name in composed) for end in ends)

    assert [key for key in messages("en") if not is_used(key)] == []

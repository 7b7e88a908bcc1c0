"""Two languages in one text: what both say alike stands once."""

import pytest

from bot.bilingual import side_by_side
from bot.i18n import BOTH, Safe, plain, public_language, text, together
from bot.ui.pictures.canvas import Style, lines_of
from tests.support.wording import says, worded


@pytest.mark.parametrize(
    ("japanese", "english", "shown"),
    [
        ("Cup", "Cup", "Cup"),
        ("夏 Cup：順位表", "夏 Cup: standings", "夏 Cup: 順位表 / standings"),
        ("👥 参加者：**8/8**", "👥 Players: **8/8**", "👥 参加者 / Players: **8/8**"),
        (
            "**テーブル1**：<@1> → <@2>",
            "**Table 1**: <@1> → <@2>",
            "**テーブル1** / **Table 1**: <@1> → <@2>",
        ),
        ("第1回戦 · 卓1", "Round 1 · Table 1", "第1回戦 · 卓1 / Round 1 · Table 1"),
        ("<@1>が勝ちました", "<@1> has won", "<@1>が勝ちました / <@1> has won"),
        ("1️⃣ 10点", "1️⃣ 10 points", "1️⃣ 10点 / 10 points"),
        ("a\nx", "a\ny", "a\nx / y"),
        ("a", "a\nb", "a\na\nb"),
        ("**太字", "**bold", "**太字 / **bold"),
    ],
)
def test_what_both_languages_say_alike_stands_once(japanese: str, english: str, shown: str) -> None:
    assert side_by_side(japanese, english) == shown


def test_a_long_sentence_has_a_line_for_each_language() -> None:
    assert side_by_side("あ" * 40, "a" * 40, 60) == f"{'あ' * 40}\n{'a' * 40}"


def test_a_word_within_a_sentence_is_that_of_its_language() -> None:
    stage = Safe(text(BOTH, "choice-language-ja"))
    inner = Safe(side_by_side("予選", "Qualifier"))
    said = text(BOTH, "round-title", {"round": 1, "stage": "", "event": inner})
    assert stage == worded("choice-language-ja")
    assert says(said.split(" / ")[0], "choice-stage-qualifier", language="ja")
    assert says(said.split(" / ")[1], "choice-stage-qualifier")


def test_a_label_of_both_has_no_line_break() -> None:
    assert "\n" not in plain(BOTH, "setup-page-roles")


def test_in_a_picture_two_languages_stand_one_above_the_other_where_they_are_too_wide() -> None:
    style, label = Style(22), plain(BOTH, "column-games")
    japanese, english = plain("ja", "column-games"), plain("en", "column-games")
    (line,) = lines_of(label, style, 400)
    assert line == (f"{japanese} / {english}", 22, 0)
    above, below = lines_of(label, style, 80)
    assert (above[0], below[0]) == (japanese, english)
    assert above[1] == below[1] < 22
    assert above[2] < below[2]
    assert lines_of("a very long word", style, 40)[0][0].endswith("…")


@pytest.mark.parametrize(
    ("server", "default", "language"),
    [
        ("ja", "en", "ja"),
        ("en", "ja", "en"),
        ("ja-en", "ja", "ja-en"),
        ("", "en", "en"),
        ("", "ja-en", "ja-en"),
    ],
)
def test_a_server_has_one_language_or_both(server: str, default: str, language: str) -> None:
    assert public_language(server, default) == language


def test_people_of_one_language_are_addressed_in_it_and_others_in_both() -> None:
    assert together(()) is None
    assert together(("ja", "ja")) == "ja"
    assert together(("ja", "en")) == BOTH
    assert together((BOTH,)) == BOTH

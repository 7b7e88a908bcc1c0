"""Reading rules from files: every kind of file that organizers have, and whatever else may be sent."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from faq.import_found import Problem, Trouble, short_title
from faq.importing import LARGEST, Imported, Unreadable, decoded, listed_rules, read_rules
from faq.written import (
    LONGEST_FORM,
    LONGEST_TEXT,
    LONGEST_TITLE,
    MOST_FORMS,
    Fault,
    RuleText,
    fault_of,
    ruling_of,
    tidied,
)

MOST = 300


def read(text: str, name: str = "rules.md") -> Imported:
    found = read_rules(text.encode(), name, MOST)
    assert isinstance(found, Imported)
    return found


def en(title: str, text: str, *questions: str) -> RuleText:
    return RuleText(title_en=title, text_en=text, questions=questions)


def ja(title: str, text: str, *questions: str) -> RuleText:
    return RuleText(title_ja=title, text_ja=text, questions=questions)


# Headings


def test_each_heading_with_text_is_a_rule_and_the_one_above_them_is_none() -> None:
    found = read("# League\n\n## Drinks\nBelow the table.\n\nNever on it.\n\n## Coats ##\nHang them up.\n")
    assert found == Imported((en("Drinks", "Below the table.\n\nNever on it."), en("Coats", "Hang them up.")))


def test_a_heading_without_text_is_named_by_its_line() -> None:
    found = read("## Drinks\n\n## Coats\nHang them up.\n## Last")
    assert found.rules == (en("Coats", "Hang them up."),)
    assert found.problems == (Problem(1, Fault.NO_TEXT), Problem(5, Fault.NO_TEXT))


@pytest.mark.parametrize("heading", ["【飲み物】", "■飲み物", "◆ 飲み物", "● 飲み物", "### 飲み物"])
def test_japanese_signs_are_headings(heading: str) -> None:
    assert read(f"{heading}\n机の下に置く。\n").rules == (ja("飲み物", "机の下に置く。"),)


def test_text_before_the_first_heading_is_left_out_and_said_once() -> None:
    found = read("Rules of our league\nmore\n\n# Drinks\nBelow.\n")
    assert found == Imported((en("Drinks", "Below."),), (Problem(1, Trouble.OUTSIDE),))


def test_numbers_below_a_heading_are_part_of_its_text() -> None:
    assert read("# Setup\n1. Shuffle.\n2. Deal.\n").rules == (en("Setup", "1. Shuffle.\n2. Deal."),)


def test_an_answer_sign_without_any_question_is_plain_text() -> None:
    assert read("# Choices\nA. first\nB. second\n").rules == (en("Choices", "A. first\nB. second"),)


# Questions and answers


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("Q: {}", "A: {}"),
        ("Q1. {}", "A1. {}"),
        ("Q.{}", "A.{}"),
        ("**Q:** {}", "**A:** {}"),
        ("- Q: {}", "- A: {}"),
        ("Ｑ：{}", "Ａ：{}"),
        ("Q、{}", "A、{}"),
        ("質問:{}", "回答:{}"),
        ("質問1:{}", "答え1:{}"),
        ("問1.{}", "答.{}"),
        ("## Q. {}", "{}"),
        ("Question: {}", "Answer: {}"),
    ],
)
def test_question_and_answer_signs_of_both_languages_are_known(question: str, answer: str) -> None:
    text = f"{question.format('飲み物は?')}\n{answer.format('机の下です。')}\n"
    assert read(text, "faq.txt").rules == (ja("飲み物は?", "机の下です。", "飲み物は?"),)


def test_a_pair_in_both_languages_is_one_rule() -> None:
    found = read("Q: Where do drinks go?\nQ: 飲み物は?\nA: Below the table.\nA: 机の下です。\n")
    assert found.rules == (
        RuleText(
            "飲み物は?",
            "Where do drinks go?",
            "机の下です。",
            "Below the table.",
            ("Where do drinks go?", "飲み物は?"),
        ),
    )


def test_a_question_of_two_lines_ends_where_the_answer_begins() -> None:
    found = read("Q: Where may I\nput my drink?\nA: Below.\nNot above.\n")
    assert found.rules == (
        en("Where may I put my drink?", "Below.\nNot above.", "Where may I put my drink?"),
    )


def test_questions_without_answers_and_answers_without_questions_are_named() -> None:
    found = read("A: nobody asked\nQ: first?\nQ: second?\nA: yes\nQ: last?\n")
    assert found.rules == (en("second?", "yes", "second?"),)
    assert found.problems == (
        Problem(1, Trouble.NO_QUESTION),
        Problem(2, Trouble.NO_ANSWER),
        Problem(5, Trouble.NO_ANSWER),
    )


# Numbers


def test_numbered_rules_of_one_line_get_their_first_sentence_as_title() -> None:
    found = read("1. No phones. Mute them.\n2) Drinks\n   Below the table.\n3.1 Coats\nHang them.\n", "a.txt")
    assert found.rules == (
        en("No phones.", "No phones. Mute them."),
        en("Drinks", "Below the table."),
        en("Coats", "Hang them."),
    )


def test_japanese_articles_are_rules_and_chapters_are_none() -> None:
    found = read(
        "第1章 総則\n第1条 電話\n音を消す。\n第二条　飲み物は机の下。\n(3) 上着\n掛ける。\n", "a.txt"
    )
    assert found == Imported(
        (ja("電話", "音を消す。"), ja("飲み物は机の下。", "飲み物は机の下。"), ja("上着", "掛ける。"))
    )


@pytest.mark.parametrize("text", ["10:30 we start\n11:00 we end\n", "2 dice are rolled\n", "- one\n- two\n"])
def test_times_counts_and_lists_are_no_numbered_rules(text: str) -> None:
    assert read_rules(text.encode(), "a.txt", MOST) is Unreadable.NO_SECTIONS


# Tables


@pytest.mark.parametrize("separator", [",", ";", "\t"])
def test_a_table_names_its_columns_in_any_order(separator: str) -> None:
    heading = separator.join(("en", "title_en", "ja", "TITLE_JA", "questions", "note"))
    row = separator.join(("Below.", "Drinks", "机の下。", "飲み物", "where?|どこ?", "x"))
    assert read(f"{heading}\n{row}\n", "rules.csv").rules == (
        RuleText("飲み物", "Drinks", "机の下。", "Below.", ("where?", "どこ?")),
    )


def test_a_table_of_texts_alone_gets_titles_from_their_first_sentences() -> None:
    found = read("ja,en\n飲み物は下。机には置かない。,Drinks below. Not above.\n", "rules.csv")
    assert (found.rules[0].title_ja, found.rules[0].title_en) == ("飲み物は下。", "Drinks below.")


def test_japanese_column_names_find_the_language_of_each_cell() -> None:
    found = read("質問,回答\n飲み物は?,机の下。\nCoats?,Hang them up.\n", "faq.csv")
    assert found.rules == (ja("飲み物は?", "机の下。"), en("Coats?", "Hang them up."))


def test_lines_of_a_table_are_counted_as_an_editor_counts_them() -> None:
    found = read('title,text\n\nA,"one\ntwo"\nB,\n,lost\n', "rules.csv")
    assert found.rules == (en("A", "one\ntwo"),)
    assert found.problems == (Problem(5, Fault.NO_TEXT), Problem(6, Fault.NO_TITLE))


@pytest.mark.parametrize(
    "cell", ["=1+1", "@SUM(A1)", '"=HYPERLINK(""x"",""y"")"', "-2+SUM(3)", "#REF!", "#NAME?"]
)
def test_cells_that_a_spreadsheet_computes_are_named(cell: str) -> None:
    found = read(f"title,text\nA,{cell}\nB,good\n", "rules.csv")
    assert found == Imported((en("B", "good"),), (Problem(2, Trouble.FORMULA),))


def test_a_negative_number_is_no_formula() -> None:
    assert read("title,text\nPenalty,-2 points\n", "rules.csv").rules == (en("Penalty", "-2 points"),)


# Whole files


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp932"])
@pytest.mark.parametrize("line_end", ["\n", "\r\n", "\r"])
def test_every_usual_encoding_and_line_end_gives_the_same(encoding: str, line_end: str) -> None:
    content = line_end.join(("# 飲み物", "机の下に置く。", "", "## 電話", "音を消す。")).encode(encoding)
    assert read_rules(content, "rules.md", MOST) == Imported(
        (ja("飲み物", "机の下に置く。"), ja("電話", "音を消す。"))
    )


@pytest.mark.parametrize(
    ("content", "name", "why"),
    [
        (b"x" * (LARGEST + 1), "a.txt", Unreadable.TOO_LARGE),
        (b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR", "a.txt", Unreadable.NOT_TEXT),
        (b"PK\x03\x04\x14\x00\x06\x00", "a.csv", Unreadable.NOT_TEXT),
        (b"\xff\xfeodd", "a.txt", Unreadable.NOT_TEXT),
        (b"\x81", "a.txt", Unreadable.NOT_TEXT),
        (b"", "a.txt", Unreadable.EMPTY),
        (b"\xef\xbb\xbf \r\n", "a.csv", Unreadable.EMPTY),
        (b"only prose", "a.txt", Unreadable.NO_SECTIONS),
        (b"one,two\n1,2", "a.csv", Unreadable.NO_COLUMNS),
        (b'ja,en\n"open', "a.csv", Unreadable.OPEN_QUOTE),
        (b"ja,en\n", "a.csv", Unreadable.NO_SECTIONS),
        (b"".join(b"# %d\ntext %d\n" % (n, n) for n in range(MOST + 1)), "a.md", Unreadable.TOO_MANY),
    ],
)
def test_a_file_that_cannot_be_taken_says_why(content: bytes, name: str, why: Unreadable) -> None:
    assert read_rules(content, name, MOST) is why


def test_a_rule_that_stands_in_a_file_nine_times_is_one_rule() -> None:
    found = read("# Drinks\nBelow the  table.\n" * 8 + "# DRINKS\nbelow the table.\n")
    assert found == Imported((en("Drinks", "Below the  table."),), (), 8)


def test_the_repetitions_give_all_their_questions() -> None:
    found = read("title,text,questions\nA,x,one?\nA,x,two?\n", "a.csv")
    assert found.rules == (en("A", "x", "one?", "two?"),)


def test_one_title_with_two_texts_is_named() -> None:
    found = read("# Drinks\nBelow.\n# Drinks\nAbove.\n")
    assert found == Imported((en("Drinks", "Below."),), (Problem(3, Trouble.TITLE_TWICE),))


@pytest.mark.parametrize(
    ("rule", "fault"),
    [
        (RuleText(text_en="x"), Fault.NO_TITLE),
        (RuleText(title_ja="x"), Fault.NO_TEXT),
        (en("x" * (LONGEST_TITLE + 1), "x"), Fault.LONG_TITLE),
        (en("x", "x" * (LONGEST_TEXT + 1)), Fault.LONG_TEXT),
        (en("x", "x", "x" * (LONGEST_FORM + 1)), Fault.LONG_FORM),
        (en("x", "x", *map(str, range(MOST_FORMS + 1))), Fault.MANY_FORMS),
        (en("x" * LONGEST_TITLE, "x" * LONGEST_TEXT, "x" * LONGEST_FORM), None),
        (RuleText(title_ja="x", text_en="y"), None),
    ],
)
def test_what_is_wrong_with_a_rule_is_told(rule: RuleText, fault: Fault | None) -> None:
    assert fault_of(rule) == fault


_LINES = st.lists(
    st.sampled_from(
        [
            "# T",
            "## 題",
            "Q: q?",
            "質問:何",
            "A: a",
            "答え:あ",
            "1. one",
            "第1条 条",
            "text",
            "文",
            "",
            "  ",
            "【x】",
            '"',
            ",,",
            "=1",
        ]
    )
    | st.text(max_size=30),
    max_size=30,
)


@settings(max_examples=150)
@given(_LINES, st.sampled_from(["a.md", "a.txt", "a.csv", "a.tsv"]), st.sampled_from(["utf-8", "utf-16"]))
def test_any_text_gives_good_rules_each_once_and_lines_that_exist(
    lines: list[str], name: str, encoding: str
) -> None:
    text = "\n".join(lines)
    found = read_rules(text.encode(encoding, "replace"), name, MOST)
    if isinstance(found, Unreadable):
        return
    assert all(fault_of(rule) is None and rule == tidied(rule) for rule in found.rules)
    assert len({ruling_of(rule) for rule in found.rules}) == len(found.rules)
    count = len(text.replace("\r\n", "\n").replace("\r", "\n").split("\n"))
    assert all(1 <= problem.line <= count for problem in found.problems)


@settings(max_examples=150)
@given(st.binary(max_size=200), st.sampled_from(["a.md", "a.csv"]))
def test_any_bytes_are_read_or_refused(content: bytes, name: str) -> None:
    found = read_rules(content, name, MOST)
    assert isinstance(found, Imported | Unreadable)
    assert (decoded(content) is None) == (found is Unreadable.NOT_TEXT)


@given(st.text(max_size=300))
def test_a_title_made_from_a_text_fits(text: str) -> None:
    assert len(short_title(text)) <= LONGEST_TITLE


# Lists: each item is a rule


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("a.md", "# Club\n\n- Fee is 5.\n- **Late** Ten minutes and out.\n- No dogs.\n"),
        ("a.md", "| what | rule |\n|---|---|\n| Fee | It is 5. |\n| Late | Out. |\n| Dogs | None. |\n"),
        ("a.txt", "🔹 **Fee** five\n🔹 **Late** ten minutes\n🔹 **Dogs** no\n"),
        ("a.txt", "Our evenings\n\nThe fee is five.\n\nBe there by seven.\n\nNo dogs inside.\n"),
        ("a.txt", "Fee: five euros\nLate: ten minutes and out\nDogs: none\n"),
        ("a.txt", "name: Fee\nrule: Five.\n\nname: Late\nrule: Out.\n\nname: Dogs\nrule: None.\n"),
        (
            "a.json",
            '[{"id": 1, "topic": "Fee", "rule": "Five"}, {"topic": "Late", "rule": "Out"}, "No dogs"]',
        ),
        (
            "a.txt",
            "第1章 総則\n第1条(会費) 500円。\n第2条 遅刻は負け。\n2 連絡した者を除く。\n第3条 飲食禁止。\n",
        ),
        ("a.csv", "no,topic,rule\n1,Fee,Five\n2,Late,Out\n3,Dogs,None\n"),
    ],
)
def test_each_item_of_a_list_is_a_rule_in_its_order(name: str, text: str) -> None:
    found = listed_rules(text.encode(), name, MOST)
    assert not isinstance(found, Unreadable)
    assert len(found) == 3
    assert not any(fault_of(rule) for rule in found)
    assert "5" in ruling_of(found[0])[2:][-1] or "ive" in str(found[0]) or "500" in str(found[0])


def test_of_a_link_its_words_are_read_and_marks_of_markdown_go() -> None:
    found = listed_rules(b"- See [the map](https://x.y/z).\n- **Be** kind.\n- `No` dogs.\n", "a.md", MOST)
    assert not isinstance(found, Unreadable)
    assert found[0].text_en == "See the map."
    assert found[2].text_en == "No dogs."


@given(
    st.lists(
        st.sampled_from(["- a b", "1. c", "| d | e |", "|---|---|", "x: y", "# h", "", "z"]), max_size=12
    )
)
def test_no_list_however_odd_raises(lines: list[str]) -> None:
    assert listed_rules("\n".join(lines).encode(), "a.md", MOST) is not None

"""What people put around a question: greetings, thanks, stories. It is taken off before anything is looked up."""

import json
import re
from pathlib import Path

import pytest

from faq.bands import Band
from faq.corpus import load_corpus
from faq.entry import Entry, Game
from faq.index import Index
from faq.query import bare_question, read_query
from faq.result import SearchResult
from faq.search import search
from faq.text import fold

CORPUS = load_corpus()


@pytest.mark.parametrize(
    ("lang", "wrapped", "bare"),
    [
        ("ja", "こんばんは!初心者です🔰 よろしくお願いします。港は建てた番に使えますか?", "港は建てた番に使えますか?"),
        ("ja", "昨日弟と揉めたんですけど、7の時に資源はもらえますか?", "7の時に資源はもらえますか?"),
        ("en", "Hi, I'm a newbie! My sister laughed. May I trade after I build? Ta!", "may i trade after i build?"),
        ("en", "Hello! Quick question: what does a city cost? Cheers", "what does a city cost?"),
    ],
)  # fmt: skip
def test_wrapping_is_taken_off(index: Index, lang: str, wrapped: str, bare: str) -> None:
    assert bare_question(index, fold(wrapped)).text == bare
    nearest = [hit.entry for hit in search(index, bare, lang).hits[:3]]
    assert search(index, wrapped, lang).hits[0].entry in nearest


@pytest.mark.parametrize(
    ("lang", "typed"),
    [("ja", "こんにちは!よろしくお願いします🙇"), ("en", "Hello everybody, thanks a lot! 😀")],
)
def test_a_question_that_is_only_wrapping_finds_nothing(index: Index, lang: str, typed: str) -> None:
    found = search(index, typed, lang)
    assert (found.hits, found.question) == ((), "")


@pytest.mark.parametrize(
    ("file", "lang", "least"),
    [
        ("fresh_wrappers.json", "ja", 98),
        ("fresh_wrappers.json", "en", 98),
        ("fresh_wrappers_3.json", "ja", 98),
        ("fresh_wrappers_3.json", "en", 98),
        ("fresh_wrappers_5.json", "ja", 97),
        ("fresh_wrappers_5.json", "en", 97),
        ("fresh_wrappers_6.json", "ja", 98),
        ("fresh_wrappers_6.json", "en", 97),
    ],
)
def test_the_wrappings_of_a_stranger_rarely_hide_the_ruling(
    index: Index, file: str, lang: str, least: int
) -> None:
    """They are by people who saw neither the search nor what chatter is learned from.

    Each goes around every third question, each question into every third.
    """
    wrappers = json.loads(Path(__file__).with_name(file).read_text(encoding="utf-8"))[lang]
    asked = [getattr(entry.questions, lang)[0] for entry in CORPUS.entries[::9]]
    bare = [search(index, question, lang).hits[0].entry for question in asked]
    pairs = [
        (wrapper.format(q=question), entry)
        for turn, wrapper in enumerate(wrappers)
        for question, entry in list(zip(asked, bare, strict=True))[turn % 3 :: 3]
    ]
    same = [_finds_first(search(index, wrapped, lang), entry) for wrapped, entry in pairs]
    assert 100 * sum(same) >= least * len(same)


def _finds_first(found: SearchResult, entry: Entry) -> bool:
    return bool(found.hits) and found.hits[0].entry is entry


@pytest.mark.parametrize(("lang", "least"), [("ja", 98), ("en", 88)])
def test_what_a_stranger_puts_around_a_question_rarely_makes_its_answer_less_sure(
    index: Index, lang: str, least: int
) -> None:
    """`fresh_wrappers_2.json` is by another stranger, with stories and quotations."""
    wrappers = json.loads(Path(__file__).with_name("fresh_wrappers_2.json").read_text(encoding="utf-8"))[lang]
    asked = [getattr(entry.questions, lang)[0] for entry in CORPUS.entries[::21]]
    sure = [question for question in asked if search(index, question, lang).band is Band.ANSWER]
    bands = [
        search(index, wrappers[place % len(wrappers)].format(q=question), lang).band
        for place, question in enumerate(sure * 2)
    ]
    assert 100 * bands.count(Band.ANSWER) >= least * len(bands)


@pytest.mark.parametrize(
    ("told", "read"),
    [
        ("Hello all! My wife laughed at me. May I trade twice? Is she right?", "May I trade twice? Is she right?"),
        ('A guy at work asked me "I got a 7. Must I discard?" and I had no idea.', "I got a 7. Must I discard?"),
        ("昨日友達に「7が出た。捨てなきゃだめ?」って聞かれて答えられませんでした。", "7が出た。捨てなきゃだめ?"),
    ],
)  # fmt: skip
def test_the_model_reads_the_question_without_what_only_accompanies_it(
    index: Index, told: str, read: str
) -> None:
    found = read_query(index, told, "ja" if "日" in told else "en").readings[-1]
    assert re.sub(r"[\s.。]", "", found) == re.sub(r"[\s.。]", "", fold(read))


def test_a_story_and_its_question_alone_that_find_the_same_ruling_make_it_sure(index: Index) -> None:
    told = "We had a huge dinner and a long walk, roads were icy. {q} Nobody would say!"
    question = "Can I keep my resource cards under the table?"
    assert search(index, told.format(q=question), "en").band is search(index, question, "en").band


def test_a_story_around_a_question_that_is_in_doubt_is_not_refused(index: Index) -> None:
    question = "I'm from Canada and my Japanese is poor. May I announce my plays in English?"
    told = f"{question} Our whole club waits for it, the pizza is late and the cat is on the board."
    assert search(index, question, "en").band is Band.MAYBE
    assert search(index, told, "en").band is Band.MAYBE


@pytest.mark.parametrize(
    ("told", "core"),
    [
        ("I posted in the wrong place before. What do I pay for a road?", "what do i pay for a road?"),
        ("さっきの犬の動画は忘れてください。修道院", "修道院"),
    ],
)
def test_the_sentence_that_least_accompanies_another_is_looked_up_alone(
    index: Index, told: str, core: str
) -> None:
    assert bare_question(index, fold(told)).core == core


@pytest.mark.parametrize(
    ("told", "asked"),
    [
        ("where: room 2. who: Ann vs Bo, the table watching. question: what score ends the game. we wait here.",
         "what score ends the game"),
        ("「場所」2番卓の横。【質問】発展カードは何枚まで買える? 相手は隣で待っています。",
         "発展カードは何枚まで買える?"),
    ],
)  # fmt: skip
def test_what_is_labelled_as_the_question_is_looked_up_alone(index: Index, told: str, asked: str) -> None:
    asked_alone = bare_question(index, fold(told))
    assert (asked_alone.core, asked_alone.tells) == (asked, False)


@pytest.mark.parametrize(
    ("told", "asked"),
    [
        ('My uncle wrote "Hi 👋 one thing: when I put a settlement, how far off is the next?" and went to bed.',
         "when i put a settlement, how far off is the next?"),
        ('My uncle keeps asking "what does the parliament need" and nobody in the kitchen knows.',
         "what does the parliament need"),
        ("後輩に「資源枯渇」って聞かれて固まってしまいました。", "資源枯渇"),
        ("資源枯渇って友達に聞かれたんですけど、うまく言えなくて困ってます", "資源枯渇"),
        ("短くでおk 7のとき「あっちに置いて」って言うのはあり?", "7のとき「あっちに置いて」って言うのはあり?"),
    ],
)  # fmt: skip
def test_what_somebody_quotes_or_passes_on_is_the_question(index: Index, told: str, asked: str) -> None:
    assert bare_question(index, fold(told)).text == asked


def test_a_story_that_leads_to_something_doubtful_gives_way_to_its_question(index: Index) -> None:
    told = "お店の閉店時間が来てそのまま解散に。開拓地って何点?"
    found = search(index, told, "ja", Game.CATAN, "catan-japan")
    assert "std/settlement-points" in found.hits[0].entry.sections
    assert found.band is Band.ANSWER


def test_a_fact_of_the_game_beside_a_question_is_no_story(index: Index) -> None:
    asked = bare_question(index, "60 minutes have passed. do we stop at once?")
    assert (asked.core, asked.tells) == ("do we stop at once?", True)


def test_who_is_called_by_name_is_no_part_of_the_question(index: Index) -> None:
    assert bare_question(index, fold("@judge may I trade twice?")).text == "may i trade twice?"


def test_a_name_or_a_topic_alone_stays_a_question(index: Index) -> None:
    assert bare_question(index, "stalling").text == "stalling"


def test_what_is_not_wrapped_stays_as_it_is(index: Index) -> None:
    for entry in CORPUS.entries[::7]:
        for form in (*entry.questions.ja[:2], *entry.questions.en[:2]):
            assert search(index, form, "ja").hits[0].entry is not None

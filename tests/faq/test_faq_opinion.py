"""What is said to a question of yes or no: the likeliest verdict of those that the model reads."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from faq.asking import asks_for_more, asks_permission, is_asked, is_inverted
from faq.opinion import LIKELY, SURE, Opinion, Verdict, never_plain, opinion_by, together
from faq.question_model import ReadQuestion, chances_on, opinion_on, read_question
from faq.text import fold

SHARES = st.floats(min_value=0, max_value=1)
OPINIONS = st.builds(Opinion, verdict=st.sampled_from(Verdict), chance=st.floats(min_value=0, max_value=1))


@given(yes=SHARES, no=SHARES, depends=SHARES)
def test_the_likeliest_verdict_is_said_and_surely_only_from_some_chance_on(
    yes: float, no: float, depends: float
) -> None:
    chances = {Verdict.YES: yes, Verdict.NO: no, Verdict.DEPENDS: depends}
    said, best = opinion_by(chances), max(chances.values())
    assert (said is None) is (best < LIKELY)
    if said is not None:
        assert chances[said.verdict] == best
        assert said.sure is (best >= SURE)
        assert not never_plain(said).sure


@given(st.lists(OPINIONS, min_size=1, max_size=3))
def test_a_question_of_several_halves_is_a_yes_only_where_all_are(halves: list[Opinion]) -> None:
    said = together(halves)
    verdicts = {half.verdict for half in halves}
    assert (said.verdict is Verdict.YES) is (verdicts == {Verdict.YES})
    assert (said.verdict is Verdict.NO) is (Verdict.NO in verdicts)
    assert said.sure is all(half.sure for half in halves)


@pytest.mark.parametrize(
    ("text", "more"),
    [
        ("how much is a road?", True),
        ("which hex may we name?", True),
        ("is it one card or two?", True),
        ("does the die that fell count, or do we throw both?", True),
        ("can he take it back? and until when?", True),
        ("7のとき捨てるのは7枚?それとも8枚?", True),
        ("結果を報告するのは勝った方?", True),
        ("いつまで直せますか", True),
        ("may we say which hex the robber goes to?", False),
        ("when i rob somebody may i choose the card?", False),
        ("he put it back. is that so?", False),
        ("自分の番なら発展カードはいつ使ってもいい?", False),
        ("みんなに見せてもいい?", False),
        ("何枚持ってるか聞かれたら答えないとだめ?", False),
    ],
)
def test_which_how_many_and_either_or_are_no_questions_of_yes_or_no(text: str, *, more: bool) -> None:
    assert asks_for_more(text) is more


@pytest.mark.parametrize(
    ("text", "asked"),
    [
        ("may i look?", True),
        ("between games am i allowed to look at a book", True),
        ("振り直していいですか", True),
        ("havent rolled yet, want to swap four sheep with the bank", False),
        ("相手が振るたびに目を叫ぶのがうるさい", False),
    ],
)
def test_what_only_tells_what_happened_is_answered_plainly_by_nothing(text: str, *, asked: bool) -> None:
    assert is_asked(text) is asked


@pytest.mark.parametrize(
    ("question", "asks"),
    [
        ("may we say which hex the robber goes to", True),
        ("he rolled a nine. do i have to tell how many cards i got?", True),
        ("if i have two ports, can i choose which one i use", True),
        ("is the die on the edge good or bad?", False),
        ("which hex may we name?", False),
        ("how many may i hold", False),
        ("i may trade", False),
    ],
)
def test_an_english_question_that_begins_with_its_verb_asks_for_yes_or_no(
    question: str, *, asks: bool
) -> None:
    assert is_inverted(question) is asks


@pytest.mark.parametrize(
    ("text", "asks"),
    [
        ("盗賊を動かしたあと、やっぱり違うタイルに置き直したい", True),
        ("道に変更したいんだけど。まだ引いてない", True),
        ("自分の番じゃない人どうしで替えるのは?", True),
        ("10点になるのはどうして?", False),
        ("手札の上限を知りたい", False),
        ("置き直したい時はどうすれば", False),
        ("card taken, then he wants to put the robber elsewhere", True),
        ("i'd rather have brick", True),
        ("i want to trade, how many sheep do i need", False),
        ("the robber stays", False),
    ],
)
def test_whoever_says_what_they_want_asks_whether_they_may(text: str, *, asks: bool) -> None:
    assert asks_permission(text) is asks


def test_a_wish_is_answered_with_yes_or_no() -> None:
    text = "盗賊でカードを抜いたあと、やっぱり違うタイルに置き直したい"
    opinion = opinion_on((read(text),), ("cwc/3.0.7-robber",))
    assert not read(text).asks_yes_no
    assert opinion is not None
    assert opinion.verdict is Verdict.NO


def test_nothing_is_said_on_a_house_rule_for_nobody_taught_it() -> None:
    assert opinion_on((read("may i move the robber?"),), ("house/1",)) is None


@pytest.mark.parametrize(
    "question",
    [
        "may I do it?",
        "when my time runs out, have I lost?",
        "settled on a port a moment ago; may I already swap through it",
        "The judge may also play, can't he?",
        "I'm not allowed to leave my table, am I?",
        "I wonder whether we have to show the cards",
        "Should I tell him to stop?",
        "Will I be punished for thinking too long?",
        "so showing the cards is optional?",
        "取引してもいいですか",
        "資源を見せないといけないの?",
        "見せなくてもいい?",
        "審判に言わずに席を替わっていい?",
        "メモは禁止ですか",
        "点を数えなければ負けにならない?",
        "点を数えなければならない?",
        "長考したら罰がありますか",
        "失格になったら参加費は返してもらえますよね",
        "初期配置は1分まるまる使わないといけませんか",
        "納得できないとき、上告できますか",
        "裏向きで渡し合うのは問題ないですよね",
        "どこに置くか、みんなで相談してもいいですか",
        "その場で教えてあげてもいいのでしょうか",
        "May I contest what the judge has decided?",
        "Is it me who chooses whether his roll counts?",
        "any chance that I can still change it?",
        "is it fine if we talk over where the robber ought to go?",
        "drew a card that makes ten, do I have to wait a turn",
        "are two knights in one turn out of the question?",
        "大学は都市がなくても建てられるんでしょうか",
        "couldn't I wait a turn?",
        "am I good to roll now",
        "is there a rule against rolling early",
        "so nobody needs to see my discards?",
        "must I give a reason if I don't want anybody watching",
        "is a clock needed?",
        "do I lose points for being late",
        "撮影って大丈夫なんでしょうか",
        "だめなんですか",
        "ただであげるのはNGだよね",
        "使えないってことで合ってる?",
        "10点で勝ちでいいんだよね",
        "全員から1枚ずつ奪っていい?",
        "必ず延長してもらえますか",
        "足りなければ誰も受け取れないんですよね?",
        "協力は禁止されてないってことで合ってる?",
        "誰にも言わず行って大丈夫?",
        "時計を止めていい?",
        "資源は減らない?",
        "理由は要らない?",
        "替えられるのは自分の番だけ?",
        "先に使うのは大丈夫なんでしょうか",
        "もらえますか、最長交易路",
        "monopoly: can I name two?",
        "they can't disqualify a player over one hint, right?",
        "is it always without consequences?",
        "am I stuck with his roll?",
        "is the city worth nothing then?",
        "may the clock be stopped?",
        "先に置いても怒られない?",
        "審判呼んだほうがいい?",
        "「あっちに置いた方がいいよ」って勧めるのはOK?",
        "手札は何枚ですかって聞かれたら、正直に答えなきゃだめ?",
        "紙にメモしていました。これってセーフなんですかね",
        "without a harbour can I swap three wheat for an ore",
        "once I sit on 7 do I need to announce it",
        "I cannot win any more, so can I feed the victory to a friend",
        "I was due three ore, may I take just two so I won't have to discard?",
        "I paid for a card but did not draw it. Is it lost?",
    ],
)
def test_a_question_of_yes_or_no_is_taken_for_one(question: str) -> None:
    assert read(question).asks_yes_no


@pytest.mark.parametrize(
    "question",
    [
        "when is the cube turned?",
        "the score is wrong, how long may we have it put right",
        "Whom do I ask?",
        "when exactly does my turn begin?",
        "until which roll can a wrong setup be put right?",
        "do I throw them together or one after the other",
        "I moved the robber to the desert.",
        "dice fell off the table, which ones are rolled again?",
        "街道を作るのに必要なものは?",
        "どちらが先?",
        "どんな罰がありますか",
        "いくつで替えられる?",
        "ダブルのかけ方は?",
        "盗賊を動かした。",
        "家と家の間はどれだけ空ける?",
        "robber",
        "街道 コスト",
    ],
)
def test_a_question_for_something_else_is_not(question: str) -> None:
    assert not read(question).asks_yes_no


@pytest.mark.parametrize(
    ("question", "section", "verdict"),
    [
        ("Do I press the clock when I double?", "jbl/4.4.2-clock", Verdict.YES),
        ("May I double without pressing the clock?", "jbl/4.4.2-clock", Verdict.NO),
        ("Can he get punished for it?", "cjp/manners-penalty", Verdict.YES),
        ("Two wood and two wheat for one ore, fine?", "std/bank-4-1", Verdict.NO),
        ("May I use my port on my neighbour's turn?", "std/harbor-own-turn", Verdict.NO),
        ("大学がないのに三期作を使える?", "riv/three-field-system", Verdict.NO),
        ("Only one die fell, do I reroll just that one?", "cjp/dice-spill", Verdict.NO),
        ("only one die fell, are both thrown again?", "cjp/dice-spill", Verdict.YES),
        ("is a wrong ruling reversed later?", "cjp/judge-mistake", Verdict.NO),
        ("do I have to show a card that I bought?", "std/devcard-hidden", Verdict.NO),
        ("does the loser report the result?", "jbl/4.7", Verdict.NO),
        ("間違った判定は取り消されますか", "cjp/judge-mistake", Verdict.NO),
        ("結果を届けるのは負けた方ですか", "jbl/4.7", Verdict.NO),
        ("次のゲームも左で振っていい?", "jbl/4.1.4-left", Verdict.NO),
        ("Is the Large Festival Hall worth one point?", "riv/large-festival-hall", Verdict.NO),
        ("Is the Large Festival Hall worth two points?", "riv/large-festival-hall", Verdict.YES),
        ("道は木2枚で作れますか", "std/road-cost", Verdict.NO),
        ("開拓地に鉄はいりますか", "std/settlement-cost", Verdict.NO),
        ("開拓地に羊はいりますか", "std/settlement-cost", Verdict.YES),
        ("do we start with the number tokens wherever we like?", "cjp/setup-number-tokens", Verdict.NO),
        ("建物の効果が使えるのは次の番から?", "riv/building-immediate", Verdict.NO),
        ("次の番まで待たなくても、建物は使えますか", "riv/building-immediate", Verdict.YES),
        ("is a building of use at once?", "riv/building-immediate", Verdict.YES),
        ("he keeps his cards under the table. is that okay?", "cjp/hand-hold-high", Verdict.NO),
        (
            "my friend says that if he is alone due, he gets none. is he right?",
            "cwc/3.0.9-single",
            Verdict.NO,
        ),
        ("港を建てた番に使いました。いいですか?", "std/harbor-same-turn", Verdict.YES),
        ("審判の許可があれば席を替われる?", "cjp/table-swap", Verdict.YES),
        ("May I swap tables without asking the judge?", "cjp/table-swap", Verdict.NO),
        (
            "couldn't I just complain about the cheating once the game is finished?",
            "cjp/late-claim",
            Verdict.NO,
        ),
        ("may i name the card i steal?", "cjp/steal-no-specify", Verdict.NO),
        ("is it forbidden to move the robber to the desert?", "std/robber-desert", Verdict.NO),
        ("must we show the cards we discard?", "cjp/burst-show", Verdict.YES),
        ("we don't have to show the discards, right?", "cjp/burst-show", Verdict.NO),
        ("盗賊は砂漠に戻してもいい?", "std/robber-desert", Verdict.YES),
        ("払った資源を取り戻せますよね?", "cjp/no-takeback", Verdict.NO),
    ],
)
def test_the_first_words_are_what_the_ruling_says_to_the_question(
    question: str, section: str, verdict: Verdict
) -> None:
    said = chances_on((read(question),), (section,))
    assert said is not None
    assert max(said, key=said.__getitem__) is verdict


def read(question: str) -> ReadQuestion:
    return read_question(fold(question))

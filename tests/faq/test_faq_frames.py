"""How questions ask, and the first words of their answers."""

import pytest

from faq.corpus import load_corpus
from faq.frames import Frame, frame_of
from faq.opinion import Verdict
from faq.premises import Wording
from faq.text import fold
from faq.verdict import verdict_of


@pytest.mark.parametrize(
    ("question", "frame"),
    [
        ("may I do it?", Frame.MAY),
        ("when my time runs out, have I lost?", Frame.IS),
        ("settled on a port a moment ago; may I already swap through it", Frame.MAY),
        ("The judge may also play, can't he?", Frame.MAY),
        ("I'm not allowed to leave my table, am I?", Frame.MAY),
        ("I wonder whether we have to show the cards", Frame.MUST),
        ("my friend says we cannot trade twice", Frame.NOT),
        ("she'd like to put the robber elsewhere", Frame.MAY),
        ("Should I tell him to stop?", Frame.NOT),
        ("Will I be punished for thinking too long?", Frame.PUNISHED),
        ("so showing the cards is optional?", Frame.NEED_NOT),
        ("取引してもいいですか", Frame.MAY),
        ("資源を見せないといけないの?", Frame.MUST),
        ("見せなくてもいい?", Frame.NEED_NOT),
        ("審判に言わずに席を替わっていい?", Frame.NEED_NOT),
        ("メモは禁止ですか", Frame.NOT),
        ("点を数えなければ負けにならない?", Frame.IS),
        ("点を数えなければならない?", Frame.MUST),
        ("長考したら罰がありますか", Frame.PUNISHED),
        ("失格になったら参加費は返してもらえますよね", Frame.MAY),
        ("置いた道をやっぱり移したい、まだ何もしてない", Frame.MAY),
        ("判定を覆してもらう方法はある?", Frame.IS),
        ("初期配置は1分まるまる使わないといけませんか", Frame.MUST),
        ("納得できないとき、上告できますか", Frame.MAY),
        ("裏向きで渡し合うのは問題ないですよね", Frame.MAY),
        ("どこに置くか、みんなで相談してもいいですか", Frame.MAY),
        ("その場で教えてあげてもいいのでしょうか", Frame.MAY),
        ("May I contest what the judge has decided?", Frame.MAY),
        ("Is it me who chooses whether his roll counts?", Frame.IS),
        ("any chance I can still change it", Frame.MAY),
        ("is it fine if we talk over where the robber ought to go?", Frame.MAY),
        ("drew a card that makes ten, do I have to wait a turn", Frame.MUST),
        ("are two knights in one turn out of the question?", Frame.NOT),
        ("大学は都市がなくても建てられるんでしょうか", Frame.NEED_NOT),
        ("couldn't I wait a turn?", Frame.MAY),
        ("am I good to roll now", Frame.MAY),
        ("is there a rule against rolling early", Frame.NOT),
        ("so nobody needs to see my discards?", Frame.NEED_NOT),
        ("must I give a reason if I don't want anybody watching", Frame.MUST),
        ("is a clock needed?", Frame.MUST),
        ("do I lose points for being late", Frame.PUNISHED),
        ("撮影って大丈夫なんでしょうか", Frame.MAY),
        ("だめなんですか", Frame.NOT),
        ("ただであげるのはNGだよね", Frame.NOT),
        ("使えないってことで合ってる?", Frame.NOT),
        ("10点で勝ちでいいんだよね", Frame.IS),
        ("全員から1枚ずつ奪っていい?", Frame.MAY),
        ("必ず延長してもらえますか", Frame.MAY),
        ("足りなければ誰も受け取れないんですよね?", Frame.NOT),
        ("協力は禁止されてないってことで合ってる?", Frame.MAY),
        ("いくらかでも受け取れる?", Frame.MAY),
        ("誰にも言わず行って大丈夫?", Frame.MAY),
        ("時計を止めていい?", Frame.MAY),
        ("資源は減らない?", Frame.NOT),
        ("理由は要らない?", Frame.NEED_NOT),
        ("替えられるのは自分の番だけ?", Frame.MUST),
        ("先に使うのは大丈夫なんでしょうか", Frame.MAY),
        ("もらえますか、最長交易路", Frame.MAY),
        ("monopoly: can I name two?", Frame.MAY),
        ("they can't disqualify a player over one hint, right?", Frame.NEED_NOT),
        ("is it always without consequences?", Frame.NEED_NOT),
        ("am I stuck with his roll?", Frame.MUST),
        ("is the city worth nothing then?", Frame.NOT),
        ("may the clock be stopped?", Frame.MAY),
        ("先に置いても怒られない?", Frame.NEED_NOT),
        ("審判呼んだほうがいい?", Frame.MUST),
        ("「あっちに置いた方がいいよ」って勧めるのはOK?", Frame.MAY),
        ("手札は何枚ですかって聞かれたら、正直に答えなきゃだめ?", Frame.MUST),
        ("紙にメモしていました。これってセーフなんですかね", Frame.MAY),
        ("are we allowed to debate where the robber should go", Frame.MAY),
        ("without a harbour can I swap three wheat for an ore", Frame.MAY),
        ("once I sit on 7 do I need to announce it", Frame.MUST),
        ("I cannot win any more, so can I feed the victory to a friend", Frame.MAY),
        ("I was due three ore, may I take just two so I won't have to discard?", Frame.MAY),
        ("I paid for a card but did not draw it. Is it lost?", Frame.NOT),
    ],
)
def test_a_question_that_asks_whether_has_a_frame(question: str, frame: Frame) -> None:
    assert frame_of(fold(question)) is frame


@pytest.mark.parametrize(
    "question",
    [
        "when is the cube turned?",
        "the score is wrong, how long may we have it put right",
        "Whom do I ask?",
        "when exactly does my turn begin?",
        "until which roll can a wrong setup be put right?",
        "do I throw them together or one after the other",
        "With 11 cards on a seven, how many go? He says six.",
        "I moved the robber.",
        "dice fell off the table, which ones are rolled again?",
        "街道を作るのに必要なものは?",
        "どちらが先?",
        "どんな罰がありますか",
        "いくつで替えられる?",
        "ダブルのかけ方は?",
        "盗賊を動かした。",
    ],
)
def test_a_question_for_something_else_has_none(question: str) -> None:
    assert frame_of(fold(question)) is None


@pytest.mark.parametrize(
    ("told", "hollow", "section", "verdict"),
    [
        ("he keeps his cards under the table", "is that okay?", "cjp/hand-hold-high", Verdict.NO),
        (
            "my friend says that if he is alone due, he gets none",
            "is he right?",
            "cwc/3.0.9-single",
            Verdict.NO,
        ),
        ("港を建てた番に使いました", "いいですか?", "std/harbor-same-turn", Verdict.YES),
    ],
)
def test_a_hollow_question_asks_about_what_was_told(
    told: str, hollow: str, section: str, verdict: Verdict
) -> None:
    assert verdict_of(fold(told), (section,), hollow=hollow) is verdict


@pytest.mark.parametrize(
    ("question", "section", "verdict"),
    [
        ("Should we tell them to stop?", "cjp/hand-no-show", Verdict.YES),
        ("Do I press the clock when I double?", "jbl/4.4.2-clock", Verdict.YES),
        ("May I double without pressing the clock?", "jbl/4.4.2-clock", Verdict.NO),
        ("Can he get punished for it?", "cjp/manners-penalty", Verdict.YES),
        ("Two wood and two wheat for one ore, fine?", "std/bank-4-1", Verdict.NO),
        ("May I use my port on my neighbour's turn?", "std/harbor-own-turn", Verdict.NO),
        ("大学がないのに三期作を使える?", "riv/three-field-system", Verdict.NO),
        ("2人で罰を受けますか", "cjp/trade-gift-penalty", Verdict.YES),
    ],
)
def test_what_a_ruling_does_decides_what_it_says(question: str, section: str, verdict: Verdict) -> None:
    assert verdict_of(fold(question), (section,)) is verdict


def test_the_first_words_answer_the_first_part_where_the_second_asks_for_something_else() -> None:
    question = fold("ただで資源をあげるのは反則?罰を受けるのは誰?")
    assert verdict_of(question, ("cwc/3.0.11",), ("cwc/3.0.11-penalty",)) is Verdict.YES


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("審判の許可があれば席を替われる?", Verdict.YES),
        ("May I swap tables without asking the judge?", Verdict.NO),
    ],
)
def test_a_ruling_that_hangs_on_leave_depends_on_whether_the_asker_has_it(
    question: str, verdict: Verdict
) -> None:
    assert verdict_of(fold(question), ("cjp/table-swap",)) is verdict


def test_whoever_asks_whether_he_may_complain_asks_for_leave() -> None:
    question = "couldn't I just complain about the cheating once the game is finished?"
    assert verdict_of(fold(question), ("cjp/late-claim",)) is Verdict.NO


@pytest.mark.parametrize(
    ("question", "section", "verdict"),
    [
        ("Only one die fell, do I reroll just that one?", "cjp/dice-spill", Verdict.NO),
        ("only one die fell, are both thrown again?", "cjp/dice-spill", Verdict.YES),
        ("is a wrong ruling reversed later?", "cjp/judge-mistake", Verdict.NO),
        ("so a wrong ruling is never reversed later?", "cjp/judge-mistake", Verdict.YES),
        ("do I have to show a card that I bought?", "std/devcard-hidden", Verdict.NO),
        ("does the loser report the result?", "jbl/4.7", Verdict.NO),
        ("間違った判定は取り消されますか", "cjp/judge-mistake", Verdict.NO),
        ("結果を届けるのは負けた方ですか", "jbl/4.7", Verdict.NO),
        ("次のゲームも左で振っていい?", "jbl/4.1.4-left", Verdict.NO),
    ],
)
def test_what_a_ruling_denies_is_a_yes_only_to_whoever_denies_it(
    question: str, section: str, verdict: Verdict
) -> None:
    assert verdict_of(fold(question), (section,)) is verdict


@pytest.mark.parametrize(
    ("question", "section", "verdict"),
    [
        ("Is the Large Festival Hall worth one point?", "riv/large-festival-hall", Verdict.NO),
        ("Is the Large Festival Hall worth two points?", "riv/large-festival-hall", Verdict.YES),
        ("道は木2枚で作れますか", "std/road-cost", Verdict.NO),
        ("開拓地に鉄はいりますか", "std/settlement-cost", Verdict.NO),
        ("開拓地に羊はいりますか", "std/settlement-cost", Verdict.YES),
        ("do we start with the number tokens wherever we like?", "cjp/setup-number-tokens", Verdict.NO),
        ("建物の効果が使えるのは次の番から?", "riv/building-immediate", Verdict.NO),
        ("次の番まで待たなくても、建物は使えますか", "riv/building-immediate", Verdict.YES),
        ("is a building of use at once?", "riv/building-immediate", Verdict.YES),
    ],
)
def test_what_a_question_takes_for_granted_is_held_against_the_text(
    question: str, section: str, verdict: Verdict
) -> None:
    entry = load_corpus().by_section(section)
    assert entry is not None
    wording = Wording(f"{entry.title.ja}。{entry.text.ja}", f"{entry.title.en}. {entry.text.en}")
    assert verdict_of(fold(question), (section,), says=wording) is verdict

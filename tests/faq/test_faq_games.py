"""Which game a question names: one that it is about, not one that it is only compared with."""

import pytest

from faq.entry import Game
from faq.games import named_game
from faq.text import fold


@pytest.mark.parametrize(
    ("question", "game"),
    [
        ("In backgammon, may I touch the cube?", Game.BACKGAMMON),
        ("in catan can i build here?", Game.CATAN),
        ("Two-player Catan: how many cards do I hold?", Game.RIVALS),
        ("ライバルカタンだと手札は何枚?", Game.RIVALS),
        ("ギャモンで時計を止めていい?", Game.BACKGAMMON),
        ("普通のカタンでは手札は何枚?", Game.CATAN),
        ("may I trade before I roll?", None),
    ],
)
def test_the_game_that_a_question_is_about_is_named(question: str, game: Game | None) -> None:
    assert named_game(fold(question)).game is game


@pytest.mark.parametrize(
    ("question", "left"),
    [
        ("In Catan the bank takes four for one. What is the rate here?", "what is the rate here?"),
        ("In big Catan I trade with anybody, but can I do it here?", "can i do it here?"),
        ("Is the hand limit seven like in Catan?", "is the hand limit seven?"),
        ("are sevens bad, same as in settlers?", "are sevens bad?"),
        ("カタンでは4対1で替えられるけど、こっちはいくつで替えられる?", "こっちはいくつで替えられる?"),
        ("ギャモンだと左右どちらでも振れました。この大会はどうですか?", "この大会はどうですか?"),
        ("カタンみたいに7枚を超えたら捨てる?", "7枚を超えたら捨てる?"),
        ("普通のカタンと違って盗賊は動かない?", "盗賊は動かない?"),
    ],
)
def test_a_game_that_is_only_compared_with_is_not(question: str, left: str) -> None:
    named = named_game(fold(question))
    assert named.game is None
    assert named.text == left


@pytest.mark.parametrize(
    ("question", "game"),
    [
        ("In Rivals the hand limit is 3. Is there a hand limit in Catan?", Game.CATAN),
        ("In backgammon a cocked die is rerolled. What about Catan?", Game.CATAN),
        ("ライバルは手札3枚までだけど、カタンは上限ある?", Game.CATAN),
        ("カタンは4対1だけど、ライバルは?", Game.RIVALS),
    ],
)
def test_of_two_games_the_one_that_is_asked_about_is_named(question: str, game: Game) -> None:
    assert named_game(fold(question)).game is game


@pytest.mark.parametrize(
    ("question", "game"),
    [
        ("We play Catan here. May I trade before I roll?", Game.CATAN),
        ("catan question. what is a city worth?", Game.CATAN),
        ("hi, total newbie here lol. in catan can two players trade out of turn", Game.CATAN),
        ("newbie here, sorry. rivals for catan - what does the parliament need", Game.RIVALS),
        ("first time here. rivals card game: the club comes up, what do i lose", Game.RIVALS),
    ],
)
def test_a_sentence_that_says_which_game_is_played_is_no_comparison(question: str, game: Game) -> None:
    assert named_game(fold(question)).game is game

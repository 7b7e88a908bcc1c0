"""Follow-ups: "and in Rivals?", "what if there are three?" keep the game and the matter of the question before."""

import re
from dataclasses import dataclass

from faq.entry import Game
from faq.games import named_game
from faq.siblings import FOLLOWED
from faq.text import fold, is_japanese

_ENGLISH = re.compile(
    r"^(?:and|but|so|ok|then|also|what about|how about|what if|and if|same (?:for|in|with)|even (?:if|when)|does that|"
    r"is that|why|really)\b"
)
_JAPANESE = re.compile(
    r"^(?:じゃあ?|では|それなら|それだと|それは|その(?:場合|時|とき)|で、|でも|もし|逆に|ちなみに|なら|あと|え、|"
    r"(?:ライバル|バックギャモン|カタン)[^。]{0,8}(?:だと|では|は|なら)[?？]?$)|(?:の(?:場合|とき|時)は|だったら|なら|だと)[?？]?$"
)
LONGEST = 40
"""Characters of a follow-up: a longer one says what it is about."""


@dataclass(frozen=True, slots=True)
class Before:
    """The question that somebody asked before, without its wrapping, and the game that it was about."""

    question: str
    game: Game | None = None


def before_of(question: str, looked_up: str) -> Before:
    """What is remembered of a question; `looked_up` is it without its wrapping and the name of the game."""
    return Before(looked_up or fold(question), named_game(fold(question)).game)


def follows(question: str) -> bool:
    """Whether a question goes on from another one."""
    text = fold(question).strip()
    opening = _JAPANESE if is_japanese(text) else _ENGLISH
    return len(text) <= LONGEST and bool(opening.search(text))


def continued(before: Before, question: str) -> str:
    """The question before with what the follow-up changes: what it says last holds."""
    text = fold(question).strip()
    named = named_game(text)
    if named.game is not None:
        return f"{before.question} {_NAMES[named.game]}"
    name = f" {_NAMES[before.game]}" if before.game is not None else ""
    return f"{before.question}{FOLLOWED}{text}{name}"


_NAMES = {Game.CATAN: "(カタン)", Game.BACKGAMMON: "(バックギャモン)", Game.RIVALS: "(ライバル)"}

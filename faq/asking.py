"""How a question asks: for yes or no, for leave to do something, for one of several things, for a number."""

import re

from faq.english import INVERTED_VERBS, OPEN_ASKS
from faq.text import reads_japanese

_INVERTED = re.compile(
    r"(?:^|[.!?:;] |, )(?:so |and |but |ok(?:ay)?,? |then |if [^,.?!]*, )?"
    rf"(?:{INVERTED_VERBS})(?:n't)? "
    r"(?!.*\bor\b)[^.!?]*[?.!]*$"
)
"""An English sentence that begins with its verb, at the end of a folded text; not one that offers a choice."""


def is_inverted(text: str) -> bool:
    """A folded text asks for yes or no by its grammar, whatever else it mentions ("may we say which hex?")."""
    return _INVERTED.search(text) is not None


_PERMISSION = re.compile(
    r"たい(?:です|[んの](?:です|だ)?(?:が|けど)?|けど|と(?:言|い)[^、。?]*)?(?:[、。!…\s]|$)"
    r"|[うくすつぬむぐぶる]のは\?*$"
    r"|\b(?:wants?|wanted|(?:would|'d) (?:now |just |really |still |then )?(?:like|rather|prefer))\b[^?]*$"
)
_OPEN = re.compile(
    r"何|誰|だれ|いつ|どこ|どう(?!し(?![てた]))|いくつ|いくら|なに|なん[のでかにと]|なぜ|どれ|どの|どちら|どっち|どんな|知りた|聞きた|教え|方法|手順|順番|効果|必要|要る"
    rf"|\b(?:{OPEN_ASKS}|or)\b"
)


def asks_permission(text: str) -> bool:
    """A folded text only says what somebody wants to do, and asks by it whether they may."""
    return _PERMISSION.search(text) is not None and _OPEN.search(text) is None


_SENTENCE = re.compile(r"[^.!?。]*[.!?。]+|[^.!?。]+$")
_QUOTED = re.compile(r"「[^「」]*」|\"[^\"]*\"|“[^“”]*”")
_SUBJECTS = "i|we|he|she|they|you"
_BEFORE = "until|since|from|by|for|at|to|with|in"
_ENGLISH_MORE = re.compile(
    rf"(?:^|[,:;] ?|\b(?:and|so|but|ok|then|just)[, ]+)(?:(?:{_BEFORE}) )?(?:{OPEN_ASKS})\b(?! about)"
    rf"(?!(?<=when)[^?]*\b(?:{INVERTED_VERBS}) (?:{_SUBJECTS})\b)"
    rf"|\bhow (?:many|much|long|often|far)\b(?![^?]*, (?:{INVERTED_VERBS})\b)"
    r"|\bor\b(?! (?:not|so|something|anything|whatever|else|similar|no)\b)"
)
_JAPANESE_MORE = re.compile(
    r"(?:何|(?<!んな)なに|誰|だれ|いつ|どこ|いく[つら]|どれ|どの|どんな|なぜ|どうすれば|どうな[るり]|どうや|どういう|どうしたら)"
    r"(?![^?。]*(?:でも|ても|[^す]か[、をはもが聞知言話相わ見教])|か|に?も)"
    r"|なん(?:だっけ)|(?:^|は|って)なん(?:ですか|でしょう|の\?*$)|どう(?:です|でしょう|扱|書|違)"
    r"|それとも|どっち(?!も)|どちら(?!も|に(?:も|して))|または"
    r"|(?:場合|とき|時|のは|人は|方|ほう|あと)は?\?$"
)
_ASKED = re.compile(
    r"\?|(?:か|の|っけ|よね|かな|かね)[。!… ]*$|か(?:教え|知り)|(?:です|ます|でしょう)か"
    rf"|(?:^|[.!:;,] )(?:{INVERTED_VERBS})(?:n't)? \w|\b(?:{INVERTED_VERBS}) (?:{_SUBJECTS}|it)\b"
    rf"|\b(?:{INVERTED_VERBS})n't (?:{_SUBJECTS}|it)\b|\b(?:right|ok|okay|allowed|legal|fine)[.! ]*$"
)
_TAG = 16
"""A question no longer than this only asks what the one before it has told: "is that so?"."""


def asks_for_more(text: str) -> bool:
    """A folded text asks which, how many, one of two things or several things: yes or no would be no answer."""
    sentences = [one.strip() for one in _SENTENCE.findall(_QUOTED.sub("", text)) if one.strip(" .!?。")]
    first = next((place for place, one in enumerate(sentences) if one.endswith("?")), len(sentences) - 1)
    asked = [one for one in sentences[first:] if one.endswith("?") or one is sentences[-1]]
    pattern = _JAPANESE_MORE if reads_japanese(text) else _ENGLISH_MORE
    several = sum(len(one) > _TAG for one in asked) > 1
    return several or any(pattern.search(one) and not is_inverted(one) for one in asked)


def is_asked(text: str) -> bool:
    """A folded text has the form of a question; else it only tells what happened."""
    return _ASKED.search(text) is not None

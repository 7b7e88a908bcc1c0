"""Questions of several parts: "what does it cost, and how many have I got?"."""

import re

from faq.english import INVERTED_VERBS, OPEN_ASKS
from faq.siblings import FOLLOWED
from faq.text import reads_japanese

_ENGLISH_ASKS = rf"(?:{OPEN_ASKS}|{INVERTED_VERBS})\b"
_SINCE = r"(?:from|until|till|up to|by|for|to|with|in|on|at)"
_ENGLISH = re.compile(
    rf"\?+\s*|[,;]?\s*\b(?:and|or|but)\s+(?=(?:with \w+,? |then |also |{_SINCE} (?=wh|how))?{_ENGLISH_ASKS})|"
    rf"\s-\s(?=(?:and )?{_ENGLISH_ASKS})"
)
_ENGLISH_QUESTION = re.compile(
    rf"^(?:the )?(?:price|cost|value|rate|penalty|effect|number)s? (?:of|for)\b|"
    rf"^(?:and |or |also )?(?:(?:with|in|on|at|if|when|until|up to|from|by|for|to) [^,]*?,? ?)?{_ENGLISH_ASKS}(?! now)"
)
_WORDS = r"いつ|何|なん|どこ|誰|だれ|どう|いくつ|いくら|どの|どちら|どれ"
_FACT = (
    r"(?:コスト|値段|費用|点数?|得点|枚数|個数|本数|数|上限|効果|条件|時間|手順|"
    r"やり方|罰則?|ペナルティ|作り方|使い方)"
)
_JAPANESE = re.compile(
    rf"[?？]+|(?<=[まで]すか)[、。]|(?<=か)[、。](?=[^、]*(?:{_WORDS}))|と、(?=[^、]*(?:{_WORDS}))|(?<=[てでし])、(?=[^、]*(?:{_WORDS}))|"
    rf"と、(?=[^、]{{2,20}}{_FACT}(?:は|って)?[?？]*$)"
)
_JAPANESE_LINK = re.compile(r"^(?:それと|それから|あと(?:は)?|また|ついでに|加えて|で)[、,]?\s*")
_JAPANESE_QUESTION = re.compile(rf"{_WORDS}|値段|コスト|費用|{_FACT}(?:は|って)?$|(?:か|かな|計算は)$")
_ELLIPTIC = re.compile(r"^.{1,8}も$")
"""What only adds to the part before: "and the score?"."""
_QUOTED = re.compile(r"(?:って|と)(?:聞|言|思|訊)")
_JAPANESE_BOTH = re.compile(rf"([^、。?？のはが]{{2,12}})の({_FACT})(?:と|や|、)({_FACT})")
"""Two facts on one thing: "its cost and its points"."""
MOST = 3
_SHORTEST = 3


def parts_of(text: str) -> tuple[str, ...]:
    """The parts of a folded question that each ask something; one for a question of one part, and for a follow-up."""
    if FOLLOWED in text:
        return (text,)
    japanese = reads_japanese(text)
    splitter, asks = (_JAPANESE, _JAPANESE_QUESTION) if japanese else (_ENGLISH, _ENGLISH_QUESTION)
    found: list[tuple[str, bool]] = []
    start = 0
    for gap in (*splitter.finditer(text), None):
        end = len(text) if gap is None else gap.start()
        piece = _JAPANESE_LINK.sub("", text[start:end].strip(" ,、。?？"))
        marked = gap is not None and gap.group().strip()[:1] in ("?", "？")
        if len(piece) >= _SHORTEST:
            found.append((piece, marked or bool(asks.search(piece))))
        start = len(text) if gap is None else gap.end()
    asking = tuple(piece for piece, asked in found if asked)
    if len(found) == 1 and japanese:
        both = _JAPANESE_BOTH.search(text)
        if both:
            return (f"{both[1]}の{both[2]}", f"{both[1]}の{both[3]}")
    quoted = any(_QUOTED.match(piece) or _ELLIPTIC.match(piece) for piece in asking)
    return asking[:MOST] if 1 < len(asking) == len(found) and not quoted else (text,)

"""Yes and no to a Japanese question that denies something, as a sentence: 「置けない?」 「置けません」."""

import re

from faq.opinion import Verdict

_DENIED = re.compile(
    r"((?:[一-鿿々]{1,2}[いきしちみりけせてえめれべ])?[一-鿿々]{1,3}[ぁ-ん]{0,3}|(?<![ぁ-ん])[ぁ-ん]{2,4}|(?<=[はがをにもでと])[ぁ-ん]{2,4}"
    r"|[ァ-ヺー]{2,8}(?:でき|し))(?:ない|ません)"
    r"(?:(?:の|ん|って(?:こと)?)?(?:です|でしょう|だ|本当です|合ってます)?(?:か|よね|よな|ね|っけ)*)[?。!]*$"
)
_NO_VERB = re.compile(
    r"(?:じゃ|では|なら|いけ|問題|関係|違い|仕方|しか|かもしれ|なきゃ|少|危|[はがもをにで])$"
)
_PARTICLE = re.compile(r"[はがをもでと][ぁ-ん]{2,}$")
_POLITE = str.maketrans("かがさたなばまらわ", "きぎしちにびみりい")


def as_sentence(question: str, verdict: Verdict | None) -> str | None:
    """The answer to a folded question that ends in a denial; None for any other, and where it depends.

    A yes says that it is so: not. A no says the opposite.
    """
    match = _DENIED.search(question.strip())
    if match is None or verdict not in (Verdict.YES, Verdict.NO) or _NO_VERB.search(match[1]):
        return None
    if question[: match.start()].endswith(("なら", "いけ", "じゃ", "では")):
        return None
    stem = match[1]
    if _PARTICLE.match(stem) and match.start():
        stem = stem[1:]
    polite = stem[:-1] + stem[-1].translate(_POLITE) if f"{stem}ません" not in match[0] else stem
    return f"{polite}{'ません' if verdict is Verdict.YES else 'ます'}"

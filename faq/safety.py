"""Questions in need: harassment, insults, violence, an emergency. They are never refused."""

import re

from faq.text import fold

SAFETY_SECTIONS = ("cjp/harassment-report", "cjp/harassment", "cjp/harassment-care")
"""What the documents say to whoever is harassed, the way to report it first."""
_THEM = "me|us|her|him"
_BODY = "leg|arm|bum|hair|hand|shoulder|back|knee|thigh|face|waist|breast|chest|butt|bottom|neck"
_KIN = "daughter|son|girlfriend|boyfriend|wife|husband|friend|sister|brother|kid|child"
_TOUCH = "touch|grabb?|kiss|hugg?|strok|pinch|slapp?|punch|kick|shov|spat (?:at|on)"
_WORDS = (
    r"harass|\bsexis|\bracis|\bracial|homophob|transphob|xenophob|misogyn|antisemit|\bnazi|\bslurs?\b",
    r"\bbull(?:y|ied|ies|ying)\b|\bgrop(?:e|es|ed|ing)\b|\bcreep(?:y|s|ed|ing)?\b|\bstalk(?:s|ed|er|ing)?\b",
    rf"\b(?:{_TOUCH})(?:es|ed|ing)? (?:{_THEM}|my (?:{_BODY}|{_KIN})s?)\b",
    r"\binsult(?:s|ed|ing)?\b|\bthreat(?:s|en|ens|ened|ening)\b|\babus(?:e|es|ed|ive|ing)\b|\bassault",
    r"\b(?:unsafe|uncomfortable|intimidat\w*|discriminat\w*|molest\w*|violen(?:t|ce)|inappropriate\w*)\b",
    r"\b(?:obscene|lewd|derogatory|offensive)\b|\bfeel(?:s|ing)? safe\b|\bhit(?:s|ting)? on (?:women|girls|me|her)\b",
    r"\b(?:dirty|rude|nasty|vulgar) (?:joke|remark|comment|word)|\bswore at\b",
    rf"\bcall(?:s|ed|ing)? (?:{_THEM}|my \w+) (?:names|a|an|ugly|stupid|fat)\b",
    rf"\b(?:yell|scream|shout|swear|curs)(?:s|es|ed|ing)? (?:abuse )?at (?:{_THEM}|my|people|every|a|the)\b",
    r"\b(?:scared|afraid) of (?:him|her|them|(?:that|this) (?:man|guy))\b",
    r"\b(?:ambulance|faint(?:ed|ing)|collapsed|unconscious|first aid|emergency|fire alarm|evacuat\w*|earthquake)\b",
    r"ハラスメント|[セパモマカ][クワラタス]?ハラ|差別|暴言|暴力|悪口|罵[らっ倒声]|いやがらせ|嫌がらせ|いじめ|からかわれ",
    r"(?:触|さわ)ら(?:れ|せ)|(?:触|さわ)って(?:きた|くる|きて)|抱きつ|脅[さしす迫]|怒鳴|どなられ|どなって|殴[らりっる]|なぐら",
    r"叩かれ|侮辱|つきまと|ストーカー|痴漢|盗撮|(?:馬鹿|バカ|ばか)にされ|下ネタ|卑猥|容姿を|怖い思い|身の危険|セクシャル|性的",
    r"救急|意識がな|気を失|倒れた人|人が倒れ|避難|非常ベル|火災|地震|(?:けが|怪我)をした",
)
_IN_NEED = re.compile("|".join(_WORDS))


def is_in_need(question: str) -> bool:
    """Somebody asks because they or others are not safe."""
    return _IN_NEED.search(fold(question)) is not None

"""Questions in need: harassment, insults, violence, an emergency. They are never refused."""

import re

from faq.text import fold

SAFETY_SECTIONS = (
    "cjp/harassment-report",
    "cjp/harassment",
    "cjp/harassment-care",
    "cjp/harassment-stop",
    "jbl/1.4.3.3",
)
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
_MAY_BE = (
    rf"\b(?:star(?:e[sd]?|ing)|leer\w*|ogl(?:es|ed|ing)|whistl\w*) at (?:{_THEM}|my|every)\b",
    r"\b(?:scared|afraid|terrified)\b(?! of (?:an? |the |that )?(?:7|seven|six|8|eight|robber|gammon))",
    r"\b(?:scary|frighten\w*|uneasy|comfortable playing|humiliat\w*|crying|in tears)\b",
    r"\bfeels? (?:really )?bad\b|\bfeel okay\b",
    r"\b(?:drunk|smells? of (?:alcohol|booze|beer)|aggressive|weapon|knife|gun|fight(?:ing)?|brawl|bleeding)\b",
    r"\b(?:can't|cannot|not|isn't|stopped) breath\w*|\b(?:pass(?:ed|es|ing) out|faint|dizzy|injur\w*)\b",
    r"\b(?:panic|heart|asthma) attack\b|\bseizure\b|\bbeat (?:me|him|her|us|them) up\b",
    r"\bwaits? for (?:me|her|him) outside\b",
    rf"\b(?:follow|film|record|photograph|mock|ridicul|bother|pester|corner)(?:e?s|ed|e|ing)? (?:{_THEM}|my)\b",
    r"\bmocking (?:the|his|her|our)\b",
    r"\b(?:mak(?:e|es|ing)|made|pok(?:e|es|ing)) (?:fun|\w+ ?noises|noises|comments|remarks|jokes) (?:of|at|about)\b",
    rf"\b(?:laugh(?:s|ed|ing)?|flirt\w*) (?:about|at|with) (?:{_THEM}|my)\b",
    rf"\b(?:pictures?|photos?|videos?) of (?:{_THEM})\b",
    r"\b(?:my|his|her|their) (?:accent|skin|stutter|hijab|headscarf|pronouns?|religion)\b",
    r"\b(?:my|his|her|their) (?:nationality|body|looks|weight|disability)\b",
    r"\b(?:gay|lesbian|trans(?:gender)?|women can't|picked on|ganged up|n-word|[nf] word)\b",
    r"\bgo back (?:to (?:my|his|her|your|their) country|where i)\b",
    r"\b(?:my|her) (?:phone )?number\b|\bask(?:s|ed|ing)? (?:me|her|him) out\b|\bleave (?:me|her|him) alone\b",
    r"\bleft alone with\b",
    r"\b(?:messag|text|call|contact)ing (?:me|her|him)\b|\bblocked (?:him|her|them)\b",
    r"\b(?:won't|not) let (?:me|her|him) leave\b",
    rf"\b(?:shove[sd]?|push(?:ed|es)|spit|spat|thr[eo]w\w*|slam\w*) (?:\w+ ){{0,3}}(?:at )?(?:{_THEM})\b",
    r"\b(?:in|at) my face\b|\bhis fist\b",
    r"\b(?:grabbed|(?<!seven )(?<!7 )hurts?|scares) (?:me|him|her|us|my (?:arm|wrist|hand))\b",
    r"\barm around\b|\bex is here\b",
    r"\b(?:anonymous\w*|confidential\w*|discreetly|in (?:private|confidence)|privately)\b",
    r"\bwithout (?:him|her|them|anyone) (?:knowing|noticing)\b",
    r"\b(?:being|was|is) (?:so )?(?:mean|nasty|horrible|cruel|disgusting) to\b",
    r"\b(?:disgusting|horrible|dirty) (?:things?|pictures?)\b|\bfilthy\b",
    r"\bpervert\w*|\bweirdo\b|\bmisbehav\w*|\bwho (?:do|can|should|could) (?:i|we) (?:turn|talk|speak|report)\b",
    r"(?<!7が)(?<!7)(?:怖い(?!から)|怖く|怖がら|恐ろし|恐怖)|おびえ|怯え|不快|気持ち悪|きもい|キモ[いイ]|気味|[嫌いや]な思い|つらい|嫌だった",
    r"酔っ|酒臭|乱暴|暴れ|刃物|ナイフ|血が|流血|息が|息をし|過呼吸|めまい|気分が(?:悪|すぐれ)|具合が悪|体調が(?:悪|急)|倒れ(?:た|そう|て)|発作|吐き(?:そう|気)|けがをさせ",
    r"(?:性別|秘密)のことを",
    r"けんかに?|喧嘩に?|つけ回|つけられ|待ち伏せ|待ってるぞ|見張られ|しつこ|口説|ナンパ|連絡先を|何度も誘われ|じろじろ|ジロジロ|勝手に(?:写真|動画|撮)|写真を勝手|撮られ|撮ってい?る人",
    r"笑いもの|笑われ|恥をか|見下|くせに|国に帰れ|外国人だから|女だから|男だから|死ね|死んじ|消えろ|殺す|ぶっ飛ば|障害の|障がい|発音を|吃音|宗教|国籍|肌の色|ゲイ|ホモ|レズ|いやらし|悪態",
    r"突き飛ば|つかまれ|掴まれ|つばを|唾を|投げつけ|睨まれ|にらまれ|舌打ち|大声を出され|ひどいこと|酷いこと|見た目のこと|体のこと|手を回され|意地悪|いじわる|仲間外れ|無視され|ブロックした|やめてと言",
    r"匿名|こっそり(?:連絡|相談|伝え|知らせ)|秘密で|内緒で|知られず|個別に相談|誰に(?:言え|相談|話せ)|どこに(?:言え|相談)",
    r"(?:同じ(?:卓|席|テーブル)|二人きり)に(?:なり|座り)?たくない|二人きりになり|出してもらえない|泣いて(?:い)?る",
)
"""Words of need that rules of games are asked with as well."""
_IN_NEED = re.compile("|".join(_WORDS))
_MAY_BE_IN_NEED = re.compile("|".join(_MAY_BE))


def is_in_need(question: str) -> bool:
    """Somebody asks because they or others are not safe."""
    return _IN_NEED.search(fold(question)) is not None


def may_be_in_need(question: str) -> bool:
    """The same may be so: words that rules of games are asked with as well, so this counts where none answers."""
    return _MAY_BE_IN_NEED.search(fold(question)) is not None

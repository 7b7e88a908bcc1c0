"""Results that the regulations refuse, in words."""

from bot.i18n import Language, Safe, refusal_text, text
from bot.ui.match_places import place_words
from usecases.standings.refused import RefusedResult


def refused_line(refused: RefusedResult, language: Language) -> str:
    """What was told, that it counts for nothing and why, and who decides."""
    why = Safe(refusal_text(language, refused.why))
    place = place_words(refused.place, language)
    return text(language, "result-refused", {"place": place, "scores": refused.scores, "why": why})

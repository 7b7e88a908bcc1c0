"""The regulations of an event in a few lines: what players must know at their tables."""

from bot.i18n import Language, text
from league.regulations import Profile
from usecases.show.regulations import regulation_facts


def regulation_lines(profile: Profile, language: Language) -> list[str]:
    """A line for each thing that players must know."""
    return [text(language, fact.text, fact.params) for fact in regulation_facts(profile)]

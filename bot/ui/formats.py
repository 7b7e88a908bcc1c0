"""The choices about a tournament of matches, in words."""

from bot.i18n import Language, refusal_text, text
from league.event import Event
from league.tournament import Tournament
from usecases.event.format import FormatSet
from usecases.show.format import format_facts


def format_set(done: FormatSet, language: Language) -> str:
    """What holds now, who is told, and whether a plan is to be made anew."""
    head = text(language, "format-set", {"event": done.event.name})
    told = [text(language, "event-changed-told", {"count": done.told})] if done.told else []
    plan = [f"⚠️ {refusal_text(language, done.plan)}"] if done.plan else []
    lines = format_lines(done.event, done.tournament, language) or [text(language, "format-no-bracket")]
    return "\n".join([head, *lines, *told, *plan])


def format_lines(event: Event, tournament: Tournament, language: Language) -> list[str]:
    """The choices that matter for this event, a line each."""
    return [text(language, fact.text, fact.params) for fact in format_facts(event, tournament)]

"""Why one line of the standings stands above the next, in one sentence."""

from collections.abc import Mapping

from bot.i18n import Language, plain
from bot.ui.pictures.standings import number_text
from data.records import Person
from league.ids import PlayerId
from league.standings import CameFurther, Explanation, StageComparison
from usecases.show.page.standings import StandingsPage


def reasons(page: StandingsPage, language: Language) -> dict[PlayerId, str]:
    """A sentence for each player who has one above: what decides between the two."""
    people = page.view.people
    return {player: reason(why, people, language) for player, why in page.reasons.items()}


def reason(why: StageComparison | CameFurther, people: Mapping[PlayerId, Person], language: Language) -> str:
    """What decides between a player and the one above."""
    if isinstance(why, CameFurther):
        stage = plain(language, f"stage-{why.stage}")
        return plain(language, "web-why-further", {"upper": people[why.upper].name, "stage": stage})
    told = why.explanation
    if told.decided_by is None:
        return plain(language, "web-why-shared")
    above = plain(language, "web-why-above", {"upper": people[told.upper].name})
    return " ".join(part for part in (above, _decided(told, language), _level(told, language)) if part)


def _decided(told: Explanation, language: Language) -> str:
    last = told.steps[-1]
    return plain(
        language,
        "web-why-decided",
        {
            "tiebreak": plain(language, f"tiebreak-{last.tie_break}"),
            "mine": number_text(last.upper, last.tie_break),
            "theirs": number_text(last.lower, last.tie_break),
        },
    )


def _level(told: Explanation, language: Language) -> str:
    before = [
        plain(language, f"tiebreak-{step.tie_break}") for step in told.steps[:-1] if step.upper is not None
    ]
    joined = ("・" if language == "ja" else ", ").join(before)
    return plain(language, "web-why-level-first", {"tiebreaks": joined}) if before else ""

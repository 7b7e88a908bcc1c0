"""Why one line of the standings stands above the next, in one sentence."""

from collections.abc import Mapping

from bot.i18n import Language, plain
from bot.ui.pictures.standings import number_text
from bot.ui.standings import compared_by
from data.records import Person
from league.ids import PlayerId
from league.standings import CameFurther, Explanation, GroupComparison, StageComparison, Why
from usecases.show.page.standings import StandingsPage


def reasons(page: StandingsPage, language: Language) -> dict[PlayerId, str]:
    """A sentence for each player who has one above: what decides between the two."""
    people, several = page.view.people, page.view.shown.stage is None
    return {player: reason(why, people, language, in_stage=several) for player, why in page.reasons.items()}


def reason(why: Why, people: Mapping[PlayerId, Person], language: Language, *, in_stage: bool) -> str:
    """What decides between a player and the one above; `in_stage` names the stage whose numbers are told."""
    stage = plain(language, f"stage-{why.stage}")
    if isinstance(why, StageComparison):
        return _compared(why.explanation, people, language, stage if in_stage else "")
    upper = people[why.upper].name
    if isinstance(why, CameFurther):
        reached = plain(language, f"stage-{why.name}")
        return plain(language, "web-why-further", {"upper": upper, "stage": reached})
    if isinstance(why, GroupComparison):
        positions = {"above": why.upper_position, "below": why.lower_position}
        return plain(language, "web-why-groups", {"upper": upper, **positions})
    if why.upper_place == why.lower_place:
        return plain(language, "web-why-bracket-shared")
    return plain(language, "web-why-bracket", {"upper": upper})


def _compared(told: Explanation, people: Mapping[PlayerId, Person], language: Language, stage: str) -> str:
    if told.playoff:
        return plain(language, "web-why-playoff", {"upper": people[told.upper].name})
    if told.decided_by is None:
        return plain(language, "web-why-shared")
    above = plain(language, "web-why-above", {"upper": people[told.upper].name})
    where = plain(language, "web-why-stage", {"stage": stage}) if stage else ""
    return " ".join(part for part in (above, where, _decided(told, language), _level(told, language)) if part)


def _decided(told: Explanation, language: Language) -> str:
    last = told.steps[-1]
    return plain(
        language,
        "web-why-decided",
        {
            "tiebreak": compared_by(last, language),
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

"""Seasons in words: how a season is added up, and who stands where in it."""

from collections import Counter

from bot.i18n import Language, Param, Safe, plain, text
from bot.ui.listed import listed
from bot.ui.pages import PageKey, page_reply
from bot.ui.reply import Reply
from bot.ui.standings import placed
from league.standings import Score, SeasonMeasure, SeasonRules
from usecases.event.season import SeasonSet
from usecases.show.season import SeasonTable

SEASON_PAGE = "season-page"
_AWARDS = 20
"""So many places' points are told."""


def season_reply(table: SeasonTable, page: int, language: Language) -> Reply:
    """A page of a season: total of the best events, and which they were."""
    heading = plain(language, "season-title", {"season": table.season})
    rule = season_rule(table.rules, len(table.events), language)
    shared = len({row.place for row in table.rows}) < len(table.rows)
    around = ((rule, ""), ("", text(language, "season-shared")) if shared else ())
    turn = PageKey(SEASON_PAGE, table.events[0].id, 0)
    return page_reply(heading, _season_lines(table, language), page, turn, language, around=around)


def season_rule(rules: SeasonRules, events: int, language: Language) -> str:
    """How the season is added up, in a sentence or two."""
    counted: dict[str, Param] = {"best": min(rules.counted(events), events), "events": events}
    shown = listed(
        [*map(str, rules.awards[:_AWARDS]), *(["…"] if len(rules.awards) > _AWARDS else [])], language
    )
    worth = "points" if rules.measure is SeasonMeasure.POINTS else "awards" if rules.awards else "places"
    lines = [
        plain(language, "season-rule", counted) if events else plain(language, "season-rule-none"),
        plain(language, f"season-by-{worth}", {"awards": shown}),
    ]
    if rules.participation:
        lines.append(plain(language, "season-participation", {"points": rules.participation}))
    if rules.drop_worst:
        last = int(rules.drop_worst >= events)
        lines.append(plain(language, "season-drop", {"count": rules.drop_worst, "last": last}))
    return " ".join(lines)


def season_told(done: SeasonSet, language: Language) -> str:
    """What holds now, and for which event."""
    if not done.rules.name:
        return text(language, "season-none", {"event": done.event.name if done.event else ""})
    named: dict[str, Param] = {"season": done.rules.name, "event": done.event.name if done.event else "none"}
    return "\n".join((text(language, "season-set", named), season_rule(done.rules, done.events, language)))


def _season_lines(table: SeasonTable, language: Language) -> list[str]:
    names = {event.id: event.name for event in table.events}
    shared = Counter(row.place for row in table.rows)
    lines = []
    for row in table.rows:
        counted = listed((_score(names[score.event], score, language) for score in row.counted), language)
        params: dict[str, Param] = {
            "place": placed(row.place),
            "shared": int(shared[row.place] > 1),
            "player": table.people[row.player].name,
            "total": _total(float(row.total)),
            "wins": row.wins,
            "counted": Safe(counted),
        }
        lines.append(text(language, "season-line", params))
    return lines


def _score(event: str, score: Score, language: Language) -> str:
    params: dict[str, Param] = {"event": event, "place": score.place, "points": _total(float(score.points))}
    return text(language, "season-score", params)


def _total(value: float) -> str:
    return f"{value:g}" if value == int(value) else f"{value:.2f}"

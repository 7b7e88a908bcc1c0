"""Standings in words and pictures, why one player stands above another, and who goes on."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from bot.i18n import Language, Param, Safe, inert, plain, text
from bot.ui.controls import Control, Panel, pager
from bot.ui.groups import pool_mark
from bot.ui.listed import listed
from bot.ui.medals import medal
from bot.ui.pages import MOST_PAGES, page_asked
from bot.ui.pictures.standings import (
    climb_words,
    cut_words,
    number_text,
    page_rows,
    reached_words,
    stage_state,
    standings_picture,
)
from bot.ui.refused import refused_line
from bot.ui.reply import ALT_LIMIT, Picture, Reply, clip, embed
from bot.ui.teams import with_teams
from league.round import RANKED_STAGES, Stage
from league.standings import (
    BracketComparison,
    CameFurther,
    Comparison,
    EntrantStatus,
    Explanation,
    GroupComparison,
    StageComparison,
    StandingsRow,
)
from usecases.show.standings import PAGE_ROWS, Explained, StandingsView

STAGES = RANKED_STAGES
_OVER_ALL = len(STAGES)
_SHOWN_IN_WORDS = 3
_SHOWN_REFUSED = 3


def standings_reply(view: StandingsView, page: int, language: Language) -> Reply:
    """One page: picture, the same in words for screen readers, and buttons to the other pages."""
    page = min(page, view.pages - 1)
    box = embed(title(view, language), body(view, language), footer=_footer(view, page, language))
    if view.teams:
        with_teams(box, view.teams, language)
    if not view.shown.standings.rows:
        return Reply(embeds=(box,))
    buttons = pager("standings-page", view.event.id, page, view.pages, language, _first(view))
    words = text_button(view, page).button(language)
    shown = (buttons or Panel()).add_item(words)
    return Reply(embeds=(box,), files=(pictured(view, page, language),), view=shown)


def body(view: StandingsView, language: Language) -> str:
    """What stands beside the picture: results that do not count, the later stages, and that nobody is ranked."""
    lines = [*refused_lines(view, language), *later_lines(view, language)]
    lines += [] if view.shown.standings.rows else [text(language, "standings-empty")]
    return "\n".join(lines).strip()


def text_reply(view: StandingsView, page: int, language: Language) -> Reply:
    """One page in words: to be read aloud, copied or searched."""
    page = min(page, view.pages - 1)
    box = embed(
        title(view, language),
        "\n".join(row_lines(view, page, language)),
        footer=_footer(view, page, language),
    )
    if view.teams:
        with_teams(box, view.teams, language)
    buttons = pager("standings-words", view.event.id, page, view.pages, language, _first(view))
    return Reply(embeds=(box,), view=buttons)


def text_button(view: StandingsView, page: int) -> Control:
    """The way from the picture to its words."""
    return Control("standings-text", view.event.id, _first(view) + page, emoji="📄")


def _first(view: StandingsView) -> int:
    return first_page(view.shown.stage)


def first_page(stage: Stage | None) -> int:
    """The number by which buttons name the first page of a stage (None: all together)."""
    return (_OVER_ALL if stage is None else STAGES.index(stage)) * MOST_PAGES


def pictured(view: StandingsView, page: int, language: Language) -> Picture:
    """One page as a picture whose alternative text says the same, with as many of its numbers as Discord allows."""
    for numbers in range(_SHOWN_IN_WORDS, -1, -1):
        lines = [title(view, language), stage_state(view.shown, language)]
        lines += [line.replace("**", "") for line in _lines(view, page, language, numbers, plain)]
        alt = "\n".join(lines)
        if len(alt) <= ALT_LIMIT:
            break
    return standings_picture(view, page, language, clip(alt, ALT_LIMIT))


_WHOLE: Final = frozenset({"overall", "only"})
"""What is the ranking of the event as a whole."""


def title(view: StandingsView, language: Language) -> str:
    """Event and stage."""
    if view.shown.name in _WHOLE:
        return plain(language, "standings-title-overall", {"event": view.event.name})
    stage = plain(language, f"stage-{view.shown.name}")
    return plain(language, "standings-title", {"event": view.event.name, "stage": stage})


def later_lines(view: StandingsView, language: Language) -> list[str]:
    """The stages after this one stand first: the final decides."""
    lines = []
    for table in reversed(view.later):
        key = f"standings-later-{table.name}"
        names = _placed(table.standings.rows, view, language)
        lines.append(text(language, key, {"names": Safe(names), "open": table.open_tables}))
    return [*lines, ""] if lines else []


def _placed(rows: Sequence[StandingsRow], view: StandingsView, language: Language) -> str:
    """The names in the order of the event, with their places once something has been decided among them."""
    undecided = len({row.place for row in rows}) == 1
    whole = {row.player: number for number, row in enumerate(view.shown.standings.rows)}
    ordered = sorted(rows, key=lambda row: (row.place, whole.get(row.player, len(whole))))
    named = [(row.place, inert(view.people[row.player].name)) for row in ordered]
    return listed((name if undecided else f"{place}. {name}" for place, name in named), language)


def refused_lines(view: StandingsView, language: Language) -> list[str]:
    """The results that count for nothing, the first few of many."""
    lines = [refused_line(one, language) for one in view.refused[:_SHOWN_REFUSED]]
    more = len(view.refused) - len(lines)
    lines += [text(language, "results-refused-more", {"count": more})] if more else []
    return [*lines, ""] if lines else []


def row_lines(view: StandingsView, page: int, language: Language) -> list[str]:
    """A line for each player of a page, and where the next stage begins."""
    if not page_rows(view.shown.standings, page):
        return [text(language, "standings-empty")]
    return _lines(view, page, language, _SHOWN_IN_WORDS, text)


_Worded = Callable[[Language, str, Mapping[str, Param]], str]


def _lines(view: StandingsView, page: int, language: Language, numbers: int, worded: _Worded) -> list[str]:
    lines = []
    for place, row in enumerate(page_rows(view.shown.standings, page), page * PAGE_ROWS + 1):
        lines.append(_row_line(view, row, language, numbers, worded))
        if view.line and view.line.above == place:
            lines.append(cut_words(view.line, language))
    return lines


def _row_line(view: StandingsView, row: StandingsRow, language: Language, shown: int, worded: _Worded) -> str:
    table, person = view.shown, view.people[row.player]
    values = zip(table.standings.tie_breaks[:shown], row.values, strict=False)
    numbers = " · ".join(
        f"{plain(language, f'column-{item}')} {number_text(value, item)}" for item, value in values
    )
    params: dict[str, Param] = {
        "place": placed(row.place, is_open=not table.is_decided(row)),
        "moved": climb_words(view.climbed.get(row.player, 0)) or "none",
        "player": f"{person.name}{pool_mark(row)}",
        "numbers": numbers or "none",
        "reached": reached_words(table, row, language) or "none",
        "left": int(row.status is not EntrantStatus.ACTIVE),
    }
    return worded(language, "standings-line", params)


def placed(place: int, *, is_open: bool = False) -> Safe:
    """A medal for the first three, once there is a result."""
    return Safe(f"**{place}**") if is_open else medal(place)


def _footer(view: StandingsView, page: int, language: Language) -> str:
    state = stage_state(view.shown, language)
    if view.pages == 1:
        return state
    return f"{state} · {plain(language, 'standings-page', {'page': page + 1, 'pages': view.pages})}"


def page_of(detail: int) -> tuple[Stage | None, int]:
    """What a pager's button says: the stage (None: all together) and the page."""
    stage, page = page_asked(detail)
    return None if stage == _OVER_ALL else STAGES[stage % len(STAGES)], page


def explanation_reply(found: Explained, language: Language) -> Reply:
    """Why one stands above the other: each comparison with its numbers, up to the one that decides."""
    told = found.why.explanation if isinstance(found.why, StageComparison) else found.why
    several = found.stages > 1
    upper, lower = found.people[told.upper], found.people[told.lower]
    stage = plain(language, f"stage-{found.why.stage}")
    names: dict[str, Param] = {
        "upper": upper.name,
        "lower": lower.name,
        "upper_place": told.upper_place,
        "lower_place": told.lower_place,
    }
    title = plain(language, "explain-title")
    if not isinstance(told, Explanation):
        words = text(language, *_without_numbers(told, names, language))
        above = text(language, "explain-above", names)
        lines = [words] if told.upper_place == told.lower_place else [above, "", words]
        return Reply(embeds=(embed(title, "\n".join(lines), footer=found.event.name),))
    key = "explain-above" if told.decided_by or told.playoff or told.ladder else "explain-level"
    lines = [text(language, key, names), ""]
    lines += [text(language, "explain-in-stage", {"stage": stage})] if several and told.steps else []
    lines += [_comparison(step, names, language) for step in told.steps]
    if told.decided_by:
        name = plain(language, f"tiebreak-{told.decided_by}")
        lines += ["", text(language, "explain-decided", {"tiebreak": name})]
    lines += ["", text(language, "explain-playoff")] if told.playoff else []
    lines += [text(language, "explain-ladder")] if told.ladder else []
    return Reply(embeds=(embed(title, "\n".join(lines), footer=f"{found.event.name} · {stage}"),))


def _without_numbers(
    told: CameFurther | BracketComparison | GroupComparison, names: Mapping[str, Param], language: Language
) -> tuple[str, dict[str, Param]]:
    """The text for what decides before all numbers: how far somebody came, or the position in the group."""
    if isinstance(told, GroupComparison):
        positions: dict[str, Param] = {"above": told.upper_position, "below": told.lower_position}
        return "explain-groups", {**names, **positions}
    if isinstance(told, CameFurther):
        return "explain-further", {**names, "stage": plain(language, f"stage-{told.name}")}
    shared = told.upper_place == told.lower_place
    return ("explain-bracket-shared" if shared else "explain-bracket"), {**names}


def compared_by(step: Comparison, language: Language) -> str:
    """What a step compares: between groups of different sizes numbers a match, which the table does not show."""
    name = plain(language, f"tiebreak-{step.tie_break}")
    return plain(language, "tiebreak-a-match", {"tiebreak": name}) if step.a_match else name


def _comparison(step: Comparison, names: Mapping[str, Param], language: Language) -> str:
    name = compared_by(step, language)
    if step.upper is None or step.lower is None:
        return text(language, "explain-step-none", {"tiebreak": name})
    params: dict[str, Param] = {
        **names,
        "tiebreak": name,
        "mine": number_text(step.upper, step.tie_break),
        "theirs": number_text(step.lower, step.tie_break),
        "section": step.section or "",
    }
    line = text(language, "explain-step-level" if step.upper == step.lower else "explain-step", params)
    return f"{line} `{step.section}`" if step.section else f"{line} · {text(language, 'house-rule')}"

"""Standings in words and pictures, why one player stands above another, and who goes on."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

import discord

from bot.i18n import Language, Param, Safe, inert, plain, text
from bot.ui.controls import Control, Panel, controls, pager
from bot.ui.groups import pool_mark
from bot.ui.listed import listed
from bot.ui.medals import medal
from bot.ui.pages import MOST_PAGES, page_asked
from bot.ui.pictures.seating import seating_pictures
from bot.ui.pictures.standings import (
    climb_words,
    cut_words,
    number_text,
    page_rows,
    reached_words,
    stage_state,
    standings_picture,
)
from bot.ui.posts.round import round_lines, round_title
from bot.ui.refused import refused_line
from bot.ui.reply import ALT_LIMIT, Picture, Reply, clip, embed
from bot.ui.teams import with_teams
from league.event import Pairing
from league.refusal import Refusal
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
from usecases.show.round import RoundView
from usecases.show.standings import PAGE_ROWS, Explained, StandingsView
from usecases.standings.advance import Advanced, PlayoffPlanned, TieOpen
from usecases.standings.repair import StageRepaired

STAGES = RANKED_STAGES
_OVER_ALL = len(STAGES)
_SHOWN_IN_WORDS = 3
_SHOWN_REFUSED = 3
_MENU_LIMIT = 25
_NAMED = 8
"""Names of each kind where a tie is told: even the longest leave room for what to do."""
_CAN_FOLLOW: Mapping[str, tuple[Stage, ...]] = {
    "cut-choose-semi-final": (Stage.SEMI_FINAL, Stage.FINAL),
    "cut-semi-final-not-allowed": (Stage.FINAL,),
    "cut-semi-final-required": (Stage.SEMI_FINAL,),
}
"""What can follow the qualifier where it was not said, or said against the regulations."""


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
    key = "explain-above" if told.decided_by or told.playoff else "explain-level"
    lines = [text(language, key, names), ""]
    lines += [text(language, "explain-in-stage", {"stage": stage})] if several and told.steps else []
    lines += [_comparison(step, names, language) for step in told.steps]
    if told.decided_by:
        name = plain(language, f"tiebreak-{told.decided_by}")
        lines += ["", text(language, "explain-decided", {"tiebreak": name})]
    lines += ["", text(language, "explain-playoff")] if told.playoff else []
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


def advanced_reply(done: Advanced, view: RoundView, language: Language) -> Reply:
    """Who goes on, at which tables; to publish or to drop."""
    people = done.people
    names = listed(
        (f"{seed}. {inert(people[player].name)}" for seed, player in enumerate(done.line.through, 1)),
        language,
    )
    lines = [text(language, "advance-through", {"names": Safe(names), "count": len(done.line.through)})]
    if done.is_short:
        robin = done.event.pairing is Pairing.ROUND_ROBIN
        rounds: dict[str, Param] = {"played": done.rounds_played, "rounds": 0 if robin else done.event.rounds}
        lines.append(text(language, "advance-short", rounds))
    if not done.is_official:
        lines.append(text(language, "cut-not-official"))
    box = embed(round_title(view, language), round_lines(view, language))
    buttons = [
        Control("round-publish", done.round.id, done.round.version, style=discord.ButtonStyle.success),
        Control("round-cancel", done.round.id, style=discord.ButtonStyle.danger),
    ]
    files = seating_pictures(view, language)
    return Reply("\n".join(lines), embeds=(box,), files=files, view=controls(language, buttons))


def playoff_reply(done: PlayoffPlanned, view: RoundView, language: Language) -> Reply:
    """Who plays off for the places that are left, at which tables; to publish or to drop."""
    names = listed((inert(done.people[player].name) for player in done.line.tied), language)
    params: dict[str, Param] = {"names": Safe(names), "places": done.line.open_places}
    box = embed(round_title(view, language), round_lines(view, language))
    buttons = [
        Control("round-publish", done.round.id, done.round.version, style=discord.ButtonStyle.success),
        Control("round-cancel", done.round.id, style=discord.ButtonStyle.danger),
    ]
    files = seating_pictures(view, language)
    shown = controls(language, buttons)
    return Reply(text(language, "playoff-planned", params), embeds=(box,), files=files, view=shown)


def repaired(done: StageRepaired, language: Language) -> str:
    """Who has given a seat in the stage to whom."""
    stage = plain(language, f"stage-{done.stage}")
    lines = [
        text(language, "stage-repaired-line", {"out": out.name, "into": into.name})
        for out, into in zip(done.out, done.into, strict=True)
    ]
    return "\n".join((text(language, "stage-repaired", {"stage": stage}), *lines))


def tie_reply(tie: TieOpen, language: Language) -> Reply:
    """The players who are level on the cut line, to choose from."""
    line = tie.line
    tied = listed((inert(tie.people[player].name) for player in line.tied), language, _NAMED)
    through = listed((inert(tie.people[player].name) for player in line.through), language, _NAMED) or "—"
    params: dict[str, Param] = {
        "tied": Safe(tied),
        "through": Safe(through),
        "places": line.open_places,
        "playoff": int(tie.can_play_off),
    }
    words = text(language, "advance-tie", params)
    if len(line.tied) > _MENU_LIMIT:
        return Reply(f"{words}\n{text(language, 'advance-tie-many', {'count': len(line.tied)})}")
    view = Panel()
    view.add_item(_tie_menu(tie, language))
    if tie.can_play_off:
        view.add_item(_playoff_button(tie, language).button(language))
    return Reply(words, view=view)


def _playoff_button(tie: TieOpen, language: Language) -> Control:
    """The way to let those who are level play it off; it knows for which stage."""
    stage = 0 if tie.stage is None else STAGES.index(tie.stage)
    label = plain(language, "button-stage-playoff")
    return Control("stage-plan", tie.event.id, len(STAGES) + stage, label=label)


def _tie_menu(tie: TieOpen, language: Language) -> discord.ui.Select[discord.ui.View]:
    places = tie.line.open_places
    choice = 0 if tie.stage is None else STAGES.index(tie.stage)
    options = [
        discord.SelectOption(label=tie.people[player].name[:100], value=str(player))
        for player in tie.line.tied
    ]
    return discord.ui.Select(
        custom_id=f"menu:standings-choose:{tie.event.id}:{choice}",
        placeholder=plain(language, "advance-choose", {"places": places})[:150],
        options=options,
        min_values=places,
        max_values=places,
    )


def stages_left(refusal: Refusal, language: Language) -> discord.ui.View | None:
    """Where the organizer has to say what comes next, or has said what cannot be: a button for each stage that can."""
    stages = _CAN_FOLLOW.get(refusal.code, ())
    buttons = [
        Control(
            "stage-plan",
            int(refusal.params["event"]),
            STAGES.index(stage),
            label=plain(language, f"choice-stage-{stage}"),
        )
        for stage in stages
    ]
    return controls(language, buttons) if buttons else None


def is_playoff(detail: int) -> bool:
    """Whether a button of the stages asks for a play-off."""
    return detail >= len(STAGES)


def stage_chosen(detail: int) -> Stage | None:
    """What a tie's menu says about the stage; the qualifier means that nothing was asked for."""
    stage = STAGES[detail % len(STAGES)]
    return None if stage is Stage.QUALIFIER else stage

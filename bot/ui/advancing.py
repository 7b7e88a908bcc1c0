"""Who goes on after a stage, in words and buttons: the cut, a tie on its line, what can follow."""

from collections.abc import Mapping
from typing import Final

import discord

from bot.i18n import Language, Param, Safe, inert, plain, text
from bot.ui.controls import Control, Panel, controls
from bot.ui.listed import listed
from bot.ui.pictures.seating import seating_pictures
from bot.ui.posts.round import round_lines, round_title
from bot.ui.reply import Reply, embed
from bot.ui.standings import STAGES
from league.event import Pairing
from league.refusal import Refusal
from league.round import Round, Stage
from usecases.show.round import RoundView
from usecases.standings.advance import Advanced, PlayoffPlanned, TieOpen
from usecases.standings.repair import StageRepaired

_MENU_LIMIT: Final = 25
_NAMED: Final = 8
"""Names of each kind where a tie is told: even the longest leave room for what to do."""
STAGES_AFTER: Mapping[str, tuple[Stage, ...]] = {
    "cut-choose-semi-final": (Stage.SEMI_FINAL, Stage.FINAL),
    "cut-semi-final-not-allowed": (Stage.FINAL,),
    "cut-semi-final-required": (Stage.SEMI_FINAL,),
}
"""What can follow the qualifier where it was not said, or said against the regulations."""


def advanced_lines(done: Advanced, language: Language) -> tuple[str, ...]:
    """Who goes on, and what the qualifier lacks."""
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
    return tuple(lines)


def advanced_reply(done: Advanced, view: RoundView, language: Language) -> Reply:
    """Who goes on, at which tables; to publish or to drop."""
    return _planned("\n".join(advanced_lines(done, language)), done.round, view, language)


def playoff_words(done: PlayoffPlanned, language: Language) -> str:
    """Who plays off for the places that are left."""
    names = listed((inert(done.people[player].name) for player in done.line.tied), language)
    params: dict[str, Param] = {"names": Safe(names), "places": done.line.open_places}
    return text(language, "playoff-planned", params)


def playoff_reply(done: PlayoffPlanned, view: RoundView, language: Language) -> Reply:
    """Who plays off for the places that are left, at which tables; to publish or to drop."""
    return _planned(playoff_words(done, language), done.round, view, language)


def _planned(words: str, planned: Round, view: RoundView, language: Language) -> Reply:
    """A round that is planned, below what led to it; to publish or to drop."""
    box = embed(round_title(view, language), round_lines(view, language))
    buttons = [
        Control("round-publish", planned.id, planned.version, style=discord.ButtonStyle.success),
        Control("round-cancel", planned.id, style=discord.ButtonStyle.danger),
    ]
    files = seating_pictures(view, language)
    return Reply(words, embeds=(box,), files=files, view=controls(language, buttons))


def repaired(done: StageRepaired, language: Language) -> str:
    """Who has given a seat in the stage to whom."""
    stage = plain(language, f"stage-{done.stage}")
    lines = [
        text(language, "stage-repaired-line", {"out": out.name, "into": into.name})
        for out, into in zip(done.out, done.into, strict=True)
    ]
    return "\n".join((text(language, "stage-repaired", {"stage": stage}), *lines))


def tie_words(tie: TieOpen, language: Language) -> str:
    """Who is level on the cut line, who is through, and how many are to be chosen."""
    line = tie.line
    tied = listed((inert(tie.people[player].name) for player in line.tied), language, _NAMED)
    through = listed((inert(tie.people[player].name) for player in line.through), language, _NAMED) or "—"
    params: dict[str, Param] = {
        "tied": Safe(tied),
        "through": Safe(through),
        "places": line.open_places,
        "playoff": int(tie.can_play_off),
    }
    return text(language, "advance-tie", params)


def tie_reply(tie: TieOpen, language: Language) -> Reply:
    """The players who are level on the cut line, to choose from."""
    line, words = tie.line, tie_words(tie, language)
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
    stages = STAGES_AFTER.get(refusal.code, ())
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

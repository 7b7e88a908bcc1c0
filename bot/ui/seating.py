"""A round in an answer: tables, picture, and the quality of the seating in words, beside what is possible."""

from collections.abc import Iterable

import discord

from bot.i18n import Language, Safe, inert, text
from bot.ui.controls import Control, controls
from bot.ui.pictures.seating import seating_pictures
from bot.ui.posts.round import round_lines, round_title
from bot.ui.reply import FIELD_LIMIT, Picture, Reply, clip, embed
from league.seating import Quality
from usecases.round.draw import DrawnRound, PairingQuality
from usecases.show.round import RoundView
from usecases.show.seating import RepeatedPair, SeatingView

_MOST_PAIRS = 8
_PREVIEW_LINES = 2500


def preview(view: SeatingView, draft: DrawnRound, language: Language) -> Reply:
    """The planned round with the quality of the whole plan, to publish, draw again or drop."""
    heading = text(language, "seating-quality-plan", {"rounds": draft.rounds, "seed": str(draft.basis.seed)})
    if isinstance(draft.quality, PairingQuality):
        lines = pairing_lines(view.shown, draft.quality, language)
    else:
        lines = [*quality_lines(draft.quality, language), *again_lines(view.again, language)]
    round_ = view.shown.round
    buttons = [
        Control("round-publish", round_.id, style=discord.ButtonStyle.success),
        Control("round-reseat", round_.id, round_.seed + 1),
        Control("round-cancel", round_.id, style=discord.ButtonStyle.danger),
    ]
    return _reply(view.shown, language, heading, lines, controls(language, buttons))


def shown_round(view: SeatingView, language: Language) -> Reply:
    """A round as it is, with the quality of the seating up to it."""
    lines = [] if view.quality is None else [*quality_lines(view.quality, language)]
    return _reply(view.shown, language, text(language, "seating-quality-so-far"), lines, None)


def _reply(
    view: RoundView, language: Language, heading: str, lines: Iterable[str], buttons: discord.ui.View | None
) -> Reply:
    box = embed(round_title(view, language), clip(round_lines(view, language), _PREVIEW_LINES))
    words = "\n".join(lines)
    if words:
        box.add_field(name=clip(heading, 256), value=clip(words, FIELD_LIMIT), inline=False)
    return Reply(embeds=(box,), view=buttons, files=_pictures(view, language))


def _pictures(view: RoundView, language: Language) -> tuple[Picture, ...]:
    return seating_pictures(view, language)


def quality_lines(quality: Quality, language: Language) -> list[str]:
    """Repeats, worst pair, turn order, tables of three and forbidden pairs, each beside its bound."""
    bound = quality.bound
    lines = [
        _line(language, "seating-quality-repeats", quality.repeats, bound.repeats),
        _line(language, "seating-quality-worst", quality.worst_pair, bound.worst_pair),
        _line(language, "seating-quality-turns", quality.seat_imbalance, bound.seat_imbalance),
        _line(language, "seating-quality-threes", quality.threes_spread, bound.threes_spread),
    ]
    if quality.forbidden_met:
        lines.append(f"⚠️ {text(language, 'seating-quality-avoid', {'value': quality.forbidden_met})}")
    return lines


def _line(language: Language, key: str, value: int, bound: int) -> str:
    mark = "✅" if value <= bound else "⚠️"
    ideal = 1 if key == "seating-quality-worst" else 0
    proof = _proof(language, value, bound) if value > ideal else ""
    return f"{mark} {text(language, key, {'value': value, 'bound': bound})}{proof}"


def _proof(language: Language, value: int, bound: int) -> str:
    """A bound that is reached proves that nothing better exists; one that is not proves nothing about the gap."""
    if value <= bound:
        return text(language, "seating-proved")
    return text(language, "seating-not-proved", {"bound": bound})


def again_lines(again: tuple[RepeatedPair, ...], language: Language) -> list[str]:
    """Who meets again in this round, by name; the first few."""
    if not again:
        return []
    pairs = [f"{inert(pair.first)} & {inert(pair.second)} ({pair.meetings})" for pair in again[:_MOST_PAIRS]]
    more = len(again) - len(pairs)
    return [text(language, "seating-again", {"pairs": Safe(", ".join(pairs)), "more": more})]


def pairing_lines(view: RoundView, quality: PairingQuality, language: Language) -> list[str]:
    """Rematches and a second bye, which are named when nothing better exists."""
    names = {person.id: inert(person.name) for table in view.tables for person in table.people}
    if not quality.rematches and not quality.second_bye:
        return [f"✅ {text(language, 'seating-no-rematch')}"]
    lines = [f"⚠️ {text(language, 'swiss-rematch')}: {names[a]} & {names[b]}" for a, b in quality.rematches]
    return [*lines, f"⚠️ {text(language, 'swiss-second-bye')}"] if quality.second_bye else lines

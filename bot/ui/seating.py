"""A round in an answer: tables, picture, and the quality of the seating in words, beside what is possible."""

from collections.abc import Iterable
from dataclasses import replace

import discord

from bot.i18n import Language, Safe, inert, plain, text
from bot.ui.controls import Control, controls, pager
from bot.ui.listed import listed
from bot.ui.pictures.seating import TABLES_A_PICTURE, seating_pictures
from bot.ui.posts.round import listed_tables, round_lines, round_title
from bot.ui.reply import DESCRIPTION_LIMIT, FIELD_LIMIT, Reply, clip, embed
from league.round import PairingMethod
from league.seating import Quality, rank_gap
from usecases.round.draw import DrawnRound, PairingQuality
from usecases.show.round import RoundView
from usecases.show.seating import RepeatedPair, SeatingView

PAGE = "round-page"
_MOST_PAIRS = 8
_PREVIEW_LINES = 2500


def preview(view: SeatingView, draft: DrawnRound, language: Language) -> Reply:
    """The planned round with the quality of the whole plan, to publish, draw again or drop."""
    heading = text(language, "seating-quality-plan", {"rounds": draft.rounds, "seed": str(draft.basis.seed)})
    if isinstance(draft.quality, PairingQuality):
        is_bracket = bool(draft.seeds)  # where nobody can promise who meets whom again
        lines = [] if is_bracket else pairing_lines(view.shown, draft.quality, language)
    else:
        lines = [*_rank_lines(draft, language), *quality_lines(draft.quality, language)]
        lines += again_lines(view.again, language)
    round_ = view.shown.round
    buttons = [
        Control("round-publish", round_.id, style=discord.ButtonStyle.success),
        Control("round-reseat", round_.id, round_.seed + 1),
        Control("round-cancel", round_.id, style=discord.ButtonStyle.danger),
    ]
    box = embed(round_title(view.shown, language), round_lines(view.shown, language, _PREVIEW_LINES))
    _with_quality(box, heading, lines)
    files = seating_pictures(view.shown, language)
    return Reply(embeds=(box,), view=controls(language, buttons), files=files)


def shown_round(view: SeatingView, page: int, language: Language) -> Reply:
    """A round as it is, so many tables a page, with the quality of the seating up to it."""
    shown = view.shown
    tables = listed_tables(shown)
    pages = max(1, -(-len(tables) // TABLES_A_PICTURE))
    page = min(page, pages - 1)
    first = page * TABLES_A_PICTURE
    part = replace(shown, tables=tables[first : first + TABLES_A_PICTURE])
    footer = plain(language, "standings-page", {"page": page + 1, "pages": pages}) if pages > 1 else ""
    box = embed(round_title(shown, language), round_lines(part, language, DESCRIPTION_LIMIT), footer=footer)
    if view.quality is not None:
        heading = text(language, "seating-quality-so-far")
        _with_quality(box, heading, quality_lines(view.quality, language))
    buttons = pager(PAGE, shown.round.id, page, pages, language)
    return Reply(embeds=(box,), view=buttons, files=seating_pictures(part, language))


def _with_quality(box: discord.Embed, heading: str, lines: Iterable[str]) -> None:
    words = "\n".join(lines)
    if words:
        box.add_field(name=clip(heading, 256), value=clip(words, FIELD_LIMIT), inline=False)


def quality_lines(quality: Quality, language: Language) -> list[str]:
    """Repeats, worst pair, turn order, tables of three where there are any, forbidden pairs, each beside its bound."""
    bound = quality.bound
    lines = [
        _line(language, "seating-quality-repeats", quality.repeats, bound.repeats),
        _line(language, "seating-quality-worst", quality.worst_pair, bound.worst_pair),
        _line(language, "seating-quality-turns", quality.seat_imbalance, bound.seat_imbalance),
    ]
    if quality.has_threes:
        lines.append(_line(language, "seating-quality-threes", quality.threes_spread, bound.threes_spread))
    if quality.forbidden_met:
        lines.append(f"⚠️ {text(language, 'seating-quality-avoid', {'value': quality.forbidden_met})}")
    return lines


def _rank_lines(draft: DrawnRound, language: Language) -> list[str]:
    """How far neighbours in the ranking sit apart, where tables are drawn by standings: in a first round by none."""
    if draft.basis.drawing is not PairingMethod.POWER or not draft.basis.history:
        return []
    gap, least = rank_gap(draft.tables, draft.basis.ranking)
    words = text(language, "seating-quality-ranks", {"value": gap - least, "gap": gap, "least": least})
    return [f"{'⚠️' if gap > least else '✅'} {words}"]


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
    return [text(language, "seating-again", {"pairs": Safe(listed(pairs, language)), "more": more})]


def pairing_lines(view: RoundView, quality: PairingQuality, language: Language) -> list[str]:
    """Team-mates who meet, rematches and a second bye, which are named when nothing better exists."""
    names = {person.id: inert(person.name) for table in view.tables for person in table.people}
    if not (quality.rematches or quality.second_bye or quality.team_mates):
        return [f"✅ {text(language, 'seating-no-rematch')}"]
    named = (("swiss-team-mates", quality.team_mates), ("swiss-rematch", quality.rematches))
    lines = [f"⚠️ {text(language, key)}: {names[a]} & {names[b]}" for key, pairs in named for a, b in pairs]
    return [*lines, f"⚠️ {text(language, 'swiss-second-bye')}"] if quality.second_bye else lines

"""Penalties in words."""

import discord

from bot.i18n import Language, Param, Safe, plain, text
from bot.ui.citation import citation
from bot.ui.controls import Control, controls
from bot.ui.listed import listed
from bot.ui.match_places import place_words
from bot.ui.pages import PageKey, page_reply
from bot.ui.reply import Reply
from bot.ui.timestamps import date_time
from data.records import Penalty, Person
from league.regulations import PenaltyKind
from usecases.penalty.disqualify import DisqualificationAsked
from usecases.penalty.impose import PenaltyImposed
from usecases.penalty.revoke import PenaltyRevoked
from usecases.show.penalties import PenaltyLine, PenaltyList

DISQUALIFY, PAGE = "penalty-disqualify", "penalty-page"


def imposed_reply(done: PenaltyImposed, language: Language) -> Reply:
    """What was entered, the rule, what the ladder suggests, and what is left to do."""
    params: dict[str, Param] = {"player": done.person.name, "number": done.number, "event": done.event.name}
    params["points"] = done.penalty.points
    lines = [
        text(language, f"penalty-done-{done.penalty.kind}", params),
        citation(language, done.penalty.section),
    ]
    if done.suggested and done.suggested != done.penalty.kind:
        lines.append(_rung(language, "penalty-suggested", done.suggested))
    elif done.coming:
        lines.append(_rung(language, "penalty-next", done.coming))
    if done.no_refund:
        lines += [text(language, "penalty-no-refund"), citation(language, done.no_refund)]
    if done.seated_in:
        rounds = listed(map(str, done.seated_in), language)
        lines.append(text(language, "penalty-still-seated", {"player": done.person.name, "rounds": rounds}))
    lines.append(_told(done.person, language))
    return Reply("\n".join(line for line in lines if line))


def disqualify_question(asked: DisqualificationAsked, language: Language) -> Reply:
    """Ask once before a player is disqualified."""
    params: dict[str, Param] = {
        "player": asked.person.name,
        "event": asked.event.name,
        "reason": asked.reason,
    }
    yes = Control(DISQUALIFY, asked.draft.id, style=discord.ButtonStyle.danger)
    lines = (text(language, "penalty-disqualify-sure", params), *disqualify_lines(asked, language))
    return Reply("\n".join(lines), view=controls(language, [yes]))


def disqualify_lines(asked: DisqualificationAsked | PenaltyImposed, language: Language) -> tuple[str, ...]:
    """Which seats a disqualification empties, and what becomes of the fee."""
    rounds: dict[str, Param] = {
        "count": len(asked.seated_in),
        "rounds": listed(map(str, asked.seated_in), language),
    }
    seats = text(language, "penalty-seats-emptied", rounds)
    fee = text(language, "penalty-no-refund" if asked.no_refund else "penalty-fee-open")
    return tuple(filter(None, (seats, fee, citation(language, asked.no_refund or ""))))


def revoked_reply(done: PenaltyRevoked, language: Language) -> Reply:
    """What was taken back."""
    params: dict[str, Param] = {"player": done.person.name, "number": done.number, "event": done.event.name}
    lines = [text(language, "penalty-revoked", params)]
    if done.back:
        lines.append(text(language, "penalty-back", params))
    if done.over is not None:
        places: dict[str, Param] = {"taken": done.over.taken, "capacity": done.over.capacity}
        lines.append(text(language, "penalty-over-cap", places))
    return Reply("\n".join([*lines, _told(done.person, language)]))


def list_reply(found: PenaltyList, page: int, language: Language) -> Reply:
    """A page of an event's penalties, or of one player's with the next rung of the ladder."""
    lines = [penalty_line(line, language) for line in found.lines] or [text(language, "penalty-list-empty")]
    player = found.player
    rung = [_rung(language, "penalty-next", found.suggested)] if player and found.suggested else []
    title = plain(language, "penalty-list-title", {"event": found.event.name})
    turn = PageKey(PAGE, found.event.id, player.id if player else 0)
    return page_reply(title, lines, page, turn, language, around=((), rung))


def penalty_line(line: PenaltyLine, language: Language) -> str:
    """One penalty: number, player, kind, where, why, by whom; struck through once it is revoked."""
    row = line.penalty
    where = place_words(line.place, language)
    words = text(
        language,
        "penalty-line",
        {
            "number": line.number,
            "player": line.person.name,
            "kind": Safe(kind_words(row, language)),
            "where": Safe(where),
            "reason": row.reason,
            "section": row.section or "—",
            "judge": Safe(f"<@{row.by}>"),
            "at": date_time(row.at),
        },
    )
    if row.revoked_at is None:
        return words
    return text(language, "penalty-line-revoked", {"line": Safe(words), "reason": row.revoke_reason})


def kind_words(row: Penalty, language: Language) -> str:
    """The kind of a penalty; of penalty points how many."""
    if row.kind == PenaltyKind.POINT and row.points:
        return plain(language, "penalty-kind-points", {"points": row.points})
    return plain(language, f"penalty-kind-{row.kind}")


def _rung(language: Language, key: str, kind: PenaltyKind) -> str:
    return text(language, key, {"kind": Safe(text(language, f"penalty-kind-{kind}"))})


def _told(person: Person, language: Language) -> str:
    key = "penalty-tell-guest" if person.user_id is None else "penalty-told"
    return text(language, key, {"player": person.name})

"""A player's next steps and record in words."""

from collections.abc import Sequence
from fractions import Fraction

import discord

from bot.i18n import Language, Param, Safe, inert, plain, text
from bot.ui.controls import Control, controls
from bot.ui.groups import in_group
from bot.ui.match_places import place_words
from bot.ui.notices import notice_reply
from bot.ui.play.face import face_of
from bot.ui.play.lobby import title
from bot.ui.play.wording import worded
from bot.ui.reply import Reply, clip, embed
from bot.ui.timestamps import date_time, relative_time
from data.game_records import PromptKind
from data.records import JudgeCall
from league.entry import WAITING
from league.event import EventStatus
from usecases.bracket.path import BracketPath
from usecases.show.games_due import GameDue
from usecases.show.next import EntryHeld, Next, TableDue
from usecases.show.places import MatchPlace
from usecases.show.record import EventRecord, GameRating, PlayerHistory

_NOTICE_LENGTH = 700


def next_reply(found: Next, language: Language, guild_id: int) -> Reply:
    """What waits for a player; buttons for what can be done here (in private, 0: only a committee's votes)."""
    entered = [_entered(held, language) for held in found.entered]
    if found.nothing:
        return Reply("\n".join([text(language, "me-next-nothing"), *entered]))
    lines = [
        *(_game(due, language) for due in found.games),
        *(_table(due, "me-next-play", language) for due in found.to_play),
        *(_table(due, "me-next-confirm", language) for due in found.to_confirm),
    ]
    lines += [_bracket(path, language) for path in found.brackets]
    for due in found.check_ins:
        until = relative_time(due.until) if due.until else "—"
        lines.append(text(language, "me-next-checkin", {"event": due.event.name, "until": until}))
    lines += [*(_vote(call, language) for call in found.votes), *entered]
    boxes = [embed(plain(language, "me-next-title"), "\n".join(lines))] if lines else []
    if found.missed:
        letters = "\n\n".join(clip(notice_reply(n, language).content, _NOTICE_LENGTH) for n in found.missed)
        boxes.append(
            embed(
                plain(language, "me-next-missed"),
                letters,
                footer=plain(language, "me-next-why").replace("`", ""),
            )
        )
    return Reply(embeds=tuple(boxes), view=_buttons(found, language, guild_id))


def _table(due: TableDue, key: str, language: Language) -> str:
    names = Safe(" · ".join(f"<@{p.user_id}>" if p.user_id else inert(p.name) for p in due.people))
    where = Safe(f"<#{due.thread_id}>") if due.thread_id else Safe("")
    event = in_group(due.event.name, due.group, language)
    place = MatchPlace(due.round.stage, due.round.number, due.table.number, due.label)
    params: dict[str, Param] = {"event": event, "place": place_words(place, language)}
    return text(language, key, {**params, "players": names, "where": where})


def _bracket(path: BracketPath, language: Language) -> str:
    """For whom the player waits and in which match, or the place of one who is out."""
    if path.label is None:
        ladder: dict[str, Param] = {"ladder": path.ladder.value, "ladder_place": path.ladder_place}
        key = "me-next-bracket-out-ladder" if path.ladder_place else "me-next-bracket-out"
        return text(language, key, {"event": path.event.name, "place": path.place, **ladder})
    label = plain(language, f"match-phase-{path.label.phase}", {"round": path.label.round})
    side = "loser" if path.for_loser else "winner"
    opponent = plain(language, f"bracket-{side}-of", {"match": path.waits_for})
    params: dict[str, Param] = {"event": path.event.name, "label": label, "opponent": opponent}
    return text(language, "me-next-bracket", {**params, "match": path.match})


def _game(due: GameDue, language: Language) -> str:
    path = "/".join(str(part) for part in (due.guild_id or "@me", due.channel_id, due.message_id) if part)
    words = worded(due.game.kind, f"me-next-{_about(due)}", language, {"title": title(due.game, language)})
    where = text(language, "game-jump", {"link": Safe(f"https://discord.com/channels/{path}")})
    if due.until is None:
        return f"{words} {where}"
    return f"{words} {text(language, 'game-card-until', {'at': relative_time(due.until)})} {where}"


def _about(due: GameDue) -> str:
    """A prompt as its game calls it, or what else waits."""
    return face_of(due.game).prompt_key(due.what) if isinstance(due.what, PromptKind) else due.what


def _entered(held: EntryHeld, language: Language) -> str:
    """That a player has a place, or waits for one; and when the event begins."""
    kind = held.status if held.status in WAITING else "in"
    words = text(language, f"me-entry-{kind}", {"event": held.event.name, "place": held.place_in_line})
    if held.event.starts_at is None or held.event.status is EventStatus.RUNNING:
        return words
    return f"{words} {text(language, 'announcement-starts', {'at': date_time(held.event.starts_at)})}"


def _vote(call: JudgeCall, language: Language) -> str:
    return text(
        language, "me-next-vote", {"number": call.id, "question": call.question, "ruling": call.ruling}
    )


def _buttons(found: Next, language: Language, guild_id: int) -> discord.ui.View | None:
    """The first few things can be done from here."""
    items = [
        Control("game-turn", due.game.id, label=title(due.game, language)[:80])
        for due in found.games[:5]
        if due.what != "invited"
    ]
    if guild_id:
        invited = [due.game for due in found.games[:5] if due.what == "invited"]
        items += _each("game-join", [(game.id, title(game, language)) for game in invited], language)
        items += _each(
            "signup-checkin", [(due.event.id, due.event.name) for due in found.check_ins], language
        )
        items += _each("result-report", [(due.table.id, due.event.name) for due in found.to_play], language)
    calls = [(call.id, f"#{call.id}") for call in found.votes]
    uphold, overturn = (_each(verb, calls, language) for verb in ("judge-uphold", "judge-overturn"))
    items += [button for pair in zip(uphold, overturn, strict=True) for button in pair]
    return controls(language, items) if items else None


def _each(verb: str, named: Sequence[tuple[int, str]], language: Language) -> list[Control]:
    """A button for each of the first few; of several each says what it is for."""
    words = plain(language, f"button-{verb}")
    return [
        Control(verb, number, label=f"{words} · {name}" if len(named) > 1 else words)
        for number, name in named[:5]
    ]


def record_reply(record: PlayerHistory, language: Language) -> Reply:
    """A player's record: sums, ratings, the newest events."""
    lines = [
        text(
            language,
            "me-record-sums",
            {"events": record.event_count, "games": record.games, "wins": record.wins},
        )
    ]
    lines += [line for rating in record.ratings for line in _rating(rating, language)]
    lines += [_event(line, language) for line in record.events]
    if not record.events:
        lines.append(text(language, "me-record-empty"))
    title = plain(language, "me-record-title", {"player": record.person.name})
    return Reply(embeds=(embed(title, "\n".join(lines)),))


def _rating(rating: GameRating, language: Language) -> list[str]:
    game = plain(language, f"{rating.game}-name")
    lines = []
    if rating.table:
        strength = Safe(f"{rating.table.ordinal:.1f}")
        params: dict[str, Param] = {"game": game, "rating": strength, "games": rating.table.games}
        lines.append(text(language, "me-record-tables", params))
    if rating.match:
        strength = Safe(f"{rating.match.rating:.1f}")
        params = {"game": game, "rating": strength, "games": rating.match.games}
        lines.append(text(language, "me-record-matches", params))
    if rating.post:
        strength = Safe(f"{rating.post.ordinal:.1f}")
        params = {"game": game, "rating": strength, "games": rating.post.games}
        lines.append(text(language, "me-record-post", params))
    return lines


def _event(line: EventRecord, language: Language) -> str:
    params: dict[str, Param] = {
        "event": line.event.name,
        "games": line.games,
        "wins": line.wins,
        "points": _number(line.points),
    }
    if line.place is None:
        return text(language, "me-record-unranked", params)
    return text(language, "me-record-event", {**params, "place": line.place})


def _number(value: Fraction) -> Param:
    """Whole points as they are, shares with two digits."""
    return value.numerator if value.denominator == 1 else f"{float(value):.2f}"

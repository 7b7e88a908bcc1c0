"""Answers of `/game`: the list of games, the checked replay with its files, the judge's report."""

from collections.abc import Mapping, Sequence

from bot.i18n import Language, Param, Safe, plain, text
from bot.ui.controls import Control, controls
from bot.ui.listed import listed
from bot.ui.play.clock_words import until_words
from bot.ui.play.face import face_for, face_of, opening_commands
from bot.ui.play.lobby import jump, taken
from bot.ui.reply import Picture, Reply, embed
from data.game_records import GameStatus
from engine.protocol import EngineRefusal as RuleRefusal
from engine.protocol import Json
from usecases.play.foreign import ForeignDue
from usecases.play.report import AnalysisDue, GameReport, Replay
from usecases.play.show import GamesListed
from usecases.play.views import GameView

_LISTED = 12
"""Games of each kind that one answer lists; the rest is counted."""
_GOOD, _BAD = 0x57C27D, 0xED4245


def games_reply(found: GamesListed, language: Language) -> Reply:
    """The caller's games with whose turn it is, and those with free seats."""
    opening = {"commands": opening_commands(language)}
    mine = limited([_mine(view, language) for view in found.mine], _LISTED, language)
    waiting = limited([_waiting(view, language) for view in found.open], _LISTED, language)
    lines = [
        text(language, "game-list-mine"),
        *(mine or [text(language, "game-list-none", opening)]),
        "",
        text(language, "game-list-open"),
        *(waiting or [text(language, "game-list-none-open", opening)]),
    ]
    return Reply(embeds=(embed(plain(language, "game-list-title"), "\n".join(lines)),))


def limited(lines: Sequence[str], most: int, language: Language) -> list[str]:
    """So many lines, and how many more there are."""
    more = len(lines) - most
    return list(lines) if more <= 0 else [*lines[:most], text(language, "game-list-more", {"count": more})]


def _mine(view: GameView, language: Language) -> str:
    params: dict[str, Param] = {"game": view.game.id, "jump": jump(view, language)}
    if view.game.status is GameStatus.PAUSED:
        return text(language, "game-list-paused", params)
    if view.clock is None:
        return _waiting(view, language)
    clock, own = view.clock, view.seats[view.seat] if view.seat is not None else None
    waits = view.seat if own is not None and own.deadline is not None else view.waited
    until = until_words(view, waits, language)
    params["number"] = clock.turn + 1
    params["deadline"] = Safe(text(language, "game-list-until", {"at": until}) if until else "")
    waited = clock.seat if view.waited is None else view.waited
    if own is not None and (own.deadline is not None or own.number == waited):
        return text(language, "game-list-yours", params)
    return text(language, "game-list-playing", params | {"name": view.names[waited]})


def _waiting(view: GameView, language: Language) -> str:
    names = plain(language, "game-panel-comma").join(name for name in view.names if name) or "–"
    params: dict[str, Param] = {
        "game": view.game.id, "taken": taken(view), "seats": view.game.seats, "names": names,
        "jump": jump(view, language),
    }  # fmt: skip
    return text(language, "game-list-waiting", params)


def replay_reply(replay: Replay, language: Language) -> Reply:
    """Whether the game keeps what was promised, the dice, the whole game as a film, and the record as files."""
    game = replay.report.game
    face, record = face_of(game), f"game-{game.id}.json"
    lines = [
        verdict(replay, language),
        "",
        *face.replay_lines(replay, language),
        *_started(replay, language),
        *_head(replay, language),
        text(language, "game-replay-yourself", {"file": Safe(record), "kind": Safe(game.kind)}),
    ]
    title = plain(language, "game-replay-title", {"game": game.id})
    box = embed(title, "\n".join(lines), colour=_BAD if replay.fault else _GOOD)
    files = (*face.replay_pictures(replay, language), *_files(replay, record, language))
    return Reply(embeds=(box,), files=files)


def _started(replay: Replay, language: Language) -> list[str]:
    """The message whose number went into the dice; earlier games had none."""
    game = replay.report.game
    place = f"https://discord.com/channels/{game.guild_id}/{replay.thread_id or game.channel_id}/{game.start}"
    return [text(language, "game-replay-start", {"link": Safe(place)})] if game.start else []


def _head(replay: Replay, language: Language) -> list[str]:
    """What only the players can compare: the head here and the one that stands in the thread."""
    head = replay.record_hash
    place = f"https://discord.com/channels/{replay.report.game.guild_id}/{replay.thread_id}"
    params: dict[str, Param] = {"head": Safe(head), "link": Safe(place), "cuts": len(replay.log.taken_back)}
    return [text(language, "game-replay-head", params)] if head and replay.thread_id else []


def verdict(replay: Replay, language: Language) -> str:
    """Whether the game keeps what was promised."""
    if replay.fault is not None:
        return text(language, "game-replay-bad", {"fault": Safe(_fault(replay.fault, language))})
    params = {"draws": replay.draws, "events": len(replay.log.events)}
    end = "" if replay.finished else text(language, "game-replay-unfinished")
    good = text(language, "game-replay-good" if replay.log.head else "game-replay-undecided", params)
    return f"{good} {end}".rstrip()


def _fault(fault: RuleRefusal, language: Language) -> str:
    return text(language, f"refusal-record-{fault.code}", dict(fault.params))


def _files(replay: Replay, record: str, language: Language) -> tuple[Picture, ...]:
    """The complete record, and those that other programs read."""
    whole = Picture(record, replay.json.encode(), plain(language, "game-replay-json", {"name": record}))
    return (whole, *(_export(record, end, text_, language) for end, text_ in replay.exports))


def _export(record: str, ending: str, content: str, language: Language) -> Picture:
    return _as_text(record, ending, content, language, "game-replay-export")


def _as_text(
    record: str, ending: str, content: str, language: Language, key: str = "game-analysis-file"
) -> Picture:
    name = record.replace(".json", f"{ending}.txt")
    return Picture(name, content.encode(), plain(language, key, {"name": name}))


def analysis_reply(due: AnalysisDue, verdict: Mapping[str, Json], language: Language) -> Reply:
    """A verdict on the play, as the game words and draws it, with the game for other programs."""
    names = [text(language, "game-log-plain-name", {"name": name}) for name in due.record.names]
    lines = face_of(due.game).analysis_lines(verdict, names, language)
    title = plain(language, "game-analysis-title", {"game": due.game.id})
    told = "\n".join(lines) or text(language, "game-analysis-none")
    record = f"game-{due.game.id}.json"
    files = (
        *face_of(due.game).analysis_pictures(verdict, due.record.names, language),
        _as_text(record, "-analysis", "\n".join([title, "", *map(_unmarked, lines)]) + "\n", language),
        *(_export(record, end, content, language) for end, content in due.files()),
    )
    return Reply(embeds=(embed(title, told),), files=files)


def foreign_reply(due: ForeignDue, verdict: Mapping[str, Json], language: Language) -> Reply:
    """The same of a match that another program recorded; lines that could not be followed are named."""
    names = [text(language, "game-log-plain-name", {"name": name}) for name in due.match.names]
    lines = [
        *face_for(due.kind).analysis_lines(verdict, names, language),
        *_faults(due.match.faults, language),
    ]
    title = plain(language, "game-analysis-title-file", {"names": " – ".join(due.match.names)})
    files = (
        *face_for(due.kind).analysis_pictures(verdict, due.match.names, language),
        _as_text("match.json", "-analysis", "\n".join([title, "", *map(_unmarked, lines)]) + "\n", language),
    )
    return Reply(embeds=(embed(title, "\n".join(lines)),), files=files)


def _faults(lines: Sequence[int], language: Language) -> list[str]:
    params: dict[str, Param] = {
        "lines": listed(map(str, lines[:_LISTED]), language),
        "more": max(0, len(lines) - _LISTED),
    }
    return ["", text(language, "game-analysis-faults", params)] if lines else []


def running_reply(number: int, share: int | None, language: Language) -> Reply:
    """How far an analysis is, with the button that stops it."""
    key = "analysis-waits" if share is None else "analysis-runs"
    stop = controls(language, [Control("analysis-stop", number)])
    return Reply(text(language, key, {"share": share or 0}), view=stop)


def _unmarked(line: str) -> str:
    """A line as a text file has it, without Discord's signs for bold and code."""
    return line.replace("**", "").replace("`", "").replace("\\", "")


def report_reply(report: GameReport, language: Language) -> Reply:
    """Facts for a judge."""
    lines = [text(language, "game-report-note")]
    if report.facts is not None:
        lines += face_of(report.game).report_lines(report, language)
    title = plain(language, "game-report-title", {"game": report.game.id})
    return Reply(embeds=(embed(title, "\n".join(lines)),))

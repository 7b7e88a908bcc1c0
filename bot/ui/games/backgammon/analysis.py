"""The verdict on a finished match in words: error rates, luck, the dearest decisions with the better ones."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.i18n import Language, Param, Safe, plain, text
from bot.ui.games.backgammon.pictures.board import Arrow, BoardScene, board_picture
from bot.ui.games.backgammon.seen import play_arrows
from bot.ui.reply import ImageFile
from engine.backgammon.names import NOBODY, Seat, other
from engine.backgammon.notation import parse_play
from engine.backgammon.state import Cube
from engine.backgammon.xgid import Xgid, read_xgid
from engine.protocol import EngineRefusal

_MARKS: Final = {"doubtful": " ?!", "error": " ?", "blunder": " ??"}
_CUBE_WORDS: Final = frozenset({"roll", "double", "take", "drop"})


def analysis_lines(analysis: Mapping[str, Any], names: Sequence[str], language: Language) -> list[str]:
    """As the engine's `Analyst` writes it; names are without markup already."""
    by = {"evaluator": analysis["evaluator"]}
    if not analysis["players"]:
        return [text(language, "backgammon-analysis-unjudged")]
    lines = [text(language, "backgammon-analysis-by", by), ""]
    for name, player in zip(names, analysis["players"], strict=True):
        params: dict[str, Param] = {
            "name": Safe(name),
            "rate": f"{player['rate']:.1f}",
            "decisions": player["decisions"],
            "given": f"{player['error']:.3f}",
            "luck": Safe(f"{player['luck']:+.3f}"),
            **player["grades"],
        }
        lines.append(text(language, "backgammon-analysis-player", params))
    lines += _results(names, analysis, language)
    worst = [_decision(one, number, names, language) for number, one in enumerate(analysis["worst"], 1)]
    return [*lines, "", text(language, "backgammon-analysis-worst"), *worst] if worst else lines


def _results(names: Sequence[str], analysis: Mapping[str, Any], language: Language) -> list[str]:
    """What each gained, with and without luck; nothing of a match that was not decided over the board."""
    told = [
        (name, player["result"], player["adjusted"])
        for name, player in zip(names, analysis["players"], strict=True)
        if "result" in player
    ]
    if not told:
        return []
    shown, kind = (_percent, "match") if analysis["points"] else (_points, "money")
    lines = ["", text(language, f"backgammon-analysis-{kind}")]
    for name, result, adjusted in told:
        params: dict[str, Param] = {
            "name": Safe(name), "result": Safe(shown(result)), "adjusted": Safe(shown(adjusted))
        }  # fmt: skip
        lines.append(text(language, "backgammon-analysis-result", params))
    return lines


def _percent(share: float) -> str:
    return f"{100 * share:+.1f}%"


def _points(points: float) -> str:
    return f"{points:+.2f}"


def _decision(one: Mapping[str, Any], number: int, names: Sequence[str], language: Language) -> str:
    params: dict[str, Param] = {
        "number": number,
        "name": Safe(names[one["seat"]]),
        "game": one["game"],
        "did": Safe(_way(one["did"], language)),
        "best": Safe(_way(one["best"], language)),
        "loss": f"{one['loss']:.3f}",
        "mark": Safe(_MARKS.get(one["grade"], "")),
    }
    return text(language, "backgammon-analysis-decision", params)


def _way(words: str, language: Language) -> str:
    return text(language, f"backgammon-analysis-{words}") if words in _CUBE_WORDS else f"`{words or '–'}`"


def analysis_pictures(
    analysis: Mapping[str, Any], names: Sequence[str], language: Language
) -> tuple[ImageFile, ...]:
    """Each of those decisions as its player saw the board, with the better play as arrows."""
    found = []
    for number, one in enumerate(analysis["worst"], 1):
        line = read_xgid(one["xgid"])
        if not isinstance(line, EngineRefusal):
            scene = _scene(line, one, number, names, language)
            found.append(board_picture(scene, language))
    return tuple(found)


def _scene(
    line: Xgid, one: Mapping[str, Any], number: int, names: Sequence[str], language: Language
) -> BoardScene:
    """The decider's side is the line's own."""
    seat: Seat = one["seat"]
    mine, theirs = line.scores
    score = (mine, theirs) if seat == 0 else (theirs, mine)
    note: dict[str, Param] = {
        "number": number,
        "best": _plain_way(one["best"], language),
        "loss": f"{one['loss']:.3f}",
    }
    return BoardScene(
        seat=seat,
        position=line.position,
        on_roll=seat,
        dice=line.roll,
        cube=Cube(1 << line.cube, {1: seat, -1: other(seat)}.get(line.owner, NOBODY)),
        doubled=line.doubled,
        points=line.length,
        game=one["game"],
        score=score,
        away=(max(0, line.length - score[0]), max(0, line.length - score[1])),
        crawford=bool(line.crawford),
        names=(names[0], names[1]),
        arrows=_better(line, one["best"], seat),
        note=plain(language, "backgammon-picture-better", note),
    )


def _better(line: Xgid, best: str, seat: Seat) -> tuple[Arrow, ...]:
    """The better play; none where the decision was about the cube."""
    after = parse_play(line.position, line.roll, best) if line.roll and best not in _CUBE_WORDS else None
    if after is None or isinstance(after, EngineRefusal) or line.roll is None:
        return ()
    return play_arrows(seat, seat, line.position, line.roll, after)


def _plain_way(words: str, language: Language) -> str:
    return plain(language, f"backgammon-analysis-{words}") if words in _CUBE_WORDS else words or "–"

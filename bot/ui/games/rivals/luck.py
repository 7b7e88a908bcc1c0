"""Dice and draws of a finished game, in lines."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.i18n import Language, Param, Safe, text
from bot.ui.games.rivals.marks import GOODS
from bot.ui.pictures.win_chances import Chances, chances_picture
from bot.ui.reply import Picture
from engine.rivals.names import Good

_CENT = 100


def dice_line(numbers: Sequence[int], faces: Mapping[str, int], language: Language) -> str:
    """How often each number, and each event, was thrown."""
    params: dict[str, Param] = {
        "rolls": sum(numbers),
        "numbers": ", ".join(f"{number}: {count}" for number, count in enumerate(numbers, 1)),
        "faces": ", ".join(
            f"{text(language, f'rivals-log-face-{face}')} {count}" for face, count in sorted(faces.items())
        ),
    }
    return text(language, "rivals-replay-dice", params)


def chances_plot(analysis: Mapping[str, Any], names: Sequence[str], language: Language) -> Picture:
    """The chances turn by turn."""
    told = [Chances(int(turn), tuple(shares)) for turn, *shares in analysis["chances"]]
    return chances_picture(told, (), names, language)


def luck_lines(analysis: Mapping[str, Any], names: Sequence[str], language: Language) -> list[str]:
    """What each player got from dice and stacks beside the average. Names stand without markup."""
    lines = [
        text(language, "rivals-analysis-by"),
        dice_line(analysis["numbers"], analysis["faces"], language),
    ]
    for name, luck in zip(names, analysis["seats"], strict=True):
        average = luck["average"] / _CENT
        params: dict[str, Param] = {
            "name": name,
            "goods": luck["goods"],
            "average": f"{average:.1f}",
            "more": f"{luck['goods'] - average:+.1f}",
            "drawn": luck["drawn"],
            "better": luck["better"],
            "income": Safe(
                " ".join(f"{GOODS[good]}{luck['income'][good]}" for good in Good if luck["income"][good])
            ),
        }
        lines.append(text(language, "rivals-analysis-player", params))
    return lines

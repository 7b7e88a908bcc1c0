"""The verdict on a finished game: dice, draws and turning points, in lines and pictures."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.i18n import Language, Param, Safe, text
from bot.ui.games.rivals.log import deed_words
from bot.ui.games.rivals.marks import GOODS
from bot.ui.games.rivals.pictures.realm import RealmScene, realm_scenes, realms_picture
from bot.ui.listed import listed
from bot.ui.pictures.win_chances import Chances, chances_picture
from bot.ui.reply import ImageFile, Picture
from engine.rivals.codecs import read_event
from engine.rivals.names import Good, Seat
from engine.rivals.points import points
from engine.rivals.state import Realm

_CENT = 100


def dice_line(numbers: Sequence[int], faces: Mapping[str, int], language: Language) -> str:
    """How often each number, and each event, was thrown."""
    params: dict[str, Param] = {
        "rolls": sum(numbers),
        "numbers": listed((f"{number}: {count}" for number, count in enumerate(numbers, 1)), language),
        "faces": listed(
            (f"{text(language, f'rivals-log-face-{face}')} {count}" for face, count in sorted(faces.items())),
            language,
        ),
    }
    return text(language, "rivals-replay-dice", params)


def verdict_pictures(
    analysis: Mapping[str, Any], names: Sequence[str], language: Language
) -> tuple[Picture | ImageFile, ...]:
    """The chances turn by turn, and both principalities at each turning point, of whoever decided below."""
    told = [Chances(int(turn), tuple(shares)) for turn, *shares in analysis["chances"]]
    marked = [one["turn"] for one in analysis["turning"]]
    boards = [
        realms_picture(realm_scenes(one["seat"], (_scene(one, names, 0), _scene(one, names, 1))), language)
        for one in analysis["turning"]
    ]
    return (chances_picture(told, marked, names, language), *boards)


def _scene(one: Mapping[str, Any], names: Sequence[str], seat: Seat) -> RealmScene:
    """What lay open of a seat, as the engine's verdict writes it."""
    stock, sides, roads, cities, kinds, numbers, slots, cache = one["realms"][seat]
    realm = Realm(
        tuple(stock),
        sides,
        roads,
        tuple(cities),
        tuple(map(Good, kinds)),
        tuple(numbers),
        tuple(slots),
        cache,
    )
    trade, strength = one["advantages"]
    return RealmScene(
        seat=seat,
        name=names[seat],
        realm=realm,
        points=points(realm),
        victory=one["victory"][seat],
        goal=one["goal"],
        hand=one["hands"][seat],
        trade=trade == seat,
        strength=strength == seat,
        on_turn=one["seat"] == seat,
    )


def luck_lines(analysis: Mapping[str, Any], names: Sequence[str], language: Language) -> list[str]:
    """Dice and stacks beside the average, then the turning points. Names stand without markup."""
    lines = [
        text(language, "rivals-analysis-by"),
        dice_line(analysis["numbers"], analysis["faces"], language),
    ]
    for name, luck in zip(names, analysis["seats"], strict=True):
        average = luck["average"] / _CENT
        params: dict[str, Param] = {
            "name": Safe(name),
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
    return lines + _turning_lines(analysis, names, language)


def _turning_lines(analysis: Mapping[str, Any], names: Sequence[str], language: Language) -> list[str]:
    found = []
    for number, one in enumerate(analysis["turning"], 1):
        params: dict[str, Param] = {
            "number": number,
            "name": Safe(names[one["seat"]]),
            "turn": one["turn"] + 1,
            "did": Safe(deed_words(read_event(one["did"]), names, language)),
            "best": Safe(deed_words(read_event(one["best"]), names, language)),
            "chance": f"{100 * one['chance']:.1f}",
        }
        found.append(text(language, "rivals-analysis-point", params))
    return ["", text(language, "rivals-analysis-turning"), *found] if found else []

"""The verdict on a finished game of Catan in words and pictures, in neutral words."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from bot.i18n import Language, Param, Safe, plain, text
from bot.ui.games.catan.cards import EMOJI, card_name, cards_words, tile_words
from bot.ui.games.catan.marks import MARKS
from bot.ui.games.catan.pictures.board import BoardSpot, Mark, at_hex, board_picture
from bot.ui.games.catan.spots import AtEdge, AtVertex, place_of, spot_words
from bot.ui.pictures.win_chances import Chances, chances_picture
from bot.ui.reply import ImageFile, Picture
from engine.catan import actions as a
from engine.catan.analysis import moment
from engine.catan.board import Layout
from engine.catan.game import parse, view
from engine.catan.hands import ONE, Hand
from engine.catan.names import NOBODY, Card
from engine.catan.options import CatanOptions
from engine.protocol import EngineRefusal

DID, BETTER = "A", "B"
"""The letters of what was done and of what was better, in pictures and lines."""


def analysis_lines(analysis: Mapping[str, Any], names: Sequence[str], language: Language) -> list[str]:
    """As the engine's `CatanAnalyst` writes it; names are without markup already."""
    lines = [text(language, "catan-analysis-by"), ""]
    for seat, (name, luck) in enumerate(zip(names, analysis["seats"], strict=True)):
        lines.append(text(language, "catan-analysis-seat", _luck(seat, name, luck)))
    lines += _turning_lines(analysis, names, language)
    return lines + _trade_lines(analysis, names, language)


def _luck(seat: int, name: str, luck: Mapping[str, Any]) -> dict[str, Param]:
    income = " ".join(f"{sign}{count}" for sign, count in zip(EMOJI, luck["income"], strict=True))
    return {
        "mark": MARKS[seat],
        "name": Safe(name),
        "rolled": luck["rolled"],
        "due": f"{luck['due']:.1f}",
        "more": Safe(f"{luck['rolled'] - luck['due']:+.1f}"),
        "robbed": luck["robbed"],
        "stole": luck["stole"],
        "lost": luck["lost"],
        "discarded": luck["discarded"],
        "income": Safe(income),
    }


def _turning_lines(analysis: Mapping[str, Any], names: Sequence[str], language: Language) -> list[str]:
    layout, found = _layout(analysis), list[str]()
    for number, one in enumerate(analysis["turning"], 1):
        did, best = _deal(one["deal"], names, language) if "deal" in one else _ways(one, layout, language)
        params: dict[str, Param] = {
            "number": number,
            "name": Safe(names[one["seat"]]),
            "turn": one["pieces"]["turn"] + 1,
            "did": Safe(did),
            "best": Safe(best),
            "chance": f"{100 * one['chance']:.1f}",
        }
        found.append(text(language, "catan-analysis-point", params))
    return ["", text(language, "catan-analysis-turning"), *found] if found else []


def _trade_lines(analysis: Mapping[str, Any], names: Sequence[str], language: Language) -> list[str]:
    found = []
    for one in analysis["trades"]:
        own, theirs = one["gains"]
        params: dict[str, Param] = {
            "name": Safe(names[one["seat"]]),
            "partner": Safe(names[one["partner"]]),
            "turn": one["turn"] + 1,
            "give": Safe(cards_words(one["give"], language)),
            "get": Safe(cards_words(one["get"], language)),
            "own": Safe(f"{100 * own:+.1f}"),
            "theirs": Safe(f"{100 * theirs:+.1f}"),
        }
        found.append(text(language, "catan-analysis-trade", params))
    return ["", text(language, "catan-analysis-trades"), *found] if found else []


def _layout(analysis: Mapping[str, Any]) -> Layout:
    return moment(CatanOptions(), analysis["layout"], {"players": [], **_NOWHERE}).board.layout


_NOWHERE: Final = {"robber": NOBODY, "longest": NOBODY, "army": NOBODY, "player": 0, "turn": 0}


def _action(words: str) -> a.Action | None:
    action = parse(words)
    return None if isinstance(action, EngineRefusal) else action


def _deal(deal: Mapping[str, Any], names: Sequence[str], language: Language) -> tuple[str, str]:
    """A trade that was made or refused, and the contrary."""
    params: dict[str, Param] = {
        "partner": Safe(names[deal["partner"]]),
        "give": Safe(cards_words(deal["give"], language)),
        "get": Safe(cards_words(deal["get"], language)),
    }
    did, best = ("made", "not") if deal["made"] else ("declined", "yes")
    return (
        text(language, f"catan-analysis-deal-{did}", params),
        text(language, f"catan-analysis-deal-{best}"),
    )


def _ways(one: Mapping[str, Any], layout: Layout, language: Language) -> tuple[str, str]:
    """What was done and what was better; a card had better not been played, whatever came instead."""
    did, best = _action(one["did"]), _action(one["best"])
    told = _way(did, layout, language)
    if isinstance(did, _PLAYED) and isinstance(best, a.EndTurn | a.Roll):
        return told, text(language, "catan-analysis-keep")
    return told, _way(best, layout, language)


def _way(action: a.Action | None, layout: Layout, language: Language) -> str:
    """A move in words: what and where."""
    for kinds, told in _WAYS.items():
        if isinstance(action, kinds):
            return told(action, layout, language)
    return text(language, "catan-analysis-end-turn")


def _bank(action: a.TradeWithBank, _layout: Layout, language: Language) -> str:
    params: dict[str, Param] = {"give": EMOJI[action.give], "take": EMOJI[action.take]}
    return text(language, "catan-analysis-bank", params)


def _card(card: Card, language: Language, cards: Hand | None = None) -> str:
    """A development card, and what it was played for."""
    params: dict[str, Param] = {"card": Safe(card_name(card, language))}
    if cards is None:
        return text(language, "catan-analysis-card", params)
    return text(language, "catan-analysis-card-for", {**params, "cards": Safe(cards_words(cards, language))})


_PLAYED: Final = (a.PlayKnight, a.PlayRoadBuilding, a.PlayYearOfPlenty, a.PlayMonopoly)
_WAYS: Final[dict[Any, Callable[[Any, Layout, Language], str]]] = {
    AtVertex | AtEdge: spot_words,
    a.BuyCard: lambda _action, _layout, language: plain(language, "catan-panel-piece-card"),
    a.TradeWithBank: _bank,
    a.MoveRobber: lambda action, layout, language: text(
        language, "catan-analysis-robber", {"tile": Safe(tile_words(layout, action.hex))}
    ),
    a.PlayKnight: lambda _action, _layout, language: _card(Card.KNIGHT, language),
    a.PlayRoadBuilding: lambda _action, _layout, language: _card(Card.ROAD_BUILDING, language),
    a.PlayYearOfPlenty: lambda action, _layout, language: _card(Card.YEAR_OF_PLENTY, language, action.cards),
    a.PlayMonopoly: lambda action, _layout, language: _card(Card.MONOPOLY, language, ONE[action.resource]),
    a.Discard: lambda action, _layout, language: text(
        language, "catan-analysis-discard", {"cards": Safe(cards_words(action.cards, language))}
    ),
}


def analysis_pictures(
    analysis: Mapping[str, Any], names: Sequence[str], language: Language
) -> tuple[Picture | ImageFile, ...]:
    """The chances turn by turn, and the board of each turning point with both places."""
    told = [Chances(int(turn), tuple(shares)) for turn, *shares in analysis["chances"]]
    marked = [one["pieces"]["turn"] for one in analysis["turning"]]
    boards = [_board(analysis["layout"], one, names, language) for one in analysis["turning"]]
    return (chances_picture(told, marked, names, language), *boards)


def _board(
    layout: Mapping[str, Any], one: Mapping[str, Any], names: Sequence[str], language: Language
) -> ImageFile:
    seen = view(moment(CatanOptions(), layout, one["pieces"]), None)
    marks = [
        Mark(letter, place)
        for letter, way in ((DID, "did"), (BETTER, "best"))
        if way in one and (place := _place(one[way])) is not None
    ]
    return board_picture(seen, names, language, marks)


def _place(words: str) -> BoardSpot | None:
    """Where a move is made; None for what is made nowhere."""
    action = _action(words)
    if isinstance(action, AtVertex | AtEdge):
        return place_of(action)
    return at_hex(action.hex) if isinstance(action, a.MoveRobber) else None

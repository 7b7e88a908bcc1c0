"""Facts of a game for a judge: trades, robberies, gifts, help for a leader."""

from collections.abc import Iterator, Sequence

from bot.i18n import Language, Param, Safe, text
from bot.ui.games.catan.cards import cards_words
from bot.ui.play.replies import limited
from engine.catan.facts import NetGift
from engine.catan.names import Seat
from engine.catan.report import GameFacts, Matrix

_REPORTED = 15
"""Facts of each kind that a report lists; the rest is counted."""


def report_lines(facts: GameFacts, names: Sequence[str], language: Language) -> list[str]:
    """Everything under its heading."""
    lines = []
    for heading, found in _sections(facts, names, language).items():
        listed = limited(found, _REPORTED, language) or [text(language, "game-report-none")]
        lines += ["", text(language, f"catan-report-{heading}"), *listed]
    return lines


def _sections(report: GameFacts, names: Sequence[str], language: Language) -> dict[str, list[str]]:
    def say(key: str, params: dict[str, Param]) -> str:
        return text(language, f"catan-report-{key}", params)

    return {
        "trades": [
            say(
                "given", {"giver": names[a], "taker": names[b], "cards": cards, "trades": report.trades[a][b]}
            )
            for a, b, cards in _pairs(report.given)
        ],
        "robbed": [
            say("theft", {"thief": names[a], "victim": names[b], "count": times})
            for a, b, times in _pairs(report.robbed)
        ],
        "gifts": [say("gift", _gift(gift, names, language)) for gift in report.gifts],
        "helps": [
            say("help", {"helper": names[a], "leader": names[b], "given": given, "got": got})
            for _, a, b, given, got in report.helps
        ],
        "spared": [
            say("spare", {"robber": names[a], "robbed": names[b], "leader": names[c]})
            for _, a, b, c in report.spared
        ],
    }


def _gift(gift: NetGift, names: Sequence[str], language: Language) -> dict[str, Param]:
    cards = Safe(cards_words(gift.cards, language))
    return {"giver": names[gift.giver], "taker": names[gift.taker], "cards": cards, "trades": gift.trades}


def _pairs(matrix: Matrix) -> Iterator[tuple[Seat, Seat, int]]:
    """Each pair of seats that has a number."""
    return ((a, b, number) for a, row in enumerate(matrix) for b, number in enumerate(row) if number)

"""The name of a table in words: "Winners’ round 2, match 5", "Semi-final, table 1", "Round 3, table 4"."""

from typing import Final

from bot.i18n import Language, plain
from league.round import Stage
from usecases.result.find import TableAt
from usecases.show.places import MatchPlace

BETWEEN: Final = " · "
"""What parts the names of several tables, in which there are commas."""


def phase_words(place: MatchPlace, language: Language) -> str:
    """The phase of the event in which it stood."""
    if place.label is not None:
        return plain(language, f"match-phase-{place.label.phase}", {"round": place.label.round})
    if place.stage is not Stage.QUALIFIER:
        return plain(language, f"match-phase-in-{place.stage}")
    return plain(language, "match-phase-in-round", {"round": place.round})


def stage_words(place: MatchPlace, language: Language) -> str:
    """The part of the event to which it belonged: a bracket is one, whatever is played in it."""
    return plain(language, "stage-bracket" if place.label is not None else f"stage-{place.stage}")


def table_words(at: TableAt, language: Language) -> str:
    """The whole name of a table of which a result speaks."""
    return place_words(MatchPlace(at.round.stage, at.round.number, at.table.number, at.label), language)


def place_words(place: MatchPlace, language: Language) -> str:
    """The whole name; between games where there is no round."""
    if not place.round:
        return plain(language, "penalty-between-games")
    if not place.table:
        return phase_words(place, language)
    key = "match-place" if place.label is not None else "table-place"
    return plain(language, key, {"phase": phase_words(place, language), "number": place.table})

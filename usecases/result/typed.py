"""Reading a result form: scores as people type them, kept beside the player and never beside the seat."""

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass

from league.ids import PlayerId
from league.refusal import Refusal
from league.regulations import Profile
from league.regulations.terms import TimeUp
from league.results import TableEnding
from league.round import Table
from usecases.bracket.labels import as_named
from usecases.result.find import TableAt

ENDED = "ended"
NOBODY_CAME = "nobody"
_WALKOVER = "walkover-"
_SCORE = "score-"
_NUMBER = re.compile(r"[-+]?\d{1,6}")
_SHOWN = 30
_MINUS = str.maketrans({"−": "-", "–": "-", "ー": "-"})


_ENDINGS = {
    "victory": TableEnding.VICTORY,
    "won": TableEnding.VICTORY,
    "time": TableEnding.TIME,
    "retired": TableEnding.RETIRED,
}


@dataclass(frozen=True, slots=True)
class ScoreReport:
    """What a form says: scores by player, how it ended, and who won if that was said."""

    scores: Mapping[PlayerId, int]
    ending: TableEnding
    winner: PlayerId | None


def score_field(player: PlayerId) -> str:
    """The name of a player's field: it carries the player, so that a swap of seats cannot swap scores."""
    return f"{_SCORE}{player}"


def endings_of(profile: Profile, table: Table) -> tuple[str, ...]:
    """The ways in which a game at this table can have ended, as the form's choices, the usual one first.

    "victory" leaves it to the scores who won, "won-7" says that player 7 declared victory, "time" has no winner,
    "time-7" is won by player 7 because the other's time ran out, "retired-7" because the other gave up.
    """
    won = tuple(f"won-{player}" for player in table.seats) if profile.declaration else ()
    given_up = tuple(f"retired-{player}" for player in table.seats) if profile.two_players else ()
    match profile.time_up:
        case TimeUp.NO_WINNER:
            return ("victory", "time", *won, *given_up)
        case TimeUp.LOSS:
            return ("victory", *(f"time-{player}" for player in table.seats), *given_up)
    return ("victory", *won, *given_up)


def absences_of(profile: Profile, table: Table) -> tuple[str, ...]:
    """The form's choices for a match that was not played: "walkover-7" where only player 7 came, "nobody"."""
    came = (f"{_WALKOVER}{player}" for player in table.seats)
    return (*came, NOBODY_CAME) if profile.two_players else ()


def walked_over(typed: Mapping[str, str]) -> PlayerId | None:
    """Who came to a match that was not played (0: nobody); None where the form speaks of a match that was."""
    choice = typed.get(ENDED, "")
    player = choice.removeprefix(_WALKOVER)
    if choice == NOBODY_CAME:
        return PlayerId(0)
    return PlayerId(int(player)) if player != choice and player.isdecimal() else None


def read_form(at: TableAt, typed: Mapping[str, str], target: int) -> ScoreReport | Refusal:
    """The scores and the ending that were typed; the chosen winner's score may stay empty: it is the `target`.

    Refusals: `seats-changed` when the form was opened for other players, `score-missing` (params: player),
    `score-not-a-number` (params: player, typed), `ending-unclear`.
    """
    table = at.table
    fields = {name for name in typed if name.startswith(_SCORE)}
    if fields != {score_field(player) for player in table.seats}:
        return Refusal("seats-changed", params=as_named(at.round, table, at.label))
    ended = _ended(typed.get(ENDED, ""))
    scores: dict[PlayerId, int] = {}
    for player in table.seats:
        words = typed[score_field(player)] or _untyped(ended, player, target)
        if not words.strip():
            return Refusal("score-missing", params={"player": player})
        number = whole_number(words)
        if number is None:
            return Refusal("score-not-a-number", params={"player": player, "typed": words.strip()[:_SHOWN]})
        scores[player] = number
    return ended if isinstance(ended, Refusal) else ScoreReport(scores, *ended)


def _untyped(ended: tuple[TableEnding, PlayerId | None] | Refusal, player: PlayerId, target: int) -> str:
    """What an empty field means: whoever is chosen as the winner of a game to its end has reached the target."""
    return str(target) if ended == (TableEnding.VICTORY, player) else ""


def whole_number(words: str) -> int | None:
    """A number as typed, in half or full width; None for anything else."""
    plain = unicodedata.normalize("NFKC", words).strip().translate(_MINUS).removesuffix("点").strip()
    return int(plain) if _NUMBER.fullmatch(plain) else None


def _ended(choice: str) -> tuple[TableEnding, PlayerId | None] | Refusal:
    kind, _, player = choice.partition("-")
    if kind not in _ENDINGS or (player and not player.isdecimal()):
        return Refusal("ending-unclear")
    return _ENDINGS[kind], PlayerId(int(player)) if player else None

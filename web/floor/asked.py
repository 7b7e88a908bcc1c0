"""What the floor board asks back before it does a deed: what comes of it, and whom that calls."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias

from bot.i18n import Language, Safe, inert, plain, text
from bot.ui.advancing import STAGES_AFTER, advanced_lines, playoff_words, tie_words
from bot.ui.desk import sure_lines
from bot.ui.latecomers import new_table_words
from bot.ui.listed import listed
from bot.ui.moments import in_words, meant_line
from bot.ui.penalties import disqualify_lines
from bot.ui.results import walkover_words
from league.event import EventStatus
from league.refusal import Refusal
from league.regulations import PenaltyKind
from league.round import Stage
from usecases.event.checkin import CheckInOpened
from usecases.event.stages import StageStep
from usecases.foretold import Foretold
from usecases.moments import MeantMoment
from usecases.penalty.impose import PenaltyImposed
from usecases.result.walkover import WalkoverUnsure
from usecases.round.latecomer import LatecomerSeated
from usecases.round.table_added import TableAdded
from usecases.show.page.floor import Floor
from usecases.standings.advance import Advanced, PlayoffPlanned, TieOpen
from web.floor.deeds import FloorForm

_NAMED: Final = 12


@dataclass(frozen=True, slots=True)
class Unsure:
    """A deed that is done once whoever sent it has read whom it calls; `meant` is a moment that was guessed."""

    form: FloorForm
    told: Foretold
    meant: MeantMoment | None = None


Asked: TypeAlias = WalkoverUnsure | TieOpen | Unsure
"""What a deed asks back before it is done."""
ASKED: Final = (WalkoverUnsure, TieOpen, Unsure)


def question_words(asked: Asked, floor: Floor, language: Language) -> tuple[str, ...]:
    """What a deed asks back."""
    match asked:
        case WalkoverUnsure():
            return walkover_words(asked, language)
        case Unsure():
            return (*_comes(asked, floor, language), *_called(asked.told, language))
    return (tie_words(asked, language),)


def stages_open(outcome: object) -> tuple[Stage, ...]:
    """What can follow the qualifier, where a refusal leaves it to the organizer."""
    return STAGES_AFTER.get(outcome.code, ()) if isinstance(outcome, Refusal) else ()


def _comes(asked: Unsure, floor: Floor, language: Language) -> tuple[str, ...]:
    """What the deed would make of the event."""
    return _of_step(asked, floor, language) or _of_players(asked.told.done, language)


def _of_step(asked: Unsure, floor: Floor, language: Language) -> tuple[str, ...]:
    match asked.told.done:
        case CheckInOpened() as opened:
            words = in_words(opened.until, opened.zone or floor.state.zone, language)
            understood = text(language, "moment-understood", {"moment": words})
            return (meant_line(asked.meant, language) if asked.meant else understood,)
        case StageStep(event=event) as step if event.status is EventStatus.FINISHED:
            left = floor.state.followed
            open_then = [plain(language, "web-floor-left", {"count": len(left.opens)})] if left.opens else []
            return (*sure_lines(event.name, step.unplayed, left, language), *open_then)
        case Advanced() as done:
            return advanced_lines(done, language)
        case PlayoffPlanned() as done:
            return (playoff_words(done, language),)
    return ()


def _of_players(done: object, language: Language) -> tuple[str, ...]:
    """What a disqualification takes, where a latecomer would sit, which new table would form and from where."""
    match done:
        case PenaltyImposed() if done.penalty.kind is PenaltyKind.DISQUALIFICATION:
            return disqualify_lines(done, language)
        case LatecomerSeated():
            names: dict[str, str | int] = {"player": done.person.name, "table": done.table.number}
            return (text(language, "web-floor-late-at", names),)
        case TableAdded():
            return (new_table_words(done, language, planned=True),)
    return ()


def _called(told: Foretold, language: Language) -> Iterator[str]:
    """Whom a deed calls; the first of many."""
    if told.names:
        names = listed((inert(name) for name in told.names), language, _NAMED)
        yield text(language, "web-floor-calls-players", {"count": len(told.names), "names": Safe(names)})
    if told.calls_staff:
        yield text(language, "web-floor-calls-staff")
    if not told.names and not told.calls_staff:
        yield text(language, "web-floor-calls-nobody")

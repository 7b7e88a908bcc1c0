"""What autocomplete offers where a stage is made of the best: who is level on the cut line, name by name."""

from dataclasses import dataclass

from data.unit_of_work import UnitOfWork
from league.names import begun, matched, parted
from league.round import Stage
from usecases.people import apart
from usecases.round.avoid import BETWEEN_NAMES
from usecases.show.pickers import Suggestion, Typed, best
from usecases.show.round_pickers import LONGEST, Completion
from usecases.standings.advance import Advance, level_on_the_line


@dataclass(frozen=True, slots=True)
class LevelTyped:
    """The names that an organizer has typed so far; `stage` is the one that is to be made (None: as they say)."""

    typed: Typed
    stage: Stage | None = None


def level_like(question: LevelTyped, uow: UnitOfWork) -> tuple[Completion, ...]:
    """What an organizer typed, with the last name completed: "Haruka, 小" offers "Haruka, 小林, "."""
    typed = question.typed
    shown = apart(level_on_the_line(Advance(typed.caller, typed.event_id, question.stage), uow))
    cut = begun(typed.text, BETWEEN_NAMES, shown.values())
    head, last = typed.text[:cut].strip(), typed.text[cut:].strip()
    names = {matched(name) for name in shown.values()}
    named = {matched(name) for name in parted(head, BETWEEN_NAMES, lambda text: matched(text) in names)[::2]}
    left = [Suggestion(name, player) for player, name in shown.items() if matched(name) not in named]
    start = f"{head} " if head else ""
    completed = (f"{start}{offer.name}, " for offer in best(left, last))
    return tuple(Completion(text) for text in completed if len(text) <= LONGEST)

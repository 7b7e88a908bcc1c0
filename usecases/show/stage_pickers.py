"""What autocomplete offers where a stage is made of the best: who is level on the cut line, name by name."""

import re
from dataclasses import dataclass
from typing import Final

from data.unit_of_work import UnitOfWork
from league.round import Stage
from usecases.round.avoid import BETWEEN_NAMES
from usecases.show.pickers import Suggestion, Typed, best
from usecases.show.round_pickers import LONGEST, Completion
from usecases.standings.advance import Advance, level_on_the_line

_LAST: Final = re.compile(rf"(.*{BETWEEN_NAMES.pattern})?(.*)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class LevelTyped:
    """The names that an organizer has typed so far; `stage` is the one that is to be made (None: as they say)."""

    typed: Typed
    stage: Stage | None = None


def level_like(question: LevelTyped, uow: UnitOfWork) -> tuple[Completion, ...]:
    """What an organizer typed, with the last name completed: "Haruka, 小" offers "Haruka, 小林, "."""
    typed = question.typed
    found = _LAST.fullmatch(typed.text)
    head, last = ((found[1] or "").strip(), found[2].strip()) if found else ("", typed.text)
    named = {name.strip().casefold() for name in BETWEEN_NAMES.split(head)}
    level = level_on_the_line(Advance(typed.caller, typed.event_id, question.stage), uow)
    left = [Suggestion(person.name, person.id) for person in level if person.name.casefold() not in named]
    start = f"{head} " if head else ""
    completed = (f"{start}{offer.name}, " for offer in best(left, last))
    return tuple(Completion(text) for text in completed if len(text) <= LONGEST)

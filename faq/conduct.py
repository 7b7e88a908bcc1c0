"""Questions on conduct at an event of a game without tournament rules: what another game's say fits far better.

Rivals has cards, but no ruling on etiquette, talk, devices, lateness or taking back: a card is no answer to these.
"""

from functools import lru_cache

import numpy as np

from faq.channels import Ints
from faq.columns import Columns
from faq.entry import Entry, Game
from faq.force import document_of, game_of_document
from faq.games import GAMES
from faq.index import Index
from faq.matters import matters_of
from faq.query import Query
from faq.ranking import SIGNALS, Found
from faq.weights import load_weights

TOURNAMENT = frozenset({"cjp", "jbl"})
"""The documents that say how people behave at a tournament, whatever is played."""
CONDUCT_LEAD = 3.1
"""By how much a tournament ruling of another game must fit better than all of the event's."""


def conduct_elsewhere(index: Index, speaks: Found, asked: Query, game: Game | None) -> Entry | None:
    """The tournament ruling of another game that is asked for; None where the event's game may answer.

    The words (`speaks`, without what they say of the game) and the model speak together; the model alone must agree.
    """
    if game is None or asked.game is not None:
        return None
    own, conduct = _own_and_conduct(index.columns, game)
    if not len(own) or not len(conduct):
        return None
    weights, words = load_weights(), speaks.table.copy()
    words[:, SIGNALS.index("game")] = 0.0
    fits = asked.read[-1].apart([(section,) for section in index.columns.sections])
    scores = words @ weights.ranking + weights.read * fits
    other = conduct[scores[conduct].argmax()]
    far = scores[other] - scores[own].max() >= CONDUCT_LEAD and fits[conduct].max() > fits[own].max()
    return index.entries[int(other)] if far else None


@lru_cache(maxsize=8)
def _own_and_conduct(columns: Columns, game: Game) -> tuple[Ints, Ints]:
    """The rulings of a game, and those of others' tournaments on what it has none on.

    No others where the game has tournament rules of its own.
    """
    rulings = range(columns.house, len(columns.sections))
    own = [number for number in rulings if GAMES[columns.games[number]] is game]
    others = [
        number
        for number in rulings
        if columns.prefixes[number] in TOURNAMENT and not _is_ruled_by(game, columns.sections[number])
    ]
    has_conduct = any(columns.prefixes[number] in TOURNAMENT for number in own)
    return np.array(own, dtype=np.int32), np.array([] if has_conduct else others, dtype=np.int32)


def _is_ruled_by(game: Game, section: str) -> bool:
    """A document of this game rules a matter of the section, too."""
    rules = (rule for matter in matters_of(section) for rule in matter.rules)
    return any(game_of_document(document_of(rule)) is game for rule in rules)

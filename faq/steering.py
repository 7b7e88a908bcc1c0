"""Whose ruling comes first: what is in force in the event, then everything else.

By construction, not by a weight: where a document in force rules the matter, its ruling takes over what speaks for the
rulings that it replaces and stands before them; rulings of another game stand behind those of the game asked about.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property, lru_cache

import numpy as np
from numpy.typing import NDArray

from faq.channels import Floats, Ints
from faq.columns import Columns
from faq.entry import Game
from faq.force import document_of, documents_in_force, is_in_force
from faq.games import GAMES, game_chances
from faq.index import Index
from faq.matters import Relation, load_matters, matters_of, rulings_in_force
from faq.ranking import SIGNALS, game_column

NO_DOCUMENT = 1000.0
"""The organizers' own rulings stand behind all documents: whether one answers is decided apart (`faq/house.py`)."""
ELSEWHERE = 4.0
"""What a ruling that is not in force must be better by than the best one in force, where none in force replaces it."""
REACH = 20
"""The nearest entries that are told apart by what a small neural model reads in the question."""
OTHER_GAME = 100.0
"""Rulings of another game stand behind all of the game that is asked about."""
TAKEN_OVER = 0.9
"""How much of what speaks for a replaced ruling speaks for the one in force."""
BEHIND = 0.001


@dataclass(frozen=True, slots=True)
class Whereabouts:
    """The game that is asked about and the regulations that hold, None for none."""

    game: Game | None = None
    profile: str | None = None


@dataclass(frozen=True)
class Steered:
    """`table`: the signals with what was taken over; `scores` those of the order; `own`: entries that may answer."""

    table: Floats
    scores: Floats
    own: frozenset[int]

    @cached_property
    def order(self) -> tuple[int, ...]:
        """The places of all entries, best first."""
        return tuple(np.argsort(-self.scores, kind="stable").tolist())


def told(index: Index, table: Floats, game: Game) -> Floats:
    """The signals of all entries, in the order of `SIGNALS`, when the game is told and need not be guessed."""
    known = table.copy()
    known[:, SIGNALS.index("game")] = game_column(index, game_chances((), {}, game))
    return known


def steer(
    index: Index,
    table: Floats,
    ranking: Floats,
    where: Whereabouts,
    apart: Callable[[Ints], Floats] | None = None,
) -> Steered:
    """All entries in the order for a place; nothing is left out.

    `apart` says of the nearest ones that may answer here what speaks for each of them against the others.
    """
    columns = index.columns
    merged = _inherited(table, inherited_of(columns, where.profile))
    scores = merged @ ranking
    scores[: index.house] -= NO_DOCUMENT
    scores[_others(columns, where.game)] -= OTHER_GAME
    scores[_elsewhere(columns, where.profile)] -= ELSEWHERE
    own = own_of(columns, where)
    plain = table @ ranking
    if apart is not None:
        best = np.argsort(-scores, kind="stable")[: 2 * REACH].tolist()
        own_near = [number for number in best if number in own][:REACH]
        givers = givers_of(columns, where.profile).intersection(best)
        near = np.array([*own_near, *sorted(givers)], dtype=np.int32)
        given = apart(near)
        told = np.full_like(scores, given.min(initial=0.0))  # not to be looked at gives no better place
        told[near] = given
        scores, plain = scores + told, plain + told
    return Steered(merged, _in_their_places(scores, plain, columns, where.profile), own)


@lru_cache(maxsize=64)
def own_of(columns: Columns, where: Whereabouts) -> frozenset[int]:
    """The entries that may answer at a place."""
    replaced = {number for number, _ in heirs_of(columns, where.profile)}
    return (
        frozenset(range(columns.house, len(columns.sections)))
        - replaced
        - set(_others(columns, where.game).tolist())
    )


@lru_cache(maxsize=64)
def eligible_of(columns: Columns, where: Whereabouts) -> frozenset[int]:
    """Those of them that are in force."""
    own = own_of(columns, where)
    return frozenset(number for number in own if is_in_force(where.profile, columns.sections[number]))


def _in_their_places(scores: Floats, plain: Floats, columns: Columns, profile: str | None) -> Floats:
    """The scores with comments behind what they are on, and everything behind the rulings in force on its matter.

    A ruling fits no worse than a comment on it, unless that comment rules another matter itself.
    """
    found = scores.tolist()
    for number, kin, givers in comments_of(columns, profile):
        if not matters_of(columns.sections[number]):
            ruling = max(kin, key=found.__getitem__)
            found[ruling] = max(found[ruling], found[number])
        given = max((float(plain[other]) for other in givers), default=-OTHER_GAME)
        most = max(map(found.__getitem__, kin)) - BEHIND
        found[number] = max(min(found[number], most), TAKEN_OVER * max(given, -OTHER_GAME))
    # Twice: what gives way may itself be what another one stands behind.
    for number, kin in (*heirs_of(columns, profile), *beneath_of(columns, profile)) * 2:
        found[number] = min(found[number], max(map(found.__getitem__, kin)) - BEHIND)
    return np.array(found, dtype=np.float32)


def heirs_first(columns: Columns, order: tuple[int, ...], profile: str | None) -> tuple[int, ...]:
    """An order in which nothing stands before all that take its place; the rest stays as it is."""
    heirs = dict(heirs_of(columns, profile))
    placed: dict[int, None] = {}
    waiting: list[int] = []
    for number in order:
        if number in heirs and placed.keys().isdisjoint(heirs[number]):
            waiting.append(number)
            continue
        placed[number] = None
        if waiting:
            freed = [other for other in waiting if number in heirs[other]]
            placed.update(dict.fromkeys(freed))
            waiting = [other for other in waiting if other not in freed]
    return (*placed, *waiting)


Heirs = tuple[tuple[int, tuple[int, ...]], ...]


@lru_cache(maxsize=64)
def heirs_of(columns: Columns, profile: str | None) -> Heirs:
    """Each entry that gives way under these regulations, with those that take its place."""
    if not documents_in_force(profile):
        return ()
    places = {section: number for number, section in enumerate(columns.sections)}
    found = []
    for number, section in enumerate(columns.sections):
        own = dict.fromkeys(
            places[s] for s in rulings_in_force(profile, section) if s in places and s != section
        )
        if own:
            found.append((number, tuple(own)))
    return tuple(found)


@dataclass(frozen=True, slots=True)
class Inherited:
    """Which entries inherit from which: `givers` and `of` (who inherits) pair by pair, ordered by who inherits.

    `heirs` are all who inherit, `starts` where the pairs of each begin.
    """

    givers: Ints
    of: Ints
    heirs: Ints
    starts: Ints


@lru_cache(maxsize=64)
def inherited_of(columns: Columns, profile: str | None) -> Inherited:
    """What the entries inherit under these regulations."""
    pairs = sorted((heir, number) for number, own in heirs_of(columns, profile) for heir in own)
    of = np.array([heir for heir, _ in pairs], dtype=np.int32)
    heirs, starts = np.unique(of, return_index=True)
    givers = np.array([number for _, number in pairs], dtype=np.int32)
    return Inherited(givers, of, heirs, starts.astype(np.int32))


@lru_cache(maxsize=64)
def comments_of(
    columns: Columns, profile: str | None
) -> tuple[tuple[int, tuple[int, ...], tuple[int, ...]], ...]:
    """Each comment of a translator, the rulings that it is on (it never stands before them), what gives way to it."""
    places = {section: number for number, section in enumerate(columns.sections)}
    heirs = heirs_of(columns, profile)
    found: dict[int, tuple[int, ...]] = {}
    for matter in load_matters():
        for comment in matter.of(Relation.COMMENT):
            document = document_of(comment)
            own = (s for s in matter.rules if document_of(s) == document and s in places)
            if comment in places:
                found[places[comment]] = (*found.get(places[comment], ()), *(places[s] for s in own))
    return tuple(
        (number, kin, tuple(other for other, own in heirs if number in own))
        for number, kin in found.items()
        if kin
    )


@lru_cache(maxsize=64)
def givers_of(columns: Columns, profile: str | None) -> frozenset[int]:
    """The entries that give way to a comment: how well they fit the question says how well the comment does."""
    return frozenset(giver for _, _, givers in comments_of(columns, profile) for giver in givers)


@lru_cache(maxsize=64)
def beneath_of(columns: Columns, profile: str | None) -> Heirs:
    """Each entry not in force that belongs to a matter which documents in force rule, with their rulings on it."""
    if not documents_in_force(profile):
        return ()
    places = {section: number for number, section in enumerate(columns.sections)}
    found: dict[int, tuple[int, ...]] = {}
    for matter in load_matters():
        ruled = tuple(places[s] for s in matter.rules if s in places and is_in_force(profile, s))
        for section in (section for _, more in matter.more for section in more):
            if ruled and section in places and not is_in_force(profile, section):
                found[places[section]] = (*found.get(places[section], ()), *ruled)
    return tuple(found.items())


def _inherited(table: Floats, inherited: Inherited) -> Floats:
    """What speaks for each entry, an heir taking over part of what speaks for those that give way to it."""
    merged = table.copy()
    if len(inherited.heirs):
        given = TAKEN_OVER * table[inherited.givers] + (1 - TAKEN_OVER) * table[inherited.of]
        most = np.maximum.reduceat(given, inherited.starts)
        merged[inherited.heirs] = np.maximum(table[inherited.heirs], most)
    return merged


@lru_cache(maxsize=64)
def _others(columns: Columns, game: Game | None) -> Ints:
    """The entries of other games, where the game is known."""
    if game is None:
        return np.zeros(0, dtype=np.int32)
    return _beyond_house(columns, columns.games != GAMES.index(game))


@lru_cache(maxsize=64)
def _elsewhere(columns: Columns, profile: str | None) -> Ints:
    """The entries of documents that are not in force."""
    force = documents_in_force(profile)
    if not force:
        return np.zeros(0, dtype=np.int32)
    return _beyond_house(
        columns, np.array([prefix not in force for prefix in columns.prefixes], dtype=np.bool_)
    )


def _beyond_house(columns: Columns, marks: NDArray[np.bool_]) -> Ints:
    marks[: columns.house] = False
    return np.flatnonzero(marks).astype(np.int32)

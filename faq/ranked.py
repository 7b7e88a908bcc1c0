"""A question at a place: what speaks for each ruling, in which order they stand, and what they say to it."""

import math
from dataclasses import dataclass, replace
from functools import cached_property
from types import MappingProxyType

import numpy as np

from faq.bands import Certainty, chance, ruled_chance
from faq.channels import Floats, Ints
from faq.doubt import doubts
from faq.entry import Entry, Game
from faq.force import game_of
from faq.halves import best_apart, decisive_first
from faq.index import Index
from faq.opinion import Opinion, mean_of, never_plain, together
from faq.query import Query, read_query, read_terms, sober
from faq.question_model import chances_on, opinion_of, opinion_on
from faq.ranking import Found, fitting, found, found_in_words
from faq.result import Hit
from faq.sane import sane, sane_ruled
from faq.siblings import Choice, Decided, decided
from faq.steering import Steered, Whereabouts, eligible_of, heirs_first, steer
from faq.weights import Weights, load_weights

SAY = 1.0
"""At such a lead of the first ruling the next one has e times less of a say in yes and no. Chosen as above."""
PART_REACH = 16
"""First places among which the ruling for a part of a question is looked for."""
WHOLE_SHARE = 0.5
"""How much the fit with the whole question counts for a part of it: parts leave out what was said before."""
BEST_LEAD = 3.0
"""What the best ruling for a part alone is given."""
_OTHERWISE = MappingProxyType({Game.RIVALS: Game.CATAN})
"""What somebody means at an event who says that the event's game is not meant: Rivals has one big sister."""


def ranked_question(index: Index, query: str, lang: str) -> "RankedQuestion | None":
    """A question with what speaks for what, at no place in particular; None where nothing can be looked up."""
    asked = read_query(index, query, lang)
    if asked.empty or not index.entries:
        return None
    weights = load_weights()
    bare = sober(index, asked)
    speaks = found(index, asked)
    soberly = speaks if bare is asked else found(index, bare)
    return RankedQuestion(index, weights, asked, speaks, bare, soberly, Whereabouts())


def whereabouts(asked: Query, game: Game | None, profile: str | None) -> Whereabouts:
    """What a question is about: the game that its asker names, else that of the event."""
    event = game or game_of(profile)
    meant = asked.game or (_OTHERWISE.get(event) if event in asked.excluded else event)
    return Whereabouts(meant, profile if meant is not None and meant is game_of(profile) else None)


@dataclass(frozen=True)
class RankedQuestion:
    """A question at a place: `bare` is it without the words that nobody knows, `soberly` what speaks for what then.

    `rough` where it only says whether anything rules the question: the nearest entries are not told apart then.
    """

    index: Index
    weights: Weights
    asked: Query
    speaks: Found
    bare: Query
    soberly: Found
    where: Whereabouts
    rough: bool = False

    @cached_property
    def steered(self) -> Steered:
        """The entries in the order for the place."""
        return self._steered(self.speaks, self.asked)

    def _steered(self, speaks: Found, asked: Query) -> Steered:
        def apart(near: Ints) -> Floats:
            return self.weights.read * fitting(self.index, asked, near)

        return steer(
            self.index, speaks.table, self.weights.ranking, self.where, None if self.rough else apart
        )

    @cached_property
    def ruled(self) -> float:
        """The chance that any document rules the question: by the words that are known, and by those that are not."""
        steered = self.steered
        if self.soberly is not self.speaks:
            steered = self._steered(self.soberly, self.bare)
        order = np.array([number for number in steered.order if number in steered.own], dtype=np.int32)
        speaks = replace(self.soberly, table=steered.table)
        chance_of = ruled_chance(self.index, self.weights, self.bare, speaks, order)
        return sane_ruled(self.first, self.asked, self.bare, chance_of, self.weights.none)

    @cached_property
    def decided(self) -> "DecidedOrder":
        """The order once names, numbers, roles and parts of the question spoke."""
        apart = neighbours_apart(self)
        named = apart.both
        halves = () if named else _parts(self, apart.order)
        said = self._said_to(halves)
        parts = named or decisive_first(halves, said, self.steered.scores)
        order = heirs_first(self.index.columns, apart.order, self.where.profile)
        return DecidedOrder(tuple(dict.fromkeys((*parts, *order))), parts, said, apart.choices)

    def doubts(self, ruled: float) -> Floats:
        """What speaks for and against the first entry being the right one, if any is."""
        order = self.decided
        return doubts(self.index.entries, self.steered, order.places, self.bare, len(order.parts), ruled)

    def certain(self, ruled: float) -> Certainty:
        """How surely the first entry answers the question, with the chance that any does."""
        found = Certainty(ruled, ruled * chance(self.doubts(ruled) @ self.weights.right))
        return sane(self.index.entries, self.first, self.asked, found)

    @cached_property
    def opinion(self) -> Opinion | None:
        """What its rulings say to the question, if it asks for yes or no: to each half, where two rulings answer.

        Where only one half asks for yes or no, the first words answer the first half.
        """
        order = self.decided
        if not order.said:
            return self._said_by_nearest(order.places)
        told = [half for half in order.said if half is not None]
        if len(told) == len(order.said):
            return together(told)
        return None if order.said[0] is None else never_plain(order.said[0])

    def _said_to(self, halves: tuple[int, ...]) -> tuple[Opinion | None, ...]:
        """What the ruling for each part says to it."""
        parts = zip(self.asked.read_parts, halves, strict=True) if halves else ()
        return tuple(opinion_on((part,), self.index.entries[number].sections) for part, number in parts)

    def _said_by_nearest(self, places: tuple[int, ...]) -> Opinion | None:
        """What the first ruling says; the next one in force has a say by how well it fits beside it."""
        first, scores, entries = places[0], self.steered.scores, self.index.entries
        following = next((place for place in places[1:] if place in self.eligible), first)
        said, beside = (chances_on(self.asked.read, entries[place].sections) for place in (first, following))
        say = math.exp(-max(0.0, float(scores[first] - scores[following])) / SAY)
        if said is None:
            return None
        return opinion_of(self.asked.read, mean_of(((said, 1.0), (beside or said, say))))

    def said_by(self, entry: Entry) -> Opinion | None:
        """What a ruling says to the question as the model reads it."""
        return opinion_on(self.asked.read, entry.sections)

    @property
    def first(self) -> Entry:
        """The first entry by the scores."""
        return self.index.entries[self.steered.order[0]]

    @property
    def own(self) -> frozenset[int]:
        """The entries that may answer here."""
        return self.steered.own

    @cached_property
    def eligible(self) -> frozenset[int]:
        """Those of them that are in force."""
        return eligible_of(self.index.columns, self.where)

    def hits(self, limit: int, order: tuple[int, ...] = ()) -> tuple[Hit, ...]:
        """The first entries; `order` where something else than the scores decided it."""
        return tuple(
            Hit(self.index.entries[number], float(self.steered.scores[number]))
            for number in (order or self.steered.order)[:limit]
        )


@dataclass(frozen=True, slots=True)
class DecidedOrder:
    """`places` of the entries, best first; `parts` those for parts of the question; `choices` left to ask.

    `said`: what the rulings for the parts say to them, in the order of `parts_of`; a part that is denied stands first.
    """

    places: tuple[int, ...]
    parts: tuple[int, ...]
    said: tuple[Opinion | None, ...]
    choices: tuple[Choice, ...]


def neighbours_apart(ranked: RankedQuestion) -> Decided:
    """The order after the names, numbers and roles of the question spoke."""
    entries, asked, steered = ranked.index.entries, ranked.asked, ranked.steered
    return decided(entries, steered.order, asked.text, ranked.eligible, steered.scores, asked.readings[0])


def _parts(ranked: RankedQuestion, order: tuple[int, ...]) -> tuple[int, ...]:
    """The best ruling for each part of the question, chosen among those that fit the whole of it."""
    pieces = ranked.asked.parts
    if len(pieces) == 1:
        return ()
    near = [number for number in order[:PART_REACH] if number in ranked.own]
    if len(near) < len(pieces):
        return ()
    entries = ranked.index.entries
    against = decided(entries, order, ranked.asked.text, ranked.eligible).against
    sections = [entries[number].sections for number in near]
    read = [part.apart(sections) for part in ranked.asked.read_parts]
    fits = [_fit(ranked, piece, order, against)[near] for piece in pieces]
    best = best_apart([fit + ranked.weights.read * told for fit, told in zip(fits, read, strict=True)])
    return tuple(near[place] for place in best)


def _fit(ranked: RankedQuestion, piece: str, order: tuple[int, ...], against: tuple[int, ...]) -> Floats:
    """How well the entries fit a part of the question: by its words, the whole, and what tells neighbours apart."""
    terms, senses = read_terms(ranked.index, piece)
    table = found_in_words(ranked.index, Query((piece,), (piece,), piece, ranked.asked.game, terms, senses))
    steered = steer(ranked.index, table, ranked.weights.ranking, ranked.where)
    entries, eligible = ranked.index.entries, ranked.eligible
    in_whole = decided(entries, order, piece, eligible)
    alone = decided(entries, steered.order, piece, eligible)
    scores = steered.scores + WHOLE_SHARE * ranked.steered.scores
    scores[list(in_whole.chosen or alone.order[:1])] += BEST_LEAD
    scores[list({*in_whole.against, *against})] -= BEST_LEAD
    return scores

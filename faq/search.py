"""The search: a question in, the rulings that answer it out, with how sure that is. Pure: always the same answer."""

import math
from dataclasses import dataclass, replace
from functools import cached_property
from types import MappingProxyType

import numpy as np

from faq.bands import Band, Certainty, band_of, chance, ruled_chance, same_matter
from faq.channels import Floats, Ints
from faq.conduct import conduct_elsewhere
from faq.doubt import doubts, is_lifted_far
from faq.entry import Entry, Game
from faq.force import PRINTED, game_of
from faq.games import proper_game
from faq.halves import DENIED, best_apart, decisive_first
from faq.index import Index
from faq.named_cards import card_first, each_card
from faq.naming import named_by
from faq.opinion import Opinion, Verdict, mean_of, together
from faq.query import Query, read_query, read_terms, sober
from faq.question_model import chances_on, opinion_of, opinion_on
from faq.ranking import Found, fitting, found, found_in_words
from faq.sane import TINY, sane, sane_ruled
from faq.siblings import Choice, Decided, decided
from faq.steering import Steered, Whereabouts, eligible_of, heirs_first, steer
from faq.sums import Sum, sum_of
from faq.weights import Weights, load_weights


@dataclass(frozen=True, slots=True)
class Hit:
    """An entry found; `score` compares hits of one question only."""

    entry: Entry
    score: float


@dataclass(frozen=True, slots=True)
class SearchResult:
    """The hits, best first; `score` from 0 to 1 is how surely the first one answers the question.

    `other_game`: nothing of the event's game fits, but a ruling of this one does; the asker is to say which is meant.
    `elsewhere` is that ruling, `question` what was looked up, `profile` the regulations that held, `total` what the
    first ruling comes to with its numbers, `parts` what rules further parts, `choices` what the asker is to say.
    `verdict_sure`: said without "probably".
    """

    hits: tuple[Hit, ...]
    score: float
    band: Band
    other_game: Game | None = None
    parts: tuple[Entry, ...] = ()
    verdict: Verdict | None = None
    verdict_sure: bool = False
    choices: tuple[Choice, ...] = ()
    elsewhere: Entry | None = None
    question: str = ""
    profile: str | None = None
    total: Sum | None = None


NOTHING = SearchResult((), 0.0, Band.NONE)
CLOSE = 1.0
"""A lead below this decides nothing between rulings that say the opposite. Chosen on the event questions."""
SAY = 1.0
"""At such a lead of the first ruling the next one has e times less of a say in yes and no. Chosen as above."""
OTHER_LEAD = 2.0
"""By how much a ruling of another game must fit better than those of the event's: below that the event decides."""
DOUBTFUL = 0.4
"""Below this chance of being right what a whole story leads to gives way to what its question alone surely leads to."""
PART_REACH = 16
"""First places among which the ruling for a part of a question is looked for."""
WHOLE_SHARE = 0.5
"""How much the fit with the whole question counts for a part of it: parts leave out what was said before."""
BEST_LEAD = 3.0
"""What the best ruling for a part alone is given."""
_OTHERWISE = MappingProxyType({Game.RIVALS: Game.CATAN})
"""What somebody means at an event who says that the event's game is not meant: Rivals has one big sister."""


def search(
    index: Index, query: str, lang: str, game: Game | None = None, profile: str | None = None, limit: int = 10
) -> SearchResult:
    """The rulings for a question of an asker who reads `lang` ("ja" or "en").

    `game` and `profile` (the regulations of the event, such as "catan-japan") say what is in force; they exclude
    nothing. A game that the asker names comes before that of the event.
    """
    named = named_by(index.numbers, query)
    if named:
        return SearchResult(tuple(Hit(entry, 1.0) for entry in named[:limit]), 1.0, Band.ANSWER)
    plain = ranked_question(index, query, lang)
    if plain is None:
        return NOTHING
    where = whereabouts(plain.asked, game, profile)
    if where == Whereabouts():
        found = _answered(plain, plain, profile, limit)
    else:
        found = _answered(replace(plain, rough=True), replace(plain, where=where), profile, limit)
    if found.band is Band.ANSWER or not plain.asked.core:
        return found
    core = search(index, plain.asked.core, lang, where.game, where.profile, limit)
    return _agreed(found, core, tells=plain.asked.tells)


def _agreed(told: SearchResult, core: SearchResult, *, tells: bool) -> SearchResult:
    """The answer to a story by that of its question alone where this is surer; `tells`: the story has facts as well."""
    surer = core.band is Band.ANSWER or (told.band is Band.NONE and core.band is Band.MAYBE)
    if not surer or not told.hits or not core.hits:
        return told
    if told.hits[0].entry is core.hits[0].entry:
        return replace(core, question=told.question, verdict=told.verdict, verdict_sure=told.verdict_sure)
    return told if tells or told.score >= DOUBTFUL else core


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
        apart = _neighbours_apart(self)
        named = apart.both or each_card(self.index.entries, self.steered.order, self.asked.text)
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
        return together(told) if len(told) == len(order.said) else order.said[0]

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


def _answered(plain: RankedQuestion, ranked: RankedQuestion, event: str | None, limit: int) -> SearchResult:
    ruled = min(plain.ruled, ranked.ruled)
    if event is None and _is_printed(ranked):
        ruled = min(ruled, ranked.weights.none - TINY)
    sure = ranked.certain(ruled)
    band = _band(ranked, sure)
    doubted = band is not Band.ANSWER and plain.ruled >= plain.weights.none
    other = _of_other_game(plain, ranked) if doubted else None
    if band is not Band.NONE and ranked.steered.order[0] >= ranked.index.house:
        other = other or conduct_elsewhere(ranked.index, ranked.speaks, ranked.asked, ranked.where.game)
    if other is not None:
        surely = min(plain.certain(plain.ruled).right, ranked.weights.answer - TINY)
        return _asked_back(plain, ranked, other, surely, limit)
    return _told_apart(ranked, sure, band, limit)


def _told_apart(ranked: RankedQuestion, sure: Certainty, band: Band, limit: int) -> SearchResult:
    """The answer with neighbours told apart, and with a ruling for each part of the question."""
    entries, text = ranked.index.entries, ranked.asked.text
    order, parts = ranked.decided.places, ranked.decided.parts
    shown = tuple(entries[number] for number in parts[1:])
    first = entries[order[0]]
    total = sum_of(text, first.sections)
    opinion = None if total is not None else ranked.opinion
    if opinion is not None and not shown and _is_opposed(ranked, order, opinion.verdict):
        band = Band.NONE if band is Band.NONE else Band.MAYBE
    ask = ranked.decided.choices if band is Band.ANSWER and not shown else ()
    return SearchResult(
        hits=ranked.hits(limit, order),
        score=round(sure.right, 4),
        band=Band.MAYBE if ask else band,
        parts=shown,
        verdict=None if opinion is None else opinion.verdict,
        verdict_sure=opinion is not None and opinion.sure,
        choices=ask,
        question=text,
        profile=ranked.where.profile,
        total=total,
    )


def _neighbours_apart(ranked: RankedQuestion) -> Decided:
    """The order after the names, numbers and roles of the question spoke."""
    entries, asked, steered = ranked.index.entries, ranked.asked, ranked.steered
    order = card_first(entries, steered.order, asked.text, steered.scores)
    return decided(entries, order, asked.text, ranked.eligible, steered.scores, asked.readings[0])


def _is_opposed(ranked: RankedQuestion, order: tuple[int, ...], verdict: Verdict) -> bool:
    """The next ruling on another matter fits almost as well and says the opposite: both are to be shown."""
    entries, scores = ranked.index.entries, ranked.steered.scores
    first = entries[order[0]]
    other = next((n for n in order[1:] if n in ranked.own and not same_matter(first, entries[n])), None)
    if other is None or scores[order[0]] - scores[other] >= CLOSE:
        return False
    against = ranked.said_by(entries[other])
    return against is not None and against.chance >= DENIED and {against.verdict, verdict} == {Verdict.YES, Verdict.NO}


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


def _is_printed(ranked: RankedQuestion) -> bool:
    """The first entry is of no document: outside an event it is offered, not shown as what is in force."""
    return ranked.first.document.prefix in PRINTED


def _of_other_game(plain: RankedQuestion, ranked: RankedQuestion) -> Entry | None:
    """The ruling that fits best, where it is of another game than that asked about, and fits better by far."""
    where = ranked.where
    first = plain.index.entries[plain.steered.order[0]]
    house = plain.steered.order[0] < plain.index.house
    if where.game is None or house or first.document.game is where.game or plain.asked.game:
        return None
    lead = plain.steered.scores[plain.steered.order[0]] - plain.steered.scores[ranked.steered.order[0]]
    return first if lead >= OTHER_LEAD else None


def _asked_back(
    plain: RankedQuestion, ranked: RankedQuestion, first: Entry, certain: float, limit: int
) -> SearchResult:
    """Nothing of the event's game fits: the asker is asked which game; its own words may have said it."""
    other = first.document.game
    named = proper_game(plain.asked.text) is other
    meant = replace(plain, where=Whereabouts(other)) if named else ranked
    hits = meant.hits(limit, _neighbours_apart(meant).order)
    return SearchResult(
        hits=hits,
        score=round(max(0.0, certain), 4),
        band=Band.MAYBE,
        other_game=other,
        elsewhere=first,
        question=plain.asked.text,
        profile=ranked.where.profile,
    )


def _band(ranked: RankedQuestion, sure: Certainty) -> Band:
    """The band of a certainty; a single word of the game asks for no ruling, but the best ones are offered."""
    told = ranked.where.profile is not None or ranked.asked.game is not None
    band = band_of(ranked.weights, sure, told=told)
    if band is Band.ANSWER and ranked.decided.places[0] not in ranked.eligible:
        return Band.MAYBE  # nothing in force here says it: how it is elsewhere is offered, not ruled
    if band is Band.ANSWER and is_lifted_far(ranked.steered, ranked.decided.places, sure.right):
        return Band.MAYBE
    asked, outside = ranked.asked, ranked.index.finder.outside
    single = len(asked.terms.words) == 1 and not asked.strange[0]
    inside = bool(asked.senses.concepts) and outside.isdisjoint(asked.senses.concepts)
    return Band.MAYBE if band is Band.NONE and single and inside else band

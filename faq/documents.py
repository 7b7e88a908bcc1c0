"""What the rule documents say to a question, as if there were no house rules."""

from dataclasses import replace

from faq.bands import Band, Certainty, band_of, same_matter
from faq.doubt import is_lifted_far
from faq.entry import Entry, Game
from faq.force import PRINTED
from faq.games import proper_game
from faq.halves import DENIED
from faq.matters import is_contradicted
from faq.opinion import Verdict, never_plain
from faq.ranked import RankedQuestion, neighbours_apart, ranked_question, whereabouts
from faq.result import NOTHING, SearchResult
from faq.sane import TINY
from faq.steering import Whereabouts
from faq.sums import sum_of

CLOSE = 1.0
"""A lead below this decides nothing between rulings that say the opposite. Chosen on the event questions."""
OTHER_LEAD = 2.0
"""By how much a ruling of another game must fit better than those of the event's: below that the event decides."""
DOUBTFUL = 0.4
"""Below this chance of being right what a whole story leads to gives way to what its question alone surely leads to."""


def in_documents(
    plain: RankedQuestion, lang: str, game: Game | None, profile: str | None, limit: int
) -> SearchResult:
    """What the documents say to a question, as if there were no house rules."""
    index = plain.index
    where = whereabouts(plain.asked, game, profile)
    if where == Whereabouts():
        found = _answered(plain, plain, profile, limit)
    else:
        found = _answered(replace(plain, rough=True), replace(plain, where=where), profile, limit)
    if found.band is Band.ANSWER or not plain.asked.core:
        return found
    alone = ranked_question(index, plain.asked.core, lang)
    core = NOTHING if alone is None else in_documents(alone, lang, where.game, where.profile, limit)
    return _agreed(found, core, tells=plain.asked.tells)


def _agreed(told: SearchResult, core: SearchResult, *, tells: bool) -> SearchResult:
    """The answer to a story by that of its question alone where this is surer; `tells`: the story has facts as well."""
    surer = core.band is Band.ANSWER or (told.band is Band.NONE and core.band is Band.MAYBE)
    if not surer or not told.hits or not core.hits:
        return told
    if told.hits[0].entry is core.hits[0].entry:
        return replace(core, question=told.question, verdict=told.verdict, verdict_sure=told.verdict_sure)
    return told if tells or told.score >= DOUBTFUL else core


def _answered(plain: RankedQuestion, ranked: RankedQuestion, event: str | None, limit: int) -> SearchResult:
    ruled = min(plain.ruled, ranked.ruled)
    if event is None and _is_printed(ranked):
        ruled = min(ruled, ranked.weights.none - TINY)
    sure = ranked.certain(ruled)
    band = _band(ranked, sure)
    doubted = band is not Band.ANSWER and plain.ruled >= plain.weights.none
    other = _of_other_game(plain, ranked) if doubted else None
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
    if opinion is not None and ranked.where.profile is None and is_contradicted(first.sections[0]):
        opinion = never_plain(opinion)
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


def _is_opposed(ranked: RankedQuestion, order: tuple[int, ...], verdict: Verdict) -> bool:
    """The next ruling on another matter fits almost as well and says the opposite: both are to be shown."""
    entries, scores = ranked.index.entries, ranked.steered.scores
    first = entries[order[0]]
    other = next((n for n in order[1:] if n in ranked.own and not same_matter(first, entries[n])), None)
    if other is None or scores[order[0]] - scores[other] >= CLOSE:
        return False
    against = ranked.said_by(entries[other])
    return (
        against is not None
        and against.chance >= DENIED
        and {against.verdict, verdict} == {Verdict.YES, Verdict.NO}
    )


def _is_printed(ranked: RankedQuestion) -> bool:
    """The first entry is of no document: outside an event it is offered, not shown as what is in force."""
    return ranked.first.document.prefix in PRINTED


def _of_other_game(plain: RankedQuestion, ranked: RankedQuestion) -> Entry | None:
    """The ruling that fits best, where it is of another game than that asked about, and fits better by far."""
    where = ranked.where
    first = plain.index.entries[plain.steered.order[0]]
    if where.game is None or first.document.game is where.game or plain.asked.game:
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
    hits = meant.hits(limit, neighbours_apart(meant).order)
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

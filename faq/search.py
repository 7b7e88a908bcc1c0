"""The search: a question in, the rulings that answer it out, with how sure that is. Pure: always the same answer."""

from dataclasses import replace

import numpy as np

from faq.bands import Band
from faq.channels import Floats
from faq.documents import in_documents
from faq.entry import Entry, Game, Kind
from faq.force import game_of, is_in_force
from faq.house import (
    HOUSE_FIRST,
    HOUSE_SHOWN,
    DocumentsSaid,
    HousePlace,
    house_chances,
    house_place,
    house_signals,
)
from faq.index import Index
from faq.matters import rulings_in_force
from faq.naming import named_by
from faq.ranked import RankedQuestion, ranked_question, whereabouts
from faq.result import NOTHING, Hit, SearchResult
from faq.safety import SAFETY_SECTIONS, is_in_need, may_be_in_need
from faq.sane import WRITTEN_DOWN, is_written_down
from faq.steering import Whereabouts, own_of
from faq.written import HOUSE

HOUSE_HITS = 3
"""House rules among the hits where none is sure."""


def search(
    index: Index, query: str, lang: str, game: Game | None = None, profile: str | None = None, limit: int = 10
) -> SearchResult:
    """The rulings for a question of an asker who reads `lang` ("ja" or "en").

    `game` and `profile` (the regulations of the event, such as "catan-japan") say what is in force; they exclude
    nothing. A game that the asker names comes before that of the event.
    """
    named = named_by(index.numbers, query)
    if named:
        return _named(index, named, profile, limit)
    plain = ranked_question(index, query, lang)
    if plain is None:
        return NOTHING
    found = in_documents(plain, lang, game, profile, limit)
    if plain.index.house:
        found = _beside_house(plain, found, whereabouts(plain.asked, game, profile))
        found = replace(found, replaced=frozenset(plain.index.replaced))
    return _in_need(plain.index, found) if _asks_in_need(query, found) else found


def _named(index: Index, named: tuple[Entry, ...], profile: str | None, limit: int) -> SearchResult:
    """Rulings that were named or picked: marked as everywhere, and behind what stands for the first of them here."""
    own = {section: entry for entry in index.entries for section in entry.sections}
    first = named[0]
    holds = profile if first.document.game is game_of(profile) and first.document.prefix != HOUSE else None
    heirs = [own[section] for section in rulings_in_force(holds, first.sections[0]) if section in own]
    rules = [
        index.entries[index.replaced[section]] for section in first.sections if section in index.replaced
    ]
    standing = rules or ([] if is_in_force(holds, first.sections[0]) else heirs[:1])
    hits = tuple(Hit(entry, 1.0) for entry in dict.fromkeys((*standing, *named)))
    return SearchResult(hits[:limit], 1.0, Band.ANSWER, profile=holds, replaced=frozenset(index.replaced))


def _asks_in_need(query: str, found: SearchResult) -> bool:
    """Somebody is not safe: by words that mean nothing else, or by weaker ones where no rule of play answers."""
    first = found.hits[0].entry.sections[0] if found.hits else ""
    answered = found.band is Band.ANSWER and first not in SAFETY_SECTIONS
    return is_in_need(query) or (not answered and may_be_in_need(query))


def _in_need(index: Index, found: SearchResult) -> SearchResult:
    """An answer to somebody who is not safe: never refused, never asked which game; what to do stands first."""
    if found.band is Band.ANSWER:
        return replace(found, in_need=True)
    own = {section: entry for entry in index.entries[index.house :] for section in entry.sections}
    holding = sorted(SAFETY_SECTIONS, key=lambda section: not is_in_force(found.profile, section))
    near = () if found.band is Band.NONE else found.hits[:1]
    told = (Hit(own[section], 0.0) for section in holding if section in own)
    hits: dict[tuple[str, ...], Hit] = {}
    for hit in (*near, *told, *found.hits):
        hits.setdefault(hit.entry.sections, hit)
    return replace(
        found,
        hits=tuple(hits.values()),
        band=Band.MAYBE,
        choices=(),
        other_game=None,
        elsewhere=None,
        verdict=None,
        in_need=True,
    )


def _beside_house(plain: RankedQuestion, found: SearchResult, where: Whereabouts) -> SearchResult:
    """What the documents say beside the house rule that is nearest: it is shown, offered, or stands beside theirs."""
    index = plain.index
    own, chance_of = _nearest_house(plain, found, where)
    documents = tuple(hit for hit in found.hits if index.replaced.keys().isdisjoint(hit.entry.sections))
    best, is_replaced = chance_of[own[0]], found.hits[:1] != documents[:1]
    is_beneath = index.entries[own[0]].document.kind is Kind.OWN_BENEATH and not is_replaced
    place = house_place(best, found.band, is_replaced=is_replaced, is_beneath=is_beneath)
    if is_replaced and place is HousePlace.FIRST and best < HOUSE_SHOWN:
        heir = next(index.replaced[s] for s in found.hits[0].entry.sections if s in index.replaced)
        own = [heir, *(number for number in own if number != heir)]
    rules = tuple(Hit(index.entries[number], chance_of[number]) for number in own[:HOUSE_HITS])
    if place is HousePlace.FIRST:
        beside = documents[:1] if found.band is Band.ANSWER and documents[:1] == found.hits[:1] else ()
        return replace(
            NOTHING,
            hits=(*rules[:1], *documents),
            score=round(best, 4),
            band=Band.ANSWER,
            parts=tuple(hit.entry for hit in beside),
            question=found.question,
            profile=found.profile,
        )
    if place is HousePlace.OFFERED:
        behind = found.band is Band.ANSWER and best < HOUSE_FIRST and not is_replaced
        leading = (*documents[:1], *rules[:1]) if behind else (*rules[:1], *documents[:1])
        return replace(
            NOTHING,
            hits=(*leading, *rules[1:], *documents[1:]),
            score=round(max(best, min(found.score, HOUSE_SHOWN)), 4),
            band=Band.MAYBE,
            question=found.question,
            profile=found.profile,
        )
    if place is HousePlace.BESIDE:
        hits = (*documents[:1], *rules[:1], *documents[1:])
        return replace(found, hits=hits, parts=(*found.parts, rules[0].entry))
    return replace(found, hits=documents)


def _nearest_house(
    plain: RankedQuestion, found: SearchResult, where: Whereabouts
) -> tuple[list[int], dict[int, float]]:
    """The house rules by how likely each answers the question, with these chances."""
    chances = house_chances(signals_of(plain, found, where), plain.weights.house)
    told = {
        number: WRITTEN_DOWN if is_written_down(plain.index.entries[number], plain.asked) else float(one)
        for number, one in enumerate(chances)
    }
    return sorted(told, key=lambda number: -told[number]), told


def signals_of(plain: RankedQuestion, found: SearchResult, where: Whereabouts) -> Floats:
    """What speaks for each house rule beside what the documents say."""
    index, asked = plain.index, plain.asked
    own = own_of(index.columns, where)
    first = next((n for n in sorted(own) if found.hits and index.entries[n] is found.hits[0].entry), min(own))
    beside = DocumentsSaid(own, first, asked.read[-1].outside(), found.score, found.band)
    near = index.places.near(np.mean([one.place for one in asked.read], axis=0))
    return house_signals(index, asked.text, plain.speaks.table, plain.weights.ranking, near, beside)

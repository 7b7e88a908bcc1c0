"""What autocomplete offers to judges: players of the event, penalties, sections of the rules."""

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace

from rapidfuzz import fuzz, process, utils

from data.unit_of_work import UnitOfWork
from faq.corpus import known_sections, load_corpus
from league.event import Event
from league.ids import PlayerId
from league.refusal import Refusal
from usecases.caller import Role, refusal_unless
from usecases.citing import in_force
from usecases.find import event_labels, people_by_id, profile_of, table_here
from usecases.judge.appointed import judged_event, judged_events
from usecases.people import apart
from usecases.rule.documents import listed_documents, rules_of_event
from usecases.rule.house_rules import house_of, own_entries_of, replaced_by
from usecases.show.event import public_entries
from usecases.show.penalties import penalty_lines
from usecases.show.pickers import MOST, Suggestion, Typed, best, with_rest

_NAME_LENGTH = 100
_LIKELY = 14
"""So many sections that are likely to be meant stand before the server's own rules. Source: house"""


@dataclass(frozen=True, slots=True)
class SectionTyped:
    """What has been typed of a section, in which language its title is wanted.

    Of a penalty (`penalised`) those stand first that name what is penalised.
    """

    typed: Typed
    language: str
    penalised: bool = False


@dataclass(frozen=True, slots=True)
class SectionOffer:
    """A section, with its title where the corpus has one."""

    name: str
    section: str


def entrants_like(typed: Typed, uow: UnitOfWork) -> tuple[Suggestion, ...]:
    """The players whose names match best: of the event, or of every event that may be meant, with its name.

    Those of this thread's table come first.
    """
    events = judged_events(uow, typed.caller, typed.event_id)
    labels = event_labels(uow, events)
    found: dict[int, list[str]] = {}
    for event in events:
        for entry in public_entries(uow.entries.list_of(event)):
            found.setdefault(entry.player, []).append(labels[event.id])
    table = table_here(uow, typed.caller)
    seats = table.seats if table else ()
    people = people_by_id(uow, [PlayerId(player) for player in found])
    offers = [
        Suggestion(f"{name} — {', '.join(found[player])}" if len(events) > 1 else name, player)
        for player, name in apart(people.values()).items()
    ]
    first = best(sorted(offers, key=lambda offer: offer.value not in seats), typed.text)
    return with_rest(first, len(offers), typed.text)


def penalties_like(typed: Typed, uow: UnitOfWork) -> tuple[Suggestion, ...]:
    """The event's penalties that stand, newest first; for judges."""
    event = _event(typed, uow)
    if event is None or refusal_unless(uow, typed.caller, Role.JUDGE):
        return ()
    standing = [line for line in penalty_lines(uow, event) if line.penalty.revoked_at is None]
    offers = [
        Suggestion(f"{line.number}: {line.person.name} — {line.penalty.reason}", line.number)
        for line in reversed(standing)
    ]
    return best(offers, typed.text)


def sections_like(asked: SectionTyped, uow: UnitOfWork) -> tuple[SectionOffer, ...]:
    """The sections whose title or id match best; before anything is typed, those of the event's regulations."""
    offers = _sections(asked.language)
    text = asked.typed.text.strip()
    if not text:
        return _first(asked, uow, offers)
    event = _event(asked.typed, uow)
    gone = replaced_by(house_of(uow, asked.typed.caller.guild_id))
    here = {
        s: offer for s, offer in offers.items() if s not in gone and (event is None or in_force(event, s))
    }
    names = {section: f"{offer.name} {section}" for section, offer in here.items()}
    found = process.extract(
        text, names, scorer=fuzz.WRatio, processor=utils.default_process, limit=MOST, score_cutoff=50
    )
    return tuple(offers[section] for _, _, section in found)


def house_rules_like(asked: SectionTyped, uow: UnitOfWork) -> tuple[SectionOffer, ...]:
    """The server's own rules whose title or id match best, those of the documents that the event names among them."""
    event = _event(asked.typed, uow)
    server = house_of(uow, asked.typed.caller.guild_id)
    entries = own_entries_of(server if event is None else rules_of_event(uow, event))
    sections = [entry.sections[0] for entry in entries]
    titles = [entry.title.ja if asked.language == "ja" else entry.title.en for entry in entries]
    offers = [
        Suggestion(_titled(title, section), place)
        for place, (title, section) in enumerate(zip(titles, sections, strict=True))
    ]
    return tuple(SectionOffer(offer.name, sections[offer.value]) for offer in best(offers, asked.typed.text))


def penalised_like(asked: SectionTyped, uow: UnitOfWork) -> tuple[SectionOffer, ...]:
    """Of a penalty: the server's own rules and sections; before anything is typed, first what is penalised."""
    own, found = house_rules_like(asked, uow), sections_like(replace(asked, penalised=True), uow)
    first = 0 if asked.typed.text else _LIKELY
    return (*found[:first], *own, *found[first:])[:MOST]


def documents_like(typed: Typed, uow: UnitOfWork) -> tuple[Suggestion, ...]:
    """The server's own rule documents whose names match best."""
    listed = listed_documents(typed.caller, uow)
    return best([Suggestion(one.document.name, one.document.number) for one in listed], typed.text)


def _sections(language: str) -> dict[str, SectionOffer]:
    index = load_corpus().index
    offers = {}
    for section in known_sections():
        entry = index.get(section)
        title = "" if entry is None else entry.title.ja if language == "ja" else entry.title.en
        offers[section] = SectionOffer(_titled(title, section), section)
    return offers


def _titled(title: str, section: str) -> str:
    """The id is never cut off, the title may be."""
    room = _NAME_LENGTH - len(section) - 3
    return f"{title[:room]} ({section})" if title else section


def _first(asked: SectionTyped, uow: UnitOfWork, offers: dict[str, SectionOffer]) -> tuple[SectionOffer, ...]:
    typed = asked.typed
    event = _event(typed, uow)
    if event is None:
        return tuple(offers.values())[:MOST]
    sources = profile_of(event).sources
    named = dict.fromkeys(section for item in fields(sources) if (section := getattr(sources, item.name)))
    gone = replaced_by(house_of(uow, typed.caller.guild_id))
    same = [section for section in offers if section not in gone and in_force(event, section)]
    penalised = _penalised(sources.penalty, same) if asked.penalised and sources.penalty else []
    wanted = dict.fromkeys([*penalised, *(section for section in named if section in same), *same])
    return tuple(offers[section] for section in list(wanted)[:MOST])


def _penalised(levels: str, sections: Sequence[str]) -> list[str]:
    """The sections that lead to the one on the levels of penalties, then that one itself.

    Source: house
    """
    index = load_corpus().index
    leading = [one for one in sections if (entry := index.get(one)) and levels in entry.related]
    return [*leading, *(one for one in sections if one == levels)]


def _event(typed: Typed, uow: UnitOfWork) -> Event | None:
    event = judged_event(uow, typed.caller, typed.event_id)
    return None if isinstance(event, Refusal) else event

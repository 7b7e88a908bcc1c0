"""Documents in force, and the table of matters: every profile and every matter is walked."""

import pytest

from faq.corpus import known_sections, load_corpus
from faq.force import IN_FORCE, document_of, documents_in_force, game_of, is_in_force, rule_set
from faq.matters import Relation, belonging, load_matters, matters_of, rulings_in_force
from league.regulations import PROFILES

MATTERS = load_matters()
IDS = frozenset(known_sections())
LINKED = {
    "cjp/robber-forgot": "cwc/3.0.14-b",
    "cjp/time-limit": "cwc/3.0.2-note",
    "cjp/change-payment": "cwc/3.0.15",
    "std/devcard-next-turn": "cwc/3.0.5",
    "cjp/win-undeclared": "cwc/3.0.12-missed",
    "cjp/score-correction": "jbl/4.7-publish",
    "riv/dice-sage-first": "riv/reiner",
    "std/devcard-one-per-turn": "std/actions",
    "cjp/robber-no-deals": "cwc/3.0.2-robber-talk",
}


def test_every_built_in_profile_names_its_documents() -> None:
    assert set(PROFILES) <= set(IN_FORCE)


def test_there_are_at_least_70_matters_of_living_sections() -> None:
    assert len(MATTERS) >= 70
    named = {s for m in MATTERS for s in (*m.rules, *(s for _, more in m.more for s in more))}
    assert named <= IDS


def test_no_section_is_named_twice_in_one_way_by_a_matter() -> None:
    rows = [(m.name, part) for m in MATTERS for part in (m.rules, *(more for _, more in m.more))]
    assert [name for name, part in rows if len(set(part)) != len(part)] == []


@pytest.mark.parametrize("pair", LINKED.items(), ids=lambda pair: pair[0])
def test_two_rulings_that_part_stand_in_one_matter(pair: tuple[str, str]) -> None:
    one, other = pair
    assert any(other in matter.rules for matter in matters_of(one))


def _first(profile: str | None, section: str) -> str | None:
    """What stands first on a matter; None where no document in force rules it."""
    return next(iter(rulings_in_force(profile, section)), None)


@pytest.mark.parametrize("profile", IN_FORCE)
def test_what_is_in_force_and_rules_the_matter_stands_first(profile: str) -> None:
    for section, others in ((section, matter.rules) for matter in MATTERS for section in matter.rules):
        ruled = any(is_in_force(profile, other) for other in others)
        first = _first(profile, section)
        assert first is not None or not ruled
        assert first is None or is_in_force(profile, first)


@pytest.mark.parametrize("profile", IN_FORCE)
def test_what_belongs_to_a_ruling_is_of_its_game_and_never_itself(profile: str) -> None:
    corpus = load_corpus()
    for section in (section for matter in MATTERS for section in matter.rules):
        entry = corpus.by_section(section)
        assert entry is not None
        found = [related.section for related in belonging(profile, section)]
        assert section not in found
        assert len(set(found)) == len(found)
        if game_of(profile) is entry.document.game:
            others = [corpus.by_section(other) for other in found]
            assert all(other and other.document.game is entry.document.game for other in others)


def test_the_manual_gives_way_to_the_event_s_own_document__cjp_precedence() -> None:
    assert rulings_in_force("catan-japan", "std/domestic-no-gift") == (
        "cjp/trade-no-gift",
        "std/domestic-no-gift",
    )
    assert _first("catan-world", "std/domestic-no-gift") == "cwc/3.0.11"
    assert _first("catan-germany", "cjp/trade-no-gift") == "std/domestic-no-gift"
    assert _first("backgammon-jba", "cjp/judge-final") == "jbl/5.2"
    assert _first("ikebukuro", "cwc/3.0.12-missed") == "cjp/win-undeclared"
    assert _first("catan-germany", "cjp/time-limit") is None


def test_an_exception_does_not_replace_the_rule_of_the_manual__cwc_3_0_5() -> None:
    assert _first("catan-world", "std/devcard-next-turn") == "std/devcard-next-turn"
    told = {r.section: r.relation for r in belonging("catan-world", "std/devcard-next-turn")}
    assert told["cwc/3.0.5"] is Relation.EXCEPTION


def test_without_regulations_everything_stands_for_itself() -> None:
    assert documents_in_force(None) == ()
    assert _first(None, "cjp/robber-forgot") == "cjp/robber-forgot"
    assert is_in_force(None, "jbl/5.2")
    assert is_in_force("rivals", "house/3")
    assert document_of("cwc/3.0.5") == "cwc"


def test_own_regulations_have_the_documents_of_their_base() -> None:
    assert rule_set("our-league", "catan-world") == "catan-world"
    assert rule_set("catan-japan", "catan-world") == "catan-japan"
    assert rule_set("our-league") is None

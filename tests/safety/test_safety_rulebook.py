"""One server's own rules never hold up another's questions, however many and long they are."""

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from bot.house_indexes import OneAtATime
from bot.rulebook import Rulebook, RuleQuery, _changed, the_rulebook
from data.database import Database
from data.rule_records import HouseRule, RuleForm
from data.transaction import write
from data.unit_of_work import UnitOfWork
from faq.corpus import load_corpus
from faq.entry import Entry
from faq.naming import numbers_of, opened_by
from faq.written import MOST_RULES, RuleText
from league.refusal import Refusal
from tests.support.yardstick import processor_time
from usecases.caller import Caller
from usecases.rule.house_rules import (
    MOST_CHARACTERS,
    HouseRules,
    form_entries,
    rule_entries,
    weight_of,
)
from usecases.rule.plan import plan
from usecases.rule.proposal import Proposal, ProposalKind

NOW = datetime(2031, 3, 2, 12, tzinfo=UTC)
QUESTION = RuleQuery("may I trade before I roll?", "en")


def house(count: int, words: str = "below the table") -> HouseRules:
    return HouseRules(
        tuple(
            HouseRule(n, 7, n, "", f"Drinks {n}", "", f"Put drink {n} {words}.", (), 5, NOW)
            for n in range(1, count + 1)
        )
    )


@pytest.fixture(scope="module")
def book() -> Rulebook:
    the_rulebook().build()
    return the_rulebook()


def test_questions_are_answered_while_another_server_s_rules_are_laid_out(
    book: Rulebook, monkeypatch: pytest.MonkeyPatch
) -> None:
    big = house(45, "below the table, never on it, and carry it out when you leave the hall")
    begun, go_on = threading.Event(), threading.Event()
    piece = book._turn.in_between

    @contextmanager
    def halfway() -> Iterator[None]:
        begun.set()
        go_on.wait()
        with piece():
            yield

    monkeypatch.setattr(book._turn, "in_between", halfway)
    laying_out = threading.Thread(target=book.lay_out, args=(big,))
    laying_out.start()
    begun.wait()
    assert book.ask(QUESTION).hits
    assert not book.is_laid_out(big)
    go_on.set()
    laying_out.join()
    assert book.is_laid_out(big)


def test_the_same_rules_saved_anew_are_laid_out_already(book: Rulebook) -> None:
    rules = house(3, "in the cloakroom")
    assert not book.is_laid_out(rules)
    book.lay_out(rules)
    again = HouseRules(tuple(replace(rule, id=rule.id + 50, version=2, by=9) for rule in rules.rules))
    assert book.is_laid_out(again)
    assert not book.is_laid_out(house(3, "in the garden"))


def test_whoever_asks_goes_before_whoever_builds() -> None:
    turn = OneAtATime()
    order: list[str] = []

    def build() -> None:
        with turn.in_between():
            order.append("build")

    with turn.asked():
        building = threading.Thread(target=build)
        building.start()
        order.append("ask")
    building.join()
    assert order == ["ask", "build"]


def how_much_dearer(work: Callable[[int], object]) -> float:
    """The computing time for four times as many, as a multiple: 4 where it is linear, 16 where it is quadratic."""

    def best(count: int) -> float:
        return processor_time(lambda: work(count))

    return best(8_000) / best(2_000)


def test_names_are_looked_up_in_one_pass_however_many_they_are(book: Rulebook) -> None:
    """Each name was added to a growing tuple, each found entry compared with all that were found before."""
    assert book.ready
    section = load_corpus().entries[0].sections[0]

    def laid_out(count: int) -> tuple[Entry, ...]:
        forms = form_entries(HouseRules((), tuple(RuleForm(n, 7, section, f"q{n}") for n in range(count))))
        return (*rule_entries(house(count)), *forms)

    entries = {count: laid_out(count) for count in (2_000, 8_000)}
    assert len(opened_by(numbers_of(entries[8_000]), "house/")) == 8_000
    assert how_much_dearer(lambda count: opened_by(numbers_of(entries[count]), "house/")) < 9


def test_rules_are_compared_in_one_pass_however_many_they_are() -> None:
    houses = {count: (house(count), house(count + 1)) for count in (2_000, 8_000)}
    assert len(_changed(*houses[8_000])) == 1
    assert how_much_dearer(lambda count: _changed(*houses[count])) < 9


def _planned(database: Database, rules: tuple[RuleText, ...]) -> object:
    caller = Caller(5, "Olivia", 7, NOW, is_admin=True)

    def work(uow: UnitOfWork) -> object:
        return plan(Proposal(ProposalKind.IMPORT, rules), caller, uow)

    return write(database, work, lambda _: False)


def test_three_hundred_oversized_rules_are_refused_and_typical_ones_are_not(database: Database) -> None:
    oversized = tuple(RuleText("", f"T{n}", "", f"{n} " + "x" * 1900) for n in range(MOST_RULES))
    found = _planned(database, oversized)
    assert isinstance(found, Refusal)
    assert (found.code, dict(found.params)) == ("rule-too-much-text", {"most": MOST_CHARACTERS})
    typical = tuple(RuleText("", f"T{n}", "", f"{n} " + "x" * 400) for n in range(MOST_RULES))
    assert not isinstance(_planned(database, typical), Refusal)


def test_a_server_that_has_too_much_text_may_still_shorten_and_remove(database: Database) -> None:
    long = house(90, "x" * 1990)
    assert weight_of(long) > MOST_CHARACTERS
    write(database, lambda uow: [uow.rules.house.add(replace(rule, id=0)) for rule in long.rules], bool)
    caller = Caller(5, "Olivia", 7, NOW, is_admin=True)

    def remove(uow: UnitOfWork) -> object:
        return plan(Proposal(ProposalKind.REMOVE, number=1), caller, uow)

    assert not isinstance(write(database, remove, lambda _: False), Refusal)

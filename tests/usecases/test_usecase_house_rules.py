"""Rules of the house: proposed, looked at, saved once, taken back; and the questions that found no rule."""

from dataclasses import replace
from datetime import timedelta
from functools import partial

import pytest

from data.records import Draft
from data.rule_records import HouseRule, RuleAsk
from faq.bands import Band
from faq.written import MOST_RULES, RuleText
from league.refusal import Refusal
from tests.support.event_run import ADMIN, GUILD, JUDGE, ORGANIZER, OUTSIDER, PLAYERS, EventRun, Member, code
from usecases.rule.asks import (
    AboutAsk,
    NoteAsk,
    ShowToAll,
    VoteOnRule,
    note_ask,
    pick_rule,
    show_to_all,
    vote_on_rule,
)
from usecases.rule.find import RuleNamed, rule_to_change
from usecases.rule.plan import Planned, preview
from usecases.rule.proposal import Proposal, ProposalKind, Propose, Proposed, drop, propose
from usecases.rule.save import save_change
from usecases.rule.unanswered import dismiss_ask, unanswered
from usecases.undo.find import Undo
from usecases.undo.take_back import undo

DRINKS = RuleText(
    "飲み物", "Where drinks stand", "机の下です。", "Drinks stand below the table.", ("My drink?",)
)
COATS = RuleText(title_en="Coats", text_en="Hang them up.")
WRITE, REMOVE, IMPORT, ALIAS = (
    ProposalKind.WRITE,
    ProposalKind.REMOVE,
    ProposalKind.IMPORT,
    ProposalKind.ALIAS,
)


def rules(run: EventRun) -> list[HouseRule]:
    found = run.read(lambda uow: uow.rules.house.find(guild_id=GUILD, removed=False))
    return sorted(found, key=lambda rule: rule.number)


def texts(run: EventRun) -> list[tuple[int, str]]:
    return [(rule.number, rule.text_en) for rule in rules(run)]


def proposed(run: EventRun, proposal: Proposal, who: Member = ORGANIZER) -> Draft | Refusal:
    found: Draft | Refusal = run.do(propose, Propose(run.caller(who), proposal))
    return found


def looked_at(run: EventRun, proposal: Proposal) -> Planned | Refusal:
    """What the proposal would change."""
    draft = proposed(run, proposal)
    assert isinstance(draft, Draft), draft
    question = Proposed(run.caller(ORGANIZER), draft.id, draft.version)
    found: Planned | Refusal = run.read(lambda uow: preview(question, uow))
    return found


def decided(run: EventRun, draft: object, use_case: object = save_change, who: Member = ORGANIZER) -> object:
    assert isinstance(draft, Draft), draft
    return run.do(use_case, Proposed(run.caller(who), draft.id, draft.version))


def saved(run: EventRun, proposal: Proposal) -> None:
    outcome = decided(run, proposed(run, proposal))
    assert not isinstance(outcome, Refusal), outcome


def change(run: EventRun, kind: ProposalKind, text: RuleText = DRINKS) -> Proposal:
    """A change of the first house rule."""
    return Proposal(kind, (text,), 1, rules(run)[0].version)


def taken_back(run: EventRun, line: int) -> object:
    return run.do(undo, Undo(run.caller(ORGANIZER), type(run.lines()[0].event_id)(0), line))  # type: ignore[arg-type]  # a line


# Changing


@pytest.mark.parametrize("deed", ["add", "edit", "remove", "import"])
def test_each_change_is_shown_before_saved_once_and_taken_back_whole(run: EventRun, deed: str) -> None:
    if deed != "add":
        saved(run, Proposal(WRITE, (DRINKS,)))
    before = texts(run)
    newer = replace(DRINKS, text_en="Elsewhere.")
    proposal = {
        "add": lambda: Proposal(WRITE, (DRINKS,)),
        "edit": lambda: change(run, WRITE, newer),
        "remove": lambda: change(run, REMOVE),
        "import": lambda: Proposal(IMPORT, (newer, COATS)),
    }[deed]()
    assert isinstance(looked_at(run, proposal), Planned)
    assert texts(run) == before
    draft = proposed(run, proposal)
    assert not isinstance(decided(run, draft), Refusal)
    assert code(decided(run, draft)) == "rule-draft-gone"
    assert texts(run) != before
    line = run.lines()[0]
    assert line.action == {"add": "rule-added", "edit": "rule-edited", "remove": "rule-removed"}.get(
        deed, "rule-imported"
    )
    assert not isinstance(taken_back(run, line.id), Refusal)
    assert texts(run) == before
    assert isinstance(taken_back(run, line.id), Refusal)


def test_the_number_of_a_removed_rule_is_not_used_again(run: EventRun) -> None:
    saved(run, Proposal(WRITE, (DRINKS,)))
    saved(run, change(run, REMOVE))
    saved(run, Proposal(WRITE, (COATS,)))
    assert texts(run) == [(2, "Hang them up.")]


def test_what_was_changed_again_since_is_not_taken_back(run: EventRun) -> None:
    saved(run, Proposal(WRITE, (DRINKS,)))
    line = run.lines()[0].id
    saved(run, change(run, WRITE, replace(DRINKS, text_en="New.")))
    assert isinstance(taken_back(run, line), Refusal)
    assert texts(run) == [(1, "New.")]


def test_of_two_who_rewrite_a_rule_the_second_is_told(run: EventRun) -> None:
    saved(run, Proposal(WRITE, (DRINKS,)))
    slow = proposed(run, change(run, WRITE, replace(DRINKS, text_en="Slow.")))
    fast = proposed(run, change(run, WRITE, replace(DRINKS, text_en="Fast.")), ADMIN)
    decided(run, fast, who=ADMIN)
    assert code(decided(run, slow)) == "rule-changed-meanwhile"
    assert texts(run) == [(1, "Fast.")]


def test_a_newer_proposal_or_another_mind_settles_the_older_one(run: EventRun) -> None:
    old = proposed(run, Proposal(WRITE, (DRINKS,)))
    new = proposed(run, Proposal(WRITE, (COATS,)))
    assert code(decided(run, old)) == "rule-draft-gone"
    assert not isinstance(decided(run, new, drop), Refusal)
    assert code(decided(run, new)) == "rule-draft-gone"
    assert rules(run) == []


def test_a_file_adds_changes_and_leaves_as_it_is(run: EventRun) -> None:
    saved(run, Proposal(IMPORT, (DRINKS, COATS)))
    same = looked_at(run, Proposal(IMPORT, (DRINKS, COATS)))
    assert code(same) == "rule-import-nothing"
    dice = RuleText(title_en="Dice", text_en="Use the tower.")
    planned = looked_at(run, Proposal(IMPORT, (DRINKS, replace(COATS, text_en="Keep them on."), dice)))
    assert isinstance(planned, Planned)
    counted = (len(planned.change.added), len(planned.change.changed), planned.change.same)
    assert counted == (1, 1, 1)


def test_a_server_never_has_more_rules_than_fit(run: EventRun) -> None:
    many = tuple(RuleText(title_en=f"Rule {n}", text_en=f"Text {n}") for n in range(MOST_RULES))
    saved(run, Proposal(IMPORT, many))
    for proposal in (Proposal(WRITE, (DRINKS,)), Proposal(IMPORT, (DRINKS, COATS))):
        assert code(looked_at(run, proposal)) == "rule-too-many"


# What is not taken


@pytest.mark.parametrize("who", [PLAYERS[0], JUDGE, OUTSIDER])
def test_only_organizers_change_the_rules_and_each_decides_on_the_own_proposal(
    run: EventRun, who: Member
) -> None:
    draft = proposed(run, Proposal(WRITE, (DRINKS,)))
    assert code(proposed(run, Proposal(WRITE, (COATS,)), who)) == "needs-organizer"
    for use_case in (save_change, drop):
        assert code(decided(run, draft, use_case, who)) == "needs-organizer"
        assert code(decided(run, draft, use_case, ADMIN)) == "rule-draft-gone"
    assert rules(run) == []


@pytest.mark.parametrize(
    ("text", "refusal"),
    [
        (RuleText(text_en="x"), "rule-no-title"),
        (RuleText(title_ja="x"), "rule-no-text"),
        (RuleText(title_en=" ", text_en="\n"), "rule-no-title"),
        (replace(DRINKS, questions=("x" * 201,)), "rule-long-form"),
        (replace(DRINKS, questions=tuple(map(str, range(21)))), "rule-many-forms"),
    ],
)
def test_what_is_missing_or_too_much_is_refused(run: EventRun, text: RuleText, refusal: str) -> None:
    assert code(looked_at(run, Proposal(WRITE, (text,)))) == refusal


def test_saying_the_same_twice_is_refused(run: EventRun) -> None:
    saved(run, Proposal(WRITE, (DRINKS,)))
    assert code(looked_at(run, Proposal(WRITE, (DRINKS,)))) == "rule-same"
    assert code(looked_at(run, change(run, WRITE))) == "rule-same"


@pytest.mark.parametrize("typed", ["house/9", "9", "cjp/table-swap", "junk", "house/99999999999999999999"])
def test_an_unknown_rule_is_refused(run: EventRun, typed: str) -> None:
    saved(run, Proposal(WRITE, (DRINKS,)))

    def found(name: str) -> object:
        return run.read(lambda uow: rule_to_change(RuleNamed(run.caller(ORGANIZER), name), uow))

    assert code(found(typed)) == "no-house-rule"
    assert isinstance(found("house/1"), HouseRule)


# Questions


def ask(run: EventRun, question: str = "Chess castling rule", band: Band = Band.NONE) -> RuleAsk:
    found: RuleAsk = run.do(note_ask, NoteAsk(run.caller(PLAYERS[0]), question, "en", band))
    return found


def waiting(run: EventRun) -> list[tuple[str, int, int]]:
    """What organizers still have to settle."""
    found = run.read(lambda uow: unanswered(run.caller(ORGANIZER), uow))
    return [(one.ask.question, one.misses, one.down) for one in found]


def test_a_question_is_noted_without_the_people_whom_it_names(run: EventRun) -> None:
    noted = ask(run, "May <@123456789012345678> castle?  ")
    assert (noted.question, noted.picked, noted.done) == ("May … castle?", False, False)


def test_what_was_not_found_waits_for_organizers_the_most_frequent_first(run: EventRun) -> None:
    for question in ("poker blinds", "Chess castling rule?", "chess castling rule"):
        ask(run, question)
    ask(run, "May I show my hand?", Band.ANSWER)
    assert [misses for _, misses, _ in waiting(run)] == [2, 1]
    for who in (PLAYERS[0], JUDGE):
        assert code(run.read(partial(unanswered, run.caller(who)))) == "needs-organizer"


def test_an_answer_that_did_not_help_waits_until_the_vote_is_changed(run: EventRun) -> None:
    noted = ask(run, band=Band.ANSWER)

    def vote(*, up: bool) -> None:
        run.do(vote_on_rule, VoteOnRule(run.caller(PLAYERS[0]), noted.id, "cjp/hand-no-show", up))

    vote(up=False)
    vote(up=False)
    assert waiting(run) == [(noted.question, 0, 1)]
    vote(up=True)
    assert waiting(run) == []
    assert len(run.read(lambda uow: uow.rules.votes.find())) == 1


def test_a_rule_that_was_picked_is_no_miss(run: EventRun) -> None:
    noted = ask(run, band=Band.MAYBE)
    assert len(waiting(run)) == 1
    run.do(pick_rule, AboutAsk(run.caller(PLAYERS[0]), noted.id))
    assert waiting(run) == []


def test_a_dismissed_question_is_gone_until_it_is_missed_again_or_that_is_taken_back(run: EventRun) -> None:
    noted = ask(run)
    ask(run)
    about = AboutAsk(run.caller(ORGANIZER), noted.id)
    assert not isinstance(run.do(dismiss_ask, about), Refusal)
    assert code(run.do(dismiss_ask, AboutAsk(run.caller(ORGANIZER), noted.id))) == "rule-ask-gone"
    assert code(run.do(dismiss_ask, AboutAsk(run.caller(JUDGE), noted.id))) == "needs-organizer"
    assert waiting(run) == []
    taken_back(run, run.lines()[0].id)
    assert [misses for _, misses, _ in waiting(run)] == [2]
    run.do(dismiss_ask, AboutAsk(run.caller(ORGANIZER), noted.id))
    ask(run)
    assert [misses for _, misses, _ in waiting(run)] == [1]


def test_a_question_becomes_another_way_to_ask_and_that_is_taken_back(run: EventRun) -> None:
    noted = ask(run)
    way = RuleText(questions=(noted.question,))
    saved(run, Proposal(ALIAS, (way,), ask_id=noted.id, section="jbl/1.1"))
    assert waiting(run) == []
    (form,) = run.read(lambda uow: uow.rules.forms.find())
    assert (form.section, form.question) == ("jbl/1.1", noted.question)
    assert code(looked_at(run, Proposal(ALIAS, (way,), section="jbl/1.1"))) == "rule-form-known"
    assert code(looked_at(run, Proposal(ALIAS, (way,), section="abc/1"))) == "no-such-section"
    taken_back(run, run.lines()[0].id)
    assert len(waiting(run)) == 1


def test_old_questions_and_those_of_other_servers_take_no_vote(run: EventRun) -> None:
    noted = ask(run)
    run.change(lambda uow: uow.rules.asks.save(replace(noted, guild_id=GUILD + 1)))
    vote = VoteOnRule(run.caller(PLAYERS[0]), noted.id, "cjp/hand-no-show", True)
    assert code(run.do(vote_on_rule, vote)) == "rule-ask-gone"


def test_an_answer_is_shown_to_all_once(run: EventRun) -> None:
    assert run.do(show_to_all, ShowToAll(run.caller(PLAYERS[0]), 77)) is None
    run.now += timedelta(seconds=1)
    assert code(run.do(show_to_all, ShowToAll(run.caller(PLAYERS[0]), 77))) == "rule-shown-already"

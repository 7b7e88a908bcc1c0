"""Every kind of action that an organizer, a judge or an admin may take back: where it is done, and how."""

from typing import Any

import simcord

from data.records import Destination
from data.transaction import read
from tests.cogs.test_cog_bracket import bracket, waiting, won
from tests.cogs.test_cog_judge import appealed, seated
from tests.support.deed import Deed, Doing, command, step
from tests.support.house_rules import DRINKS, HOUSE_DOCUMENT, a_document, imported, previewed, saved
from tests.support.night import Night, direct, last
from tests.support.results import asked, at_table, correct, dispute, report
from tests.support.rounds import event_with, player_id, players_imported, running, seats, tables
from tests.support.undo import penalised, two_places

FILE = ("players.csv", b"name\nAnn\nBob\n")
HOUSE_FILE = ("rules.md", b"# Our league\n\n## Coats\nCoats hang at the door.\n")


# Nights


async def empty(_night: Night) -> None:
    """Nothing has been done."""


async def draft(night: Night) -> None:
    """An event that is not open yet."""
    await night.run(night.organizer, "event create", name="Cup")


async def open_(night: Night) -> None:
    """Two wait, and come up when somebody goes."""
    await event_with(night, 6, capacity=4)


async def approving(night: Night) -> None:
    """Everybody waits for approval."""
    await event_with(night, 4, approval=True)


async def checking_in(night: Night) -> None:
    """The check-in is open."""
    await open_(night)
    await night.run(night.organizer, "event checkin", until="23:00")


async def matches(night: Night) -> None:
    """An event of two players a match."""
    await event_with(night, 4, profile="backgammon-jba", points=5)


async def planned(night: Night) -> None:
    """The first round is planned."""
    await event_with(night)
    await night.run(night.organizer, "round seat", seed=7)


async def published(night: Night) -> None:
    """The first round is public."""
    await planned(night)
    await night.run(night.organizer, "round publish")
    await night.settle()


async def a_bracket(night: Night) -> None:
    """A bracket of four whose first matches are open."""
    await bracket(night, 4)


async def classes(night: Night) -> None:
    """Regulations with handicaps."""
    await event_with(night, 4, profile="ikebukuro")


async def one_round(night: Night) -> None:
    """The only round of the qualifier is played, the final can be made."""
    await running(night, rounds=1)
    await all_results(night)
    await night.run(night.judge, "round end")


async def final(night: Night) -> None:
    """The final is public; nobody has played it."""
    await one_round(night)
    await night.run(night.organizer, "standings advance")
    await night.run(night.organizer, "round publish")
    await night.settle()


async def finished(night: Night) -> None:
    """The event is over."""
    await running(night)
    await all_results(night)
    await night.run(night.judge, "round end")
    await night.sure(night.organizer, "event finish")
    await night.settle()


# Steps before


async def all_results(night: Night) -> None:
    """Every table of the first round has a final result."""
    for number, table in enumerate(tables(night)):
        await report(night, night.judge, table, (10, 9 - number, 6 - number, 2))


async def a_call(night: Night) -> None:
    """A player has called a judge."""
    await night.run(seated(night, tables(night)[0]), "judge call", question="May I build twice?")


async def an_appeal(night: Night) -> None:
    """A ruling is appealed against."""
    await appealed(night)


async def a_committee(night: Night) -> None:
    """Three players are to vote on the appeal; one has."""
    await appealed(night)
    await night.run(night.judge, "judge committee", **jury(night))
    await night.settle()
    member = members(night)[0]
    await member.user.click(direct(member)[-1], custom_id="judge-overturn:1:0")
    await night.settle()


def members(night: Night) -> list[simcord.MemberActor]:
    """Three who have nothing to do with the table."""
    table = tables(night)[0]
    return [m for m in night.players if m not in {seated(night, table), seated(night, table, 1)}][-3:]


def jury(night: Night) -> dict[str, object]:
    """The options that name them."""
    return {"call": 1, **{f"member{n}": member for n, member in enumerate(members(night), 1)}}


async def falling(night: Night) -> None:
    """After a correction others should have played the final."""
    first, second = waiting(night)
    for table in (first, second):
        await won(night, table)
    (last_match,) = waiting(night)
    await won(night, last_match)
    await correct(night, first, (3, 7))
    await night.settle()


async def undecided(night: Night) -> None:
    """A match has ended without a winner."""
    await report(night, night.judge, waiting(night)[0], (5, 3), "time")
    await night.settle()


async def wrong_finalist(night: Night) -> None:
    """After a correction somebody else should play the public final."""
    await correct(night, tables(night)[0], (2, 4, 3, 10))
    await night.settle()


async def a_rule(night: Night) -> None:
    """A house rule is written."""
    await saved(night, DRINKS)


async def a_guest(night: Night) -> None:
    """A guest has entered."""
    await night.run(night.organizer, "signup add", guest="Grandma")


# Actions


async def rule_added(night: Night, _who: simcord.MemberActor) -> simcord.InteractionResult:
    """The preview is saved."""
    return await night.click(night.organizer, last(await previewed(night, DRINKS)), "rule-save")


async def rule_edited(night: Night, _who: simcord.MemberActor) -> simcord.InteractionResult:
    """The rule is rewritten."""
    preview = await previewed(night, {**DRINKS, "title_en": "Drinks"}, "rule edit", rule="house/1")
    return await night.click(night.organizer, last(preview), "rule-save")


async def rule_removed(night: Night, _who: simcord.MemberActor) -> simcord.InteractionResult:
    """The rule is taken out."""
    preview = await night.run(night.organizer, "rule remove", rule="house/1")
    return await night.click(night.organizer, last(preview), "rule-save")


async def rules_imported(night: Night, _who: simcord.MemberActor) -> simcord.InteractionResult:
    """A file of rules is saved."""
    return await night.click(night.organizer, last(await imported(night, *HOUSE_FILE)), "rule-save")


async def table_reported(night: Night, who: simcord.MemberActor) -> simcord.InteractionResult:
    """A judge enters a table."""
    return await report(night, who, tables(night)[0])


async def a_report(night: Night) -> None:
    """A player has reported a table; nobody has confirmed it yet."""
    await report(night, at_table(night, tables(night)[0])[0], tables(night)[0])
    await night.settle()


async def table_closed(night: Night, who: simcord.MemberActor) -> simcord.InteractionResult:
    """A judge closes a pending report."""
    return await night.click(who, asked(night, tables(night)[0]), "result-confirm")


async def table_corrected(night: Night, _who: simcord.MemberActor) -> simcord.InteractionResult:
    """A judge corrects a table."""
    return await correct(night, tables(night)[0], (5, 6, 7, 10))


async def a_dispute(night: Night) -> None:
    """Another player disagrees."""
    await dispute(night, at_table(night, tables(night)[0])[1], asked(night, tables(night)[0]))
    await night.settle()


async def report_upheld(night: Night, who: simcord.MemberActor) -> simcord.InteractionResult:
    """A judge lets a disputed report stand."""
    opened = await night.click(who, asked(night, tables(night)[0]), "result-dispute")
    return await who.submit_modal(opened, {"ended": ["uphold"], "reason": "all saw it"})


async def nobody_came(night: Night, who: simcord.MemberActor) -> simcord.InteractionResult:
    """A judge says yes to a table without a game."""
    asked = await night.run(who, "result walkover", table=tables(night)[0].id)
    return await night.click(who, last(asked), "result-walkover")


def judges_button(verb: str) -> Doing:
    """A button in the judges' channel."""

    async def run(night: Night, who: simcord.MemberActor) -> simcord.InteractionResult:
        (line,) = [n for n in told(night) if any(b.startswith(f"{verb}:") for b in n.buttons)]
        post = next(post for post in night.posts("judges") if post.id == line.message_id)
        return await night.click(who, post, verb)

    return run


def told(night: Night) -> tuple[Any, ...]:
    """What was said in the judges' channel."""
    return read(
        night.bot.bot_context.database,
        lambda uow: uow.outbox.notices.find(guild_id=night.guild.id, place=Destination.JUDGES),
    )


async def a_match(night: Night) -> None:
    """A backgammon match has been called to its board."""
    await matches(night)
    await night.run(night.organizer, "round seat", seed=7)
    await night.run(night.organizer, "round publish")
    await night.settle()


async def match_stopped(night: Night, who: simcord.MemberActor) -> simcord.InteractionResult:
    """A judge stops the clock of a match, in its thread."""
    return await night.run_in(night.channels["pairings"].threads[0], who, "match stop", reason="official")


async def an_absence(night: Night) -> None:
    """A player of the first match wishes to leave for a quarter of an hour."""
    thread = night.channels["pairings"].threads[0]
    await night.run_in(thread, seated(night, tables(night)[0]), "match leave", minutes=15)
    await night.settle()


async def absence_agreed(night: Night, who: simcord.MemberActor) -> simcord.InteractionResult:
    """A judge agrees to it."""
    return await judges_button("match-agree")(night, who)


async def voted(night: Night, _who: simcord.MemberActor) -> Any:  # noqa: ANN401 - a private answer
    """The second of three votes decides."""
    member = members(night)[1]
    return await member.user.click(direct(member)[-1], custom_id="judge-overturn:1:0")


def first(night: Night) -> int:
    """The first player."""
    return player_id(night, 0)


def second(night: Night) -> int:
    """The second player at the first table."""
    return tables(night)[0].seats[1]


def guest_number(night: Night) -> int:
    """The guest."""
    return read(
        night.bot.bot_context.database,
        lambda uow: uow.people.find(guild_id=night.guild.id, user_id=None)[0].id,
    )


def one_table(night: Night) -> int:
    """The first table."""
    return tables(night)[0].id


JUDGE = "judge"
DEEDS = (
    Deed("event-created", empty, command("event create", name="Cup")),
    Deed("event-open", draft, command("event open")),
    Deed("event-edited", open_, command("event edit", name="Trophy", capacity=6)),
    Deed("event-closed", open_, command("event close")),
    Deed("event-check-in", open_, command("event checkin", until="23:00")),
    Deed("event-announce", open_, command("event announce", words="Bring your own dice")),
    Deed("event-cancelled", open_, command("event cancel")),
    Deed("event-cancelled", running, command("event cancel")),
    Deed("event-finished", one_round, command("event finish"), wait=60),
    Deed("event-running", finished, command("event reopen"), wait=60),
    Deed("format-set", matches, command("event format", seeding="rating")),
    Deed("season-set", open_, command("standings season", event=1, season="2026", participation=2)),
    Deed("length-set", matches, command("event length", part="final", length=9)),
    Deed("setup", open_, command("setup", confirm_minutes=30, language="ja"), "admin"),
    Deed("entry-add", open_, command("signup add", guest="Grandma")),
    Deed("entry-add", running, command("signup add", guest="Grandma")),
    Deed("entry-import", open_, lambda night, _who: players_imported(night, FILE[1])),
    Deed("entry-approve", approving, command("signup approve", player=first)),
    Deed("entry-refuse", open_, command("signup refuse", player=lambda night: player_id(night, 1))),
    Deed("entry-remove", open_, command("signup remove", player=first)),
    Deed("entry-check-in", checking_in, command("signup checkin", player=first)),
    Deed("entry-class", classes, command("signup class", player=first, handicap="B")),
    Deed("entry-account", open_, command("signup account", player=guest_number, member=lambda n: n.outsider),
         prepare=(a_guest,)),
    Deed("entry-account", running, command("signup account", player=guest_number, member=lambda n: n.outsider),
         prepare=(step("organizer", "signup substitute", player=first, guest="Grandma"),)),
    Deed("entry-merged", open_, command("signup account", player=guest_number, member=lambda n: n.players[0],
         merge=True), prepare=(a_guest,)),
    Deed("entry-merged", running, command("signup account", player=guest_number, member=lambda n: n.players[0],
         merge=True), prepare=(step("organizer", "signup substitute", player=first, guest="Grandma"),)),
    Deed("entry-drop", running, command("signup drop", player=first)),
    Deed("entry-return", running, command("signup return", player=first),
         prepare=(step("organizer", "signup drop", player=first),)),
    Deed("entry-no-show", running, command("signup noshow", player=first)),
    Deed("entry-substitute", running, command("signup substitute", player=first, guest="Grandma")),
    Deed("entry-substitute", open_, command("signup substitute", player=first, member=lambda n: n.outsider)),
    Deed("round-seated", open_, command("round seat", seed=7)),
    Deed("round-published", planned, command("round publish")),
    Deed("round-swapped", planned, command("round swap", player=lambda n: two_places(n)["player"],
         other=lambda n: two_places(n)["other"]), JUDGE),
    Deed("round-swapped", running, command("round swap", player=lambda n: two_places(n)["player"],
         other=lambda n: two_places(n)["other"]), JUDGE),
    Deed("round-replaced", running, command("round replace", table=one_table, player=second,
         guest="Grandma"), JUDGE),
    Deed("table-locked", planned, command("round lock", table=1)),
    Deed("table-unlocked", planned, command("round lock", table=1, state="unlocked"),
         prepare=(step("organizer", "round lock", table=1),)),
    Deed("round-started", published, command("round start"), JUDGE),
    Deed("round-paused", running, command("round pause"), JUDGE),
    Deed("round-resumed", running, command("round resume"), JUDGE, (step(JUDGE, "round pause"),)),
    Deed("round-extended", running, command("round extend", minutes=5), JUDGE),
    Deed("round-ended", running, command("round end"), JUDGE, (all_results,)),
    Deed("round-cancelled", planned, command("round cancel")),
    Deed("round-cancelled", running, command("round cancel")),
    Deed("result-entered", running, table_reported, JUDGE),
    Deed("result-confirmed", running, table_closed, JUDGE, (a_report,)),
    Deed("result-corrected", running, table_corrected, JUDGE, (all_results, step(JUDGE, "round end")), wait=60),
    Deed("result-upheld", running, report_upheld, JUDGE, (a_report, a_dispute)),
    Deed("result-walkover", running, command("result walkover", table=one_table,
         winner=lambda n: seats(n)[0][0], reason="nobody else came"), JUDGE),
    Deed("result-nobody-came", running, nobody_came, JUDGE),
    Deed("stage-planned", one_round, command("standings advance")),
    Deed("stage-repaired", final, judges_button("stage-repair"), prepare=(wrong_finalist,)),
    Deed("matches-voided", a_bracket, judges_button("bracket-void"), JUDGE, (falling,)),
    Deed("sent-on", a_bracket, judges_button("goes-on-second"), JUDGE, (undecided,)),
    Deed("penalty-warning", running, lambda n, who: n.run(who, "penalty warn", **penalised(n)), JUDGE),
    Deed("penalty-disqualification", running,
         lambda n, who: n.sure(who, "penalty disqualify", **penalised(n)), JUDGE),
    Deed("penalty-revoked", running, command("penalty revoke", penalty=1, reason="It was the other one"), JUDGE,
         (lambda n: n.run(n.judge, "penalty warn", **penalised(n)),)),
    Deed("judge-ruled", running, command("judge rule", call=1, ruling="Yes"), JUDGE, (a_call,)),
    Deed("judge-committee", empty, lambda n, who: n.run(who, "judge committee", **jury(n)), JUDGE, (an_appeal,)),
    Deed("match-noted", a_match, match_stopped, JUDGE),
    Deed("match-agreed", a_match, absence_agreed, JUDGE, (an_absence,)),
    Deed("match-director", a_match, command("match director", member=lambda n: n.outsider)),
    Deed("judge-voted", empty, voted, JUDGE, (a_committee,)),
    Deed("rule-added", open_, rule_added),
    Deed("rule-edited", open_, rule_edited, prepare=(a_rule,)),
    Deed("rule-removed", open_, rule_removed, prepare=(a_rule,)),
    Deed("rule-imported", open_, rules_imported),
    Deed("rule-document-added", open_, command("document add", file=HOUSE_DOCUMENT)),
    Deed("rule-document-named", open_, command("document use", document=1), prepare=(a_document,)),
    Deed("rule-document-removed", open_, command("document remove", document=1), prepare=(a_document,)),
)  # fmt: skip

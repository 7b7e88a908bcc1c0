"""Actions behind hubs: chosen by name, filled in a form, refused and done as the commands that they were."""

import pytest
import simcord

from bot.ui.action_form import sent_values
from tests.support.forgery import sent_form
from tests.support.night import Night, last, said
from tests.support.rounds import event_with, player_id, running, the_event
from tests.support.wording import says


def fields_of(form: simcord.InteractionResult) -> dict[str, dict[str, object]]:
    """The components of a form, by their ids."""
    assert form.modal is not None, said(form)
    return {part["component"]["custom_id"]: part["component"] for part in form.modal["components"]}


async def signed_up(night: Night, count: int = 4) -> None:
    await event_with(night, count)
    await night.settle()


async def entrants(night: Night) -> str:
    return said(await night.run(night.organizer, "signup list"))


async def test_an_action_with_nothing_left_to_say_is_done_at_once(night: Night) -> None:
    await signed_up(night)
    who = str(player_id(night, 0))
    done = await night.organizer.slash(night.hall, "organize signup", do="remove", on=who)
    assert done.modal is None
    assert "P00" in said(done)
    assert "P00" not in await entrants(night)


async def test_what_is_missing_is_chosen_in_a_form_and_a_restart_between_changes_nothing(
    night: Night,
) -> None:
    await signed_up(night)
    form = await night.organizer.slash(night.hall, "organize signup", do="remove")
    menu = fields_of(form)["player"]
    options = {option["label"]: option["value"] for option in menu["options"]}  # type: ignore[attr-defined]  # JSON
    assert set(options) >= {"P00", "P02"}
    await night.restart()
    done = await night.organizer.submit_modal(form, {"player": [options["P02"]]})
    assert "P02" in said(done)
    assert "P02" not in await entrants(night)


@pytest.mark.parametrize(("typed", "expected"), [("P00", "P00"), ("p03", "P03")])
async def test_a_name_that_is_typed_means_the_one_that_fits(night: Night, typed: str, expected: str) -> None:
    await signed_up(night)
    done = await night.organizer.slash(night.hall, "organize signup", do="remove", on=typed)
    assert expected in said(done)
    assert expected not in await entrants(night)


async def test_a_name_that_fits_several_or_nobody_is_refused_with_what_fits(night: Night) -> None:
    await event_with(night, 12)
    await night.run(night.organizer, "signup add", guest="P0000")
    before = await entrants(night)
    several = said(await night.organizer.slash(night.hall, "organize signup", do="remove", on="P0"))
    assert several.startswith("⛔")
    assert "P00 / P01" in several
    alike = said(await night.organizer.slash(night.hall, "organize signup", do="remove", on="Q03"))
    assert alike.startswith("⛔")
    nobody = said(await night.organizer.slash(night.hall, "organize signup", do="remove", on="Xyzzyq"))
    assert nobody.startswith("⛔")
    assert await entrants(night) == before


async def test_more_fields_than_a_form_takes_are_chosen_first(night: Night) -> None:
    await signed_up(night)
    asked = await night.organizer.slash(night.hall, "organize event", do="edit")
    assert asked.modal is None
    form = await night.organizer.select(last(asked), ["name", "capacity"])
    assert set(fields_of(form)) == {"name", "capacity"}
    refused = said(await night.organizer.submit_modal(form, {"capacity": "many"}))
    assert refused.startswith("⛔")
    done = said(await night.run(night.organizer, "event edit", name="Autumn Cup", capacity=9))
    assert "⛔" not in done
    assert (the_event(night).name, the_event(night).capacity) == ("Autumn Cup", 9)


async def test_a_penalty_chooses_its_section_and_says_whether_it_is_public(night: Night) -> None:
    await running(night)
    await night.settle()
    offers = await night.judge.autocomplete(
        night.hall, "officiate penalty", "section", "cjp/call-judge", do="warn"
    )
    section = offers[0]["value"]
    form = await night.judge.slash(
        night.hall, "officiate penalty", do="warn", on=str(player_id(night, 1)), section=section
    )
    fields = fields_of(form)
    assert fields["section"]["value"] == section
    assert fields["public"]["type"] == 23
    done = said(
        await night.judge.submit_modal(form, {"section": section, "reason": "Shouted", "public": True})
    )
    assert "⛔" not in done, done
    assert "P01" in said(await night.run(night.judge, "penalty list"))


async def test_what_is_penalised_is_chosen_in_the_form_and_any_other_section_is_typed(night: Night) -> None:
    await running(night)
    await night.settle()
    form = await night.judge.context_menu(night.hall, "Warn", night.players[1])
    assert form.modal
    fields = [label["component"] for label in form.modal["components"]]
    menu, beside = fields[0], fields[1]
    offered = [option["value"] for option in menu["options"]]
    assert "cjp/manners-penalty" in offered[:13], "what the regulations penalise"
    assert menu["required"], "a form without a section is not sent"
    assert (beside["custom_id"], offered[-1], len(offered)) == ("section~other", "~other", 25)
    refused = said(await night.judge.submit_modal(form, {"section": ["~other"], "reason": "Shouted"}))
    assert says(refused, "refusal-option-missing", option="section")
    form = await night.judge.context_menu(night.hall, "Warn", night.players[1])
    sent = {"section": ["~other"], "section~other": "cjp/table-swap", "reason": "Shouted"}
    assert "⛔" not in said(await night.judge.submit_modal(form, sent))
    form = await night.judge.context_menu(night.hall, "Warn", night.players[1])
    chosen = {"section": ["cjp/manners-penalty"], "reason": "Shouted"}
    assert "⛔" not in said(await night.judge.submit_modal(form, chosen))
    listed = said(await night.run(night.judge, "penalty list"))
    assert "cjp/table-swap" in listed
    assert "cjp/manners-penalty" in listed


async def test_a_list_of_players_is_given_in_the_form(night: Night) -> None:
    await signed_up(night)
    form = await night.organizer.slash(night.hall, "organize signup", do="import")
    assert fields_of(form)["file"]["type"] == 19
    read = await night.organizer.submit_modal(form, {"file": ("names.txt", b"Anna\nBert\n")})
    assert "Anna" in said(read)
    assert "⛔" not in said(read)


@pytest.mark.parametrize("who", ["player", "outsider"])
async def test_a_form_that_was_never_shown_is_refused_to_whoever_may_not(night: Night, who: str) -> None:
    await signed_up(night)
    member = night.players[0] if who == "player" else night.outsider
    before = await entrants(night)
    forged = await sent_form(night, member, "action|signup add|0|", {"guest": "Mallory"})
    assert says(said(forged), "refusal-needs-organizer")
    removed = await sent_form(night, member, f"action|signup remove|0|{player_id(night, 1)}", {})
    assert says(said(removed), "refusal-needs-organizer")
    unknown = await sent_form(night, member, "action|signup vanish|0|", {})
    assert said(unknown).startswith("⛔")
    assert await entrants(night) == before


async def test_the_menu_of_a_person_signs_up_warns_and_challenges(night: Night) -> None:
    await running(night)
    await night.settle()
    warned = await night.judge.context_menu(night.hall, "Warn", night.players[1])
    values = {"section": ["cjp/table-swap"], "reason": "Shouted"}
    assert "⛔" not in said(await night.judge.submit_modal(warned, values))
    assert "P01" in said(await night.run(night.judge, "penalty list"))
    stranger = said(await night.judge.context_menu(night.hall, "Warn", night.outsider))
    assert stranger.startswith("⛔")
    refused = said(await night.players[0].context_menu(night.hall, "Sign up", night.outsider))
    assert says(refused, "refusal-needs-organizer")
    challenged = said(
        await night.players[0].context_menu(night.hall, "Challenge to backgammon", night.players[1])
    )
    assert "⛔" not in challenged


async def test_an_organizer_signs_somebody_up_from_their_menu(night: Night) -> None:
    await signed_up(night)
    done = said(await night.organizer.context_menu(night.hall, "Sign up", night.outsider))
    assert "Otto" in done
    assert "Otto" in await entrants(night)


def test_what_a_form_holds_is_read_by_its_fields() -> None:
    sent = [
        {"type": 18, "component": {"type": 4, "custom_id": "name", "value": ""}},
        {"type": 18, "component": {"type": 3, "custom_id": "kind", "values": ["csv"]}},
        {"type": 18, "component": {"type": 23, "custom_id": "public", "value": False}},
        {"type": 10, "content": "words"},
        "junk",
    ]
    assert sent_values(sent) == {"kind": ["csv"], "public": False}
    assert sent_values(None) == {}


async def test_what_opens_a_form_of_its_own_is_not_asked_for_in_a_form_before(night: Night) -> None:
    await signed_up(night)
    refused = await night.organizer.slash(night.hall, "organize rules", do="edit")
    assert refused.modal is None
    assert says(said(refused), "refusal-action-needs-on")

"""Every rule for messages, forms and answers: one good payload, and one that breaks just this rule."""

from typing import Any

import pytest

from tests.support.contract import Upload, check_request

MESSAGES = "/channels/11/messages"
EDIT = "/channels/11/messages/12"
CALLBACK = "/interactions/13/token/callback"
FOLLOWUP = "/webhooks/14/token"
LAYOUT = 1 << 15
QUIET: dict[str, Any] = {"parse": []}


def button(number: int = 0, **changes: object) -> dict[str, Any]:
    return {
        "type": 2,
        "style": 1,
        "label": "Join",
        "custom_id": f"join:{number}",
        "disabled": False,
        **changes,
    }


def row(*components: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(components)}


def select(count: int = 2, **changes: object) -> dict[str, Any]:
    options = [{"label": f"Table {n}", "value": str(n)} for n in range(count)]
    return {"type": 3, "custom_id": "pick", "options": options, "min_values": 1, "max_values": 1, **changes}


def text(content: str = "Round 1") -> dict[str, Any]:
    return {"type": 10, "content": content}


def layout(*components: dict[str, Any], **extra: object) -> dict[str, Any]:
    return {"flags": LAYOUT, "components": list(components), **extra}


def field(name: str = "Ana", value: str = "10") -> dict[str, Any]:
    return {"name": name, "value": value, "inline": True}


def modal(*items: dict[str, Any], **changes: object) -> dict[str, Any]:
    data = {"custom_id": "form", "title": "Report", "components": list(items), **changes}
    return {"type": 9, "data": data}


def labelled(number: int = 0, label: str = "Points", **changes: object) -> dict[str, Any]:
    item = {"type": 4, "custom_id": f"in:{number}", "style": 1, **changes}
    return {"type": 18, "label": label, "component": item}


def radio(count: int) -> dict[str, Any]:
    options = [{"label": str(n), "value": str(n)} for n in range(count)]
    return {
        "type": 18,
        "label": "Winner",
        "component": {"type": 21, "custom_id": "winner", "options": options},
    }


def choices(*names: str) -> dict[str, Any]:
    return {"type": 8, "data": {"choices": [{"name": name, "value": "v"} for name in names]}}


MESSAGE_RULES = [
    ("content of 2000", {"content": "x" * 2000}, {"content": "x" * 2001}, "content: 2001"),
    ("not empty", {"content": "x"}, {"content": ""}, "message: empty"),
    (
        "mentions are opened or closed on purpose",
        {"content": "<@5>", "allowed_mentions": QUIET},
        {"content": "@everyone"},
        "allowed_mentions: missing",
    ),
    (
        "mentions in a layout too",
        layout(text("<@&5>"), allowed_mentions=QUIET),
        layout(text("<@&5>")),
        "allowed_mentions: missing",
    ),
    ("embed title", {"embeds": [{"title": "x" * 256}]}, {"embeds": [{"title": "x" * 257}]}, "title"),
    (
        "embed description",
        {"embeds": [{"description": "x" * 4096}]},
        {"embeds": [{"description": "x" * 4097}]},
        "description: 4097",
    ),
    (
        "25 fields",
        {"embeds": [{"fields": [field()] * 25}]},
        {"embeds": [{"fields": [field()] * 26}]},
        "fields: 26",
    ),
    (
        "field name",
        {"embeds": [{"fields": [field("x" * 256)]}]},
        {"embeds": [{"fields": [field("x" * 257)]}]},
        "name: 257",
    ),
    (
        "field value",
        {"embeds": [{"fields": [field(value="x" * 1024)]}]},
        {"embeds": [{"fields": [field(value="x" * 1025)]}]},
        "value: 1025",
    ),
    (
        "field not empty",
        {"embeds": [{"fields": [field()]}]},
        {"embeds": [{"fields": [field(value="")]}]},
        "value: empty",
    ),
    (
        "embed footer",
        {"embeds": [{"footer": {"text": "x" * 2048}}]},
        {"embeds": [{"footer": {"text": "x" * 2049}}]},
        "footer.text: 2049",
    ),
    (
        "embed author",
        {"embeds": [{"author": {"name": "x" * 256}}]},
        {"embeds": [{"author": {"name": "x" * 257}}]},
        "author.name: 257",
    ),
    (
        "6000 over all embeds",
        {"embeds": [{"description": "x" * 3000}] * 2},
        {"embeds": [{"description": "x" * 3000}, {"description": "x" * 3001}]},
        "6001 characters in all",
    ),
    ("10 embeds", {"embeds": [{"title": "x"}] * 10}, {"embeds": [{"title": "x"}] * 11}, "embeds: 11"),
    (
        "5 rows",
        {"components": [row(button(n)) for n in range(5)]},
        {"components": [row(button(n)) for n in range(6)]},
        "components: 6",
    ),
    (
        "5 buttons a row",
        {"components": [row(*(button(n) for n in range(5)))]},
        {"components": [row(*(button(n) for n in range(6)))]},
        "6 in a row",
    ),
    ("rows are filled", {"components": [row(button())]}, {"components": [row()]}, "empty action row"),
    (
        "a menu stands alone",
        {"components": [row(select()), row(button())]},
        {"components": [row(select(), button())]},
        "must stand alone",
    ),
    ("buttons stand in rows", {"components": [row(button())]}, {"components": [button()]}, "action row"),
    (
        "custom_id once",
        {"components": [row(button(1), button(2))]},
        {"components": [row(button(1), button(1))]},
        "stands twice",
    ),
    (
        "custom_id of 100",
        {"components": [row(button(custom_id="x" * 100))]},
        {"components": [row(button(custom_id="x" * 101))]},
        "custom_id: 101",
    ),
    (
        "label of 80",
        {"components": [row(button(label="x" * 80))]},
        {"components": [row(button(label="x" * 81))]},
        "label: 81",
    ),
    (
        "label or emoji",
        {"components": [row(button(label=None, emoji={"name": "👍"}))]},
        {"components": [row(button(label=None))]},
        "label or an emoji",
    ),
    (
        "a link has a url and no custom_id",
        {"components": [row({"type": 2, "style": 5, "label": "Rules", "url": "https://example.org"})]},
        {"components": [row(button(style=5, url="https://example.org"))]},
        "custom_id: not allowed",
    ),
    (
        "an action button has a custom_id",
        {"components": [row(button())]},
        {"components": [row({"type": 2, "style": 1, "label": "x"})]},
        "custom_id: missing",
    ),
    (
        "25 select options",
        {"components": [row(select(25))]},
        {"components": [row(select(26))]},
        "options: 26",
    ),
    (
        "select options",
        {"components": [row(select(1))]},
        {"components": [row(select(0))]},
        "options: none",
    ),
    (
        "select values once",
        {"components": [row(select(2))]},
        {"components": [row(select(options=[{"label": "a", "value": "1"}, {"label": "b", "value": "1"}]))]},
        "value '1' stands twice",
    ),
    (
        "select texts",
        {"components": [row(select(options=[{"label": "x" * 100, "value": "1"}]))]},
        {"components": [row(select(options=[{"label": "x" * 101, "value": "1"}]))]},
        "label: 101",
    ),
    (
        "select placeholder",
        {"components": [row(select(placeholder="x" * 150))]},
        {"components": [row(select(placeholder="x" * 151))]},
        "placeholder: 151",
    ),
    (
        "select minimum",
        {"components": [row(select(min_values=1, max_values=2))]},
        {"components": [row(select(min_values=2, max_values=1))]},
        "above max_values",
    ),
    (
        "select maximum",
        {"components": [row(select(2, max_values=2))]},
        {"components": [row(select(2, max_values=3))]},
        "3 of 2 options",
    ),
    (
        "layout of 40 counting nested ones",
        layout({"type": 17, "components": [text()] * 39}),
        layout({"type": 17, "components": [text()] * 39}, text()),
        "41 counting nested",
    ),
    ("layout text", layout(text("x" * 4000)), layout(text("x" * 4000), text("x")), "4001 characters"),
    ("layout text not empty", layout(text()), layout(text("")), "content: empty"),
    ("layout without content", layout(text()), layout(text(), content="x"), "content: not allowed"),
    ("layout without embeds", layout(text()), layout(text(), embeds=[{"title": "x"}]), "embeds: not allowed"),
    ("layout flag", layout(text()), {"components": [text()]}, "needs the layout flag"),
    (
        "section accessory",
        layout({"type": 9, "components": [text()], "accessory": button()}),
        layout({"type": 9, "components": [text()]}),
        "accessory: missing",
    ),
    (
        "section texts",
        layout({"type": 9, "components": [text()] * 3, "accessory": button()}),
        layout({"type": 9, "components": [text()] * 4, "accessory": button()}),
        "components: 4",
    ),
    (
        "gallery of 10",
        layout({"type": 12, "items": [{"media": {"url": "attachment://a.png"}}] * 10}),
        layout({"type": 12, "items": [{"media": {"url": "attachment://a.png"}}] * 11}),
        "items: 11",
    ),
]

CALLBACK_RULES = [
    ("a form of 5", modal(*map(labelled, range(5))), modal(*map(labelled, range(6))), "components: 6"),
    ("form title", modal(labelled(), title="x" * 45), modal(labelled(), title="x" * 46), "title: 46"),
    ("form label", modal(labelled(label="x" * 45)), modal(labelled(label="x" * 46)), "label: 46"),
    ("form needs items", modal(labelled()), modal(), "components: missing"),
    ("form custom_id", modal(labelled()), modal(labelled(), custom_id="x" * 101), "custom_id: 101"),
    ("form item kind", modal(text()), modal({"type": 17, "components": [text()]}), "cannot stand in a form"),
    ("input of 4000", modal(labelled(max_length=4000)), modal(labelled(max_length=4001)), "at most 4000"),
    (
        "input value",
        modal(labelled(max_length=3, value="abc")),
        modal(labelled(max_length=3, value="abcd")),
        "value: 4",
    ),
    ("input custom_id", modal(labelled()), modal(labelled(custom_id="")), "custom_id: missing"),
    (
        "radio group of 10",
        modal(radio(10)),
        modal(radio(11)),
        "options: 11",
    ),
    ("25 choices", choices(*map(str, range(25))), choices(*map(str, range(26))), "choices: 26"),
    ("choice name", choices("x" * 100), choices("x" * 101), "name: 101"),
    ("choice once", choices("a", "b"), choices("a", "a"), "stands twice"),
    (
        "answer content",
        {"type": 4, "data": {"content": "x"}},
        {"type": 4, "data": {"content": "x" * 2001}},
        "2001",
    ),
    ("answer not empty", {"type": 5}, {"type": 4, "data": {"flags": 64}}, "message: empty"),
    (
        "update",
        {"type": 7, "data": {"content": "x", "components": [row(button())]}},
        {"type": 7, "data": {"content": "x", "components": [row(button(), button())]}},
        "stands twice",
    ),
]


@pytest.mark.parametrize(("rule", "good", "bad", "fault"), MESSAGE_RULES, ids=[r[0] for r in MESSAGE_RULES])
def test_a_message_keeps_each_limit(rule: str, good: dict[str, Any], bad: dict[str, Any], fault: str) -> None:
    assert check_request("POST", MESSAGES, good) == (), rule
    assert any(fault in found for found in check_request("POST", MESSAGES, bad)), rule
    assert check_request("POST", FOLLOWUP, bad)
    assert check_request("POST", CALLBACK, {"type": 4, "data": bad})


@pytest.mark.parametrize(("rule", "good", "bad", "fault"), CALLBACK_RULES, ids=[r[0] for r in CALLBACK_RULES])
def test_an_answer_to_an_interaction_keeps_each_limit(
    rule: str, good: dict[str, Any], bad: dict[str, Any], fault: str
) -> None:
    assert check_request("POST", CALLBACK, good) == (), rule
    assert any(fault in found for found in check_request("POST", CALLBACK, bad)), rule


def test_an_edit_may_clear_a_message_but_keeps_the_limits() -> None:
    assert check_request("PATCH", EDIT, {"content": None, "components": [], "tts": False}) == ()
    assert check_request("PATCH", EDIT, {"content": "x" * 2001})
    assert check_request("PATCH", "/webhooks/14/token/messages/@original", {"content": "x" * 2001})


def test_at_most_ten_files_of_ten_mebibytes_are_sent() -> None:
    files = [Upload(f"{n}.png", 10) for n in range(11)]
    assert check_request("POST", MESSAGES, {"content": "x"}, files[:10]) == ()
    assert any("files: 11" in fault for fault in check_request("POST", MESSAGES, {"content": "x"}, files))
    heavy = [Upload("big.png", 10 * 1024 * 1024 + 1)]
    assert any("big.png" in fault for fault in check_request("POST", MESSAGES, {"content": "x"}, heavy))


def test_a_thread_has_a_name_of_at_most_100() -> None:
    threads = "/channels/11/messages/12/threads"
    assert check_request("POST", threads, {"name": "x" * 100, "auto_archive_duration": 1440}) == ()
    assert check_request("POST", threads, {"name": "x" * 101})
    assert check_request("POST", threads, {"name": " "})

"""An unmodified discord.py bot, run as a process of its own, on the simulated Discord."""

import sys
from collections.abc import AsyncIterator
from dataclasses import dataclass

import discord
import pytest
import pytest_asyncio

from tests.support.loopback import BotProcess, Channel, Fault, LoopbackDiscord, Mishap, User
from tests.support.loopback.problems import MISSING_PERMISSIONS

pytestmark = pytest.mark.asyncio(loop_scope="module")


@dataclass(frozen=True, slots=True)
class Table:
    """What each test has: the server, the toy, one person, one channel."""

    server: LoopbackDiscord
    toy: BotProcess
    ana: User
    hall: Channel


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def running(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Table]:
    async with LoopbackDiscord(locale="ja") as server:
        ana, hall = server.user("Ana", locale="ja"), server.channel("hall")
        command = (sys.executable, "-m", "tests.support.loopback.toybot", server.base)
        async with BotProcess(command, tmp_path_factory.mktemp("toy") / "toy.log") as toy:
            await server.ready()
            yield Table(server, toy, ana, hall)


@pytest_asyncio.fixture(loop_scope="module")
async def table(running: Table) -> AsyncIterator[Table]:
    """The running toy, and at the end no request that the contract refuses and no traceback."""
    yield running
    assert running.server.contract_faults == []
    assert "Traceback" not in running.toy.output


async def test_a_slash_command_is_answered_in_the_language_of_the_person(table: Table) -> None:
    handle = await table.server.answered(table.server.slash(table.ana, table.hall, "toy ping"))
    assert (handle.text, handle.answer_type) == ("pong ja", 4)
    assert handle.response is not None
    assert handle.response.ephemeral
    assert handle.latency is not None
    assert 0 < handle.latency < 3
    assert handle.response not in table.server.messages(table.hall)


async def test_thinking_becomes_the_first_follow_up_and_further_ones_follow(table: Table) -> None:
    server, ben = table.server, table.server.user("Ben")
    handle = server.slash(table.ana, table.hall, "toy think", {"text": "x", "who": ben})
    await server.until(lambda: "edited x" in handle.text)
    assert [message.content for message in handle.messages] == ["edited x", "and more"]
    assert handle.answer_type == 5
    assert all(message.ephemeral for message in handle.messages[:1])


async def test_typing_into_an_option_offers_choices(table: Table) -> None:
    handle = table.server.autocomplete(table.ana, table.hall, "toy think", {"text": "卓"}, "text")
    await table.server.answered(handle)
    assert [choice["name"] for choice in handle.choices or ()] == ["卓0", "卓1", "卓2"]


async def test_a_message_with_file_button_and_thread_is_posted_and_its_button_works(table: Table) -> None:
    server = table.server
    handle = await server.answered(server.slash(table.ana, table.hall, "toy counter"))
    assert handle.text == "posted"
    message = server.messages(table.hall)[-1]
    assert message.attachments[0]["filename"] == "table.csv"
    assert b"1,2,3" in server.world.files.values()
    assert message.thread is not None
    assert [post.content for post in server.messages(message.thread)] == ["welcome"]
    assert message.thread in server.threads()
    await server.answered(server.click(message, "count:0", table.ana))
    assert (message.content, message.edits) == ("count 1", 1)
    with pytest.raises(ValueError, match="no 'count:0' here"):
        server.click(message, "count:0", table.ana)


async def test_a_form_is_shown_and_sent(table: Table) -> None:
    form = await table.server.answered(table.server.slash(table.ana, table.hall, "toy form"))
    sent = table.server.submit_modal(form, {"points": "10", "winner": "B"})
    assert (await table.server.answered(sent)).text == "B has 10"
    with pytest.raises(ValueError, match="no 'loser' here"):
        table.server.submit_modal(form, {"loser": "A"})


async def test_a_context_menu_names_its_target(table: Table) -> None:
    handle = table.server.menu(table.ana, table.hall, "Look", table.server.user("Cleo"))
    assert (await table.server.answered(handle)).text == "Cleo"


async def test_one_nonce_makes_one_direct_message(table: Table) -> None:
    dora = table.server.user("Dora")
    handle = table.server.slash(table.ana, table.hall, "toy write", {"who": dora})
    assert (await table.server.answered(handle)).text == "same True"
    assert [message.content for message in table.server.dms(dora)] == ["hello"]


async def test_closed_direct_messages_refuse_with_50007(table: Table) -> None:
    closed = table.server.user("Emil")
    table.server.close_dms(closed)
    handle = table.server.slash(table.ana, table.hall, "toy write", {"who": closed})
    assert (await table.server.answered(handle)).text == "refused 50007"
    assert table.server.dms(closed) == []


@pytest.mark.parametrize(("permission", "code"), [("send_messages", 50013), ("view_channel", 50001)])
async def test_a_permission_withheld_in_a_channel_refuses(table: Table, permission: str, code: int) -> None:
    place = table.server.channel("closed")
    table.server.deny(place, discord.Permissions(**{permission: True}).value)
    handle = await table.server.answered(table.server.slash(table.ana, place, "toy post"))
    assert handle.text == f"refused {code}"


async def test_a_rate_limit_and_a_server_error_are_waited_out(table: Table) -> None:
    place = table.server.channel("busy")
    path = f"/channels/{place.id}/messages"
    table.server.mishap(Fault(Mishap.RATE_LIMIT, "POST", path, times=2, seconds=0.01))
    table.server.mishap(Fault(Mishap.DELAY, "POST", path, seconds=0.01))
    handle = await table.server.answered(table.server.slash(table.ana, place, "toy post"))
    assert "done" in handle.text
    assert [r.status for r in table.server.requests if r.path == path] == [429, 429, 200]


async def test_a_refusal_can_be_ordered(table: Table) -> None:
    place = table.server.channel("refused")
    fault = Fault(Mishap.REFUSAL, "POST", f"/channels/{place.id}/messages", problem=MISSING_PERMISSIONS)
    table.server.mishap(fault)
    handle = await table.server.answered(table.server.slash(table.ana, place, "toy post"))
    assert handle.text == "refused 50013"


async def test_wrong_names_and_missing_options_are_the_drivers_own_mistake(table: Table) -> None:
    server = table.server
    with pytest.raises(ValueError, match="required options missing"):
        server.slash(table.ana, table.hall, "toy think")
    with pytest.raises(ValueError, match="has no 'pong'"):
        server.slash(table.ana, table.hall, "toy pong")
    with pytest.raises(ValueError, match="no command 'play'"):
        server.slash(table.ana, table.hall, "play")


async def test_a_broken_connection_is_resumed_with_the_events_missed(table: Table) -> None:
    server, before = table.server, table.server.gateway.resumed
    await server.gateway.disconnect()
    handle = server.slash(table.ana, table.hall, "toy ping")
    await server.until(lambda: server.gateway.resumed == before + 1)
    assert (await server.answered(handle)).text == "pong ja"


async def test_a_kill_loses_nothing_that_discord_has(table: Table) -> None:
    server = table.server
    place = server.channel("kill")
    await server.answered(server.slash(table.ana, place, "toy counter"))
    message = server.messages(place)[-1]
    await table.toy.kill()
    await server.gone()
    lost = server.click(message, "count:0", table.ana)
    assert not lost.delivered
    assert server.did_not_respond(lost)
    await table.toy.start()
    await server.ready()
    assert server.did_not_respond(lost)
    again = await server.answered(server.again(lost))
    assert (again.id != lost.id, message.content) == (True, "count 1")


async def test_a_kill_after_the_effect_leaves_the_effect_and_no_answer(table: Table) -> None:
    server = table.server
    place = server.channel("half")
    path = f"/channels/{place.id}/messages"
    server.after_request(lambda _, where: table.toy.kill_now() if where == path else None)
    handle = server.slash(table.ana, place, "toy post")
    await server.gone()
    assert [message.content for message in server.messages(place)] == ["posted"]
    server.skip(3.1)
    assert server.did_not_respond(handle)
    await table.toy.kill()
    await table.toy.start()
    await server.ready()


async def test_the_same_delivery_twice_is_refused_with_40060_once_answered(table: Table) -> None:
    server = table.server
    handle = await server.answered(server.slash(table.ana, table.hall, "toy ping"))
    path = f"/interactions/{handle.id}/{handle.token}/callback"
    server.redeliver(handle)
    await server.until(lambda: sum(record.path == path for record in server.requests) == 2)
    assert [record.status for record in server.requests if record.path == path] == [200, 400]
    assert (handle.deliveries, len(handle.messages)) == (2, 1)

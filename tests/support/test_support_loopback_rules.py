"""What the simulated Discord refuses, over plain HTTP and without a bot."""

import json
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

import aiohttp
import pytest
import pytest_asyncio

from tests.support.loopback import TOKEN, Channel, Fault, InteractionHandle, LoopbackDiscord, Mishap, User


@dataclass(frozen=True, slots=True)
class Wire:
    """A server with nobody connected, and a session that talks to it as a bot would."""

    server: LoopbackDiscord
    http: aiohttp.ClientSession
    ana: User
    hall: Channel

    async def send(self, method: str, path: str, body: object = None) -> tuple[int, dict[str, Any]]:
        async with self.http.request(method, f"{self.server.base}/api/v10{path}", json=body) as response:
            text = await response.text()
            assert not text or response.headers["Content-Type"] == "application/json"
            return response.status, json.loads(text) if text else {}

    async def refused(self, method: str, path: str, body: object = None) -> int:
        status, answer = await self.send(method, path, body)
        assert status >= 400
        return int(answer["code"])

    def ping(self) -> tuple[InteractionHandle, str]:
        handle = self.server.slash(self.ana, self.hall, "ping")
        return handle, f"/interactions/{handle.id}/{handle.token}/callback"

    def hook(self, handle: InteractionHandle) -> str:
        return f"/webhooks/{self.server.world.bot.id}/{handle.token}"


@pytest_asyncio.fixture
async def wire() -> AsyncIterator[Wire]:
    headers = {"Authorization": f"Bot {TOKEN}"}
    async with LoopbackDiscord() as server, aiohttp.ClientSession(headers=headers) as http:
        yield Wire(server, http, server.user("Ana"), server.channel("hall"))


async def test_an_answer_after_three_seconds_is_refused_with_10062(wire: Wire) -> None:
    handle, path = wire.ping()
    wire.server.skip(3.1)
    assert await wire.refused("POST", path, {"type": 5}) == 10062
    assert not handle.acknowledged
    assert await wire.refused("POST", "/interactions/1/token/callback", {"type": 5}) == 10062


async def test_a_second_answer_is_refused_with_40060(wire: Wire) -> None:
    _, path = wire.ping()
    assert (await wire.send("POST", path, {"type": 4, "data": {"content": "a"}}))[0] == 200
    assert await wire.refused("POST", path, {"type": 5}) == 40060


async def test_an_interactions_token_lives_fifteen_minutes(wire: Wire) -> None:
    handle, path = wire.ping()
    assert await wire.refused("POST", wire.hook(handle), {"content": "early"}) == 10015
    await wire.send("POST", path, {"type": 5, "data": {"flags": 64}})
    wire.server.skip(14 * 60)
    assert (await wire.send("POST", wire.hook(handle), {"content": "in time"}))[0] == 200
    assert [(m.content, m.ephemeral, m.loading) for m in handle.messages] == [("in time", True, False)]
    wire.server.skip(2 * 60)
    assert (
        await wire.refused("PATCH", wire.hook(handle) + "/messages/@original", {"content": "late"}) == 50027
    )


async def test_a_nonce_is_unique_for_minutes_only(wire: Wire) -> None:
    path, body = f"/channels/{wire.hall.id}/messages", {"content": "x", "nonce": "n1", "enforce_nonce": True}
    first, second = await wire.send("POST", path, body), await wire.send("POST", path, body)
    assert first[1]["id"] == second[1]["id"]
    wire.server.skip(10 * 60)
    third = await wire.send("POST", path, body)
    assert third[1]["id"] != first[1]["id"]
    assert len(wire.server.messages(wire.hall)) == 2


async def test_a_nonce_that_is_not_enforced_binds_nobody(wire: Wire) -> None:
    path, body = f"/channels/{wire.hall.id}/messages", {"content": "x", "nonce": "n1"}
    await wire.send("POST", path, body)
    await wire.send("POST", path, body)
    assert len(wire.server.messages(wire.hall)) == 2


async def test_a_message_has_one_thread_which_bears_its_number(wire: Wire) -> None:
    _, message = await wire.send("POST", f"/channels/{wire.hall.id}/messages", {"content": "x"})
    path = f"/channels/{wire.hall.id}/messages/{message['id']}/threads"
    assert (await wire.send("POST", path, {"name": "Table 1"}))[1]["id"] == message["id"]
    assert await wire.refused("POST", path, {"name": "Table 1"}) == 160004
    assert len(wire.server.threads()) == 1


@pytest.mark.parametrize(
    ("method", "path", "body", "code"),
    [
        ("POST", "/channels/{hall}/messages", {"content": ""}, 50006),
        ("POST", "/channels/1/messages", {"content": "x"}, 10003),
        ("PATCH", "/channels/{hall}/messages/1", {"content": "x"}, 10008),
        ("PATCH", "/channels/{hall}/messages/{said}", {"content": "x"}, 50005),
        ("PUT", "/guilds/{guild}/members/1/roles/1", None, 50013),
        ("GET", "/guilds/{guild}/members/1", None, 10007),
        ("GET", "/guilds/1", None, 10004),
        ("POST", "/users/@me/channels", {"recipient_id": "1"}, 10013),
        ("GET", "/nothing", None, 0),
    ],
)
async def test_discords_own_codes_are_used(
    wire: Wire, method: str, path: str, body: object, code: int
) -> None:
    said = wire.server.say(wire.ana, wire.hall, "mine")
    filled = path.format(hall=wire.hall.id, said=said.id, guild=wire.server.guild.id)
    assert await wire.refused(method, filled, body) == code


async def test_a_wrong_token_opens_nothing(wire: Wire) -> None:
    url, headers = f"{wire.server.base}/api/v10/users/@me", {"Authorization": "Bot wrong"}
    async with wire.http.get(url, headers=headers) as response:
        assert response.status == 401


async def test_a_rate_limit_says_via_and_how_long(wire: Wire) -> None:
    wire.server.mishap(Fault(Mishap.RATE_LIMIT, seconds=1.5))
    async with wire.http.get(f"{wire.server.base}/api/v10/users/@me") as response:
        assert (response.status, response.headers["Retry-After"]) == (429, "1.5")
        assert response.headers["Via"]
        assert (await response.json())["retry_after"] == 1.5


@pytest.mark.parametrize(("mishap", "messages"), [(Mishap.DROP_BEFORE, 0), (Mishap.DROP_AFTER, 1)])
async def test_a_connection_breaks_before_or_after_the_effect(
    wire: Wire, mishap: Mishap, messages: int
) -> None:
    path = f"/channels/{wire.hall.id}/messages"
    wire.server.mishap(Fault(mishap, "POST", path))
    with pytest.raises(aiohttp.ClientConnectionError):
        await wire.send("POST", path, {"content": "x"})
    assert len(wire.server.messages(wire.hall)) == messages
    assert (await wire.send("POST", path, {"content": "y"}))[0] == 200


async def test_faults_of_requests_are_collected(wire: Wire) -> None:
    await wire.send("POST", f"/channels/{wire.hall.id}/messages", {"content": "@everyone"})
    await wire.send("GET", "/guilds/1/bans")
    assert any("allowed_mentions: missing" in fault for fault in wire.server.contract_faults)
    assert any("/guilds/1/bans: not simulated" in fault for fault in wire.server.contract_faults)


@pytest.mark.parametrize(
    ("allowed", "pinged"),
    [
        (None, {"7", "9", "everyone"}),
        ({"parse": []}, set()),
        ({"parse": [], "users": ["7"]}, {"7"}),
        ({"parse": ["roles"]}, {"9"}),
        ({"parse": ["everyone", "users"]}, {"7", "everyone"}),
    ],
)
async def test_pings_are_those_that_were_allowed(wire: Wire, allowed: object, pinged: set[str]) -> None:
    body = {"content": "<@7> <@&9> @everyone"} | ({} if allowed is None else {"allowed_mentions": allowed})
    await wire.send("POST", f"/channels/{wire.hall.id}/messages", body)
    assert wire.server.messages(wire.hall)[0].pings == pinged


async def test_an_archived_thread_opens_when_written_to_and_a_locked_one_refuses(wire: Wire) -> None:
    path = f"/channels/{wire.hall.id}/threads"
    _, thread = await wire.send("POST", path, {"name": "Table", "type": 11})
    place = wire.server.threads()[0]
    await wire.send("PATCH", f"/channels/{thread['id']}", {"archived": True})
    assert place.archived
    await wire.send("POST", f"/channels/{thread['id']}/messages", {"content": "x"})
    assert not place.archived
    place.locked = True
    assert await wire.refused("POST", f"/channels/{thread['id']}/messages", {"content": "x"}) == 50083


async def test_a_box_becomes_a_layout_without_its_words_and_never_a_box_again(wire: Wire) -> None:
    room = f"/channels/{wire.hall.id}/messages"
    _, sent = await wire.send("POST", room, {"content": "old", "embeds": [{"title": "old"}]})
    place = f"{room}/{sent['id']}"
    card = {"flags": 1 << 15, "components": [{"type": 10, "content": "new"}]}
    assert await wire.refused("PATCH", place, card) == 50035
    assert (await wire.send("PATCH", place, {**card, "content": None, "embeds": []}))[0] == 200
    assert await wire.refused("PATCH", place, {"content": "old"}) == 50035
    assert await wire.refused("PATCH", place, {"embeds": [{"title": "old"}]}) == 50035
    _, there = await wire.send("GET", place)
    assert (there["flags"] & 1 << 15, there["content"], there["embeds"]) == (1 << 15, "", [])


async def test_waiting_for_what_does_not_come_ends(wire: Wire) -> None:
    handle, _ = wire.ping()
    with pytest.raises(TimeoutError):
        await wire.server.answered(handle, 0.01)
    with pytest.raises(TimeoutError):
        await wire.server.until(lambda: False, 0.01)


def identify(token: str = TOKEN, intents: int = 1, **extra: object) -> dict[str, Any]:
    return {"op": 2, "d": {"token": token, "intents": intents, "properties": {}, **extra}}


async def _connect(wire: Wire, frame: dict[str, Any]) -> aiohttp.ClientWebSocketResponse:
    socket = await wire.http.ws_connect(f"{wire.server.base}/gateway?v=10&encoding=json")
    assert (await socket.receive_json())["op"] == 10
    await socket.send_json(frame)
    return socket


@pytest.mark.parametrize(
    ("frame", "code"),
    [(identify("wrong"), 4004), (identify(intents=1 << 1), 4014)],
    ids=["token", "intents"],
)
async def test_a_wrong_token_or_a_privileged_intent_is_shown_the_door(
    wire: Wire, frame: dict[str, Any], code: int
) -> None:
    socket = await _connect(wire, frame)
    assert (await socket.receive()).type is aiohttp.WSMsgType.CLOSE
    assert socket.close_code == code
    assert not wire.server.gateway.connected


async def test_a_heartbeat_is_acknowledged_and_the_server_is_introduced(wire: Wire) -> None:
    socket = await _connect(wire, identify())
    ready, guild = await socket.receive_json(), await socket.receive_json()
    assert (ready["t"], guild["t"], guild["d"]["name"]) == ("READY", "GUILD_CREATE", "League")
    assert [channel["name"] for channel in guild["d"]["channels"]] == ["hall"]
    await socket.send_json({"op": 1, "d": guild["s"]})
    assert (await socket.receive_json())["op"] == 11


async def test_a_forgotten_session_cannot_be_resumed(wire: Wire) -> None:
    socket = await _connect(wire, {"op": 6, "d": {"token": TOKEN, "session_id": "gone", "seq": 3}})
    assert await socket.receive_json() == {"op": 9, "d": False, "s": None, "t": None}


async def test_each_shard_hears_its_own_servers(wire: Wire) -> None:
    own = (wire.server.guild.id >> 22) % 2
    near = await _connect(wire, identify(shard=[own, 2]))
    far = await _connect(wire, identify(shard=[1 - own, 2]))
    await wire.server.until(lambda: wire.server.gateway.identified == 2)
    wire.ping()
    assert [(await near.receive_json())["t"] for _ in range(3)] == [
        "READY",
        "GUILD_CREATE",
        "INTERACTION_CREATE",
    ]
    assert (await far.receive_json())["t"] == "READY"
    await far.send_json({"op": 1, "d": 1})
    assert (await far.receive_json())["op"] == 11

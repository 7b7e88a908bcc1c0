"""Discord around a page of ours: a client that shows it in a frame and speaks to it, and the proxy between."""

import asyncio
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Final

from aiohttp import ClientSession, DummyCookieJar, web

from data.database import Database
from tests.browser.chrome import PATIENCE
from tests.browser.web_site import OpenSite, Tab, open_site
from tests.support.discord_sign_in import DiscordSignIn, discord_sign_in
from web.bot_side import BotSide

_CLIENT: Final = """<!doctype html><html lang="en"><title>Discord</title>
<style>body { margin: 0 } iframe { position: fixed; inset: 0; width: 100%; height: 100%; border: 0 }</style>
<iframe id="frame" title="Activity"></iframe>
<script>
const proxy = __PROXY__, heard = window.heard = [];
addEventListener("message", async ({ source, origin, data: [code, said] }) => {
  heard.push({ origin, code, said });
  const answer = (words) => source.postMessage([1, words], origin);
  if (__SILENT__ || origin !== proxy) return;
  if (code === 0) return answer({ cmd: "DISPATCH", evt: "READY", data: { v: 1 }, nonce: null });
  const told = said.cmd === "AUTHORIZE" ? await (await fetch("/authorize")).json() : { opened: true };
  answer({ cmd: said.cmd, evt: told.code === "" ? "ERROR" : null, data: told, nonce: said.nonce });
});
document.getElementById("frame").src = `${proxy}/?instance_id=i-1&frame_id=f-1&platform=mobile&channel_id=1`;
</script>"""
_STRANGER: Final = """<!doctype html><title>Elsewhere</title><script>
const speak = (said) => parent.frames[0].postMessage([1, said], "*");
setInterval(() => { speak({ cmd: "DISPATCH", evt: "READY", data: {}, nonce: null }); speak({ cmd: "AUTHORIZE",
  evt: null, data: { code: "of-somebody-else" }, nonce: undefined }); parent.postMessage("spoken", "*"); }, 20);
</script>"""
_BY_HOP: Final = frozenset(
    {"host", "cookie", "connection", "content-length", "transfer-encoding", "accept-encoding"}
)
_ANSWERED: Final = _BY_HOP | {"set-cookie", "content-encoding"}


@dataclass
class Discord:
    """What one client of Discord shows, to whom, and what passes the proxy."""

    sign_in: DiscordSignIn
    target: str = ""
    user: int = 101
    locale: str = "en-US"
    silent: bool = False
    agrees: bool = True
    asked: list[web.Request] = field(default_factory=list)
    client: str = ""
    proxy: str = ""

    async def _page(self, request: web.Request) -> web.Response:
        if request.path == "/authorize":
            code = self.sign_in.code(self.user, "はな Hana", self.locale) if self.agrees else ""
            return web.json_response({"code": code})
        page = _STRANGER if request.path == "/stranger" else _CLIENT
        shown = page.replace("__PROXY__", json.dumps(self.proxy)).replace(
            "__SILENT__", str(self.silent).lower()
        )
        return web.Response(text=shown, content_type="text/html")

    async def _pass_on(self, request: web.Request) -> web.StreamResponse:
        """Everything but cookies, in either direction, bit by bit as it comes."""
        self.asked.append(request)
        told = {name: words for name, words in request.headers.items() if name.lower() not in _BY_HOP}
        async with (
            ClientSession(cookie_jar=DummyCookieJar()) as session,
            session.request(
                request.method,
                self.target + str(request.rel_url),
                headers=told,
                data=await request.read(),
                allow_redirects=False,
            ) as found,
        ):
            headers = {name: words for name, words in found.headers.items() if name.lower() not in _ANSWERED}
            answer = web.StreamResponse(status=found.status, headers=headers)
            await answer.prepare(request)
            async for part in found.content.iter_any():
                await answer.write(part)
        return answer


@contextmanager
def discord_around(database: Database) -> Iterator[tuple[Discord, OpenSite]]:
    """The pages of this database, as Discord shows them."""
    ready, done = threading.Event(), threading.Event()
    made: list[Discord] = []

    async def serve() -> None:
        async with discord_sign_in() as sign_in:
            there = Discord(sign_in)
            client, proxy = await _open(there._page), await _open(there._pass_on)
            there.client = f"http://localhost:{client.addresses[0][1]}"
            there.proxy = f"http://127.0.0.1:{proxy.addresses[0][1]}"
            made.append(there)
            ready.set()
            await asyncio.to_thread(done.wait)
            await client.cleanup()
            await proxy.cleanup()

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    assert ready.wait(PATIENCE)
    (there,) = made
    try:
        with open_site(database, BotSide(frame=there.sign_in.side(origin=there.client))) as site:
            there.target = site.base
            yield there, site
    finally:
        done.set()
        thread.join(PATIENCE)


async def _open(handler: Any) -> web.AppRunner:  # noqa: ANN401 - a handler of the library
    app = web.Application()
    app.router.add_route("*", "/{path:.*}", handler)
    runner = web.AppRunner(app, shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    return runner


def into_frame(page: Tab) -> None:
    """What follows is looked at inside the frame."""
    page.driver.switch_to.default_content()
    page.driver.switch_to.frame("frame")


def heard(page: Tab) -> list[dict[str, Any]]:
    """What the frame has said to the client; back in the frame afterwards."""
    page.driver.switch_to.default_content()
    found: list[dict[str, Any]] = page.js("window.heard")
    into_frame(page)
    return found

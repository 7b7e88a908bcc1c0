"""Messages drawn by the sandbox's page, one by one, at the width of a phone."""

import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import bot.sandbox
from tests.browser.chrome import PATIENCE, PHONE, Page, window
from tests.browser.turn_messages import SeenMessage

Payload = dict[str, Any]
PAGE = """<!doctype html><html><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,"><link rel="stylesheet" href="/static/page.css">
<link rel="stylesheet" href="/static/message.css"><link rel="stylesheet" href="/static/forms.css">
<body><main><div id="scroller"><div id="messages"></div></div></main><script type="module">
import { render } from "/static/message.js";
import { setLocale } from "/static/strings.js";
import { setNow } from "/static/times.js";
window.channel = async (locale, now, messages, known) => {
  setLocale(locale);
  setNow(now);
  const person = (user, bot) => ({ name: user.global_name ?? user.username, bot, roles: [], color: 0 });
  const mentioned = messages.flatMap((message) => message.mentions);
  const users = Object.fromEntries(mentioned.map((user) => [user.id, person(user, false)]));
  for (const message of messages) users[message.author.id] = person(message.author, true);
  const nothing = () => {};
  const names = { users: { ...users, ...known.users }, roles: {}, channels: known.channels };
  const view = { commands: { slash: [] }, names, me: "0", act: nothing, messageMenu: nothing };
  const nodes = messages.map((message, place) => render(message, messages[place - 1] ?? null, view));
  const list = document.getElementById("messages");
  list.replaceChildren(...nodes);
  for (const image of list.querySelectorAll("img")) { image.loading = "eager"; await image.decode(); }
  return nodes.map((node) => node.getBoundingClientRect().height);
};
window.tall = async (locale, now, message) =>
  (await window.channel(locale, now, [message], { users: {}, channels: {} }))[0];
document.title = "ready";
</script>"""


class _Static(SimpleHTTPRequestHandler):
    def do_GET(self) -> None:
        """The page itself, else a file of the sandbox's."""
        if self.path != "/":
            super().do_GET()
            return
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.end_headers()
        self.wfile.write(PAGE.encode())

    def log_message(self, *_: object) -> None:
        """Nothing is worth a line."""


class DrawnMessages:
    """A phone that draws one message after the other."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def height(self, seen: SeenMessage, locale: str) -> float:
        """How many pixels a message takes."""
        script = (
            "const done = arguments[3]; tall(arguments[0], arguments[1], JSON.parse(arguments[2])).then(done)"
        )
        found: Any = self.page.driver.execute_async_script(script, locale, seen.now, seen.payload)
        return float(found)

    def heights(self, messages: Sequence[Payload], locale: str, now: float, known: Payload) -> list[float]:
        """The same of messages that follow one another; `known`: users and channels by their ids, as in a tab."""
        script = "const done = arguments[4]; channel(...[...arguments].slice(0, 4)).then(done)"
        found: Any = self.page.driver.execute_async_script(script, locale, now, messages, known)
        return [float(height) for height in found]

    def picture(self, path: Path) -> None:
        """All that is drawn now, as a picture of the phone's width."""
        driver = self.page.driver
        tall = driver.execute_script("return document.getElementById('messages').scrollHeight + 20")
        driver.execute_cdp_cmd(
            "Emulation.setDeviceMetricsOverride",
            {"width": PHONE[0], "height": max(PHONE[1], tall), "deviceScaleFactor": 1, "mobile": True},
        )
        driver.save_screenshot(str(path))


@contextmanager
def drawing() -> Iterator[DrawnMessages]:
    """A phone with the sandbox's own drawing of messages and nothing else."""
    folder = str(Path(bot.sandbox.__file__).parent)
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Static, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        with window(f"http://127.0.0.1:{server.server_port}/", PHONE) as page:
            page.driver.get(page.base)
            page.driver.set_script_timeout(PATIENCE)
            page.wait(lambda: page.driver.title == "ready" or None)  # type: ignore[arg-type,return-value]  # no element
            yield DrawnMessages(page)
    finally:
        server.shutdown()
        server.server_close()

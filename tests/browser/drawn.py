"""Messages drawn by the sandbox's page, one by one, at the width of a phone."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import bot.sandbox
from tests.browser.chrome import PATIENCE, PHONE, Page, window
from tests.browser.turn_messages import SeenMessage

PAGE = """<!doctype html><html><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,"><link rel="stylesheet" href="/static/page.css">
<link rel="stylesheet" href="/static/message.css"><link rel="stylesheet" href="/static/forms.css">
<body><main><div id="scroller"><div id="messages"></div></div></main><script type="module">
import { render } from "/static/message.js";
import { setLocale } from "/static/strings.js";
import { setNow } from "/static/times.js";
window.tall = async (locale, now, message) => {
  setLocale(locale);
  setNow(now);
  const person = (user, bot) => ({ name: user.global_name ?? user.username, bot, roles: [], color: 0 });
  const users = Object.fromEntries(message.mentions.map((user) => [user.id, person(user, false)]));
  users[message.author.id] = person(message.author, true);
  const nothing = () => {};
  const names = { users, roles: {}, channels: {} };
  const view = { commands: { slash: [] }, names, me: "0", act: nothing, messageMenu: nothing };
  const node = render(message, null, view);
  document.getElementById("messages").replaceChildren(node);
  for (const image of node.querySelectorAll("img")) { image.loading = "eager"; await image.decode(); }
  return node.getBoundingClientRect().height;
};
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

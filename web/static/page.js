// Clocks that count, and a page that follows the event. Without this everything can be read all the same.

let ahead = 0; // milliseconds by which the bot's clock is ahead of this machine's

export function now() {
  return Date.now() + ahead;
}

function spelled(seconds) {
  const two = (number) => String(number).padStart(2, "0");
  const hours = Math.floor(seconds / 3600), minutes = Math.floor(seconds / 60) % 60;
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

// What a clock shows now: "setup" counts to the beginning of play, "play" to the end.
export function reading(clock) {
  const { state } = clock.dataset, end = Number(clock.dataset.end), setup = Number(clock.dataset.setupEnd);
  if (state !== "running") return { state, left: Number(clock.dataset.left) };
  if (setup > now()) return { state: "setup", left: Math.ceil((setup - now()) / 1000) };
  const left = Math.max(0, Math.ceil((end - now()) / 1000));
  return { state: left ? "play" : "ended", left };
}

export function tick() {
  for (const clock of document.querySelectorAll(".clock")) {
    const shown = reading(clock), digits = clock.querySelector(".digits"), words = spelled(shown.left);
    if (digits.textContent !== words) digits.textContent = words;
    clock.classList.toggle("soon", shown.state === "play" && shown.left <= 600 && shown.left > 300);
    clock.classList.toggle("last", shown.state === "play" && shown.left <= 300);
    clock.classList.toggle("ended", shown.state === "ended");
    if (clock.dataset.state === "running") clock.querySelector(".note")?.setAttribute("hidden", "");
  }
  document.dispatchEvent(new Event("ticked"));
}

// What stands there already stays the same element, so that focus, what is open and the place of reading survive.
function put(old, fresh) {
  if (old.isEqualNode(fresh)) return;
  if (old.nodeType !== Node.ELEMENT_NODE) { old.data = fresh.data; return; }
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  for (const { name } of [...old.attributes]) if (name !== "open" && !fresh.hasAttribute(name)) old.removeAttribute(name);
  const named = new Map([...old.children].filter((one) => one.id).map((one) => [one.id, one]));
  let at = old.firstChild;
  for (const other of [...fresh.childNodes]) {
    const same = other.id ? named.get(other.id) : at?.nodeName === other.nodeName && !at.id ? at : null;
    if (same === at) at = at?.nextSibling ?? null; else if (same) old.insertBefore(same, at);
    if (same) put(same, other); else old.insertBefore(document.adoptNode(other), at);
  }
  while (at) { const next = at.nextSibling; at.remove(); at = next; }
}

async function follow() {
  const answer = await fetch(location.href, { cache: "no-cache", headers: { Accept: "text/html" } });
  if (!answer.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  const focus = document.activeElement, read = document.elementFromPoint(innerWidth / 2, innerHeight / 3);
  const before = read?.getBoundingClientRect().top;
  for (const place of ["header", "main"]) {
    const old = document.querySelector(place), other = fresh.querySelector(place);
    if (old && other) put(old, other);
  }
  if (focus.isConnected && focus !== document.activeElement) focus.focus({ preventScroll: true });
  if (read?.isConnected && scrollY > 0) scrollBy(0, read.getBoundingClientRect().top - before);
  document.title = fresh.title;
  document.body.dataset.stamp = fresh.body.dataset.stamp;
  tick();
  document.dispatchEvent(new Event("followed"));
}

let heard = new Date();

function lost(yes) {
  const line = document.getElementById("lost");
  if (!line || line.hidden === !yes) return;
  line.textContent = line.dataset.words.replace("{time}", heard.toLocaleTimeString(document.documentElement.lang, { hour: "2-digit", minute: "2-digit" }));
  line.hidden = !yes;
}

function live() {
  const address = document.body.dataset.live;
  if (!address || !window.EventSource) return;
  const stream = new EventSource(address);
  let due = 0;
  const hear = ({ data }) => {
    const said = JSON.parse(data);
    ahead = said.now - Date.now();
    heard = new Date();
    lost(false);
    tick();
    if (said.stamp === document.body.dataset.stamp) return;
    clearTimeout(due);
    // A hall full of phones does not ask all at the same moment.
    due = setTimeout(() => follow().catch(() => lost(true)), Math.random() * 300);
  };
  for (const kind of ["hello", "changed", "time"]) stream.addEventListener(kind, hear);
  stream.addEventListener("error", async () => {
    if (stream.readyState !== EventSource.CLOSED) { lost(true); return; }
    // There is no room for one more who listens: so this one asks, now and then.
    const answer = await fetch(address.replace(/live(?=$|\?)/, "now"), { cache: "no-store" }).catch(() => null);
    if (answer?.ok) hear({ data: await answer.text() }); else lost(true);
    setTimeout(live, (answer?.ok ? 12000 : 5000) * (1 + Math.random() / 2));
  });
  window.addEventListener("pagehide", () => stream.close(), { once: true });
  window.addEventListener("pageshow", (event) => event.persisted && live(), { once: true });
}

tick();
setInterval(tick, 250);
live();

// The game goes on while one looks: what is said is answered with the page of then, and what others do is fetched.
// Without this script every control is a link or a button of a form. No text and no game is in here.

import { anew, ask, here, stand, stream } from "./way.js";

const news = document.getElementById("news");
const SAID = 8000;
let busy = false, ticked = new Set(), silence = 0;

const root = () => document.getElementById("table");
const boxes = (where) => [...where.querySelectorAll("form input[type=checkbox]")];
const named = (box) => `${box.form.elements.prefix?.value} ${box.value}`;
const logged = (where) => [...where.querySelectorAll("#log li")].map((line) => line.textContent);

// Said aloud; shown for a while too where it is not the answer to what one did oneself.
export function tell(words, { shown }) {
  clearTimeout(silence);
  news.classList.toggle("visually-hidden", !shown);
  news.textContent = words.filter(Boolean).join(" · ");
  if (shown) silence = setTimeout(() => news.classList.add("visually-hidden"), SAID);
}

// What is being chosen stays chosen, as far as it is still there, and waits while one looks at an earlier turn.
export function put(page, { keep }) {
  const fresh = page.getElementById("table"), old = root();
  if (!fresh) return anew();
  if (!old.dataset.turn) ticked = new Set(boxes(old).filter((box) => box.checked).map(named));
  let lost = false;
  if (keep && !fresh.dataset.turn) {
    for (const box of boxes(fresh)) box.checked = ticked.has(named(box));
    lost = boxes(fresh).filter((box) => box.checked).length < ticked.size;
    const shut = new Set([...old.querySelectorAll("details:not([open]) summary")].map((one) => one.textContent));
    for (const one of fresh.querySelectorAll("details")) one.open = !shut.has(one.querySelector("summary").textContent);
  }
  const before = new Set(logged(old)), same = old.dataset.turn === fresh.dataset.turn;
  const told = same ? logged(fresh).filter((line) => !before.has(line)) : [fresh.querySelector("h1").textContent];
  const focus = document.activeElement?.closest("#table [value], #table [data-way], #table [href], #table [data-at]");
  const [name, value] = ["data-at", "value", "data-way", "href"].map((one) => [one, focus?.getAttribute(one)]).find(([, found]) => found) ?? [];
  old.replaceWith(fresh);
  document.title = page.title;
  stand(fresh.dataset.here);
  if (name) (fresh.querySelector(`[${name}="${CSS.escape(value)}"]`) ?? fresh.querySelector(".turns a"))?.focus({ preventScroll: true });
  tell([fresh.querySelector("[role=alert]")?.textContent, lost && fresh.dataset.lost, ...told.reverse()], { shown: keep && same });
  document.dispatchEvent(new CustomEvent("table", { detail: { keep } }));
}

const parsed = (text) => new DOMParser().parseFromString(text, "text/html");

export async function say(form, submitter, words) {
  if (busy) return;
  const sent = new FormData(form, submitter);
  if (words !== undefined) sent.set("words", words);
  sent.set("fetch", "1");
  busy = true;
  root().setAttribute("aria-busy", "true");
  try {
    const answer = await ask(form.action, { method: "POST", body: new URLSearchParams(sent) });
    if (!answer.ok && answer.status !== 404) throw new Error(answer.status);
    put(parsed(await answer.text()), { keep: false });
  } catch { anew(); }
  busy = false;
}

// Without a connection the next word of the stream tries again.
async function follow() {
  const answer = await ask(here(), { cache: "no-store" }).catch(() => null);
  if (busy || !answer) return;
  if (answer.ok) put(parsed(await answer.text()), { keep: true });
  else anew();
}

// An earlier turn, or back: no form is sent, so that what is being chosen waits.
function turn(way) {
  if (!way || busy) return;
  stand(way.href, { push: true });
  follow();
}

const WAYS = { ArrowLeft: "before", ArrowRight: "next", Home: "first", End: "last", Escape: "present" };

document.addEventListener("click", (event) => {
  const way = event.target.closest("#table a[data-way]");
  if (!way || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  turn(way);
});

// From the game itself an arrow leads back only where it means no place of the board.
document.addEventListener("keydown", (event) => {
  const way = WAYS[event.key], page = root();
  if (!way || event.altKey || event.ctrlKey || event.metaKey || event.target.closest?.("input, dialog, [data-at]")) return;
  if (!page.dataset.turn && way !== "before") return;
  event.preventDefault();
  turn(page.querySelector(`a[data-way=${way}]`));
});

addEventListener("popstate", follow);

document.addEventListener("submit", (sent) => {
  if (!root()?.contains(sent.target)) return;
  sent.preventDefault();
  say(sent.target, sent.submitter);
});

let heard, of;

function live() {
  const told = stream(of = root().dataset.live);
  heard?.close();
  heard = told;
  const hear = ({ data }) => {
    if (told === heard && !busy && JSON.parse(data).stamp !== root().dataset.seen) follow();
  };
  for (const kind of ["hello", "changed", "time"]) told.addEventListener(kind, hear);
  told.addEventListener("error", () => { if (told === heard && told.readyState === EventSource.CLOSED) setTimeout(live, 5000); });
}

addEventListener("pagehide", () => heard.close());
addEventListener("pageshow", (event) => event.persisted && live());
document.addEventListener("table", () => { if (root().dataset.live !== of) live(); }); // inside Discord: another game
live();

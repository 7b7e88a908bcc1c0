// The board follows what others do, while what is being typed stays; it is searched while one types.
// Without this script everything is a link or a form. No text and no rule is in here.

const root = () => document.getElementById("floor");
const news = document.getElementById("news");
const sought = () => document.getElementById("q");
const fields = (where) => [...where.querySelectorAll("input:not([type=hidden]), select")];
const typed = (field) => field.type === "checkbox" ? field.checked !== field.defaultChecked
  : field.tagName === "SELECT" ? ![...field.options].every((one) => one.selected === one.defaultSelected || one.index === 0)
  : field.value !== field.defaultValue;
const place = (field) => `${field.form?.elements.do?.value} ${field.form?.elements.player?.value} ${field.form?.elements.call?.value} ${field.form?.elements.at?.value} ${field.name}`;
let busy = false;

const folded = (words) => words.normalize("NFKC").toLowerCase().trim().replace(/\s+/g, " ");

function narrow() {
  const key = folded(sought()?.value ?? "");
  for (const tile of document.querySelectorAll(".tile")) tile.hidden = !tile.dataset.keys.includes(key);
}

function put(page) {
  const fresh = page.getElementById("floor"), old = root();
  if (!fresh) return location.reload();
  const kept = new Map(fields(old).filter(typed).map((field) => [place(field), field]));
  for (const field of fields(fresh)) {
    const before = kept.get(place(field));
    if (before) field.type === "checkbox" ? (field.checked = before.checked) : (field.value = before.value);
  }
  const open = new Set([...old.querySelectorAll("details[open] > summary")].map((one) => one.textContent));
  for (const one of fresh.querySelectorAll("details")) one.open = open.has(one.querySelector("summary").textContent);
  const focus = document.activeElement, named = focus?.name && place(focus), id = focus?.id;
  const ends = focus?.selectionStart;
  // What was asked or refused stays until it is answered: nobody else's deed takes it away.
  const told = [...old.querySelectorAll(":scope > [role=alert], :scope > .stages")];
  fresh.querySelector("h1").after(...told);
  old.replaceWith(fresh);
  const again = told.some((one) => one.contains(focus)) ? focus : named ? fields(fresh).find((field) => place(field) === named) : id ? document.getElementById(id) : null;
  again?.focus({ preventScroll: true });
  if (typeof ends === "number" && again?.setSelectionRange && again.type === "text") again.setSelectionRange(ends, ends);
  narrow();
  news.textContent = "";
  requestAnimationFrame(() => { news.textContent = news.dataset.words; });
}

async function follow() {
  const answer = await fetch(location.href, { cache: "no-store" }).catch(() => null);
  if (busy || !answer) return;
  if (answer.ok) put(new DOMParser().parseFromString(await answer.text(), "text/html"));
  else location.reload();
}

document.addEventListener("submit", (sent) => {
  busy = true;
  if (sent.submitter) requestAnimationFrame(() => { sent.submitter.disabled = true; });
});
addEventListener("pageshow", () => { busy = false; document.querySelectorAll("button:disabled").forEach((one) => { one.disabled = false; }); });
document.addEventListener("input", (event) => { if (event.target === sought()) narrow(); });
document.addEventListener("click", (event) => { // what is opened to be typed into is typed into at once
  const opened = event.target.closest("summary")?.parentElement;
  if (opened && !opened.open) setTimeout(() => opened.querySelector("input:not([type=hidden]), textarea")?.focus());
});

// "/" looks for a name, arrows go from tile to tile, Escape back to the tiles.
document.addEventListener("keydown", (event) => {
  const writes = event.target.closest?.("input, select, textarea");
  if (event.key === "/" && !writes) { event.preventDefault(); sought()?.focus(); return; }
  if (event.key === "Escape") { document.querySelector(".tile:not([hidden]) > a")?.focus(); return; }
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!step || writes) return;
  const tiles = [...document.querySelectorAll(".tile:not([hidden]) > a")], at = tiles.indexOf(document.activeElement);
  if (at < 0) return;
  event.preventDefault();
  tiles[(at + step + tiles.length) % tiles.length].focus();
});

function live() {
  const stream = new EventSource(root().dataset.live);
  const hear = ({ data }) => { if (!busy && JSON.parse(data).stamp !== root().dataset.seen) follow(); };
  for (const kind of ["hello", "changed", "time"]) stream.addEventListener(kind, hear);
  stream.addEventListener("error", () => { if (stream.readyState === EventSource.CLOSED) setTimeout(live, 5000); });
  addEventListener("pagehide", () => stream.close(), { once: true });
}

live();

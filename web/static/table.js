// Taps narrow the legal actions that the page carries; what is left is said by the page's form. No text and no game is in here.
// Without this script every place is a link and every action a button of the same form.

import { say, tell } from "./table-live.js";
import { ask as fetched, here, kept } from "./way.js";

const REACH = 30; // CSS pixels from a finger to the nearest lit place
let chosen = [], asked = 0, table;

const root = () => document.getElementById("table");
const says = () => document.getElementById("meant");
const counted = (keys) => keys.reduce((all, key) => all.set(key, (all.get(key) ?? 0) + 1), new Map());
const within = (small, large) => [...small].every(([key, number]) => number <= (large.get(key) ?? 0));
const places = (css = "") => [...root().querySelectorAll(`[data-at]${css}`)];

function read() {
  const { taps = [], free = [], chosen: before = [] } = JSON.parse(root().dataset.taps);
  table = { free: new Set(free), taps: taps.map(([at, words, label, soft]) => ({ at: counted(at), size: at.length, words, label, soft })) };
  return before;
}

// Lights what may be tapped next, and shows what the places mean that were tapped.
function show() {
  const held = counted(chosen), fits = table.taps.filter((tap) => within(held, tap.at));
  const next = new Set(fits.flatMap((tap) => [...tap.at].filter(([key, number]) => number > (held.get(key) ?? 0)).map(([key]) => key)));
  const loose = chosen.every((key) => table.free.has(key));
  for (const place of places()) {
    const { at, count } = place.dataset, mine = held.get(at) ?? 0;
    const lit = next.has(at) || (loose && table.free.has(at) && mine < Number(count));
    place.classList.toggle("lit", lit);
    place.classList.toggle("chosen", mine > 0);
    place.tabIndex = lit || mine ? 0 : -1;
    const badge = place.querySelector("i");
    if (badge) badge.textContent = mine || "";
  }
  const exact = fits.filter((tap) => chosen.length && tap.size === chosen.length);
  mean(exact);
  if (chosen.length && loose && !exact.length) ask();
  return exact;
}

function mean(found) {
  const place = says();
  const button = (text, made) => Object.assign(document.createElement("button"), { className: "say", textContent: text, ...made });
  const said = found.map(({ words, label }) => button(label, { className: "say go", name: "words", value: words }));
  if (chosen.length) said.push(button(place.dataset.clear, { type: "button", onclick: clear }));
  place.replaceChildren(...said);
}

// Offers are too many for the page: the server says what the cards mean.
async function ask() {
  const mine = ++asked, query = new URLSearchParams([...here().searchParams, ...chosen.map((key) => ["at", key])]);
  const answer = await fetched(`${here().pathname}/meant?${query}`);
  if (answer.ok && mine === asked) mean((await answer.json()).map(([words, label]) => ({ words, label })));
}

function clear() { chosen = []; asked++; show(); }

function spoken(tap) { say(document.getElementById("say"), null, tap.words); }

function tap(place) {
  const key = place.dataset.at, before = show();
  if (place.matches(".place.chosen")) return before.length === 1 ? spoken(before[0]) : clear();
  if (!place.matches(".lit") && chosen.length) clear();
  if (!place.matches(".lit")) return;
  chosen.push(key);
  asked++;
  const exact = show();
  // A step of the panel says nothing to the game yet.
  const once = exact[0]?.words.startsWith("?") || (exact[0]?.soft && document.getElementById("quick")?.checked);
  if (exact.length === 1 && once) spoken(exact[0]);
}

// The nearest lit place: corners and paths lie twenty pixels apart on a phone.
function nearest({ clientX, clientY }, board) {
  const { a: scale, e: left, f: top } = board.getScreenCTM();
  let best = null, least = Infinity;
  for (const place of places(".place.lit, .place.chosen")) {
    if (!place.matches(".lit, .chosen")) continue;
    const { x, y, r, wide = 0 } = place.dataset, aside = Math.abs(left + x * scale - clientX) - wide * scale;
    const away = Math.hypot(Math.max(aside, 0), top + y * scale - clientY);
    if (away < Math.max(REACH, r * scale) && away < least) [best, least] = [place, away];
  }
  return best;
}

document.addEventListener("click", (event) => {
  const board = event.target.closest("svg.board-drawn"), card = event.target.closest("a.held");
  if (!says() || (!board && !card)) return;
  event.preventDefault();
  const place = card ?? (event.detail ? nearest(event, board) : event.target.closest(".place"));
  if (place) tap(place); else clear();
});

const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

// The next lit place in that direction.
function step(from, [dx, dy]) {
  const middle = (place) => { const box = place.getBoundingClientRect(); return [box.left + box.width / 2, box.top + box.height / 2]; };
  const [x, y] = middle(from.querySelector(":scope > circle, :scope > rect") ?? from);
  let best = null, least = Infinity;
  for (const place of places(".lit, [data-at].chosen")) {
    const [px, py] = middle(place.querySelector(":scope > circle, :scope > rect") ?? place), along = (px - x) * dx + (py - y) * dy;
    const aside = Math.abs((px - x) * dy) + Math.abs((py - y) * dx), cost = along + 2 * aside;
    if (place !== from && along > 1 && cost < least) [best, least] = [place, cost];
  }
  best?.focus();
}

document.addEventListener("keydown", (event) => {
  const place = event.target.closest?.("[data-at]"), way = WAYS[event.key];
  if (event.key === "Escape" && says() && chosen.length) clear();
  if (!place) return;
  if (way || event.key === " ") event.preventDefault();
  if (way) step(place, way);
  if (event.key === " ") tap(place);
});

// What was being chosen stays chosen, where it is still there to be chosen.
function begin(keep) {
  if (!says()) return; // an earlier turn, or one only watches
  const before = read(), wanted = keep ? chosen : before;
  chosen = [];
  show();
  for (const key of wanted) {
    const place = root().querySelector(`[data-at="${CSS.escape(key)}"].lit`);
    if (!place) { chosen = []; tell([root().dataset.lost, document.getElementById("news").textContent], { shown: true }); break; }
    chosen.push(key);
    show();
  }
  show();
  const quick = document.getElementById("quick");
  if (!quick) return;
  quick.checked = kept("quick") === "1";
  quick.parentElement.hidden = false;
}

document.addEventListener("change", ({ target }) => { if (target.id === "quick") kept("quick", target.checked ? "1" : "0"); });
document.addEventListener("table", ({ detail }) => begin(detail.keep));
begin(false);

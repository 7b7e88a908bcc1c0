// The frame inside Discord: it asks Discord's client for a code, has our server find out who that is, and shows the pages
// of their games, with the same scripts as in a browser. All words are the pages'.

import { ask, frame } from "./way.js";

const HANDSHAKE = 0, FRAME = 1;
const { client, origins, enter } = document.body.dataset;
const discord = parent.opener ?? parent; // the frame of a window of its own speaks to the one it came from
const waiting = new Map();
let { games } = document.body.dataset, origin = "*", greet, live;

const greeted = new Promise((resolve) => { greet = resolve; });
const send = (code, words) => discord.postMessage([code, words], origin);

function command(cmd, args) {
  const nonce = crypto.randomUUID();
  send(FRAME, { cmd, args, nonce });
  return new Promise((resolve, reject) => waiting.set(nonce, { resolve, reject }));
}

addEventListener("message", (event) => {
  if (event.source !== discord || !origins.split(" ").includes(event.origin)) return;
  const [code, said] = Array.isArray(event.data) ? event.data : [];
  if (code !== FRAME || !said) return;
  if (said.cmd === "DISPATCH" && said.evt === "READY") { origin = event.origin; greet(); }
  const asked = waiting.get(said.nonce);
  waiting.delete(said.nonce);
  if (said.evt === "ERROR") asked?.reject(said.data); else asked?.resolve(said.data);
});

// Who is there; where they are led.
async function signIn() {
  await greeted;
  const args = { client_id: client, response_type: "code", state: "", prompt: "none", scope: ["identify"] };
  const { code } = await command("AUTHORIZE", args);
  const answer = await fetch(enter + location.search, { method: "POST", body: new URLSearchParams({ code }) });
  if (!answer.ok) throw new Error(answer.status);
  const said = await answer.json();
  [frame.secret, games] = [said.secret, said.games];
  return said.to;
}

async function go(address) {
  let answer = await ask(address, { cache: "no-store" });
  if (answer.status === 403) { await signIn(); answer = await ask(address, { cache: "no-store" }); }
  await show(new DOMParser().parseFromString(await answer.text(), "text/html"), new URL(address, location.href).href);
}

// A game's scripts are loaded once; it waits out of sight while its reader looks at the list.
async function show(page, at) {
  const fresh = page.querySelector("main"), game = document.querySelector("main.game");
  const isGame = page.getElementById("table") !== null;
  document.title = page.title;
  document.documentElement.lang = page.documentElement.lang;
  document.querySelectorAll("main:not(.game, #failed)").forEach((one) => one.remove());
  if (!isGame || !game) document.querySelector("footer").before(fresh);
  if (game) game.hidden = !isGame;
  document.body.className = `${page.body.className} framed`;
  if (!isGame) return;
  frame.at = at;
  if (game) return live.put(page, { keep: false });
  fresh.classList.add("game");
  const scripts = [...page.querySelectorAll("script[src]")].map((one) => one.getAttribute("src"));
  await Promise.all(scripts.map((one) => import(one)));
  live = await import("./table-live.js");
}

async function tried(work) {
  try { await work(); } catch { failed(true); }
}

function failed(has) {
  for (const one of document.querySelectorAll("main")) one.hidden = has !== (one.id === "failed");
}

const begin = () => tried(async () => go(await signIn()));
frame.anew = () => tried(() => go(frame.at));

addEventListener("click", (event) => {
  const link = event.target.closest?.("a[href]");
  if (!link || event.defaultPrevented) return;
  const to = new URL(link.getAttribute("href"), location.href);
  if (to.hash) return;
  event.preventDefault();
  if (to.origin !== location.origin) command("OPEN_EXTERNAL_LINK", { url: to.href }).catch(() => {});
  else tried(() => go(to.pathname === "/home" ? games : to.pathname + to.search));
});

document.getElementById("again").addEventListener("click", () => location.reload());
send(HANDSHAKE, { v: 1, encoding: "json", client_id: client, frame_id: new URLSearchParams(location.search).get("frame_id") });
if (discord === window) failed(true); else begin();

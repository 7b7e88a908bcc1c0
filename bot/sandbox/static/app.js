// Puts the page together: what the server sends is drawn, what the person does is sent.

import { Composer } from "./composer.js";
import { button, changed, clear, el, popup, toast } from "./dom.js";
import { channelIcon, icon } from "./icons.js";
import { Link } from "./link.js";
import { messageMenu, personCard } from "./menus.js";
import { render } from "./message.js";
import { openForm } from "./modal.js";
import { drawMembers, drawRooms, drawWhoami, isThread } from "./sidebar.js";
import { LOCALES, locale, setLocale, t } from "./strings.js";
import { setNow, tick } from "./times.js";
import { drawTour } from "./tour.js";

const SKIPS = [[60, "minutes", 1], [600, "minutes", 10], [1800, "minutes", 30], [3600, "hours", 1], [86400, "days", 1]];
const $ = (id) => document.getElementById(id);
const drawn = new Map();
let composer = null;

// What the parts of the page share: the newest state, and ways to act on it.
const view = {
  commands: { slash: [], user: [], message: [] },
  get locale() { return locale(); },
  ask: (what, details) => link.ask(what, details),
  act,
  go,
  messageMenu: (event, message) => messageMenu(event, message, view),
  botName: () => Object.values(view.names.users).find((user) => user.bot)?.name ?? "bot",
  redraw: () => draw(),
  title: (room) => (room.type === 1 ? `@${view.botName()}` : isThread(room) ? room.name : `#${room.name}`),
};

async function act(what, details) {
  const answer = await link.ask(what, details);
  if (!answer.ok) toast(refusal(answer));
  else if (answer.modal) openForm(answer, view);
  else if (answer.answered === false) toast(t("noReply"));
  return answer;
}

function refusal({ code, detail }) {
  return t(code in { refused: 1, unknown: 1 } ? "refused" : code, { detail });
}

// Where one is stands in the address, so that each browser tab can be somebody else.
function wanted() {
  return Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
}

function go(changes) {
  const next = { ...wanted(), me: view.me, channel: view.here?.id, ...changes };
  if (changes.me && view.here?.type === 1 && !changes.channel) delete next.channel;
  if (changes.locale) localStorage.setItem("locale", changes.locale);
  history.replaceState(null, "", `#${new URLSearchParams(Object.entries(next).filter(([, value]) => value))}`);
  document.body.classList.remove("drawer");
  look();
}

async function look() {
  const { me, channel, locale: code = localStorage.getItem("locale") ?? preferred() } = wanted();
  setLocale(code);
  await link.ask("look", { me, channel, locale: code });
  if (view.here) draw();
}

function preferred() {
  return navigator.language.startsWith("ja") ? "ja" : "en-US";
}

function pushed(message) {
  if (message.now) setNow(message.now);
  if (message.commands) view.commands = message.commands;
  if (message.state) {
    Object.assign(view, message.state);
    draw();
  }
}

function draw() {
  clear($("guild"), el("h1", {}, view.guild.name));
  drawRooms($("rooms"), view);
  drawWhoami($("whoami"), view);
  drawTop();
  drawMembers($("members"), view);
  drawMessages();
  drawTour($("tour"), view);
  composer ??= new Composer($("composer"), view);
  composer.update();
  document.title = `${unread()}${view.title(view.here)} · Guildhall`;
  tick();
}

function unread() {
  const count = view.rooms.reduce((sum, room) => sum + room.pings, 0);
  return count ? `(${count}) ` : "";
}

function drawTop() {
  const news = view.rooms.some((room) => room.unread);
  if (!changed($("top"), news, view.here, view.locale)) return;
  clear($("top"),
    button(news ? "icon-button burger news" : "icon-button burger", icon("menu"), () => document.body.classList.toggle("drawer"), { "aria-label": t("menu") }),
    el("h2", {}, el("span", { class: "mark", "aria-hidden": "true" }, channelIcon(view.here.type)), view.here.type === 1 ? view.botName() : view.here.name),
    el("span", { class: "topic" }, view.here.archived ? t("archived") : view.here.topic),
    el("span", { id: "clock", title: t("clock") }),
    button("icon-button", icon("skip"), skipMenu, { title: t("skip"), "aria-label": t("skip"), id: "skip" }),
    button("icon-button", icon("people"), () => ($("members").hidden = !$("members").hidden), { title: t("members"), "aria-label": t("members") }));
}

function skipMenu(event) {
  event.stopPropagation();
  popup(event.clientX - 160, event.clientY + 12, [el("h3", {}, t("skip")), ...SKIPS.map(([seconds, unit, n]) =>
    button("menu-item", `+ ${t(unit, { n })}`, () => act("skip", { seconds }), { data: { skip: seconds } }))]);
}

// Messages are drawn again only when they changed, so that nothing moves under one's finger.
function drawMessages() {
  const scroller = $("scroller"), place = `${view.here.id}/${view.me}`;
  const moved = scroller.dataset.place !== place;
  const atEnd = moved || scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < 80;
  if (moved) drawn.clear();
  scroller.dataset.place = place;
  const looks = JSON.stringify([view.locale, view.names.users, view.me]);
  const nodes = view.messages.map((message, index) => {
    const key = JSON.stringify([message, view.messages[index - 1]?.id]) + looks;
    const kept = drawn.get(message.id);
    if (kept?.key === key) return kept.node;
    const node = render(message, view.messages[index - 1], view);
    drawn.set(message.id, { key, node });
    return node;
  });
  const newest = view.messages.at(-1);
  const mine = newest && newest.id !== scroller.dataset.newest && [newest.author.id, newest.interaction_metadata?.user.id].includes(view.me);
  scroller.dataset.newest = newest?.id ?? "";
  const empty = nodes.length === 0 && !view.starter;
  const start = el("div", { class: "start" }, el("h2", {}, view.title(view.here)), empty && el("p", {}, t("empty")));
  // The message under which a thread was opened stands at its head, as in Discord.
  const starter = view.starter && el("div", { class: "starter" }, render(view.starter, null, { ...view, names: { ...view.names, channels: {} } }));
  clear($("messages"), start, starter, nodes);
  if (atEnd || mine) toEnd();
  showJump();
}

// The way back down, while one reads further up.
function showJump() {
  const scroller = $("scroller"), jump = $("jump");
  jump.hidden = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < 300;
  jump.textContent = t("jump");
}

function toEnd() {
  const scroller = $("scroller");
  scroller.scrollTop = scroller.scrollHeight;
}

// Names, mentions of channels and commands can be pressed wherever they stand.
function pressed(event) {
  const target = event.target.closest?.("[data-user],[data-channel],[data-command]");
  if (!target || target.closest(".popup")) return;
  if (target.dataset.user) personCard(target.dataset.user, view);
  else if (target.dataset.channel) go({ channel: target.dataset.channel });
  else composer.begin();
}

document.addEventListener("click", pressed);
document.addEventListener("keydown", (event) => event.key === "Enter" && event.target.matches?.(".mention,.author") && pressed(event));
document.addEventListener("contextmenu", (event) => {
  const user = event.target.closest("[data-user]");
  const message = view.messages?.find((one) => one.id === event.target.closest("[data-message]")?.dataset.message);
  if (user) (event.preventDefault(), personCard(user.dataset.user, view));
  else if (message) messageMenu(event, message, view);
});
// A picture that arrives late must not push the newest message out of sight.
document.addEventListener("load", (event) => {
  const scroller = $("scroller");
  if (event.target.tagName === "IMG" && scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < event.target.offsetHeight + 100) toEnd();
}, true);
$("scroller").addEventListener("scroll", showJump, { passive: true });
$("jump").addEventListener("click", toEnd);
$("shade").addEventListener("click", () => document.body.classList.remove("drawer"));
addEventListener("hashchange", look);

setLocale(localStorage.getItem("locale") in LOCALES ? localStorage.getItem("locale") : preferred());
const link = new Link({ opened: look, lost: () => toast(t("lost")), pushed });
